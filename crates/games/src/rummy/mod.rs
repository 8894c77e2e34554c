//! Rummy: ten rounds, ten tasks; draw, lay words that meet the task, discard.
//!
//! Rules SR-01 to SR-20. Nothing here waits for time to pass.

pub mod codes;
mod lay;
mod message;
mod round;
mod say;
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
use crate::game::{Awaited, Game, Outcome, Phase, Preview, Ruling};
use crate::house::{HouseRule, Rules};
use crate::refusal::{Code, Refusal};
use crate::said::{Said, Saying};
use crate::score::Points;
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

    fn say(news: &News, about: &Saying<'_, Rummy>) -> Vec<Said> {
        say::say(news, about)
    }

    fn house_rules(edition: &CartasEdition, players: usize) -> Vec<HouseRule> {
        let none = std::iter::once(NO_BONUS_DECK.to_owned());
        Rules::of::<RummyHouse>()
            .choice("bonus_deck", edition.bonus_decks.keys().cloned().chain(none))
            .player("starter", players)
            .switch("discard_taken")
            .done()
    }

    fn awaited(state: &State) -> Awaited {
        let playing = matches!(state.stage, Stage::Draw | Stage::Discard { .. });
        Awaited { turn: state.turn, seats: playing.then_some(state.on_turn).into_iter().collect() }
    }

    fn harmless(state: &State, seat: Seat) -> Vec<Command> {
        let draw = [From::Pile, From::Discards].map(|from| Command::Draw { from });
        let discard = state.hand(seat).iter().map(|&card| Command::Discard { card });
        draw.into_iter().chain(discard).collect()
    }

    /// Rounds: all is shuffled anew after each, and they need not have equally many turns.
    fn stretch(state: &State) -> u32 {
        state.round
    }

    fn preview(
        ruling: &Ruling<'_, Rummy>,
        seat: Seat,
        command: &Command,
    ) -> Result<Preview, Refusal> {
        match command {
            Command::Lay { lay, discard } => {
                turn::look_at(ruling, seat, lay, *discard).map(Preview::from)
            }
            Command::Draw { .. } | Command::Discard { .. } => Ok(Preview::default()),
        }
    }
}
