//! What one word scores, without regard to how it came about.

use super::card::Card;
use super::edition::ThiefEdition;
use crate::score::{Line, LineKind, Points};

/// The letters of a word, added up.
pub const LETTERS: LineKind = LineKind::new("letters");
/// What doubling adds to a word of one suit.
pub const ONE_SUIT: LineKind = LineKind::new("one_suit");
/// The bonus of a long word.
pub const LONG_WORD: LineKind = LineKind::new("long_word");

/// Are the cards of one suit? Wilds are of any suit, and alone they are of one (WT-A11).
pub fn is_one_suit(cards: &[Card]) -> bool {
    let mut suits = cards.iter().filter_map(|card| card.suit());
    suits.next().is_none_or(|first| suits.all(|suit| suit == first))
}

/// What one word scores, part by part; small enough to copy, made without the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordWeight {
    /// The sum of the letters (WT-06).
    pub letters: Points,
    /// What one suit adds (WT-07).
    pub one_suit: Points,
    /// The length bonus, which is not doubled (WT-18, WT-A8).
    pub long_word: Points,
    /// Is it of one suit, and so locked?
    pub locked: bool,
}

impl WordWeight {
    /// Weighs a word.
    pub fn of(edition: &ThiefEdition, cards: &[Card]) -> WordWeight {
        let letters: Points = cards.iter().map(|&card| edition.value(card)).sum();
        let locked = is_one_suit(cards);
        let more = i32::from(edition.one_suit_factor) - 1;
        let one_suit = if locked { letters * more } else { Points::ZERO };
        // From five letters on, five points for the fifth and for each more (WT-C2, WT-A7).
        let steps = (cards.len() + 1).saturating_sub(usize::from(edition.long_word.from));
        let long_word = edition.long_word.step * steps as i32;
        WordWeight { letters, one_suit, long_word, locked }
    }

    /// The points of the word.
    pub fn total(self) -> Points {
        self.letters + self.one_suit + self.long_word
    }

    /// Writes its lines: the letters always, the rest where there is something to say.
    pub fn write(self, edition: &ThiefEdition, word: &str, lines: &mut Vec<Line>) {
        lines.push(Line::new(LETTERS, self.letters).word(word));
        if self.locked {
            let line = Line::new(ONE_SUIT, self.one_suit).word(word);
            lines.push(line.times(edition.one_suit_factor));
        }
        if self.long_word != Points::ZERO {
            lines.push(Line::new(LONG_WORD, self.long_word).word(word));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Edition;
    use rule::rule;

    fn weigh(cards: &str) -> WordWeight {
        let cards: Vec<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        WordWeight::of(&ThiefEdition::built_in()[0], &cards)
    }

    #[test]
    #[rule("WT-18", "WT-A7", "WT-C2")]
    fn the_length_bonus_is_flat_and_goes_on_above_nine_letters() {
        let bonus = |length: usize| {
            let mixed: Vec<String> = (0..length).map(|at| format!("A:{}", at % 2 + 1)).collect();
            weigh(&mixed.join(" ")).long_word.0
        };
        let bonuses: Vec<i32> = (2..=12).map(bonus).collect();
        assert_eq!(bonuses, [0, 0, 0, 5, 10, 15, 20, 25, 30, 35, 40]);
    }

    #[test]
    #[rule("WT-07", "WT-A8")]
    fn one_suit_doubles_the_letters_and_not_the_length_bonus() {
        let green = weigh("P:3 R:3 O:3 N:3 E:3");
        assert_eq!(
            (green.letters, green.one_suit, green.long_word),
            (Points(7), Points(7), Points(5))
        );
        assert!(green.locked);
        assert_eq!(green.total(), Points(19));
        let mixed = weigh("P:2 R:3 O:3 N:3 E:3");
        assert_eq!((mixed.total(), mixed.locked), (Points(12), false));
    }

    #[test]
    #[rule("WT-16", "WT-A11")]
    fn a_wild_is_of_any_suit_and_worth_nothing() {
        let with_wild = weigh("C:3 ?=A T:3");
        assert_eq!((with_wild.letters, with_wild.total()), (Points(4), Points(8)));
        assert!(with_wild.locked);
        let mixed = weigh("C:3 ?=A T:4");
        assert_eq!((mixed.total(), mixed.locked), (Points(4), false));
        let wilds = weigh("?=C ?=A ?=T ?=S");
        assert_eq!((wilds.total(), wilds.locked), (Points(0), true));
    }
}
