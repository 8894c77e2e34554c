//! The trained numbers, which are data: `data/thief.json`, made by `cargo xtask train thief`.

use super::judgement::lacks_one_suit;
use crate::letters::Uses;
use crate::words::Words;
use games::thief::{Card, Rearranging, ThiefEdition};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What training has found out: how much somebody with all words and any hand can steal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trained {
    /// The best word from the hand alone.
    pub own: Spread,
    /// The best steal of a word, by its number of letters, from none on.
    pub steals: Vec<Spread>,
    /// What a point of the word's letters adds to the best steal, beyond the usual of its length.
    pub value: f64,
    /// The usual value of the letters of a word, a letter.
    pub usual_value: f64,
    /// What a Wild in the word adds.
    pub wild: f64,
    /// What it adds that the word lacks one card of being of one suit.
    pub nearly_one_suit: f64,
    /// What part of a steal is left where the house keeps the order of stolen cards.
    pub order_kept: f64,
    /// What part of a steal is left where the house keeps pieces together.
    pub contiguous_pieces: f64,
    /// What a card of the hand adds, compared with a card from the pile: letters, and `?`.
    pub kept: BTreeMap<String, f64>,
    /// How much of what the others may steal counts against a play.
    pub fear: f64,
    /// How much of what one may steal oneself next time counts for a play.
    pub hope: f64,
    /// How common letters are in the language of the training.
    #[serde(default)]
    pub uses: Uses,
}

/// The file: the numbers, and for whoever reads it where they come from.
#[derive(Deserialize)]
struct File {
    numbers: Trained,
}

/// A mean and how far scores lie from it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
}

impl Trained {
    /// The numbers that come with the program.
    pub fn shipped() -> Trained {
        let file: Result<File, _> = serde_json::from_str(include_str!("../../data/thief.json"));
        file.map_or_else(|_| Trained::blank(), |file| file.numbers)
    }

    /// Knows nothing: nothing is ever stolen, and plays are as good as their score.
    pub fn blank() -> Trained {
        Trained {
            own: Spread::default(),
            steals: Vec::new(),
            value: 0.0,
            usual_value: 0.0,
            wild: 0.0,
            nearly_one_suit: 0.0,
            order_kept: 1.0,
            contiguous_pieces: 1.0,
            kept: BTreeMap::new(),
            fear: 0.0,
            hope: 0.0,
            uses: Uses::default(),
        }
    }

    /// The numbers for words of whichever language: where they were not trained in it, what a
    /// letter in the hand is worth follows from how common it is.
    #[must_use]
    pub fn for_words(self, words: &Words) -> Trained {
        if self.uses.fits(words.all().alphabet()) {
            return self;
        }
        let here = Uses::of(words);
        Trained { kept: self.uses.carry(&self.kept, &here), uses: here, ..self }
    }

    /// What the best steal of a word brings somebody whose hand is not known.
    pub fn steal(&self, edition: &ThiefEdition, rearranging: Rearranging, word: &[Card]) -> Spread {
        let Some(&usual) = self.steals.get(word.len()) else { return Spread::default() };
        let value: i32 = word.iter().map(|&card| edition.value(card).0).sum();
        let more = f64::from(value) - self.usual_value * word.len() as f64;
        let wilds = word.iter().filter(|card| card.suit().is_none()).count() as f64;
        let nearly = if lacks_one_suit(word) == 1 { self.nearly_one_suit } else { 0.0 };
        let part = match rearranging {
            Rearranging::Free => 1.0,
            Rearranging::OrderKept => self.order_kept,
            Rearranging::ContiguousPieces => self.contiguous_pieces,
        };
        let mean = usual.mean + self.value * more + self.wild * wilds + nearly;
        Spread { mean: mean.max(0.0) * part, deviation: usual.deviation }
    }

    /// What a card kept in the hand is worth, compared with one from the pile.
    pub fn kept(&self, card: Card) -> f64 {
        self.kept.get(&kept_name(card)).copied().unwrap_or(0.0)
    }
}

/// The name of a card among those kept: its letter, whatever its suit.
pub(super) fn kept_name(card: Card) -> String {
    card.in_hand().glyph().map_or_else(|| "?".to_owned(), |glyph| glyph.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Edition;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn longer_words_and_words_with_a_wild_are_worth_more_to_a_thief() {
        let (trained, edition) = (Trained::shipped(), &ThiefEdition::built_in()[0]);
        let steal = |text: &str| trained.steal(edition, Rearranging::Free, &cards(text)).mean;
        assert!(steal("T:1 R:2 A:1 I:3 N:1 E:2 R:4") > steal("T:1 A:2 N:1") + 10.0);
        assert!(steal("T:1 ?=A N:2") > steal("T:1 A:1 N:2"));
        let kept = trained.steal(edition, Rearranging::ContiguousPieces, &cards("T:1 A:2 N:1"));
        assert!(kept.mean < steal("T:1 A:2 N:1"));
    }

    #[test]
    fn a_wild_is_worth_keeping() {
        let trained = Trained::shipped();
        let card = |text: &str| trained.kept(text.parse().unwrap());
        assert!(card("?") > card("N:1") && card("?") > card("U:2"));
    }
}
