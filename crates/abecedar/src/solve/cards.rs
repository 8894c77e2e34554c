//! Cards and tables as text.

use super::Question;
use crate::outcome::Result;
use games::{Card, Cell, Factor, Glyph, Grid, Tile};
use lexicon::Alphabet;
use std::collections::BTreeSet;
use unicode_normalization::UnicodeNormalization;

/// One letter, folded.
pub fn letter(alphabet: Alphabet, text: &str) -> std::result::Result<Glyph, String> {
    let letters = alphabet.fold_letters(text).map_err(|error| error.to_string())?;
    match letters[..] {
        [letter] => Glyph::new(alphabet.display(letter)),
        _ => None,
    }
    .ok_or_else(|| format!("{text:?} is not one letter"))
}

/// A card in a hand: a letter in any case, `?` or a bonus card.
pub fn card(alphabet: Alphabet, text: &str) -> std::result::Result<Card, String> {
    let bonus = |text: &str| match text {
        "x2" => Factor::new(2),
        "x3" => Factor::new(3),
        _ => None,
    };
    match text {
        "?" => Ok(Card::Blank(None)),
        text => match bonus(text) {
            Some(factor) => Ok(Card::Bonus(factor)),
            None => letter(alphabet, text)
                .map(Card::Letter)
                .map_err(|error| format!("{error}; expected a letter, \"?\", \"x2\" or \"x3\"")),
        },
    }
}

/// The cards of a list, each with its path.
pub fn hand(question: &Question<'_>, path: &str, texts: &[String]) -> Result<Vec<Card>> {
    let alphabet = question.lexicon.alphabet();
    let parsed = texts.iter().enumerate().map(|(nth, text)| {
        card(alphabet, text).map_err(|error| question.wrong(&format!("{path}[{nth}]"), error))
    });
    parsed.collect()
}

/// Puts rows of text on a grid: `.` is empty, a lower-case letter is a blank standing for it.
pub fn lay_rows(
    question: &Question<'_>,
    path: &str,
    rows: &[String],
    columns: usize,
    grid: &mut Grid,
) -> Result<()> {
    let alphabet = question.lexicon.alphabet();
    for (row, text) in rows.iter().enumerate() {
        let at = format!("{path}[{row}]");
        let characters: Vec<char> = text.nfc().collect();
        if characters.len() != columns {
            let found = characters.len();
            return Err(question.wrong(&at, format!("{found} squares, expected {columns}")));
        }
        for (column, character) in characters.into_iter().enumerate() {
            if character == '.' {
                continue;
            }
            let glyph = letter(alphabet, &character.to_string()).map_err(|error| {
                question.wrong(&at, format!("square {column}: {error}, expected a letter or ."))
            })?;
            let tile = Tile { glyph, blank: character.is_lowercase() };
            grid.put(Cell::new(row as i16, column as i16), tile);
        }
    }
    if !hangs_together(grid) {
        return Err(question.wrong(path, "its groups of cards do not hang together"));
    }
    Ok(())
}

fn hangs_together(grid: &Grid) -> bool {
    let mut left: BTreeSet<Cell> = grid.cells().map(|at| at.cell).collect();
    let mut reached: Vec<Cell> = left.pop_first().into_iter().collect();
    while let Some(cell) = reached.pop() {
        reached.extend(cell.neighbours().into_iter().filter(|next| left.remove(next)));
    }
    left.is_empty()
}
