//! Bots at a table: each is asked on a worker thread, waits as long as a person of its strength
//! would think, and then does what it has decided, if the phase is still the same.

use super::ask::Ask;
use super::house::House;
use super::play::Play;
use super::secrets;
use crate::storage::TableId;
use bots::{AnyDecision, AnySeen, Bot};
use games::{Millis, Seat, Seeded};
use std::collections::HashMap;
use std::sync::Arc;

/// What the bots of a table are about to do.
#[derive(Default)]
pub(crate) struct Thinkers {
    minds: HashMap<Seat, Thought>,
}

/// What came of a bot's thoughts.
pub(crate) enum Decided {
    /// It wants to do this.
    Act(AnyDecision),
    /// It has nothing to do just now.
    Nothing,
    /// It broke off, which is a fault of ours.
    BrokeOff,
}

#[derive(Default)]
struct Thought {
    /// The number of the next event when it last looked.
    looked: Option<u32>,
    /// Is it thinking now?
    busy: bool,
    plan: Option<(AnyDecision, Millis)>,
}

impl Thinkers {
    /// Lets a bot look, if something has happened that it has not seen and no plan stands.
    pub(crate) fn look(
        &mut self,
        house: &Arc<House>,
        id: TableId,
        play: &Play,
        seat: Seat,
        bot: Bot,
    ) {
        let thought = self.minds.entry(seat).or_default();
        let planned =
            thought.plan.as_ref().is_some_and(|(plan, _)| plan.phase == play.table.phase());
        let next = play.table.next_event();
        if planned || thought.busy || thought.looked == Some(next) {
            return;
        }
        (thought.looked, thought.busy, thought.plan) = (Some(next), true, None);
        let seen = AnySeen::new(&play.table, seat);
        let (house, words) = (Arc::clone(house), play.words.clone());
        tokio::spawn(async move {
            // The pool is never closed, so there is always a turn to wait for.
            let turn = Arc::clone(&house.thinking).acquire_owned().await;
            let minds = house.bots.clone();
            let thinking = tokio::task::spawn_blocking(move || {
                let _turn = turn;
                let mut luck = Seeded::from_bytes(secrets::random().unwrap_or_default());
                minds.decide(&seen, &words, bot, &mut luck)
            });
            let decided = match thinking.await {
                Ok(Some(decision)) => Decided::Act(decision),
                Ok(None) => Decided::Nothing,
                Err(reason) => {
                    tracing::error!(%reason, %seat, table = %id, "a bot broke off");
                    Decided::BrokeOff
                }
            };
            house.metrics.bot_decisions.add(1);
            house.send(id, Ask::Decided { seat, decided });
        });
    }

    /// Hears what a bot has decided. It is stale if something has happened meanwhile that ended
    /// the phase; then the bot looks again.
    pub(crate) fn decided(&mut self, seat: Seat, decided: Decided, play: &Play, factor: f64) {
        let thought = self.minds.entry(seat).or_default();
        thought.busy = false;
        let plan = match decided {
            Decided::Act(plan) => Some(plan),
            Decided::Nothing | Decided::BrokeOff => None,
        };
        thought.plan = plan.filter(|plan| plan.phase == play.table.phase()).map(|plan| {
            let wait = Millis((plan.after.0 as f64 * factor) as u64);
            let due = play.table.now().plus(wait);
            (plan, due)
        });
    }

    /// When the next plan is due.
    pub(crate) fn due(&self) -> Option<Millis> {
        self.minds.values().filter_map(|thought| thought.plan.as_ref().map(|(_, due)| *due)).min()
    }

    /// As if a bot had looked at the table as it is, and thought.
    #[cfg(test)]
    pub(crate) fn looked_at(&mut self, seat: Seat, play: &Play) {
        self.minds.entry(seat).or_default().looked = Some(play.table.next_event());
    }

    /// Has a bot seen everything that happened, and decided to do nothing?
    pub(crate) fn is_idle(&self, seat: Seat, play: &Play) -> bool {
        self.minds.get(&seat).is_some_and(|thought| {
            let seen = thought.looked == Some(play.table.next_event());
            seen && !thought.busy && thought.plan.is_none()
        })
    }

    /// Is a bot thinking, or does one have a plan?
    pub(crate) fn is_pending(&self) -> bool {
        self.minds.values().any(|thought| thought.busy || thought.plan.is_some())
    }

    /// Takes a plan that is due.
    pub(crate) fn take_due(&mut self, now: Millis) -> Option<(Seat, AnyDecision)> {
        let due = |thought: &Thought| thought.plan.as_ref().is_some_and(|(_, due)| *due <= now);
        let seat = *self.minds.iter().find(|(_, thought)| due(thought))?.0;
        let (plan, _) = self.minds.get_mut(&seat)?.plan.take()?;
        Some((seat, plan))
    }

    /// Forgets a seat that no bot plays for any more, or everything after a reload.
    pub(crate) fn forget(&mut self, seat: Option<Seat>) {
        match seat {
            Some(seat) => drop(self.minds.remove(&seat)),
            None => self.minds.clear(),
        }
    }
}
