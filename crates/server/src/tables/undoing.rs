//! Taking back: at once against bots, and otherwise where all agree.

use super::keeper::Keeper;
use crate::protocol::{AnswerOutcome, AskId, Refused, TableProblem, ToClient};
use games::{AnyTable, Refusal, Seat, code};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::Instant;

/// A player wants to take something back, and others have not agreed yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UndoQuestion {
    seat: Seat,
    /// The entry that stays the last one that counts.
    to: u32,
    /// How many entries there were; once there are more, the question is over.
    entries: u32,
    waiting: Vec<Seat>,
}

/// As much of a log entry as tells who did what.
#[derive(Deserialize)]
struct Line {
    by: Option<Seat>,
    act: Value,
}

impl UndoQuestion {
    pub(crate) fn message(&self) -> ToClient {
        let waiting = self.waiting.iter().map(|seat| seat.0).collect();
        ToClient::UndoAsked { seat: self.seat.0, waiting }
    }

    /// The message that it is over.
    pub(crate) fn settled(&self) -> ToClient {
        ToClient::UndoAsked { seat: self.seat.0, waiting: Vec::new() }
    }

    pub(crate) fn is_stale(&self, table: &AnyTable) -> bool {
        table.entry_count() != self.entries
    }
}

impl Keeper {
    /// A player wants to take back what that player did last.
    pub(crate) async fn ask_undo(&mut self, seat: Seat, id: &AskId) -> AnswerOutcome {
        let Some(play) = &self.kept.play else {
            return AnswerOutcome::Failed { problem: TableProblem::NotStarted };
        };
        let refusal = Refused::from(Refusal::new(code::CANNOT_UNDO, ""));
        let Some(to) = before_last_play(&play.table, seat) else {
            return AnswerOutcome::Refused { refusal };
        };
        let left = self.left();
        let others = Seat::all(left.len()).filter(|&other| {
            let bot = self.kept.document.bot_of(other).is_some();
            other != seat && !bot && !left[other.index()]
        });
        let waiting: Vec<Seat> = others.collect();
        let act = json!({"undo": {"to": to}});
        if waiting.is_empty() {
            let now = self.unhurried(Instant::now());
            return self.act(Some(seat), act, now, Some(id)).await;
        }
        // Nobody is asked about something that the referee would not allow.
        let mut trial = play.table.clone();
        let mut luck = games::Seeded::new(0);
        let now = trial.now();
        if let Err(refusal) = trial.submit(None, act, now, play.words.all(), &mut luck) {
            return AnswerOutcome::Refused { refusal: refusal.into() };
        }
        let entries = play.table.entry_count();
        let question = UndoQuestion { seat, to, entries, waiting };
        self.audience.send_all(&question.message());
        self.undo = Some(question);
        AnswerOutcome::Asked
    }

    /// Another player agrees, or not.
    pub(crate) async fn answer_undo(&mut self, seat: Seat, agree: bool) -> AnswerOutcome {
        let Some(mut question) = self.undo.take_if(|question| question.waiting.contains(&seat))
        else {
            let refusal = Refused::from(Refusal::new(code::NOT_ASKED, ""));
            return AnswerOutcome::Refused { refusal };
        };
        question.waiting.retain(|&waiting| waiting != seat);
        if agree && !question.waiting.is_empty() {
            self.audience.send_all(&question.message());
            self.undo = Some(question);
            return AnswerOutcome::Done { next: self.told };
        }
        self.audience.send_all(&question.settled());
        if !agree {
            return AnswerOutcome::Done { next: self.told };
        }
        let act = json!({"undo": {"to": question.to}});
        let now = self.unhurried(Instant::now());
        self.act(None, act, now, None).await
    }
}

/// The entry before the last thing that a seat did in the game.
fn before_last_play(table: &AnyTable, seat: Seat) -> Option<u32> {
    let entries = table.entries(0);
    let is_play = |text: &String| {
        let line: Result<Line, _> = serde_json::from_str(text);
        line.is_ok_and(|line| line.by == Some(seat) && line.act.get("play").is_some())
    };
    let last = entries.iter().rposition(is_play)?;
    u32::try_from(last).ok()?.checked_sub(1)
}
