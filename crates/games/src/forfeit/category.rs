//! Action cards as data: what a category asks of a word, and what it is worth.

use crate::card::{Glyph, Tile};
use crate::cartas::CartasEdition;
use crate::score::Points;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The action cards of a box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActionCards {
    /// How long the action window stays open (SF-A10).
    pub seconds: u32,
    /// How many copies of each card there are, by the name of a house rule (SC-C2).
    pub decks: BTreeMap<String, u8>,
    /// The cards.
    pub cards: Vec<ActionCard>,
}

impl ActionCards {
    /// A card by its name.
    pub fn card(&self, id: &ActionId) -> Option<&ActionCard> {
        self.cards.iter().find(|card| card.id == *id)
    }

    /// The cards of a deck by its name; none for an unknown name.
    pub fn deck(&self, name: &str) -> Vec<ActionId> {
        let copies = self.decks.get(name).copied().unwrap_or(0);
        let ids = self.cards.iter().map(|card| card.id.clone());
        ids.flat_map(|id| std::iter::repeat_n(id, usize::from(copies))).collect()
    }
}

/// The name of an action card, such as `3`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct ActionId(pub String);

impl fmt::Display for ActionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One of a card's two categories.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Half {
    /// The first.
    A,
    /// The second.
    B,
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Half::A => "a",
            Half::B => "b",
        })
    }
}

/// An action card that somebody played by one of its categories.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActionUse {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: ActionId,
    /// The category.
    pub category: Half,
}

/// An action card: two categories (SF-04).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActionCard {
    /// Its name.
    pub id: ActionId,
    /// Its first category.
    pub a: Category,
    /// Its second category.
    pub b: Category,
}

impl ActionCard {
    /// One of its categories.
    pub const fn category(&self, half: Half) -> &Category {
        match half {
            Half::A => &self.a,
            Half::B => &self.b,
        }
    }
}

/// A category: what a word must be, what it adds for its player and takes from an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Category {
    /// What a word must be.
    pub word: Test,
    /// What it adds to one's own word.
    pub own: Points,
    /// What it takes from an opponent.
    pub against: Points,
}

/// What a word must be. Blanks count as their letter, but without value (SF-A9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Test {
    /// It starts with the letter.
    StartsWith(Glyph),
    /// It ends in the letter.
    EndsWith(Glyph),
    /// It has exactly so many letters.
    Length(usize),
    /// It has so many letters at least.
    LengthAtLeast(usize),
    /// It has the same letter twice running.
    DoubledLetter,
    /// It has a letter worth so much at least.
    ValueAtLeast(Points),
    /// It starts and ends with letters of this set.
    Between(Vec<Glyph>),
    /// It has one of these letters.
    ContainsAny(Vec<Glyph>),
    /// It has so many letters of a set at least.
    CountOf {
        /// The set.
        letters: Vec<Glyph>,
        /// How many.
        at_least: usize,
    },
}

impl Test {
    /// Does a word of these cards pass?
    pub fn passes(&self, edition: &CartasEdition, word: &[Tile]) -> bool {
        let letters: Vec<Glyph> = word.iter().map(|tile| tile.glyph).collect();
        let (first, last) = (letters.first(), letters.last());
        let within =
            |set: &[Glyph], letter: Option<&Glyph>| letter.is_some_and(|l| set.contains(l));
        match self {
            Test::StartsWith(letter) => first == Some(letter),
            Test::EndsWith(letter) => last == Some(letter),
            Test::Length(length) => letters.len() == *length,
            Test::LengthAtLeast(length) => letters.len() >= *length,
            Test::DoubledLetter => letters.windows(2).any(|pair| pair[0] == pair[1]),
            Test::ValueAtLeast(value) => {
                word.iter().any(|tile| edition.card_value(tile.in_hand()) >= *value)
            }
            Test::Between(set) => within(set, first) && within(set, last),
            Test::ContainsAny(set) => letters.iter().any(|letter| set.contains(letter)),
            Test::CountOf { letters: set, at_least } => {
                letters.iter().filter(|letter| set.contains(letter)).count() >= *at_least
            }
        }
    }
}
