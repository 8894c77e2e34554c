//! Classic: words on an endless table, on which only what was just used stays.
//!
//! Rules SC-01 to SC-31. Variants such as Forfeit plug in through [`Variant`].

mod asking;
pub mod codes;
mod command;
mod end;
mod event;
mod house;
mod play;
mod say;
mod start;
mod state;
mod tally;
pub(crate) mod turn;
mod variant;
mod view;

#[cfg(test)]
pub(crate) mod tests;

pub use crate::kit::{HAND_LEFT, LostChallenge, Question};
pub use command::{BonusUse, Command, Lay};
pub use end::COLLECTED;
pub use event::{EndReason, Event, News, Why};
pub use house::{BonusOn, Counting, House};
pub use play::{ALL_CARDS, BONUS_CARD, FIRST_WORD, FormedWord, Play, WORD, weigh};
pub use start::stacked;
pub use state::{Stage, State};
pub(crate) use tally::lay_out;
pub use tally::{Lying, Note};
pub use variant::{Never, Nothing, Plain, Variant};
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
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The rules of Classic, with what a variant adds.
#[derive(Clone, PartialEq, Debug)]
pub struct Crossing<V: Variant>(PhantomData<V>);

/// Classic itself.
pub type Classic = Crossing<Plain>;

impl<V: Variant> Game for Crossing<V> {
    const NAME: &'static str = V::NAME;
    const PLAYERS: RangeInclusive<usize> = 2..=4; // SC-01
    const CODES: &'static [Code] = V::CODES;

    type Edition = CartasEdition;
    type House = House<V>;
    type State = State<V>;
    type Command = Command<V>;
    type Event = Event<V>;
    type News = News<V>;
    type View = View<V>;

    fn check(setup: &Setup<Self>) -> Result<(), SetupError> {
        setup.edition.check_bonus_deck(&setup.house.bonus_deck)?;
        setup.edition.check(start::dealt_from(setup).len(), setup.players.len())?;
        V::check(setup)
    }

    fn closed(setup: Arc<Setup<Self>>) -> State<V> {
        State::closed(setup)
    }

    fn start(ruling: &mut Ruling<'_, Self>) {
        start::start(ruling);
    }

    fn judge(
        ruling: &mut Ruling<'_, Self>,
        seat: Seat,
        command: &Command<V>,
    ) -> Result<(), Refusal> {
        match command {
            Command::Lay(lay) => turn::lay(ruling, seat, lay),
            Command::Exchange { cards } => {
                turn::check_turn(ruling, seat)?;
                turn::check_exchange(ruling, seat, cards)?;
                turn::exchange(ruling, seat, cards);
                turn::end_turn(ruling);
                Ok(())
            }
            Command::Pass => turn::pass(ruling, seat),
            Command::Accept => kit::accept(ruling, seat),
            Command::Challenge => kit::challenge(ruling, seat),
            Command::Variant(command) => V::judge(ruling, seat, command),
        }
    }

    fn tick(ruling: &mut Ruling<'_, Self>) {
        if !kit::time_is_up(ruling) {
            V::tick(ruling);
        }
    }

    fn leave(ruling: &mut Ruling<'_, Self>, seat: Seat) {
        turn::leave(ruling, seat);
    }

    fn apply(state: &mut State<V>, event: &Event<V>) {
        state.apply(event);
    }

    fn phase(state: &State<V>) -> Phase {
        state.phase
    }

    fn deadline(state: &State<V>) -> Option<Millis> {
        match &state.stage {
            Stage::Asked { window, .. } => Some(window.deadline),
            Stage::Over(_) => None,
            _ => V::deadline(state),
        }
    }

    fn scores(state: &State<V>) -> Vec<Points> {
        state.sheet.totals().to_vec()
    }

    fn outcome(state: &State<V>) -> Option<Outcome> {
        match &state.stage {
            Stage::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn view(state: &State<V>, viewer: Viewer) -> View<V> {
        view::view(state, viewer)
    }

    fn hand(view: &View<V>) -> Option<Vec<String>> {
        view.hand.as_ref().map(|hand| hand.iter().map(ToString::to_string).collect())
    }

    fn tell(event: &Event<V>, viewer: Viewer) -> Option<News<V>> {
        event::tell(event, viewer)
    }

    fn say(news: &News<V>, about: &Saying<'_, Self>) -> Vec<Said> {
        say::say(news, about)
    }

    fn house_rules(edition: &CartasEdition, _players: usize) -> Vec<HouseRule> {
        house::rules::<V>(edition)
    }

    fn refuses_offence(setup: &Setup<Self>) -> bool {
        setup.house.judged.family_words
    }

    fn awaited(state: &State<V>) -> Awaited {
        let seats = match (&state.stage, V::waiting(state)) {
            (_, Some(waiting)) => waiting,
            (Stage::Turn { .. }, None) => vec![state.on_turn],
            (Stage::Asked { window, .. }, None) => window.waiting(),
            (Stage::Closed | Stage::Settling { .. } | Stage::Over(_), None) => Vec::new(),
        };
        Awaited { turn: state.turn, seats }
    }

    fn harmless(_state: &State<V>, _seat: Seat) -> Vec<Command<V>> {
        let own = V::harmless().into_iter().map(Command::Variant);
        [Command::Accept].into_iter().chain(own).chain([Command::Pass]).collect()
    }

    fn preview(
        ruling: &Ruling<'_, Self>,
        seat: Seat,
        command: &Command<V>,
    ) -> Result<Preview, Refusal> {
        match command {
            Command::Lay(lay) => turn::look_at(ruling, seat, lay)
                .map(|(play, _)| Preview { kept: play.kept(), lines: play.lines }),
            Command::Variant(command) => V::preview(ruling, seat, command),
            Command::Exchange { .. } | Command::Pass | Command::Accept | Command::Challenge => {
                Ok(Preview::default())
            }
        }
    }
}
