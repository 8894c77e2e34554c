//! Forfeit: Classic, and everybody holds an action card.
//!
//! 1. Everybody gets an action card besides the seven cards (SF-02).
//! 2. An exchange may include it (SF-03).
//! 3. When a play has scored, everybody may play the card on it, if a word fits one of the card's
//!    two categories: for points on one's own word, against an opponent's (SF-05, SF-06).
//! 4. A used card goes under its pile and the top one is drawn (SF-11).

mod category;
pub mod codes;
mod message;
mod say;
mod window;

#[cfg(test)]
mod tests;

pub use category::{ActionCard, ActionCards, ActionId, ActionUse, Category, Half, Test};
pub use message::{Answer, ForfeitCommand, ForfeitEvent, ForfeitNews, ForfeitView};
pub use window::{ACTION, ACTION_AGAINST, fits};

use crate::cartas::CartasEdition;
use crate::chance::shuffle;
use crate::classic::{Crossing, Event, FormedWord, State, Variant, turn};
use crate::game::{Preview, Ruling};
use crate::house::Rules;
use crate::refusal::{Code, Refusal, code};
use crate::said::{Said, Saying};
use crate::score::Line;
use crate::seat::{Seat, Viewer};
use crate::setup::{Setup, SetupError};
use crate::time::Millis;
use crate::window::Window;
use serde::{Deserialize, Serialize};

/// Forfeit: Classic with action cards.
pub type Forfeit = Crossing<Actions>;

/// What Forfeit adds to Classic.
#[derive(Clone, PartialEq, Debug)]
pub struct Actions;

/// The options that Forfeit adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForfeitHouse {
    /// Which action cards are used: a deck of the edition, `eight` or `sixteen` (SC-C2).
    pub action_deck: String,
    /// How long the action window stays open, where the edition's length does not suit.
    pub action_seconds: Option<u32>,
    /// Are those not asked whose card cannot fit (SF-A11)? It tells the others something about
    /// their card, so it is for tables without strangers.
    pub skip_unfit: bool,
}

impl Default for ForfeitHouse {
    fn default() -> ForfeitHouse {
        ForfeitHouse { action_deck: "eight".to_owned(), action_seconds: None, skip_unfit: false }
    }
}

/// What Forfeit keeps beside Classic's state.
#[derive(Clone, PartialEq, Debug)]
pub struct ForfeitState {
    /// The pile of action cards; its top card is the first.
    pub pile: Vec<ActionId>,
    /// The action card that each seat holds.
    pub held: Vec<Option<ActionId>>,
    /// The action window, while it is open: who answers with which category, or with none.
    pub window: Option<Window<Option<Half>>>,
}

impl ForfeitState {
    /// The action card of a seat.
    pub fn card(&self, seat: Seat) -> Option<&ActionId> {
        self.held.get(seat.index())?.as_ref()
    }

    fn give(&mut self, seat: Seat, card: Option<ActionId>) {
        if let Some(held) = self.held.get_mut(seat.index()) {
            *held = card;
        }
    }
}

impl Variant for Actions {
    const NAME: &'static str = "forfeit";
    const CODES: &'static [Code] = codes::ALL;
    type House = ForfeitHouse;
    type State = ForfeitState;
    type Command = ForfeitCommand;
    type Event = ForfeitEvent;
    type News = ForfeitNews;
    type View = ForfeitView;

    fn check(setup: &Setup<Forfeit>) -> Result<(), SetupError> {
        let (deck, actions) = (&setup.house.variant.action_deck, &setup.edition.actions);
        if actions.deck(deck).len() < setup.players.len() {
            let names: Vec<&str> = actions.decks.keys().map(String::as_str).collect();
            let what = format!("action deck {deck:?}: expected {}", names.join(" or "));
            return Err(SetupError::new("house rules", what));
        }
        Ok(())
    }

    fn closed(setup: &Setup<Forfeit>) -> ForfeitState {
        ForfeitState { pile: Vec::new(), held: vec![None; setup.players.len()], window: None }
    }

    fn deal(ruling: &mut Ruling<'_, Forfeit>) {
        let setup = ruling.state().setup.clone();
        let mut pile = setup.edition.actions.deck(&setup.house.variant.action_deck);
        shuffle(&mut pile, &mut *ruling.chance);
        ruling.emit(Event::Variant(ForfeitEvent::Shuffled { pile }));
        for seat in Seat::all(setup.players.len()) {
            draw(ruling, seat);
        }
    }

