//! What a viewer of Party sees: everything, for nothing is hidden (PY-01).

use super::state::{Prospects, Stage, State};
use super::teams::teams;
use crate::card::{Card, Tile};
use crate::grid::At;
use crate::score::Sheet;
use crate::seat::Side;
use serde::{Deserialize, Serialize};

/// What anybody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Side,
    /// The team of each seat.
    pub teams: Vec<Side>,
    /// What the game waits for.
    pub stage: Stage,
    /// The tiles in the tray.
    pub tray: Vec<Card>,
    /// The tiles on the board.
    pub board: Vec<At<Tile>>,
    /// Every line of the score, by team.
    pub sheet: Sheet,
    /// What each team has coming.
    pub sides: Vec<Prospects>,
    /// Was an unknown word of this turn put to the other team already (PY-A34)?
    pub appealed: bool,
}

pub(super) fn view(state: &State) -> View {
    View {
        turn: state.turn,
        on_turn: state.on_turn,
        teams: teams(&state.setup.players),
        stage: state.stage.clone(),
        tray: state.tray.clone(),
        board: state.board.cells().collect(),
        sheet: state.sheet.clone(),
        sides: state.sides.to_vec(),
        appealed: state.appealed,
    }
}
