//! What a player of Word Thief can do.

use super::card::Card;
use super::word::WordId;
use serde::{Deserialize, Serialize};

/// What a player can do. A turn is one word, one steal, one swap or, without a pile, one pass
/// (WT-04, WT-20, WT-21).
///
/// Words are lists of cards in reading order, a Wild with its letter (`?=K`). In a steal the
/// cards are those of the stolen word and of the hand; which is which follows by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Command {
    /// Form one word from the hand.
    Form {
        /// Its cards.
        cards: Vec<Card>,
        /// Put it to the others if it is unknown, instead of having it refused (WT-A29).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        appeal: bool,
    },
    /// Steal a word, lengthening it or splitting it into several.
    Steal {
        /// The word to steal.
        word: WordId,
        /// The new words, each by its cards.
        words: Vec<Vec<Card>>,
        /// Put unknown ones to the others instead of having the play refused (WT-A29).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        appeal: bool,
    },
    /// Declare that one cannot play, and swap cards at a loss.
    Swap {
        /// The cards to give away.
        cards: Vec<Card>,
    },
    /// Do nothing, once the pile is empty.
    Pass,
    /// Have no objection to the play that lies there.
    Accept,
    /// Challenge the play that lies there, or object to an unknown word.
    Challenge,
}

impl Command {
    /// Forms a word, without an appeal.
    pub fn form(cards: Vec<Card>) -> Command {
        Command::Form { cards, appeal: false }
    }

    /// Steals a word, without an appeal.
    pub fn steal(word: WordId, words: Vec<Vec<Card>>) -> Command {
        Command::Steal { word, words, appeal: false }
    }
}
