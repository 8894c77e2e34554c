//! Letter sets: which letters a language's cards have, how many of each, and what they are worth.

use lexicon::Alphabet;
use std::fmt::Write as _;

/// The cards of one letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Letter {
    pub(super) letter: char,
    pub(super) value: u8,
    pub(super) count: u8,
}

/// The letters of a language in the order of its alphabet, and how many blanks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct LetterSet {
    pub(super) letters: Vec<Letter>,
    pub(super) blanks: u8,
}

impl LetterSet {
    /// Reads the table of all languages.
    pub(super) fn read_all(text: &str) -> Result<Vec<(Alphabet, LetterSet)>, String> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| read(line).map_err(|fault| format!("{line:?}: {fault}"))).collect()
    }

    /// The list of an edition, one letter a line.
    pub(super) fn lines(&self) -> String {
        let mut text = String::new();
        for (place, Letter { letter, value, count }) in self.letters.iter().enumerate() {
            let comma = if place + 1 < self.letters.len() { "," } else { "" };
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "    {{\"letter\": \"{letter}\", \"value\": {value}, \"count\": {count}}}{comma}"
            );
        }
        text
    }
}

fn read(line: &str) -> Result<(Alphabet, LetterSet), String> {
    let mut fields = line.split('\t');
    let code = fields.next().unwrap_or_default();
    let alphabet: Alphabet = code.parse().map_err(|fault| format!("{fault}"))?;
    let (mut letters, mut blanks) = (Vec::new(), 0);
    for field in fields {
        let (value, named) = field.split_once(':').ok_or("expected value:letters")?;
        let value = value.parse().map_err(|_| format!("{value:?} is no value"))?;
        for cards in named.split(' ') {
            let mut characters = cards.chars();
            let letter = characters.next().ok_or("a letter is missing")?;
            let count = characters.as_str();
            let count = count.parse().map_err(|_| format!("{cards:?} has no count"))?;
            match alphabet.letter(letter) {
                _ if letter == '_' => blanks += count,
                Some(place) => letters.push((place, Letter { letter, value, count })),
                None => return Err(format!("{letter} is no letter of {alphabet}")),
            }
        }
    }
    letters.sort_by_key(|(place, _)| *place);
    if letters.windows(2).any(|pair| pair[0].0 == pair[1].0) {
        return Err("a letter is named twice".to_owned());
    }
    Ok((alphabet, LetterSet { letters: letters.into_iter().map(|(_, l)| l).collect(), blanks }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETS: &str = include_str!("../../../crates/games/editions/sources/letter-sets.tsv");

    /// The sums that the sets are known by.
    #[test]
    fn every_set_has_as_many_cards_as_its_language() {
        let sets = LetterSet::read_all(SETS).unwrap();
        let cards = |set: &LetterSet| -> u32 {
            set.letters.iter().map(|letter| u32::from(letter.count)).sum::<u32>()
                + u32::from(set.blanks)
        };
        let counted: Vec<(&str, u32)> =
            sets.iter().map(|(alphabet, set)| (alphabet.code(), cards(set))).collect();
        // The Spanish set of a hundred without its cards of two letters.
        let known = [
            ("pt", 120),
            ("fr", 102),
            ("en", 100),
            ("ro", 100),
            ("es", 97),
            ("de", 102),
            ("it", 120),
        ];
        assert_eq!(counted, known);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for line in ["xx\t1:A1", "en\tA1", "en\t1:A", "en\t1:Ñ1", "en\t1:A1 A2", "en\tx:A1"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
