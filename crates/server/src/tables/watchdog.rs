//! The watchdog of a table: no game hangs because a bot is waited for that says nothing.
//!
//! A bot that should think or act and of which nothing is heard for long is made to look again; if
//! that does not help, something harmless is done for it. Neither should ever be needed, so each
//! time is logged and counted.

use super::keeper::Keeper;
use super::turns::Company;
use crate::limits::{UNWATCHED_PAUSE, WATCHDOG};
use bots::Moment;
use games::Seat;
use tokio::time::Instant;

/// Since when nothing has happened at a table.
pub(crate) struct Watch {
    moment: Option<Moment>,
    /// When the game last moved on.
    moved: Instant,
    /// When it did, or a bot looked, or the watchdog did.
    since: Instant,
    /// How often the watchdog has stepped in since the game moved on.
    mended: u32,
}

impl Watch {
    pub(crate) fn new() -> Watch {
        let now = Instant::now();
        Watch { moment: None, moved: now, since: now, mended: 0 }
    }

    /// Sees where the game stands.
    pub(crate) fn see(&mut self, moment: Moment) {
        if self.moment != Some(moment) {
            *self = Watch { moment: Some(moment), ..Watch::new() };
        }
    }

    /// A bot looks: it is given time anew.
    pub(crate) fn looked(&mut self) {
        self.since = Instant::now();
    }
}

impl Keeper {
    /// For whom the bots of the table play.
    pub(super) fn company(&self) -> Company {
        let people = Seat::all(self.kept.document.seats.len())
            .filter(|&seat| self.kept.document.is_person(seat));
        let left = self.left();
        let mut playing =
            people.filter(|seat| !left.get(seat.index()).copied().unwrap_or(false)).peekable();
        let away = playing.peek().is_some();
        if playing.any(|seat| self.audience.holding(seat) > 0) {
            Company::Facing
        } else if away || !self.audience.is_empty() {
            Company::Away
        } else {
            Company::Alone
        }
    }

    /// Until when bots rest because nobody sees them play. Where a deadline runs they do not: it
    /// would be another game.
    pub(super) fn bots_rest(&self) -> Option<Instant> {
        let play = self.kept.play.as_ref().filter(|_| self.runs())?;
        if self.rank.company() != Company::Alone || play.table.deadline().is_some() {
            return None;
        }
        let end = self.watch.moved + UNWATCHED_PAUSE.mul_f64(self.hall.rules.thinking);
        Some(end).filter(|end| *end > Instant::now())
    }

    /// When the watchdog looks next, if there is a bot to watch over.
    pub(super) fn next_watch(&self) -> Option<Instant> {
        let bots = if self.runs() { self.awaited_bots() } else { Vec::new() };
        let due = bots.iter().filter_map(|&seat| self.bots.plan(seat));
        let due = due.filter_map(|plan| self.clock.moment(plan.due)).max();
        let since = self.bots_rest().into_iter().chain(due).fold(self.watch.since, Instant::max);
        (!bots.is_empty()).then(|| since + WATCHDOG)
    }

    /// The bots that the game waits for; none in a lesson, which says what they do.
    pub(super) fn awaited_bots(&self) -> Vec<Seat> {
        if self.is_taught() {
            return Vec::new();
        }
        let mut seats = self.awaited().seats;
        seats.retain(|&seat| self.kept.document.bot_of(seat).is_some());
        seats
    }

    /// The bots that should have done something by now.
    fn stuck(&self) -> Vec<Seat> {
        let Some(play) = &self.kept.play else { return Vec::new() };
        let (moment, now) = (Moment::of_any(&play.table), self.clock.now());
        let mut stuck = self.awaited_bots();
        let others_move = !self.waits_for_nothing();
        stuck.retain(|&seat| match self.bots.plan(seat) {
            Some(plan) => plan.due <= now,
            None => !(self.bots.is_idle(seat, moment) && others_move),
        });
        stuck
    }

