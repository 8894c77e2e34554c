//! What the keeper of a table does by the clock on the wall.

use super::{Days, Seen};
use crate::limits::{CLOCK_JUMP, DAYS_LOOK};
use crate::protocol::{DaysPace, MyTable, Secret, TableProblem, TimeUp};
use crate::storage::WallTime;
use crate::tables::clock::TableClock;
use crate::tables::document::{BotLevel, Document, Sitter};
use crate::tables::keeper::Keeper;
use games::{Act, Seat};
use tokio::time::{Duration, Instant};

/// How much may have to be done for one seat until it is passed: to answer, to draw, to discard.
const STEPS: usize = 4;

/// After how long something is tried again that has not worked.
const AGAIN: i64 = 3_600_000;

/// When the clock on the wall was last looked at, by both clocks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastLooked {
    wall: WallTime,
    at: Instant,
}

impl LastLooked {
    /// Has the one clock gone on by much more than the other: was the machine asleep, or was its
    /// clock set?
    fn jumped(self, wall: WallTime, at: Instant) -> bool {
        let ran = at.saturating_duration_since(self.at).as_millis() as i64;
        wall.0.saturating_sub(self.wall.0).saturating_sub(ran) > CLOCK_JUMP.as_millis() as i64
    }
}

impl Document {
    /// Who holds a seat, where a person does.
    fn holder(&self, seat: Seat) -> Option<crate::tables::secrets::Hashed> {
        match &self.seats.get(seat.index())?.who {
            Some(Sitter::Person { secret, .. }) => Some(secret.clone()),
            _ => None,
        }
    }
}

impl Keeper {
    /// The pace of days, while a game is on that has one.
    pub(crate) fn by_days(&self) -> Option<DaysPace> {
        self.kept.document.settings.days.filter(|_| self.is_playing())
    }

    /// Are several asked at once, until a deadline of the game?
    fn is_question(&self) -> bool {
        self.kept.play.as_ref().is_some_and(|play| play.table.deadline().is_some())
    }

    /// Notes whom the table waits for by days, and that everybody is told.
    pub(crate) fn observe_days(&mut self) {
        let Some(pace) = self.kept.document.settings.days else { return };
        let (now, at) = (self.hall.wall.now(), Instant::now());
        let looked = self.looked.replace(LastLooked { wall: now, at });
        let document = &self.kept.document;
        let person = |seat| document.is_person(seat) && document.bot_of(seat).is_none();
        let people: Vec<bool> = Seat::all(document.seats.len()).map(person).collect();
        let (awaited, paused) = (self.awaited(), self.is_paused());
        let mut days = document.days.clone();
        // A table that was just loaded was away with the server.
        let slept = looked.is_none_or(|last| last.jumped(now, at));
        if slept && (looked.is_none() || !self.hall.wall.is_moved_by_hand()) {
            days.grace(now);
        }
        days.keep_holders(|seat| document.holder(seat));
        days.observe(pace, &Seen { awaited: &awaited, people: &people, paused, now });
        if days != document.days {
            self.kept.document.days = days;
            (self.kept.changed, self.kept.quietly_changed) = (true, true);
        }
    }

    /// Is the table needed in memory because it waits for somebody?
    pub(crate) fn waits_by_days(&self) -> bool {
        self.by_days().is_some() && self.kept.document.days.is_waiting()
    }

    /// When something happens by the clock on the wall.
    pub(crate) fn days_end(&self) -> Option<WallTime> {
        self.by_days().filter(|_| self.runs())?;
        self.kept.document.days.end(self.is_question())
    }

    /// When the clock on the wall is looked at again.
    pub(crate) fn next_look_at_days(&self) -> Option<Instant> {
        let pace = self.by_days().filter(|_| self.runs())?;
        let notice = self.next_notice(pace);
        let next = self.days_end().into_iter().chain(notice).min()?;
        let wait = next.0.saturating_sub(self.hall.wall.now().0).max(0).unsigned_abs();
        // A clock may be set meanwhile.
        Some(Instant::now() + Duration::from_millis(wait).min(DAYS_LOOK))
    }

