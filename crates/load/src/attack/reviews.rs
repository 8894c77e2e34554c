//! Reviews are the dearest thing that anybody may ask for: a whole game is played again by the
//! best player there is.

use super::catalogue::Ended;
use super::field::Field;
use super::line::{flood, get};
use super::prepared::finished_game;
use crate::Fault;
use std::sync::Arc;
use tokio::task::JoinSet;

/// Connections that ask at once.
const LINES: u64 = 24;

/// Commands of a game.
const COMMANDS: u32 = 160;

pub(super) fn of_one(field: Arc<Field>) -> Ended {
    reviews(field, 1)
}

pub(super) fn of_many(field: Arc<Field>) -> Ended {
    reviews(field, 12)
}

fn reviews(field: Arc<Field>, games: u32) -> Ended {
    Box::pin(async move {
        let mut playing = JoinSet::new();
        for number in 0..games {
            playing.spawn(finished_game(number, field.server, COMMANDS));
        }
        let mut paths = Vec::new();
        while let Some(game) = playing.join_next().await {
            let game = game.map_err(Fault::during("preparing"))??;
            paths.push(format!("/api/tables/{}/review", game.id));
        }
        let end = field.go().await?;
        flood(&field, end, LINES, move |number| get(&paths[number as usize % paths.len()], ""))
            .await;
        Ok(None)
    })
}
