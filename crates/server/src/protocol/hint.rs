//! Hints: what somebody could do now, in three strengths.

use games::{Cell, Line};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/tables/{id}/seats/{seat}/hint`: a hint for the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintAsked {
    /// How much it shall say.
    pub strength: Strength,
}

/// How much a hint says.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// Where to look.
    Where,
    /// Which word.
    Word,
    /// The whole play.
    Play,
}

/// What somebody could do now. It says no more than its strength.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// Is there something to lay? Otherwise the whole play says what else to do.
    pub lays: bool,
    /// The cells to look at, where the game has cells.
    #[schema(value_type = Vec<Object>)]
    pub cells: Vec<Cell>,
    /// The number of the word to steal, where words are stolen.
    pub steals: Option<u32>,
    /// How long the longest word is that it makes.
    pub length: u32,
    /// The words, from `word` on.
    pub words: Vec<String>,
    /// How they are written, in capital letters, where that is not as their letters are.
    pub written: std::collections::BTreeMap<String, String>,
    /// What to do, as the game defines it, with `play`.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub command: Option<Value>,
    /// How its points are made up, with `play`.
    #[schema(value_type = Vec<Object>)]
    pub lines: Vec<Line>,
    /// The cards that it leaves in hand, with `play`.
    pub leaves: Vec<String>,
    /// How many hints the seat has had in this game.
    pub count: u32,
}
