//! Word Thief: the letter set scaled to 104 cards and dealt to four suits, values on the game's own
//! scale, and how the language makes plurals.

use super::letter_set::Letter;
use super::{Language, THIEF_LEAFLET, between, entitled};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The letter cards of a deck, and its suits.
const CARDS: u32 = 104;
const SUITS: [&str; 4] = ["red", "blue", "green", "yellow"];

/// The box of a language.
pub(super) fn edition(pattern: &str, language: &Language) -> Result<String, String> {
    let text = entitled(pattern, "word-thief", THIEF_LEAFLET, language.alphabet.code())?;
    let letters = scaled(&language.letters.letters);
    let values: Vec<String> =
        letters.iter().map(|letter| format!("\"{}\": {}", letter.letter, letter.value)).collect();
    let text = between(&text, "  \"values\": {\n", "\n  },\n", &wrapped(&values, 4))?;
    let text = between(&text, "  \"suits\": [\n", "  ],\n", &suits(&letters))?;
    let mut text = text;
    for (name, next) in [
        ("plurals", "irregular_plurals"),
        ("irregular_plurals", "not_plurals"),
        ("not_plurals", "challenge_seconds"),
    ] {
        let (from, to) = (format!("  \"{name}\": [\n"), format!("\n  ],\n  \"{next}\""));
        let rules = rows(&language.plurals, name)?;
        text = between(&text, &from, &to, &wrapped(&rules, 4))?;
    }
    Ok(text)
}

/// The value on this game's scale, which is what the English deck does.
fn value(classic: u8) -> u8 {
    match classic {
        0 | 1 => classic,
        2 | 3 => 3,
        4 => 5,
        5..=7 => 7,
        8 | 9 => 8,
        _ => 10,
    }
}

/// As many cards as the deck has, by largest remainder, each letter once at least.
fn scaled(set: &[Letter]) -> Vec<Letter> {
    let all: u32 = set.iter().map(|letter| u32::from(letter.count)).sum();
    let mut scaled: Vec<Letter> = set
        .iter()
        .map(|letter| {
            let count = (u32::from(letter.count) * CARDS / all.max(1)).max(1) as u8;
            Letter { value: value(letter.value), count, ..*letter }
        })
        .collect();
    let has = |scaled: &[Letter]| scaled.iter().map(|letter| u32::from(letter.count)).sum::<u32>();
    // What is missing goes where the most was cut off; what is too much is taken where the most
    // was added.
    while has(&scaled) != CARDS {
        let short = |place: usize| {
            let due = u32::from(set[place].count) * CARDS;
            i64::from(due) - i64::from(scaled[place].count) * i64::from(all)
        };
        let places = 0..scaled.len();
        if has(&scaled) < CARDS {
            let most = places.max_by_key(|&place| (short(place), std::cmp::Reverse(place)));
            scaled[most.unwrap_or(0)].count += 1;
        } else {
            let several = places.filter(|&place| scaled[place].count > 1);
            let most = several.min_by_key(|&place| (short(place), place));
            scaled[most.unwrap_or(0)].count -= 1;
        }
    }
    scaled
}

/// The cards of each suit: of every letter as many in one as in another, but for what is left over,
/// which is dealt so that the suits are of one size and nearly of one worth.
fn dealt(letters: &[Letter]) -> [BTreeMap<usize, u8>; SUITS.len()] {
    let mut suits: [BTreeMap<usize, u8>; SUITS.len()] = Default::default();
    let (mut sizes, mut worths) = ([0u32; SUITS.len()], [0u32; SUITS.len()]);
    let mut left: Vec<(usize, u8)> = Vec::new();
    for (place, letter) in letters.iter().enumerate() {
        let each = letter.count / SUITS.len() as u8;
        if each > 0 {
            for suit in 0..SUITS.len() {
                suits[suit].insert(place, each);
                sizes[suit] += u32::from(each);
                worths[suit] += u32::from(each) * u32::from(letter.value);
            }
        }
        left.push((place, letter.count % SUITS.len() as u8));
    }
    // The dearest first: the cheap ones make up for what is uneven.
    left.sort_by_key(|&(place, _)| (std::cmp::Reverse(letters[place].value), place));
    for (place, count) in left {
        let mut order: Vec<usize> = (0..SUITS.len()).collect();
        order.sort_by_key(|&suit| (sizes[suit], worths[suit], suit));
        for &suit in &order[..usize::from(count)] {
            *suits[suit].entry(place).or_default() += 1;
            sizes[suit] += 1;
            worths[suit] += u32::from(letters[place].value);
        }
    }
    suits
}

