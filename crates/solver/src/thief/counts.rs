//! Which counts of letters, with how many Wilds, make a word.
//!
//! One walk over the graph of alphagrams looks at all words that the cards make; a Wild is used
//! only for a letter that the cards lack, so every word is met once, however many Wilds there
//! are. Then a Wild may also take the place of a card that is there.
//!
//! From this follows, letter by letter of the hand and for all counts at once, which counts make a
//! word *together with so many cards of the hand*: the stolen part of a word is then known to be
//! of use, or not, by one look.

use super::pool::{Count, MOST_IN_HAND, Pool, letter_of};
use lexicon::{Alphabet, Graph, Lexicon, MAX_LETTER, Node};

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
            wilds: u32::from(pool.wilds),
            by_index: vec![0; pool.indexes],
        };
        let present = (1..=MAX_LETTER)
            .filter(|&place| pool.counts[usize::from(place)].count > 0)
            .fold(0, |present, place| present | 1 << place);
        walk.go(lexicon.alphagrams().root(), present, 0, 0);
        let mut by_index = walk.by_index;
        if pool.wilds > 0 {
            for &count in pool.counts.iter().filter(|count| count.count > 0) {
                put_wilds_for_cards(&mut by_index, count);
            }
        }
        WordCounts { by_index }
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.by_index.as_slice())
    }

    /// Do these letters and so many Wilds make a word?
    #[inline]
    pub(super) fn make_word(&self, index: u32, wilds: u8) -> bool {
        self.by_index[index as usize] >> wilds & 1 == 1
    }
}

/// Where letters and one more make a word, the letters and a Wild do.
fn put_wilds_for_cards(by_index: &mut [u32], Count { count, step }: Count) {
    let step = step as usize;
    for block in by_index.chunks_exact_mut(step * (usize::from(count) + 1)) {
        for used in (0..usize::from(count)).rev() {
            let (fewer, more) = block[used * step..].split_at_mut(step);
            for (fewer, more) in fewer.iter_mut().zip(more) {
                *fewer |= *more << 1;
            }
        }
    }
}

/// The most Wilds for which [`WithHand`] has room.
const MOST_WILDS: u8 = 7;

/// With how many cards of the hand counts of letters make a word: for each index eight bits for
/// each number of Wilds, of which bit `n` stands for `n` cards of the hand.
pub(super) struct WithHand {
    by_index: Vec<u64>,
}

impl WithHand {
    /// Nothing where there are too many Wilds.
    pub(super) fn new(alphabet: Alphabet, counts: &WordCounts, pool: &Pool) -> Option<WithHand> {
        if pool.wilds > MOST_WILDS {
            return None;
        }
        let spread = |&bits: &u32| {
            (0..=u32::from(pool.wilds))
                .fold(0, |spread, wilds| spread | u64::from(bits >> wilds & 1) << (8 * wilds))
        };
        let mut by_index: Vec<u64> = counts.by_index.iter().map(spread).collect();
        let mut held = [0; MAX_LETTER as usize + 1];
        let mut wilds = 0;
        for &card in &pool.hand {
            match letter_of(alphabet, card) {
                Some(letter) => held[letter.index()] += 1,
                None => wilds += 1,
            }
        }
        for (&count, held) in pool.counts.iter().zip(held) {
            add_letters(&mut by_index, count, held);
        }
        if wilds > 0 {
            for bits in &mut by_index {
                // A Wild of the hand counts as a card and as a Wild.
                *bits = (0..=wilds).fold(0, |all, used| all | *bits >> (8 * used) << used);
            }
        }
        Some(WithHand { by_index })
    }

    /// By number of cards from the hand: do these letters and so many Wilds make a word with them?
    #[inline]
    pub(super) fn numbers(&self, index: u32, wilds: u8) -> u8 {
        (self.by_index[index as usize] >> (8 * wilds)) as u8
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.by_index.as_slice())
    }
}

/// What makes a word with a letter more makes one with a card of it, where the hand has so many.
fn add_letters(by_index: &mut [u64], Count { count, step }: Count, held: usize) {
    let (step, count) = (step as usize, usize::from(count));
    if held == 0 {
        return;
    }
    for block in by_index.chunks_exact_mut(step * (count + 1)) {
        // Counts go up, so that what is added is not added to.
        for used in 0..count {
            let (fewer, more) = block[used * step..].split_at_mut(step);
            for (added, more) in (1..=held).zip(more.chunks_exact(step)) {
                for (fewer, more) in fewer.iter_mut().zip(more) {
                    *fewer |= more << added;
                }
            }
        }
    }
}

// Eight bits have room for every number of cards.
const _: () = assert!(MOST_IN_HAND < 8);

struct Walk<'a> {
    graph: Graph<'a>,
    steps: [u32; MAX_LETTER as usize + 1],
    left: [u8; MAX_LETTER as usize + 1],
    wilds: u32,
    by_index: Vec<u32>,
}

impl Walk<'_> {
    /// Stands at a node behind the letters of an index and so many Wilds; the letters of `present`
    /// are left.
    fn go(&mut self, node: Node, present: u32, index: u32, wilds: u32) {
        for (letter, next) in self.graph.every_arc(node) {
            let at = letter.index();
            if present >> at & 1 == 1 {
                let index = index + self.steps[at];
                if next.accepts() {
                    self.by_index[index as usize] |= 1 << wilds;
                }
                if !next.is_leaf() {
                    self.left[at] -= 1;
                    let last = u32::from(self.left[at] == 0) << at;
                    self.go(next, present & !last, index, wilds);
                    self.left[at] += 1;
                }
            } else if wilds < self.wilds {
                if next.accepts() {
                    self.by_index[index as usize] |= 2 << wilds;
                }
                if !next.is_leaf() {
                    self.go(next, present, index, wilds + 1);
                }
            }
        }
    }
}
