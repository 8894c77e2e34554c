//! Bots at a table think on worker threads, a few at once; when they look and when they act is the
//! business of [`bots::Schedule`].

use super::ask::Ask;
use super::hall::Hall;
use super::play::Play;
use super::secrets;
use crate::storage::TableId;
use bots::{Bot, Decision};
use games::{AnyCommand, Phase, Seat, Seeded};
use std::sync::Arc;

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

/// Lets a bot think about what its seat sees; the keeper of the table hears what came of it.
pub(crate) fn think(hall: &Arc<Hall>, id: TableId, play: &Play, seat: Seat, bot: Bot) {
    let thinking = hall.bots.look(&play.table, seat, &play.words, bot);
    let (hall, phase) = (Arc::clone(hall), play.table.phase());
    tokio::spawn(async move {
        // The pool is never closed, so there is always a turn to wait for.
        let turn = Arc::clone(&hall.thinking).acquire_owned().await;
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
        hall.send(id, Ask::Decided(Decided { seat, phase, wish }));
    });
}
