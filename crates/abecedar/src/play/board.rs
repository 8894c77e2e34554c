//! Tables of cards in rows and columns: drawn with labels, or told in words.

use super::frame::Frame;
use super::screen::Look;
use console::Style;
use games::{Cell, Direction, Grid, Tile};
use std::ops::Range;
use texts::{Given, Texts};

/// An empty cell as it is drawn: two characters at most, and how they look.
#[derive(Clone)]
pub struct Empty {
    /// What stands there.
    pub sign: &'static str,
    /// Its colours.
    pub style: Style,
}

impl Empty {
    /// A cell with nothing to say.
    pub fn plain() -> Empty {
        Empty { sign: ".", style: Style::new().dim() }
    }
}

/// The part of a table that is drawn.
pub struct Part {
    /// The rows.
    pub rows: Range<i16>,
    /// The columns.
    pub cols: Range<i16>,
}

impl Part {
    /// The cards of a table, with some room around them.
    pub fn around(grid: &Grid, room: i16) -> Part {
        let span = |numbers: Vec<i16>| {
            let first = numbers.iter().min().copied().unwrap_or(0);
            let last = numbers.iter().max().copied().unwrap_or(0);
            first - room..last + room + 1
        };
        Part {
            rows: span(grid.cells().map(|at| at.cell.row).collect()),
            cols: span(grid.cells().map(|at| at.cell.col).collect()),
        }
    }
}

/// Draws a part of a table. Cards that were just laid stand in brackets.
pub fn draw(
    look: Look,
    frame: Frame,
    part: &Part,
    grid: &Grid,
    fresh: &[Cell],
    empty: impl Fn(Cell) -> Empty,
) -> Vec<String> {
    let columns = part.cols.len();
    // Where three characters a cell do not fit, two do, and a board still can be read.
    let wide = 4 + 3 * columns <= look.width;
    let pad = |text: String| if wide { format!("{text:^3}") } else { format!("{text:<2}") };
    let head: String = part.cols.clone().map(|col| pad(frame.column(col))).collect();
    let mut lines = vec![look.dim(format!("    {head}").trim_end())];
    for row in part.rows.clone() {
        let mut line = look.dim(&format!("{:>3} ", frame.row(row)));
        for col in part.cols.clone() {
            let cell = Cell::new(row, col);
            match grid.get(cell) {
                Some(tile) => line.push_str(&card(look, tile, fresh.contains(&cell), wide)),
                None => {
                    let Empty { sign, style } = empty(cell);
                    let sign = if wide { sign } else { sign.get(..1).unwrap_or(sign) };
                    line.push_str(&look.paint(&pad(sign.to_owned()), style));
                }
            }
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

fn card(look: Look, tile: Tile, fresh: bool, wide: bool) -> String {
    let style = Style::new().bold();
    let style = if tile.blank { style.red() } else { style };
    let text = match (wide, fresh) {
        (true, true) => format!("[{tile}]"),
        (true, false) => format!(" {tile} "),
        (false, _) => format!("{tile} "),
    };
    look.paint(&text, style)
}

/// Tells a table in words: each word, how it runs and where it begins.
pub fn told(texts: &Texts, frame: Frame, grid: &Grid) -> Vec<String> {
    let mut lines = Vec::new();
    for direction in [Direction::Across, Direction::Down] {
        for at in grid.cells() {
            let start = at.cell;
            if grid.get(start.step(direction, -1)).is_some() {
                continue;
            }
            let tiles = (0..).map_while(|step| grid.get(start.step(direction, step)));
            let word: String = tiles.map(|tile| tile.to_string()).collect();
            if word.chars().count() < 2 {
                continue;
            }
            let way = match direction {
                Direction::Across => texts.text("direction-across"),
                Direction::Down => texts.text("direction-down"),
            };
            let given = Given::new().with("word", word).with("direction", way);
            lines.push(texts.say("terminal-word-at", &given.with("place", frame.label(start))));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Language;

    fn grid() -> Grid {
        let mut grid = Grid::endless();
        for (cell, letter) in [((0, 0), "A"), ((0, 1), "r"), ((1, 0), "S")] {
            grid.put(cell.into(), letter.parse().unwrap());
        }
        grid
    }

    fn frame() -> Frame {
        let cells: Vec<Cell> = grid().cells().map(|at| at.cell).collect();
        Frame::around(cells.into_iter())
    }

    #[test]
    fn a_table_is_drawn_with_labels_and_fresh_cards_in_brackets() {
        let look = Look { color: false, plain: false, width: 80 };
        let part = Part::around(&grid(), 1);
        let lines = draw(look, frame(), &part, &grid(), &[Cell::new(1, 0)], |_| Empty::plain());
        let drawn = lines.join("\n");
        assert_eq!(
            drawn,
            "     g  h  i  j
  7  .  .  .  .
  8  .  A  r  .
  9  . [S] .  .
 10  .  .  .  ."
        );
    }

    #[test]
    fn a_narrow_terminal_gets_narrow_cells() {
        let look = Look { color: false, plain: false, width: 14 };
        let part = Part::around(&grid(), 1);
        let lines = draw(look, frame(), &part, &grid(), &[], |_| Empty::plain());
        assert_eq!(lines[2], "  8 . A r .");
        assert!(lines.iter().all(|line| line.len() <= 14), "{lines:?}");
    }

    #[test]
    fn a_table_is_told_in_words() {
        let lines = told(&Texts::new(Language::English), frame(), &grid());
        assert_eq!(lines, ["Ar across from h8", "AS down from h8"]);
    }
}
