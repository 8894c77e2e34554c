//! What a viewer of Classic sees: one's own hand, and of everything hidden only how much.

use super::play::Play;
use super::state::{Stage, State};
use super::variant::Variant;
use crate::card::{Card, Tile};
use crate::grid::{At, Cell};
use crate::score::Sheet;
use crate::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(V = crate::forfeit::Actions)))]
pub struct View<V: Variant> {
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// The viewer's own hand; none for a watcher.
    pub hand: Option<Vec<Card>>,
    /// How many cards everybody holds.
    pub hands: Vec<usize>,
    /// How many cards the draw pile has.
    pub pile: usize,
    /// How many cards the discards have.
    pub discards: usize,
    /// The cards on the table.
    pub table: Vec<At<Tile>>,
    /// The cells whose cards stay once the play that lies there is settled; none without a play.
    pub kept: Vec<Cell>,
    /// Every line of the score.
    pub sheet: Sheet,
    /// How many of its last turns each seat has passed, in a row.
    pub passes: Vec<u32>,
    /// How many turns each seat still has to miss.
    pub misses: Vec<u32>,
    /// What a variant adds.
    pub variant: V::View,
}

pub(super) fn view<V: Variant>(state: &State<V>, viewer: Viewer) -> View<V> {
    View {
        turn: state.turn,
        on_turn: state.on_turn,
        stage: state.stage.clone(),
        hand: state.hands.seen_by(viewer),
        hands: state.hands.counts(),
        pile: state.pile.len(),
        discards: state.discards.len(),
        table: state.table.cells().collect(),
        kept: state.play().map(Play::kept).unwrap_or_default(),
        sheet: state.sheet.clone(),
        passes: state.passes.clone(),
        misses: state.misses.clone(),
        variant: V::view(state, viewer),
    }
}
