//! What happens in Word Thief: as it is written down, and as a viewer is told.

use super::card::Card;
use super::play::Play;
use super::word::PlayedWord;
use crate::kit::{Question, own_cards};
use crate::score::Line;
use crate::seat::{Seat, Side, Viewer};
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// What happens, hidden cards included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Something that everybody sees.
    Open(News),
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
}

/// Why cards of a hand went to the used pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Why {
    /// Their player could not play and swaps them (WT-20).
    Swap,
    /// Their player left.
    Left,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EndReason {
    /// The pile is empty and a player has used all cards (WT-22).
    OutOfCards,
    /// The pile is empty and all have passed in succession (WT-A20).
    Passes,
    /// All have lost two turns in succession to challenges, with cards left in the pile.
    Challenges,
    /// All others have left.
    LastPlayer,
}

/// What everybody, or one viewer, is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum News {
    /// Everybody drew a card, Wilds and ties again; who deals (WT-01).
    DealerDrawn {
        /// Round by round, who drew what; who drew a Wild is there again.
        rounds: Vec<Vec<(Seat, Card)>>,
        /// The dealer.
        dealer: Seat,
    },
    /// The pile was shuffled and has so many cards.
    Shuffled {
        /// How many.
        pile: usize,
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
    /// A turn begins.
    Turn {
        /// Its number, counted from 1.
        turn: u32,
        /// Whose turn it is.
        seat: Seat,
    },
    /// A player laid words.
    Laid {
        /// Who.
        seat: Seat,
        /// The play.
        play: Play,
    },
    /// The others are asked about the play.
    Asked {
        /// What.
        #[serde(default)]
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
    /// A player challenged the play.
    Challenged {
        /// Who.
        seat: Seat,
        /// The words that the dictionary lacks; none if the play is right.
        wrong: Vec<String>,
    },
    /// A player does not accept an unknown word.
    Objected {
        /// Who.
        seat: Seat,
    },
    /// All accepted words that the dictionary lacks (WT-A29).
    Agreed {
        /// The words.
        words: Vec<String>,
    },
    /// A player lost a challenge, and will miss a turn for it (WT-A17).
    WillMiss {
        /// Who.
        seat: Seat,
    },
    /// A player missed a turn.
    Missed {
        /// Who.
        seat: Seat,
    },
    /// A player took the cards of the play back.
    TookBack {
        /// Who.
        seat: Seat,
        /// Is the turn lost?
        turn_lost: bool,
    },
    /// Points were written down.
    Scored {
        /// Whose.
        seat: Seat,
        /// What for.
        lines: Vec<Line>,
    },
    /// The words of the play lie before their player, or are locked and in the used pile; the
    /// word that was stolen for them is no longer there.
    Placed {
        /// The new words.
        words: Vec<PlayedWord>,
    },
    /// Cards of a hand went face up to the used pile.
    Discarded {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
        /// Why.
        why: Why,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game is over; the hands are shown.
    Ended {
        /// Why.
        reason: EndReason,
        /// What everybody still held.
        hands: Vec<(Seat, Vec<Card>)>,
        /// The last lines of everybody's score (WT-23).
        lines: Vec<(Seat, Vec<Line>)>,
        /// Who won.
        winners: Vec<Side>,
    },
}

/// What a viewer may hear of an event: of cards drawn only one's own.
pub(super) fn tell(event: &Event, viewer: Viewer) -> News {
    match event {
        Event::Open(news) => news.clone(),
        Event::Shuffled { pile } => News::Shuffled { pile: pile.len() },
        Event::Drew { seat, cards } => {
            News::Drew { seat: *seat, count: cards.len(), cards: own_cards(cards, *seat, viewer) }
        }
    }
}
