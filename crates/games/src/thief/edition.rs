//! The printed box as data: cards by suit, values, bonuses, plural endings, times.

use super::card::{Card, Suit};
use crate::card::Glyph;
use crate::score::Points;
use crate::setup::{Edition, SetupError};
use lexicon::Alphabet;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most cards of a hand; a word of a split needs a card of the hand, so words are as few.
const MOST_IN_HAND: u8 = 30;
/// Values and bonuses stay below this, so that no sum of a game overflows.
const MOST_POINTS: i32 = 1000;

/// A box of cards. `editions/word-thief.json` is the one of the leaflet, `word-thief-small.json`
/// a short game for tests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ThiefEdition {
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
    /// The lexicon it is played with.
    pub lexicon: String,
    /// What the letters are worth.
    pub values: BTreeMap<Glyph, Points>,
    /// The letter cards, suit by suit.
    pub suits: Vec<SuitCards>,
    /// How many Wilds there are.
    pub wilds: u8,
    /// How many cards a player holds.
    pub hand: u8,
    /// How many letters a word needs (WT-05).
    pub shortest_word: u8,
    /// What the letters of a word of one suit are multiplied by (WT-07).
    pub one_suit_factor: u8,
    /// The bonus for long words (WT-18).
    pub long_word: LongWord,
    /// The points for using a full hand in one turn (WT-19).
    pub all_cards: Points,
    /// What it means to have no play (WT-20).
    pub cannot_play: CannotPlay,
    /// How the language makes plurals (WT-A5).
    pub plurals: Vec<Plural>,
    /// Plurals that follow no pattern: a word, and what it becomes.
    // A list that is empty is not written, so that the checksums of older boxes still fit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub irregular_plurals: Vec<(String, String)>,
    /// Words that only look like the plural of another: that other word, and they.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_plurals: Vec<(String, String)>,
    /// How long a challenge window stays open, where the house has challenges (WT-A17).
    pub challenge_seconds: u32,
}

/// The letter cards of one suit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SuitCards {
    /// The suit.
    pub suit: Suit,
    /// Its colour.
    pub name: String,
    /// How many cards of each letter.
    pub cards: BTreeMap<Glyph, u8>,
}

/// The bonus for long words: so much for the first length that has one, and for each more letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LongWord {
    /// The first length with a bonus.
    pub from: u8,
    /// The bonus of that length, and what each further letter adds.
    pub step: Points,
}

/// What it costs to have no play, and how many cards are swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CannotPlay {
    /// The points lost.
    pub penalty: Points,
    /// The cards swapped, or as many as the pile still has.
    pub swap: u8,
}

/// One way in which the language makes plurals: an ending is put in place of another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Plural {
    /// The letters dropped from the end.
    #[serde(default)]
    pub drop: String,
    /// The letters added.
    pub add: String,
    /// The endings of words that it applies to; with none, it applies to all words.
    #[serde(default)]
    pub after: Vec<String>,
    /// The endings of words that it does not apply to.
    #[serde(default)]
    pub not_after: Vec<String>,
}

impl ThiefEdition {
    /// All cards, suit by suit, the Wilds last.
    pub fn deck(&self) -> Vec<Card> {
        let letters = self.suits.iter().flat_map(|suit| {
            suit.cards.iter().flat_map(|(&glyph, &count)| {
                std::iter::repeat_n(Card::Letter(glyph, suit.suit), usize::from(count))
            })
        });
        letters.chain(std::iter::repeat_n(Card::Wild(None), usize::from(self.wilds))).collect()
    }

    /// What a card is worth: a Wild nothing, whatever it stands for (WT-16).
    pub fn value(&self, card: Card) -> Points {
        match card {
            Card::Letter(glyph, _) => self.values.get(&glyph).copied().unwrap_or_default(),
            Card::Wild(_) => Points::ZERO,
        }
    }

    /// The place of a drawn card in the alphabet; none for a Wild, which is drawn again (WT-A21).
    pub fn rank(&self, card: Card) -> Option<u8> {
        match card {
            Card::Letter(glyph, _) => self.alphabet.letter(glyph.as_char()).map(|l| l.place()),
            Card::Wild(_) => None,
        }
    }

