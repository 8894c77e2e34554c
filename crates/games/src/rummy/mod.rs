//! Rummy: ten rounds, ten tasks; draw, lay words that meet the task, discard.
//!
//! Rules SR-01 to SR-20. Nothing here waits for time to pass.

pub mod codes;
mod lay;
mod message;
mod round;
mod state;
mod task;
mod turn;

#[cfg(test)]
mod tests;

pub use lay::{
    BONUS_CARD, FOURFOLD_LETTER, FOURFOLD_WORD, FourfoldChoice, LaidWord, Lay, TASK, UNUSED, WORD,
    weigh,
};
pub use message::{Command, Event, From, News, RoundEnd};
pub use round::NO_BONUS_DECK;
pub use state::{Stage, State, View};
pub use task::{Fourfold, RoundCards, Task, TaskId, Wanted};

use crate::cartas::CartasEdition;
use crate::game::{Game, Outcome, Phase, Ruling};
use crate::refusal::{Code, Refusal};
use crate::score::{Line, Points};
use crate::seat::{Seat, Viewer};
use crate::setup::{Setup, SetupError};
use crate::time::Millis;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The rules of Rummy.
#[derive(Clone, PartialEq, Debug)]
pub struct Rummy;

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RummyHouse {
    /// Which bonus cards are shuffled in: a deck of the edition, or `none` (SR-09, SR-A7).
    pub bonus_deck: String,
    /// Who starts; by default chance decides (SR-A17).
    pub starter: Option<Seat>,
    /// May the card just taken from the discards be discarded at once (SR-A9)?
    pub discard_taken: bool,
}

impl Default for RummyHouse {
    fn default() -> RummyHouse {
        RummyHouse { bonus_deck: "six".to_owned(), starter: None, discard_taken: true }
    }
}

impl Game for Rummy {
    const NAME: &'static str = "rummy";
    const PLAYERS: RangeInclusive<usize> = 2..=4; // SC-01
    const CODES: &'static [Code] = codes::ALL;

    type Edition = CartasEdition;
    type House = RummyHouse;
    type State = State;
    type Command = Command;
    type Event = Event;
    type News = News;
    type View = View;

    fn check(setup: &Setup<Rummy>) -> Result<(), SetupError> {
        round::check(setup)
    }

    fn closed(setup: Arc<Setup<Rummy>>) -> State {
        State::closed(setup)
    }

    fn start(ruling: &mut Ruling<'_, Rummy>) {
        round::start(ruling);
    }

    fn judge(ruling: &mut Ruling<'_, Rummy>, seat: Seat, command: &Command) -> Result<(), Refusal> {
        turn::judge(ruling, seat, command)
    }

    fn tick(_ruling: &mut Ruling<'_, Rummy>) {}

    fn leave(ruling: &mut Ruling<'_, Rummy>, seat: Seat) {
        round::leave(ruling, seat);
    }

    fn reshuffle(ruling: &mut Ruling<'_, Rummy>) {
        round::reshuffle(ruling);
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn phase(state: &State) -> Phase {
        state.phase
    }

    fn deadline(_state: &State) -> Option<Millis> {
        None
    }

    fn scores(state: &State) -> Vec<Points> {
        state.sheet.totals().to_vec()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        match &state.stage {
            Stage::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state::view(state, viewer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<News> {
        Some(message::tell(event, viewer))
    }

    fn preview(
        ruling: &Ruling<'_, Rummy>,
        seat: Seat,
        command: &Command,
    ) -> Result<Vec<Line>, Refusal> {
        match command {
            Command::Lay { lay, discard } => turn::look_at(ruling, seat, lay, *discard),
            Command::Draw { .. } | Command::Discard { .. } => Ok(Vec::new()),
        }
    }
}
