//! Bots act: what one has decided is done, and a bot that is at its wits' end holds up nobody.
//!
//! A bot that wants what the rules forbid, or breaks off in its thoughts, is a fault of ours. The
//! fault is logged, and the game goes on: with something harmless that the rules allow, or else
//! without the bot.

use super::awaited::Awaited;
use super::keeper::Keeper;
use super::thinking::Decided;
use crate::protocol::AnswerOutcome;
use bots::AnyDecision;
use games::{AnyTable, Millis, Phase, Seat, Viewer};
use serde_json::{Value, json};
use tokio::time::Instant;

impl Keeper {
    /// Hears what came of a bot's thoughts.
    pub(crate) async fn decided(&mut self, seat: Seat, decided: Decided) {
        let Some(play) = &self.kept.play else { return };
        let broke_off = matches!(decided, Decided::BrokeOff);
        self.thinkers.decided(seat, decided, play, self.house.rules.thinking);
        if self.is_playing() && (broke_off || self.waits_for_nothing()) {
            self.act_safely(seat).await;
        }
    }

    /// Is everybody whom the table waits for a bot that has nothing to do?
    fn waits_for_nothing(&self) -> bool {
        let Some(play) = &self.kept.play else { return false };
        let awaited = Awaited::at(&play.table).seats;
        let idle = |&seat: &Seat| {
            self.kept.document.bot_of(seat).is_some() && self.thinkers.is_idle(seat, play)
        };
        play.table.deadline().is_none() && !awaited.is_empty() && awaited.iter().all(idle)
    }

    /// A bot does what it has decided.
    pub(crate) async fn act_for_bot(&mut self, seat: Seat, plan: AnyDecision, now: Millis) {
        if self.phase() != Some(plan.phase) {
            return;
        }
        let wanted = plan.act.clone();
        if let AnswerOutcome::Refused { refusal } = self.act(Some(seat), plan.act, now, None).await
        {
            // A deadline that passed just before is no fault; then the bot looks again.
            if self.phase() == Some(plan.phase) {
                tracing::error!(%seat, act = %wanted, code = refusal.code, "a bot was refused");
                self.act_safely(seat).await;
            }
        }
    }

    fn phase(&self) -> Option<Phase> {
        self.kept.play.as_ref().map(|play| play.table.phase())
    }

    /// Does the first harmless thing for a bot that the rules allow; where there is none the bot
    /// stands aside.
    pub(crate) async fn act_safely(&mut self, seat: Seat) {
        let Some(play) = &self.kept.play else { return };
        if !Awaited::at(&play.table).seats.contains(&seat) {
            return;
        }
        let phase = play.table.phase();
        for command in harmless(&play.table, seat) {
            let act = json!({"play": {"phase": phase, "command": command}});
            let now = self.unhurried(Instant::now());
            match self.act(Some(seat), act, now, None).await {
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
        let now = self.unhurried(Instant::now());
        // A fault is in the log, and the table is as the storage knows it.
        if self.kept.document.is_person(seat) {
            let _ = self.stand_in(seat, None, now).await;
        } else {
            let _ = self.act(None, json!({"leave": {"seat": seat}}), now, None).await;
        }
    }
}

/// Commands that do little, of all games: those of other games, and those of another phase, are
/// refused and cost nothing.
fn harmless(table: &AnyTable, seat: Seat) -> Vec<Value> {
    let view = table.view(Viewer::Seat(seat));
    let hand = view.pointer("/game/hand").and_then(Value::as_array).cloned().unwrap_or_default();
    let mut commands = vec![
        json!("accept"),
        json!({"action": {"category": null}}),
        json!("pass"),
        json!("roll"),
        json!({"draw": {"from": "pile"}}),
        json!({"draw": {"from": "discards"}}),
    ];
    commands.extend(hand.iter().map(|card| json!({"discard": {"card": card}})));
    commands.extend(hand.iter().map(|card| json!({"swap": {"cards": [card]}})));
    commands
}

#[cfg(test)]
mod tests;
