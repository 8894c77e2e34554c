//! The plural ban (WT-14): a formal test on two words, by the endings that an edition lists.

use super::card::Card;
use super::edition::Plural;
use crate::card::Glyph;

/// Is the new word no more than the plural of the stolen one (WT-A5)?
///
/// It compares words, not cards: `WORKS` is refused for `WORK` in whatever order the cards came,
/// and although it is a verb form too.
///
/// ```
/// use games::Edition;
/// use games::thief::{Card, ThiefEdition, is_mere_plural};
/// let cards = |word: &str| -> Vec<Card> {
///     word.chars().map(|letter| format!("{letter}:1").parse().unwrap()).collect()
/// };
/// let english = &ThiefEdition::built_in()[0].plurals;
/// assert!(is_mere_plural(english, &cards("WORK"), &cards("WORKS")));
/// assert!(!is_mere_plural(english, &cards("WORK"), &cards("WORKED")));
/// assert!(!is_mere_plural(english, &cards("HIS"), &cards("HISS")));
/// ```
pub fn is_mere_plural(plurals: &[Plural], stolen: &[Card], new: &[Card]) -> bool {
    plurals.iter().any(|plural| {
        let applies = plural.after.is_empty() || any_ending(stolen, &plural.after);
        let same_stem = || match (stem(stolen, &plural.drop), stem(new, &plural.add)) {
            (Some(old), Some(new)) => same_letters(old, new),
            _ => false,
        };
        applies && !any_ending(stolen, &plural.not_after) && same_stem()
    })
}

fn any_ending(word: &[Card], endings: &[String]) -> bool {
    endings.iter().any(|ending| stem(word, ending).is_some())
}

/// The word without this ending, if it ends so.
fn stem<'a>(word: &'a [Card], ending: &str) -> Option<&'a [Card]> {
    let mut stem = word;
    for letter in ending.chars().rev() {
        let (last, rest) = stem.split_last()?;
        if last.glyph().map(Glyph::as_char) != Some(letter) {
            return None;
        }
        stem = rest;
    }
    Some(stem)
}

fn same_letters(one: &[Card], other: &[Card]) -> bool {
    one.iter().map(|card| card.glyph()).eq(other.iter().map(|card| card.glyph()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Edition;
    use crate::thief::ThiefEdition;
    use rule::rule;

    fn plural(stolen: &str, new: &str) -> bool {
        let cards = |word: &str| -> Vec<Card> {
            word.chars().map(|letter| format!("?={letter}").parse().unwrap()).collect()
        };
        let edition = ThiefEdition::built_in().remove(0);
        is_mere_plural(&edition.plurals, &cards(stolen), &cards(new))
    }

    #[test]
    #[rule("WT-14", "WT-A5")]
    fn s_es_and_ies_make_plurals() {
        for (stolen, new) in [
            ("WORK", "WORKS"),
            ("CANE", "CANES"),
            ("BOY", "BOYS"),
            ("BUS", "BUSES"),
            ("BOX", "BOXES"),
            ("QUIZ", "QUIZES"),
            ("CHURCH", "CHURCHES"),
            ("WISH", "WISHES"),
            ("HERO", "HEROES"),
            ("HERO", "HEROS"),
            ("CITY", "CITIES"),
        ] {
            assert!(plural(stolen, new), "{stolen} {new}");
        }
    }

    #[test]
    #[rule("WT-A5", "WT-A6", "WT-X5")]
    fn other_words_are_no_plurals() {
        for (stolen, new) in [
            ("WORK", "WORKED"),
            ("WORK", "WORKER"),
            ("WORK", "WORKSHOP"),
            ("CAN", "CANES"),
            ("HIS", "HISS"),
            ("BATH", "BATHES"),
            ("CAT", "CAST"),
            ("CAT", "ACTS"),
            ("CITY", "CITES"),
            ("TI", "TIES"),
            ("IES", "CITIES"),
        ] {
            assert!(!plural(stolen, new), "{stolen} {new}");
        }
    }
}
