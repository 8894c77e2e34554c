//! A finished game looked at again: what would have been best, and where it was decided.

use super::Commonness;
use bots::Grade;
use games::Line;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/tables/{id}/review`: a finished game, turn by turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Review {
    /// The turns in which somebody could lay something, in order.
    pub turns: Vec<ReviewedTurn>,
    /// The turns that decided the most, as places in `turns`, the weightiest first.
    pub turning_points: Vec<u32>,
    /// How common the words of the best plays are, where that is known.
    #[serde(default)]
    pub known: BTreeMap<String, Commonness>,
    /// How the words of the turns are written, in capital letters, where that is not as their
    /// letters are.
    #[serde(default)]
    pub written: BTreeMap<String, String>,
}

/// One turn of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewedTurn {
    /// The number of the log entry.
    pub entry: u32,
    /// Whose turn it was.
    pub seat: u8,
    /// What was done, as the game defines it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub played: Value,
    /// What it scored at once.
    pub score: i32,
    /// The best that could have been done, as the game defines it; nothing if there was nothing.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub best: Option<Value>,
    /// The words of the best play.
    pub best_words: Vec<String>,
    /// What that would have scored.
    pub best_score: i32,
    /// How it would have been made up.
    #[schema(value_type = Vec<Object>)]
    pub best_lines: Vec<Line>,
    /// How much less was scored.
    pub regret: i32,
    /// The words that were made.
    #[serde(default)]
    pub words: Vec<String>,
    /// How what was scored was made up.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    pub lines: Vec<Line>,
    /// What the strongest bot would have done, as the game defines it.
    #[serde(default)]
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub maestro: Option<Value>,
    /// The words of that.
    #[serde(default)]
    pub maestro_words: Vec<String>,
    /// What that would have scored at once.
    #[serde(default)]
    pub maestro_score: i32,
    /// How that would have been made up.
    #[serde(default)]
    #[schema(value_type = Vec<Object>)]
    pub maestro_lines: Vec<Line>,
    /// How well it was played; nothing in reviews from before there were grades.
    #[serde(default)]
    #[ts(type = "'good' | 'playable' | 'missed' | 'missed_a_lot' | null")]
    #[schema(value_type = Option<String>)]
    pub grade: Option<Grade>,
    /// By how many points the side was ahead of the best other one before the turn.
    #[serde(default)]
    pub lead: i32,
    /// How many of a hundred chances to win were lost, as far as can be told.
    #[serde(default)]
    pub chance_lost: u8,
    /// The scores after the turn: by seat, or by team in a team game.
    pub scores: Vec<i32>,
}