fn suits(letters: &[Letter]) -> String {
    let mut text = String::new();
    for (number, cards) in dealt(letters).into_iter().enumerate() {
        let cards: Vec<String> = cards
            .iter()
            .map(|(&place, count)| format!("\"{}\": {count}", letters[place].letter))
            .collect();
        let comma = if number + 1 < SUITS.len() { "," } else { "" };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "    {{\n      \"suit\": \"{}\", \"name\": \"{}\",\n      \"cards\": {{\n{}\n      }}\n    }}{comma}",
            number + 1,
            SUITS[number],
            wrapped(&cards, 8)
        );
    }
    text
}

/// The rules of one kind, each as JSON text on a line.
fn rows(plurals: &Value, name: &str) -> Result<Vec<String>, String> {
    let rows = plurals.get(name).and_then(Value::as_array);
    let rows = rows.ok_or_else(|| format!("plurals.json has no {name} of a language"))?;
    Ok(rows.iter().map(Value::to_string).collect())
}

/// Things with commas between them, in lines of some hundred characters.
fn wrapped(things: &[String], indent: usize) -> String {
    let mut lines = vec![String::new()];
    for (place, thing) in things.iter().enumerate() {
        let comma = if place + 1 < things.len() { "," } else { "" };
        let last = lines.len() - 1;
        if !lines[last].is_empty() && lines[last].chars().count() + thing.len() > 96 {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            let space = if line.is_empty() { "" } else { " " };
            line.push_str(&format!("{space}{thing}{comma}"));
        }
    }
    let indent = " ".repeat(indent);
    lines.iter().map(|line| format!("{indent}{line}")).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::super::letter_set::LetterSet;
    use super::*;

    const SETS: &str = include_str!("../../../crates/games/editions/sources/letter-sets.tsv");

    #[test]
    fn every_deck_has_104_cards_in_four_suits_of_one_size_and_nearly_one_worth() {
        for (alphabet, set) in LetterSet::read_all(SETS).unwrap() {
            let letters = scaled(&set.letters);
            assert_eq!(letters.len(), set.letters.len(), "{alphabet}: each letter has a card");
            let suits = dealt(&letters);
            let mut worths = Vec::new();
            for suit in &suits {
                assert_eq!(suit.values().map(|&count| u32::from(count)).sum::<u32>(), 26);
                let worth = |(&place, &count): (&usize, &u8)| {
                    u32::from(letters[place].value) * u32::from(count)
                };
                worths.push(suit.iter().map(worth).sum::<u32>());
            }
            let [least, most] = [worths.iter().min(), worths.iter().max()].map(Option::unwrap);
            assert!(most - least <= 8, "{alphabet}: {worths:?}");
            for (place, letter) in letters.iter().enumerate() {
                let counts = suits.iter().map(|suit| suit.get(&place).copied().unwrap_or(0));
                let (least, most) = (counts.clone().min().unwrap(), counts.max().unwrap());
                assert!(most - least <= 1, "{alphabet}: {letter:?}");
            }
        }
    }

    #[test]
    fn values_follow_the_scale_of_the_english_deck() {
        let classic = [1, 2, 3, 4, 5, 6, 8, 9, 10];
        assert_eq!(classic.map(value), [1, 3, 3, 5, 7, 7, 8, 8, 10]);
    }
}
