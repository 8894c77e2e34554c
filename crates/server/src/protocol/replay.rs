//! A game once more, scene by scene, and what can be done with one that is over.

use super::TableInfo;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/tables/{id}/replay`: a game once more. While it is on, no hand is in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The table.
    pub table: TableInfo,
    /// Is the game over, so that the hands are shown?
    pub over: bool,
    /// The scenes in order: the start, and then the table after each thing that happened and was
    /// not taken back.
    pub scenes: Vec<Scene>,
    /// How the words of the game are written, in capital letters, where that is not as their
    /// letters are.
    pub written: BTreeMap<String, String>,
}

/// The table after something happened, as a watcher sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scene {
    /// The number of the log entry.
    pub entry: u32,
    /// Who did it; nobody where the table itself did.
    pub by: Option<u8>,
    /// What is new in the view: its parts that are not as in the scene before, and under `game`
    /// those of the game.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub view: Map<String, Value>,
    /// What happened, with the sentences about it.
    #[ts(type = "Heard<unknown>[]")]
    #[schema(value_type = Vec<Object>)]
    pub steps: Vec<Value>,
    /// The hands, seat by seat; none while the game is on, or where it has none.
    pub hands: Vec<Vec<String>>,
    /// The scores: by seat, or by team in a team game.
    pub scores: Vec<i32>,
}

/// `GET /api/tables/{id}/review/progress`: how far the review of a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS, ToSchema)]
pub struct ReviewProgress {
    /// How many entries of the log were looked at.
    pub done: u32,
    /// Of how many; 0 where nobody looks just now.
    pub all: u32,
}

/// `POST /api/tables/{id}/play-on`: a finished game goes on from an entry, against bots.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// The entry after which it goes on.
    pub entry: u32,
    /// The seat that the caller takes.
    pub seat: u8,
    /// What the caller is called.
    pub name: String,
    /// How well the bots play that take the other seats.
    pub level: String,
}
