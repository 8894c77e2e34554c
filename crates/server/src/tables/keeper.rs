//! The keeper of one table: a task that owns the table while it is in memory.
//!
//! Whatever is to happen at the table, the keeper is asked. It judges, writes down, and only then
//! tells anybody. Should the storage refuse, because another process wrote first or because it
//! cannot write, the keeper loads the table again: what was not kept has not happened.

use super::ask::{Ask, Asked};
use super::audience::Audience;
use super::clock::TableClock;
use super::drafts::Drafts;
use super::hall::{Hall, problem};
use super::kept::Kept;
use super::paces::Paces;
use super::thinking::think;
use super::undoing::UndoQuestion;
use crate::limits::{COME_BACK, STORAGE_REST, TABLE_IDLE};
use crate::protocol::{ClosingReason, TableProblem, TableStage, ToClient};
use crate::storage::{StorageError, TableId};
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
    pub(crate) paces: Paces,
    pub(crate) undo: Option<UndoQuestion>,
    /// The number of the first event that nobody was told yet.
    pub(crate) told: u32,
    /// Who was there, as last said.
    here: Vec<bool>,
    /// When somebody last asked something.
    pub(super) busy: Instant,
    /// When the storage was last told who is there and what the clock shows.
    pub(super) noted: Instant,
    /// After a fault of the storage nothing happens by itself before this.
    pub(super) rest: Option<Instant>,
    /// Is the table to be let go of?
    over: bool,
}

