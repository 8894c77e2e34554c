//! Cards and tiles as they are written: the letters on them, blanks, bonus cards.
//!
//! Two cards with the same face are the same card to everybody at the table, so they are the same
//! value here: nobody can tell by a hidden number which of two A's came from where.

use crate::text::serde_as_text;
use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization;

/// A letter as it is printed on a card: one upper-case character, such as `A` or `Ç`.
///
/// Which glyphs exist, and what they are worth, an edition says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct Glyph(char);

impl Glyph {
    /// The glyph of a character of either case.
    ///
    /// ```
    /// use games::Glyph;
    /// assert_eq!(Glyph::new('ç').map(Glyph::as_char), Some('Ç'));
    /// assert_eq!(Glyph::new('?'), None);
    /// ```
    pub fn new(letter: char) -> Option<Glyph> {
        let mut upper = letter.to_uppercase();
        match (upper.next(), upper.next()) {
            (Some(only), None) if only.is_uppercase() && only.to_lowercase().count() == 1 => {
                Some(Glyph(only))
            }
            _ => None,
        }
    }

    /// The upper-case character.
    pub const fn as_char(self) -> char {
        self.0
    }

    fn lower(self) -> char {
        self.0.to_lowercase().next().unwrap_or(self.0)
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Glyph {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Glyph, CardError> {
        single(text).and_then(Glyph::new).ok_or_else(|| CardError(text.to_owned()))
    }
}

serde_as_text!(Glyph, "a letter");

/// The only character of a text, whether its marks are composed or not.
fn single(text: &str) -> Option<char> {
    let mut characters = text.nfc();
    match (characters.next(), characters.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    }
}

/// What a bonus card multiplies by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct Factor(u8);

impl Factor {
    /// A factor from 2 to 9.
    pub const fn new(factor: u8) -> Option<Factor> {
        if factor >= 2 && factor <= 9 { Some(Factor(factor)) } else { None }
    }

    /// The number to multiply by.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "x{}", self.0)
    }
}

impl FromStr for Factor {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Factor, CardError> {
        text.strip_prefix('x')
            .filter(|digits| digits.len() == 1)
            .and_then(|digits| digits.parse().ok())
            .and_then(Factor::new)
            .ok_or_else(|| CardError(text.to_owned()))
    }
}

serde_as_text!(Factor, "a bonus card such as \"x2\"");

/// A card, as it is in a hand or as a player wants to lay it.
///
/// Its text form is the letter (`A`), `?` for a blank, the lower-case letter for a blank that
/// stands for it (`a`), and `x2` or `x3` for a bonus card.
///
/// ```
/// use games::{Card, Glyph};
/// let card: Card = "ç".parse()?;
/// assert_eq!(card, Card::Blank(Glyph::new('Ç')));
/// assert_eq!(card.to_string(), "ç");
/// assert_eq!("x3".parse::<Card>()?.to_string(), "x3");
/// # Ok::<(), games::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub enum Card {
    /// A letter.
    Letter(Glyph),
    /// A blank; with a letter once it has been declared.
    Blank(Option<Glyph>),
    /// A card that multiplies a word.
    Bonus(Factor),
}

impl Card {
    /// Is it a letter card? A blank is one, a bonus card is not.
    pub const fn is_letter(self) -> bool {
        matches!(self, Card::Letter(_) | Card::Blank(_))
    }

    /// How it lies in a hand or pile, where a blank stands for nothing.
    pub const fn in_hand(self) -> Card {
        match self {
            Card::Blank(_) => Card::Blank(None),
            other => other,
        }
    }

    /// How it lies on the table: a letter or a declared blank.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Card::Letter(glyph) => Some(Tile { glyph, blank: false }),
            Card::Blank(Some(glyph)) => Some(Tile { glyph, blank: true }),
            Card::Blank(None) | Card::Bonus(_) => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Letter(glyph) => write!(f, "{glyph}"),
            Card::Blank(None) => f.write_str("?"),
            Card::Blank(Some(glyph)) => write!(f, "{}", glyph.lower()),
            Card::Bonus(factor) => write!(f, "{factor}"),
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
            return Ok(Card::Blank(None));
        }
        if let Ok(factor) = text.parse() {
            return Ok(Card::Bonus(factor));
        }
        let glyph: Glyph = text.parse()?;
        let declared_blank = single(text).is_some_and(char::is_lowercase);
        Ok(if declared_blank { Card::Blank(Some(glyph)) } else { Card::Letter(glyph) })
    }
}

serde_as_text!(Card, "a card: a letter, \"?\" or a bonus card such as \"x2\"");

/// A card lying on the table: a letter, or a blank that stands for one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct Tile {
    /// The letter it is read as.
    pub glyph: Glyph,
    /// Is it a blank standing for that letter?
    pub blank: bool,
}

impl Tile {
    /// The card that it becomes when it is picked up.
    pub const fn in_hand(self) -> Card {
        if self.blank { Card::Blank(None) } else { Card::Letter(self.glyph) }
    }

    /// The card as it lies, a blank with its letter.
    pub const fn card(self) -> Card {
        if self.blank { Card::Blank(Some(self.glyph)) } else { Card::Letter(self.glyph) }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Tile {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Tile, CardError> {
        text.parse::<Card>()?.tile().ok_or_else(|| CardError(text.to_owned()))
    }
}

serde_as_text!(Tile, "a letter, in lower case where a blank stands for it");

/// A text that is no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardError(pub(crate) String);

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no card", self.0)
    }
}

impl std::error::Error for CardError {}

/// Takes the cards out of a hand; says which ones were not there, and then takes none.
pub fn take_cards<C: PartialEq + Copy>(hand: &mut Vec<C>, cards: &[C]) -> Result<(), Vec<C>> {
    let mut rest = hand.clone();
    let mut missing = Vec::new();
    for card in cards {
        match rest.iter().position(|held| held == card) {
            Some(place) => {
                rest.remove(place);
            }
            None => missing.push(*card),
        }
    }
    if missing.is_empty() {
        *hand = rest;
        Ok(())
    } else {
        Err(missing)
    }
}

/// The letters of a word as text.
pub fn spell(word: &[Glyph]) -> String {
    word.iter().map(|glyph| glyph.as_char()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_text_round_trips_through_text_and_json() {
        for text in ["A", "Ç", "?", "a", "ç", "x2", "x3", "X", "x"] {
            let card: Card = text.parse().unwrap();
            assert_eq!(card.to_string(), text);
            let json = serde_json::to_string(&card).unwrap();
            assert_eq!(serde_json::from_str::<Card>(&json).unwrap(), card);
        }
        assert_eq!("C\u{327}".parse::<Card>(), "Ç".parse());
        assert_eq!("c\u{327}".parse::<Tile>().map(|tile| tile.blank), Ok(true));
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["", "AB", "x1", "x0", "x22", "1", "-", "ß", " A", "ﬁ"] {
            assert!(text.parse::<Card>().is_err(), "{text:?}");
        }
        assert!("?".parse::<Tile>().is_err());
        assert!("x2".parse::<Tile>().is_err());
    }

    #[test]
    fn cards_are_taken_all_or_none() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let mut hand = vec![card("A"), card("A"), card("?")];
        assert_eq!(take_cards(&mut hand, &[card("A"); 3]), Err(vec![card("A")]));
        assert_eq!(hand.len(), 3);
        assert_eq!(take_cards(&mut hand, &[card("?"), card("A")]), Ok(()));
        assert_eq!(hand, [card("A")]);
    }
}
