//! Which cards a typed word of Word Thief is made of: suits and Wilds are rarely said, so the
//! ways that make a difference are found here.

use super::typed::{Ask, Typed};
use games::Glyph;
use games::thief::{Card, Suit};

/// The cards at hand: those of a stolen word, which must all be used, and those of the hand.
#[derive(Clone, Copy)]
pub struct Pool<'a> {
    /// The stolen word.
    pub stolen: &'a [Card],
    /// The hand.
    pub hand: &'a [Card],
}

/// What is liked best where several cards have the letter.
#[derive(Clone, Copy, Default)]
pub struct Taste {
    /// This suit first.
    suit: Option<Suit>,
    /// Only this suit, and Wilds for the rest.
    only: bool,
    /// Wilds of the stolen word before cards of the hand.
    stolen_wilds_first: bool,
}

impl Taste {
    /// The letters that the pool cannot serve.
    pub fn lacking(self, pool: Pool<'_>, words: &[Vec<Typed>]) -> Vec<Glyph> {
        self.spell(pool, words).err().unwrap_or_default()
    }

    fn spell(self, pool: Pool<'_>, words: &[Vec<Typed>]) -> Result<Vec<Vec<Card>>, Vec<Glyph>> {
        let mut stolen: Vec<Card> = pool.stolen.iter().map(|card| card.in_hand()).collect();
        let mut hand = pool.hand.to_vec();
        let mut lacking = Vec::new();
        let mut spelled = Vec::new();
        for word in words {
            let mut cards = Vec::new();
            for letter in word {
                match self.take(&mut stolen, &mut hand, *letter) {
                    Some(Card::Wild(_)) => cards.push(Card::Wild(Some(letter.glyph))),
                    Some(card) => cards.push(card),
                    None => lacking.push(letter.glyph),
                }
            }
            spelled.push(cards);
        }
        if lacking.is_empty() { Ok(spelled) } else { Err(lacking) }
    }

    /// The ways to split the stolen word: each new word has a card of it and one of the hand.
    fn split(self, pool: Pool<'_>, words: &[Vec<Typed>]) -> Vec<Vec<Vec<Card>>> {
        let laid = words.iter().map(|word| vec![None; word.len()]).collect();
        let found = Vec::new();
        let mut split = Split { pool, words, taste: self, laid, found, steps: 0 };
        split.share(0);
        split.found
    }

    /// The card for a letter: cards of the stolen word first, for they must all be used.
    fn take(self, stolen: &mut Vec<Card>, hand: &mut Vec<Card>, letter: Typed) -> Option<Card> {
        let real = letter.ask != Ask::Blank;
        let wild = letter.ask != Ask::Card;
        let mut ways: Vec<(bool, bool)> = Vec::new(); // (from the stolen word, a Wild)
        ways.push((true, false));
        if self.stolen_wilds_first {
            ways.push((true, true));
        }
        ways.extend([(false, false), (true, true), (false, true)]);
        for (from_stolen, is_wild) in ways {
            if (is_wild && !wild) || (!is_wild && !real) {
                continue;
            }
            let pool = if from_stolen { &mut *stolen } else { &mut *hand };
            let fits = |card: &Card| match card {
                Card::Wild(_) => is_wild,
                Card::Letter(glyph, suit) => {
                    let suited = !self.only || self.suit == Some(*suit);
                    !is_wild && *glyph == letter.glyph && suited
                }
            };
            let liked =
                |card: &Card| fits(card) && self.suit.is_none_or(|s| card.suit() == Some(s));
            let place = pool.iter().position(liked).or_else(|| pool.iter().position(fits));
            if let Some(place) = place {
                return Some(pool.remove(place));
            }
        }
        None
    }
}

/// No longer list of ways is looked at for one taste, and no more steps are taken to find it.
const MOST_WAYS: usize = 24;
const MOST_STEPS: usize = 50_000;

/// The words of a split being put together: which stolen card lies at which letter.
struct Split<'a> {
    pool: Pool<'a>,
    words: &'a [Vec<Typed>],
    taste: Taste,
    laid: Vec<Vec<Option<Card>>>,
    found: Vec<Vec<Vec<Card>>>,
    steps: usize,
}

