//! Positions and plays for people: the table drawn, and the plays as a list with their lines.

use games::party::Board;
use games::{At, Cell, Grid, Line, Tile};
use std::fmt::Write;

/// A play to be listed.
pub struct Row<'a> {
    pub word: &'a str,
    pub cells: &'a [Cell],
    pub score: i32,
    pub lines: &'a [Line],
    pub remark: String,
}

/// How the main word is read.
pub fn direction(cells: &[Cell]) -> &'static str {
    match cells {
        [first, second, ..] if first.row != second.row => "down",
        _ => "across",
    }
}

/// The table with the best play on it, its cards in brackets.
pub fn table(grid: &Grid, board: Option<&Board>, best: Option<&[At<Tile>]>) -> String {
    let laid = best.unwrap_or_default();
    let cells: Vec<Cell> =
        grid.cells().map(|at| at.cell).chain(laid.iter().map(|at| at.cell)).collect();
    let (rows, columns) = match board {
        Some(board) => (0..board.rows(), 0..board.columns()),
        None => (span(cells.iter().map(|c| c.row)), span(cells.iter().map(|c| c.col))),
    };
    let mut text = String::new();
    let _ = write!(text, "    ");
    columns.clone().for_each(|column| {
        let _ = write!(text, "{column:^3}");
    });
    text.push('\n');
    for row in rows {
        let _ = write!(text, "{row:>3} ");
        for column in columns.clone() {
            let cell = Cell::new(row, column);
            let new = laid.iter().find(|at| at.cell == cell);
            let _ = match (new, grid.get(cell), board) {
                (Some(at), _, _) => write!(text, "[{}]", at.what),
                (None, Some(tile), _) => write!(text, " {tile} "),
                (None, None, Some(board)) => write!(text, " {} ", board.square(cell).as_char()),
                (None, None, None) => write!(text, " . "),
            };
        }
        text.push('\n');
    }
    if board.is_some() {
        text.push_str("    T D word ×3 ×2   t d letter ×3 ×2   C Chance   * star\n");
    }
    text.push('\n');
    text
}

fn span(numbers: impl Iterator<Item = i16> + Clone) -> std::ops::Range<i16> {
    match (numbers.clone().min(), numbers.max()) {
        (Some(first), Some(last)) => first..last + 1,
        _ => 0..0,
    }
}

/// How many plays there are, if that was asked.
pub fn legal(text: &mut String, legal: Option<u64>) {
    if let Some(legal) = legal {
        let _ = writeln!(text, "{legal} legal plays\n");
    }
}

/// The plays, best first, each with the lines that add up to its score.
pub fn plays<'a>(text: &mut String, rows: impl Iterator<Item = Row<'a>>) {
    let mut none = true;
    for (nth, row) in rows.enumerate() {
        none = false;
        let first = row.cells.first().map_or(String::new(), |cell| format!("{cell:?}"));
        let remark =
            if row.remark.is_empty() { String::new() } else { format!("  {}", row.remark) };
        let _ = writeln!(
            text,
            "{:>3}. {:>4}  {:<15} {first} {}{remark}",
            nth + 1,
            row.score,
            row.word,
            direction(row.cells)
        );
        let lines: Vec<String> = row.lines.iter().map(line).collect();
        let _ = writeln!(text, "           {}", lines.join(", "));
    }
    if none {
        text.push_str("no legal play\n");
    }
}

fn line(line: &Line) -> String {
    let mut said = line.kind.as_str().replace('_', " ");
    if let Some(word) = &line.word {
        said = format!("{word} {said}");
    }
    if let Some(times) = line.times {
        said = format!("{said} ×{times}");
    }
    format!("{said} {:+}", line.points.0)
}
