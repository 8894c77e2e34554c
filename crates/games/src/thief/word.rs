//! The words of a game: each one that was played, whose it was and what became of it.

use super::card::Card;
use crate::score::Points;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The number of a word: words are counted from 0 in the order in which they were played.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "u32"))]
pub struct WordId(pub u32);

impl WordId {
    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A word that was played, with its history. All of it is public.
///
/// Following [`PlayedWord::from`] backwards and [`Fate::Stolen`] forwards tells every theft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayedWord {
    /// Its number.
    pub id: WordId,
    /// Who played it.
    pub owner: Seat,
    /// The turn in which it was played.
    pub turn: u32,
    /// How it is read.
    pub word: String,
    /// Its cards in reading order, a Wild with its letter.
    pub cards: Vec<Card>,
    /// What it scored, the bonus for a full hand apart.
    pub points: Points,
    /// The word that was stolen for it.
    pub from: Option<WordId>,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Fate {
    /// It lies before its owner, and others may steal it (WT-09).
    Lies,
    /// It is of one suit; its cards are in the used pile (WT-08).
    Locked,
    /// It was stolen.
    Stolen {
        /// By whom.
        by: Seat,
        /// In which turn.
        turn: u32,
        /// What it became.
        into: Vec<WordId>,
    },
}
