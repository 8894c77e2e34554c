//! What happens at a table by itself, and when: deadlines, bots, people who are late, and that the
//! storage is told what the clock shows.

use super::document::Document;
use super::keeper::Keeper;
use crate::limits::{CLOCK_NOTED, LAG_CAP, TABLE_IDLE, TABLE_TOUCHED};
use crate::protocol::TableStage;
use crate::storage::{Standing, Touch, WallTime};
use games::{Millis, Seat};
use tokio::time::Instant;

impl Keeper {
    /// By how much a command may be dated back, and a deadline is judged later, for the way that
    /// messages take: nothing where nobody races against the clock.
    pub(crate) fn lag_cap(&self) -> Millis {
        match &self.kept.play {
            Some(play) if play.table.races_the_clock() => Millis(LAG_CAP.as_millis() as u64),
            _ => Millis(0),
        }
    }

    /// May a person be late in this seat? Not where a bot stands in already.
    fn can_be_late(&self, seat: Seat) -> bool {
        self.kept.document.is_person(seat) && self.kept.document.bot_of(seat).is_none()
    }

    /// The next moment at which something happens by itself, in table time.
    pub(crate) fn next_event(&self) -> Option<Millis> {
        let play = self.kept.play.as_ref().filter(|_| self.runs())?;
        let deadline = play.table.deadline().filter(|_| self.by_days().is_none());
        let deadline = deadline.map(|deadline| deadline.plus(self.lag_cap()));
        let settings = &self.kept.document.settings;
        let waits = &self.kept.document.waits;
        let late = waits.next(settings, |seat| self.can_be_late(seat));
        [deadline, self.bots.next().map(|(due, _)| due), late].into_iter().flatten().min()
    }

    pub(super) fn next_wake(&self) -> Instant {
        let event = self.next_event().and_then(|event| match self.clock.moment(event) {
            // Where table time stands, what is due is due.
            None if event <= self.clock.now() => Some(Instant::now()),
            moment => moment,
        });
        let idle = self.is_idle().then(|| self.busy + TABLE_IDLE);
        let note = self.next_note();
        let next =
            [event, idle, note, self.bots_rest(), self.next_watch(), self.next_look_at_days()];
        let next = next.into_iter().flatten().min();
        // Without anything to wait for, looking round now and then costs nothing.
        let next = next.unwrap_or_else(|| Instant::now() + TABLE_IDLE);
        self.rest.map_or(next, |rest| next.max(rest))
    }

    /// When the storage is next told who is there and what the clock shows. Where the game waits
    /// for a moment that is soon, so that a crash does not set the clock far back.
    fn next_note(&self) -> Option<Instant> {
        let soon = self.next_event().map(|_| self.noted + CLOCK_NOTED);
        soon.or_else(|| (!self.audience.is_empty()).then_some(self.noted + TABLE_TOUCHED))
    }

    /// Does nobody need the table in memory?
    pub(super) fn is_idle(&self) -> bool {
        let bots = self.runs() && (self.bots.is_pending() || self.bots_rest().is_some());
        let waits = self.next_event().is_some() || self.waits_by_days() || self.telling.is_busy();
        self.audience.is_empty() && !waits && !bots
    }

    /// Does what is due by itself: deadlines first, then bots, then whoever was waited for.
    pub(super) async fn wake(&mut self) {
        self.rest = None;
        if self.next_note().is_some_and(|due| due <= Instant::now()) {
            self.note_visit().await;
        }
        if !self.runs() {
            return;
        }
        self.watch_over().await;
        if self.judge_days().await {
            return;
        }
        let (now, cap) = (self.clock.now(), self.lag_cap());
        let Some(play) = &mut self.kept.play else { return };
        let deadline = play.table.deadline().filter(|_| self.kept.document.settings.days.is_none());
        if deadline.is_some_and(|deadline| deadline.plus(cap) <= now) {
            play.advance(now.since(cap));
            // A fault is in the log, and the table is as the storage knows it.
            let _ = self.settle(None).await;
            return;
        }
        if let Some((seat, plan)) = self.bots.take_due(now) {
            self.act_for_bot(seat, plan, now).await;
            return;
        }
        let people = Seat::all(self.kept.document.seats.len());
        let people: Vec<Seat> = people.filter(|&seat| self.can_be_late(seat)).collect();
        let Document { waits, settings, .. } = &mut self.kept.document;
        if let Some(late) = waits.late(settings, |seat| people.contains(&seat), now) {
            self.kept.quietly_changed = true;
            self.act_on_late(late).await;
        }
    }

    /// Tells the storage that somebody is there, and what the clock shows.
    pub(super) async fn note_visit(&mut self) {
        self.noted = Instant::now();
        let touched = if self.audience.is_empty() { self.kept.touched } else { WallTime::now() };
        let touch = Touch { table: self.kept.id, touched, clock: self.clock.now() };
        if let Err(fault) = self.hall.storage.touch(vec![touch]).await {
            tracing::warn!(%fault, "a visit was not noted");
        }
    }

    /// Where the table stands, for lists and for waking it after a restart.
    pub(super) fn standing(&self) -> Standing {
        let (now, shown) = (WallTime::now(), self.clock.now());
        let later = |at: Millis| WallTime(now.0.saturating_add(at.since(shown).0 as i64));
        let wake_at = self.kept.play.as_ref().filter(|_| self.runs()).and_then(|play| {
            let settings = &self.kept.document.settings;
            let mut awaited = play.table.awaited().seats.into_iter();
            let bot = awaited.any(|seat| self.kept.document.bot_of(seat).is_some());
            let patience = [settings.turn_limit, settings.absence].into_iter().flatten();
            let patience = patience.map(|patience| Millis::from_seconds(patience.seconds)).min();
            let wakes = [
                play.table.deadline().filter(|_| settings.days.is_none()).map(later),
                bot.then_some(now),
                patience.map(|patience| later(shown.plus(patience))),
                self.days_end(),
            ];
            wakes.into_iter().flatten().min()
        });
        let finished = matches!(self.kept.document.stage, TableStage::Over | TableStage::Abandoned);
        let open = self.kept.document.settings.open;
        Standing { touched: now, open, finished, clock: shown, wake_at }
    }
}
