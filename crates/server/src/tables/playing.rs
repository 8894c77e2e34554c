//! What players and bots do in a game: every act is judged, kept, told, and then answered.

use super::ask::Said;
use super::audience::ListenerId;
use super::document::{BotLevel, Document};
use super::house::problem;
use super::keeper::Keeper;
use super::patience::Late;
use crate::limits::ASK_ID_CHARACTERS;

use crate::protocol::{
    AnswerOutcome, AskId, ClosingReason, FromClient, Lateness, Reaction, Refused, ScoreLine,
    TableProblem, TableStage, ToClient,
};
use crate::storage::StorageError;
use games::{Millis, Refusal, Seat, Viewer, code};
use serde_json::{Value, json};
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
            FromClient::Hello { viewers } => self.hello(by, &viewers),
            FromClient::Refresh => self.refresh(by),
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
                let act = json!({"play": {"phase": phase, "command": command}});
                self.asked(by, Seat(seat), id, act, self.stamp(heard, lag)).await;
            }
            FromClient::Resign { id, seat } => {
                let act = json!({"leave": {"seat": seat}});
                self.asked(by, Seat(seat), id, act, self.unhurried(heard)).await;
            }
            FromClient::Preview { id, seat, command } => {
                if self.may_ask(by, Seat(seat), &id) {
                    let outcome = self.preview(Seat(seat), command);
                    self.audience.send(by, &ToClient::Answer { id, outcome });
                }
            }
            FromClient::Undo { id, seat } => {
                if self.is_new(by, Seat(seat), &id) {
                    let outcome = self.ask_undo(Seat(seat), &id).await;
                    self.answer(by, Seat(seat), id, outcome);
                }
            }
            FromClient::UndoAnswer { id, seat, agree } => {
                if self.is_new(by, Seat(seat), &id) {
                    let outcome = self.answer_undo(Seat(seat), agree).await;
                    self.answer(by, Seat(seat), id, outcome);
                }
            }
        }
    }

    /// May the seat that a connection speaks for say something more? If not, the connection hears
    /// so and is let go.
    fn may_say_more(&mut self, by: ListenerId, message: &FromClient) -> bool {
        let named = message.seat().map(Seat);
        // What names no seat, such as a refresh, counts for the first that is held.
        let held: Vec<Seat> = self.audience.seats(by).collect();
        let spoken_for = held.iter().find(|&&seat| Some(seat) == named).or(held.first());
        let Some(&seat) = spoken_for else { return true };
        let Err(retry_seconds) = self.paces.take(seat, self.house.seat_pace) else { return true };
        self.house.metrics.turned_away.add(1);
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

    /// May it be asked, and was it not asked before? Otherwise it has been answered.
    fn is_new(&mut self, by: ListenerId, seat: Seat, id: &AskId) -> bool {
        if !self.may_ask(by, seat, id) {
            return false;
        }
        let Some(outcome) = self.kept.answers.given(seat, id) else { return true };
        self.audience.send(by, &ToClient::Answer { id: id.clone(), outcome });
        false
    }

    fn answer(&mut self, by: ListenerId, seat: Seat, id: AskId, outcome: AnswerOutcome) {
        // What failed may be tried again with the same id.
        if !matches!(outcome, AnswerOutcome::Failed { .. }) {
            self.kept.answers.keep(seat, id.clone(), outcome.clone());
        }
        self.audience.send(by, &ToClient::Answer { id, outcome });
    }

    /// A player does something in the game.
    async fn asked(&mut self, by: ListenerId, seat: Seat, id: AskId, act: Value, at: Millis) {
        if !self.is_new(by, seat, &id) {
            return;
        }
        self.house.metrics.commands.add(1);
        let outcome = self.act(Some(seat), act, at, Some(&id)).await;
        let stale = matches!(&outcome, AnswerOutcome::Refused { refusal }
            if refusal.code == code::STALE.as_str() || refusal.code == code::NOT_YET.as_str());
        self.answer(by, seat, id, outcome);
        // Whoever was late is brought up to date.
        if let Some(view) = self.view(Viewer::Seat(seat)).filter(|_| stale) {
            self.audience.send(by, &view);
        }
    }

    /// Does something at the table: judged, kept, told. Where another process wrote first, it is
    /// judged again with what is known then.
    pub(crate) async fn act(
        &mut self,
        by: Option<Seat>,
        act: Value,
        at: Millis,
        id: Option<&AskId>,
    ) -> AnswerOutcome {
        self.act_and_change(by, act, at, id, |_| false).await
    }

    /// Does something at the table and, if the referee lets it happen, changes the document too;
    /// `change` says whether it did. Both are kept or neither, also when it is judged again.
    async fn act_and_change(
        &mut self,
        by: Option<Seat>,
        act: Value,
        at: Millis,
        id: Option<&AskId>,
        change: impl Fn(&mut Document) -> bool,
    ) -> AnswerOutcome {
        for _ in 0..TRIES {
            if !self.is_playing() {
                return refused(Refusal::new(code::GAME_OVER, ""));
            }
            let Some(play) = &mut self.kept.play else {
                return AnswerOutcome::Failed { problem: TableProblem::NotStarted };
            };
            let judged = play.submit(by, act.clone(), at);
            if judged.is_ok() {
                self.kept.changed |= change(&mut self.kept.document);
            }
            // A refusal may follow deadlines that have passed; those are kept too.
            let kept = self.settle(id.filter(|_| judged.is_ok())).await;
            match (kept, judged) {
                (Ok(()), Ok(_)) => return AnswerOutcome::Done { next: self.told },
                // A phase that we do not know may have begun at another server.
                (Ok(()), Err(refusal))
                    if refusal.code == code::NOT_YET && self.catches_up().await => {}
                (Ok(()), Err(refusal)) => {
                    self.house.metrics.refusals.add(1);
                    return refused(refusal);
                }
                (Err(StorageError::Behind), _) => {}
                (Err(fault), _) => {
                    // Not known whether it was kept, until the table was loaded again.
                    let done = by.zip(id).and_then(|(seat, id)| self.kept.answers.given(seat, id));
                    let failed = AnswerOutcome::Failed { problem: problem(&fault) };
                    return done.unwrap_or(failed);
                }
            }
        }
        AnswerOutcome::Failed { problem: TableProblem::Busy }
    }

    /// What a command would score.
    fn preview(&self, seat: Seat, command: Value) -> AnswerOutcome {
        let Some(play) = &self.kept.play else {
            return AnswerOutcome::Failed { problem: TableProblem::NotStarted };
        };
        match play.table.preview(seat, command, play.words.all()) {
            Err(refusal) => refused(refusal),
            Ok(lines) => AnswerOutcome::Scored {
                total: games::total(&lines).0,
                lines: lines.into_iter().map(ScoreLine::from).collect(),
            },
        }
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
            Lateness::Wait => {}
            Lateness::Forfeit => {
                // A fault is in the log, and the table is as the storage knows it.
                let _ = self.act(None, json!({"leave": {"seat": seat}}), now, None).await;
            }
            Lateness::Bot => {
                let level = BotLevel(self.house.rules.stand_in);
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
        let to = if bot.is_some() { "bot" } else { "person" };
        let act = json!({"hand_over": {"seat": seat, "to": to}});
        let change = |document: &mut Document| document.stand_in(seat, bot);
        let outcome = self.act_and_change(None, act, now, None, change).await;
        self.thinkers.forget(Some(seat));
        match outcome {
            AnswerOutcome::Refused { refusal } => {
                Err(TableProblem::Refused { refusal: Box::new(refusal) })
            }
            AnswerOutcome::Failed { problem } => Err(problem),
            _ => Ok(()),
        }
    }
}

fn refused(refusal: Refusal) -> AnswerOutcome {
    AnswerOutcome::Refused { refusal: Refused::from(refusal) }
}

#[cfg(test)]
mod tests;
