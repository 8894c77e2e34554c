//! The log, which is the truth: what was done at a table, by whom, when, and what came of it.

use crate::game::{Game, Phase};
use crate::seat::{Holder, Seat};
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// What is done at a table of any game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), rename_all = "snake_case")]
#[serde(deny_unknown_fields)]
pub enum Act<G: Game> {
    /// The game begins; the first entry of every log.
    Start,
    /// A player does something, meant for a phase of the game.
    Play {
        /// The phase it is meant for.
        phase: Phase,
        /// What the player does.
        command: G::Command,
    },
    /// A deadline has passed. It belongs to nobody and is stamped with the deadline itself.
    Tick,
    /// A player leaves the game for good.
    Leave {
        /// Whose seat.
        seat: Seat,
    },
    /// Somebody else plays for a seat from now on.
    HandOver {
        /// Which seat.
        seat: Seat,
        /// Who plays for it.
        to: Holder,
    },
    /// The game goes back to how it was after an earlier entry.
    Undo {
        /// The entry that stays the last one that counts.
        to: u32,
    },
}

/// What happened, at a table of any game, as the keeper of the table writes it down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), rename_all = "snake_case")]
pub enum Event<G: Game> {
    /// Something in the game.
    Game(G::Event),
    /// A player left.
    Left {
        /// Whose seat.
        seat: Seat,
    },
    /// Somebody else plays for a seat.
    HandedOver {
        /// Which seat.
        seat: Seat,
        /// Who plays for it now.
        to: Holder,
    },
    /// The game went back to how it was after an earlier entry; the seats stay as they are.
    Undone {
        /// That entry.
        to: u32,
    },
}

/// What a viewer is told, at a table of any game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), rename_all = "snake_case")]
pub enum News<G: Game> {
    /// Something in the game.
    Game(G::News),
    /// A player left.
    Left {
        /// Whose seat.
        seat: Seat,
    },
    /// Somebody else plays for a seat.
    HandedOver {
        /// Which seat.
        seat: Seat,
        /// Who plays for it now.
        to: Holder,
    },
    /// The game went back to how it was after an earlier entry. Ask for a fresh view.
    Undone {
        /// That entry.
        to: u32,
    },
}

/// One entry of the log. It holds hidden cards and never leaves the keeper of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), deny_unknown_fields)]
pub struct Entry<G: Game> {
    /// Its number, counted from 0 without gaps.
    pub number: u32,
    /// The number of its first event; events are counted through the whole log.
    pub first_event: u32,
    /// When, in table time.
    pub at: Millis,
    /// Who did it; nobody where the table itself did.
    pub by: Option<Seat>,
    /// What was done.
    pub act: Act<G>,
    /// What chance gave while it was judged, so that it can be judged again.
    pub draws: Vec<u32>,
    /// What came of it.
    pub events: Vec<Event<G>>,
}

/// One numbered step of a viewer's stream; empty where something is not for this viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Told<G: Game> {
    /// The number of the event.
    pub number: u32,
    /// When, in table time.
    pub at: Millis,
    /// What happened, as far as this viewer may know.
    pub news: Option<News<G>>,
}
