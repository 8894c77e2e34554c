//! The cards of a play.

use lexicon::{Letter, MAX_WORD};
use solver::grid::Laid;

/// Cards laid in one line, at most one for each letter of the longest word.
pub(crate) struct Cards {
    cards: [Laid; MAX_WORD],
    len: usize,
}

impl Cards {
    pub(crate) fn new(letter: Letter) -> Cards {
        Cards { cards: [Laid { row: 0, column: 0, letter, blank: false }; MAX_WORD], len: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn push(&mut self, laid: Laid) {
        if let Some(place) = self.cards.get_mut(self.len) {
            *place = laid;
            self.len += 1;
        }
    }

    pub(crate) fn as_slice(&self) -> &[Laid] {
        &self.cards[..self.len]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Laid] {
        &mut self.cards[..self.len]
    }
}
