//! Which letters of a placement blanks stand for.

use super::frame::Frame;
use super::search::Search;
use lexicon::{Letter, LetterSet, MAX_LETTER};
use std::ops::ControlFlow;

/// What the cards of a placement must be, by their places in the word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cover {
    /// The places whose letter the rack lacks: blanks, all of them …
    pub(super) forced: u32,
    /// … unless a letter is laid more often than the rack holds it. Then any of its copies may be
    /// the blank, and [`Choices`] looks again.
    pub(super) mixed: bool,
}

impl Cover {
    /// Of a word in a stretch; the rack must hold what it lays, blanks included.
    pub(super) fn new(search: &Search<'_>, frame: &Frame, letters: &[u8]) -> Cover {
        let mut cover = Cover { forced: 0, mixed: false };
        if search.rack.blanks() == 0 {
            return cover;
        }
        let held = search.rack.present();
        let mut rack = search.rack;
        for letter in frame.places().filter_map(|place| Some((place, letter_at(letters, place)?))) {
            if !rack.take(letter.1) {
                cover.forced |= 1 << letter.0;
                cover.mixed |= held.contains(letter.1);
            }
        }
        cover
    }
}

fn letter_at(letters: &[u8], place: usize) -> Option<Letter> {
    Letter::new(*letters.get(place)?)
}

/// The choices of blanks for a placement. Blanks are sets of places in its word.
pub(super) struct Choices<'a> {
    letters: &'a [u8],
    /// These cards must be blanks …
    pub(super) forced: u32,
    /// … and any of these may be, as far as there are blanks …
    free: u32,
    /// … and of these letters some must be and others may be.
    mixed: u32,
    blanks: u32,
}

impl<'a> Choices<'a> {
    /// For a word in a stretch.
    #[inline]
    pub(super) fn new(
        search: &Search<'_>,
        frame: &Frame,
        letters: &'a [u8],
        cover: Cover,
    ) -> Choices<'a> {
        let blanks = u32::from(search.rack.blanks());
        let (forced, free) = (cover.forced, frame.open & !cover.forced);
        let mut choices = Choices { letters, forced, free, mixed: 0, blanks };
        if blanks > 0 {
            if cover.mixed {
                choices.mix_up(search);
            }
            // No blank stands for the letter that is demanded.
            if let Some(demanded) = search.rules.demanded {
                choices.free &= !places_of(letters, demanded.place());
            }
        }
        choices
    }

    /// Parts the copies of letters of which the rack has too few from the others.
    fn mix_up(&mut self, search: &Search<'_>) {
        let all = self.forced | self.free;
        let held = search.rack.present();
        self.forced = 0;
        for letter in bits(all).filter_map(|place| letter_at(self.letters, place)) {
            let copies = all & places_of(self.letters, letter.place());
            if !held.contains(letter) {
                self.forced |= copies;
            } else if copies.count_ones() > u32::from(search.rack.count(letter)) {
                self.mixed |= copies;
            }
        }
        self.free = all & !(self.forced | self.mixed);
    }

    /// Calls `each` with every choice.
    #[inline]
    pub(super) fn each<B>(
        &self,
        search: &Search<'_>,
        mut each: impl FnMut(u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.blanks == 0 {
            return each(0);
        }
        if self.mixed != 0 {
            return self.each_mixed(search, &mut each);
        }
        let Some(more) = self.blanks.checked_sub(self.forced.count_ones()) else {
            return ControlFlow::Continue(());
        };
        subsets(self.free, self.forced, more, &mut each)
    }

    fn each_mixed<B>(
        &self,
        search: &Search<'_>,
        each: &mut impl FnMut(u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Some(more) = self.blanks.checked_sub(self.forced.count_ones()) else {
            return ControlFlow::Continue(());
        };
        let mut needed = [0u8; MAX_LETTER as usize + 1];
        for place in bits(self.mixed) {
            needed[usize::from(self.letters[place])] += 1;
        }
        self.mix(search, &mut needed, self.mixed, self.forced, more, each)
    }

    /// Decides about the mixed cards one by one: so many of a letter must become blanks as the
    /// rack lacks.
    fn mix<B>(
        &self,
        search: &Search<'_>,
        needed: &mut [u8; MAX_LETTER as usize + 1],
        undecided: u32,
        chosen: u32,
        more: u32,
        each: &mut impl FnMut(u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if undecided == 0 {
            return subsets(self.free, chosen, more, each);
        }
        let (nth, left) = (undecided.trailing_zeros(), undecided & (undecided - 1));
        let place = usize::from(self.letters[nth as usize]);
        let later = (left & places_of(self.letters, place as u8)).count_ones() as usize;
        let held = Letter::new(place as u8).map_or(0, |letter| search.rack.count(letter));
        // As a letter, if those behind it can still make up for what the rack lacks.
        if needed[place] <= held || later > 0 && usize::from(needed[place] - held) <= later {
            self.mix(search, needed, left, chosen, more, each)?;
        }
        if more > 0 {
            needed[place] -= 1;
            self.mix(search, needed, left, chosen | 1 << nth, more - 1, each)?;
            needed[place] += 1;
        }
        ControlFlow::Continue(())
    }

    /// How many choices there are.
    pub(super) fn count(&self, search: &Search<'_>) -> u64 {
        let mut count = 0;
        if self.mixed == 0 && self.blanks > 0 {
            let Some(more) = self.blanks.checked_sub(self.forced.count_ones()) else { return 0 };
            let free = u64::from(self.free.count_ones());
            let mut ways = 1;
            for some in 0..=u64::from(more).min(free) {
                count += ways;
                ways = ways * (free - some) / (some + 1);
            }
            return count;
        }
        let _ = self.each(search, |_| {
            count += 1;
            ControlFlow::<()>::Continue(())
        });
        count
    }
}

/// The places of a set, first to last.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

/// The places at which a word has a letter.
fn places_of(letters: &[u8], letter: u8) -> u32 {
    let places = letters.iter().enumerate();
    places.fold(0, |set, (place, &other)| set | u32::from(other == letter) << place)
}

/// The letters that a rack can lay; no blank stands for the letter that is demanded.
pub(super) fn playable(search: &Search<'_>) -> LetterSet {
    let (rack, demanded) = (&search.rack, search.rules.demanded);
    match rack.blanks() {
        0 => rack.present(),
        _ => LetterSet::from_bits(!demanded.map_or(0, |letter| LetterSet::of(letter).bits()))
            .or(rack.present()),
    }
}

/// Calls `each` with a set and every set that has up to so many more of the free ones.
#[inline]
fn subsets<B>(
    free: u32,
    chosen: u32,
    more: u32,
    each: &mut impl FnMut(u32) -> ControlFlow<B>,
) -> ControlFlow<B> {
    each(chosen)?;
    if more == 0 {
        return ControlFlow::Continue(());
    }
    let mut left = free;
    while left != 0 {
        let bit = left & left.wrapping_neg();
        left ^= bit;
        match more {
            1 => each(chosen | bit)?,
            _ => further(left, chosen | bit, more - 1, each)?,
        }
    }
    ControlFlow::Continue(())
}

fn further<B>(
    free: u32,
    chosen: u32,
    more: u32,
    each: &mut impl FnMut(u32) -> ControlFlow<B>,
) -> ControlFlow<B> {
    subsets(free, chosen, more, each)
}
