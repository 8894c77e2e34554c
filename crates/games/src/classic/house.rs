//! The house rules of Classic: each option that the rules leave open.

use super::variant::Variant;
use crate::cartas::CartasEdition;
use crate::house::{HouseRule, Rules};
use crate::kit::WordRules;
use serde::{Deserialize, Serialize};

/// Which words a bonus card multiplies (SC-A2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum BonusOn {
    /// Every word of the play that contains the letter it was put on.
    #[default]
    EveryWord,
    /// The main word only.
    MainWord,
}

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(V = crate::forfeit::Actions)))]
pub struct House<V: Variant> {
    /// How words are judged.
    #[serde(flatten)]
    pub judged: WordRules,
    /// Which bonus cards are shuffled in: a deck of the edition, `six` or `ten` (SC-C1), or
    /// `none` (SC-A28).
    pub bonus_deck: String,
    /// Which words a bonus card multiplies.
    pub bonus_on: BonusOn,
    /// Must a full hand be of letter cards alone to earn its points (SC-A29)?
    pub fifty_for_letters: bool,
    /// Are hands dealt from the letter cards, and the bonus cards shuffled in afterwards (SC-A30)?
    pub deal_letters: bool,
    /// The options that a variant adds.
    #[serde(flatten)]
    pub variant: V::House,
}

impl<V: Variant> Default for House<V> {
    fn default() -> House<V> {
        House {
            judged: WordRules::default(),
            bonus_deck: "six".to_owned(),
            bonus_on: BonusOn::default(),
            fifty_for_letters: false,
            deal_letters: false,
            variant: V::House::default(),
        }
    }
}

impl<V: Variant> House<V> {
    /// What of the house rules decides how a play counts.
    pub fn counting(&self) -> Counting {
        Counting { bonus_on: self.bonus_on, fifty_for_letters: self.fifty_for_letters }
    }
}

/// The house rules that decide how a play counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counting {
    /// Which words a bonus card multiplies.
    pub bonus_on: BonusOn,
    /// Must a full hand be of letter cards alone to earn its points?
    pub fifty_for_letters: bool,
}

/// A full hand may have a bonus card in it.
impl From<BonusOn> for Counting {
    fn from(bonus_on: BonusOn) -> Counting {
        Counting { bonus_on, ..Counting::default() }
    }
}

/// What a table can choose.
pub(super) fn rules<V: Variant>(edition: &CartasEdition) -> Vec<HouseRule> {
    let rules = WordRules::describe(Rules::of::<House<V>>(), edition.challenge_seconds)
        .choice("bonus_deck", edition.bonus_deck_names())
        .choice("bonus_on", ["every_word", "main_word"])
        .switch("fifty_for_letters")
        .switch("deal_letters");
    V::house_rules(rules, edition).done()
}
