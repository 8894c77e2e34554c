//! The best steals of one word, by branch and bound.
//!
//! The lowest stolen card that is not used yet goes into the next word, so that no split comes
//! twice. Which stolen cards that word has and how many of the hand is tried in the order of what
//! could come of it at most; what cannot beat the plays found so far is not looked at. What a rest
//! of the stolen cards and a part of the hand were found to bring at most is remembered: many first
//! words leave the same.

use super::bounds::{Bounds, Extras, POSSIBLE};
use super::counts::WordCounts;
use super::kept::{Groups, Kept};
use super::pool::{Held, MOST_IN_HAND, Pool, Stolen};
use super::spell::Speller;
use games::thief::Rearranging;

/// Stolen cards of the next word and how many of the hand, with what could come of it at most.
#[derive(Clone, Copy)]
struct Start {
    most: i32,
    stolen: Stolen,
    number: usize,
}

/// Places for answers that take long to find.
const REMEMBERED: usize = 1 << 12;

/// Whether cards can be spelled as the house rule asks, for the cards asked about last.
struct Memory {
    answers: Vec<(u32, bool)>,
}

impl Memory {
    fn new() -> Memory {
        Memory { answers: vec![(u32::MAX, false); REMEMBERED] }
    }

    fn ask(&mut self, key: u32, find: impl FnOnce() -> bool) -> bool {
        let place = (key.wrapping_mul(0x9e37_79b1) >> 20) as usize % REMEMBERED;
        if self.answers[place].0 != key {
            self.answers[place] = (key, find());
        }
        self.answers[place].1
    }
}

/// What stolen cards and a part of the hand bring at most, for those looked at last.
struct Known {
    /// The cards, and the bound.
    most: Vec<((Stolen, Held), i32)>,
}

impl Known {
    /// Places in proportion to what there is to know.
    fn new(stolen: usize, hand: usize) -> Known {
        let places = 1 << (stolen + hand).saturating_sub(3).clamp(4, 14);
        Known { most: vec![((0, 0), i32::MAX); places] }
    }

    fn place(&self, stolen: Stolen, held: Held) -> usize {
        let mixed = (u32::from(stolen) << 8 | u32::from(held)).wrapping_mul(0x9e37_79b1);
        (mixed >> 16) as usize & (self.most.len() - 1)
    }

    /// Nothing is known of most.
    #[inline]
    fn of(&self, stolen: Stolen, held: Held) -> Option<i32> {
        let (cards, most) = self.most[self.place(stolen, held)];
        (cards == (stolen, held)).then_some(most)
    }

    fn learn(&mut self, stolen: Stolen, held: Held, most: i32) {
        let place = self.place(stolen, held);
        self.most[place] = ((stolen, held), most);
    }
}

/// Parts of the hand as a set: bit `n` stands for the part with the number `n`.
type Parts = u128;

/// By part of the hand: the parts that it contains.
const WITHIN: [Parts; 1 << MOST_IN_HAND] = {
    let mut within = [1; 1 << MOST_IN_HAND];
    let mut held = 1;
    while held < within.len() {
        let lowest = held & held.wrapping_neg();
        let others: Parts = within[held & !lowest];
        within[held] = others | others << lowest;
        held += 1;
    }
    within
};

/// By number of cards: the parts that have so many.
const OF_NUMBER: [Parts; MOST_IN_HAND + 1] = {
    let mut of_number = [0; MOST_IN_HAND + 1];
    let mut held = 0usize;
    while held < 1 << MOST_IN_HAND {
        of_number[held.count_ones() as usize] |= 1 << held;
        held += 1;
    }
    of_number
};

/// With which parts of the hand stolen cards make a word, looked up when it is first asked.
struct Fitting {
    /// By stolen cards. No word is without a card of the hand, so bit 0 says that the others are
    /// known.
    parts: Vec<Parts>,
}

impl Fitting {
    fn of(&mut self, pool: &Pool, counts: &WordCounts, extras: &Extras, stolen: Stolen) -> Parts {
        let parts = &mut self.parts[usize::from(stolen)];
        if *parts == 0 {
            let fits = |&held: &Held| extras.of_word(pool, counts, stolen, held).is_some();
            *parts = (1..=pool.all_held()).filter(fits).fold(1, |parts, held| parts | 1 << held);
        }
        *parts & !1
    }
}

