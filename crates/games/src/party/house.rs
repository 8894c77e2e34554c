//! The house rules of Party: each option that the rules leave open.

use super::edition::PartyEdition;
use crate::house::{HouseRule, Rules};
use crate::kit::WordRules;
use serde::{Deserialize, Serialize};

/// How often the Chance die is rolled (PY-A8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ChanceRolls {
    /// Once a turn.
    #[default]
    PerTurn,
    /// Once for each Chance square.
    PerSquare,
}

impl ChanceRolls {
    /// How often the die is rolled with tiles on so many Chance squares.
    pub(super) fn due(self, squares: u8) -> u8 {
        match self {
            ChanceRolls::PerTurn => squares.min(1),
            ChanceRolls::PerSquare => squares,
        }
    }
}

/// How the letter of the Chance die counts (PY-A6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ChanceLetter {
    /// Its value is added again after the word premiums, once.
    #[default]
    AfterPremiums,
    /// As if its square were a letter premium.
    AsPremium,
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct House {
    /// How words are judged (PY-31). Where they are checked, an unknown word counts as
    /// successfully challenged at once (PY-A12).
    #[serde(flatten)]
    pub judged: WordRules,
    /// Does the star double the first word (PY-A1)?
    pub star_doubles: bool,
    /// Which letter die of the edition is rolled (PY-A2); its first one if none is named.
    pub letter_die: Option<String>,
    /// How many rolls a team has to find a letter that is in the tray, where the edition's number
    /// does not suit (PY-A33).
    pub rolls: Option<u8>,
    /// How long each zone of the timer lasts, from the first to the last (PY-A3).
    pub zone_seconds: Option<Vec<u32>>,
    /// How long the other team may look for the letter before the timer starts by itself (PY-A13).
    pub spotting_seconds: Option<u32>,
    /// How often the Chance die is rolled.
    pub chance_rolls: ChanceRolls,
    /// How the letter of the Chance die counts.
    pub chance_letter: ChanceLetter,
    /// Is the best letter of the Chance die taken without asking the team (PY-A7)?
    pub best_chance_letter: bool,
    /// How long the team may think about the letter of the Chance die.
    pub chance_seconds: Option<u32>,
    /// Is a command that would cost a turn refused instead (PY-A12)?
    pub gentle: bool,
    /// Is there no timer: every stop counts once, and time is never up (PY-A32)?
    pub untimed: bool,
    /// May the other team see how tiles are tried out on the board?
    pub open_drafts: bool,
    /// Does the game end when nobody places words any more (PY-A23)?
    pub stop_endless_passing: bool,
}

impl Default for House {
    fn default() -> House {
        House {
            judged: WordRules::default(),
            star_doubles: true,
            letter_die: None,
            rolls: None,
            zone_seconds: None,
            spotting_seconds: None,
            chance_rolls: ChanceRolls::default(),
            chance_letter: ChanceLetter::default(),
            best_chance_letter: false,
            chance_seconds: None,
            gentle: false,
            untimed: false,
            open_drafts: false,
            stop_endless_passing: true,
        }
    }
}

/// A table may give a team so many rolls, and no more.
const MOST_ROLLS: u32 = 10;

/// What a table can choose.
pub(super) fn rules(edition: &PartyEdition) -> Vec<HouseRule> {
    let dice = edition.letter_dice.iter().map(|die| die.name.clone());
    let first = edition.letter_dice.first().map_or("", |die| &die.name);
    let zones: Vec<u32> = edition.zones.iter().map(|zone| zone.seconds).collect();
    WordRules::describe(Rules::of::<House>(), edition.challenge_seconds)
        .switch("star_doubles")
        .choice_or_box("letter_die", dice, first)
        .number_or_box("rolls", 1, MOST_ROLLS, edition.rolls.into())
        .list_of_seconds("zone_seconds", &zones)
        .seconds("spotting_seconds", 1, edition.spotting_seconds)
        .choice("chance_rolls", ["per_turn", "per_square"])
        .choice("chance_letter", ["after_premiums", "as_premium"])
        .switch("best_chance_letter")
        .seconds("chance_seconds", 1, edition.chance_seconds)
        .switch("gentle")
        .switch("untimed")
        .switch("open_drafts")
        .switch("stop_endless_passing")
        .done()
}
