//! The board as data: which square has which premium, and where the star is.

use crate::grid::{Cell, Grid};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Square {
    /// `.`: nothing.
    Plain,
    /// `d`: the letter counts twice (PY-19).
    DoubleLetter,
    /// `t`: the letter counts three times.
    TripleLetter,
    /// `D`: the word counts twice.
    DoubleWord,
    /// `T`: the word counts three times.
    TripleWord,
    /// `C`: the Chance die is rolled at the end of the turn (PY-25).
    Chance,
    /// `*`: the first word covers it (PY-15); it doubles that word, if the table says so (PY-A1).
    Star,
}

impl Square {
    /// All of them.
    pub const ALL: [Square; 7] = [
        Square::Plain,
        Square::DoubleLetter,
        Square::TripleLetter,
        Square::DoubleWord,
        Square::TripleWord,
        Square::Chance,
        Square::Star,
    ];

    /// How it is written.
    pub const fn as_char(self) -> char {
        match self {
            Square::Plain => '.',
            Square::DoubleLetter => 'd',
            Square::TripleLetter => 't',
            Square::DoubleWord => 'D',
            Square::TripleWord => 'T',
            Square::Chance => 'C',
            Square::Star => '*',
        }
    }

    /// What a letter laid on it is multiplied by.
    pub const fn letter_factor(self) -> u8 {
        match self {
            Square::DoubleLetter => 2,
            Square::TripleLetter => 3,
            _ => 1,
        }
    }

    /// What a word with a letter laid on it is multiplied by.
    pub const fn word_factor(self, star_doubles: bool) -> u8 {
        match self {
            Square::DoubleWord => 2,
            Square::TripleWord => 3,
            Square::Star if star_doubles => 2,
            _ => 1,
        }
    }
}

/// A board of rows and columns with exactly one star. Its JSON form is a list of rows of text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<string>"))]
pub struct Board {
    rows: Vec<Vec<Square>>,
    star: Cell,
}

/// Words are no longer than this, so a longer line would be of no use.
const LONGEST_LINE: usize = lexicon::MAX_WORD;
/// More than this no word of a line may be multiplied by, so that scores stay readable numbers.
const MOST_TIMES: u64 = u8::MAX as u64;

impl Board {
    /// The board of these rows.
    ///
    /// ```
    /// use games::party::Board;
    /// let board = Board::new(&["T.C", ".*.", "C.T"])?;
    /// assert_eq!(board.star(), games::Cell::new(1, 1));
    /// assert!(Board::new(&["...", "..."]).is_err());
    /// # Ok::<(), games::party::BoardError>(())
    /// ```
    pub fn new<S: AsRef<str>>(rows: &[S]) -> Result<Board, BoardError> {
        let square = |(row, text): (usize, &S)| -> Result<Vec<Square>, BoardError> {
            let squares = text.as_ref().chars().map(|letter| {
                let found = Square::ALL.iter().find(|square| square.as_char() == letter);
                found.copied().ok_or(BoardError::UnknownSquare { row, letter })
            });
            squares.collect()
        };
        let squares: Vec<Vec<Square>> =
            rows.iter().enumerate().map(square).collect::<Result<_, _>>()?;
        let columns = squares.first().map_or(0, Vec::len);
        let fits = |length: usize| (2..=LONGEST_LINE).contains(&length);
        if !fits(squares.len()) || !fits(columns) || squares.iter().any(|row| row.len() != columns)
        {
            return Err(BoardError::Shape);
        }
        let across = squares.iter().any(|row| product(row.iter().copied()) > MOST_TIMES);
        let down = (0..columns).any(|col| product(squares.iter().map(|row| row[col])) > MOST_TIMES);
        if across || down {
            return Err(BoardError::TooManyPremiums);
        }
        let stars: Vec<Cell> = all_cells(squares.len(), columns)
            .filter(|cell| squares[cell.row as usize][cell.col as usize] == Square::Star)
            .collect();
        match stars[..] {
            [star] => Ok(Board { rows: squares, star }),
            _ => Err(BoardError::Stars(stars.len())),
        }
    }

    /// The square at a cell; a plain one outside the board, where nothing can lie.
    pub fn square(&self, cell: Cell) -> Square {
        let row = usize::try_from(cell.row).ok().and_then(|row| self.rows.get(row));
        let square = row.and_then(|row| row.get(usize::try_from(cell.col).ok()?));
        square.copied().unwrap_or(Square::Plain)
    }

    /// Where the first word goes (PY-15).
    pub const fn star(&self) -> Cell {
        self.star
    }

    /// How many rows there are.
    pub fn rows(&self) -> i16 {
        self.rows.len() as i16
    }

    /// How many columns there are.
    pub fn columns(&self) -> i16 {
        self.rows.first().map_or(0, Vec::len) as i16
    }

    /// A grid of this size with nothing on it.
    pub fn empty_grid(&self) -> Grid {
        Grid::bounded(self.rows(), self.columns())
    }
}

fn all_cells(rows: usize, columns: usize) -> impl Iterator<Item = Cell> {
    (0..rows).flat_map(move |row| (0..columns).map(move |col| Cell::new(row as i16, col as i16)))
}

fn product(line: impl Iterator<Item = Square>) -> u64 {
    line.map(|square| u64::from(square.word_factor(true))).product()
}

impl TryFrom<Vec<String>> for Board {
    type Error = BoardError;

    fn try_from(rows: Vec<String>) -> Result<Board, BoardError> {
        Board::new(&rows)
    }
}

impl From<Board> for Vec<String> {
    fn from(board: Board) -> Vec<String> {
        board.rows.iter().map(|row| row.iter().map(|square| square.as_char()).collect()).collect()
    }
}

/// Why rows of text are no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardError {
    /// A character that stands for no square.
    UnknownSquare {
        /// The row, counted from 0.
        row: usize,
        /// The character.
        letter: char,
    },
    /// Rows of different length, or too few or too many of them.
    Shape,
    /// So many stars instead of one.
    Stars(usize),
    /// A line whose word premiums multiply to more than any score can show.
    TooManyPremiums,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::UnknownSquare { row, letter } => {
                write!(f, "row {row} of the board has {letter:?}: expected one of . d t D T C *")
            }
            BoardError::Shape => {
                write!(f, "a board has 2 to {LONGEST_LINE} rows and columns, all rows equally long")
            }
            BoardError::Stars(count) => write!(f, "the board has {count} stars: expected one"),
            BoardError::TooManyPremiums => {
                write!(f, "a line of the board multiplies by more than {MOST_TIMES}")
            }
        }
    }
}

impl std::error::Error for BoardError {}
