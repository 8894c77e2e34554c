//! A play: which cards are laid where.

use lexicon::{Letter, MAX_WORD};

/// A card as it is laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Laid {
    /// Row, counted from 0.
    pub row: usize,
    /// Column, counted from 0.
    pub column: usize,
    /// The letter that it shows or stands for.
    pub letter: Letter,
    /// A blank stands for the letter.
    pub blank: bool,
}

/// A legal play, borrowed from the search that found it.
#[derive(Clone, Copy, Debug)]
pub struct Play<'a> {
    /// The cards, in reading order.
    pub laid: &'a [Laid],
    /// What it scores, with the best use of a bonus card.
    pub score: i32,
    /// The part of its words that a bonus card on the best letter multiplies, whether one is in
    /// hand or not: for those who weigh using it against keeping it.
    pub multiplied: i32,
}

/// A play that was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    /// The cards, in reading order.
    pub laid: Vec<Laid>,
    /// What it scores, with the best use of a bonus card.
    pub score: i32,
}

impl From<&Play<'_>> for Scored {
    fn from(play: &Play<'_>) -> Scored {
        Scored { laid: play.laid.to_vec(), score: play.score }
    }
}

/// Cards laid in one line, at most one for each letter of the longest word.
pub(crate) struct Cards {
    cards: [Laid; MAX_WORD],
    len: usize,
    /// Which card lies at each place of the word.
    nth: [u8; MAX_WORD + 1],
    /// The places at which blanks lie.
    blanks: u32,
}

impl Cards {
    pub(crate) fn new(letter: Letter) -> Cards {
        let card = Laid { row: 0, column: 0, letter, blank: false };
        Cards { cards: [card; MAX_WORD], len: 0, nth: [0; MAX_WORD + 1], blanks: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.blanks = 0;
    }

    /// Puts a letter at a place of the word.
    #[inline]
    pub(crate) fn push(&mut self, place: usize, laid: Laid) {
        if let Some(card) = self.cards.get_mut(self.len) {
            *card = laid;
            self.nth[place & MAX_WORD] = self.len as u8;
            self.len += 1;
        }
    }

    /// The cards with blanks at a set of places.
    #[inline]
    pub(crate) fn with_blanks(&mut self, blanks: u32) -> &[Laid] {
        let mut changed = blanks ^ self.blanks;
        self.blanks = blanks;
        while changed != 0 {
            let nth = self.nth[changed.trailing_zeros() as usize & MAX_WORD];
            if let Some(card) = self.cards.get_mut(usize::from(nth)) {
                card.blank = !card.blank;
            }
            changed &= changed - 1;
        }
        &self.cards[..self.len]
    }
}
