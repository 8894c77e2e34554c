//! The words of two and of three letters, which are worth knowing by heart.

use super::{Words, commonness, language};
use crate::protocol::{Problem, ShortWord, ShortWords};
use lexicon::{Lexicon, Pattern, Word};

/// How many letters a short word has.
const SHORT: std::ops::RangeInclusive<usize> = 2..=3;

impl Words {
    /// The short words of a lexicon.
    pub(crate) fn short(&self, name: &str) -> Result<ShortWords, Problem> {
        let lexicon = self.open(name)?;
        let alphabet = lexicon.alphabet();
        let any = |length| Pattern::of_sets(&vec![alphabet.all(); length]);
        let words =
            SHORT.map(any).flat_map(|pattern| lexicon.matches(&pattern).collect::<Vec<_>>());
        Ok(ShortWords {
            lexicon: lexicon.name().to_owned(),
            language: language(&lexicon),
            letters: alphabet.letters().iter().map(ToString::to_string).collect(),
            words: words.map(|word| short_word(&lexicon, &word)).collect(),
        })
    }
}

fn short_word(lexicon: &Lexicon, word: &Word) -> ShortWord {
    ShortWord {
        word: lexicon.alphabet().spell(word).to_string(),
        written: lexicon.written(word).forms().to_vec(),
        known: lexicon.details(word).and_then(commonness),
        offends: lexicon.offends(word),
    }
}
