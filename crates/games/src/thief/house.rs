//! The house rules of Word Thief: each option that the rules leave open.

use super::edition::ThiefEdition;
use crate::house::{HouseRule, Rules};
use serde::{Deserialize, Serialize};

/// How words are judged (WT-A17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Words {
    /// An unknown word is refused at once, and nothing is lost.
    #[default]
    Checked,
    /// A play stands unless somebody challenges it before it scores. If one of its words does not
    /// exist, the cards go back and the turn is lost; if all exist, the challenge costs nothing.
    Challenge,
}

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
    /// How words are judged.
    pub words: Words,
    /// How long a challenge window stays open, where the edition's length does not suit.
    pub challenge_seconds: Option<u32>,
    /// What a thief may do with the order of the stolen cards.
    pub rearranging: Rearranging,
    /// Does the victim lose the points that the stolen word had brought (WT-A1)?
    pub victim_loses: bool,
}

/// What a table can choose.
pub(super) fn rules(edition: &ThiefEdition) -> Vec<HouseRule> {
    Rules::of::<House>()
        .choice("words", ["checked", "challenge"])
        .seconds("challenge_seconds", 1, edition.challenge_seconds)
        .choice("rearranging", ["free", "order_kept", "contiguous_pieces"])
        .switch("victim_loses")
        .done()
}
