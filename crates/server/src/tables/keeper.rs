//! The keeper of one table: a task that owns the table while it is in memory.
//!
//! Whatever is to happen at the table, the keeper is asked. It judges, writes down, and only then
//! tells anybody. Should the storage refuse, because another node has taken the table or because it
//! cannot write, the keeper loads the table again: what was not kept has not happened.

use super::ask::{Answered, Ask, Asked, Call, Calling};
use super::audience::{Audience, ListenerId};
use super::clock::TableClock;
use super::days::{LastLooked, Telling};
use super::drafts::Drafts;
use super::hall::{Hall, problem};
use super::hinting::Given;
use super::kept::{Kept, Loaded, Room};
use super::paces::Paces;
use super::pausing::PauseQuestion;
use super::play::Play;
use super::previews::Previews;
use super::thinking::Thoughts;
use super::turns::Rank;
use super::undoing::UndoQuestion;
use super::watchdog::Watch;
use crate::cluster::letter::Letter;
use crate::limits::{LONG_LOG, MOVE_SPREAD, STOP_SPREAD, STORAGE_REST, TABLE_IDLE};
use crate::protocol::{ClosingReason, Secret, TableProblem, TableStage, ToClient};
use crate::storage::StorageError;
use bots::{Moment, Schedule};
use games::{AnyCommand, Awaited, Millis, Seat};
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// The keeper of one table.
pub(crate) struct Keeper {
    pub(crate) hall: Arc<Hall>,
    pub(crate) kept: Kept,
    pub(crate) clock: TableClock,
    pub(crate) audience: Audience,
    pub(crate) drafts: Drafts,
    /// When bots look, and when they act.
    pub(crate) bots: Schedule<AnyCommand>,
    /// What came of their thoughts.
    pub(super) thoughts: Thoughts,
    /// For whom they play.
    pub(super) rank: Arc<Rank>,
    pub(super) watch: Watch,
    pub(crate) paces: Paces,
    pub(super) previews: Previews,
    pub(crate) undo: Option<UndoQuestion>,
    pub(super) pause_question: Option<PauseQuestion>,
    /// The last hint.
    pub(super) given: Option<Given>,
    /// Was it told that the record of the game is full?
    full: bool,
    /// The number of the first event that nobody was told yet.
    pub(crate) told: u32,
    /// Who was there, as last said.
    here: Vec<bool>,
    /// Was there a big screen, as last said?
    screen: bool,
    /// When somebody last asked something.
    pub(super) busy: Instant,
    /// When the storage was last told who is there and what the clock shows.
    pub(super) noted: Instant,
    /// After a fault of the storage nothing happens by itself before this.
    pub(super) rest: Option<Instant>,
    /// When the clock on the wall was last looked at, where days count.
    pub(super) looked: Option<LastLooked>,
    /// Who is being told that they are waited for.
    pub(super) telling: Telling,
    /// How the table is to be let go of, once it is.
    parting: Option<Parting>,
}

/// How a keeper parts from its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Parting {
    /// Nobody needs it here.
    Over,
    /// Another node has it.
    Elsewhere,
}

impl Keeper {
    pub(crate) fn new(hall: Arc<Hall>, kept: Kept) -> Keeper {
        let told = kept.play.as_ref().map_or(0, |play| play.table.next_event());
        let now = Instant::now();
        Keeper {
            hall,
            clock: clock_of(&kept),
            kept,
            audience: Audience::default(),
            drafts: Drafts::default(),
            bots: Schedule::default(),
            thoughts: Thoughts::default(),
            rank: Arc::default(),
            watch: Watch::new(),
            paces: Paces::default(),
            previews: Previews::default(),
            undo: None,
            pause_question: None,
            given: None,
            full: false,
            told,
            here: Vec::new(),
            screen: false,
            busy: now,
            noted: now,
            rest: None,
            looked: None,
            telling: Telling::default(),
            parting: None,
        }
    }

