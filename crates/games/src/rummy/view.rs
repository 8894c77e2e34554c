//! What a viewer of Rummy sees: one's own hand, and of everything hidden only how much.

use super::lay::Lay;
use super::state::{Stage, State};
use super::task::TaskId;
use crate::card::Card;
use crate::score::Sheet;
use crate::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The number of the round, counted from 1.
    pub round: u32,
    /// How many rounds there are, extra ones not counted.
    pub rounds: u32,
    /// The task of the round.
    pub task: Option<TaskId>,
    /// Who started the round.
    pub starter: Seat,
    /// Who plays this round.
    pub players: Vec<Seat>,
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// Who still has a last turn, once somebody has met the task.
    pub last_turns: Option<Vec<Seat>>,
    /// The viewer's own hand; none for a watcher.
    pub hand: Option<Vec<Card>>,
    /// How many cards everybody holds.
    pub hands: Vec<usize>,
    /// How many cards the draw pile has.
    pub pile: usize,
    /// The top discard.
    pub discard: Option<Card>,
    /// How many cards the discards have.
    pub discards: usize,
    /// What each seat has laid this round.
    pub laid: Vec<Option<Lay>>,
    /// How many turns each seat still has to miss.
    pub misses: Vec<u32>,
    /// How many turns this round has had.
    pub turns: u32,
    /// How often the pile was renewed this round.
    pub recycles: u32,
    /// Every line of the score.
    pub sheet: Sheet,
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    View {
        round: state.round,
        rounds: state.setup.house.rounds(&state.setup.edition),
        task: state.task.clone(),
        starter: state.starter,
        players: state.players.clone(),
        turn: state.turn,
        on_turn: state.on_turn,
        stage: state.stage.clone(),
        last_turns: state.last_turns.clone(),
        hand: state.hands.seen_by(viewer),
        hands: state.hands.counts(),
        pile: state.pile.len(),
        discard: state.discards.last().copied(),
        discards: state.discards.len(),
        laid: state.laid.clone(),
        misses: state.misses.clone(),
        turns: state.turns,
        recycles: state.recycles,
        sheet: state.sheet.clone(),
    }
}
