//! What can be counted at the table: cards not seen, who closes rounds how soon, tasks to come.
//!
//! All of it follows from what the seat was told, and is made anew for each decision.

use crate::seen::Seen;
use games::rummy::{Lay, News, Rummy, TaskId};
use games::{Card, News as TableNews, Seat};

/// What a careful player remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct Counted {
    /// The discards, as far as they were seen since they last became a pile.
    discards: Vec<Card>,
    /// Cards that others took from the discards and still hold, by seat.
    taken: Vec<Vec<Card>>,
    /// What lies laid.
    laid: Vec<Card>,
    /// How many turns each seat had before anybody had met the task, and how many of them met it.
    turns: Vec<(u32, u32)>,
    /// The tasks of the rounds so far.
    tasks: Vec<TaskId>,
    somebody_met: bool,
}

impl Counted {
    pub(super) fn new(seen: &Seen<Rummy>) -> Counted {
        let seats = seen.view.game.hands.len();
        let mut counted = Counted {
            taken: vec![Vec::new(); seats],
            turns: vec![(0, 0); seats],
            ..Counted::default()
        };
        for told in &seen.told {
            if let Some(TableNews::Game(news)) = &told.news {
                counted.hear(news);
            }
        }
        counted
    }

    fn hear(&mut self, news: &News) {
        match news {
            News::TurnedOver { card } => self.discards.push(*card),
            News::Round { task, .. } => {
                self.tasks.push(task.clone());
                self.somebody_met = false;
            }
            News::Turn { seat, .. } if !self.somebody_met => {
                if let Some((turns, _)) = self.turns.get_mut(seat.index()) {
                    *turns += 1;
                }
            }
            News::Took { seat, card } => {
                self.discards.pop();
                if let Some(taken) = self.taken.get_mut(seat.index()) {
                    taken.push(*card);
                }
            }
            News::Discarded { seat, card } => {
                self.give(*seat, &[*card]);
                self.discards.push(*card);
            }
            News::Laid { seat, lay } => {
                let used = Lay::used(lay);
                self.give(*seat, &used);
                self.laid.extend(used);
                if !self.somebody_met
                    && let Some((_, met)) = self.turns.get_mut(seat.index())
                {
                    *met += 1;
                }
                self.somebody_met = true;
            }
            News::Recycled { .. } => {
                let top = self.discards.pop();
                self.discards.clear();
                self.discards.extend(top);
            }
            News::RoundOver { .. } => {
                // Laid cards go under the top discard (SR-A15).
                let top = self.discards.pop();
                self.discards.append(&mut self.laid);
                self.discards.extend(top);
            }
            News::PutAway { seat, .. } => {
                if let Some(taken) = self.taken.get_mut(seat.index()) {
                    taken.clear();
                }
            }
            _ => {}
        }
    }

    /// A seat gives cards away: those that it was seen to take are no longer there.
    fn give(&mut self, seat: Seat, cards: &[Card]) {
        let Some(taken) = self.taken.get_mut(seat.index()) else { return };
        for card in cards {
            if let Some(place) = taken.iter().position(|held| held == card) {
                taken.remove(place);
            }
        }
    }

    /// The cards that may come from the pile: all that are nowhere to be seen.
    pub(super) fn unseen(&self, seen: &Seen<Rummy>) -> Vec<Card> {
        let setup = &seen.setup;
        let mut deck = setup.edition.letter_cards();
        deck.extend(setup.edition.bonus_cards(&setup.house.bonus_deck));
        let own = seen.view.game.hand.as_deref().unwrap_or_default();
        let others = self.taken.iter().enumerate();
        let taken =
            others.filter(|(seat, _)| *seat != seen.seat.index()).flat_map(|(_, held)| held);
        for card in own.iter().chain(&self.discards).chain(&self.laid).chain(taken) {
            if let Some(place) = deck.iter().position(|other| other == card) {
                deck.swap_remove(place);
            }
        }
        deck.sort_unstable();
        deck
    }

    /// How often a seat meets the task in a turn in which nobody has yet, where `usual` is
    /// expected of a stranger.
    pub(super) fn closes(&self, seat: Seat, usual: f64) -> f64 {
        /// A stranger's habits are known after about so many turns.
        const TRUST: f64 = 6.0;
        let (turns, met) = self.turns.get(seat.index()).copied().unwrap_or_default();
        (usual * TRUST + f64::from(met)) / (TRUST + f64::from(turns))
    }

    /// The tasks that have been turned over, the present one included.
    pub(super) fn tasks(&self) -> &[TaskId] {
        &self.tasks
    }
}
