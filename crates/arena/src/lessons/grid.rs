//! Plain plays on a grid: a word through a letter that lies there, and nothing else touched.

use super::vocabulary::Letters;
use games::{At, Card, Cell, Direction, Glyph, Tile, spell};
use std::collections::BTreeMap;

/// What lies on the grid.
pub struct Lying(BTreeMap<Cell, Glyph>);

/// A way to lay a word.
pub struct Laid {
    pub word: String,
    pub letters: Letters,
    pub tiles: Vec<At<Card>>,
    /// The letter that lay there already.
    pub through: Option<Glyph>,
}

impl Lying {
    pub fn new(tiles: &[At<Tile>]) -> Lying {
        Lying(tiles.iter().map(|at| (at.cell, at.what.glyph)).collect())
    }

    /// All ways to lay a word through one letter that lies there.
    pub fn ways(&self, word: &Letters) -> Vec<Laid> {
        let mut found = Vec::new();
        for (&cell, &glyph) in &self.0 {
            for direction in [Direction::Across, Direction::Down] {
                for (place, &letter) in word.iter().enumerate() {
                    if letter == glyph {
                        let start = cell.step(direction, -(place as i16));
                        found.extend(self.way(word, start, direction, cell));
                    }
                }
            }
        }
        found
    }

    fn way(&self, word: &Letters, start: Cell, way: Direction, through: Cell) -> Option<Laid> {
        let across = if way == Direction::Across { Direction::Down } else { Direction::Across };
        let free = |cell: Cell| !self.0.contains_key(&cell);
        if !free(start.step(way, -1)) || !free(start.step(way, word.len() as i16)) {
            return None;
        }
        let cells = (0..word.len() as i16).map(|nth| start.step(way, nth));
        let mut tiles = Vec::new();
        for (cell, &letter) in cells.zip(word) {
            if cell == through {
                continue;
            }
            if !free(cell) || !free(cell.step(across, -1)) || !free(cell.step(across, 1)) {
                return None;
            }
            tiles.push(At { cell, what: Card::Letter(letter) });
        }
        let letter = self.0.get(&through).copied();
        Some(Laid { word: spell(word), letters: word.clone(), tiles, through: letter })
    }
}

/// A word laid from a cell to the right, on an empty grid.
pub fn first(word: &Letters, start: Cell) -> Laid {
    let cells = (0..).map(|nth| start.step(Direction::Across, nth));
    let tiles = cells.zip(word).map(|(cell, &letter)| At { cell, what: Card::Letter(letter) });
    Laid { word: spell(word), letters: word.clone(), tiles: tiles.collect(), through: None }
}

/// Are these cards in the hand?
pub fn has(hand: &[Card], tiles: &[At<Card>]) -> bool {
    let mut left = hand.to_vec();
    let cards: Vec<Card> = tiles.iter().map(|at| at.what).collect();
    games::take_cards(&mut left, &cards).is_ok()
}
