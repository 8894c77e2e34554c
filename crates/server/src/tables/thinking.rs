//! Bots at a table think on worker threads, a few at once; when they look and when they act is the
//! business of [`bots::Schedule`].
//!
//! What a bot has decided goes to the keeper on a way of its own, which nobody else can fill: there
//! is at most one thought a seat under way.

use super::keeper::Keeper;
use super::play::Play;
use super::secrets;
use bots::{Bot, Decision};
use games::{AnyCommand, Phase, Seat, Seeded};
use std::sync::Arc;
use tokio::sync::mpsc;

/// What came of a bot's thoughts.
pub(crate) struct Decided {
    pub(crate) seat: Seat,
    /// The phase that the bot saw.
    pub(crate) phase: Phase,
    pub(crate) wish: Wish,
}

/// What a bot wants.
pub(crate) enum Wish {
    /// To do this, or nothing just now.
    Decided(Option<Decision<AnyCommand>>),
    /// It broke off, which is a fault of ours.
    BrokeOff,
}

/// Where a keeper hears what came of the thoughts of its bots.
pub(crate) struct Thoughts {
    heard: mpsc::UnboundedReceiver<Decided>,
    told: mpsc::UnboundedSender<Decided>,
}

impl Default for Thoughts {
    fn default() -> Thoughts {
        let (told, heard) = mpsc::unbounded_channel();
        Thoughts { heard, told }
    }
}

impl Thoughts {
    /// The next one that is done.
    pub(crate) async fn next(&mut self) -> Decided {
        match self.heard.recv().await {
            Some(decided) => decided,
            // We hold the other end, so it is never closed.
            None => std::future::pending().await,
        }
    }
}

impl Keeper {
    /// Lets a bot think about what its seat sees, once it is its turn.
    pub(super) async fn think(&mut self, seat: Seat, bot: Bot) {
        let bots = self.hall.bots.clone();
        let document = self.kept.document.clone();
        let look = move |play: &mut Play| {
            let words = document.bot_words(&play.words);
            (bots.look(&play.table, seat, &words, bot), play.table.phase())
        };
        let Some((thinking, phase)) = self.with_play(look).await else { return };
        let (hall, id) = (Arc::clone(&self.hall), self.kept.id);
        let (rank, told) = (Arc::clone(&self.rank), self.thoughts.told.clone());
        tokio::spawn(async move {
            let turn = hall.thinking.take(rank).await;
            let thought = tokio::task::spawn_blocking(move || {
                let _turn = turn;
                thinking.think(&mut Seeded::from_bytes(secrets::random().unwrap_or_default()))
            });
            let wish = thought.await.map_or_else(
                |reason| {
                    tracing::error!(%reason, %seat, table = %id, "a bot broke off");
                    Wish::BrokeOff
                },
                Wish::Decided,
            );
            hall.metrics.bot_decisions.add(1);
            // A keeper that has gone needs no thoughts; the next one lets its bots look anew.
            let _ = told.send(Decided { seat, phase, wish });
        });
    }
}
