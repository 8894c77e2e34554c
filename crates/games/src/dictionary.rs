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

    /// Tells this dictionary from every other, also from its own other versions.
    fn checksum(&self) -> Checksum;

    /// Is this, as it lies on the table, a word?
    fn knows(&self, word: &[Glyph]) -> bool {
        let alphabet = self.alphabet();
        let letters: Option<Vec<Letter>> =
            word.iter().map(|glyph| alphabet.letter(glyph.as_char())).collect();
        letters.is_some_and(|letters| self.contains(&letters))
    }
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
/// let list = WordList::new(Alphabet::Portuguese, ["treino", "maçã"])?;
/// assert!(list.contains(&Alphabet::Portuguese.fold("MAÇA")?));
/// # Ok::<(), lexicon::FoldError>(())
/// ```
#[derive(Clone, Debug)]
pub struct WordList {
    alphabet: Alphabet,
    words: HashSet<Word>,
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
        Ok(WordList { alphabet, words, checksum })
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

    fn checksum(&self) -> Checksum {
        Checksum(lexicon::Lexicon::checksum(self))
    }
}