    /// Keeps the table until nobody needs it in memory, or another node has it.
    pub(crate) async fn run(&mut self, asks: &mut mpsc::Receiver<Ask>) -> Parting {
        let mut severed = self.hall.links.severed();
        loop {
            if let Some(parting) = self.parting {
                return parting;
            }
            self.look_round().await;
            let news = self.kept.quietly_changed && self.rest.is_none();
            if news && self.settle(None).await.is_err() {
                continue;
            }
            let wake = self.next_wake();
            tokio::select! {
                ask = asks.recv() => match ask {
                    None => return Parting::Over,
                    Some(ask) => {
                        self.busy = Instant::now();
                        self.hear(ask).await;
                        self.look_at_previews(asks.is_empty());
                    }
                },
                decided = self.thoughts.next() => {
                    self.busy = Instant::now();
                    self.decided(decided).await;
                }
                Some(told) = self.telling.next() => self.was_told(told).await,
                () = sleep_until(wake) => {
                    if self.is_idle() && self.busy.elapsed() >= TABLE_IDLE {
                        self.note_visit().await;
                        if self.hall.may_go(self.kept.id, asks) {
                            return Parting::Over;
                        }
                        self.busy = Instant::now();
                    }
                    self.wake().await;
                }
                // The sender is as long-lived as the hall.
                Ok(()) = severed.changed() => self.audience.forget_severed(),
            }
        }
    }

    async fn hear(&mut self, ask: Ask) {
        match ask {
            Ask::Call(calling) => {
                let Calling { bearer, call, reply, .. } = *calling;
                if let Call::Hint(seat, strength) = call {
                    return self.hint(bearer.as_ref(), seat, strength, reply).await;
                }
                let answer = self.called(bearer.as_ref(), call).await;
                // Whoever no longer waits for an answer does not miss it.
                drop(reply.send(answer));
            }
            Ask::Join(listener) => self.audience.add(listener),
            Ask::Said(said) if !self.audience.knows(said.by) => self.is_stranger(said.by),
            Ask::Said(said) => self.listen(*said).await,
            Ask::Gone(listener) => self.audience.remove(listener),
            Ask::Lost => self.give_up(),
            Ask::Stop { done } => {
                self.finish_telling().await;
                self.note_visit().await;
                self.audience.send_away(STOP_SPREAD);
                self.parting = Some(Parting::Over);
                let _ = done.send(());
            }
        }
    }

    /// A call over HTTP.
    async fn called(
        &mut self,
        bearer: Option<&Secret>,
        call: Call,
    ) -> Result<Answered, TableProblem> {
        Ok(match call {
            Call::Info => Answered::Mine(self.mine(bearer)),
            Call::Change(wanted) => Answered::Table(self.change(bearer, *wanted).await?),
            Call::Take(seat, name) => Answered::Seat(self.take(seat, name).await?),
            Call::Leave(seat) => Answered::Table(self.leave(bearer, seat).await?),
            Call::HandOver(seat, to) => Answered::Seat(self.hand_over(bearer, seat, to).await?),
            Call::Start => Answered::Table(self.start(bearer).await?),
            Call::Abandon => Answered::Table(self.abandon(bearer).await?),
            Call::Rematch => Answered::Table(self.rematch(bearer).await?),
            Call::Lesson(said) => self.lesson_said(bearer, said).await?,
            Call::Vacation(seat, days) => Answered::Mine(self.vacation(bearer, seat, days).await?),
            Call::Notice(seat, asked) => Answered::Mine(self.notify(bearer, seat, *asked).await?),
            Call::Silence(seat) => Answered::Mine(self.silence(bearer, seat).await?),
            Call::Quiet(token) => Answered::Mine(self.quiet(&token).await?),
            Call::Confirm(token) => Answered::Mine(self.confirm(&token).await?),
            // It is answered once it is thought of.
            Call::Hint(..) => return Err(TableProblem::Internal),
            Call::Delete => {
                self.check_host(bearer)?;
                self.delete().await?;
                Answered::Deleted
            }
        })
    }

