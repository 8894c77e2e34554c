//! The common words of a language: what letters they begin with, end in, and contain.

use crate::lexicons;
use lexicon::{Alphabet, Lexicon, Word};
use std::path::Path;

/// How many of the commonest words count.
const COMMON: usize = 20_000;

/// The common words of a language.
pub(super) struct Common {
    alphabet: Alphabet,
    words: Vec<Word>,
}

impl Common {
    /// The commonest words of the language that its lexicon has; where no lexicon ships, the
    /// commonest words as they are.
    pub(super) fn of(alphabet: Alphabet) -> Result<Common, String> {
        let code = alphabet.code();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../lexicons/{code}.lex"));
        let lexicon = match std::fs::read(&file) {
            Ok(bytes) => Some(Lexicon::open(code, bytes).map_err(|e| format!("{code}: {e}"))?),
            Err(_) => None,
        };
        let mut words = lexicons::commonest(alphabet)?;
        words.retain(|word| lexicon.as_ref().is_none_or(|lexicon| lexicon.contains(word)));
        words.truncate(COMMON);
        Ok(Common { alphabet, words })
    }

    #[cfg(test)]
    pub(super) fn from_words(alphabet: Alphabet, words: &[&str]) -> Common {
        Common { alphabet, words: words.iter().map(|word| alphabet.fold(word).unwrap()).collect() }
    }

    fn share(&self, is_one: impl Fn(&[lexicon::Letter]) -> bool) -> f64 {
        let found = self.words.iter().filter(|word| is_one(word)).count();
        found as f64 / self.words.len().max(1) as f64
    }

    /// The share of words that begin with a letter.
    pub(super) fn beginning(&self, letter: char) -> f64 {
        let letter = self.alphabet.letter(letter);
        self.share(|word| letter.is_some() && word.first().copied() == letter)
    }

    /// The share of words that end in a letter.
    pub(super) fn ending(&self, letter: char) -> f64 {
        let letter = self.alphabet.letter(letter);
        self.share(|word| letter.is_some() && word.last().copied() == letter)
    }

    /// The share of words that have one of some letters.
    pub(super) fn containing(&self, letters: &[char]) -> f64 {
        let wanted: Vec<_> = letters.iter().filter_map(|&l| self.alphabet.letter(l)).collect();
        self.share(|word| word.iter().any(|letter| wanted.contains(letter)))
    }

    /// How often a letter stands in the words.
    pub(super) fn times(&self, letter: char) -> usize {
        let letter = self.alphabet.letter(letter);
        self.words.iter().flat_map(|word| word.iter()).filter(|&&l| Some(l) == letter).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_counted_by_word_and_times_by_letter() {
        let common = Common::from_words(Alphabet::ENGLISH, &["area", "ale", "bee", "sofa"]);
        assert_eq!(common.beginning('A'), 0.5);
        assert_eq!(common.ending('A'), 0.5);
        assert_eq!(common.containing(&['B', 'F']), 0.5);
        assert_eq!(common.times('E'), 4);
        assert_eq!(common.beginning('Ñ'), 0.0);
    }
}
