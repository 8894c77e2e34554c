//! The best plays found so far.

use super::bounds::POSSIBLE;
use super::pool::{Held, Pool, Stolen};
use games::thief::Card;
use solver::thief::MOST_IN_HAND;

/// The words of a play, each by its sets of cards.
#[derive(Clone, Copy, Default)]
pub(super) struct Groups {
    sets: [(Stolen, Held); MOST_IN_HAND],
    count: usize,
}

impl Groups {
    pub(super) fn push(&mut self, stolen: Stolen, held: Held) {
        if let Some(place) = self.sets.get_mut(self.count) {
            *place = (stolen, held);
            self.count += 1;
        }
    }

    pub(super) fn pop(&mut self) {
        self.count = self.count.saturating_sub(1);
    }

    pub(super) fn as_slice(&self) -> &[(Stolen, Held)] {
        &self.sets[..self.count]
    }

    /// The cards of its words, in an order that does not depend on how they were found.
    fn faces(&self, pool: &Pool) -> Vec<Vec<Card>> {
        let mut words: Vec<Vec<Card>> = self
            .as_slice()
            .iter()
            .map(|&(stolen, held)| {
                let mut cards: Vec<Card> = pool.cards(stolen, held).collect();
                cards.sort_unstable();
                cards
            })
            .collect();
        words.sort_unstable();
        words
    }
}

/// A play that is kept.
pub(super) struct Entry {
    pub(super) score: i32,
    pub(super) target: Option<usize>,
    pub(super) groups: Groups,
    faces: Vec<Vec<Card>>,
}

/// The best plays, best first. Plays that put the same cards into the same words are one play.
pub(super) struct Kept {
    most: usize,
    pub(super) entries: Vec<Entry>,
}

impl Kept {
    pub(super) fn new(most: usize) -> Kept {
        Kept { most, entries: Vec::new() }
    }

    /// A score must be above this to be kept.
    pub(super) fn threshold(&self) -> i32 {
        match self.entries.last() {
            Some(last) if self.entries.len() >= self.most => last.score,
            _ if self.most == 0 => i32::MAX,
            _ => POSSIBLE,
        }
    }

    pub(super) fn offer(
        &mut self,
        pool: &Pool,
        target: Option<usize>,
        groups: &Groups,
        score: i32,
    ) {
        if score <= self.threshold() {
            return;
        }
        let faces = groups.faces(pool);
        let first = self.entries.partition_point(|kept| kept.score > score);
        let behind = self.entries.partition_point(|kept| kept.score >= score);
        let same = |kept: &Entry| kept.target == target && kept.faces == faces;
        if !self.entries[first..behind].iter().any(same) {
            self.entries.insert(behind, Entry { score, target, groups: *groups, faces });
            self.entries.truncate(self.most);
        }
    }
}
