//! All placements of words on the lines of a board.
//!
//! A placement says which letters come to lie where; which of them blanks stand for is decided
//! afterwards. Words that cover a run of lying cards are found by a [walk](super::walk) from the
//! first such run; for the others the words of the rack are listed once.

use super::frame::Frame;
use super::line::Line;
use super::search::Search;
use super::walk::{Guide, Walk, open_stretches, runs};
use super::words::Words;
use std::ops::ControlFlow;

/// A word on a line, with at least one letter laid.
pub(super) struct Placement<'a> {
    pub(super) line: Line<'a>,
    /// The first spot of the word.
    pub(super) start: usize,
    /// The places of all its letters.
    pub(super) letters: &'a [u8],
    /// What counts there, where that is known already.
    pub(super) frame: Option<&'a Frame>,
}

impl Placement<'_> {
    /// The places of the letters that are laid, with what counts there.
    pub(super) fn laid(&self, frame: &Frame) -> impl Iterator<Item = u8> {
        frame.at[..frame.open].iter().map(|&at| self.letters[usize::from(at)])
    }

    /// The places of the letters that are laid.
    pub(super) fn letters_laid(&self) -> impl Iterator<Item = u8> {
        let spots = &self.line.spots[self.start..self.start + self.letters.len()];
        let laid = spots.iter().zip(self.letters).filter(|(spot, _)| spot.is_open());
        laid.map(|(_, &letter)| letter)
    }
}

/// Calls `found` with every placement until it breaks.
pub(super) fn generate<B>(
    search: &Search<'_>,
    mut found: impl FnMut(&Placement<'_>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut places = vec![0; search.lines.longest()];
    let mut words = None;
    for line in search.lines.iter() {
        for (place, spot) in places.iter_mut().zip(line.spots) {
            *place = spot.fixed;
        }
        for run in runs(line) {
            let mut guide = Every { search, line, found: &mut found };
            Walk::from_run(search, line, run, &mut places, &mut guide)?;
        }
        for (first, last) in open_stretches(line) {
            if line.spots[first..=last].iter().any(|spot| spot.anchor) {
                let words = words.get_or_insert_with(|| Words::new(search));
                open(search, words, line, (first, last), &mut found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Tells every word of a walk.
struct Every<'a, 's, F> {
    search: &'a Search<'a>,
    line: Line<'s>,
    found: &'a mut F,
}

impl<B, F: FnMut(&Placement<'_>) -> ControlFlow<B>> Guide<B> for Every<'_, '_, F> {
    #[inline]
    fn begins(&self, _: usize) -> bool {
        true
    }

    #[inline]
    fn reaches(&self, _: usize, _: usize) -> bool {
        true
    }

    #[inline]
    fn found(&mut self, start: usize, letters: &[u8], _: usize) -> ControlFlow<B> {
        let placement = Placement { line: self.line, start, letters, frame: None };
        if !has_demanded(self.search, &placement) {
            return ControlFlow::Continue(());
        }
        (self.found)(&placement)
    }
}

/// Is the letter that is demanded, if one is, among the cards laid?
pub(super) fn has_demanded(search: &Search<'_>, placement: &Placement<'_>) -> bool {
    search
        .rules
        .demanded
        .is_none_or(|demanded| placement.letters_laid().any(|letter| letter == demanded.place()))
}

/// The words that lie on open squares alone, in a stretch that touches no run.
fn open<B>(
    search: &Search<'_>,
    words: &Words,
    line: Line<'_>,
    (first, last): (usize, usize),
    found: &mut impl FnMut(&Placement<'_>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let most = search.rack.len();
    for start in first..last {
        let Some(anchor) = line.spots[start..=last].iter().position(|spot| spot.anchor) else {
            break;
        };
        let longest = most.min(last + 1 - start).min(lexicon::MAX_WORD);
        let reached = &line.spots[start..start + longest];
        let longest = reached.iter().position(|spot| words.closed(spot)).unwrap_or(longest);
        for length in (anchor + 1).max(2)..=longest {
            if words.count(length) == 0 {
                continue;
            }
            let spots = &reached[..length];
            let mut frame = None;
            for block in 0..words.blocks(length) {
                let mut fitting = words.fitting(spots, block);
                while fitting != 0 {
                    let nth = block * 64 + fitting.trailing_zeros() as usize;
                    fitting &= fitting - 1;
                    let frame = Some(&*frame.get_or_insert_with(|| Frame::new(spots)));
                    let letters = words.word(length, nth);
                    let placement = Placement { line, start, letters, frame };
                    if has_demanded(search, &placement) {
                        found(&placement)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
