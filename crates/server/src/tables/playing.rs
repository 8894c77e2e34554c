//! What players and bots do in a game: every act is judged, kept, told, and then answered.

use super::ask::{Asked, Said};
use super::audience::ListenerId;
use super::document::{BotLevel, Document};
use super::hall::problem;
use super::keeper::Keeper;
use super::patience::Late;
use crate::limits::ASK_ID_CHARACTERS;
use crate::protocol::{
    AnswerOutcome, AskId, ClosingReason, FromClient, Lateness, Reaction, TableProblem, TableStage,
    ToClient,
};
use crate::storage::StorageError;
use games::{Act, AnyCommand, Holder, Millis, Phase, Refusal, Seat, Viewer, code};
use tokio::time::{Duration, Instant};

/// How often something is judged anew because another process wrote first.
const TRIES: usize = 3;

impl Keeper {
    /// Hears what a client says.
    pub(crate) async fn listen(&mut self, said: Said) {
        let Said { by, message, heard, lag } = said;
        if !self.may_say_more(by, &message) {
            return;
        }
        match message {
            FromClient::Hello { viewers, screen } => self.hello(by, &viewers, screen).await,
            FromClient::Here => {}
            FromClient::Ping => {
                let now = self.clock.now().0;
                self.audience.send(by, &ToClient::Pong { now });
            }
            FromClient::Draft { seat, set } => {
                if self.may_speak(by, Seat(seat)) {
                    self.draft(by, Seat(seat), &set);
                }
            }
            FromClient::React { seat, reaction } => self.react(by, Seat(seat), reaction),
            FromClient::Play { id, seat, phase, command } => {
                let at = self.stamp(heard, lag);
                // This is where a command is read, once for all who judge it.
                let act = self.kept.game.command(command);
                let act = act.map(|command| Act::Play { phase: Phase(phase), command });
                self.asked(by, Seat(seat), id, act, at).await;
            }
            FromClient::Resign { id, seat } => {
                let (seat, at) = (Seat(seat), self.unhurried(heard));
                self.asked(by, seat, id, Ok(Act::Leave { seat }), at).await;
            }
            FromClient::Preview { id, seat, command } => {
                if self.may_ask(by, Seat(seat), &id) {
                    self.ask_preview(by, Seat(seat), id, command);
                }
            }
            FromClient::Undo { id, seat } => {
                if let Some(mut asked) = self.is_new(by, Seat(seat), id) {
                    let outcome = self.ask_undo(&mut asked).await;
                    self.answer(asked, outcome);
                }
            }
            FromClient::UndoAnswer { id, seat, agree } => {
                if let Some(mut asked) = self.is_new(by, Seat(seat), id) {
                    let outcome = self.answer_undo(&mut asked, agree).await;
                    self.answer(asked, outcome);
                }
            }
            FromClient::Pause { id, seat } => {
                if let Some(asked) = self.is_new(by, Seat(seat), id) {
                    let outcome = self.pause(&asked).await;
                    self.answer(asked, outcome);
                }
            }
            FromClient::PauseAnswer { id, seat, agree } => {
                if let Some(asked) = self.is_new(by, Seat(seat), id) {
                    let outcome = self.answer_pause(&asked, agree).await;
                    self.answer(asked, outcome);
                }
            }
            FromClient::Resume { id, seat } => {
                if let Some(asked) = self.is_new(by, Seat(seat), id) {
                    let outcome = self.resume().await;
                    self.answer(asked, outcome);
                }
            }
        }
    }

    /// May the seat that a connection speaks for say something more? If not, the connection hears
    /// so and is let go.
    fn may_say_more(&mut self, by: ListenerId, message: &FromClient) -> bool {
        let named = message.seat().map(Seat);
        // What names no seat, such as a ping, counts for the first that is held.
        let held: Vec<Seat> = self.audience.seats(by).collect();
        let spoken_for = held.iter().find(|&&seat| Some(seat) == named).or(held.first());
        let Some(&seat) = spoken_for else { return true };
        let Err(retry_seconds) = self.paces.take(seat, self.hall.seat_pace) else { return true };
        self.hall.metrics.turned_away.add(1);
        let problem = TableProblem::TooOften { retry_seconds };
        self.audience.let_go(by, problem, ClosingReason::TooFast);
        false
    }

