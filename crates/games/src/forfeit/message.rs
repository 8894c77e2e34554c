//! What can be done and what happens in Forfeit besides Classic.

use super::category::{ActionId, Half};
use super::window::weigh;
use super::{Actions, ForfeitState};
use crate::card::Card;
use crate::classic::State;
use crate::score::Line;
use crate::seat::{Seat, Viewer};
use crate::time::Millis;
use crate::window::Window;
use serde::{Deserialize, Serialize};

/// What a player can do besides Classic's commands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ForfeitCommand {
    /// Answer in the action window: play the action card by one category, or not.
    Action {
        /// The category, or none.
        category: Option<Half>,
    },
    /// Exchange the action card, and other cards with it (SF-03).
    SwapAction {
        /// The other cards.
        #[serde(default)]
        cards: Vec<Card>,
    },
}

/// What somebody answered in the action window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Answer {
    /// Not to play the card.
    No,
    /// To play it by its first category.
    A,
    /// To play it by its second category.
    B,
}

impl From<Option<Half>> for Answer {
    fn from(category: Option<Half>) -> Answer {
        match category {
            None => Answer::No,
            Some(Half::A) => Answer::A,
            Some(Half::B) => Answer::B,
        }
    }
}

/// What happens, hidden cards included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ForfeitEvent {
    /// Something that everybody sees.
    Open(ForfeitNews),
    /// The pile of action cards was shuffled; its top card is the first.
    Shuffled {
        /// The pile.
        pile: Vec<ActionId>,
    },
    /// A player drew the top action card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        card: ActionId,
    },
    /// A player answered in the action window; what, nobody else knows before it closes.
    Answered {
        /// Who.
        seat: Seat,
        /// The category, or none.
        category: Option<Half>,
    },
    /// A player put the action card under its pile, unseen.
    GaveBack {
        /// Who.
        seat: Seat,
        /// Which.
        card: ActionId,
        /// Does the turn count as a pass (SC-A22)?
        is_pass: bool,
    },
}

/// What everybody, or one viewer, is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ForfeitNews {
    /// The action cards were shuffled.
    ActionsShuffled {
        /// How many there are in the pile.
        pile: usize,
    },
    /// A player drew an action card.
    ActionDrawn {
        /// Who.
        seat: Seat,
        /// Which, for the player alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        card: Option<ActionId>,
    },
    /// Everybody may play the action card on the play that has scored.
    ActionWindow {
        /// Who is asked.
        seats: Vec<Seat>,
        /// Until when.
        deadline: Millis,
    },
    /// A player has answered.
    ActionAnswered {
        /// Who.
        seat: Seat,
        /// What, for the player alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        answer: Option<Answer>,
    },
    /// A player's card takes effect, and goes under its pile.
    ActionPlayed {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: ActionId,
        /// By which category.
        category: Half,
        /// Whose points change.
        on: Seat,
        /// By what.
        lines: Vec<Line>,
    },
    /// The window is closed.
    ActionsOver,
    /// A player put the action card under its pile.
    ActionGivenBack {
        /// Who.
        seat: Seat,
        /// Which, for the player alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        card: Option<ActionId>,
    },
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ForfeitView {
    /// The viewer's own action card.
    pub action: Option<ActionId>,
    /// How many action cards the pile has.
    pub action_pile: usize,
    /// The action window while it is open: who has answered, not what.
    pub action_window: Option<Window<()>>,
    /// What the viewer has answered, if anything yet.
    pub answer: Option<Answer>,
    /// The categories of the viewer's own card that fit the play, while the window is open.
    pub fits: Vec<Half>,
}

pub(super) fn apply(state: &mut State<Actions>, event: &ForfeitEvent) {
    let turn = state.turn;
    let ForfeitState { pile, window, .. } = &mut state.variant;
    match event {
        ForfeitEvent::Shuffled { pile: shuffled } => pile.clone_from(shuffled),
        ForfeitEvent::Drew { seat, card } => {
            if !pile.is_empty() {
                pile.remove(0);
            }
            state.variant.give(*seat, Some(card.clone()));
        }
        ForfeitEvent::Answered { seat, category } => {
            if let Some(window) = window {
                window.answer(*seat, *category);
            }
        }
        ForfeitEvent::GaveBack { seat, card, is_pass } => {
            pile.push(card.clone());
            if let Some(window) = window {
                window.dismiss(*seat);
            }
            state.variant.give(*seat, None);
            if *is_pass {
                state.pass(*seat);
            }
        }
        ForfeitEvent::Open(ForfeitNews::ActionWindow { seats, deadline }) => {
            *window = Some(Window::new(seats.clone(), *deadline));
            let stage = state.stage.clone();
            state.next_phase(stage);
        }
        ForfeitEvent::Open(ForfeitNews::ActionPlayed { seat, card, on, lines, .. }) => {
            pile.push(card.clone());
            state.variant.give(*seat, None);
            state.sheet.write(turn, *on, lines);
        }
        ForfeitEvent::Open(ForfeitNews::ActionsOver) => *window = None,
        ForfeitEvent::Open(_) => {}
    }
}

/// What a viewer may hear: action cards and answers only one's own.
pub(super) fn tell(event: &ForfeitEvent, viewer: Viewer) -> ForfeitNews {
    match event {
        ForfeitEvent::Open(news) => news.clone(),
        ForfeitEvent::Shuffled { pile } => ForfeitNews::ActionsShuffled { pile: pile.len() },
        ForfeitEvent::Drew { seat, card } => ForfeitNews::ActionDrawn {
            seat: *seat,
            card: viewer.holds(*seat).then(|| card.clone()),
        },
        ForfeitEvent::Answered { seat, category } => ForfeitNews::ActionAnswered {
            seat: *seat,
            answer: viewer.holds(*seat).then(|| Answer::from(*category)),
        },
        ForfeitEvent::GaveBack { seat, card, .. } => ForfeitNews::ActionGivenBack {
            seat: *seat,
            card: viewer.holds(*seat).then(|| card.clone()),
        },
    }
}

pub(super) fn view(state: &State<Actions>, viewer: Viewer) -> ForfeitView {
    let ForfeitState { pile, window, .. } = &state.variant;
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Watcher => None,
    };
    let answer = window.as_ref().and_then(|window| {
        window
            .answers
            .iter()
            .find(|(seat, _)| Some(*seat) == own)
            .map(|(_, answer)| Answer::from(*answer))
    });
    let public = |window: &Window<Option<Half>>| Window {
        deadline: window.deadline,
        asked: window.asked.clone(),
        answers: window.answers.iter().map(|(seat, _)| (*seat, ())).collect(),
    };
    let fitting = |half: &Half| own.is_some_and(|seat| weigh(state, seat, *half).is_ok());
    let open = window.is_some();
    ForfeitView {
        action: own.and_then(|seat| state.variant.card(seat).cloned()),
        action_pile: pile.len(),
        action_window: window.as_ref().map(public),
        answer,
        fits: [Half::A, Half::B].into_iter().filter(|half| open && fitting(half)).collect(),
    }
}
