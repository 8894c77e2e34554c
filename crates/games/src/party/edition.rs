//! The printed box as data: board, tiles, dice, timer.

use super::board::Board;
use super::clock::{Zone, ZoneEffect};
use super::dice::{ChanceFace, LetterDie};
use super::house::House;
use crate::card::{Card, Glyph, Tile};
use crate::score::Points;
use crate::setup::{Edition, SetupError};
use lexicon::Alphabet;
use serde::{Deserialize, Serialize};

/// A box of Party. `editions/party.json` is the one that the leaflet describes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PartyEdition {
    /// Its name.
    pub name: String,
    /// Where it comes from, for whoever reads the file.
    // What is empty is not written, so that the checksums of older boxes still fit.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub about: String,
    /// The alphabet of its letters.
    #[serde(with = "crate::setup::alphabet_text")]
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub alphabet: Alphabet,
    /// The lexicon it is played with (PY-17).
    pub lexicon: String,
    /// The board.
    pub board: Board,
    /// The letter tiles.
    pub letters: Vec<LetterTiles>,
    /// How many jokers there are.
    pub jokers: u8,
    /// The letter dice to choose from; the first is the default (PY-A2).
    pub letter_dice: Vec<LetterDie>,
    /// How many rolls a team has to find a letter that is in the tray (PY-07).
    pub rolls: u8,
    /// The faces of the Chance die.
    pub chance_die: Vec<ChanceFace>,
    /// The zones of the timer in order.
    pub zones: Vec<Zone>,
    /// What it costs when time is up (PY-13).
    pub ding: u8,
    /// How long the other team may look for the letter (PY-A13).
    pub spotting_seconds: u32,
    /// How long a challenge window stays open.
    pub challenge_seconds: u32,
    /// How long the team may think about the letter of the Chance die.
    pub chance_seconds: u32,
}

/// The tiles of one letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterTiles {
    /// The letter.
    pub letter: Glyph,
    /// What each is worth.
    pub value: Points,
    /// How many there are.
    pub count: u8,
}

/// Values and factors beyond this are a mistake in the data.
const MOST: i32 = 100;

impl PartyEdition {
    /// All tiles, in the order of the list, jokers last.
    pub fn tiles(&self) -> Vec<Card> {
        let letters = self.letters.iter().flat_map(|tiles| {
            std::iter::repeat_n(Card::Letter(tiles.letter), usize::from(tiles.count))
        });
        letters.chain(std::iter::repeat_n(Card::Blank(None), usize::from(self.jokers))).collect()
    }

    /// What a tile is worth: a joker nothing (PY-06).
    pub fn value(&self, tile: Tile) -> Points {
        let tiles = self.letters.iter().find(|tiles| tiles.letter == tile.glyph && !tile.blank);
        tiles.map_or(Points::ZERO, |tiles| tiles.value)
    }

    /// The letter die of this name, or the first one.
    pub fn letter_die(&self, name: Option<&str>) -> Option<&LetterDie> {
        self.letter_dice.iter().find(|die| name.is_none_or(|name| name == die.name))
    }

    /// Can a game be played with this box and these house rules?
    pub fn check(&self, house: &House) -> Result<(), SetupError> {
        self.check_letters()?;
        self.check_dice(house)?;
        self.check_zones(house)
    }

    fn check_letters(&self) -> Result<(), SetupError> {
        let faces = self.letter_dice.iter().flat_map(|die| die.faces.iter().copied());
        let mut letters = self.letters.iter().map(|tiles| tiles.letter).chain(faces);
        if let Some(letter) =
            letters.find(|letter| self.alphabet.letter(letter.as_char()).is_none())
        {
            let what = format!("{letter} is no letter of the alphabet {}", self.alphabet);
            return Err(SetupError::new("edition", what));
        }
        let strange = |tiles: &&LetterTiles| !(0..=MOST).contains(&tiles.value.0);
        if let Some(tiles) = self.letters.iter().find(strange) {
            let what = format!("{} is worth {}: expected 0 to {MOST}", tiles.letter, tiles.value);
            return Err(SetupError::new("edition", what));
        }
        if self.tiles().is_empty() {
            return Err(SetupError::new("edition", "it has no tiles"));
        }
        Ok(())
    }

    fn check_dice(&self, house: &House) -> Result<(), SetupError> {
        match self.letter_die(house.letter_die.as_deref()) {
            None => {
                let names: Vec<&str> = self.letter_dice.iter().map(|d| d.name.as_str()).collect();
                let what = format!("letter die: expected {}", names.join(" or "));
                return Err(SetupError::new("house rules", what));
            }
            Some(die) if die.faces.is_empty() || self.rolls == 0 => {
                return Err(SetupError::new("edition", "the letter die cannot be rolled"));
            }
            Some(_) => {}
        }
        if self.chance_die.is_empty() {
            return Err(SetupError::new("edition", "the Chance die has no faces"));
        }
        for face in &self.chance_die {
            let sound = match *face {
                ChanceFace::Letter(times) => (1..=MOST).contains(&i32::from(times)),
                ChanceFace::OpponentsFrom(times) => {
                    self.zones.iter().any(|zone| zone.effect == ZoneEffect::Times(times))
                }
                ChanceFace::NoLetterDie | ChanceFace::PlayAgain => true,
            };
            if !sound {
                let what = format!("the face {face:?} of the Chance die fits no zone or letter");
                return Err(SetupError::new("edition", what));
            }
        }
        Ok(())
    }

    fn check_zones(&self, house: &House) -> Result<(), SetupError> {
        let count = self.zones.len();
        let strange = self.zones.iter().any(|zone| match zone.effect {
            ZoneEffect::Times(times) => i32::from(times) > MOST,
            ZoneEffect::Minus(_) => false,
        });
        if !(1..=usize::from(u8::MAX)).contains(&count) || strange {
            return Err(SetupError::new("edition", "the timer has no zones, or impossible ones"));
        }
        let own = house.zone_seconds.as_deref();
        if own.is_some_and(|seconds| seconds.len() != count) {
            let what = format!("zone_seconds: expected {count} lengths, one for each zone");
            return Err(SetupError::new("house rules", what));
        }
        let printed = self.zones.iter().map(|zone| zone.seconds);
        if printed.chain(own.unwrap_or_default().iter().copied()).any(|seconds| seconds == 0) {
            let what = "a zone of the timer lasts no time: expected 1 second at least";
            return Err(SetupError::new("zones", what));
        }
        Ok(())
    }
}

impl Edition for PartyEdition {
    const BOX: &'static str = "party";
    const TEXTS: &'static [&'static str] = &[
        include_str!("../../editions/party.json"),
        include_str!("../../editions/party-small.json"),
        include_str!("../../editions/party-pt.json"),
        include_str!("../../editions/party-en.json"),
        include_str!("../../editions/party-ro.json"),
        include_str!("../../editions/party-es.json"),
        include_str!("../../editions/party-de.json"),
        include_str!("../../editions/party-it.json"),
    ];

    fn name(&self) -> &str {
        &self.name
    }

    fn alphabet(&self) -> Alphabet {
        self.alphabet
    }

    fn lexicon(&self) -> &str {
        &self.lexicon
    }
}
