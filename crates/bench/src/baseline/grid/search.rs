//! A search over one position.

use super::blanks::{count_choices, each_choice};
use super::generate::generate;
use super::line::{Line, lines};
use super::reach::Reach;
use super::score::{Worth, weigh_play};
use lexicon::{Lexicon, Rack};
use solver::grid::{Board, Play, Rules, Scored};
use std::ops::ControlFlow;

/// Looks for plays in one position.
pub struct Search<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) rules: &'a Rules,
    pub(super) rack: Rack,
    pub(super) lines: Vec<Line>,
    pub(super) empty: bool,
}

impl<'a> Search<'a> {
    /// Prepares the lines of a board for a rack.
    pub fn new(lexicon: &'a Lexicon, board: &Board, rack: &Rack, rules: &'a Rules) -> Search<'a> {
        let lines = lines(board, lexicon, rules);
        Search { lexicon, rules, rack: *rack, lines, empty: board.is_empty() }
    }

    /// Calls `each` with every legal play: every set of cards laid, blanks told from letters,
    /// once. Nothing is kept.
    pub fn each_play<B>(&self, mut each: impl FnMut(&Play<'_>) -> ControlFlow<B>) -> Option<B> {
        let outcome = generate(self, |placement| {
            each_choice(self, placement, |cards| {
                let Worth { score, multiplied } = weigh_play(self, placement, cards);
                each(&Play { laid: cards, score, multiplied })
            })
        });
        outcome.break_value()
    }

    /// How many legal plays there are, without making each of them.
    pub fn count(&self) -> u64 {
        let mut plays = 0u64;
        let _ = generate(self, |placement| {
            plays += count_choices(self, placement);
            ControlFlow::<()>::Continue(())
        });
        plays
    }

    /// Is there a legal play?
    pub fn any(&self) -> bool {
        generate(self, |_| ControlFlow::Break(())).is_break()
    }

    /// The best plays, at most so many, best first; found without listing all.
    ///
    /// `reach` must be made from the same lexicon and values.
    pub fn best(&self, reach: &Reach, most: usize) -> Vec<Scored> {
        super::best::best(self, reach, most)
    }
}
