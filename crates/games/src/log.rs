//! The log, which is the truth: what was done at a table, by whom, when, and what came of it.

use crate::game::{Game, Phase};
use crate::seat::{Holder, Seat};
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// What is done at a table. `Command` is what a player can do in the game: one game's own
/// commands, or [`AnyCommand`](crate::AnyCommand) where the game is not named.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act<Command> {
    /// The game begins; the first entry of every log.
    Start,
    /// A player does something, meant for a phase of the game.
    Play {
        /// The phase it is meant for.
        phase: Phase,
        /// What the player does.
        command: Command,
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

impl<Command> Act<Command> {
    /// The same act with its command changed into another form.
    pub fn try_map<Other, Fault>(
        self,
        change: impl FnOnce(Command) -> Result<Other, Fault>,
    ) -> Result<Act<Other>, Fault> {
        Ok(match self {
            Act::Start => Act::Start,
            Act::Play { phase, command } => Act::Play { phase, command: change(command)? },
            Act::Tick => Act::Tick,
            Act::Leave { seat } => Act::Leave { seat },
            Act::HandOver { seat, to } => Act::HandOver { seat, to },
            Act::Undo { to } => Act::Undo { to },
        })
    }
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
    /// The game went back to how it was after an earlier entry.
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
    pub act: Act<G::Command>,
    /// What chance gave while it was judged, so that it can be judged again.
    pub draws: Vec<u32>,
    /// What came of it.
    pub events: Vec<Event<G>>,
}

impl<G: Game> Entry<G> {
    /// The number of the first event after this entry.
    pub fn next_event(&self) -> u32 {
        self.first_event.saturating_add(self.events.len() as u32)
    }
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
