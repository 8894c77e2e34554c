//! The trained numbers of Classic and Forfeit: data that `cargo xtask train` makes.

use crate::letters::Uses;
use crate::words::Words;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Trained numbers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// What the cards that stay in hand are worth, feature by feature.
    pub leave: BTreeMap<String, f64>,
    /// What a table gives the player who is next, feature by feature.
    pub table: BTreeMap<String, f64>,
    /// What each action card is expected to bring in one's own next turn; none in Classic.
    #[serde(default)]
    pub actions: BTreeMap<String, f64>,
    /// How common letters are in the language of the training.
    #[serde(default)]
    pub uses: Uses,
}

/// The file of a game: the numbers, beside the command that makes them and what they gained.
#[derive(Deserialize)]
struct Trained {
    numbers: Numbers,
}

impl Numbers {
    /// The numbers for words of whichever language: where they were not trained in it, those of
    /// letters follow from how common each is.
    #[must_use]
    pub fn for_words(self, words: &Words) -> Numbers {
        if self.uses.fits(words.all().alphabet()) {
            return self;
        }
        let here = Uses::of(words);
        let (leave, table) =
            (self.uses.carry(&self.leave, &here), self.uses.carry(&self.table, &here));
        Numbers { leave, table, actions: self.actions, uses: here }
    }

    /// The numbers that come with a game, by its name.
    pub fn shipped(game: &str) -> Numbers {
        let text = match game {
            "forfeit" => include_str!("../../data/forfeit.json"),
            _ => include_str!("../../data/classic.json"),
        };
        // The tests read both; a bot without numbers still plays the best score.
        serde_json::from_str(text).map(|trained: Trained| trained.numbers).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_games_have_numbers() {
        for game in ["classic", "forfeit"] {
            let numbers = Numbers::shipped(game);
            assert!(numbers.leave["?"] > numbers.leave["A"], "{game}: a blank beats an A");
            assert!(numbers.leave["S"] > numbers.leave["Q"], "{game}: an S beats a Q");
        }
    }
}
