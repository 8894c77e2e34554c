//! Party: the letter set is the tiles. The letter die shows the twenty letters with most tiles; a
//! second one, as a house rule, those that most words begin with.

use super::{Language, PARTY_LEAFLET, between, entitled, quoted};
use std::cmp::Reverse;

/// The faces of a letter die.
const FACES: usize = 20;

/// The box of a language.
pub(super) fn edition(pattern: &str, language: &Language) -> Result<String, String> {
    let set = &language.letters;
    let text = entitled(pattern, "party", PARTY_LEAFLET, language.alphabet.code())?;
    let text = between(&text, "  \"letters\": [\n", "  ],\n", &set.lines())?;
    let text = between(&text, "\"jokers\": ", ",", &set.blanks.to_string())?;
    let common = faces(language, |letter| {
        let tiles = set.letters.iter().find(|tiles| tiles.letter == letter);
        (tiles.map_or(0, |tiles| tiles.count).into(), language.common.times(letter))
    });
    let initials = faces(language, |letter| {
        // Shares are compared in millionths, as whole numbers have an order.
        ((language.common.beginning(letter) * 1e6) as usize, 0)
    });
    let dice = [("common", common), ("initials", initials)].map(|(name, faces)| {
        format!("    {{\"name\": \"{name}\", \"faces\": [{}]}}", quoted(&faces))
    });
    between(&text, "  \"letter_dice\": [\n", "\n  ],\n", &dice.join(",\n"))
}

/// The letters with the highest marks, in the order of the alphabet.
fn faces(language: &Language, mark: impl Fn(char) -> (usize, usize)) -> Vec<char> {
    let mut letters: Vec<char> = language.letters.letters.iter().map(|l| l.letter).collect();
    letters.sort_by_key(|&letter| Reverse(mark(letter)));
    letters.truncate(FACES);
    letters.sort_by_key(|&letter| language.alphabet.letter(letter));
    letters
}
