//! The alphabets, as data: which letters there are, in which order, and what folds into them.

use crate::fold::{FoldError, fold};
use crate::letter::{Letter, LetterSet};
use crate::word::Word;
use std::fmt;
use std::str::FromStr;

/// An alphabet: which letters there are and in which order.
///
/// Text of the real world is *folded* into it: any case, composed or decomposed marks and
/// ligatures all arrive at the same letters.
///
/// ```
/// use lexicon::Alphabet;
/// let word = Alphabet::French.fold("Œuvré")?;
/// assert_eq!(Alphabet::French.spell(&word).to_string(), "OEUVRE");
/// // Ç is a letter of its own in Portuguese and a C in French.
/// assert_eq!(Alphabet::Portuguese.spell(&Alphabet::Portuguese.fold("maçã")?).to_string(), "MAÇA");
/// assert_eq!(Alphabet::French.spell(&Alphabet::French.fold("leçon")?).to_string(), "LECON");
/// # Ok::<(), lexicon::FoldError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Alphabet {
    /// A to Z.
    English,
    /// A to Z; every mark is dropped, Œ is OE, Æ is AE.
    French,
    /// A to Z and Ç after C; every other mark is dropped.
    Portuguese,
    /// A to Z, as Romanian word games play it: Ă and Â are A, Î is I, Ș is S, Ț is T.
    Romanian,
}

const LATIN: &[char] = &[
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S',
    'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
];
const LATIN_WITH_CEDILLA: &[char] = &[
    'A', 'B', 'C', 'Ç', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R',
    'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
];

impl Alphabet {
    /// All of them.
    pub const EVERY: [Alphabet; 4] =
        [Alphabet::English, Alphabet::French, Alphabet::Portuguese, Alphabet::Romanian];

    /// The language tag of the alphabet: `en`, `fr`, `pt` or `ro`.
    pub const fn code(self) -> &'static str {
        match self {
            Alphabet::English => "en",
            Alphabet::French => "fr",
            Alphabet::Portuguese => "pt",
            Alphabet::Romanian => "ro",
        }
    }

    /// The letters in order, as they are displayed.
    pub const fn letters(self) -> &'static [char] {
        match self {
            Alphabet::Portuguese => LATIN_WITH_CEDILLA,
            Alphabet::English | Alphabet::French | Alphabet::Romanian => LATIN,
        }
    }

    /// All letters of the alphabet as a set.
    pub const fn all(self) -> LetterSet {
        LetterSet::from_bits(((1u64 << (self.letters().len() + 1)) - 1) as u32)
    }

    /// The letter that is displayed as this upper-case character.
    pub fn letter(self, display: char) -> Option<Letter> {
        let place = self.letters().iter().position(|&letter| letter == display)?;
        Letter::new(place as u8 + 1)
    }

    /// How a letter is displayed; `?` for a letter that this alphabet does not have.
    pub fn display(self, letter: Letter) -> char {
        self.letters().get(letter.index() - 1).copied().unwrap_or('?')
    }

    /// Folds text of the real world into a word.
    pub fn fold(self, text: &str) -> Result<Word, FoldError> {
        let mut word = Word::EMPTY;
        let mut room = true;
        fold(self, text, |letter| room &= word.push(letter))?;
        if !room {
            return Err(FoldError::TooLong);
        }
        if word.is_empty() {
            return Err(FoldError::Empty);
        }
        Ok(word)
    }

    /// Folds text of any length into letters, for hands and trays.
    pub fn fold_letters(self, text: &str) -> Result<Vec<Letter>, FoldError> {
        let mut letters = Vec::with_capacity(text.len());
        fold(self, text, |letter| letters.push(letter))?;
        Ok(letters)
    }

    /// The display form of letters.
    pub fn spell(self, letters: &[Letter]) -> Spelled<'_> {
        Spelled { alphabet: self, letters }
    }
}

impl fmt::Display for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Alphabet {
    type Err = UnknownAlphabet;

    fn from_str(code: &str) -> Result<Alphabet, UnknownAlphabet> {
        Alphabet::EVERY
            .into_iter()
            .find(|alphabet| alphabet.code() == code)
            .ok_or_else(|| UnknownAlphabet(code.to_owned()))
    }
}

/// No alphabet has this code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownAlphabet(String);

impl fmt::Display for UnknownAlphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown alphabet {:?}: expected en, fr, pt or ro", self.0)
    }
}

impl std::error::Error for UnknownAlphabet {}

/// Letters on their way to display; made by [`Alphabet::spell`].
#[derive(Clone, Copy, Debug)]
pub struct Spelled<'a> {
    alphabet: Alphabet,
    letters: &'a [Letter],
}

impl fmt::Display for Spelled<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.letters.iter().try_for_each(|&letter| f.write_char(self.alphabet.display(letter)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_alphabet_round_trips_its_letters_and_its_code() {
        for alphabet in Alphabet::EVERY {
            assert_eq!(alphabet.code().parse(), Ok(alphabet));
            for letter in alphabet.all() {
                assert_eq!(alphabet.letter(alphabet.display(letter)), Some(letter));
            }
            assert_eq!(alphabet.all().len() as usize, alphabet.letters().len());
        }
        assert!("de".parse::<Alphabet>().is_err());
    }

    #[test]
    fn cedilla_sorts_between_c_and_d_in_portuguese() {
        let place = |c| Alphabet::Portuguese.letter(c);
        assert!(place('C') < place('Ç') && place('Ç') < place('D'));
        assert_eq!(Alphabet::French.letter('Ç'), None);
    }
}
