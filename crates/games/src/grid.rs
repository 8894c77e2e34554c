//! The grid that cards are laid on, bounded or endless: lines, contact, and the words formed.
//!
//! Classic, Forfeit and Party all lay cards in lines on a grid. What a fault costs and what a
//! word is worth differs; which cells make which words does not, and is written here once.

use crate::card::{Glyph, Tile};
use crate::refusal::{Code, Refusal, code};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// A cell by row and column, counted from 0; an endless table also has negative ones.
///
/// Its JSON form is `[row, column]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Cell {
    /// The row, growing downwards.
    pub row: i16,
    /// The column, growing to the right.
    pub col: i16,
}

/// Cells of an endless table end here, far beyond where any game can get, so that neighbours can
/// always be computed.
const FAR: i16 = 10_000;

impl Cell {
    /// The cell at a row and column.
    pub const fn new(row: i16, col: i16) -> Cell {
        Cell { row, col }
    }

    /// The cell so many steps on along a direction.
    #[must_use]
    pub const fn step(self, direction: Direction, steps: i16) -> Cell {
        match direction {
            Direction::Across => Cell { row: self.row, col: self.col.saturating_add(steps) },
            Direction::Down => Cell { row: self.row.saturating_add(steps), col: self.col },
        }
    }

    /// The four cells that share an edge with this one.
    pub fn neighbours(self) -> [Cell; 4] {
        [
            self.step(Direction::Across, -1),
            self.step(Direction::Across, 1),
            self.step(Direction::Down, -1),
            self.step(Direction::Down, 1),
        ]
    }
}

impl From<(i16, i16)> for Cell {
    fn from((row, col): (i16, i16)) -> Cell {
        Cell { row, col }
    }
}

impl From<Cell> for (i16, i16) {
    fn from(cell: Cell) -> (i16, i16) {
        (cell.row, cell.col)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{},{}]", self.row, self.col)
    }
}

/// The two directions in which words are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

impl Direction {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Direction {
        match self {
            Direction::Across => Direction::Down,
            Direction::Down => Direction::Across,
        }
    }
}

/// Something on a cell; its JSON form is `[row, column, what]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(i16, i16, T)", into = "(i16, i16, T)")]
#[serde(bound(serialize = "T: Clone + Serialize", deserialize = "T: Deserialize<'de>"))]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "[number, number, T]", bound = "T: ts_rs::TS")
)]
pub struct At<T> {
    /// Where.
    pub cell: Cell,
    /// What.
    pub what: T,
}

impl<T> At<T> {
    /// Something at a row and column.
    pub const fn new(row: i16, col: i16, what: T) -> At<T> {
        At { cell: Cell::new(row, col), what }
    }
}

impl<T> From<(i16, i16, T)> for At<T> {
    fn from((row, col, what): (i16, i16, T)) -> At<T> {
        At::new(row, col, what)
    }
}

impl<T> From<At<T>> for (i16, i16, T) {
    fn from(at: At<T>) -> (i16, i16, T) {
        (at.cell.row, at.cell.col, at.what)
    }
}

/// Why cards cannot lie as they were put.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing was laid.
    Nothing,
    /// Cells outside the board.
    OffBoard(Vec<Cell>),
    /// Cells that are named twice.
    Twice(Vec<Cell>),
    /// Cells that are taken already.
    Taken(Vec<Cell>),
    /// Cells that are not in one row or column.
    NotInLine(Vec<Cell>),
    /// Empty cells between the laid ones.
    Gap(Vec<Cell>),
    /// The cells touch nothing.
    NoContact(Vec<Cell>),
}

impl Fault {
    /// The refusal that this fault is, by the rule of the game.
    pub fn refusal(self, rule: &'static str) -> Refusal {
        let (code, cells): (Code, Vec<Cell>) = match self {
            Fault::Nothing => (code::NOTHING_LAID, Vec::new()),
            Fault::OffBoard(cells) => (code::OFF_BOARD, cells),
            Fault::Twice(cells) => (code::CELL_TWICE, cells),
            Fault::Taken(cells) => (code::CELL_TAKEN, cells),
            Fault::NotInLine(cells) => (code::NOT_IN_LINE, cells),
            Fault::Gap(cells) => (code::GAP, cells),
            Fault::NoContact(cells) => (code::NO_CONTACT, cells),
        };
        Refusal::new(code, rule).cells(cells)
    }
}

/// A word on the grid: its cells in reading order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// How it is read.
    pub direction: Direction,
    /// Its cells in reading order.
    pub cells: Vec<Cell>,
    /// Its letters in reading order.
    pub tiles: Vec<Tile>,
}

impl Run {
    /// Its letters.
    pub fn word(&self) -> Vec<Glyph> {
        self.tiles.iter().map(|tile| tile.glyph).collect()
    }
}

