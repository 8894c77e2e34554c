//! The board that a search looks at: cards that lie, and what squares multiply.

use lexicon::Letter;

/// A card that lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// The letter that it shows or stands for.
    pub letter: Letter,
    /// A blank stands for the letter and is worth nothing.
    pub blank: bool,
}

/// One square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    /// What lies on it.
    pub card: Option<Lying>,
    /// What it multiplies a letter laid on it by.
    pub letter_factor: i32,
    /// What it multiplies the words of a letter laid on it by.
    pub word_factor: i32,
}

impl Square {
    /// A square that multiplies nothing.
    pub const PLAIN: Square = Square { card: None, letter_factor: 1, word_factor: 1 };
}

/// Squares in rows and columns. An unbounded table is a board with room for a hand on every side.
#[derive(Clone, Debug)]
pub struct Board {
    rows: usize,
    columns: usize,
    squares: Vec<Square>,
}

impl Board {
    /// A board of plain squares.
    pub fn plain(rows: usize, columns: usize) -> Board {
        Board { rows, columns, squares: vec![Square::PLAIN; rows * columns] }
    }

    /// How many rows it has.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns it has.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The square at a row and column, which must be on the board.
    pub fn square(&self, row: usize, column: usize) -> &Square {
        &self.squares[row * self.columns + column]
    }

    /// The square at a row and column, to change it; it must be on the board.
    pub fn square_mut(&mut self, row: usize, column: usize) -> &mut Square {
        &mut self.squares[row * self.columns + column]
    }

    /// Does nothing lie on it?
    pub fn is_empty(&self) -> bool {
        self.squares.iter().all(|square| square.card.is_none())
    }
}
