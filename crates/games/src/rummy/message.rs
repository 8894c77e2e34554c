//! What can be done and what happens in Rummy.

use super::lay::Lay;
use super::task::TaskId;
use crate::card::Card;
use crate::kit::{Question, own_cards};
use crate::score::Line;
use crate::seat::{Seat, Side, Viewer};
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// What a player can do. A turn is to draw, then to lay or not, and to discard (SR-03).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Command {
    /// Draw a card.
    Draw {
        /// From where.
        from: From,
    },
    /// Lay words that meet the task, and discard a card (SR-A14).
    Lay {
        /// The words.
        lay: Lay,
        /// The card to discard.
        discard: Card,
        /// Put unknown words to the others instead of having the lay refused (SC-A26).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        appeal: bool,
    },
    /// Lay nothing, and discard a card.
    Discard {
        /// The card.
        card: Card,
    },
    /// Have no objection to the words that lie there.
    Accept,
    /// Challenge the words that lie there, or object to an unknown one.
    Challenge,
}

/// Where a card is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum From {
    /// The draw pile.
    Pile,
    /// The top of the discards.
    Discards,
}

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
    /// The round cards were shuffled; the top one is the first.
    TasksShuffled {
        /// Those that lie face down.
        tasks: Vec<TaskId>,
        /// The one that stays open.
        open: Option<TaskId>,
    },
    /// All discards but the top one became a new draw pile (SR-08, SR-A10).
    Recycled {
        /// The pile; its top card is the last.
        pile: Vec<Card>,
    },
    /// A player drew cards from the pile.
    Drew {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A player left, and the hand went under the discards.
    PutAway {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
}

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum RoundEnd {
    /// Somebody met the task, and the others had their turn.
    Met,
    /// Nobody met it in the time there is (SR-A11).
    Void,
}

/// What everybody, or one viewer, is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum News {
    /// The draw pile was shuffled.
    Shuffled {
        /// How many cards it has.
        pile: usize,
    },
    /// The round cards were shuffled.
    TasksShuffled {
        /// How many there are.
        tasks: usize,
    },
    /// The top card of the pile was turned over as the first discard.
    TurnedOver {
        /// The card.
        card: Card,
    },
    /// A round begins.
    Round {
        /// Its number, counted from 1.
        round: u32,
        /// Its task.
        task: TaskId,
        /// Who starts.
        starter: Seat,
        /// Who plays: all, or the tied leaders in an extra round (SR-A12).
        players: Vec<Seat>,
    },
    /// A turn begins.
    Turn {
        /// Its number, counted from 1.
        turn: u32,
        /// Whose turn it is.
        seat: Seat,
    },
    /// A player drew cards from the pile.
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
    /// A player took the top discard.
    Took {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player laid words that meet the task.
    Laid {
        /// Who.
        seat: Seat,
        /// The words.
        lay: Lay,
    },
    /// A player discarded a card.
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Others are asked about the words that were laid (SR-A18).
    Asked {
        /// What they are asked.
        question: Question,
        /// Who is asked.
        seats: Vec<Seat>,
        /// Until when.
        deadline: Millis,
        /// The words.
        words: Vec<String>,
    },
    /// A player has no objection.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// A player challenged the words.
    Challenged {
        /// Who.
        seat: Seat,
        /// The words that the dictionary lacks; none if all exist.
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
    /// A player took the words back.
    TookBack {
        /// Who.
        seat: Seat,
        /// Is the turn lost? Then the discard stays; otherwise it comes back too.
        turn_lost: bool,
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
    /// The task is met: these have one more turn each (SR-04).
    LastTurns {
        /// Who.
        seats: Vec<Seat>,
    },
    /// The discards became a new pile.
    Recycled {
        /// How many cards it has.
        pile: usize,
    },
    /// The round is over.
    RoundOver {
        /// How.
        end: RoundEnd,
        /// What everybody who met the task has scored (SR-05).
        lines: Vec<(Seat, Vec<Line>)>,
    },
    /// A player left, and so many cards went under the discards.
    PutAway {
        /// Who.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which, for the player alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        cards: Option<Vec<Card>>,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winners: Vec<Side>,
    },
}

/// What a viewer may hear of an event: drawn cards only one's own.
pub(super) fn tell(event: &Event, viewer: Viewer) -> News {
    match event {
        Event::Open(news) => news.clone(),
        Event::Shuffled { pile } => News::Shuffled { pile: pile.len() },
        Event::TasksShuffled { tasks, .. } => News::TasksShuffled { tasks: tasks.len() },
        Event::Recycled { pile } => News::Recycled { pile: pile.len() },
        Event::Drew { seat, cards } => {
            News::Drew { seat: *seat, count: cards.len(), cards: own_cards(cards, *seat, viewer) }
        }
        Event::PutAway { seat, cards } => News::PutAway {
            seat: *seat,
            count: cards.len(),
            cards: own_cards(cards, *seat, viewer),
        },
    }
}