    /// Is the box complete for a game of so many players?
    pub fn check(&self, players: usize) -> Result<(), SetupError> {
        let fault = |what: String| Err(SetupError::new("edition", what));
        let letters =
            self.suits.iter().flat_map(|suit| suit.cards.keys()).chain(self.values.keys());
        for &glyph in letters {
            if self.alphabet.letter(glyph.as_char()).is_none() {
                return fault(format!("{glyph} is no letter of the alphabet {}", self.alphabet));
            }
            if !self.values.contains_key(&glyph) {
                return fault(format!("{glyph} has no value"));
            }
        }
        let bonuses = [self.long_word.step, self.all_cards, self.cannot_play.penalty];
        let mut points = self.values.values().chain(&bonuses);
        if points.any(|points| !(0..=MOST_POINTS).contains(&points.0)) {
            return fault(format!("points: expected 0 to {MOST_POINTS}"));
        }
        if !(1..=9).contains(&self.one_suit_factor) || self.shortest_word == 0 {
            return fault("one_suit_factor 1 to 9 and shortest_word from 1 expected".to_owned());
        }
        if self.hand > MOST_IN_HAND || self.cannot_play.swap > self.hand {
            return fault(format!(
                "hand: expected at most {MOST_IN_HAND}, and no less than a swap"
            ));
        }
        let deck = self.deck();
        let letter_cards = deck.iter().filter(|card| card.suit().is_some()).count();
        if self.hand == 0 || players * usize::from(self.hand) > deck.len() || players > letter_cards
        {
            return fault(format!("too few cards to deal {} to {players} players", self.hand));
        }
        Ok(())
    }
}

impl Edition for ThiefEdition {
    const BOX: &'static str = "word-thief";
    const TEXTS: &'static [&'static str] = &[
        include_str!("../../editions/word-thief.json"),
        include_str!("../../editions/word-thief-small.json"),
        include_str!("../../editions/word-thief-pt.json"),
        include_str!("../../editions/word-thief-fr.json"),
        include_str!("../../editions/word-thief-ro.json"),
        include_str!("../../editions/word-thief-es.json"),
        include_str!("../../editions/word-thief-de.json"),
        include_str!("../../editions/word-thief-it.json"),
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

#[cfg(test)]
mod tests {
    use super::*;
    use rule::rule;

    fn printed() -> ThiefEdition {
        ThiefEdition::from_json(include_str!("../../editions/word-thief.json")).unwrap()
    }

    #[test]
    #[rule("WT-C6", "WT-A26")]
    fn the_box_has_104_letters_from_a_to_z_in_four_equal_suits_and_4_wilds() {
        let edition = printed();
        let deck = edition.deck();
        assert_eq!(deck.len(), 108);
        for suit in Suit::ALL {
            let cards: Vec<Card> =
                deck.iter().copied().filter(|card| card.suit() == Some(suit)).collect();
            let points: Points = cards.iter().map(|&card| edition.value(card)).sum();
            assert_eq!((cards.len(), points), (26, Points(55)), "suit {suit}");
        }
        let count = |letter: char| {
            deck.iter().filter(|c| c.suit().is_some() && c.glyph() == Glyph::new(letter)).count()
        };
        let counts =
            "E12 A8 I8 O8 N8 R8 T8 U4 S4 L4 D4 G4 B2 C2 F2 H2 K2 M2 P2 V2 W2 Y2 J1 Q1 X1 Z1";
        for entry in counts.split(' ') {
            let (letter, wanted) = entry.split_at(1);
            let letter = letter.chars().next().unwrap();
            assert_eq!(Ok(count(letter)), wanted.parse::<usize>(), "{entry}");
        }
        assert_eq!(edition.values.len(), 26);
        assert_eq!(edition.check(6), Ok(()));
    }

    #[test]
    fn all_boxes_are_read_and_can_be_played() {
        let editions = ThiefEdition::built_in();
        let names: Vec<&str> = editions.iter().map(Edition::name).collect();
        assert_eq!(names[..2], ["word-thief", "word-thief-small"]);
        assert_eq!(names.len(), ThiefEdition::TEXTS.len());
        for edition in editions {
            assert_eq!(edition.check(6), Ok(()), "{}", edition.name);
        }
    }

    #[test]
    fn a_box_from_before_the_lists_of_plurals_keeps_its_checksum() {
        let older =
            ThiefEdition { irregular_plurals: Vec::new(), not_plurals: Vec::new(), ..printed() };
        let written = serde_json::to_string(&older).unwrap();
        assert!(written.contains("\"plurals\":[{") && !written.contains("_plurals"));
        assert_eq!(ThiefEdition::from_json(&written).unwrap().checksum(), older.checksum());
        assert_ne!(older.checksum(), printed().checksum());
    }

    #[test]
    fn a_box_that_cannot_be_played_with_is_refused() {
        let broken = |change: &dyn Fn(&mut ThiefEdition)| {
            let mut edition = printed();
            change(&mut edition);
            edition.check(6).is_err()
        };
        let glyph = |letter| Glyph::new(letter).unwrap();
        assert!(broken(&|edition| edition.hand = 19));
        assert!(broken(&|edition| edition.hand = 2));
        assert!(broken(&|edition| edition.hand = 0));
        assert!(broken(&|edition| edition.one_suit_factor = 0));
        assert!(broken(&|edition| edition.shortest_word = 0));
        assert!(broken(&|edition| edition.all_cards = Points(i32::MAX)));
        assert!(broken(&|edition| edition.all_cards = Points(-1)));
        assert!(broken(&|edition| edition.suits.clear()));
        assert!(broken(&|edition| {
            edition.values.remove(&glyph('A'));
        }));
        assert!(broken(&|edition| {
            edition.values.insert(glyph('Ç'), Points(3));
        }));
    }
}