/// A grid with cards on some of its cells.
///
/// ```
/// use games::grid::{At, Cell, Grid};
/// let tile = |text: &str| text.parse().unwrap();
/// let mut grid = Grid::endless();
/// for (col, letter) in ["T", "R", "A", "V", "A"].iter().enumerate() {
///     grid.put(Cell::new(0, col as i16), tile(letter));
/// }
/// // C, I, A, R around the R make CRIAR.
/// let laid: Vec<_> = [(-1, "C"), (1, "I"), (2, "A"), (3, "R")]
///     .map(|(row, letter)| At::new(row, 1, tile(letter))).into();
/// let runs = grid.lay(&laid).unwrap();
/// assert_eq!(games::spell(&runs[0].word()), "CRIAR");
/// assert_eq!(runs.len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    bounds: Option<(i16, i16)>,
    tiles: BTreeMap<Cell, Tile>,
}

impl Grid {
    /// A table without edges.
    pub fn endless() -> Grid {
        Grid { bounds: None, tiles: BTreeMap::new() }
    }

    /// A board of so many rows and columns.
    pub fn bounded(rows: i16, cols: i16) -> Grid {
        Grid { bounds: Some((rows, cols)), tiles: BTreeMap::new() }
    }

    /// Is the cell on the board?
    pub fn has(&self, cell: Cell) -> bool {
        match self.bounds {
            Some((rows, cols)) => (0..rows).contains(&cell.row) && (0..cols).contains(&cell.col),
            None => (-FAR..=FAR).contains(&cell.row) && (-FAR..=FAR).contains(&cell.col),
        }
    }

    /// What lies on a cell.
    pub fn get(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(&cell).copied()
    }

    /// Puts a card on a cell, whatever lay there.
    pub fn put(&mut self, cell: Cell, tile: Tile) {
        self.tiles.insert(cell, tile);
    }

    /// Takes the card off a cell.
    pub fn take(&mut self, cell: Cell) -> Option<Tile> {
        self.tiles.remove(&cell)
    }

    /// Does nothing lie on it?
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// How many cards lie on it.
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// The cells with cards, row by row.
    pub fn cells(&self) -> impl Iterator<Item = At<Tile>> + '_ {
        self.tiles.iter().map(|(&cell, &what)| At { cell, what })
    }

    /// Checks that cards may lie so, apart from words: on the board, on free cells, in one line
    /// without gaps, touching what lies (unless nothing does). Tells the words they form, the
    /// main word first.
    ///
    /// The main word is the one along the line of the cards. Where a single card makes two words
    /// it is the longer, else the one across.
    pub fn lay(&self, laid: &[At<Tile>]) -> Result<Vec<Run>, Fault> {
        self.check_cells(laid)?;
        let direction = line_of(laid).ok_or_else(|| Fault::NotInLine(cells_of(laid)))?;
        self.check_gaps(laid, direction)?;
        let touches = |at: &At<Tile>| {
            at.cell.neighbours().iter().any(|neighbour| self.tiles.contains_key(neighbour))
        };
        if !self.is_empty() && !laid.iter().any(touches) {
            return Err(Fault::NoContact(cells_of(laid)));
        }
        Ok(self.runs(laid, direction))
    }

    fn check_cells(&self, laid: &[At<Tile>]) -> Result<(), Fault> {
        let those = |wrong: &dyn Fn(usize, Cell) -> bool| -> Vec<Cell> {
            let numbered = laid.iter().enumerate();
            numbered.filter(|(i, at)| wrong(*i, at.cell)).map(|(_, at)| at.cell).collect()
        };
        let off = those(&|_, cell| !self.has(cell));
        let twice = those(&|i, cell| laid[..i].iter().any(|earlier| earlier.cell == cell));
        let taken = those(&|_, cell| self.tiles.contains_key(&cell));
        if laid.is_empty() {
            Err(Fault::Nothing)
        } else if !off.is_empty() {
            Err(Fault::OffBoard(off))
        } else if !twice.is_empty() {
            Err(Fault::Twice(twice))
        } else if !taken.is_empty() {
            Err(Fault::Taken(taken))
        } else {
            Ok(())
        }
    }

    fn check_gaps(&self, laid: &[At<Tile>], direction: Direction) -> Result<(), Fault> {
        let (Some(first), Some(last)) =
            (laid.iter().map(|at| at.cell).min(), laid.iter().map(|at| at.cell).max())
        else {
            return Err(Fault::Nothing);
        };
        // A line longer than any that could be filled is not walked cell by cell.
        let length = last.row - first.row + (last.col - first.col);
        if usize::try_from(length).is_ok_and(|length| length >= laid.len() + self.len()) {
            return Err(Fault::Gap(cells_of(laid)));
        }
        let between = (0..length).map(|step| first.step(direction, step));
        let empty =
            |cell: &Cell| !self.tiles.contains_key(cell) && laid.iter().all(|at| at.cell != *cell);
        let gaps: Vec<Cell> = between.filter(empty).collect();
        if gaps.is_empty() { Ok(()) } else { Err(Fault::Gap(gaps)) }
    }

    /// The words of two or more letters that contain a laid card, the main word first.
    fn runs(&self, laid: &[At<Tile>], line: Direction) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let mut keep = |run: Run| {
            if run.cells.len() >= 2 {
                runs.push(run);
            }
        };
        keep(self.run(laid, laid[0].cell, line));
        for at in laid {
            keep(self.run(laid, at.cell, line.other()));
        }
        if laid.len() == 1 {
            // A stable sort: equal lengths keep the word across first.
            runs.sort_by_key(|run| std::cmp::Reverse(run.cells.len()));
        }
        runs
    }

    /// The unbroken stretch of cards through a cell, laid ones included.
    fn run(&self, laid: &[At<Tile>], through: Cell, direction: Direction) -> Run {
        let look = |cell: Cell| {
            self.get(cell).or_else(|| laid.iter().find(|at| at.cell == cell).map(|at| at.what))
        };
        let mut cell = through;
        while look(cell.step(direction, -1)).is_some() {
            cell = cell.step(direction, -1);
        }
        let mut run = Run { direction, cells: Vec::new(), tiles: Vec::new() };
        while let Some(tile) = look(cell) {
            run.cells.push(cell);
            run.tiles.push(tile);
            cell = cell.step(direction, 1);
        }
        run
    }
}