    /// Looks after the bots, if it is time to.
    pub(super) async fn watch_over(&mut self) {
        if self.next_watch().is_none_or(|due| due > Instant::now()) {
            return;
        }
        self.watch.since = Instant::now();
        // Where bots think in turns, one that has not had its turn yet is not lost.
        if self.rank.is_waiting() {
            return;
        }
        for seat in self.stuck() {
            tracing::error!(%seat, table = %self.kept.id, "a bot said nothing for too long");
            self.hall.metrics.watchdog.add(1);
            self.bots.forget(seat);
            if self.watch.mended > 0 {
                self.act_safely(seat).await;
            }
        }
        self.watch.mended += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::trial;
    use games::GameName;
    use serde_json::json;

    /// A bot counts as thinking and nobody thinks: it looks again, then something is done for it.
    #[tokio::test]
    async fn a_bot_that_says_nothing_looks_again_and_then_does_something_harmless() {
        let folder = tempfile::tempdir().unwrap();
        let bot = json!({"who": {"kind": "bot", "level": "primer"}});
        let mut keeper = trial::begun(GameName::Classic, json!([bot, bot]), folder.path()).await;
        let moment = Moment::of_any(&keeper.kept.play.as_ref().unwrap().table);
        keeper.watch.see(moment);
        let seat = keeper.awaited_bots()[0];
        assert!(keeper.bots.looks(seat, moment));
        let phase = keeper.kept.play.as_ref().unwrap().table.phase();
        let long_ago = |keeper: &mut Keeper| {
            keeper.watch.moved = Instant::now().checked_sub(10 * WATCHDOG).unwrap();
            keeper.watch.since = keeper.watch.moved;
        };

        keeper.watch_over().await;
        assert!(!keeper.bots.looks(seat, moment), "it may still be thinking");
        long_ago(&mut keeper);
        keeper.watch_over().await;
        assert!(keeper.bots.looks(seat, moment), "it looks again");
        assert_eq!(keeper.hall.metrics.watchdog.get(), 1);

        long_ago(&mut keeper);
        keeper.watch_over().await;
        assert_ne!(keeper.kept.play.as_ref().unwrap().table.phase(), phase);
        assert_eq!(keeper.hall.metrics.watchdog.get(), 2);
    }

    /// A bot whose turn to think has not come is not lost, however long that takes.
    #[tokio::test]
    async fn a_bot_that_waits_for_its_turn_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let bot = json!({"who": {"kind": "bot", "level": "primer"}});
        let mut keeper = trial::begun(GameName::Classic, json!([bot, bot]), folder.path()).await;
        let moment = Moment::of_any(&keeper.kept.play.as_ref().unwrap().table);
        keeper.watch.see(moment);
        let seat = keeper.awaited_bots()[0];
        assert!(keeper.bots.looks(seat, moment));
        let busy = [
            keeper.hall.thinking.take(std::sync::Arc::default()).await,
            keeper.hall.thinking.take(facing()).await,
        ];
        let (turns, rank) = (keeper.hall.thinking.clone(), std::sync::Arc::clone(&keeper.rank));
        let waits = tokio::spawn(async move { drop(turns.take(rank).await) });
        while !keeper.rank.is_waiting() {
            tokio::task::yield_now().await;
        }
        keeper.watch.moved = Instant::now().checked_sub(10 * WATCHDOG).unwrap();
        keeper.watch.since = keeper.watch.moved;
        keeper.watch_over().await;
        assert!(!keeper.bots.looks(seat, moment));
        assert_eq!(keeper.hall.metrics.watchdog.get(), 0);
        drop(busy);
        waits.await.unwrap();
    }

    fn facing() -> std::sync::Arc<crate::tables::turns::Rank> {
        let rank = crate::tables::turns::Rank::default();
        rank.set(Company::Facing);
        std::sync::Arc::new(rank)
    }
}
