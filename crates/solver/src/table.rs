//! From the referee's table to the board of a search, and back.

use crate::grid::{Board, Laid, Lying, Values};
use games::{At, Card, Cell, Glyph, Grid, Tile};
use lexicon::{Alphabet, Letter, Rack};

/// A board of a search, and which of the referee's cells its first square is.
pub(crate) struct Placed {
    pub(crate) board: Board,
    pub(crate) origin: Cell,
}

impl Placed {
    /// The cards of a search as the referee takes them.
    pub(crate) fn cards(&self, alphabet: Alphabet, laid: &[Laid]) -> Vec<At<Card>> {
        tiles(self.origin, alphabet, laid)
            .into_iter()
            .map(|at| At { cell: at.cell, what: at.what.card() })
            .collect()
    }
}

/// The cards of a search as they lie.
pub(crate) fn tiles(origin: Cell, alphabet: Alphabet, laid: &[Laid]) -> Vec<At<Tile>> {
    laid.iter()
        .filter_map(|card| {
            let glyph = Glyph::new(alphabet.display(card.letter))?;
            let row = origin.row + card.row as i16;
            let column = origin.col + card.column as i16;
            Some(At::new(row, column, Tile { glyph, blank: card.blank }))
        })
        .collect()
}

/// Lays the cards of a grid on a board whose first square is the cell `origin`; cards of letters
/// that the alphabet lacks are left out.
pub(crate) fn fill(board: &mut Board, origin: Cell, alphabet: Alphabet, grid: &Grid) {
    for at in grid.cells() {
        let row = usize::try_from(at.cell.row - origin.row);
        let column = usize::try_from(at.cell.col - origin.col);
        if let (Ok(row), Ok(column), Some(letter)) =
            (row, column, alphabet.letter(at.what.glyph.as_char()))
        {
            let lying = Lying { letter, blank: at.what.blank };
            board.square_mut(row, column).card = Some(lying);
        }
    }
}

/// The letters and blanks among cards.
pub(crate) fn rack(alphabet: Alphabet, cards: &[Card]) -> Rack {
    let letters = cards.iter().filter_map(|card| match card {
        Card::Letter(glyph) => alphabet.letter(glyph.as_char()),
        Card::Blank(_) | Card::Bonus(_) => None,
    });
    let blanks = cards.iter().filter(|card| matches!(card, Card::Blank(_))).count();
    Rack::new(letters, u8::try_from(blanks).unwrap_or(u8::MAX))
}

/// What each letter of an alphabet is worth.
pub(crate) fn values(alphabet: Alphabet, value: impl Fn(Glyph) -> i32) -> Values {
    let mut values = [0; 32];
    for letter in alphabet.all() {
        values[letter.index()] = Glyph::new(alphabet.display(letter)).map_or(0, &value);
    }
    values
}

/// The letter of a glyph.
pub(crate) fn letter(alphabet: Alphabet, glyph: Glyph) -> Option<Letter> {
    alphabet.letter(glyph.as_char())
}
