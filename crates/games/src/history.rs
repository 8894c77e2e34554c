//! Which entries of a log still count once turns were taken back, and the luck that comes again.
//!
//! A log only grows. An undo is an entry like any other that says which earlier entry is the last
//! one that counts, so the entries that count are found by walking back from the end: from an
//! undo to the entry it went back to, from any other entry to the one before it. The history
//! keeps that walk beside the log, so that nothing here grows faster than the log.

use crate::chance::Chance;
use crate::game::Game;
use crate::log::{Entry, Event};
use crate::setup::Setup;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;

/// What counts of a log. It follows from the log alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct History {
    /// The entries that count, in order, as places in the log. An undo counts itself: what
    /// happened besides going back stands among its events.
    surviving: Vec<u32>,
    /// Draws that were taken back with a turn and come again, so that an undo is no re-roll. Piles
    /// need none of this, since their order is restored with the state; dice do, and whatever is
    /// shuffled anew.
    remembered: VecDeque<u32>,
}

impl History {
    /// The entries that count, in order.
    pub(crate) fn surviving(&self) -> &[u32] {
        &self.surviving
    }

    /// Does this entry still count?
    pub(crate) fn counts(&self, place: u32) -> bool {
        self.surviving.binary_search(&place).is_ok()
    }

    /// Takes a new entry in; `log` ends before it.
    pub(crate) fn follow<G: Game>(&mut self, log: &[Entry<G>], entry: &Entry<G>) {
        for &draw in &entry.draws {
            // Luck that did not fit what was asked for is gone, and the rest with it.
            if self.remembered.pop_front() != Some(draw) {
                self.remembered.clear();
            }
        }
        if let Some(to) = undone_to(entry) {
            let undone = self.go_back(log, to);
            let again = undone.iter().filter_map(|&place| log.get(place as usize));
            let mut luck: VecDeque<u32> =
                again.flat_map(|entry| entry.draws.iter().copied()).collect();
            // What was remembered before comes after what is undone now.
            luck.append(&mut self.remembered);
            self.remembered = luck;
        }
        self.surviving.push(entry.number);
    }

    /// Only what counted once entry `to` had happened counts now; what no longer does.
    fn go_back<G: Game>(&mut self, log: &[Entry<G>], to: u32) -> Vec<u32> {
        if let Ok(nth) = self.surviving.binary_search(&to) {
            return self.surviving.split_off(nth + 1);
        }
        // Logs of earlier versions may go back to an entry that was itself undone.
        let mut undone = std::mem::replace(&mut self.surviving, walk_back(log, to));
        undone.retain(|place| !self.counts(*place));
        undone
    }

    /// The entries that counted once entry `to` had happened.
    fn up_to<G: Game>(&self, log: &[Entry<G>], to: u32) -> Cow<'_, [u32]> {
        match self.surviving.binary_search(&to) {
            Ok(nth) => Cow::Borrowed(&self.surviving[..=nth]),
            Err(_) => Cow::Owned(walk_back(log, to)),
        }
    }

    /// The state once entry `to` had happened, starting from an earlier state that is known: the
    /// one after the entry named with it, or that of the closed box.
    pub(crate) fn state_at<G: Game>(
        &self,
        setup: &Arc<Setup<G>>,
        log: &[Entry<G>],
        to: u32,
        known: Option<(u32, &G::State)>,
    ) -> G::State {
        let chain = self.up_to(log, to);
        let (from, mut state) =
            match known.map(|(place, state)| (chain.binary_search(&place), state)) {
                Some((Ok(nth), state)) => (nth + 1, state.clone()),
                _ => (0, G::closed(Arc::clone(setup))),
            };
        for &place in &chain[from..] {
            apply_events::<G>(&mut state, &log[place as usize]);
        }
        state
    }

    /// The same luck again for what was undone, then new luck.
    pub(crate) fn again<'a>(&'a self, chance: &'a mut dyn Chance) -> Again<'a> {
        Again { remembered: &self.remembered, given: 0, chance }
    }
}

/// Folds what happened in the game; seats are no part of a state.
pub(crate) fn apply_events<G: Game>(state: &mut G::State, entry: &Entry<G>) {
    for event in &entry.events {
        if let Event::Game(event) = event {
            G::apply(state, event);
        }
    }
}

/// Where the game went back to in this entry, if it did.
pub(crate) fn undone_to<G: Game>(entry: &Entry<G>) -> Option<u32> {
    entry.events.iter().find_map(|event| match event {
        Event::Undone { to } => Some(*to),
        _ => None,
    })
}

/// The entries that counted once entry `last` had happened, from the log alone.
fn walk_back<G: Game>(log: &[Entry<G>], last: u32) -> Vec<u32> {
    let mut places = Vec::new();
    let mut next = Some(last);
    while let Some(place) = next {
        let Some(entry) = log.get(place as usize) else { break };
        places.push(place);
        next = match undone_to(entry) {
            // An undo goes back, never on; a log that says otherwise begins here.
            Some(to) => Some(to).filter(|to| *to < place),
            None => place.checked_sub(1),
        };
    }
    places.reverse();
    places
}

/// Luck that was had before and is had again.
pub(crate) struct Again<'a> {
    remembered: &'a VecDeque<u32>,
    given: usize,
    chance: &'a mut dyn Chance,
}

impl Chance for Again<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let again = self.remembered.get(self.given).copied().filter(|draw| *draw < bound);
        if again.is_some() {
            self.given += 1;
        } else {
            self.given = self.remembered.len();
        }
        again.unwrap_or_else(|| self.chance.below(bound))
    }
}
