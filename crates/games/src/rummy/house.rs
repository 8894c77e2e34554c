//! The house rules of Rummy: each option that the rules leave open.

use crate::cartas::CartasEdition;
use crate::house::{HouseRule, Rules};
use crate::kit::WordRules;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// The most rounds that a table can choose.
const MOST_ROUNDS: u32 = 20;
/// The most turns a player that a table can give a round.
const MOST_TURNS: u32 = 40;

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RummyHouse {
    /// How words are judged (SR-A16, SR-A18).
    #[serde(flatten)]
    pub judged: WordRules,
    /// Which bonus cards are shuffled in: a deck of the edition, or `none` (SR-09, SR-A7).
    pub bonus_deck: String,
    /// Who starts; by default chance decides (SR-A17).
    pub starter: Option<Seat>,
    /// May the card just taken from the discards be discarded at once (SR-A9)?
    pub discard_taken: bool,
    /// How many rounds are played, where the edition's number does not suit (SR-A19).
    pub rounds: Option<u32>,
    /// After how many turns a player a round is void, where the edition's number does not suit.
    pub turns_a_round: Option<u32>,
}

impl Default for RummyHouse {
    fn default() -> RummyHouse {
        RummyHouse {
            judged: WordRules::default(),
            bonus_deck: "six".to_owned(),
            starter: None,
            discard_taken: true,
            rounds: None,
            turns_a_round: None,
        }
    }
}

impl RummyHouse {
    /// How many rounds are played, extra ones not counted (SR-10, SR-A19).
    pub fn rounds(&self, edition: &CartasEdition) -> u32 {
        self.rounds.unwrap_or(edition.rummy.rounds)
    }

    /// After how many turns a player a round is void (SR-A11, SR-A19).
    pub fn turns_a_round(&self, edition: &CartasEdition) -> u32 {
        self.turns_a_round.unwrap_or(edition.rummy.turns_a_player)
    }
}

/// What a table can choose.
pub(super) fn rules(edition: &CartasEdition, players: usize) -> Vec<HouseRule> {
    let cards = &edition.rummy;
    WordRules::describe(Rules::of::<RummyHouse>(), edition.challenge_seconds)
        .choice("bonus_deck", edition.bonus_deck_names())
        .player("starter", players)
        .switch("discard_taken")
        .number_or_box("rounds", 1, MOST_ROUNDS, cards.rounds)
        .number_or_box("turns_a_round", 1, MOST_TURNS, cards.turns_a_player)
        .done()
}
