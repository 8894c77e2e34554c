//! Numbers of letters, carried over to a language that they were not trained in.
//!
//! What a letter is worth in the hand follows from how many words have it. So a letter of another
//! language gets what letters that are as common there got in training; vowels learn from vowels,
//! consonants from consonants, a second copy from second copies.

use crate::words::Words;
use lexicon::Alphabet;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// So many of the commonest words say how common a letter is.
const LOOKED_AT: usize = 20_000;
/// How near two shares must be, as a difference of logarithms, to be alike.
const ALIKE: f64 = 0.35;
/// A share that is as small as none.
const LEAST: f64 = 1e-4;

/// In what part of the common words of a language each letter occurs: once at least as `A`, twice
/// at least as `AA`.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uses {
    /// The alphabet of the language.
    pub language: String,
    /// Letter by letter.
    pub shares: BTreeMap<String, f64>,
}

impl Uses {
    /// Looks at the words of a language.
    pub fn of(words: &Words) -> Uses {
        let alphabet = words.all().alphabet();
        let common = words.ranked();
        let common = &common[..common.len().min(LOOKED_AT)];
        let mut shares = BTreeMap::new();
        for letter in alphabet.all() {
            let name = alphabet.display(letter).to_string();
            let with = |least: usize| {
                let has = common
                    .iter()
                    .filter(|word| word.iter().filter(|&&found| found == letter).count() >= least);
                let share = has.count() as f64 / common.len().max(1) as f64;
                (share * 10_000.0).round() / 10_000.0
            };
            shares.insert(name.repeat(2), with(2));
            shares.insert(name, with(1));
        }
        Uses { language: alphabet.code().to_owned(), shares }
    }

    /// Were the numbers trained in this alphabet, or in none at all?
    pub fn fits(&self, alphabet: Alphabet) -> bool {
        self.language.is_empty() || self.language == alphabet.code()
    }

    /// Numbers of letters trained where these uses are from, carried over to those of another
    /// language; numbers of anything else stay what they are.
    pub fn carry(&self, trained: &BTreeMap<String, f64>, to: &Uses) -> BTreeMap<String, f64> {
        let mut carried: BTreeMap<String, f64> = trained
            .iter()
            .filter(|(name, _)| !self.shares.contains_key(*name))
            .map(|(name, &number)| (name.clone(), number))
            .collect();
        let known = || {
            let shared = |(name, &number): (&String, &f64)| {
                Some((Kind::of(name), self.shares.get(name)?.max(LEAST).ln(), number))
            };
            trained.iter().filter_map(shared)
        };
        for (name, share) in &to.shares {
            let (kind, share) = (Kind::of(name), share.max(LEAST).ln());
            let (mut sum, mut weights) = (0.0, 0.0);
            for (_, other, number) in known().filter(|(other, ..)| *other == kind) {
                let weight = (-((share - other) / ALIKE).powi(2)).exp() + 1e-9;
                sum += weight * number;
                weights += weight;
            }
            if weights > 0.0 {
                carried.insert(name.clone(), sum / weights);
            }
        }
        carried
    }
}

/// Which numbers can be compared: vowel or not, first copy or second.
#[derive(PartialEq)]
struct Kind {
    vowel: bool,
    copies: usize,
}

impl Kind {
    fn of(name: &str) -> Kind {
        Kind {
            vowel: name.starts_with(['A', 'E', 'I', 'O', 'U', 'Ä', 'Ö', 'Ü']),
            copies: name.chars().count(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::Numbers;
    use crate::thief::Trained;
    use lexicon::Library;

    fn uses(name: &str) -> Uses {
        Uses::of(&Words::new(Library::new(None).open(name).unwrap()))
    }

    #[test]
    fn the_shipped_numbers_say_what_their_language_was_like() {
        let (classic, forfeit) = (Numbers::shipped("classic"), Numbers::shipped("forfeit"));
        for (kept, name) in
            [(classic.uses, "pt"), (forfeit.uses, "pt"), (Trained::shipped().uses, "en")]
        {
            let now = uses(name);
            assert_eq!(kept.language, now.language);
            for (letter, share) in &now.shares {
                let far = (share - kept.shares[letter]).abs();
                assert!(far < 0.03, "{name} {letter}: {share}, and it was {}", kept.shares[letter]);
            }
        }
    }

    #[test]
    fn a_letter_is_worth_what_letters_as_common_are_worth() {
        let (numbers, spanish) = (Numbers::shipped("classic"), uses("es"));
        assert!(numbers.uses.fits(Alphabet::PORTUGUESE) && !numbers.uses.fits(Alphabet::SPANISH));
        let carried = numbers.uses.carry(&numbers.leave, &spanish);
        assert_eq!(carried["x2"], numbers.leave["x2"]);
        assert!(!carried.contains_key("Ç") && carried.contains_key("Ñ"));
        assert!(carried["A"] > carried["R"] && carried["R"] > carried["Q"], "{carried:?}");
        assert!(carried["Ñ"] < carried["S"], "{carried:?}");
        // A letter that is rarer elsewhere is worth less there: Z in English and in Portuguese.
        let same = numbers.uses.carry(&numbers.leave, &numbers.uses);
        assert!((same["A"] - numbers.leave["A"]).abs() < 4.0, "{same:?}");
    }
}