    /// May the connection speak for the seat?
    fn may_speak(&mut self, by: ListenerId, seat: Seat) -> bool {
        let may = self.audience.viewers(by).contains(&Viewer::Seat(seat));
        if !may {
            self.audience.send(by, &ToClient::Problem { problem: TableProblem::NotYours });
        }
        may
    }

    /// May the connection ask something for the seat? If not, it has been answered.
    fn may_ask(&mut self, by: ListenerId, seat: Seat, id: &AskId) -> bool {
        let problem = if let Err(problem) = id.check() {
            problem
        } else if !self.audience.viewers(by).contains(&Viewer::Seat(seat)) {
            TableProblem::NotYours
        } else if self.kept.play.is_none() {
            TableProblem::NotStarted
        } else {
            return true;
        };
        let id = AskId(id.0.chars().take(ASK_ID_CHARACTERS).collect());
        let outcome = AnswerOutcome::Failed { problem };
        self.audience.send(by, &ToClient::Answer { id, outcome });
        false
    }

    /// What is asked, if it may be and was not asked before; otherwise it has been answered.
    fn is_new(&mut self, by: ListenerId, seat: Seat, id: AskId) -> Option<Asked> {
        if !self.may_ask(by, seat, &id) {
            return None;
        }
        let Some(outcome) = self.kept.answers.given(seat, &id) else {
            return Some(Asked { by, seat, id, told: false });
        };
        self.audience.send(by, &ToClient::Answer { id, outcome });
        None
    }

    /// Remembers what came of something that was asked, and answers unless it was told already.
    fn answer(&mut self, asked: Asked, outcome: AnswerOutcome) {
        let Asked { by, seat, id, told } = asked;
        // What failed may be tried again with the same id.
        if !matches!(outcome, AnswerOutcome::Failed { .. }) {
            self.kept.answers.keep(seat, id.clone(), outcome.clone());
        }
        if !told {
            self.audience.send(by, &ToClient::Answer { id, outcome });
        }
    }

    /// A player does something in the game, if it could be read.
    async fn asked(
        &mut self,
        by: ListenerId,
        seat: Seat,
        id: AskId,
        act: Result<Act<AnyCommand>, Refusal>,
        at: Millis,
    ) {
        let Some(mut asked) = self.is_new(by, seat, id) else { return };
        self.hall.metrics.commands.add(1);
        let outcome = match act {
            Ok(act) => self.act(Some(seat), act, at, Some(&mut asked)).await,
            Err(refusal) => self.refuse(refusal),
        };
        let late = matches!(&outcome, AnswerOutcome::Refused { refusal }
            if refusal.code == code::STALE || refusal.code == code::NOT_YET);
        self.answer(asked, outcome);
        if late {
            self.show(by, Viewer::Seat(seat));
        }
    }

    pub(super) fn refuse(&self, refusal: Refusal) -> AnswerOutcome {
        self.hall.metrics.refusals.add(1);
        AnswerOutcome::Refused { refusal }
    }

    /// Does something at the table: judged, kept, told. Where another process wrote first, it is
    /// judged again with what is known then.
    pub(crate) async fn act(
        &mut self,
        by: Option<Seat>,
        act: Act<AnyCommand>,
        at: Millis,
        asked: Option<&mut Asked>,
    ) -> AnswerOutcome {
        self.act_and_change(by, act, at, asked, |_| false).await
    }

