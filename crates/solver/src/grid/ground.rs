//! A board as searches look at it, kept between turns: a play changes only the lines that it
//! touches.

use super::board::Board;
use super::line::Lines;
use super::play::Laid;
use super::search::Rules;
use lexicon::Lexicon;

/// The lines of a board, each square with what the words across it allow and add.
///
/// It belongs to one lexicon and to rules with the same letter values and the same star; racks,
/// demanded letters and what the scorer adds may change from search to search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    pub(super) lines: Lines,
    pub(super) empty: bool,
}

impl Ground {
    /// Looks at a whole board.
    pub fn new(lexicon: &Lexicon, board: &Board, rules: &Rules) -> Ground {
        Ground { lines: Lines::new(board, lexicon, rules), empty: board.is_empty() }
    }

    /// Lays the cards of a play, which must lie on open squares of the board, and looks again at
    /// what they touch.
    pub fn lay(&mut self, lexicon: &Lexicon, rules: &Rules, laid: &[Laid]) {
        self.lines.lay(lexicon, rules, laid, self.empty);
        self.empty &= laid.is_empty();
    }
}
