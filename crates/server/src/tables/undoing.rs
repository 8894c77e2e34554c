//! Taking back: at once against bots, and otherwise where all agree. What is taken back is the
//! referee's business.

use super::ask::Asked;
use super::keeper::Keeper;
use crate::protocol::{AnswerOutcome, TableProblem, ToClient};
use games::{Act, AnyTable, Refusal, Seat, code};
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
    pub(crate) async fn ask_undo(&mut self, asked: &mut Asked) -> AnswerOutcome {
        if self.is_record_full() {
            return AnswerOutcome::Refused { refusal: Refusal::new(code::RECORD_FULL, "") };
        }
        let seat = asked.seat;
        let found = self.with_play(move |play| play.table.before_last_move(seat)).await;
        let Some(to) = found.flatten() else {
            return AnswerOutcome::Refused { refusal: Refusal::new(code::CANNOT_UNDO, "") };
        };
        let Some(play) = &self.kept.play else {
            return AnswerOutcome::Failed { problem: TableProblem::NotStarted };
        };
        let entries = play.table.entry_count();
        let others = play.table.seats().playing().filter(|&other| {
            let bot = self.kept.document.bot_of(other).is_some();
            other != seat && !bot
        });
        let waiting: Vec<Seat> = others.collect();
        if waiting.is_empty() {
            let now = self.unhurried(Instant::now());
            return self.act(Some(seat), Act::Undo { to }, now, Some(asked)).await;
        }
        // Nobody is asked about something that the referee would not allow.
        match self.with_play(move |play| play.may_undo(to)).await {
            Some(Ok(())) => {}
            Some(Err(refusal)) => return AnswerOutcome::Refused { refusal },
            None => return AnswerOutcome::Failed { problem: TableProblem::Internal },
        }
        let question = UndoQuestion { seat, to, entries, waiting };
        self.audience.send_all(&question.message());
        self.undo = Some(question);
        AnswerOutcome::Asked
    }

    /// Another player agrees, or not.
    pub(crate) async fn answer_undo(&mut self, asked: &mut Asked, agree: bool) -> AnswerOutcome {
        let seat = asked.seat;
        let Some(mut question) = self.undo.take_if(|question| question.waiting.contains(&seat))
        else {
            return AnswerOutcome::Refused { refusal: Refusal::new(code::NOT_ASKED, "") };
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
        let now = self.unhurried(Instant::now());
        self.act(None, Act::Undo { to: question.to }, now, Some(asked)).await
    }
}
