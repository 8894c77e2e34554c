//! The house rules of Classic: each option that the rules leave open.

use super::variant::Variant;
use crate::cartas::CartasEdition;
use crate::house::{HouseRule, Rules};
use serde::{Deserialize, Serialize};

/// How words are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Words {
    /// An unknown word is refused at once, and nothing is lost.
    #[default]
    Checked,
    /// A play stands unless somebody challenges it before it scores, as in the leaflet (SC-12).
    Challenge,
}

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

/// What a challenge of a valid word costs (SC-A11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum LostChallenge {
    /// Nothing.
    #[default]
    Nothing,
    /// The challenger misses the next turn.
    MissTurn,
}

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(V = crate::forfeit::Actions)))]
pub struct House<V: Variant> {
    /// How words are judged.
    pub words: Words,
    /// How long a challenge window stays open, where the edition's length does not suit.
    pub challenge_seconds: Option<u32>,
    /// Which bonus cards are shuffled in: a deck of the edition, `six` or `ten` (SC-C1).
    pub bonus_deck: String,
    /// Which words a bonus card multiplies.
    pub bonus_on: BonusOn,
    /// What a lost challenge costs.
    pub lost_challenge: LostChallenge,
    /// May an unknown word be put to the others? Only where people alone play (SC-A26).
    pub agreement: bool,
    /// The options that a variant adds.
    #[serde(flatten)]
    pub variant: V::House,
}

impl<V: Variant> Default for House<V> {
    fn default() -> House<V> {
        House {
            words: Words::default(),
            challenge_seconds: None,
            bonus_deck: "six".to_owned(),
            bonus_on: BonusOn::default(),
            lost_challenge: LostChallenge::default(),
            agreement: true,
            variant: V::House::default(),
        }
    }
}

/// What a table can choose.
pub(super) fn rules<V: Variant>(edition: &CartasEdition) -> Vec<HouseRule> {
    let rules = Rules::of::<House<V>>()
        .choice("words", ["checked", "challenge"])
        .seconds("challenge_seconds", 1, edition.challenge_seconds)
        .choice("bonus_deck", edition.bonus_decks.keys().cloned())
        .choice("bonus_on", ["every_word", "main_word"])
        .choice("lost_challenge", ["nothing", "miss_turn"])
        .switch("agreement");
    V::house_rules(rules, edition).done()
}