    /// Somebody speaks whose connection is not known: the link to its node was severed meanwhile,
    /// or the queue of a connection here was full. Either comes back.
    fn is_stranger(&self, id: ListenerId) {
        if id.node != self.hall.links.me() {
            self.hall.links.post(id.node, Letter::Moved { table: self.kept.id }, "");
        }
    }

    /// Another node has the table: whoever is here is sent there.
    fn give_up(&mut self) {
        self.audience.send_away(MOVE_SPREAD);
        self.parting = Some(Parting::Elsewhere);
    }

    /// Keeps what has changed, then tells everybody, and whoever asked for it that it is done. If
    /// it cannot be kept, it has not happened: the table is as the storage knows it.
    pub(crate) async fn settle(&mut self, asked: Option<&mut Asked>) -> Result<(), StorageError> {
        if let Some(play) = &self.kept.play
            && let Some(outcome) = play.table.outcome()
            && self.kept.document.stage == TableStage::Playing
        {
            self.kept.document.stage = TableStage::Over;
            self.kept.document.outcome = Some(outcome);
            self.kept.changed = true;
        }
        self.end_what_grows_too_long();
        self.follow_lesson();
        self.end_idle_pause();
        self.observe();
        if !self.kept.has_news() {
            return Ok(());
        }
        let changed = self.kept.changed;
        let standing = self.standing();
        let started = Instant::now();
        let from = asked.as_ref().map(|asked| (asked.seat, &asked.id));
        match self.kept.write(&self.hall, standing, from).await {
            Ok(()) => {
                self.hall.metrics.commit_seconds.observe(started.elapsed());
                self.noted = Instant::now();
                self.set_clock();
                let full = self.is_record_full();
                let newly_full = full && !std::mem::replace(&mut self.full, full);
                self.tell(asked, changed || newly_full);
                Ok(())
            }
            Err(fault) => {
                self.hall.metrics.commits_failed.add(1);
                self.reload().await;
                Err(fault)
            }
        }
    }

    /// Is what room the log has left for playing to the end alone? Then nothing more is taken back
    /// and no seat is handed to a bot: either could be done for ever.
    pub(crate) fn is_record_full(&self) -> bool {
        self.kept.room(&self.hall.limits) != Room::Plenty
    }

    /// A game that uses up even what was reserved for its end is broken off.
    fn end_what_grows_too_long(&mut self) {
        if self.is_playing() && self.kept.room(&self.hall.limits) == Room::Nothing {
            tracing::warn!(table = %self.kept.id, "a game was broken off: its log is too long");
            self.kept.document.stage = TableStage::Abandoned;
            self.kept.changed = true;
        }
    }

