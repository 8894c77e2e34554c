//! A table that stands still because somebody asked for it: its clock does not run, bots do not
//! act, and nothing is played until somebody resumes.
//!
//! A pause is table time that does not go on, as while the server is down; so the log knows nothing
//! of it, and a game that was paused folds and replays like any other. It is kept with the table,
//! survives a restart, and needs nobody to be connected. Today a pause is for whoever plays against
//! bots alone, because nobody else is kept waiting; where people play together it is refused. Who
//! holds it is remembered, so that it ends by itself when that no longer is so: the holder has left,
//! has handed the seat to a bot, or another person plays again.

use super::ask::Asked;
use super::document::Document;
use super::keeper::Keeper;
use crate::protocol::{AnswerOutcome, TableStage};
use games::{Act, AnyCommand, Refusal, Seat, code};
use serde::{Deserialize, Serialize};

/// Who has asked the table to stand still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Paused {
    pub(crate) by: Seat,
}

impl Document {
    /// Does time stand still, because somebody asked for it or for a lesson?
    pub(crate) fn stands_still(&self) -> bool {
        self.paused.is_some() || self.is_taught()
    }
}

impl Keeper {
    /// Does the table stand still because somebody asked for it?
    pub(crate) fn is_paused(&self) -> bool {
        self.kept.document.paused.is_some()
    }

    /// Does the table's clock run?
    pub(super) fn runs(&self) -> bool {
        self.is_playing() && !self.kept.document.stands_still()
    }

    /// Is this something that waits until the table goes on? Leaving and handing over do not.
    pub(super) fn must_wait(&self, act: &Act<AnyCommand>) -> bool {
        self.is_paused() && !matches!(act, Act::Leave { .. } | Act::HandOver { .. })
    }

    /// May the seat make the table stand still? Only where it keeps no other person waiting.
    fn may_pause(&self, seat: Seat) -> bool {
        let Some(play) = &self.kept.play else { return false };
        let document = &self.kept.document;
        let plays = document.is_person(seat) && document.bot_of(seat).is_none();
        let mut playing = play.table.seats().playing();
        document.stage == TableStage::Playing
            && plays
            && playing.any(|other| other == seat)
            && play.table.seats().playing().all(|other| other == seat || !document.is_person(other))
    }

    /// A player wants the table to stand still.
    pub(super) async fn pause(&mut self, asked: &Asked) -> AnswerOutcome {
        if !self.is_playing() {
            return self.refuse(Refusal::new(code::GAME_OVER, ""));
        }
        if !self.may_pause(asked.seat) {
            return self.refuse(Refusal::new(code::CANNOT_PAUSE, ""));
        }
        self.set_paused(Some(Paused { by: asked.seat })).await
    }

    /// A player lets the table go on.
    pub(super) async fn resume(&mut self) -> AnswerOutcome {
        self.set_paused(None).await
    }

    async fn set_paused(&mut self, paused: Option<Paused>) -> AnswerOutcome {
        if self.kept.document.paused != paused {
            self.kept.document.paused = paused;
            self.set_clock();
            if let Err(problem) = self.settled().await {
                return AnswerOutcome::Failed { problem };
            }
        }
        AnswerOutcome::Done { next: self.told }
    }

    /// Ends a pause whose reason is gone.
    pub(super) fn end_idle_pause(&mut self) {
        if let Some(Paused { by }) = self.kept.document.paused
            && !self.may_pause(by)
        {
            self.kept.document.paused = None;
            self.kept.changed = true;
            self.set_clock();
        }
    }

    /// Sets the clock going, or lets it stand, as the table now is.
    pub(super) fn set_clock(&mut self) {
        let runs = self.runs();
        if self.clock.run_on(runs) && runs {
            // Bots that were waited for meanwhile have not been slow.
            self.watch.looked();
        }
    }
}
