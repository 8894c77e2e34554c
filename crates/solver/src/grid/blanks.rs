//! Which letters of a placement blanks stand for.

use super::search::Search;
use lexicon::{Letter, MAX_LETTER, MAX_WORD};
use std::ops::ControlFlow;

/// The choices of blanks for the letters that a placement lays. Blanks are sets of its cards.
pub(super) struct Choices {
    letters: [u8; MAX_WORD],
    cards: usize,
    /// These cards must be blanks …
    pub(super) forced: u32,
    /// … and any of these may be, as far as there are blanks …
    free: u32,
    /// … and of these letters some must be and others may be.
    mixed: u32,
    blanks: u32,
}

impl Choices {
    /// For the letters of cards, by their places; nothing if the rack lacks them.
    pub(super) fn new(search: &Search<'_>, letters: impl Iterator<Item = u8>) -> Choices {
        let blanks = u32::from(search.rack.blanks());
        let mut choices =
            Choices { letters: [0; MAX_WORD], cards: 0, forced: 0, free: 0, mixed: 0, blanks };
        for (place, letter) in choices.letters.iter_mut().zip(letters) {
            *place = letter;
            choices.cards += 1;
        }
        if blanks == 0 {
            return choices;
        }
        let letters = &choices.letters[..choices.cards];
        let (mut once, mut more) = (0u32, 0u32);
        for &place in letters {
            more |= once & 1 << place;
            once |= 1 << place;
        }
        let demanded = search.rules.demanded.map_or(0, |letter| letter.place());
        let held = search.rack.present().bits();
        for (nth, &place) in letters.iter().enumerate() {
            if place == demanded {
                continue;
            }
            let needed = match more >> place & 1 {
                0 => 1,
                _ => letters.iter().filter(|&&other| other == place).count(),
            };
            let set = match held >> place & 1 {
                0 => &mut choices.forced,
                _ if needed == 1 => &mut choices.free,
                _ if needed <= count(search, place) => &mut choices.free,
                _ => &mut choices.mixed,
            };
            *set |= 1 << nth;
        }
        choices
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
        let Some(more) = self.blanks.checked_sub(self.forced.count_ones()) else {
            return ControlFlow::Continue(());
        };
        if self.mixed != 0 {
            let mut needed = [0u8; MAX_LETTER as usize + 1];
            for (nth, &letter) in self.letters[..self.cards].iter().enumerate() {
                needed[usize::from(letter)] += u8::from(self.mixed >> nth & 1 == 1);
            }
            return self.mix(search, &mut needed, self.mixed, self.forced, more, &mut each);
        }
        subsets(self.free, self.forced, more, &mut each)
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
        let later = (0..self.cards)
            .filter(|&card| left >> card & 1 == 1 && usize::from(self.letters[card]) == place)
            .count();
        let held = count(search, place as u8) as u8;
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

/// How often the rack holds the letter at a place.
fn count(search: &Search<'_>, place: u8) -> usize {
    Letter::new(place).map_or(0, |letter| usize::from(search.rack.count(letter)))
}

/// Calls `each` with a set and every set that has up to so many more of the free ones.
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
        subsets(left, chosen | bit, more - 1, each)?;
    }
    ControlFlow::Continue(())
}
