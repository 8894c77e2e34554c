//! Tables as text: rows parted by `/`, a number for so many squares with nothing on them, a letter
//! in lower case where a blank stands for it.

use games::{Card, Cell, Grid, Tile};

/// The rows from `top` to `bottom` and columns from `left` to `right`.
fn rows(grid: &Grid, top: Cell, bottom: Cell) -> String {
    let row = |row: i16| {
        let (mut text, mut gap) = (String::new(), 0);
        for col in top.col..=bottom.col {
            match grid.get(Cell::new(row, col)) {
                None => gap += 1,
                Some(tile) => {
                    if gap > 0 {
                        text += &gap.to_string();
                    }
                    gap = 0;
                    text += &tile.to_string();
                }
            }
        }
        if gap > 0 { text + &gap.to_string() } else { text }
    };
    (top.row..=bottom.row).map(row).collect::<Vec<_>>().join("/")
}

/// A board of so many rows and columns.
pub fn board(grid: &Grid, rows_of: i16, columns: i16) -> String {
    rows(grid, Cell::new(0, 0), Cell::new(rows_of - 1, columns - 1))
}

/// The part of an endless table on which cards lie; `-` if none do.
pub fn table(grid: &Grid) -> String {
    let cells: Vec<Cell> = grid.cells().map(|at| at.cell).collect();
    let (rows_of, columns) = (cells.iter().map(|c| c.row), cells.iter().map(|c| c.col));
    match (rows_of.clone().min(), rows_of.max(), columns.clone().min(), columns.max()) {
        (Some(top), Some(bottom), Some(left), Some(right)) => {
            rows(grid, Cell::new(top, left), Cell::new(bottom, right))
        }
        _ => "-".to_owned(),
    }
}

/// Lays what a text tells on an empty grid, from the first cell on.
pub fn lay(text: &str, mut grid: Grid) -> Option<Grid> {
    if text == "-" {
        return Some(grid);
    }
    for (row, line) in text.split('/').enumerate() {
        let (mut column, mut gap) = (0i16, 0i16);
        for c in line.chars() {
            if let Some(digit) = c.to_digit(10) {
                gap = gap * 10 + digit as i16;
                continue;
            }
            column += std::mem::take(&mut gap);
            let tile: Tile = c.to_string().parse().ok()?;
            grid.put(Cell::new(row as i16, column), tile);
            column += 1;
        }
    }
    Some(grid)
}

/// Cards parted by spaces.
pub fn cards<C: ToString>(cards: &[C]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The cards of a text.
pub fn read_cards<C: std::str::FromStr>(text: &str) -> Option<Vec<C>> {
    text.split(' ').filter(|card| !card.is_empty()).map(|card| card.parse().ok()).collect()
}

/// How many of the cards are blanks.
pub fn blanks(cards: &[Card]) -> usize {
    cards.iter().filter(|card| matches!(card, Card::Blank(_))).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_comes_back_as_it_was_written() {
        let text = "12C2/A1bC9D/15";
        let grid = lay(text, Grid::bounded(3, 15)).unwrap();
        assert_eq!(grid.len(), 5);
        assert!(grid.get(Cell::new(1, 2)).unwrap().blank);
        assert_eq!(board(&grid, 3, 15), "12C2/A1bC9D1/15");
        let endless = lay("2C/A1b", Grid::endless()).unwrap();
        assert_eq!(table(&endless), "2C/A1b");
        assert_eq!(table(&Grid::endless()), "-");
    }
}