impl Split<'_> {
    /// Lays the stolen cards from this one on wherever they can lie, and the hand's for the rest.
    fn share(&mut self, place: usize) {
        self.steps += 1;
        if self.found.len() >= MOST_WAYS || self.steps > MOST_STEPS {
            return;
        }
        let Some(&card) = self.pool.stolen.get(place) else {
            self.found.extend(self.filled());
            return;
        };
        for word in 0..self.words.len() {
            let mut tried: Vec<Glyph> = Vec::new();
            for nth in 0..self.words[word].len() {
                let letter = self.words[word][nth];
                let fits = match card {
                    Card::Letter(glyph, _) => glyph == letter.glyph && letter.ask != Ask::Blank,
                    Card::Wild(_) => letter.ask != Ask::Card,
                };
                // The same letter of the same word is the same place.
                let new = !tried.contains(&letter.glyph);
                if self.laid[word][nth].is_some() || !fits || !new {
                    continue;
                }
                tried.push(letter.glyph);
                self.laid[word][nth] = Some(match card {
                    Card::Wild(_) => Card::Wild(Some(letter.glyph)),
                    real => real,
                });
                self.share(place + 1);
                self.laid[word][nth] = None;
            }
        }
    }

    /// The words with cards of the hand in all gaps, if each has a stolen card and a gap.
    fn filled(&self) -> Option<Vec<Vec<Card>>> {
        let mixed = |word: &Vec<Option<Card>>| {
            word.iter().any(Option::is_some) && word.iter().any(Option::is_none)
        };
        if !self.laid.iter().all(mixed) {
            return None;
        }
        let mut hand = self.pool.hand.to_vec();
        let mut none = Vec::new();
        let word = |(letters, laid): (&Vec<Typed>, &Vec<Option<Card>>)| {
            let card = |(letter, laid): (&Typed, &Option<Card>)| match laid {
                Some(card) => Some(*card),
                None => match self.taste.take(&mut none, &mut hand, *letter)? {
                    Card::Wild(_) => Some(Card::Wild(Some(letter.glyph))),
                    real => Some(real),
                },
            };
            letters.iter().zip(laid).map(card).collect()
        };
        self.words.iter().zip(&self.laid).map(word).collect()
    }
}

/// The ways to spell the words that may differ in suit or in the use of Wilds.
pub fn spellings(pool: Pool<'_>, words: &[Vec<Typed>]) -> Vec<Vec<Vec<Card>>> {
    let suits = std::iter::once(None).chain(Suit::ALL.map(Some));
    let mut found: Vec<Vec<Vec<Card>>> = Vec::new();
    for suit in suits {
        for (only, stolen_wilds_first) in [(false, false), (true, false), (false, true)] {
            let taste = Taste { suit, only: only && suit.is_some(), stolen_wilds_first };
            let Ok(plain) = taste.spell(pool, words) else { continue };
            let mut ways = if words.len() > 1 { taste.split(pool, words) } else { Vec::new() };
            if ways.is_empty() {
                // The referee says what is wrong with it, if anything is.
                ways.push(plain);
            }
            for way in ways {
                if !found.contains(&way) {
                    found.push(way);
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::typed::letters;
    use lexicon::Alphabet;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    fn ways(stolen: &str, hand: &str, words: &[&str]) -> Vec<String> {
        let words: Vec<Vec<Typed>> =
            words.iter().map(|word| letters(Alphabet::ENGLISH, word).unwrap()).collect();
        let (stolen, hand) = (cards(stolen), cards(hand));
        let text = |words: Vec<Vec<Card>>| {
            let words: Vec<String> = words
                .iter()
                .map(|word| word.iter().map(|c| format!("{c}")).collect::<Vec<_>>().join(" "))
                .collect();
            words.join(" | ")
        };
        let found = spellings(Pool { stolen: &stolen, hand: &hand }, &words);
        found.into_iter().map(text).collect()
    }

    #[test]
    fn a_word_of_one_suit_is_found_beside_the_mixed_one() {
        let found = ways("", "C:3 A:1 A:3 T:3 ?", &["cat"]);
        assert!(found.contains(&"C:3 A:1 T:3".to_owned()), "{found:?}");
        assert!(found.contains(&"C:3 A:3 T:3".to_owned()), "{found:?}");
        assert!(ways("", "C:3 A:1", &["cat"]).is_empty());
    }

    #[test]
    fn a_steal_uses_the_stolen_cards_first_and_a_split_shares_them() {
        let found = ways("W:1 O:2 R:3 K:1", "R:1 E:1 E:2 D:4", &["reworked"]);
        assert!(found.contains(&"R:3 E:1 W:1 O:2 R:1 K:1 E:2 D:4".to_owned()), "{found:?}");
        let found = ways("F:1 R:2 O:3 N:4 T:3", "W:1 C:3 A:3", &["frown", "cat"]);
        assert_eq!(found.first().map(String::as_str), Some("F:1 R:2 O:3 W:1 N:4 | C:3 A:3 T:3"));
        // All letters of RORID but one could come from either side; each word needs both.
        let (stolen, hand) = ("T:1 R:1 A:1 I:1 N:1 E:1 D:1", "R:2 R:3 R:4 D:2 I:2 G:2 O:2");
        let found = ways(stolen, hand, &["retarding", "rorid"]);
        let shared = |way: &String| way.split(" | ").all(|word| word.contains(":1"));
        assert!(!found.is_empty() && found.iter().all(shared), "{found:?}");
    }

    #[test]
    fn small_letters_ask_for_wilds_and_stolen_wilds_may_change() {
        let found = ways("", "C:3 A:1 T:3 ?", &["CaT"]);
        assert_eq!(found, ["C:3 ?=A T:3"]);
        let found = ways("C:1 ?=A T:2", "S:1 U:1", &["cuts"]);
        assert!(found.contains(&"C:1 ?=U T:2 S:1".to_owned()), "{found:?}");
    }
}
