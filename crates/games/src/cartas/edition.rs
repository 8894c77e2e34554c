//! The printed box as data: letters with values and counts, bonus cards, times.

use crate::card::{Card, Factor, Glyph};
use crate::forfeit::ActionCards;
use crate::rummy::RoundCards;
use crate::score::Points;
use crate::setup::{Edition, SetupError};
use lexicon::Alphabet;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The bonus deck without cards, which every box has (SR-09, SC-A28).
pub const NO_BONUS_DECK: &str = "none";

/// A box of cards. `editions/cartas.json` is the one that the leaflet describes;
/// `cartas-small.json` is a quarter of it, for a game of ten minutes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CartasEdition {
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
    /// The letter cards.
    pub letters: Vec<LetterCards>,
    /// How many blanks there are.
    pub blanks: u8,
    /// How many cards a player holds.
    pub hand: u8,
    /// The points for using a full hand in one play (SC-20).
    pub all_cards: Points,
    /// The bonus cards, by the name of a house rule: the leaflet names two numbers (SC-C1).
    pub bonus_decks: BTreeMap<String, Vec<BonusCards>>,
    /// How long a challenge window stays open (SC-A24).
    pub challenge_seconds: u32,
    /// The action cards, which Forfeit is played with.
    pub actions: ActionCards,
    /// The round cards, which Rummy is played with.
    pub rummy: RoundCards,
}

/// The cards of one letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LetterCards {
    /// The letter.
    pub letter: Glyph,
    /// What each is worth.
    pub value: Points,
    /// How many there are.
    pub count: u8,
}

/// The bonus cards of one factor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BonusCards {
    /// The card.
    pub card: Factor,
    /// How many there are.
    pub count: u8,
}

impl CartasEdition {
    /// The letter cards and blanks, in the order of the list.
    pub fn letter_cards(&self) -> Vec<Card> {
        let letters = self.letters.iter().flat_map(|cards| {
            std::iter::repeat_n(Card::Letter(cards.letter), usize::from(cards.count))
        });
        letters.chain(std::iter::repeat_n(Card::Blank(None), usize::from(self.blanks))).collect()
    }

    /// The bonus cards of a deck by its name; none for an unknown name.
    pub fn bonus_cards(&self, deck: &str) -> Vec<Card> {
        let cards = self.bonus_decks.get(deck).into_iter().flatten();
        let copies =
            |bonus: &BonusCards| std::iter::repeat_n(Card::Bonus(bonus.card), bonus.count.into());
        cards.flat_map(copies).collect()
    }

    /// What a letter is worth; letters without a card of their own are worth nothing.
    pub fn value(&self, letter: Glyph) -> Points {
        let cards = self.letters.iter().find(|cards| cards.letter == letter);
        cards.map_or(Points::ZERO, |cards| cards.value)
    }

    /// What a card in a hand is worth: a blank or a bonus card nothing (SC-A19).
    pub fn card_value(&self, card: Card) -> Points {
        match card {
            Card::Letter(letter) => self.value(letter),
            Card::Blank(_) | Card::Bonus(_) => Points::ZERO,
        }
    }

    /// The place of a cut card: a blank before A, then by the alphabet (SC-03, SC-A17).
    pub fn rank(&self, card: Card) -> u8 {
        match card {
            Card::Letter(letter) => {
                self.alphabet.letter(letter.as_char()).map_or(u8::MAX, |letter| letter.place())
            }
            Card::Blank(_) => 0,
            Card::Bonus(_) => u8::MAX,
        }
    }

    /// The names of the bonus decks that a table can choose, no bonus cards among them.
    pub fn bonus_deck_names(&self) -> Vec<&str> {
        self.bonus_decks.keys().map(String::as_str).chain([NO_BONUS_DECK]).collect()
    }

    /// Is there a bonus deck of this name?
    pub fn check_bonus_deck(&self, name: &str) -> Result<(), SetupError> {
        let names = self.bonus_deck_names();
        if names.contains(&name) {
            return Ok(());
        }
        let what = format!("bonus deck {name:?}: expected {}", names.join(" or "));
        Err(SetupError::new("house rules", what))
    }

    /// Are all letters of the alphabet, and can a deck of so many cards be dealt?
    pub fn check(&self, deck: usize, players: usize) -> Result<(), SetupError> {
        let strange = |cards: &&LetterCards| self.alphabet.letter(cards.letter.as_char()).is_none();
        if let Some(cards) = self.letters.iter().find(strange) {
            let what = format!("{} is no letter of the alphabet {}", cards.letter, self.alphabet);
            return Err(SetupError::new("edition", what));
        }
        if self.hand == 0 || players * usize::from(self.hand) > deck {
            let what = format!("too few cards to deal {} to {players} players", self.hand);
            return Err(SetupError::new("edition", what));
        }
        Ok(())
    }
}

impl Edition for CartasEdition {
    const BOX: &'static str = "cartas";
    const TEXTS: &'static [&'static str] = &[
        include_str!("../../editions/cartas.json"),
        include_str!("../../editions/cartas-small.json"),
        include_str!("../../editions/cartas-fr.json"),
        include_str!("../../editions/cartas-en.json"),
        include_str!("../../editions/cartas-ro.json"),
        include_str!("../../editions/cartas-es.json"),
        include_str!("../../editions/cartas-de.json"),
        include_str!("../../editions/cartas-it.json"),
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
    use crate::dictionary::WordList;
    use crate::rummy::Rummy;
    use crate::seat::Player;
    use crate::setup::Setup;

    #[test]
    fn all_editions_are_read_and_deal_to_a_full_table() {
        let editions = CartasEdition::built_in();
        let names: Vec<&str> = editions.iter().map(Edition::name).collect();
        assert_eq!(names[..2], ["cartas", "cartas-small"]);
        assert_eq!(names.len(), CartasEdition::TEXTS.len());
        for edition in editions {
            let words = WordList::new(edition.alphabet, ["ar"]).unwrap();
            let players = vec![Player::default(); 4];
            let setup = Setup::<Rummy>::with(edition, Default::default(), players, &words);
            assert!(setup.is_ok(), "{:?}", setup.err());
        }
    }
}