impl Keeper {
    /// Keeps a table until nobody needs it in memory.
    pub(crate) async fn live(hall: Arc<Hall>, id: TableId, mut asks: mpsc::Receiver<Ask>) {
        let turned_away = match Kept::load(&hall, id).await {
            Ok(Some(kept)) => {
                Keeper::new(Arc::clone(&hall), kept).run(&mut asks).await;
                TableProblem::Busy
            }
            Ok(None) => TableProblem::NoSuchTable,
            Err(fault) => problem(&fault),
        };
        asks.close();
        hall.gone(id);
        while let Some(ask) = asks.recv().await {
            ask.fail(turned_away.clone());
        }
    }

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
            paces: Paces::default(),
            undo: None,
            told,
            here: Vec::new(),
            busy: now,
            noted: now,
            rest: None,
            over: false,
        }
    }

    async fn run(&mut self, asks: &mut mpsc::Receiver<Ask>) {
        while !self.over {
            self.look_round();
            let news = self.kept.quietly_changed && self.rest.is_none();
            if news && self.settle(None).await.is_err() {
                continue;
            }
            let wake = self.next_wake();
            tokio::select! {
                ask = asks.recv() => match ask {
                    None => break,
                    Some(ask) => {
                        self.busy = Instant::now();
                        self.hear(ask).await;
                    }
                },
                () = sleep_until(wake) => {
                    if self.is_idle() && self.busy.elapsed() >= TABLE_IDLE {
                        self.note_visit().await;
                        if self.hall.may_go(self.kept.id, asks) {
                            return;
                        }
                        self.busy = Instant::now();
                    }
                    self.wake().await;
                }
            }
        }
    }

    async fn hear(&mut self, ask: Ask) {
        // Whoever no longer waits for an answer does not miss it.
        match ask {
            Ask::Info { bearer, reply } => drop(reply.send(Ok(self.mine(bearer.as_ref())))),
            Ask::Change { bearer, wanted, reply } => {
                drop(reply.send(self.change(bearer.as_ref(), *wanted).await));
            }
            Ask::Take { seat, name, reply } => drop(reply.send(self.take(seat, name).await)),
            Ask::Leave { bearer, seat, reply } => {
                drop(reply.send(self.leave(bearer.as_ref(), seat).await));
            }
            Ask::HandOver { bearer, seat, to, reply } => {
                drop(reply.send(self.hand_over(bearer.as_ref(), seat, to).await));
            }
            Ask::Start { bearer, reply } => drop(reply.send(self.start(bearer.as_ref()).await)),
            Ask::Abandon { bearer, reply } => {
                drop(reply.send(self.abandon(bearer.as_ref()).await));
            }
            Ask::Rematch { bearer, reply } => {
                drop(reply.send(self.rematch(bearer.as_ref()).await));
            }
            Ask::Delete { bearer, reply } => {
                let allowed = self.check_host(bearer.as_ref());
                let deleted = match allowed {
                    Ok(()) => self.delete().await,
                    Err(refused) => Err(refused),
                };
                drop(reply.send(deleted));
            }
            Ask::Expire => {
                if self.audience.is_empty() && self.delete().await.is_ok() {
                    self.hall.metrics.tables_expired.add(1);
                }
            }
            Ask::Setup { reply } => {
                let play = self.kept.play.as_ref().ok_or(TableProblem::NotStarted);
                drop(reply.send(play.map(|play| play.table.setup())));
            }
            Ask::Finished { reply } => drop(reply.send(self.finished())),
            Ask::Join(listener) => self.audience.add(listener),
            Ask::Said(said) => self.listen(*said).await,
            Ask::Gone(listener) => self.audience.remove(listener),
            Ask::Decided(decided) => self.decided(decided).await,
            Ask::Stop { done } => {
                self.note_visit().await;
                let come_back = COME_BACK.as_millis() as u64;
                self.audience.dismiss(ClosingReason::Stopping, Some(come_back));
                self.over = true;
                let _ = done.send(());
            }
        }
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
        self.observe();
        if !self.kept.has_news() {
            return Ok(());
        }
        let changed = self.kept.changed;
        let standing = self.standing();
        let started = Instant::now();
        let id = asked.as_ref().map(|asked| &asked.id);
        match self.kept.write(&self.hall, standing, id).await {
            Ok(()) => {
                self.hall.metrics.commit_seconds.observe(started.elapsed());
                self.noted = Instant::now();
                if self.kept.document.stage != TableStage::Playing {
                    self.clock = TableClock::standing(self.clock.now());
                }
                self.tell(asked, changed);
                Ok(())
            }
            Err(fault) => {
                self.hall.metrics.commits_failed.add(1);
                self.reload().await;
                Err(fault)
            }
        }
    }

    /// Takes the table as the storage knows it, and tells what is new there.
    async fn reload(&mut self) {
        match Kept::load(&self.hall, self.kept.id).await {
            Ok(Some(kept)) => {
                self.adopt(kept);
                self.rest = Some(Instant::now() + STORAGE_REST);
            }
            Ok(None) => {
                self.audience.dismiss(ClosingReason::Deleted, None);
                self.over = true;
            }
            Err(fault) => {
                tracing::error!(%fault, table = %self.kept.id, "a table cannot be loaded");
                let come_back = COME_BACK.as_millis() as u64;
                self.audience.dismiss(ClosingReason::Stopping, Some(come_back));
                self.over = true;
            }
        }
    }

    /// Goes on with the table as another process has left it, and tells what is new there.
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

    /// Has another process written to the table, so that a player knows more than we do? Then
    /// catches up; says whether it was so.
    pub(crate) async fn catches_up(&mut self) -> bool {
        match Kept::load(&self.hall, self.kept.id).await {
            Ok(Some(kept)) if kept.is_after(&self.kept) => {
                self.adopt(kept);
                true
            }
            // A fault of the storage shows when something is to be written.
            _ => false,
        }
    }

    /// Sees whom the table waits for, and lets bots look; says who is there, if that is new.
    fn look_round(&mut self) {
        self.observe();
        if let Some(play) = &self.kept.play {
            let moment = Moment::of_any(&play.table);
            for seat in self.awaited().seats {
                if let Some(bot) = self.kept.document.bot_of(seat)
                    && self.bots.looks(seat, moment)
                {
                    think(&self.hall, self.kept.id, play, seat, bot);
                }
            }
        }
        let here = self.here();
        if self.here != here {
            self.here.clone_from(&here);
            self.audience.send_all(&ToClient::Presence { here });
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
        self.audience.dismiss(ClosingReason::Deleted, None);
        self.over = true;
        Ok(())
    }
}

/// The clock of a table that was just loaded: it goes on where it stood.
fn clock_of(kept: &Kept) -> TableClock {
    let last = kept.play.as_ref().map_or(Millis(0), |play| play.table.now());
    let shown = kept.clock.max(last);
    match kept.document.stage {
        TableStage::Playing => TableClock::running(shown),
        _ => TableClock::standing(shown),
    }
}
