//! Party: the best plays from the whole tray.

use crate::grid::{Board, Reach, Rules, Search, Values};
use crate::table::{Placed, fill, letter, rack, values};
use games::Cell;
use games::party::{PartyEdition, Play, Scales};
use lexicon::{Lexicon, Rack};

/// What letters are worth in an edition.
pub fn letter_values(edition: &PartyEdition) -> Values {
    values(edition.alphabet, |glyph| edition.value(games::Tile { glyph, blank: false }).0)
}

/// A position of Party, ready to be searched.
pub struct PartySearch<'a> {
    scales: Scales<'a>,
    lexicon: &'a Lexicon,
    placed: Placed,
    rack: Rack,
    rules: Rules,
}

impl<'a> PartySearch<'a> {
    /// Prepares the position that the scales weigh plays against.
    pub fn new(scales: Scales<'a>, lexicon: &'a Lexicon) -> PartySearch<'a> {
        let edition = scales.edition;
        let (rows, columns) = (edition.board.rows(), edition.board.columns());
        let origin = Cell::new(0, 0);
        let mut board = Board::plain(rows as usize, columns as usize);
        for row in 0..rows {
            for column in 0..columns {
                let premium = edition.board.square(Cell::new(row, column));
                let square = board.square_mut(row as usize, column as usize);
                square.letter_factor = premium.letter_factor().into();
                square.word_factor = premium.word_factor(scales.star_doubles).into();
            }
        }
        fill(&mut board, origin, edition.alphabet, scales.grid);
        let star = edition.board.star();
        let rules = Rules {
            star: Some((star.row as usize, star.col as usize)),
            demanded: scales.letter.and_then(|glyph| letter(edition.alphabet, glyph)),
            ..Rules::plain(letter_values(edition))
        };
        let rack = rack(edition.alphabet, scales.tray);
        PartySearch { scales, lexicon, placed: Placed { board, origin }, rack, rules }
    }

    /// The search over the grid.
    pub fn search(&self) -> Search<'_> {
        Search::new(self.lexicon, &self.placed.board, &self.rack, &self.rules)
    }

    /// The board, rack and rules that the grid is searched with.
    pub fn parts(&self) -> (&Board, &Rack, &Rules) {
        (&self.placed.board, &self.rack, &self.rules)
    }

    /// The best plays as the referee weighs them, best first. `reach` must be made from the
    /// lexicon and the [`letter_values`] of the edition.
    pub fn best(&self, reach: &Reach, most: usize) -> Vec<Play> {
        let best = self.search().best(reach, most);
        let alphabet = self.scales.edition.alphabet;
        best.iter()
            .filter_map(|play| self.scales.weigh(&self.placed.cards(alphabet, &play.laid)).ok())
            .collect()
    }
}
