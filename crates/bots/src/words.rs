//! Vocabularies: all words of a lexicon, and the commonest so many of them.

use games::Checksum;
use lexicon::{Entry, Lexicon, Notes, Word, compile};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A lexicon and its vocabularies, each made when first asked for. Cloning gives the same ones.
#[derive(Clone)]
pub struct Words {
    shared: Arc<Shared>,
}

struct Shared {
    all: Lexicon,
    /// Words by commonness, the commonest first.
    ranked: OnceLock<Vec<Word>>,
    made: Mutex<HashMap<usize, Lexicon>>,
}

impl Words {
    /// The vocabularies of a lexicon.
    pub fn new(all: Lexicon) -> Words {
        let (ranked, made) = (OnceLock::new(), Mutex::default());
        Words { shared: Arc::new(Shared { all, ranked, made }) }
    }

    /// All words.
    pub fn all(&self) -> &Lexicon {
        &self.shared.all
    }

    /// Which words these are.
    pub fn checksum(&self) -> Checksum {
        games::Dictionary::checksum(&self.shared.all)
    }

    /// The commonest so many words, or all of them. Where nothing is known about how common
    /// words are, short ones count as commoner than long ones.
    pub fn commonest(&self, most: Option<usize>) -> Lexicon {
        let Some(most) = most.filter(|&most| most < self.shared.all.len()) else {
            return self.shared.all.clone();
        };
        let mut made = self.shared.made.lock().unwrap_or_else(PoisonError::into_inner);
        let vocabulary = made.entry(most).or_insert_with(|| self.cut(most));
        vocabulary.clone()
    }

    fn cut(&self, most: usize) -> Lexicon {
        let all = &self.shared.all;
        let entries: Vec<Entry> =
            self.ranked().iter().take(most).map(|&w| Entry::plain(w)).collect();
        let compiled = compile(all.alphabet(), &entries, &Notes::default()).ok();
        let vocabulary = compiled.and_then(|bytes| Lexicon::open(all.name(), bytes).ok());
        // A part of a lexicon compiles as its whole has; an empty one has no part.
        vocabulary.unwrap_or_else(|| all.clone())
    }

    /// All words, the commonest first; the shorter and then the earlier one first of equals.
    pub fn ranked(&self) -> &[Word] {
        self.shared.ranked.get_or_init(|| {
            let all = &self.shared.all;
            let mut words: Vec<Word> = all.words().collect();
            words.sort_by_cached_key(|word| {
                let commonness = all.details(word).and_then(|details| details.commonness);
                (std::cmp::Reverse(commonness), word.len(), *word)
            });
            words
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Library;

    #[test]
    fn the_commonest_words_are_those_that_everybody_knows() {
        let words = Words::new(Library::new(None).open("en").unwrap());
        let few = words.commonest(Some(1_000));
        assert_eq!(few.len(), 1_000);
        let word = |text| few.alphabet().fold(text).unwrap();
        for common in ["house", "water", "time", "the"] {
            assert!(few.contains(&word(common)), "{common}");
        }
        for rare in ["qanat", "zyzzyva", "aa"] {
            assert!(!few.contains(&word(rare)), "{rare}");
        }
        assert_eq!(words.commonest(None).len(), words.all().len());
    }
}
