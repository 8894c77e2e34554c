//! What happens in Classic: as it is written down, and as a viewer is told.

use super::play::Play;
use super::variant::Variant;
use crate::card::Card;
use crate::grid::Cell;
use crate::kit::{Question, own_cards};
use crate::score::Line;
use crate::seat::{Seat, Side, Viewer};
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// What happens, hidden cards included.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), rename_all = "snake_case")]
pub enum Event<V: Variant> {
    /// Something that everybody sees.
    Open(News<V>),
    /// The draw pile was shuffled; its top card is the last.
    Shuffled {
        /// The pile.
        pile: Vec<Card>,
    },
    /// A player drew cards from the top of the pile.
    Drew {
        /// Who.
        seat: Seat,
        /// The cards, in the order they were drawn.
        cards: Vec<Card>,
    },
    /// A player put cards face down on the discards.
    Discarded {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
        /// Why.
        why: Why,
    },
    /// What a variant adds.
    Variant(V::Event),
}

/// Why cards went to the discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Why {
    /// They were exchanged (SC-07).
    Exchange,
    /// Their player left (SC-A27).
    Left,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EndReason {
    /// The pile is empty and a player has used all letter cards (SC-29).
    OutOfCards,
    /// All have passed each of their last two turns (SC-09).
    Passes,
    /// For three turns each nobody has scored or exchanged cards of the pile (SC-A22).
    Stalled,
    /// All others have left.
    LastPlayer,
}

/// What everybody, or one viewer, is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(V = crate::forfeit::Actions), rename_all = "snake_case"))]
pub enum News<V: Variant> {
    /// Everybody cut a card, ties again; who starts (SC-03).
    Cut {
        /// Round by round, who cut what.
        rounds: Vec<Vec<(Seat, Card)>>,
        /// Who starts.
        starter: Seat,
    },
    /// The pile was shuffled and has so many cards.
    Shuffled {
        /// How many.
        pile: usize,
    },
    /// A turn begins.
    Turn {
        /// Its number, counted from 1.
        turn: u32,
        /// Whose turn it is.
        seat: Seat,
    },
    /// A player drew so many cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which, for the player alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        cards: Option<Vec<Card>>,
    },
    /// A player put so many cards face down on the discards.
    Discarded {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Why.
        why: Why,
        /// Which, for the player alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        cards: Option<Vec<Card>>,
    },
    /// A player laid cards.
    Laid {
        /// Who.
        seat: Seat,
        /// The play.
        play: Play,
    },
    /// Others are asked about the play.
    Asked {
        /// What they are asked.
        question: Question,
        /// Who is asked.
        seats: Vec<Seat>,
        /// Until when.
        deadline: Millis,
    },
    /// A player has no objection.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// A player challenged the play; which of its words do not exist.
    Challenged {
        /// Who.
        seat: Seat,
        /// The words that the dictionary lacks; none if the play is right.
        wrong: Vec<String>,
    },
    /// A player objected to an unknown word.
    Objected {
        /// Who.
        seat: Seat,
    },
    /// All accepted words that the dictionary lacks (SC-A26).
    Agreed {
        /// The words.
        words: Vec<String>,
    },
    /// A player took the cards of the play back.
    TookBack {
        /// Who.
        seat: Seat,
        /// Is the turn lost (SC-13)?
        turn_lost: bool,
    },
    /// Points were written down.
    Scored {
        /// Whose.
        seat: Seat,
        /// What for.
        lines: Vec<Line>,
    },
    /// Cards that were not used again left the table, and the bonus card with them.
    Cleared {
        /// The cells that are empty now.
        cells: Vec<Cell>,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player will miss the next turn (SC-A11).
    WillMiss {
        /// Who.
        seat: Seat,
    },
    /// A player missed a turn.
    Missed {
        /// Who.
        seat: Seat,
    },
    /// The game is over; the hands are shown.
    Ended {
        /// Why.
        reason: EndReason,
        /// What everybody still held.
        hands: Vec<(Seat, Vec<Card>)>,
        /// The last lines of everybody's score (SC-30).
        lines: Vec<(Seat, Vec<Line>)>,
        /// Who won.
        winners: Vec<Side>,
    },
    /// What a variant adds.
    #[serde(untagged)]
    Variant(V::News),
}

/// What a viewer may hear of an event: cards drawn or put away only one's own.
pub(super) fn tell<V: Variant>(event: &Event<V>, viewer: Viewer) -> Option<News<V>> {
    Some(match event {
        Event::Open(news) => news.clone(),
        Event::Shuffled { pile } => News::Shuffled { pile: pile.len() },
        Event::Drew { seat, cards } => {
            News::Drew { seat: *seat, count: cards.len(), cards: own_cards(cards, *seat, viewer) }
        }
        Event::Discarded { seat, cards, why } => News::Discarded {
            seat: *seat,
            count: cards.len(),
            why: *why,
            cards: own_cards(cards, *seat, viewer),
        },
        Event::Variant(event) => News::Variant(V::tell(event, viewer)?),
    })
}
