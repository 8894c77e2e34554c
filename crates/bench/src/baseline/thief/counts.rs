//! Which counts of letters, with how many Wilds, make a word.
//!
//! One walk over the graph of alphagrams looks at all words that the cards make; a Wild is used
//! only for a letter that the cards lack, so every word is met once, however many Wilds there
//! are. Then a Wild may also take the place of a card that is there.

use super::pool::Pool;
use lexicon::{Graph, LetterSet, Lexicon, MAX_LETTER, Node};

/// For each index of letter counts, bit `n` says that these letters and `n` Wilds make a word.
pub(super) struct WordCounts {
    by_index: Vec<u32>,
}

impl WordCounts {
    pub(super) fn new(lexicon: &Lexicon, pool: &Pool) -> WordCounts {
        let mut walk = Walk {
            graph: lexicon.graph(),
            steps: pool.counts.map(|count| count.step),
            left: pool.counts.map(|count| count.count),
            present: (1..=MAX_LETTER)
                .filter(|&place| pool.counts[usize::from(place)].count > 0)
                .fold(0, |present, place| present | 1 << place),
            wilds: u32::from(pool.wilds),
            by_index: vec![0; pool.indexes],
        };
        walk.go(lexicon.alphagrams().root(), 0, 0);
        let mut counts = WordCounts { by_index: walk.by_index };
        if pool.wilds > 0 {
            counts.put_wilds_for_cards(pool);
        }
        counts
    }

    /// Where letters and one more make a word, the letters and a Wild do.
    fn put_wilds_for_cards(&mut self, pool: &Pool) {
        let mut places = [0usize; MAX_LETTER as usize + 1];
        let mut letters = 0;
        for place in 1..=usize::from(MAX_LETTER) {
            if pool.counts[place].count > 0 {
                places[letters] = place;
                letters += 1;
            }
        }
        let places = &places[..letters];
        // How many more of each letter there are, counted down with the index.
        let mut used = pool.counts.map(|count| count.count);
        for index in (0..self.by_index.len()).rev() {
            let mut wilder = 0;
            for &place in places {
                if used[place] < pool.counts[place].count {
                    wilder |= self.by_index[index + pool.counts[place].step as usize];
                }
            }
            self.by_index[index] |= wilder << 1;
            for &place in places {
                if used[place] > 0 {
                    used[place] -= 1;
                    break;
                }
                used[place] = pool.counts[place].count;
            }
        }
    }

    /// Do these letters and so many Wilds make a word?
    #[inline]
    pub(super) fn make_word(&self, index: u32, wilds: u8) -> bool {
        self.by_index[index as usize] >> wilds & 1 == 1
    }
}

struct Walk<'a> {
    graph: Graph<'a>,
    steps: [u32; MAX_LETTER as usize + 1],
    left: [u8; MAX_LETTER as usize + 1],
    present: u32,
    wilds: u32,
    by_index: Vec<u32>,
}

impl Walk<'_> {
    /// Stands at a node behind the letters of an index and so many Wilds.
    fn go(&mut self, node: Node, index: u32, wilds: u32) {
        let fan = self.graph.fan(node);
        let letters = fan.letters().bits();
        for letter in LetterSet::from_bits(letters & self.present) {
            let at = letter.index();
            let next = self.graph.child(fan, letter);
            let index = index + self.steps[at];
            if next.accepts() {
                self.by_index[index as usize] |= 1 << wilds;
            }
            if next.is_leaf() {
                continue;
            }
            self.left[at] -= 1;
            let last = u32::from(self.left[at] == 0) << at;
            self.present &= !last;
            self.go(next, index, wilds);
            self.present |= last;
            self.left[at] += 1;
        }
        if wilds == self.wilds {
            return;
        }
        for letter in LetterSet::from_bits(letters & !self.present) {
            let next = self.graph.child(fan, letter);
            if next.accepts() {
                self.by_index[index as usize] |= 2 << wilds;
            }
            if !next.is_leaf() {
                self.go(next, index, wilds + 1);
            }
        }
    }
}
