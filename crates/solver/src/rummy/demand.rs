//! A task in a form that is quick to ask: which lengths of words meet it.

use super::hand::MOST;
use games::rummy::{Task, Wanted};

/// The most words that a hand makes.
pub(super) const MOST_WORDS: usize = MOST / 2;
/// Nine cards make no more different lists of words of two and more letters.
const MOST_LISTS: usize = 32;

/// How often each length occurs among words, four bits a length; the highest bit stays free.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Lengths(u64);

impl Lengths {
    pub(super) const NONE: Lengths = Lengths(0);
    const SPARE: u64 = 0x8888_8888_8888_8888;

    pub(super) fn and(self, length: usize) -> Lengths {
        Lengths(self.0 + (1 << (4 * length)))
    }

    /// Does the other have each length at least as often?
    fn within(self, other: Lengths) -> bool {
        (other.0 | Lengths::SPARE).wrapping_sub(self.0) & Lengths::SPARE == Lengths::SPARE
    }
}

/// A list of lengths that meets a task.
#[derive(Clone, Copy)]
struct List {
    lengths: Lengths,
    /// How many cards its words have together.
    cards: usize,
}

/// A task in a form that is quick to ask.
pub(super) struct Demand<'a> {
    pub(super) task: &'a Task,
    /// Must all cards be used? Then there are no lists.
    pub(super) all_cards: bool,
    lists: [List; MOST_LISTS],
    count: usize,
    /// The lengths of words that are of use, as bits.
    pub(super) of_use: u32,
}

impl<'a> Demand<'a> {
    pub(super) fn new(task: &'a Task) -> Demand<'a> {
        let none = List { lengths: Lengths::NONE, cards: 0 };
        let (all_cards, lists) = match &task.words {
            Wanted::AllCards => (true, [].as_slice()),
            Wanted::Lengths(lists) => (false, lists.as_slice()),
        };
        let of_use = if all_cards { (2 << MOST) - 4 } else { 0 };
        let mut demand = Demand { task, all_cards, lists: [none; MOST_LISTS], count: 0, of_use };
        for list in lists {
            demand.add(list);
        }
        demand
    }

    /// Adds a list, unless it asks for words that no hand makes or is there already.
    fn add(&mut self, list: &[usize]) {
        let cards: usize = list.iter().sum();
        let possible = (1..=MOST_WORDS).contains(&list.len())
            && list.iter().all(|length| (2..=MOST).contains(length))
            && cards <= MOST;
        if !possible {
            return;
        }
        let lengths = list.iter().fold(Lengths::NONE, |all, &length| all.and(length));
        let known = self.lists[..self.count].iter().any(|list| list.lengths == lengths);
        if !known && let Some(place) = self.lists.get_mut(self.count) {
            *place = List { lengths, cards };
            self.count += 1;
            self.of_use |= list.iter().fold(0, |bits, length| bits | 1 << length);
        }
    }

    /// What words of these lengths, with so many cards, and so many cards more can come to.
    #[inline]
    pub(super) fn with(&self, lengths: Lengths, cards: usize, more: usize) -> Progress {
        if self.all_cards {
            return Progress { met: lengths != Lengths::NONE && more == 0, open: more };
        }
        let mut progress = Progress { met: false, open: 0 };
        for list in self.lists[..self.count].iter().filter(|list| lengths.within(list.lengths)) {
            let missing = list.cards - cards;
            progress.met |= missing == 0;
            if missing <= more {
                progress.open = progress.open.max(missing);
            }
        }
        progress
    }
}

/// How far words are towards a task.
pub(super) struct Progress {
    /// They meet it.
    pub(super) met: bool,
    /// With more words of so many cards at most they may meet it too.
    pub(super) open: usize,
}
