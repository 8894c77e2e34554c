//! Party: the best plays from the whole tray.

use crate::at_once::map_at_once;
use crate::grid::{AllCards, Board, Ground, Reach, Rules, Search, Values};
use crate::table::{Placed, fill, letter, rack, values};
use games::party::{PartyEdition, Play, Scales};
use games::{Cell, Glyph};
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

    /// The same position where laying so many tiles brings points of its own, as in the classic
    /// crossword game. The referee does not count them.
    #[must_use]
    pub fn with_all_tiles(mut self, tiles: usize, points: i32) -> PartySearch<'a> {
        let all = AllCards { letters: Some(tiles), letters_with_bonus: None, points };
        self.rules.scoring.all_cards = Some(all);
        self
    }

    /// The search over the grid.
    pub fn search(&self) -> Search<'_> {
        Search::new(self.lexicon, &self.placed.board, &self.rack, &self.rules)
    }

    /// The lines of the board, for [`PartySearch::best_score`].
    pub fn ground(&self) -> Ground {
        Ground::new(self.lexicon, &self.placed.board, &self.rules)
    }

    /// The highest score with another letter demanded, on lines that were looked at before; nothing
    /// if no word can be laid.
    pub fn best_score(
        &self,
        ground: &Ground,
        reach: &Reach,
        demanded: Option<Glyph>,
    ) -> Option<i32> {
        let demanded = demanded.and_then(|glyph| letter(self.scales.edition.alphabet, glyph));
        let rules = Rules { demanded, ..self.rules.clone() };
        let search = Search::on(self.lexicon, ground, &self.rack, &rules);
        search.best(reach, 1).first().map(|play| play.score)
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

    /// All plays as the referee weighs them, best first, by so many threads at once.
    pub fn all(&self, threads: usize) -> Vec<Play> {
        let alphabet = self.scales.edition.alphabet;
        map_at_once(&self.search().all(threads), threads, |play| {
            self.scales.weigh(&self.placed.cards(alphabet, &play.laid)).ok()
        })
    }
}
