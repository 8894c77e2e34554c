//! Word Thief: form a word from the hand, or steal another player's and make it longer.
//!
//! Rules WT-01 to WT-24. What a play may be and what it scores is [`Lay`]; the rest is the course
//! of the game.

mod asking;
mod card;
pub mod codes;
mod command;
mod edition;
mod end;
mod event;
mod house;
mod play;
mod plural;
mod say;
mod split;
mod start;
mod state;
mod tally;
mod turn;
mod view;
mod weight;
mod word;

#[cfg(test)]
mod tests;

pub use card::{Card, Suit, spell};
pub use command::Command;
pub use edition::{CannotPlay, LongWord, Plural, SuitCards, ThiefEdition};
pub use event::{EndReason, Event, News, Why};
pub use house::{House, Limits, Rearranging};
pub use play::{ALL_CARDS, FormedWord, Lay, Play, Target};
pub use plural::is_mere_plural;
pub use start::stacked;
pub use state::{Stage, State};
pub use tally::{Lying, Note};
pub use turn::{CANNOT_PLAY, STOLEN};
pub use view::View;
pub use weight::{LETTERS, LONG_WORD, ONE_SUIT, WordWeight, is_one_suit};
pub use word::{Fate, PlayedWord, WordId};

use crate::game::{Awaited, Game, Outcome, Phase, Preview, Ruling};
use crate::house::HouseRule;
use crate::kit::{self, Question};
use crate::refusal::{Code, Refusal};
use crate::said::{Said, Saying};
use crate::score::Points;
use crate::seat::{Seat, Viewer};
use crate::setup::{Setup, SetupError};
use crate::time::Millis;
use std::ops::RangeInclusive;
use std::slice::from_ref;
use std::sync::Arc;

/// The rules of Word Thief.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thief;

impl Game for Thief {
    const NAME: &'static str = "thief";
    const PLAYERS: RangeInclusive<usize> = 2..=6; // WT-A26
    const CODES: &'static [Code] = codes::ALL;

    type Edition = ThiefEdition;
    type House = House;
    type State = State;
    type Command = Command;
    type Event = Event;
    type News = News;
    type View = View;

    fn check(setup: &Setup<Self>) -> Result<(), SetupError> {
        setup.edition.check(setup.players.len())
    }

    fn closed(setup: Arc<Setup<Self>>) -> State {
        State::closed(setup)
    }

    fn start(ruling: &mut Ruling<'_, Self>) {
        start::start(ruling);
    }

    fn judge(ruling: &mut Ruling<'_, Self>, seat: Seat, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Form { cards, appeal } => {
                turn::lay(ruling, seat, None, from_ref(cards), *appeal)
            }
            Command::Steal { word, words, appeal } => {
                turn::lay(ruling, seat, Some(*word), words, *appeal)
            }
            Command::Swap { cards } => turn::swap(ruling, seat, cards),
            Command::Pass => turn::pass(ruling, seat),
            Command::Accept => kit::accept(ruling, seat),
            Command::Challenge => kit::challenge(ruling, seat),
        }
    }

    fn tick(ruling: &mut Ruling<'_, Self>) {
        kit::time_is_up(ruling);
    }

    fn leave(ruling: &mut Ruling<'_, Self>, seat: Seat) {
        turn::leave(ruling, seat);
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
        Some(event::tell(event, viewer))
    }

    fn say(news: &News, about: &Saying<'_, Self>) -> Vec<Said> {
        say::say(news, about)
    }

    fn house_rules(edition: &ThiefEdition, _players: usize) -> Vec<HouseRule> {
        house::rules(edition)
    }

    fn refuses_offence(setup: &Setup<Self>) -> bool {
        setup.house.judged.family_words
    }

    fn awaited(state: &State) -> Awaited {
        let seats = match &state.stage {
            Stage::Turn => vec![state.on_turn],
            Stage::Asked { window, .. } => window.waiting(),
            Stage::Closed | Stage::Settling { .. } | Stage::Over(_) => Vec::new(),
        };
        Awaited { turn: state.turn, seats }
    }

    fn harmless(state: &State, seat: Seat) -> Vec<Command> {
        let hand = state.hand(seat);
        let most = usize::from(state.setup.edition.cannot_play.swap);
        let swaps = (1..=most).rev().filter_map(|count| hand.get(..count));
        let swaps = swaps.map(|cards| Command::Swap { cards: cards.to_vec() });
        // Silence is no consent to an unknown word (WT-A29).
        let answer = match state.stage {
            Stage::Asked { question: Question::Agreement, .. } => Command::Challenge,
            _ => Command::Accept,
        };
        [answer, Command::Pass].into_iter().chain(swaps).collect()
    }

    fn preview(
        ruling: &Ruling<'_, Self>,
        seat: Seat,
        command: &Command,
    ) -> Result<Preview, Refusal> {
        let lines = match command {
            Command::Form { cards, appeal } => {
                let looked = turn::look_at(ruling, seat, None, from_ref(cards), *appeal);
                looked.map(|(play, _)| play.lines)
            }
            Command::Steal { word, words, appeal } => {
                let looked = turn::look_at(ruling, seat, Some(*word), words, *appeal);
                looked.map(|(play, _)| play.lines)
            }
            Command::Swap { cards } => turn::look_at_swap(ruling, seat, cards),
            Command::Pass => turn::look_at_pass(ruling, seat).map(|()| Vec::new()),
            Command::Accept | Command::Challenge => {
                kit::check_asked(ruling, seat).map(|_| Vec::new())
            }
        };
        lines.map(Preview::from)
    }
}
