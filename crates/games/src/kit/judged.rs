//! How words are judged: the house rules of it, which are the same in every game.

use crate::house::Rules;
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// How words are judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Judged {
    /// The dictionary looks every word up at once, and an unknown one does not stand.
    #[default]
    Checked,
    /// Words stand unless somebody challenges them before they score; only then is the dictionary
    /// asked (SC-12, PY-31, WT-A17).
    Challenge,
}

/// What a challenge of words that all exist costs (SC-A11, PY-A16).
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

/// What others are asked about words that were laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Question {
    /// Does anybody challenge them? Silence lets them stand (SC-A24).
    #[default]
    Challenge,
    /// Do all accept the unknown ones? Silence is no consent (SC-A26).
    Agreement,
}

/// The house rules about words. A game's own options take them in with `#[serde(flatten)]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WordRules {
    /// How words are judged.
    pub words: Judged,
    /// How long others may think about a play, where the edition's length does not suit.
    pub challenge_seconds: Option<u32>,
    /// May an unknown word be put to the others? Only where people alone play (SC-A26).
    pub agreement: bool,
    /// What a lost challenge costs.
    pub lost_challenge: LostChallenge,
    /// Are offensive words refused, however they are judged otherwise?
    pub family_words: bool,
}

impl Default for WordRules {
    fn default() -> WordRules {
        WordRules {
            words: Judged::default(),
            challenge_seconds: None,
            agreement: true,
            lost_challenge: LostChallenge::default(),
            family_words: false,
        }
    }
}

impl WordRules {
    /// Words stand unless they are challenged; all else as by default.
    pub fn challenge() -> WordRules {
        WordRules { words: Judged::Challenge, ..WordRules::default() }
    }

    /// Are words left to the players, who may challenge them?
    pub fn are_challenged(&self) -> bool {
        self.words == Judged::Challenge
    }

    /// How long others may think about a play, given the length of the edition.
    pub fn time(&self, in_the_box: u32) -> Millis {
        Millis::from_seconds(self.challenge_seconds.unwrap_or(in_the_box))
    }

    /// Adds what a table can choose, given the length of a window in the edition.
    pub fn describe(rules: Rules, in_the_box: u32) -> Rules {
        rules
            .choice("words", ["checked", "challenge"])
            .seconds("challenge_seconds", 1, in_the_box)
            .switch("agreement")
            .choice("lost_challenge", ["nothing", "miss_turn"])
            .switch("family_words")
    }
}
