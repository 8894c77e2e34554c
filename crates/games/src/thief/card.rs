//! The cards of Word Thief: a letter of a suit, or a Wild.

use crate::card::{CardError, Glyph};
use crate::text::serde_as_text;
use std::fmt;
use std::str::FromStr;

/// One of the four suits, numbered from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct Suit(u8);

impl Suit {
    /// All of them.
    pub const ALL: [Suit; 4] = [Suit(1), Suit(2), Suit(3), Suit(4)];

    /// The suit of a number from 1 to 4.
    pub const fn new(number: u8) -> Option<Suit> {
        if number >= 1 && number <= 4 { Some(Suit(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Suit {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Suit, CardError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Suit(digit - b'0')),
            _ => Err(CardError(text.to_owned())),
        }
    }
}

serde_as_text!(Suit, "a suit from \"1\" to \"4\"");

/// A card, as it is in a hand, as a player wants to lay it, or as it lies.
///
/// Its text form is letter and suit (`R:1`), `?` for a Wild, and `?=K` for a Wild that stands
/// for a letter. Two cards of the same face are the same card.
///
/// ```
/// use games::thief::Card;
/// let card: Card = "r:1".parse()?;
/// assert_eq!(card.to_string(), "R:1");
/// let wild: Card = "?=K".parse()?;
/// assert_eq!(wild.in_hand().to_string(), "?");
/// # Ok::<(), games::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub enum Card {
    /// A letter of a suit.
    Letter(Glyph, Suit),
    /// A Wild; with a letter once it lies in a word.
    Wild(Option<Glyph>),
}

impl Card {
    /// How it lies in a hand or pile, where a Wild stands for nothing.
    ///
    /// This is also how a stolen card counts: its Wild may become another letter (WT-17).
    pub const fn in_hand(self) -> Card {
        match self {
            Card::Wild(_) => Card::Wild(None),
            letter => letter,
        }
    }

    /// The letter it is read as; none for a Wild that stands for nothing.
    pub const fn glyph(self) -> Option<Glyph> {
        match self {
            Card::Letter(glyph, _) => Some(glyph),
            Card::Wild(glyph) => glyph,
        }
    }

    /// Its suit; none for a Wild, which is of any suit.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Card::Letter(_, suit) => Some(suit),
            Card::Wild(_) => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Letter(glyph, suit) => write!(f, "{glyph}:{suit}"),
            Card::Wild(None) => f.write_str("?"),
            Card::Wild(Some(glyph)) => write!(f, "?={glyph}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        if text == "?" {
            return Ok(Card::Wild(None));
        }
        if let Some(letter) = text.strip_prefix("?=") {
            return Ok(Card::Wild(Some(letter.parse()?)));
        }
        let (letter, suit) = text.split_once(':').ok_or_else(|| CardError(text.to_owned()))?;
        Ok(Card::Letter(letter.parse()?, suit.parse()?))
    }
}

serde_as_text!(Card, "a card such as \"R:1\", \"?\" or \"?=K\"");

/// The word that cards spell; a Wild without a letter is `?`.
pub fn spell(cards: &[Card]) -> String {
    cards.iter().map(|card| card.glyph().map_or('?', Glyph::as_char)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rule::rule;

    #[test]
    fn every_card_text_round_trips_through_text_and_json() {
        for text in ["A:1", "Z:4", "?", "?=K", "Ç:2"] {
            let card: Card = text.parse().unwrap();
            assert_eq!(card.to_string(), text);
            let json = serde_json::to_string(&card).unwrap();
            assert_eq!(serde_json::from_str::<Card>(&json).unwrap(), card);
        }
        assert_eq!("c\u{327}:2".parse::<Card>(), "Ç:2".parse());
        assert_eq!("?=k".parse::<Card>(), "?=K".parse());
    }

    #[test]
    #[rule("WT-05")]
    fn what_is_no_card_is_refused_hyphens_and_apostrophes_too() {
        let faulty = [
            "", "A", "A:", ":1", "A:0", "A:5", "A:11", "A:+1", "AB:1", "?=", "?=?", "?=AB", "?:1",
            "??", "-:1", "':1", "1:1", "A:1 ", "A:١",
        ];
        for text in faulty {
            assert!(text.parse::<Card>().is_err(), "{text:?}");
        }
    }
}
