//! The plural ban (WT-14): a formal test on two words, by the patterns and lists of an edition.

use super::card::Card;
use super::edition::{Plural, ThiefEdition};
use crate::card::Glyph;

/// Is the new word no more than the plural of the stolen one (WT-A5)?
///
/// It compares words, not cards: `WORKS` is refused for `WORK` in whatever order the cards came,
/// and although it is a verb form too. A pattern or the list of irregular plurals makes a plural;
/// what the edition lists as no plural is none.
///
/// ```
/// use games::Edition;
/// use games::thief::{Card, ThiefEdition, is_mere_plural};
/// let cards = |word: &str| -> Vec<Card> {
///     word.chars().map(|letter| format!("{letter}:1").parse().unwrap()).collect()
/// };
/// let english = &ThiefEdition::built_in()[0];
/// assert!(is_mere_plural(english, &cards("WORK"), &cards("WORKS")));
/// assert!(is_mere_plural(english, &cards("OX"), &cards("OXEN")));
/// assert!(!is_mere_plural(english, &cards("WORK"), &cards("WORKED")));
/// assert!(!is_mere_plural(english, &cards("IT"), &cards("ITS")));
/// ```
pub fn is_mere_plural(edition: &ThiefEdition, stolen: &[Card], new: &[Card]) -> bool {
    let is_one_of = |pairs: &[(String, String)]| {
        pairs.iter().any(|(one, many)| reads(stolen, one) && reads(new, many))
    };
    let by_pattern = || edition.plurals.iter().any(|plural| plural.makes(stolen, new));
    (by_pattern() || is_one_of(&edition.irregular_plurals)) && !is_one_of(&edition.not_plurals)
}

impl Plural {
    /// Does it make the new word of the stolen one?
    fn makes(&self, stolen: &[Card], new: &[Card]) -> bool {
        let applies = self.after.is_empty() || any_ending(stolen, &self.after);
        let same_stem = || match (stem(stolen, &self.drop), stem(new, &self.add)) {
            (Some(old), Some(new)) => same_letters(old, new),
            _ => false,
        };
        applies && !any_ending(stolen, &self.not_after) && same_stem()
    }
}

fn reads(cards: &[Card], word: &str) -> bool {
    cards.iter().map(|card| card.glyph().map(Glyph::as_char)).eq(word.chars().map(Some))
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
        is_mere_plural(&edition, &cards(stolen), &cards(new))
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
    #[rule("WT-14", "WT-A5")]
    fn doubled_letters_latin_greek_and_french_plurals_are_plurals() {
        for (stolen, new) in [
            ("QUIZ", "QUIZZES"),
            ("GAS", "GASSES"),
            ("LARVA", "LARVAE"),
            ("EAU", "EAUX"),
            ("PLATEAU", "PLATEAUX"),
            ("SCHEMA", "SCHEMATA"),
        ] {
            assert!(plural(stolen, new), "{stolen} {new}");
        }
    }

    #[test]
    #[rule("WT-14", "WT-A5")]
    fn irregular_plurals_are_known_by_a_list() {
        for (stolen, new) in [
            ("OX", "OXEN"),
            ("CHILD", "CHILDREN"),
            ("GRANDCHILD", "GRANDCHILDREN"),
            ("CHOU", "CHOUX"),
            ("CHERUB", "CHERUBIM"),
            ("YES", "YESSES"),
        ] {
            assert!(plural(stolen, new), "{stolen} {new}");
        }
        // Nothing is made by likeness to them.
        for (stolen, new) in [("BOX", "BOXEN"), ("FLU", "FLUX"), ("INTER", "INTERIM")] {
            assert!(!plural(stolen, new), "{stolen} {new}");
        }
    }

    #[test]
    #[rule("WT-A5")]
    fn words_that_only_look_like_a_plural_are_none() {
        for (stolen, new) in [
            ("IT", "ITS"),
            ("HER", "HERS"),
            ("YOUR", "YOURS"),
            ("HI", "HIS"),
            ("TOWARD", "TOWARDS"),
            ("BRA", "BRAE"),
            ("HIS", "HISSES"),
            ("PRINCES", "PRINCESSES"),
        ] {
            assert!(!plural(stolen, new), "{stolen} {new}");
        }
        // The same words have plurals of their own.
        assert!(plural("BRA", "BRAS") && plural("HIS", "HISES"));
    }

    #[test]
    #[rule("WT-A5")]
    fn the_lists_of_a_box_are_in_capitals_and_name_no_pair_twice() {
        for edition in ThiefEdition::built_in() {
            let mut pairs = [edition.irregular_plurals, edition.not_plurals].concat();
            let count = pairs.len();
            let capital = |word: &str| word.chars().all(char::is_uppercase);
            assert!(pairs.iter().all(|(one, many)| capital(one) && capital(many)));
            pairs.sort();
            pairs.dedup();
            assert_eq!(pairs.len(), count, "{}", edition.name);
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
