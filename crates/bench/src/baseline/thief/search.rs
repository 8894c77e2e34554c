//! The best steals of one word, by branch and bound.
//!
//! The lowest stolen card that is not used yet goes into the next word, so that no split comes
//! twice. Which stolen cards that word has and how many of the hand is tried in the order of what
//! could come of it at most; what cannot beat the plays found so far is not looked at.

use super::bounds::{Bounds, Extras};
use super::counts::WordCounts;
use super::kept::{Groups, Kept};
use super::pool::{Held, Pool, Stolen};
use super::spell::Speller;
use games::thief::Rearranging;
use solver::thief::MOST_IN_HAND;

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
    /// Sets of cards of the hand, by their number of cards.
    by_number: [Vec<Held>; MOST_IN_HAND + 1],
    /// Of equal cards the first is used first.
    equal_in_hand: Held,
    equal_stolen: Stolen,
    memory: Memory,
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
        let by_number = std::array::from_fn(|number| {
            (0..=pool.all_held()).filter(|held| held.count_ones() as usize == number).collect()
        });
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
            by_number,
            equal_in_hand: pool.second_of_equals(),
            // Where order counts, equal stolen cards are not the same.
            equal_stolen: if free { pool.second_of_equal_stolen() } else { 0 },
            memory: Memory::new(),
            most_words: usize::from(speller.limits.most_words),
        }
    }

    pub(super) fn run(&mut self) {
        self.next_word(self.pool.all_stolen(), self.pool.all_held(), 0);
    }

    /// Makes the next word from what is left. `score` is what the words so far bring.
    fn next_word(&mut self, stolen: Stolen, held: Held, score: i32) {
        let used = self.pool.hand.len() - held.count_ones() as usize;
        if stolen == 0 {
            let score = score + self.extras.of_turn(used);
            return self.kept.offer(self.pool, Some(self.target), &self.groups, score);
        }
        let first = self.starts.len();
        self.collect_starts(stolen, held, score, used);
        self.starts[first..].sort_unstable_by_key(|start| std::cmp::Reverse(start.most));
        for nth in first..self.starts.len() {
            let start = self.starts[nth];
            if start.most <= self.kept.threshold() {
                break;
            }
            for at in 0..self.by_number[start.number].len() {
                let cards = self.by_number[start.number][at];
                if cards & !held == 0 {
                    self.try_word(start.stolen, cards, stolen, held, score);
                }
            }
        }
        self.starts.truncate(first);
    }

    fn collect_starts(&mut self, stolen: Stolen, held: Held, score: i32, used: usize) {
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
                    let after = self.bounds.most(self.extras, rest, held, number, used);
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

    /// Tries a word of these cards, and goes on with the others.
    fn try_word(&mut self, cards: Stolen, from_hand: Held, stolen: Stolen, held: Held, score: i32) {
        let (rest, hand) = (stolen & !cards, held & !from_hand);
        if from_hand & self.equal_in_hand & (hand << 1) != 0 {
            return;
        }
        let extra = self.extras.of_word(self.pool, self.counts, cards, from_hand);
        let Some(extra) = extra else { return };
        let score = score + extra + self.pool.of(cards, from_hand).value;
        let used = self.pool.hand.len() - hand.count_ones() as usize;
        let most = score
            + self.pool.of_stolen(rest).value
            + self.bounds.most(self.extras, rest, hand, 0, used);
        if most > self.kept.threshold() && self.is_allowed(cards, from_hand) {
            self.groups.push(cards, from_hand);
            self.next_word(rest, hand, score);
            self.groups.pop();
        }
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
