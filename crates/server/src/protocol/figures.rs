//! What a finished game came to, in figures: for the statistics that a browser keeps of its games.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/tables/{id}/figures`: what a finished game came to, side by side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Figures {
    /// By seat, or by team in a team game.
    pub sides: Vec<SideFigures>,
}

/// What a game came to for one side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct SideFigures {
    /// How many turns it had; in a game of rounds, how many rounds.
    pub turns: u32,
    /// What it scored in them, without the reckoning at the end.
    pub points: i32,
    /// Its best words, as people write them, the best first.
    pub best: Vec<ScoredWord>,
    /// How many of its plays were challenged.
    pub challenged: u32,
    /// How many of those did not stand.
    pub fell: u32,
    /// How often it challenged others.
    pub challenges: u32,
    /// How often it was right.
    pub caught: u32,
}

/// A word, and what it scored by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoredWord {
    /// The word in capital letters.
    pub word: String,
    /// Its points.
    pub points: i32,
}
