//! How a game sees words: whether one exists, and whether any fits a pattern.

use crate::card::Glyph;
use lexicon::{Alphabet, FoldError, Letter, Pattern, Word};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;
use xxhash_rust::xxh3::xxh3_64;

/// The words that a game is played with.
pub trait Dictionary {
    /// The alphabet that its words are written in.
    fn alphabet(&self) -> Alphabet;

    /// Is this a word?
    fn contains(&self, word: &[Letter]) -> bool;

    /// Some word that fits the pattern and that `accept` agrees to, if there is one.
    fn first(&self, pattern: &Pattern, accept: &mut dyn FnMut(&[Letter]) -> bool) -> Option<Word>;

    /// Is this a word that family tables do without? It is a word all the same.
    fn offends(&self, _word: &[Letter]) -> bool {
        false
    }

    /// Tells this dictionary from every other, also from its own other versions.
    fn checksum(&self) -> Checksum;

    /// Is this, as it lies on the table, a word?
    fn knows(&self, word: &[Glyph]) -> bool {
        letters(self.alphabet(), word).is_some_and(|letters| self.contains(&letters))
    }

    /// Is this, as it lies on the table, a word that family tables do without?
    fn offends_as_laid(&self, word: &[Glyph]) -> bool {
        letters(self.alphabet(), word).is_some_and(|letters| self.offends(&letters))
    }
}

/// What lies on the table, as letters of the alphabet.
fn letters(alphabet: Alphabet, word: &[Glyph]) -> Option<Vec<Letter>> {
    word.iter().map(|glyph| alphabet.letter(glyph.as_char())).collect()
}

/// A fingerprint of data, written as sixteen hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Checksum(pub u64);

impl Checksum {
    /// The fingerprint of bytes.
    pub fn of(bytes: &[u8]) -> Checksum {
        Checksum(xxh3_64(bytes))
    }

    /// The fingerprint of bytes that follow others.
    #[must_use]
    pub fn then(self, bytes: &[u8]) -> Checksum {
        Checksum(xxhash_rust::xxh3::xxh3_64_with_seed(bytes, self.0))
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Checksum {
    type Err = String;

    fn from_str(text: &str) -> Result<Checksum, String> {
        let digits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        digits
            .then(|| u64::from_str_radix(text, 16).ok())
            .flatten()
            .map(Checksum)
            .ok_or_else(|| format!("{text:?} is no checksum: expected 16 hexadecimal digits"))
    }
}

crate::text::serde_as_text!(Checksum, "16 hexadecimal digits");

/// Which dictionary a game was set up with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DictionaryRef {
    /// Its name, such as `pt`.
    pub name: String,
    /// Its fingerprint.
    pub checksum: Checksum,
}

/// A dictionary that is a plain list of words.
///
/// ```
/// use games::{Dictionary, WordList};
/// use lexicon::Alphabet;
/// let list = WordList::new(Alphabet::PORTUGUESE, ["treino", "maçã"])?;
/// assert!(list.contains(&Alphabet::PORTUGUESE.fold("MAÇA")?));
/// # Ok::<(), lexicon::FoldError>(())
/// ```
#[derive(Clone, Debug)]
pub struct WordList {
    alphabet: Alphabet,
    words: HashSet<Word>,
    family: lexicon::Family,
    checksum: Checksum,
}

impl WordList {
    /// A list of these words, folded into the alphabet.
    pub fn new<'a>(
        alphabet: Alphabet,
        words: impl IntoIterator<Item = &'a str>,
    ) -> Result<WordList, FoldError> {
        let words: HashSet<Word> =
            words.into_iter().map(|word| alphabet.fold(word)).collect::<Result<_, _>>()?;
        let mut sorted: Vec<&Word> = words.iter().collect();
        sorted.sort_unstable();
        let spelled: Vec<String> =
            sorted.iter().map(|word| alphabet.spell(word).to_string()).collect();
        let checksum = Checksum::of(spelled.join("\n").as_bytes());
        Ok(WordList { alphabet, words, family: lexicon::Family::default(), checksum })
    }

    /// The same list, where these of its words offend.
    #[must_use]
    pub fn with_family(self, family: lexicon::Family) -> WordList {
        WordList { family, ..self }
    }
}

impl Dictionary for WordList {
    fn alphabet(&self) -> Alphabet {
        self.alphabet
    }

    fn contains(&self, word: &[Letter]) -> bool {
        Word::new(word).is_some_and(|word| self.words.contains(&word))
    }

    fn first(&self, pattern: &Pattern, accept: &mut dyn FnMut(&[Letter]) -> bool) -> Option<Word> {
        self.words.iter().copied().find(|word| pattern.fits(word) && accept(word))
    }

    fn offends(&self, word: &[Letter]) -> bool {
        self.family.contains(word)
    }

    fn checksum(&self) -> Checksum {
        self.checksum
    }
}

impl Dictionary for lexicon::Lexicon {
    fn alphabet(&self) -> Alphabet {
        lexicon::Lexicon::alphabet(self)
    }

    fn contains(&self, word: &[Letter]) -> bool {
        lexicon::Lexicon::contains(self, word)
    }

    fn first(&self, pattern: &Pattern, accept: &mut dyn FnMut(&[Letter]) -> bool) -> Option<Word> {
        self.matches(pattern).find(|word| accept(word))
    }

    fn offends(&self, word: &[Letter]) -> bool {
        lexicon::Lexicon::offends(self, word)
    }

    fn checksum(&self) -> Checksum {
        Checksum(lexicon::Lexicon::checksum(self))
    }
}

/// A dictionary without the words that family tables do without.
pub(crate) struct ForFamily<'a>(pub(crate) &'a dyn Dictionary);

impl Dictionary for ForFamily<'_> {
    fn alphabet(&self) -> Alphabet {
        self.0.alphabet()
    }

    fn contains(&self, word: &[Letter]) -> bool {
        self.0.contains(word) && !self.0.offends(word)
    }

    fn first(&self, pattern: &Pattern, accept: &mut dyn FnMut(&[Letter]) -> bool) -> Option<Word> {
        self.0.first(pattern, &mut |word| !self.0.offends(word) && accept(word))
    }

    fn offends(&self, word: &[Letter]) -> bool {
        self.0.offends(word)
    }

    fn checksum(&self) -> Checksum {
        self.0.checksum()
    }
}
