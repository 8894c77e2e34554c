//! What should never happen: a bot that breaks a rule, a table that does not go on.

use bots::Stuck;
use std::fmt;

/// A game that could not be played to its end, and the game itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The number of the game.
    pub number: u64,
    /// What went wrong.
    pub kind: FaultKind,
    /// The saved game up to there, for `abecedar replay`.
    pub saved: String,
}

/// What went wrong in a game of bots.
#[derive(Clone, PartialEq, Debug)]
pub enum FaultKind {
    /// A bot did what the rules forbid, or nobody did anything.
    Stuck(Stuck),
    /// The game goes on and on.
    Endless {
        /// After so many steps.
        steps: usize,
    },
    /// The table could not be opened.
    Setup(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}: ", self.number)?;
        match &self.kind {
            FaultKind::Stuck(stuck) => stuck.fmt(f),
            FaultKind::Endless { steps } => write!(f, "it goes on after {steps} steps"),
            FaultKind::Setup(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Fault {}
