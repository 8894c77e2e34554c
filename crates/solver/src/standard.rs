//! The classic crossword game: a board of 15 by 15 with premiums, racks of seven, and points on top
//! for laying all seven. No game of the house is played so; it is what other engines search, and so
//! what this one can be checked against.

use crate::grid::{AllCards, Board, Lying, Rules, Scoring, Search, Square, Values};
use lexicon::{Lexicon, Rack};
use std::fmt;

/// Rows and columns of the board.
pub const SIZE: usize = 15;

/// The premiums of the usual board: `T` and `D` three and two times the word, `t` and `d` the
/// letter.
pub const PREMIUMS: [&str; SIZE] = [
    "T..d...T...d..T",
    ".D...t...t...D.",
    "..D...d.d...D..",
    "d..D...d...D..d",
    "....D.....D....",
    ".t...t...t...t.",
    "..d...d.d...d..",
    "T..d...D...d..T",
    "..d...d.d...d..",
    ".t...t...t...t.",
    "....D.....D....",
    "d..D...d...D..d",
    "..D...d.d...D..",
    ".D...t...t...D.",
    "T..d...T...d..T",
];

/// How many tiles a full rack has, and what laying all of them brings.
const RACK: usize = 7;
const ALL_TILES: i32 = 50;

/// What is wrong with premiums that are written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoPremium(pub String);

impl fmt::Display for NoPremium {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {SIZE} rows of {SIZE} of . d t D T", self.0)
    }
}

impl std::error::Error for NoPremium {}

/// An empty board with these premiums.
pub fn board<S: AsRef<str>>(premiums: &[S]) -> Result<Board, NoPremium> {
    let wrong = |text: &str| NoPremium(text.to_owned());
    if premiums.len() != SIZE {
        return Err(wrong(&format!("{} rows", premiums.len())));
    }
    let mut board = Board::plain(SIZE, SIZE);
    for (row, text) in premiums.iter().map(AsRef::as_ref).enumerate() {
        if text.chars().count() != SIZE {
            return Err(wrong(text));
        }
        for (column, premium) in text.chars().enumerate() {
            let (letter_factor, word_factor) = match premium {
                '.' => (1, 1),
                'd' => (2, 1),
                't' => (3, 1),
                'D' => (1, 2),
                'T' => (1, 3),
                _ => return Err(wrong(text)),
            };
            *board.square_mut(row, column) = Square { card: None, letter_factor, word_factor };
        }
    }
    Ok(board)
}

/// The rules: the first word covers the middle, and a full rack of seven brings 50.
pub fn rules(values: Values) -> Rules {
    let all_cards = AllCards { letters: Some(RACK), letters_with_bonus: None, points: ALL_TILES };
    Rules {
        star: Some((SIZE / 2, SIZE / 2)),
        scoring: Scoring { all_cards: Some(all_cards), ..Scoring::default() },
        ..Rules::plain(values)
    }
}

/// A position, ready to be searched.
pub struct StandardSearch<'a> {
    lexicon: &'a Lexicon,
    board: Board,
    rack: Rack,
    rules: Rules,
}

impl<'a> StandardSearch<'a> {
    /// A board with what lies on it, a rack, and what letters are worth.
    pub fn new(
        lexicon: &'a Lexicon,
        board: Board,
        rack: Rack,
        values: Values,
    ) -> StandardSearch<'a> {
        StandardSearch { lexicon, board, rack, rules: rules(values) }
    }

    /// The search over the grid.
    pub fn search(&self) -> Search<'_> {
        Search::new(self.lexicon, &self.board, &self.rack, &self.rules)
    }

    /// The board, rack and rules that the grid is searched with.
    pub fn parts(&self) -> (&Board, &Rack, &Rules) {
        (&self.board, &self.rack, &self.rules)
    }
}

/// Lays letters on a board, row by row: each with its row, its column and whether a blank stands
/// for it.
pub fn lay(board: &mut Board, lying: impl IntoIterator<Item = (usize, usize, Lying)>) {
    for (row, column, card) in lying {
        board.square_mut(row, column).card = Some(card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_board_is_the_same_from_every_side() {
        let board = board(&PREMIUMS).unwrap();
        let factors = |row, column| {
            let square = board.square(row, column);
            (square.letter_factor, square.word_factor)
        };
        for row in 0..SIZE {
            for column in 0..SIZE {
                assert_eq!(factors(row, column), factors(column, row));
                assert_eq!(factors(row, column), factors(SIZE - 1 - row, column));
            }
        }
        assert_eq!((factors(0, 0), factors(7, 7), factors(1, 5)), ((1, 3), (1, 2), (3, 1)));
    }

    #[test]
    fn what_is_no_board_is_refused() {
        assert!(board(&PREMIUMS[1..]).is_err());
        let mut rows = PREMIUMS.map(str::to_owned);
        rows[3] = "d..D...X...D..d".to_owned();
        assert_eq!(board(&rows).unwrap_err(), NoPremium(rows[3].clone()));
    }
}
