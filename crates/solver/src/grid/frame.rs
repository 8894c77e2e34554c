//! What counts in a stretch of a line that one word would fill: there it is known which squares
//! the word covers, so every letter counts with a fixed weight.

use super::blanks::bits;
use super::line::{Line, Spot};
use super::search::Search;
use lexicon::MAX_WORD;

/// What counts in a stretch, by places in its word; where a card lies nothing is weighed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// The places that are open.
    pub(super) open: u32,
    /// Those of them with a word across.
    crossed: u32,
    /// What a letter counts with in the word of the stretch …
    main: [i32; MAX_WORD],
    /// … and in the word across.
    across: [i32; MAX_WORD],
    /// What the cards of the word across that lie already count.
    base: [i32; MAX_WORD],
    /// What lies already counts so much in the word of the stretch, and in the words across.
    sure_main: i32,
    sure_across: i32,
    /// Where a single card makes two words, the longer one is the main word.
    swaps: bool,
}

/// What a placement scores with these cards laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// With the best use of a bonus card.
    pub(super) score: i32,
    /// The part that a bonus card would multiply.
    pub(super) multiplied: i32,
}

/// What letters count in a stretch, none of them a blank.
#[derive(Clone, Copy, Debug)]
pub(super) struct Natural {
    main: i32,
    across: i32,
    /// The worth of the letter on each open square.
    faces: [i32; MAX_WORD],
}

impl Natural {
    /// The sum of all words.
    pub(super) fn words(&self) -> i32 {
        self.main + self.across
    }
}

impl Frame {
    /// A stretch by its squares.
    pub(super) fn new(spots: &[Spot]) -> Frame {
        let mut frame = Frame {
            open: 0,
            crossed: 0,
            main: [0; MAX_WORD],
            across: [0; MAX_WORD],
            base: [0; MAX_WORD],
            sure_main: 0,
            sure_across: 0,
            swaps: false,
        };
        let (mut factor, mut longest_across) = (1, 0);
        for (at, spot) in spots.iter().enumerate().take(MAX_WORD) {
            if !spot.is_open() {
                frame.sure_main += spot.value;
                continue;
            }
            frame.open |= 1 << at;
            frame.main[at] = spot.letter_factor;
            factor *= spot.word_factor;
            if spot.crossed {
                frame.across[at] = spot.letter_factor * spot.word_factor;
                frame.base[at] = spot.cross_base * spot.word_factor;
                frame.sure_across += frame.base[at];
                frame.crossed |= 1 << at;
                longest_across = usize::from(spot.cross_cards) + 1;
            }
        }
        frame.sure_main *= factor;
        if factor != 1 {
            frame.main.iter_mut().for_each(|weight| *weight *= factor);
        }
        frame.swaps = frame.cards() == 1 && longest_across > spots.len();
        frame
    }

    /// How many cards fill it.
    #[inline]
    pub(super) fn cards(&self) -> usize {
        self.open.count_ones() as usize
    }

    /// The places that are open, first to last.
    #[inline]
    pub(super) fn places(&self) -> impl Iterator<Item = usize> + use<> {
        bits(self.open)
    }

    /// What the letters of a word count here, none of them a blank.
    #[inline]
    pub(super) fn natural(&self, search: &Search<'_>, word: &[u8]) -> Natural {
        let mut natural =
            Natural { main: self.sure_main, across: self.sure_across, faces: [0; MAX_WORD] };
        for place in self.places() {
            let face = search.rules.values[usize::from(word[place] & 31)];
            natural.faces[place] = face;
            natural.main += face * self.main[place];
            natural.across += face * self.across[place];
        }
        natural
    }

    /// What a word without blanks scores here.
    #[inline]
    pub(super) fn plain(&self, search: &Search<'_>, word: &[u8]) -> Worth {
        let (mut main, mut across, mut best_across) = (self.sure_main, self.sure_across, 0);
        for place in self.places() {
            let face = search.rules.values[usize::from(word[place] & 31)];
            main += face * self.main[place];
            if self.crossed >> place & 1 == 1 {
                let own = face * self.across[place];
                across += own;
                best_across = best_across.max(self.base[place] + own);
            }
        }
        self.worth(search, main, across, best_across)
    }

    /// What is lost if the letters of a set of places are blanks.
    #[inline]
    pub(super) fn cost(&self, natural: &Natural, blanks: u32) -> i32 {
        let cost = |place: usize| natural.faces[place] * (self.main[place] + self.across[place]);
        bits(blanks).map(cost).sum()
    }

    /// What a word scores here with blanks on a set of places.
    #[inline]
    pub(super) fn weigh(&self, search: &Search<'_>, natural: &Natural, blanks: u32) -> Worth {
        let (mut main, mut across) = (natural.main, natural.across);
        for place in bits(blanks) {
            main -= natural.faces[place] * self.main[place];
            across -= natural.faces[place] * self.across[place];
        }
        let mut best_across = 0;
        for place in bits(self.crossed) {
            let face = if blanks >> place & 1 == 1 { 0 } else { natural.faces[place] };
            best_across = best_across.max(self.base[place] + face * self.across[place]);
        }
        self.worth(search, main, across, best_across)
    }

    /// From the points of the word, of the words across, and of the best of these.
    #[inline]
    fn worth(&self, search: &Search<'_>, main: i32, across: i32, best_across: i32) -> Worth {
        let (main, across, best_across) =
            if self.swaps { (across, main, main) } else { (main, across, best_across) };
        let main_only = search.rules.scoring.bonus.is_some_and(|bonus| bonus.main_word_only);
        let multiplied = if main_only { main } else { main + best_across };
        Worth {
            score: search.rules.total(search.empty, main + across, multiplied, self.cards()),
            multiplied,
        }
    }
}

/// The frames of the words through one run, each made when it is first needed.
pub(super) struct Frames {
    /// By how many places lie before the run and by length: which frame, counted from 1.
    which: [u8; ROOM],
    made: Vec<Frame>,
}

/// Words have up to 15 letters, and up to 15 places before a run.
const ROOM: usize = 16 * 16;

impl Frames {
    pub(super) fn new() -> Frames {
        Frames { which: [0; ROOM], made: Vec::new() }
    }

    /// Becomes empty, for another run.
    pub(super) fn clear(&mut self) {
        self.which = [0; ROOM];
        self.made.clear();
    }

    /// The frame of a word of a line, with so many places before the run.
    #[inline]
    pub(super) fn of(
        &mut self,
        line: Line<'_>,
        start: usize,
        before: usize,
        length: usize,
    ) -> &Frame {
        let which = &mut self.which[(before * 16 + length) % ROOM];
        if *which == 0 {
            self.made.push(Frame::new(&line.spots[start..start + length]));
            *which = self.made.len() as u8;
        }
        &self.made[usize::from(*which) - 1]
    }
}
