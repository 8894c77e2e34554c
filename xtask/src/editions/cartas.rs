//! Cartas: the letter set is the deck. Action cards that name letters get those which are about as
//! common in the language as the printed ones are in Portuguese.

use super::common::Common;
use super::{CARTAS_LEAFLET, Language, between, entitled, quoted, replaced};

/// The letters that the printed cards name, in the order of the cards.
const BEGINNINGS: [char; 3] = ['A', 'C', 'P'];
const ENDINGS: [char; 3] = ['S', 'R', 'O'];
const RARE: [char; 5] = ['Ç', 'J', 'Q', 'X', 'Z'];

/// A letter stays where its share is at most so many times as large, or as small, as the printed.
const NEAR: f64 = 1.5;

/// The box of a language.
pub(super) fn edition(
    pattern: &str,
    language: &Language,
    printed: &Common,
) -> Result<String, String> {
    let set = &language.letters;
    let text = entitled(pattern, "cartas", CARTAS_LEAFLET, language.alphabet.code())?;
    let text = between(&text, "  \"letters\": [\n", "  ],\n", &set.lines())?;
    let mut text = between(&text, "\"blanks\": ", ",", &set.blanks.to_string())?;
    let letters: Vec<char> = set.letters.iter().map(|letter| letter.letter).collect();
    let common = &language.common;
    let begin = alike(&BEGINNINGS, &letters, |l| printed.beginning(l), |l| common.beginning(l));
    let end = alike(&ENDINGS, &letters, |l| printed.ending(l), |l| common.ending(l));
    // All at once: what one card gets may be what another one has in the pattern.
    for (test, old, new) in [("starts_with", BEGINNINGS, &begin), ("ends_with", ENDINGS, &end)] {
        for letter in old {
            let named = format!("\"{test}\": \"{letter}\"");
            text = replaced(&text, &named, &format!("\"{test}\": \"<{letter}>\""))?;
        }
        for (old, new) in old.iter().zip(new) {
            text = replaced(&text, &format!("<{old}>"), &new.to_string())?;
        }
    }
    let rare = rare(language, printed.containing(&RARE));
    between(&text, "\"contains_any\": [", "]", &quoted(&rare))
}

/// For each printed letter the one whose share here is nearest to that of the printed one; none
/// comes twice. The letter itself stays where it is near enough.
fn alike(
    printed: &[char],
    letters: &[char],
    there: impl Fn(char) -> f64,
    here: impl Fn(char) -> f64,
) -> Vec<char> {
    let mut chosen: Vec<char> = Vec::new();
    for &letter in printed {
        let (aim, own) = (there(letter), here(letter));
        let stays = own > 0.0 && own / aim <= NEAR && aim / own <= NEAR;
        let free = |l: &&char| !chosen.contains(l) && (**l == letter || !printed.contains(l));
        let far = |l: char| (here(l) - aim).abs();
        let nearest = letters.iter().filter(free).min_by(|a, b| far(**a).total_cmp(&far(**b)));
        let is_free = letters.contains(&letter) && !chosen.contains(&letter);
        chosen.push(if stays && is_free { letter } else { *nearest.unwrap_or(&letter) });
    }
    chosen
}

/// The rarest letters: so many of them that a common word has one about as often as a Portuguese
/// word has one of the printed.
fn rare(language: &Language, aim: f64) -> Vec<char> {
    let mut letters = language.letters.letters.clone();
    let times = |letter: char| language.common.times(letter);
    letters.sort_by_key(|l| (std::cmp::Reverse(l.value), l.count, times(l.letter)));
    let order: Vec<char> = letters.iter().map(|letter| letter.letter).collect();
    let far = |count: usize| (language.common.containing(&order[..count]) - aim).abs();
    let count = (1..=order.len()).min_by(|a, b| far(*a).total_cmp(&far(*b))).unwrap_or(0);
    let mut rare = order[..count].to_vec();
    rare.sort_by_key(|&letter| language.alphabet.letter(letter));
    rare
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_stays_where_it_is_near_enough_and_none_comes_twice() {
        let there = |letter| if letter == 'S' { 0.30 } else { 0.10 };
        let here = |letter| match letter {
            'S' => 0.25,
            'R' => 0.01,
            'N' => 0.11,
            'O' => 0.02,
            'E' => 0.12,
            _ => 0.0,
        };
        let letters = ['E', 'N', 'O', 'R', 'S'];
        assert_eq!(alike(&['S', 'R', 'O'], &letters, there, here), ['S', 'N', 'E']);
    }
}