    /// First the player's card, then the others' clockwise (SF-A5); one a player (SF-A4).
    fn weigh_actions(
        edition: &CartasEdition,
        player: Seat,
        words: &[FormedWord],
        actions: &[ActionUse],
    ) -> Result<Vec<Line>, Refusal> {
        let mut ordered: Vec<&ActionUse> = actions.iter().collect();
        ordered.sort_by_key(|action| action.seat.0.wrapping_sub(player.0));
        if let Some(pair) = ordered.windows(2).find(|pair| pair[0].seat == pair[1].seat) {
            return Err(Refusal::new(code::ALREADY_ANSWERED, "SF-A4").seat(pair[0].seat));
        }
        let line = |action: &&ActionUse| window::action_line(edition, player, words, action);
        ordered.iter().map(line).collect()
    }

    fn after_score(ruling: &mut Ruling<'_, Forfeit>) -> bool {
        window::open(ruling)
    }

    fn judge(
        ruling: &mut Ruling<'_, Forfeit>,
        seat: Seat,
        command: &ForfeitCommand,
    ) -> Result<(), Refusal> {
        match command {
            ForfeitCommand::Action { category } => window::answer(ruling, seat, *category),
            ForfeitCommand::SwapAction { cards } => {
                turn::check_turn(ruling, seat)?;
                // The action card may be the only one exchanged (SF-A7); then it is a pass that
                // keeps no game alive (SC-A22).
                let alone = cards.is_empty();
                if !alone {
                    turn::check_exchange(ruling, seat, cards)?;
                    turn::exchange(ruling, seat, cards);
                }
                give_back(ruling, seat, alone);
                draw(ruling, seat);
                turn::end_turn(ruling);
                Ok(())
            }
        }
    }

    fn deadline(state: &State<Actions>) -> Option<Millis> {
        state.variant.window.as_ref().map(|window| window.deadline)
    }

    fn tick(ruling: &mut Ruling<'_, Forfeit>) {
        window::close(ruling);
    }

    fn leave(ruling: &mut Ruling<'_, Forfeit>, seat: Seat) {
        give_back(ruling, seat, false);
        window::close_if_complete(ruling);
    }

    fn waiting(state: &State<Actions>) -> Option<Vec<Seat>> {
        // Who has answered is public; what, is not.
        state.variant.window.as_ref().map(Window::waiting)
    }

    fn harmless() -> Vec<ForfeitCommand> {
        vec![ForfeitCommand::Action { category: None }]
    }

    fn house_rules(rules: Rules, edition: &CartasEdition) -> Rules {
        rules
            .choice("action_deck", edition.actions.decks.keys().cloned())
            .seconds("action_seconds", 3, edition.actions.seconds)
            .switch("skip_unfit")
    }

    fn say(news: &ForfeitNews, about: &Saying<'_, Forfeit>) -> Vec<Said> {
        say::say(news, about)
    }

    fn apply(state: &mut State<Actions>, event: &ForfeitEvent) {
        message::apply(state, event);
    }

    fn tell(event: &ForfeitEvent, viewer: Viewer) -> Option<ForfeitNews> {
        Some(message::tell(event, viewer))
    }

    fn view(state: &State<Actions>, viewer: Viewer) -> ForfeitView {
        message::view(state, viewer)
    }

    fn preview(
        ruling: &Ruling<'_, Forfeit>,
        seat: Seat,
        command: &ForfeitCommand,
    ) -> Result<Preview, Refusal> {
        match command {
            ForfeitCommand::Action { category: Some(half) } => {
                window::weigh(ruling.state(), seat, *half).map(|line| vec![line].into())
            }
            _ => Ok(Preview::default()),
        }
    }
}

/// The top action card goes to a seat.
fn draw(ruling: &mut Ruling<'_, Forfeit>, seat: Seat) {
    if let Some(card) = ruling.state().variant.pile.first().cloned() {
        ruling.emit(Event::Variant(ForfeitEvent::Drew { seat, card }));
    }
}

/// A seat's action card goes under the pile, unseen.
fn give_back(ruling: &mut Ruling<'_, Forfeit>, seat: Seat, is_pass: bool) {
    if let Some(card) = ruling.state().variant.card(seat).cloned() {
        ruling.emit(Event::Variant(ForfeitEvent::GaveBack { seat, card, is_pass }));
    }
}
