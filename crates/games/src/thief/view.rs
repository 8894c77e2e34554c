//! What a viewer of Word Thief sees: one's own hand, and of everything hidden only how much.

use super::card::Card;
use super::state::{Stage, State};
use super::word::PlayedWord;
use crate::score::Sheet;
use crate::seat::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// Who dealt.
    pub dealer: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// The viewer's own hand; none for a watcher.
    pub hand: Option<Vec<Card>>,
    /// How many cards everybody holds.
    pub hands: Vec<usize>,
    /// How many cards the draw pile has.
    pub pile: usize,
    /// The used pile, which lies face up (WT-08, WT-A23).
    pub used: Vec<Card>,
    /// Every word that was played, by its number: those that lie there, those that are locked,
    /// and those that were stolen, with what they became.
    pub words: Vec<PlayedWord>,
    /// Every line of the score, and the running totals (WT-A25).
    pub sheet: Sheet,
    /// Who passed, or lost a turn to a challenge, since something was last played or swapped.
    pub idle: Vec<Seat>,
    /// How many turns everybody still has to miss, seat by seat.
    pub misses: Vec<u32>,
    /// Was an unknown word of this turn put to the others already (WT-A29)?
    pub appealed: bool,
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    View {
        turn: state.turn,
        on_turn: state.on_turn,
        dealer: state.dealer,
        stage: state.stage.clone(),
        hand: state.hands.seen_by(viewer),
        hands: state.hands.counts(),
        pile: state.pile.len(),
        used: state.used.clone(),
        words: state.words.clone(),
        sheet: state.sheet.clone(),
        idle: state.idle.clone(),
        misses: state.misses.clone(),
        appealed: state.appealed,
    }
}
