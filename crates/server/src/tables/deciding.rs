//! Bots act: what one has decided is done, and a bot that is at its wits' end holds up nobody.
//!
//! A bot that wants what the rules forbid, or breaks off in its thoughts, is a fault of ours. The
//! fault is logged, and the game goes on: with something harmless that the rules allow, or else
//! without the bot.

use super::keeper::Keeper;
use super::thinking::{Decided, Wish};
use crate::protocol::AnswerOutcome;
use bots::{Moment, Plan};
use games::{Act, AnyCommand, Millis, Phase, Seat};
use tokio::time::Instant;

impl Keeper {
    /// Hears what came of a bot's thoughts.
    pub(crate) async fn decided(&mut self, decided: Decided) {
        let Decided { seat, phase, wish } = decided;
        let Some(play) = &self.kept.play else { return };
        let (decision, broke_off) = match wish {
            Wish::Decided(decision) => (decision, false),
            Wish::BrokeOff => (None, true),
        };
        let moment = Moment::of_any(&play.table);
        // Where table time stands still, bots act at once.
        let pace = if self.by_days().is_some() { 0.0 } else { self.hall.rules.thinking };
        self.bots.decided(seat, decision, phase, moment, play.table.now(), pace);
        if self.is_playing() && (broke_off || self.waits_for_nothing()) {
            self.act_safely(seat).await;
        }
    }

    /// Is everybody whom the table waits for a bot that has nothing to do?
    pub(super) fn waits_for_nothing(&self) -> bool {
        let Some(play) = &self.kept.play else { return false };
        let (awaited, moment) = (self.awaited().seats, Moment::of_any(&play.table));
        let idle = |&seat: &Seat| {
            self.kept.document.bot_of(seat).is_some() && self.bots.is_idle(seat, moment)
        };
        play.table.deadline().is_none() && !awaited.is_empty() && awaited.iter().all(idle)
    }

    /// A bot does what it has decided.
    pub(crate) async fn act_for_bot(&mut self, seat: Seat, plan: Plan<AnyCommand>, now: Millis) {
        let Plan { command, phase, .. } = plan;
        if self.phase() != Some(phase) {
            return;
        }
        let act = Act::Play { phase, command };
        let outcome = self.act(Some(seat), act.clone(), now, None).await;
        // A deadline that passed just before is no fault; then the bot looks again.
        if let AnswerOutcome::Refused { refusal } = outcome
            && self.phase() == Some(phase)
        {
            tracing::error!(%seat, ?act, code = %refusal.code, "a bot was refused");
            self.act_safely(seat).await;
        }
    }

    pub(super) fn phase(&self) -> Option<Phase> {
        self.kept.play.as_ref().map(|play| play.table.phase())
    }

    /// Does the first harmless thing for a bot that the rules allow; where there is none the bot
    /// stands aside.
    pub(crate) async fn act_safely(&mut self, seat: Seat) {
        let Some(play) = &self.kept.play else { return };
        if !play.table.awaited().seats.contains(&seat) {
            return;
        }
        let phase = play.table.phase();
        for command in play.table.harmless(seat) {
            let now = self.unhurried(Instant::now());
            match self.act(Some(seat), Act::Play { phase, command }, now, None).await {
                AnswerOutcome::Refused { .. } if self.phase() == Some(phase) => {}
                // Done, or something else has happened, or it cannot be kept and is tried again
                // once the bot looks again.
                _ => return,
            }
        }
        // Where a deadline runs, the game goes on without anybody.
        if self.kept.play.as_ref().is_some_and(|play| play.table.deadline().is_none()) {
            self.stand_aside(seat).await;
        }
    }

    /// A bot gives up its seat: to the person for whom it stood in, or for good.
    async fn stand_aside(&mut self, seat: Seat) {
        tracing::error!(%seat, table = %self.kept.id, "a bot stands aside");
        self.bots.forget(seat);
        let now = self.unhurried(Instant::now());
        // A fault is in the log, and the table is as the storage knows it.
        if self.kept.document.is_person(seat) {
            let _ = self.stand_in(seat, None, now).await;
        } else {
            let _ = self.act(None, Act::Leave { seat }, now, None).await;
        }
    }
}

#[cfg(test)]
mod tests;
