//! Rummy: ten rounds, ten tasks; draw, lay words that meet the task, discard.
//!
//! Rules SR-01 to SR-20. Nothing here waits for time to pass, unless words are challenged or put
//! to the others.

mod asking;
pub mod codes;
mod house;
mod lay;
mod message;
mod round;
mod say;
mod state;
mod tally;
mod task;
mod turn;
mod view;

#[cfg(test)]
mod tests;

pub use crate::cartas::NO_BONUS_DECK;
pub use house::RummyHouse;
pub use lay::{
    BONUS_CARD, FOURFOLD_LETTER, FOURFOLD_WORD, FourfoldChoice, LaidWord, Lay, TASK, UNUSED, WORD,
    weigh,
};
pub use message::{Command, Event, From, News, RoundEnd};
pub use state::{Stage, State};
pub use tally::{Lying, Note};
pub use task::{Fourfold, RoundCards, Task, TaskId, Wanted};
pub use view::View;

use crate::cartas::CartasEdition;
use crate::game::{Awaited, Game, Outcome, Phase, Preview, Ruling};
use crate::house::HouseRule;
use crate::kit;
use crate::refusal::{Code, Refusal};
use crate::said::{Said, Saying};
use crate::score::Points;
use crate::seat::{Seat, Viewer};
use crate::setup::{Setup, SetupError};
use crate::time::Millis;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The rules of Rummy.
#[derive(Clone, PartialEq, Debug)]
pub struct Rummy;

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

    fn tick(ruling: &mut Ruling<'_, Rummy>) {
        kit::time_is_up(ruling);
    }

    fn leave(ruling: &mut Ruling<'_, Rummy>, seat: Seat) {
        round::leave(ruling, seat);
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn phase(state: &State) -> Phase {
        state.phase
    }

    fn deadline(state: &State) -> Option<Millis> {
        match &state.stage {
            Stage::Asked { window, .. } => Some(window.deadline),
            _ => None,
        }
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
        view::view(state, viewer)
    }

    fn hand(view: &View) -> Option<Vec<String>> {
        view.hand.as_ref().map(|hand| hand.iter().map(ToString::to_string).collect())
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<News> {
        Some(message::tell(event, viewer))
    }

    fn say(news: &News, about: &Saying<'_, Rummy>) -> Vec<Said> {
        say::say(news, about)
    }

    fn house_rules(edition: &CartasEdition, players: usize) -> Vec<HouseRule> {
        house::rules(edition, players)
    }

    fn refuses_offence(setup: &Setup<Self>) -> bool {
        setup.house.judged.family_words
    }

    fn awaited(state: &State) -> Awaited {
        let seats = match &state.stage {
            Stage::Draw | Stage::Discard { .. } => vec![state.on_turn],
            Stage::Asked { window, .. } => window.waiting(),
            Stage::Closed | Stage::Over(_) => Vec::new(),
        };
        Awaited { turn: state.turn, seats }
    }

    fn harmless(state: &State, seat: Seat) -> Vec<Command> {
        let draw = [From::Pile, From::Discards].map(|from| Command::Draw { from });
        let discard = state.hand(seat).iter().map(|&card| Command::Discard { card });
        [Command::Accept].into_iter().chain(draw).chain(discard).collect()
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
            Command::Lay { lay, discard, appeal } => {
                let looked = turn::look_at(ruling, seat, lay, *discard, *appeal);
                looked.map(|(lines, _)| lines.into())
            }
            Command::Draw { .. } | Command::Discard { .. } => Ok(Preview::default()),
            Command::Accept | Command::Challenge => {
                kit::check_asked(ruling, seat).map(|_| Preview::default())
            }
        }
    }
}