    /// Does something at the table and, if the referee lets it happen, changes the document too;
    /// `change` says whether it did. Both are kept or neither, also when it is judged again.
    async fn act_and_change(
        &mut self,
        by: Option<Seat>,
        act: Act<AnyCommand>,
        at: Millis,
        mut asked: Option<&mut Asked>,
        change: impl Fn(&mut Document) -> bool,
    ) -> AnswerOutcome {
        for _ in 0..TRIES {
            if !self.is_playing() {
                return self.refuse(Refusal::new(code::GAME_OVER, ""));
            }
            if self.must_wait(&act) {
                return self.refuse(Refusal::new(code::PAUSED, ""));
            }
            let judged = match (&mut self.kept.play, act.clone()) {
                (None, _) => {
                    return AnswerOutcome::Failed { problem: TableProblem::NotStarted };
                }
                // Going back folds what still counts, from the start.
                (Some(_), undo @ Act::Undo { .. }) => {
                    let judged = self.with_play(move |play| play.submit(by, undo, at)).await;
                    let Some(judged) = judged else {
                        return AnswerOutcome::Failed { problem: TableProblem::Internal };
                    };
                    judged
                }
                (Some(play), act) => play.submit(by, act, at),
            };
            if judged.is_ok() {
                self.kept.changed |= change(&mut self.kept.document);
            }
            // A refusal may follow deadlines that have passed; those are kept too.
            let done = asked.as_deref_mut().filter(|_| judged.is_ok());
            let kept = self.settle(done).await;
            match (kept, judged) {
                (Ok(()), Ok(_)) => return AnswerOutcome::Done { next: self.told },
                (Ok(()), Err(refusal)) => return self.refuse(refusal),
                (Err(StorageError::Behind), _) => {}
                (Err(fault), _) => {
                    // Not known whether it was kept, until the table was loaded again.
                    let done =
                        asked.and_then(|asked| self.kept.answers.given(asked.seat, &asked.id));
                    let failed = AnswerOutcome::Failed { problem: problem(&fault) };
                    return done.unwrap_or(failed);
                }
            }
        }
        AnswerOutcome::Failed { problem: TableProblem::Busy }
    }

    /// The moment that a command counts from: when it was sent, as far as that is believed.
    fn stamp(&self, heard: Instant, lag: Duration) -> Millis {
        let back = (lag.as_millis() as u64).min(self.lag_cap().0);
        Millis(self.clock.at(heard).0.saturating_sub(back))
    }

    /// The moment of something that does not race against a deadline: while a stop may still be
    /// on its way that was sent in time, it must not let the deadline pass.
    pub(crate) fn unhurried(&self, heard: Instant) -> Millis {
        let now = self.clock.at(heard);
        let deadline = self.kept.play.as_ref().and_then(|play| play.table.deadline());
        match deadline {
            Some(deadline) if deadline <= now && now < deadline.plus(self.lag_cap()) => {
                Millis(deadline.0.saturating_sub(1))
            }
            _ => now,
        }
    }

    fn react(&mut self, by: ListenerId, seat: Seat, reaction: Reaction) {
        if self.may_speak(by, seat) {
            self.audience.send_all(&ToClient::Reaction { seat: seat.0, reaction });
        }
    }

    /// Somebody was waited for long enough.
    pub(crate) async fn act_on_late(&mut self, late: Late) {
        let Late { seat, then } = late;
        let now = self.unhurried(Instant::now());
        match then {
            Lateness::Wait | Lateness::Ask => {}
            Lateness::Forfeit => {
                // A fault is in the log, and the table is as the storage knows it.
                let _ = self.act(None, Act::Leave { seat }, now, None).await;
            }
            Lateness::Bot => {
                let level = BotLevel(self.hall.rules.stand_in);
                // As above.
                let _ = self.stand_in(seat, Some(level), now).await;
            }
        }
    }

    /// Lets a bot play on for a person, or the person again.
    pub(crate) async fn stand_in(
        &mut self,
        seat: Seat,
        bot: Option<BotLevel>,
        now: Millis,
    ) -> Result<(), TableProblem> {
        if self.kept.document.stage != TableStage::Playing {
            return Err(TableProblem::NotStarted);
        }
        if self.left().get(seat.index()).copied().unwrap_or(true) {
            return Err(TableProblem::SeatFree);
        }
        if !self.kept.document.is_person(seat) {
            return Err(TableProblem::SeatFree);
        }
        let to = if bot.is_some() { Holder::Bot } else { Holder::Person };
        let act = Act::HandOver { seat, to };
        let change = |document: &mut Document| document.stand_in(seat, bot);
        let outcome = self.act_and_change(None, act, now, None, change).await;
        self.bots.forget(seat);
        match outcome {
            AnswerOutcome::Refused { refusal } => {
                Err(TableProblem::Refused { refusal: Box::new(refusal) })
            }
            AnswerOutcome::Failed { problem } => Err(problem),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
