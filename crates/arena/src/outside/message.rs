//! What goes over the lines between the arena and a program; see docs/arena.md.

use games::{Game, Outcome, Points, Setup, TableView, Told};
use serde::{Deserialize, Serialize};

/// The version of what is said here; it grows when something is said otherwise than before.
pub(super) const PROTOCOL: u32 = 1;

/// What the arena says.
#[derive(Serialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub(super) enum Message<'a, G: Game> {
    /// A game begins; answered by [`Ready`].
    Start {
        protocol: u32,
        game: &'static str,
        seat: u8,
        /// All luck of the program should follow from it, so that games come out the same again.
        seed: u64,
        limit_ms: u128,
        setup: &'a Setup<G>,
    },
    /// The game waits for the seat; answered by [`Answer`].
    Turn {
        view: &'a TableView<G>,
        /// What the seat was told since the last message.
        told: &'a [Told<G>],
        /// Commands that the referee would take and that do little.
        simple: Vec<G::Command>,
        /// Words to lay, the best score first; only as many as the program wants.
        plays: Vec<Offer<G>>,
    },
    /// The game is over; there is no answer.
    Over { outcome: Option<&'a Outcome>, told: &'a [Told<G>] },
}

/// Something to lay.
#[derive(Serialize)]
#[serde(bound = "")]
pub(super) struct Offer<G: Game> {
    pub(super) command: G::Command,
    pub(super) score: Points,
    pub(super) words: Vec<String>,
}

/// The answer to a start.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Started {
    pub(super) ready: Ready,
}

/// What a program wants.
#[derive(Clone, Copy, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Ready {
    /// How many plays it wants to be offered.
    pub(super) plays: usize,
    /// May it be given another game when this one is over?
    pub(super) again: bool,
}

/// The answer to a turn.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
pub(super) struct Answer<G: Game> {
    /// What to do; nothing, to let time pass.
    pub(super) command: Option<G::Command>,
    /// After how many milliseconds of table time.
    #[serde(default = "a_second")]
    pub(super) after: u32,
}

fn a_second() -> u32 {
    1_000
}
