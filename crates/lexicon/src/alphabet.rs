//! The alphabets, as data: which letters there are, in which order, and what folds into them.
//!
//! Seven [come with the program](built_in); a host [adds](Alphabet::add) others as small texts.

mod built_in;
mod text;

pub use text::AlphabetFault;

use crate::fold::{FoldError, fold};
use crate::letter::{Letter, LetterSet};
use crate::word::Word;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::{PoisonError, RwLock};

/// An alphabet: which letters there are and in which order. It is a name for data that lives as
/// long as the program, so it is copied freely.
///
/// Text of the real world is *folded* into it: any case, composed or decomposed marks and
/// ligatures all arrive at the same letters.
///
/// ```
/// use lexicon::Alphabet;
/// let word = Alphabet::FRENCH.fold("Œuvré")?;
/// assert_eq!(Alphabet::FRENCH.spell(&word).to_string(), "OEUVRE");
/// // Ç is a letter of its own in Portuguese and a C in French.
/// assert_eq!(Alphabet::PORTUGUESE.spell(&Alphabet::PORTUGUESE.fold("maçã")?).to_string(), "MAÇA");
/// assert_eq!(Alphabet::FRENCH.spell(&Alphabet::FRENCH.fold("leçon")?).to_string(), "LECON");
/// # Ok::<(), lexicon::FoldError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Alphabet(&'static Described);

/// What an alphabet consists of.
#[derive(PartialEq, Eq, Debug)]
struct Described {
    /// The language tag, of at most [`MAX_CODE`] bytes.
    code: &'static str,
    /// The letters in order, as they are displayed.
    letters: &'static [char],
    /// Characters that are written with several letters, or with other ones.
    folds: &'static [(char, &'static str)],
}

/// The longest code of an alphabet, in bytes: files have room for so much.
pub(crate) const MAX_CODE: usize = 4;

/// Those that a host has added. They are few, and stay as long as the program runs.
static ADDED: RwLock<Vec<Alphabet>> = RwLock::new(Vec::new());

impl Alphabet {
    /// Adds an alphabet that is described by a text:
    ///
    /// ```
    /// use lexicon::Alphabet;
    /// let danish = Alphabet::add(
    ///     "# Danish: Æ, Ø and Å are letters of their own at the end.\n\
    ///      code da\n\
    ///      letters ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ\n\
    ///      fold Œ OE\n",
    /// )?;
    /// assert_eq!(danish.spell(&danish.fold("rødgrød").unwrap()).to_string(), "RØDGRØD");
    /// assert_eq!("da".parse(), Ok(danish));
    /// # Ok::<(), lexicon::AlphabetFault>(())
    /// ```
    ///
    /// Adding the same twice changes nothing; another one with a code that is taken is refused.
    pub fn add(text: &str) -> Result<Alphabet, AlphabetFault> {
        let described = text::read(text)?;
        let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
        let taken = |known: &&Alphabet| known.code() == described.code;
        match built_in::ALL.iter().chain(added.iter()).find(taken) {
            Some(known) if known.0 == described => Ok(*known),
            Some(_) => Err(AlphabetFault::Taken(described.code.to_owned())),
            None => {
                let new = Alphabet(described);
                added.push(new);
                Ok(new)
            }
        }
    }

    /// All that there are: those that come with the program, then those that were added.
    pub fn all_known() -> Vec<Alphabet> {
        let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
        built_in::ALL.iter().chain(added.iter()).copied().collect()
    }

    /// The language tag of the alphabet, such as `en`.
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// The letters in order, as they are displayed.
    pub const fn letters(self) -> &'static [char] {
        self.0.letters
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

    /// The letters that this alphabet writes for a character, where it has a rule for it.
    pub(crate) fn written(self, character: char) -> Option<&'static str> {
        self.0.folds.iter().find(|(from, _)| *from == character).map(|(_, to)| *to)
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

/// No two alphabets have the same code.
impl PartialEq for Alphabet {
    fn eq(&self, other: &Alphabet) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Alphabet {}

impl Hash for Alphabet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code().hash(state);
    }
}

impl fmt::Debug for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Alphabet({})", self.code())
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
        Alphabet::all_known()
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
        let known: Vec<&str> = Alphabet::all_known().iter().map(|known| known.code()).collect();
        write!(f, "unknown alphabet {:?}: expected one of {}", self.0, known.join(", "))
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
        for alphabet in Alphabet::all_known() {
            assert_eq!(alphabet.code().parse(), Ok(alphabet));
            for letter in alphabet.all() {
                assert_eq!(alphabet.letter(alphabet.display(letter)), Some(letter));
            }
            assert_eq!(alphabet.all().len() as usize, alphabet.letters().len());
        }
        let unknown = "xx".parse::<Alphabet>().unwrap_err().to_string();
        assert!(unknown.contains("en, fr, pt, ro, es, de, it"), "{unknown}");
    }

    #[test]
    fn cedilla_sorts_between_c_and_d_in_portuguese() {
        let place = |c| Alphabet::PORTUGUESE.letter(c);
        assert!(place('C') < place('Ç') && place('Ç') < place('D'));
        assert_eq!(Alphabet::FRENCH.letter('Ç'), None);
    }

    #[test]
    fn an_added_alphabet_is_known_by_its_code_and_no_code_is_taken_twice() {
        let text = "code sv\nletters ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ\n";
        let swedish = Alphabet::add(text).unwrap();
        assert_eq!(Alphabet::add(text), Ok(swedish), "the same again");
        assert_eq!("sv".parse(), Ok(swedish));
        assert!(swedish.letter('Z') < swedish.letter('Å'));
        assert_eq!(swedish.spell(&swedish.fold("småöar").unwrap()).to_string(), "SMÅÖAR");
        let other = "code sv\nletters ABC\n";
        assert_eq!(Alphabet::add(other), Err(AlphabetFault::Taken("sv".into())));
        let english = "code en\nletters ABC\n";
        assert_eq!(Alphabet::add(english), Err(AlphabetFault::Taken("en".into())));
    }
}
