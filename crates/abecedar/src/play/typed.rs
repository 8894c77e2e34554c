//! Words as people type them: in either case, with accents, with blanks in small letters.

use games::{Card, Glyph, take_cards};
use lexicon::Alphabet;
use unicode_normalization::UnicodeNormalization;

/// What a typed letter asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A card with the letter if there is one, else a blank.
    Either,
    /// A card with the letter.
    Card,
    /// A blank that stands for the letter.
    Blank,
}

/// A letter of a typed word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Typed {
    /// The letter.
    pub glyph: Glyph,
    /// What it asks for.
    pub ask: Ask,
}

/// The letters of a typed word; nothing if it has signs that are no letters.
///
/// Small letters in a word of capitals ask for blanks. A word all in one case, or with one
/// capital in front, asks for nothing.
pub fn letters(alphabet: Alphabet, text: &str) -> Option<Vec<Typed>> {
    let text: String = text.nfc().collect();
    let capitals = text.chars().filter(|c| c.is_uppercase()).count();
    let title = capitals == 1 && text.chars().next().is_some_and(char::is_uppercase);
    let small = text.chars().filter(|c| c.is_lowercase()).count();
    let mixed = capitals > 0 && small > 0 && !(title && small > 1);
    let mut letters = Vec::new();
    for sign in text.chars() {
        let ask = match (mixed, sign.is_lowercase()) {
            (false, _) => Ask::Either,
            (true, true) => Ask::Blank,
            (true, false) => Ask::Card,
        };
        for letter in alphabet.fold_letters(&sign.to_string()).ok()? {
            letters.push(Typed { glyph: Glyph::new(alphabet.display(letter))?, ask });
        }
    }
    (!letters.is_empty()).then_some(letters)
}

/// The word that typed letters spell.
pub fn spelled(letters: &[Typed]) -> String {
    letters.iter().map(|letter| letter.glyph.as_char()).collect()
}

/// The cards of a hand that spell the letters, or those letters that it lacks.
///
/// Letters that insist on a card or a blank are served first.
pub fn deal(hand: &[Card], letters: &[Typed]) -> Result<Vec<Card>, Vec<Glyph>> {
    let mut rest = hand.to_vec();
    let mut dealt: Vec<Option<Card>> = vec![None; letters.len()];
    let mut missing = Vec::new();
    for insisting in [true, false] {
        for (place, letter) in letters.iter().enumerate() {
            if (letter.ask != Ask::Either) != insisting {
                continue;
            }
            let real = Card::Letter(letter.glyph);
            let blank = Card::Blank(None);
            let wanted: &[Card] = match letter.ask {
                Ask::Card => &[real],
                Ask::Blank => &[blank],
                Ask::Either => &[real, blank],
            };
            let found = wanted.iter().find(|&&card| take_cards(&mut rest, &[card]).is_ok());
            match found {
                Some(&card) if card == blank => {
                    dealt[place] = Some(Card::Blank(Some(letter.glyph)));
                }
                Some(&card) => dealt[place] = Some(card),
                None => missing.push(letter.glyph),
            }
        }
    }
    if missing.is_empty() { Ok(dealt.into_iter().flatten().collect()) } else { Err(missing) }
}

/// Single cards as people name them: `A`, `Ç`, `?`, `x2`, and several run together (`ABC`).
pub fn cards(alphabet: Alphabet, tokens: &[&str]) -> Option<Vec<Card>> {
    let mut cards = Vec::new();
    for token in tokens {
        let lower = token.to_lowercase().replace(['×', '*'], "x");
        if let Ok(card @ Card::Bonus(_)) = lower.parse() {
            cards.push(card);
            continue;
        }
        for sign in token.nfc() {
            if sign == '?' {
                cards.push(Card::Blank(None));
                continue;
            }
            let folded = alphabet.fold_letters(&sign.to_string()).ok()?;
            for letter in folded {
                cards.push(Card::Letter(Glyph::new(alphabet.display(letter))?));
            }
        }
    }
    Some(cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dealt(hand: &str, word: &str) -> Result<String, String> {
        let hand = cards(Alphabet::PORTUGUESE, &[hand]).unwrap();
        let word = letters(Alphabet::PORTUGUESE, word).unwrap();
        match deal(&hand, &word) {
            Ok(cards) => Ok(cards.iter().map(Card::to_string).collect()),
            Err(missing) => Err(missing.iter().map(Glyph::to_string).collect()),
        }
    }

    #[test]
    fn words_are_typed_in_any_case_and_with_accents() {
        for typed in ["maçã", "MAÇÃ", "Maçã", "mac\u{327}a"] {
            assert_eq!(dealt("MAÇA", typed), Ok("MAÇA".to_owned()), "{typed}");
        }
        assert_eq!(letters(Alphabet::PORTUGUESE, "a-b"), None);
        assert_eq!(letters(Alphabet::PORTUGUESE, ""), None);
    }

    #[test]
    fn a_blank_helps_out_where_a_card_is_missing_or_where_a_small_letter_asks_for_it() {
        assert_eq!(dealt("CS?A", "casa"), Ok("CASa".to_owned()));
        assert_eq!(dealt("CAS?A", "CaSA"), Ok("CaSA".to_owned()));
        assert_eq!(dealt("CASA", "CaSA"), Err("A".to_owned()));
        assert_eq!(dealt("CS", "casa"), Err("AA".to_owned()));
    }

    #[test]
    fn cards_are_named_one_by_one_or_run_together() {
        let read = |tokens: &[&str]| cards(Alphabet::PORTUGUESE, tokens);
        let text = |cards: Vec<Card>| {
            let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
            cards.join(" ")
        };
        assert_eq!(read(&["aç", "?", "x2"]).map(text), Some("A Ç ? x2".to_owned()));
        assert_eq!(read(&["×3"]).map(text), Some("x3".to_owned()));
        assert_eq!(read(&["a1"]), None);
    }
}