    /// Does something with the game: at once, or beside the network where the log is so long that
    /// it takes its time. Nothing comes of it where no game has begun.
    pub(super) async fn with_play<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(&mut Play) -> T + Send + 'static,
    ) -> Option<T> {
        let mut play = self.kept.play.take()?;
        if play.table.entry_count() <= LONG_LOG {
            let done = work(&mut play);
            self.kept.play = Some(play);
            return Some(done);
        }
        let done = self.hall.restoring.work_patiently(move || {
            let done = work(&mut play);
            (play, done)
        });
        match done.await {
            Ok((play, done)) => {
                self.kept.play = Some(play);
                Some(done)
            }
            Err(_) => {
                // It broke off, and the game with it; the storage has it still.
                self.reload().await;
                None
            }
        }
    }

    /// Takes the table as the storage knows it, and tells what is new there.
    async fn reload(&mut self) {
        match Kept::load(&self.hall, self.kept.id).await {
            Ok(Loaded::Ours(kept)) => {
                self.adopt(*kept);
                self.rest = Some(Instant::now() + STORAGE_REST);
            }
            Ok(Loaded::Theirs(_)) => self.give_up(),
            Ok(Loaded::Gone) => {
                self.audience.dismiss(ClosingReason::Deleted);
                self.parting = Some(Parting::Over);
            }
            Err(fault) => {
                tracing::error!(%fault, table = %self.kept.id, "a table cannot be loaded");
                self.audience.send_away(MOVE_SPREAD);
                self.parting = Some(Parting::Over);
            }
        }
    }

    /// Goes on with the table as the storage knows it, and tells what is new there.
    fn adopt(&mut self, kept: Kept) {
        // Answers that were not about entries are remembered here alone.
        let answers = std::mem::take(&mut self.kept.answers);
        let shown = self.clock.now();
        self.kept = kept;
        self.kept.answers.merge(answers);
        self.kept.clock = self.kept.clock.max(shown);
        self.clock = clock_of(&self.kept);
        self.bots.clear();
        self.observe();
        self.tell(None, true);
    }

    /// Sees whom the table waits for, and lets bots look; says who is there, if that is new.
    async fn look_round(&mut self) {
        self.teach().await;
        self.follow_pause_question().await;
        self.observe();
        self.send_notices();
        self.rank.set(self.company());
        if let Some(play) = &self.kept.play {
            let moment = Moment::of_any(&play.table);
            self.watch.see(moment);
            let rests = self.is_paused() || self.bots_rest().is_some();
            for seat in self.awaited_bots() {
                if let Some(bot) = self.kept.document.bot_of(seat)
                    && !rests
                    && self.bots.looks(seat, moment)
                {
                    self.watch.looked();
                    self.think(seat, bot).await;
                }
            }
        }
        let (here, screen) = (self.here(), self.audience.has_screen());
        if self.here != here || self.screen != screen {
            self.here.clone_from(&here);
            self.screen = screen;
            self.audience.send_all(&ToClient::Presence { here, screen });
        }
    }

    /// Whom the game waits for; nobody where none is on.
    pub(super) fn awaited(&self) -> Awaited {
        match &self.kept.play {
            Some(play) if self.is_playing() => play.table.awaited(),
            _ => Awaited::default(),
        }
    }

    /// Notes whom the table waits for, and since when, where its patience has an end.
    fn observe(&mut self) {
        self.observe_days();
        let settings = &self.kept.document.settings;
        if settings.turn_limit.is_none() && settings.absence.is_none() {
            return;
        }
        let (awaited, here, now) = (self.awaited(), self.here(), self.clock.now());
        let waits = &mut self.kept.document.waits;
        let before = waits.clone();
        waits.observe(&awaited, &here, now);
        self.kept.quietly_changed |= *waits != before;
    }

    /// When the turn limit is up, if one runs.
    pub(crate) fn limit(&self) -> Option<Millis> {
        let document = &self.kept.document;
        document.waits.limit(&document.settings)
    }

    /// Seat by seat: is somebody there?
    pub(crate) fn here(&self) -> Vec<bool> {
        let seats = Seat::all(self.kept.document.seats.len());
        let bot = |seat| self.kept.document.bot_of(seat).is_some();
        seats
            .map(|seat| {
                self.audience.holding(seat) > 0 || bot(seat) && !self.kept.document.is_person(seat)
            })
            .collect()
    }

    /// Seat by seat: has its player left the game?
    pub(crate) fn left(&self) -> Vec<bool> {
        let Some(play) = &self.kept.play else { return Vec::new() };
        let seats = play.table.seats();
        let has_left = |seat| seats.get(seat).is_none_or(|status| status.left);
        Seat::all(seats.len()).map(has_left).collect()
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.kept.document.stage == TableStage::Playing
    }

    /// Ends the table for good.
    pub(crate) async fn delete(&mut self) -> Result<(), TableProblem> {
        self.hall.storage.delete(self.kept.id).await.map_err(|fault| problem(&fault))?;
        self.audience.dismiss(ClosingReason::Deleted);
        self.parting = Some(Parting::Over);
        Ok(())
    }
}

/// The clock of a table that was just loaded: it goes on where it stood.
fn clock_of(kept: &Kept) -> TableClock {
    let last = kept.play.as_ref().map_or(Millis(0), |play| play.table.now());
    let shown = kept.clock.max(last);
    match kept.document.stage {
        TableStage::Playing if !kept.document.stands_still() => TableClock::running(shown),
        _ => TableClock::standing(shown),
    }
}
