//! The two dice as data.

use crate::card::Glyph;
use crate::chance::Chance;
use serde::{Deserialize, Serialize};

/// A letter die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterDie {
    /// The name by which a table chooses it.
    pub name: String,
    /// Its faces.
    pub faces: Vec<Glyph>,
}

impl LetterDie {
    /// Rolls it; nothing if it has no faces.
    pub fn roll(&self, chance: &mut dyn Chance) -> Option<Glyph> {
        roll(&self.faces, chance)
    }
}

/// A face of the Chance die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ChanceFace {
    /// One letter placed this turn counts so many times (PY-26).
    Letter(u8),
    /// The team does not roll the letter die in its next turn (PY-27).
    NoLetterDie,
    /// The team plays again at once (PY-28).
    PlayAgain,
    /// The opponents' timer starts in the zone that multiplies by this (PY-29, PY-C5).
    OpponentsFrom(u8),
}

pub(super) fn roll<T: Copy>(faces: &[T], chance: &mut dyn Chance) -> Option<T> {
    if faces.is_empty() {
        return None;
    }
    faces.get(chance.below(faces.len() as u32) as usize).copied()
}
