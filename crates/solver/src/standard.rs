//! The classic crossword game: a board of 15 by 15 with premiums, racks of seven, and points on top
//! for laying all seven. No game of the house is played so; it is what other engines search, and so
//! what this one can be checked against.

use crate::grid::{AllCards, Board, Laid, Lying, Rules, Scoring, Square, Values};
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

/// What laying so many tiles in one turn brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AllTiles {
    /// How many.
    pub tiles: usize,
    /// The points.
    pub points: i32,
}

impl AllTiles {
    /// The usual 50 points for all seven.
    pub const USUAL: AllTiles = AllTiles { tiles: 7, points: 50 };
}

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

/// The usual rules: the first word covers the middle, and a full rack of seven brings 50.
pub fn rules(values: Values) -> Rules {
    rules_with(values, AllTiles::USUAL)
}

/// The same with other points for laying many tiles.
pub fn rules_with(values: Values, all: AllTiles) -> Rules {
    let AllTiles { tiles, points } = all;
    let all_cards = AllCards { letters: Some(tiles), letters_with_bonus: None, points };
    Rules {
        star: Some((SIZE / 2, SIZE / 2)),
        scoring: Scoring { all_cards: Some(all_cards), ..Scoring::default() },
        ..Rules::plain(values)
    }
}

/// A word that a play makes, with what it scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// The row and column of each of its letters.
    pub cells: Vec<(usize, usize)>,
    /// Its letters as they lie.
    pub letters: Vec<Lying>,
    /// Its points, without those for laying many tiles.
    pub points: i32,
}

/// The words of a play, the main word first: the longer one where one tile makes two, else the one
/// across.
pub fn words(board: &Board, rules: &Rules, laid: &[Laid]) -> Vec<Word> {
    let Some(first) = laid.first() else { return Vec::new() };
    let along = |card: &Laid, across: bool| word(board, rules, laid, card, across);
    let one_row = laid.iter().all(|card| card.row == first.row);
    let mut words: Vec<Word> = if laid.len() == 1 {
        let mut both: Vec<Word> =
            [true, false].into_iter().filter_map(|a| along(first, a)).collect();
        both.sort_by_key(|word| std::cmp::Reverse(word.cells.len()));
        return both;
    } else {
        along(first, one_row).into_iter().collect()
    };
    words.extend(laid.iter().filter_map(|card| along(card, !one_row)));
    words
}

/// The word through a laid tile in one direction; nothing if the tile stands alone.
fn word(board: &Board, rules: &Rules, laid: &[Laid], from: &Laid, across: bool) -> Option<Word> {
    let step = |(row, column): (usize, usize), back: bool| match (across, back) {
        (true, true) => (row, column.wrapping_sub(1)),
        (true, false) => (row, column + 1),
        (false, true) => (row.wrapping_sub(1), column),
        (false, false) => (row + 1, column),
    };
    let at = |cell: (usize, usize)| {
        let own = laid.iter().find(|card| (card.row, card.column) == cell);
        if let Some(card) = own {
            return Some((Lying { letter: card.letter, blank: card.blank }, true));
        }
        let on_board = cell.0 < board.rows() && cell.1 < board.columns();
        Some((on_board.then(|| board.square(cell.0, cell.1).card).flatten()?, false))
    };
    let mut cell = (from.row, from.column);
    while at(step(cell, true)).is_some() {
        cell = step(cell, true);
    }
    let mut word = Word { cells: Vec::new(), letters: Vec::new(), points: 0 };
    let mut factor = 1;
    while let Some((lying, new)) = at(cell) {
        let square = board.square(cell.0, cell.1);
        let worth = if lying.blank { 0 } else { rules.values[lying.letter.index()] };
        word.points += worth * if new { square.letter_factor } else { 1 };
        factor *= if new { square.word_factor } else { 1 };
        word.cells.push(cell);
        word.letters.push(lying);
        cell = step(cell, false);
    }
    word.points *= factor;
    (word.cells.len() > 1).then_some(word)
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