/// A search for steals of one word.
pub(super) struct Search<'a> {
    pool: &'a Pool,
    counts: &'a WordCounts,
    extras: &'a Extras,
    bounds: &'a Bounds,
    speller: &'a Speller<'a>,
    kept: &'a mut Kept,
    target: usize,
    groups: Groups,
    starts: Vec<Start>,
    fitting: Fitting,
    /// Of equal cards the first is used first.
    equal_in_hand: Held,
    equal_stolen: Stolen,
    memory: Memory,
    known: Known,
    /// The score of the best play offered since this was last looked at.
    offered: i32,
    /// How many words the steal may make; the last of them uses up the stolen cards (WT-A28).
    most_words: usize,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        counts: &'a WordCounts,
        extras: &'a Extras,
        bounds: &'a Bounds,
        speller: &'a Speller<'a>,
        kept: &'a mut Kept,
        target: usize,
    ) -> Search<'a> {
        let pool = speller.pool;
        let free = speller.limits.rearranging == Rearranging::Free;
        Search {
            pool,
            counts,
            extras,
            bounds,
            speller,
            kept,
            target,
            groups: Groups::default(),
            starts: Vec::new(),
            fitting: Fitting { parts: vec![0; usize::from(pool.all_stolen()) + 1] },
            equal_in_hand: pool.second_of_equals(),
            // Where order counts, equal stolen cards are not the same.
            equal_stolen: if free { pool.second_of_equal_stolen() } else { 0 },
            memory: Memory::new(),
            known: Known::new(pool.stolen.len(), pool.hand.len()),
            offered: POSSIBLE,
            most_words: usize::from(speller.limits.most_words),
        }
    }

    pub(super) fn run(&mut self) {
        self.next_word(self.pool.all_stolen(), self.pool.all_held(), 0);
    }

    /// Makes the next word from what is left. `score` is what the words so far bring.
    fn next_word(&mut self, stolen: Stolen, held: Held, score: i32) {
        if stolen == 0 {
            let used = self.pool.hand.len() - held.count_ones() as usize;
            let score = score + self.extras.of_turn(used);
            self.offered = self.offered.max(score);
            return self.kept.offer(self.pool, Some(self.target), &self.groups, score);
        }
        let first = self.starts.len();
        self.collect_starts(stolen, held, score);
        self.starts[first..].sort_unstable_by_key(|start| std::cmp::Reverse(start.most));
        let before = std::mem::replace(&mut self.offered, POSSIBLE);
        for nth in first..self.starts.len() {
            let start = self.starts[nth];
            if start.most <= self.kept.threshold() {
                break;
            }
            let mut parts = self.parts(start.stolen, held, start.number);
            while parts != 0 {
                let cards = parts.trailing_zeros() as Held;
                parts &= parts - 1;
                self.try_word(start.stolen, cards, stolen, held, score);
            }
        }
        self.starts.truncate(first);
        // What was not offered could not beat the plays that are kept by now.
        let most = self.offered.max(self.kept.threshold()).saturating_sub(score);
        self.known.learn(stolen, held, most);
        self.offered = self.offered.max(before);
    }

    fn collect_starts(&mut self, stolen: Stolen, held: Held, score: i32) {
        let lowest = stolen & stolen.wrapping_neg();
        let others = stolen & !lowest;
        let sure = score + self.pool.of_stolen(stolen).value;
        let is_last = self.groups.as_slice().len() + 1 >= self.most_words;
        let threshold = self.kept.threshold();
        let mut part = others;
        loop {
            let (cards, rest) = (part | lowest, others & !part);
            let uses_up = rest == 0 || !is_last;
            if uses_up && cards & self.equal_stolen & (rest << 1) == 0 {
                for number in 1..=held.count_ones() as usize {
                    let Some(extra) = self.bounds.word(cards, number) else { continue };
                    let after = self.bounds.most(rest, held, number);
                    let most = sure + extra + after;
                    if most > threshold {
                        self.starts.push(Start { most, stolen: cards, number });
                    }
                }
            }
            if part == 0 {
                break;
            }
            part = (part - 1) & others;
        }
    }

    /// The parts of the hand of so many cards that make a word with stolen cards.
    fn parts(&mut self, stolen: Stolen, held: Held, number: usize) -> Parts {
        let fitting = self.fitting.of(self.pool, self.counts, self.extras, stolen);
        fitting & WITHIN[usize::from(held)] & OF_NUMBER[number]
    }

    /// Tries a word of these cards, and goes on with the others.
    fn try_word(&mut self, cards: Stolen, from_hand: Held, stolen: Stolen, held: Held, score: i32) {
        let (rest, hand) = (stolen & !cards, held & !from_hand);
        if from_hand & self.equal_in_hand & (hand << 1) != 0 {
            return;
        }
        let extra = self.extras.of_word(self.pool, self.counts, cards, from_hand);
        let Some(extra) = extra else { return };
        let score = score + extra + self.pool.of(cards, from_hand).value;
        let threshold = self.kept.threshold();
        let most = score + self.pool.of_stolen(rest).value + self.bounds.most(rest, hand, 0);
        if most <= threshold || self.knows_better(rest, hand, threshold - score) {
            return;
        }
        if self.is_allowed(cards, from_hand) {
            self.groups.push(cards, from_hand);
            self.next_word(rest, hand, score);
            self.groups.pop();
        }
    }

    /// Is it known that these cards bring no more than that? Where the number of words is limited,
    /// what is known depends on how many there are already, and nothing is.
    #[inline]
    fn knows_better(&self, stolen: Stolen, held: Held, wanted: i32) -> bool {
        self.most_words >= self.pool.hand.len()
            && stolen != 0
            && self.known.of(stolen, held).is_some_and(|most| most <= wanted)
    }

    /// Can these cards be laid as a word of the steal?
    fn is_allowed(&mut self, cards: Stolen, from_hand: Held) -> bool {
        let alone = cards == self.pool.all_stolen();
        if self.speller.limits.rearranging == Rearranging::Free && !alone {
            return true;
        }
        let speller = self.speller;
        let key = u32::from(cards) | u32::from(from_hand) << 16;
        self.memory.ask(key, || speller.spell(cards, from_hand, alone).is_some())
    }
}
