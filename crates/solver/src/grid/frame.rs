//! What counts in a stretch of a line that one word would fill: there it is known which squares
//! the word covers, so every letter counts with a fixed weight.

use super::line::Spot;
use super::search::Search;
use lexicon::MAX_WORD;

/// What counts in a stretch.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    /// How many of its squares are open.
    pub(super) open: usize,
    /// The place in the stretch of each open square.
    pub(super) at: [u8; MAX_WORD],
    /// What the letter on each open square counts with in the word of the stretch …
    pub(super) main: [i32; MAX_WORD],
    /// … and in the word across.
    pub(super) across: [i32; MAX_WORD],
    /// What the cards of the word across that lie already count.
    base: [i32; MAX_WORD],
    /// Bit `n` is set where the open square `n` has a word across.
    crossed: u16,
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
    /// No stretch yet.
    pub(super) fn empty() -> Frame {
        Frame {
            open: 0,
            at: [0; MAX_WORD],
            main: [0; MAX_WORD],
            across: [0; MAX_WORD],
            base: [0; MAX_WORD],
            crossed: 0,
            sure_main: 0,
            sure_across: 0,
            swaps: false,
        }
    }

    /// A stretch by its squares.
    pub(super) fn new(spots: &[Spot]) -> Frame {
        let mut frame = Frame::empty();
        frame.set(spots);
        frame
    }

    /// Becomes the frame of another stretch.
    pub(super) fn set(&mut self, spots: &[Spot]) {
        let frame = self;
        (frame.open, frame.crossed, frame.sure_main, frame.sure_across) = (0, 0, 0, 0);
        let (mut factor, mut longest_across) = (1, 0);
        for (at, spot) in spots.iter().enumerate() {
            if !spot.is_open() {
                frame.sure_main += spot.value;
                continue;
            }
            let nth = frame.open;
            frame.at[nth] = at as u8;
            frame.main[nth] = spot.letter_factor;
            frame.across[nth] = 0;
            factor *= spot.word_factor;
            if spot.crossed {
                frame.across[nth] = spot.letter_factor * spot.word_factor;
                frame.base[nth] = spot.cross_base * spot.word_factor;
                frame.sure_across += frame.base[nth];
                frame.crossed |= 1 << nth;
                longest_across = usize::from(spot.cross_cards) + 1;
            }
            frame.open += 1;
        }
        frame.sure_main *= factor;
        frame.main[..frame.open].iter_mut().for_each(|weight| *weight *= factor);
        frame.swaps = frame.open == 1 && longest_across > spots.len();
    }

    /// The weight of each open square, all words together.
    #[inline]
    pub(super) fn weight(&self, nth: usize) -> i32 {
        self.main[nth] + self.across[nth]
    }

    /// What the letters of a word count here, none of them a blank.
    #[inline]
    pub(super) fn natural(&self, search: &Search<'_>, word: &[u8]) -> Natural {
        let mut natural =
            Natural { main: self.sure_main, across: self.sure_across, faces: [0; MAX_WORD] };
        for nth in 0..self.open {
            let face = search.rules.values[usize::from(word[usize::from(self.at[nth])] & 31)];
            natural.faces[nth] = face;
            natural.main += face * self.main[nth];
            natural.across += face * self.across[nth];
        }
        natural
    }

    /// What is lost if the letters of a set of open squares are blanks.
    #[inline]
    pub(super) fn cost(&self, natural: &Natural, mut blanks: u32) -> i32 {
        let mut cost = 0;
        while blanks != 0 {
            let nth = blanks.trailing_zeros() as usize;
            cost += natural.faces[nth] * self.weight(nth);
            blanks &= blanks - 1;
        }
        cost
    }

    /// What a word scores here with blanks on a set of the open squares.
    #[inline]
    pub(super) fn weigh(&self, search: &Search<'_>, natural: &Natural, blanks: u32) -> Worth {
        let (mut main, mut across) = (natural.main, natural.across);
        let mut left = blanks;
        while left != 0 {
            let nth = left.trailing_zeros() as usize;
            main -= natural.faces[nth] * self.main[nth];
            across -= natural.faces[nth] * self.across[nth];
            left &= left - 1;
        }
        let mut best_across = 0;
        let mut left = self.crossed;
        while left != 0 {
            let nth = left.trailing_zeros() as usize;
            let face = if blanks >> nth & 1 == 1 { 0 } else { natural.faces[nth] };
            best_across = best_across.max(self.base[nth] + face * self.across[nth]);
            left &= left - 1;
        }
        if self.swaps {
            (main, across) = (across, main);
            best_across = across;
        }
        let main_only = search.rules.scoring.bonus.is_some_and(|bonus| bonus.main_word_only);
        let multiplied = if main_only { main } else { main + best_across };
        Worth {
            score: search.rules.total(search.empty, main + across, multiplied, self.open),
            multiplied,
        }
    }
}
