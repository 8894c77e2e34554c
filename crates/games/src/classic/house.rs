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
    /// Which bonus cards are shuffled in: a deck of the edition, `six` or `ten` (SC-C1).
    pub bonus_deck: String,
    /// Which words a bonus card multiplies.
    pub bonus_on: BonusOn,
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
            variant: V::House::default(),
        }
    }
}

/// What a table can choose.
pub(super) fn rules<V: Variant>(edition: &CartasEdition) -> Vec<HouseRule> {
    let rules = WordRules::describe(Rules::of::<House<V>>(), edition.challenge_seconds)
        .choice("bonus_deck", edition.bonus_decks.keys().cloned())
        .choice("bonus_on", ["every_word", "main_word"]);
    V::house_rules(rules, edition).done()
}
