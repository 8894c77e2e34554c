//! Drafts: how a team tries out tiles on the board while the timer runs.
//!
//! They are no events: they travel beside the stream, and `Stop` carries the placement. Here is
//! only what their carrier must know: which drafts are well formed, and who may see them.

use super::codes;
use super::play::refuse_taken;
use super::state::{Stage, State};
use super::teams::{check_turn, team_of};
use crate::card::{Card, take_cards};
use crate::grid::{At, Cell};
use crate::refusal::{Refusal, code};
use crate::seat::{Seat, Side, Viewer};

/// May the seat show its team these tiles on the board now? They need not form anything yet, and
/// a joker need not have its letter.
pub fn check_draft(state: &State, seat: Seat, tiles: &[At<Card>]) -> Result<(), Refusal> {
    check_turn(&state.setup, seat, state.on_turn)?;
    if !matches!(state.stage, Stage::Run { .. }) {
        return Err(Refusal::new(code::WRONG_PHASE, "PY-11"));
    }
    let cells = |wrong: &dyn Fn(usize, Cell) -> bool| -> Vec<Cell> {
        let numbered = tiles.iter().enumerate();
        numbered.filter(|(nth, at)| wrong(*nth, at.cell)).map(|(_, at)| at.cell).collect()
    };
    let off = cells(&|_, cell| !state.board.has(cell));
    if !off.is_empty() {
        return Err(Refusal::new(code::OFF_BOARD, "PY-A12").cells(off));
    }
    let twice = cells(&|nth, cell| tiles[..nth].iter().any(|earlier| earlier.cell == cell));
    if !twice.is_empty() {
        return Err(Refusal::new(code::CELL_TWICE, "PY-A12").cells(twice));
    }
    let taken = cells(&|_, cell| state.board.get(cell).is_some());
    if !taken.is_empty() {
        return Err(refuse_taken(&state.board, taken));
    }
    let cards: Vec<Card> = tiles.iter().map(|at| at.what.in_hand()).collect();
    take_cards(&mut state.tray.clone(), &cards)
        .map_err(|missing| Refusal::new(codes::NOT_IN_TRAY, "PY-10").cards(missing))
}

/// May this viewer see the drafts of a team? Its members always; others, watchers included, only
/// where the table plays with open drafts.
pub fn sees_drafts(state: &State, viewer: Viewer, team: Side) -> bool {
    let member = match viewer {
        Viewer::Seat(seat) => team_of(&state.setup, seat) == Some(team),
        Viewer::Watcher => false,
    };
    member || state.setup.house.open_drafts
}
