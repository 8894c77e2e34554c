//! The house rules of Word Thief: each option that the rules leave open.

use super::edition::ThiefEdition;
use crate::house::{HouseRule, Rules};
use crate::kit::WordRules;
use serde::{Deserialize, Serialize};

/// What a thief may do with the order of the stolen cards (WT-A2).
///
/// Cards of the same face are the same card. So a play is right if its cards *can* be told apart
/// into stolen ones and ones from the hand as the rule asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Rearranging {
    /// They may come in any order.
    #[default]
    Free,
    /// In each new word the stolen cards come in the order that they had in the stolen word; cards
    /// from the hand may stand anywhere between them. FRONT gives FROWN and CAT.
    OrderKept,
    /// The stolen word is cut into as many contiguous pieces as there are new words, and each
    /// piece stands unbroken in a word of its own. WORK gives REWORKED; FRONT gives UPFRONT, or
    /// FROG and HUNT, but not FROWN and CAT, in which FRON is broken.
    ContiguousPieces,
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct House {
    /// How words are judged (WT-A17). If a challenged word does not exist, the cards go back and
    /// the turn is lost.
    #[serde(flatten)]
    pub judged: WordRules,
    /// What a thief may do with the order of the stolen cards.
    pub rearranging: Rearranging,
    /// Does the victim lose the points that the stolen word had brought (WT-A1)?
    pub victim_loses: bool,
    /// How many letters a word needs, where the edition's number does not suit (WT-A28).
    pub shortest_word: Option<u8>,
    /// How many words a steal may make; as many as the hand has cards if none is named (WT-A28).
    pub most_words: Option<u8>,
}

/// What a play may be at a table. The referee and whoever searches for plays go by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// What a thief may do with the order of the stolen cards.
    pub rearranging: Rearranging,
    /// How many letters a word needs.
    pub shortest_word: u8,
    /// How many words a steal may make.
    pub most_words: u8,
}

impl Limits {
    /// The limits of the box, without house rules.
    pub fn printed(edition: &ThiefEdition) -> Limits {
        House::default().limits(edition)
    }
}

impl House {
    /// What a play may be with these options.
    pub fn limits(&self, edition: &ThiefEdition) -> Limits {
        Limits {
            rearranging: self.rearranging,
            shortest_word: self.shortest_word.unwrap_or(edition.shortest_word),
            // Every word of a steal needs a card of the hand (WT-13).
            most_words: self.most_words.unwrap_or(edition.hand),
        }
    }
}

/// A table may ask for words of so many letters, and no more.
const LONGEST_SHORTEST_WORD: u8 = 5;

/// What a table can choose.
pub(super) fn rules(edition: &ThiefEdition) -> Vec<HouseRule> {
    let longest = LONGEST_SHORTEST_WORD.min(edition.hand).max(2);
    let (shortest, hand) = (edition.shortest_word, edition.hand);
    WordRules::describe(Rules::of::<House>(), edition.challenge_seconds)
        .choice("rearranging", ["free", "order_kept", "contiguous_pieces"])
        .switch("victim_loses")
        .number_or_box("shortest_word", 2, longest.into(), shortest.into())
        .number_or_box("most_words", 1, hand.max(1).into(), hand.into())
        .done()
}
