//! Vocabularies: all words of a lexicon, and the commonest so many of them; where a family plays,
//! without those that offend.

use crate::bot::Bot;
use games::Checksum;
use lexicon::{Entry, Lexicon, Notes, Word, compile};
use solver::grid::{Reach, Values};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A lexicon and its vocabularies, each made when first asked for. Cloning gives the same ones.
#[derive(Clone)]
pub struct Words {
    shared: Arc<Shared>,
    /// Are words that offend passed over?
    family: bool,
}

struct Shared {
    all: Lexicon,
    /// Words by commonness, the commonest first.
    ranked: OnceLock<Vec<Word>>,
    /// The same without those that offend.
    inoffensive: OnceLock<Vec<Word>>,
    made: Mutex<HashMap<(usize, bool), Lexicon>>,
    /// What searches know about each vocabulary, with some letter values.
    reaches: Mutex<HashMap<(usize, bool, Values), Arc<Reach>>>,
}

impl Words {
    /// The vocabularies of a lexicon.
    pub fn new(all: Lexicon) -> Words {
        let (ranked, inoffensive) = (OnceLock::new(), OnceLock::new());
        let (made, reaches) = (Mutex::default(), Mutex::default());
        let shared = Arc::new(Shared { all, ranked, inoffensive, made, reaches });
        Words { shared, family: false }
    }

    /// The same words for somebody who plays none that offends. Those are words all the same,
    /// and nobody who lays one is doubted for it.
    #[must_use]
    pub fn for_family(&self) -> Words {
        let family = !self.shared.all.family().is_empty();
        Words { shared: Arc::clone(&self.shared), family }
    }

    /// The words that these bots play from: those for a family if that is wanted, or if nobody
    /// said and a bot of the lower levels plays, with whom beginners and children play.
    #[must_use]
    pub fn at_table(&self, family: Option<bool>, bots: impl IntoIterator<Item = Bot>) -> Words {
        let beginners = || bots.into_iter().any(Bot::is_for_beginners);
        if family.unwrap_or_else(beginners) { self.for_family() } else { self.clone() }
    }

    /// All words that count, also those that offend.
    pub fn all(&self) -> &Lexicon {
        &self.shared.all
    }

    /// Which words these are.
    pub fn checksum(&self) -> Checksum {
        let all = games::Dictionary::checksum(&self.shared.all);
        if self.family { all.then(b"family") } else { all }
    }

    /// The commonest so many of the words to play, or all of them. Where nothing is known about
    /// how common words are, short ones count as commoner than long ones.
    pub fn commonest(&self, most: Option<usize>) -> Lexicon {
        let every = self.shared.all.len();
        let most = most.map_or(every, |most| most.min(every));
        if most == every && !self.family {
            return self.shared.all.clone();
        }
        let mut made = self.shared.made.lock().unwrap_or_else(PoisonError::into_inner);
        let vocabulary = made.entry((most, self.family)).or_insert_with(|| self.cut(most));
        vocabulary.clone()
    }

    /// What searches know about these words with some letter values: one for all who play with
    /// them, as its tables are large.
    pub(crate) fn reach(&self, most: Option<usize>, values: &Values) -> Arc<Reach> {
        let lexicon = self.commonest(most);
        let mut reaches = self.shared.reaches.lock().unwrap_or_else(PoisonError::into_inner);
        let reach = reaches
            .entry((lexicon.len(), self.family, *values))
            .or_insert_with(|| Arc::new(Reach::new(&lexicon, values)));
        Arc::clone(reach)
    }

    fn cut(&self, most: usize) -> Lexicon {
        let all = &self.shared.all;
        let entries: Vec<Entry> =
            self.ranked().iter().take(most).map(|&w| Entry::plain(w)).collect();
        let compiled = compile(all.alphabet(), &entries, &Notes::default()).ok();
        let vocabulary = compiled.and_then(|bytes| Lexicon::open(all.name(), bytes).ok());
        // A part of a lexicon compiles as its whole has; an empty one has no part.
        vocabulary.map_or_else(|| all.clone(), |cut| cut.with_family(all.family().clone()))
    }

    /// All words to play, the commonest first; the shorter and then the earlier one first of
    /// equals.
    pub fn ranked(&self) -> &[Word] {
        if !self.family {
            return self.by_commonness();
        }
        self.shared.inoffensive.get_or_init(|| {
            let ranked = self.by_commonness().iter().copied();
            ranked.filter(|word| !self.shared.all.offends(word)).collect()
        })
    }

    fn by_commonness(&self) -> &[Word] {
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

    #[test]
    fn a_family_plays_without_words_that_offend_and_they_stay_words() {
        let words = Words::new(Library::new(None).open("fr").unwrap());
        let family = words.for_family();
        let word = words.all().alphabet().fold("merde").unwrap();
        let eight = Some(8_000);
        assert!(words.commonest(eight).contains(&word) && words.ranked().contains(&word));
        assert!(!family.commonest(eight).contains(&word) && !family.ranked().contains(&word));
        assert_eq!(family.commonest(eight).len(), 8_000);
        assert!(family.commonest(eight).offends(&word) && family.all().contains(&word));
        assert_ne!(words.checksum(), family.checksum());
    }

    #[test]
    fn where_beginners_play_a_family_does_unless_somebody_says_otherwise() {
        let words = Words::new(Library::new(None).open("fr").unwrap());
        let family = |wanted, bots: &[Bot]| {
            words.at_table(wanted, bots.iter().copied()).checksum() != words.checksum()
        };
        assert!(family(None, &[Bot::Casual]) && family(None, &[Bot::Maestro, Bot::Novato]));
        assert!(!family(None, &[]) && !family(None, &[Bot::Club]) && !family(None, &[Bot::Greedy]));
        assert!(family(Some(true), &[Bot::Maestro]) && !family(Some(false), &[Bot::Novato]));
    }
}
