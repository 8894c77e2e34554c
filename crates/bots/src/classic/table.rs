//! What a table gives the player who is next: only the cards of the last play lie there (SC-28),
//! so a play also decides what the next one can build on.

use super::numbers::Numbers;
use games::classic::Play;
use games::{At, Tile};
use std::collections::BTreeMap;

/// The features of a table, by name: how many cards lie, how wide they spread, and which.
pub fn features(table: &[At<Tile>]) -> Vec<(String, f64)> {
    let count = table.len() as f64;
    let lines = |line: &dyn Fn(&At<Tile>) -> i16| {
        let mut lines: Vec<i16> = table.iter().map(line).collect();
        lines.sort_unstable();
        lines.dedup();
        lines.len()
    };
    let width = lines(&|at| at.cell.row).min(lines(&|at| at.cell.col));
    let mut features = vec![
        ("one".to_owned(), 1.0),
        ("cards".to_owned(), count),
        ("cards_squared".to_owned(), count * count),
        ("width".to_owned(), width as f64),
    ];
    features.extend(table.iter().map(|at| (at.what.glyph.to_string(), 1.0)));
    features
}

/// What a table gives the next player, in points.
#[derive(Clone, Debug, Default)]
pub struct Gives {
    weights: BTreeMap<String, f64>,
}

impl Gives {
    /// By trained numbers; what they do not name gives nothing.
    pub fn new(numbers: &Numbers) -> Gives {
        Gives { weights: numbers.table.clone() }
    }

    /// What these cards on the table give.
    pub fn worth(&self, table: &[At<Tile>]) -> f64 {
        let weight = |name: &str| self.weights.get(name).copied().unwrap_or(0.0);
        features(table).iter().map(|(name, count)| count * weight(name)).sum()
    }
}

/// The cards that stay on the table after a play (SC-28), row by row.
pub fn kept(play: &Play) -> Vec<At<Tile>> {
    let mut kept: Vec<At<Tile>> = play
        .words
        .iter()
        .flat_map(|word| word.cells.iter().zip(&word.tiles))
        .map(|(&cell, &what)| At { cell, what })
        .collect();
    kept.sort_unstable();
    kept.dedup();
    kept
}