    /// Does what is due by the clock on the wall; says whether there was something.
    pub(crate) async fn judge_days(&mut self) -> bool {
        let Some(pace) = self.by_days().filter(|_| self.runs()) else { return false };
        let now = self.hall.wall.now();
        if self.days_end().is_none_or(|end| end > now) {
            return false;
        }
        if self.is_question() {
            self.close_question().await;
        } else if let Some(seat) = self.kept.document.days.late(now) {
            self.time_is_up(pace, seat).await;
        }
        true
    }

    /// Nobody else answers: what silence means is for the rules of the game.
    async fn close_question(&mut self) {
        let Some(play) = &mut self.kept.play else { return };
        let Some(deadline) = play.table.deadline() else { return };
        play.advance(deadline);
        self.clock = TableClock::standing(deadline);
        // A fault is in the log, and the table is as the storage knows it.
        let _ = self.settle(None).await;
    }

    async fn time_is_up(&mut self, pace: DaysPace, seat: Seat) {
        let now = self.clock.now();
        match pace.then {
            TimeUp::Pass => self.pass_for(seat).await,
            TimeUp::Bot => self.let_bot_play(seat).await,
            TimeUp::Forfeit => {
                // As above.
                let _ = self.act(None, Act::Leave { seat }, now, None).await;
            }
        }
        // Whatever stands in the way must not be tried without end.
        let wall = self.hall.wall.now();
        if self.by_days().is_some() && self.kept.document.days.late(wall) == Some(seat) {
            tracing::warn!(%seat, table = %self.kept.id, "a turn whose time is up cannot be ended");
            self.kept.document.days.put_off(seat, WallTime(wall.0 + AGAIN));
            self.kept.quietly_changed = true;
        }
    }

    async fn let_bot_play(&mut self, seat: Seat) {
        let level = BotLevel(self.hall.rules.stand_in);
        // As above.
        let _ = self.stand_in(seat, Some(level), self.clock.now()).await;
    }

    /// Does the least for a seat that the rules allow until it is not its turn any more; where
    /// they allow nothing, a bot plays on.
    async fn pass_for(&mut self, seat: Seat) {
        let turn = self.awaited().turn;
        for _ in 0..STEPS {
            let awaited = self.awaited();
            if awaited.turn != turn || !awaited.seats.contains(&seat) || self.is_question() {
                return;
            }
            if !self.do_the_least(seat).await {
                return self.let_bot_play(seat).await;
            }
        }
    }

    async fn do_the_least(&mut self, seat: Seat) -> bool {
        let Some(play) = &self.kept.play else { return false };
        let phase = play.table.phase();
        let is_new = |keeper: &Keeper| keeper.phase() != Some(phase);
        for command in play.table.harmless(seat) {
            let act = Act::Play { phase, command };
            let _ = self.act(Some(seat), act, self.clock.now(), None).await;
            if is_new(self) {
                return true;
            }
        }
        false
    }

    /// A player goes on vacation, or is back.
    pub(crate) async fn vacation(
        &mut self,
        bearer: Option<&Secret>,
        seat: Seat,
        days: u8,
    ) -> Result<MyTable, TableProblem> {
        self.check_holder(bearer, seat)?;
        let pace = self.by_days().ok_or(TableProblem::NotStarted)?;
        let now = self.hall.wall.now();
        if !self.kept.document.days.vacation(pace, seat, days, now) {
            let detail = "there are not so many days of vacation left".to_owned();
            return Err(TableProblem::BadSettings { part: "vacation".to_owned(), detail });
        }
        self.settled().await?;
        Ok(self.mine(bearer))
    }
}

impl Days {
    /// Has nothing been kept?
    pub(crate) fn is_empty(&self) -> bool {
        *self == Days::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_runs_on_has_not_jumped_and_one_that_is_set_has() {
        let at = Instant::now();
        let last = LastLooked { wall: WallTime(1_000_000), at };
        let minute = Duration::from_secs(60);
        assert!(!last.jumped(WallTime(1_060_000), at + minute));
        assert!(!last.jumped(WallTime(900_000), at + minute), "back");
        assert!(last.jumped(WallTime(1_060_000 + 11 * 60_000), at + minute));
    }
}
