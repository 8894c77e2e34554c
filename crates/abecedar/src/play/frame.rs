//! How cells are called: a letter for the column and a number for the row, as they are drawn.

use games::{Cell, Direction};

/// Where the labels begin.
///
/// On an endless table they begin so far before the cards that every cell that can be reached
/// has one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The cell called `a1`.
    pub first: Cell,
}

/// No hand reaches further from the cards that lie there.
const REACH: i16 = 7;

impl Frame {
    /// The labels of a board with edges.
    pub const BOARD: Frame = Frame { first: Cell::new(0, 0) };

    /// The labels of an endless table with these cards.
    pub fn around(cells: impl Iterator<Item = Cell> + Clone) -> Frame {
        let row = cells.clone().map(|cell| cell.row).min().unwrap_or(0);
        let col = cells.map(|cell| cell.col).min().unwrap_or(0);
        Frame { first: Cell::new(row - REACH, col - REACH) }
    }

    /// The label of a column.
    pub fn column(self, col: i16) -> String {
        let place = col - self.first.col;
        match u8::try_from(place) {
            Ok(place @ 0..26) => char::from(b'a' + place).to_string(),
            Ok(place) => format!("{}{}", letter(place / 26 - 1), letter(place % 26)),
            Err(_) => format!("({place})"),
        }
    }

    /// The label of a row.
    pub fn row(self, row: i16) -> String {
        (row - self.first.row + 1).to_string()
    }

    /// The label of a cell.
    pub fn label(self, cell: Cell) -> String {
        format!("{}{}", self.column(cell.col), self.row(cell.row))
    }

    /// The cell of a label, the letter or the number in front.
    pub fn cell(self, label: &str) -> Option<Cell> {
        let label = label.to_ascii_lowercase();
        let letters: String = label.chars().filter(char::is_ascii_lowercase).collect();
        let digits: String = label.chars().filter(char::is_ascii_digit).collect();
        let sound = label == format!("{letters}{digits}") || label == format!("{digits}{letters}");
        if !sound || !(1..=2).contains(&letters.len()) || !(1..=3).contains(&digits.len()) {
            return None;
        }
        let col = letters.bytes().fold(0, |sum, letter| sum * 26 + i16::from(letter - b'a') + 1);
        let row: i16 = digits.parse().ok()?;
        Some(Cell::new(self.first.row + row - 1, self.first.col + col - 1))
    }
}

fn letter(place: u8) -> char {
    char::from(b'a' + place.min(25))
}

/// The direction in which these cells run; across if there is only one.
pub fn direction(cells: &[Cell]) -> Direction {
    match cells {
        [first, second, ..] if first.row != second.row => Direction::Down,
        _ => Direction::Across,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_round_trip() {
        let frame = Frame::around([Cell::new(-3, 2), Cell::new(4, 9)].into_iter());
        assert_eq!(frame.label(Cell::new(-3, 2)), "h8");
        for row in -10..40 {
            for col in -5..60 {
                let cell = Cell::new(row, col);
                assert_eq!(frame.cell(&frame.label(cell)), Some(cell));
            }
        }
        assert_eq!(Frame::BOARD.cell("9G"), Some(Cell::new(8, 6)));
        for wrong in ["", "a", "1", "a1b", "abc1", "ç1", "a-1", "1a1", "a9999"] {
            assert_eq!(Frame::BOARD.cell(wrong), None, "{wrong}");
        }
    }
}
