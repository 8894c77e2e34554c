//! The Chance die: which letter to choose, and what a Chance square is worth beforehand.

use super::numbers::Foresight;
use crate::seen::Seen;
use games::party::{ChanceFace, ChanceLetter, ChanceRolls, Party, Play};
use games::{Cell, Setup, Tile};

/// What a tile of a play adds if it counts so many times (PY-26, PY-A6).
fn gain(setup: &Setup<Party>, play: &Play, cell: Cell, tile: Tile, times: u8) -> i32 {
    let (edition, house) = (&setup.edition, &setup.house);
    let more = edition.value(tile).0 * (i32::from(times) - 1);
    match house.chance_letter {
        ChanceLetter::AfterPremiums => more,
        ChanceLetter::AsPremium => {
            let new = |cell: &Cell| play.lays(*cell);
            let premium = i32::from(edition.board.square(cell).letter_factor());
            let words = play.words.iter().filter(|word| word.cells.contains(&cell));
            let factor = |cells: &[Cell]| -> i32 {
                let new = cells.iter().copied().filter(new);
                new.map(|cell| edition.board.square(cell).word_factor(house.star_doubles))
                    .map(i32::from)
                    .product()
            };
            words.map(|word| more * premium * factor(&word.cells)).sum()
        }
    }
}

/// The letter that adds most (PY-A7).
pub(super) fn best_letter(setup: &Setup<Party>, play: &Play, times: u8) -> Option<Cell> {
    let gain = |cell, tile| gain(setup, play, cell, tile, times);
    play.tiles.iter().max_by_key(|at| gain(at.cell, at.what)).map(|at| at.cell)
}

/// What Chance squares are worth before the die is rolled.
pub(super) struct Prospects<'a> {
    pub(super) seen: &'a Seen<Party>,
    pub(super) foresight: Foresight,
    /// The points of a usual turn, with the timer.
    pub(super) usual_turn: f64,
}

impl Prospects<'_> {
    /// The points that Chance squares promise. `face` is the highest face value laid, and `times`
    /// what the timer multiplies by.
    pub(super) fn of(&self, squares: u8, face: i32, times: f64) -> f64 {
        let setup = &self.seen.setup;
        let rolls = match setup.house.chance_rolls {
            ChanceRolls::PerTurn => squares.min(1),
            ChanceRolls::PerSquare => squares,
        };
        let faces = &setup.edition.chance_die;
        if rolls == 0 || faces.is_empty() {
            return 0.0;
        }
        let one = |shown: &ChanceFace| match *shown {
            ChanceFace::Letter(more) => f64::from(face) * (f64::from(more) - 1.0) * times,
            ChanceFace::NoLetterDie => self.foresight.no_letter_die * self.usual_turn,
            ChanceFace::PlayAgain => self.foresight.play_again * self.usual_turn,
            // Without a timer nothing can start late.
            ChanceFace::OpponentsFrom(_) if setup.house.untimed => 0.0,
            ChanceFace::OpponentsFrom(from) => {
                let lost = (self.foresight.usual_times - f64::from(from)).max(0.0)
                    / self.foresight.usual_times;
                self.foresight.late_start * lost * self.usual_turn
            }
        };
        f64::from(rolls) * faces.iter().map(one).sum::<f64>() / faces.len() as f64
    }

    /// The highest face value among the tiles of a play.
    pub(super) fn highest(&self, tiles: impl IntoIterator<Item = Tile>) -> i32 {
        let values = tiles.into_iter().map(|tile| self.seen.setup.edition.value(tile).0);
        values.max().unwrap_or(0)
    }
}
