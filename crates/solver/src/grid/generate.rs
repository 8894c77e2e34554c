//! All placements of words on the lines of a board.
//!
//! A placement says which letters come to lie where; which of them blanks stand for is decided
//! afterwards. Words that cover a run of lying cards are found by a [walk](super::walk) from the
//! first such run; for the others the words of the rack are listed once.

use super::blanks::Cover;
use super::frame::{Frame, Frames};
use super::line::Line;
use super::search::Search;
use super::walk::{Guide, Walk, open_stretches, runs};
use super::words::Words;
use std::ops::{ControlFlow, Range};

/// A word on a line, with at least one letter laid.
pub(super) struct Placement<'a> {
    pub(super) line: Line<'a>,
    /// The first spot of the word.
    pub(super) start: usize,
    /// The places of all its letters.
    pub(super) letters: &'a [u8],
    /// What counts there.
    pub(super) frame: &'a Frame,
    /// What its cards must be.
    pub(super) cover: Cover,
}

impl Placement<'_> {
    /// The letters that are laid.
    pub(super) fn laid(&self) -> impl Iterator<Item = u8> {
        self.frame.places().map(|place| self.letters[place])
    }
}

/// Calls `found` with every placement until it breaks.
pub(super) fn generate<B>(
    search: &Search<'_>,
    found: impl FnMut(&Placement<'_>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    generate_on(search, 0..search.lines.len(), found)
}

/// The same on some of the lines only.
pub(super) fn generate_on<B>(
    search: &Search<'_>,
    lines: Range<usize>,
    mut found: impl FnMut(&Placement<'_>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut places = vec![0; search.lines.longest()];
    let mut frames = Frames::new();
    let mut words = None;
    for line in lines.map(|nth| search.lines.nth(nth)) {
        for (place, spot) in places.iter_mut().zip(line.spots) {
            *place = spot.fixed;
        }
        for run in runs(line) {
            frames.clear();
            let frames = &mut frames;
            let mut guide = Every { search, line, run: run.1, frames, found: &mut found };
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
    run: usize,
    frames: &'a mut Frames,
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
    fn found(&mut self, start: usize, letters: &[u8], cover: Cover) -> ControlFlow<B> {
        let line = self.line;
        let frame = self.frames.of(line, start, self.run - start, letters.len());
        let placement = Placement { line, start, letters, frame, cover };
        if !has_demanded(self.search, &placement) {
            return ControlFlow::Continue(());
        }
        (self.found)(&placement)
    }
}

/// Is the letter that is demanded, if one is, among the cards laid?
#[inline]
pub(super) fn has_demanded(search: &Search<'_>, placement: &Placement<'_>) -> bool {
    search
        .rules
        .demanded
        .is_none_or(|demanded| placement.laid().any(|letter| letter == demanded.place()))
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
                    let frame = &*frame.get_or_insert_with(|| Frame::new(spots));
                    let (letters, cover) = words.word(length, nth);
                    let placement = Placement { line, start, letters, frame, cover };
                    if has_demanded(search, &placement) {
                        found(&placement)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