/// The direction that laid cards share; a single card counts as laid across.
fn line_of(laid: &[At<Tile>]) -> Option<Direction> {
    let first = laid.first()?.cell;
    if laid.iter().all(|at| at.cell.row == first.row) {
        Some(Direction::Across)
    } else if laid.iter().all(|at| at.cell.col == first.col) {
        Some(Direction::Down)
    } else {
        None
    }
}

fn cells_of(laid: &[At<Tile>]) -> Vec<Cell> {
    laid.iter().map(|at| at.cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    fn grid(rows: &[&str]) -> Grid {
        let mut grid = Grid::endless();
        for (row, text) in rows.iter().enumerate() {
            for (col, letter) in text.chars().enumerate().filter(|(_, letter)| *letter != '.') {
                grid.put(Cell::new(row as i16, col as i16), tile(&letter.to_string()));
            }
        }
        grid
    }

    fn laid(cells: &[(i16, i16, &str)]) -> Vec<At<Tile>> {
        cells.iter().map(|&(row, col, text)| At::new(row, col, tile(text))).collect()
    }

    fn words(grid: &Grid, cells: &[(i16, i16, &str)]) -> Result<Vec<String>, Fault> {
        let runs = grid.lay(&laid(cells))?;
        Ok(runs.iter().map(|run| crate::card::spell(&run.word())).collect())
    }

    #[test]
    fn a_parallel_word_forms_every_crossing_word() {
        let table = grid(&["DESLIGA"]);
        let found = words(&table, &[(1, 3, "A"), (1, 4, "R")]).unwrap();
        assert_eq!(found, ["AR", "LA", "IR"]);
    }

    #[test]
    fn one_card_that_makes_two_words_names_the_longer_first() {
        let table = grid(&["AB.", "..C", "..D"]);
        assert_eq!(words(&table, &[(0, 2, "E")]).unwrap(), ["ABE", "ECD"]);
        let table = grid(&["A..", ".BC", ".D."]);
        assert_eq!(words(&table, &[(0, 1, "E")]).unwrap(), ["EBD", "AE"]);
    }

    #[test]
    fn each_fault_names_its_cells() {
        let table = grid(&["AB"]);
        let fault = |cells: &[(i16, i16, &str)]| words(&table, cells).unwrap_err();
        assert_eq!(fault(&[]), Fault::Nothing);
        assert_eq!(fault(&[(0, 0, "A")]), Fault::Taken(vec![Cell::new(0, 0)]));
        assert_eq!(fault(&[(1, 0, "A"), (1, 0, "B")]), Fault::Twice(vec![Cell::new(1, 0)]));
        assert!(matches!(fault(&[(1, 0, "A"), (2, 1, "B")]), Fault::NotInLine(_)));
        assert_eq!(fault(&[(1, 0, "A"), (1, 2, "B")]), Fault::Gap(vec![Cell::new(1, 1)]));
        assert!(matches!(fault(&[(2, 0, "A"), (2, 1, "B")]), Fault::NoContact(_)));
        assert!(matches!(fault(&[(1, 0, "A"), (1, 9999, "B")]), Fault::Gap(_)));
        assert!(matches!(fault(&[(i16::MIN, 0, "A")]), Fault::OffBoard(_)));
        let board = Grid::bounded(15, 15);
        assert!(matches!(board.lay(&laid(&[(0, 15, "A")])), Err(Fault::OffBoard(_))));
        assert!(board.lay(&laid(&[(14, 13, "A"), (14, 14, "B")])).is_ok());
    }

    #[test]
    fn cells_and_placements_are_plain_arrays_in_json() {
        let at = At::new(-1, 2, tile("ç"));
        assert_eq!(serde_json::to_string(&at).unwrap(), r#"[-1,2,"ç"]"#);
        assert_eq!(serde_json::from_str::<At<Tile>>(r#"[-1,2,"ç"]"#).unwrap(), at);
        assert_eq!(serde_json::to_string(&at.cell).unwrap(), "[-1,2]");
    }
}
