//! A table that stands still because its players want it: its clock does not run, bots do not act,
//! and nothing is played until somebody resumes.
//!
//! A pause is table time that does not go on, as while the server is down; so the log knows nothing
//! of it, and a game that was paused folds and replays like any other. It is kept with the table,
//! survives a restart, and needs nobody to be connected.
//!
//! Whoever plays against bots alone pauses at once, because nobody else is kept waiting; such a pause
//! ends by itself when that no longer is so. Among people all who are there must agree; who is away
//! is not asked, since a pause is for them too. That pause is everybody's: any player may end it.

use super::ask::Asked;
use super::document::Document;
use super::keeper::Keeper;
use crate::protocol::{AnswerOutcome, ToClient};
use games::{Act, AnyCommand, Refusal, Seat, code};
use serde::{Deserialize, Serialize};

/// Who has asked the table to stand still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Paused {
    pub(crate) by: Seat,
    /// Was it agreed among people?
    #[serde(default)]
    pub(crate) agreed: bool,
}

/// A player wants a pause, and others have not agreed yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PauseQuestion {
    seat: Seat,
    waiting: Vec<Seat>,
}

impl PauseQuestion {
    pub(crate) fn message(&self) -> ToClient {
        let waiting = self.waiting.iter().map(|seat| seat.0).collect();
        ToClient::PauseAsked { seat: self.seat.0, waiting }
    }

    /// The message that it is over.
    fn settled(&self) -> ToClient {
        ToClient::PauseAsked { seat: self.seat.0, waiting: Vec::new() }
    }
}

impl Document {
    /// Does nothing happen by itself, because somebody asked for it or for a lesson?
    pub(crate) fn rests(&self) -> bool {
        self.paused.is_some() || self.is_taught()
    }

    /// Does table time stand still? Also where days count, and not it.
    pub(crate) fn stands_still(&self) -> bool {
        self.rests() || self.settings.days.is_some()
    }
}

impl Keeper {
    /// Does the table stand still because somebody asked for it?
    pub(crate) fn is_paused(&self) -> bool {
        self.kept.document.paused.is_some()
    }

    /// Does the game go on by itself?
    pub(super) fn runs(&self) -> bool {
        self.is_playing() && !self.kept.document.rests()
    }

    /// Is this something that waits until the table goes on? Leaving and handing over do not.
    pub(super) fn must_wait(&self, act: &Act<AnyCommand>) -> bool {
        self.is_paused() && !matches!(act, Act::Leave { .. } | Act::HandOver { .. })
    }

    /// Does a person play on this seat, and no bot instead?
    fn plays(&self, seat: Seat) -> bool {
        let Some(play) = &self.kept.play else { return false };
        let document = &self.kept.document;
        let in_game = play.table.seats().playing().any(|playing| playing == seat);
        in_game && document.is_person(seat) && document.bot_of(seat).is_none()
    }

    /// Does the seat keep no other person waiting, not even one for whom a bot plays?
    fn is_alone(&self, seat: Seat) -> bool {
        let Some(play) = &self.kept.play else { return false };
        let document = &self.kept.document;
        play.table.seats().playing().all(|other| other == seat || !document.is_person(other))
    }

    /// Who has to agree to a pause: everybody else who plays and is there.
    fn to_agree(&self, asking: Seat) -> Vec<Seat> {
        let seats = Seat::all(self.kept.document.seats.len());
        let asked =
            |&seat: &Seat| seat != asking && self.plays(seat) && self.audience.holding(seat) > 0;
        seats.filter(asked).collect()
    }

    /// A player wants the table to stand still.
    pub(super) async fn pause(&mut self, asked: &Asked) -> AnswerOutcome {
        let seat = asked.seat;
        if !self.is_playing() {
            return self.refuse(Refusal::new(code::GAME_OVER, ""));
        }
        if !self.plays(seat) {
            return self.refuse(Refusal::new(code::CANNOT_PAUSE, ""));
        }
        if self.is_paused() {
            return AnswerOutcome::Done { next: self.told };
        }
        let is_asked = |question: &PauseQuestion| question.waiting.contains(&seat);
        if self.pause_question.as_ref().is_some_and(is_asked) {
            return self.answer_pause(asked, true).await;
        }
        if self.is_alone(seat) {
            return self.set_paused(Some(Paused { by: seat, agreed: false })).await;
        }
        let waiting = self.to_agree(seat);
        if waiting.is_empty() {
            return self.set_paused(Some(Paused { by: seat, agreed: true })).await;
        }
        let question = PauseQuestion { seat, waiting };
        self.audience.send_all(&question.message());
        self.pause_question = Some(question);
        AnswerOutcome::Asked
    }

    /// Another player agrees to a pause, or not.
    pub(super) async fn answer_pause(&mut self, asked: &Asked, agree: bool) -> AnswerOutcome {
        let is_asked = |question: &mut PauseQuestion| question.waiting.contains(&asked.seat);
        let Some(mut question) = self.pause_question.take_if(is_asked) else {
            return self.refuse(Refusal::new(code::NOT_ASKED, ""));
        };
        question.waiting.retain(|&waiting| waiting != asked.seat);
        self.audience.send_all(&question.message());
        if !agree {
            if !question.waiting.is_empty() {
                self.audience.send_all(&question.settled());
            }
            return AnswerOutcome::Done { next: self.told };
        }
        if !question.waiting.is_empty() {
            self.pause_question = Some(question);
            return AnswerOutcome::Done { next: self.told };
        }
        self.set_paused(Some(Paused { by: question.seat, agreed: true })).await
    }

    /// Whoever has gone since a pause was asked for need not answer; and where the game is over, or
    /// the one who asked plays no more, nobody need.
    pub(super) async fn follow_pause_question(&mut self) {
        let Some(mut question) = self.pause_question.take() else { return };
        if !self.is_playing() || !self.plays(question.seat) {
            self.audience.send_all(&question.settled());
            return;
        }
        let waiting = question.waiting.len();
        let there = self.to_agree(question.seat);
        question.waiting.retain(|seat| there.contains(seat));
        if question.waiting.len() < waiting {
            self.audience.send_all(&question.message());
        }
        if question.waiting.is_empty() {
            self.set_paused(Some(Paused { by: question.seat, agreed: true })).await;
        } else {
            self.pause_question = Some(question);
        }
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

    /// Ends a pause whose reason is gone: nobody is left to go on, or it was not agreed and another
    /// person plays again.
    pub(super) fn end_idle_pause(&mut self) {
        let Some(Paused { by, agreed }) = self.kept.document.paused else { return };
        let mut seats = Seat::all(self.kept.document.seats.len());
        let holds = if agreed {
            seats.any(|seat| self.plays(seat))
        } else {
            self.plays(by) && self.is_alone(by)
        };
        if !(self.is_playing() && holds) {
            self.kept.document.paused = None;
            self.kept.changed = true;
            self.set_clock();
        }
    }

    /// Sets the clock going, or lets it stand, as the table now is.
    pub(super) fn set_clock(&mut self) {
        let runs = self.is_playing() && !self.kept.document.stands_still();
        if self.clock.run_on(runs) && runs {
            // Bots that were waited for meanwhile have not been slow.
            self.watch.looked();
        }
    }
}
