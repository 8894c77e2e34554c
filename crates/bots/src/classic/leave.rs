//! What the cards that stay in hand are worth: a sum of trained weights, one for each feature.

use super::numbers::Numbers;
use games::cartas::CartasEdition;
use games::{Card, Glyph};
use lexicon::MAX_LETTER;

const LETTERS: usize = MAX_LETTER as usize + 1;
/// A second copy of a letter, and every further one.
const COPIES: usize = LETTERS;
const BLANK: usize = 2 * LETTERS;
const MORE_BLANKS: usize = BLANK + 1;
/// A bonus card by its factor, from 2 to 9, and bonus cards beyond the first.
const BONUS: usize = MORE_BLANKS + 1;
const MORE_BONUSES: usize = BONUS + 8;
/// How many letters stay.
const SIZE: usize = MORE_BONUSES + 1;
const SIZE_SQUARED: usize = SIZE + 1;
/// More vowels than consonants, or fewer, squared.
const TOO_MANY_VOWELS: usize = SIZE_SQUARED + 1;
const TOO_FEW_VOWELS: usize = TOO_MANY_VOWELS + 1;
/// A blank among so many letters: it finishes long words.
const BLANK_BY_SIZE: usize = TOO_FEW_VOWELS + 1;
/// A bonus card among so many letters.
const BONUS_BY_SIZE: usize = BLANK_BY_SIZE + 1;

/// How many features a hand has.
pub const FEATURES: usize = BONUS_BY_SIZE + 1;

/// How often each feature occurs in the cards that stay.
pub type Features = [f64; FEATURES];

/// The letters that count as vowels.
const VOWELS: [char; 5] = ['A', 'E', 'I', 'O', 'U'];

/// Says which features cards have, in the alphabet of an edition.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The place of every letter that has cards, and whether it is a vowel.
    letters: Vec<(Glyph, usize, bool)>,
}

impl Reader {
    /// For the letters of an edition.
    pub fn new(edition: &CartasEdition) -> Reader {
        let place = |glyph: Glyph| edition.alphabet.letter(glyph.as_char()).map(|l| l.index());
        let letters = edition.letters.iter().filter_map(|cards| {
            let vowel = VOWELS.contains(&cards.letter.as_char());
            Some((cards.letter, place(cards.letter)?, vowel))
        });
        Reader { letters: letters.collect() }
    }

    /// The features of the cards that stay.
    pub fn features(&self, cards: &[Card]) -> Features {
        let mut features = [0.0; FEATURES];
        let (mut vowels, mut consonants, mut bonuses) = (0i32, 0i32, 0u32);
        for card in cards {
            match card {
                Card::Letter(glyph) => {
                    let known = self.letters.iter().find(|(letter, ..)| letter == glyph);
                    let Some(&(_, place, vowel)) = known else { continue };
                    let nth = if features[place] > 0.0 { COPIES + place } else { place };
                    features[nth] += 1.0;
                    *if vowel { &mut vowels } else { &mut consonants } += 1;
                }
                Card::Blank(_) => {
                    let nth = if features[BLANK] > 0.0 { MORE_BLANKS } else { BLANK };
                    features[nth] += 1.0;
                }
                Card::Bonus(factor) => {
                    bonuses += 1;
                    let nth = if bonuses > 1 {
                        MORE_BONUSES
                    } else {
                        BONUS + usize::from(factor.get().clamp(2, 9) - 2)
                    };
                    features[nth] += 1.0;
                }
            }
        }
        let letters = f64::from(vowels + consonants);
        features[SIZE] = letters;
        features[SIZE_SQUARED] = letters * letters;
        // Portuguese words have about as many vowels as consonants.
        let balance = vowels - consonants;
        let nth = if balance > 0 { TOO_MANY_VOWELS } else { TOO_FEW_VOWELS };
        features[nth] = f64::from(balance * balance);
        if features[BLANK] > 0.0 {
            features[BLANK_BY_SIZE] = letters;
        }
        if bonuses > 0 {
            features[BONUS_BY_SIZE] = letters;
        }
        features
    }

    /// The name of each feature that can occur, with its place: the names of the trained numbers.
    pub fn names(&self) -> Vec<(String, usize)> {
        let letters = self.letters.iter().flat_map(|(glyph, place, _)| {
            [(format!("{glyph}"), *place), (format!("{glyph}{glyph}"), COPIES + place)]
        });
        let bonuses = (2..=9).map(|factor| (format!("x{factor}"), BONUS + factor - 2));
        let others = [
            ("?", BLANK),
            ("??", MORE_BLANKS),
            ("more_bonuses", MORE_BONUSES),
            ("size", SIZE),
            ("size_squared", SIZE_SQUARED),
            ("too_many_vowels", TOO_MANY_VOWELS),
            ("too_few_vowels", TOO_FEW_VOWELS),
            ("blank_by_size", BLANK_BY_SIZE),
            ("bonus_by_size", BONUS_BY_SIZE),
        ];
        let others = others.map(|(name, place)| (name.to_owned(), place));
        letters.chain(bonuses).chain(others).collect()
    }
}

/// What cards in hand are worth, in points that they are expected to bring later.
#[derive(Clone, Debug)]
pub struct Leave {
    reader: Reader,
    weights: Features,
}

impl Leave {
    /// The worth by trained numbers; what they do not name is worth nothing.
    pub fn new(edition: &CartasEdition, numbers: &Numbers) -> Leave {
        let reader = Reader::new(edition);
        let mut weights = [0.0; FEATURES];
        for (name, place) in reader.names() {
            weights[place] = numbers.leave.get(&name).copied().unwrap_or(0.0);
        }
        Leave { reader, weights }
    }

    /// What these cards are worth more than an average hand with nothing kept.
    pub fn worth(&self, cards: &[Card]) -> f64 {
        let features = self.reader.features(cards);
        features.iter().zip(&self.weights).map(|(count, weight)| count * weight).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Edition;

    #[test]
    fn every_feature_has_a_name_of_its_own() {
        let reader = Reader::new(&CartasEdition::built_in()[0]);
        let mut names = reader.names();
        let (all, mut places): (usize, Vec<usize>) =
            (names.len(), names.iter().map(|named| named.1).collect());
        names.sort();
        names.dedup_by(|one, other| one.0 == other.0);
        places.sort_unstable();
        places.dedup();
        assert_eq!((names.len(), places.len()), (all, all));
        assert!(places.iter().all(|&place| place < FEATURES));
    }

    #[test]
    fn features_count_copies_blanks_and_bonus_cards() {
        let reader = Reader::new(&CartasEdition::built_in()[0]);
        let cards: Vec<Card> =
            ["A", "A", "A", "?", "x2", "x3"].map(|text| text.parse().unwrap()).into();
        let features = reader.features(&cards);
        let count = |name: &str| {
            let place = reader.names().into_iter().find(|named| named.0 == name).unwrap().1;
            features[place]
        };
        let counted = ["A", "AA", "?", "x2", "more_bonuses", "size", "too_many_vowels", "E"];
        assert_eq!(counted.map(count), [1.0, 2.0, 1.0, 1.0, 1.0, 3.0, 9.0, 0.0]);
    }
}
