//! What the letters of a rack could add at most in a stretch of a line.

use super::catalogue::OfLength;
use super::line::Spot;
use super::search::Search;
use lexicon::{LetterSet, MAX_WORD};

/// The most tiers that are told apart; dearer letters beyond them count as the last.
const MOST_TIERS: usize = 32;

/// Letters of one worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tier {
    pub(super) value: i32,
    pub(super) letters: u32,
}

/// How many letters of each tier are left, so that no bound spends a letter twice.
pub(super) type Left = [u8; MOST_TIERS];

/// The letters of a rack by worth, dearest first; blanks make every letter possible at 0.
pub(super) struct Tiers {
    tiers: Vec<Tier>,
    pub(super) left: Left,
}

impl Tiers {
    pub(super) fn new(search: &Search<'_>) -> Tiers {
        let present = search.rack.present();
        let mut values: Vec<i32> = present.map(|letter| search.rules.value(letter)).collect();
        values.sort_unstable_by_key(|&value| std::cmp::Reverse(value));
        values.dedup();
        let mut tiers: Vec<Tier> =
            values.into_iter().map(|value| Tier { value, letters: 0 }).collect();
        let mut left = [0u8; MOST_TIERS];
        for letter in present {
            let value = search.rules.value(letter);
            let nth = tiers.partition_point(|tier| tier.value > value);
            tiers[nth].letters |= LetterSet::of(letter).bits();
            left[nth] = left[nth].saturating_add(search.rack.count(letter));
        }
        if search.rack.blanks() > 0 {
            let demanded = search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits());
            tiers.push(Tier { value: 0, letters: !(present.bits() | demanded) });
        }
        Tiers { tiers, left }
    }

    /// The tier of the dearest letter of a set; nothing if the rack can lay none of them.
    #[inline]
    fn dearest(&self, letters: u32) -> Option<usize> {
        self.tiers.iter().position(|tier| tier.letters & letters != 0)
    }

    /// The worth of the dearest letter of a set.
    #[inline]
    pub(super) fn worth(&self, letters: u32) -> Option<i32> {
        self.dearest(letters).map(|nth| self.tiers[nth].value)
    }

    /// Spends the dearest letter that is left from a tier on; its worth.
    #[inline]
    fn spend(&self, left: &mut Left, from: usize) -> i32 {
        for (tier, left) in self.tiers[from..].iter().zip(&mut left[from..]) {
            if *left > 0 {
                *left -= 1;
                return tier.value;
            }
        }
        0
    }
}

/// What letters count with in a stretch of a line, and what is sure to come there.
pub(super) struct Weights {
    /// The weight of each open spot: its own square, the word, the word across.
    of: [i32; MAX_WORD],
    /// The open spots, heaviest first.
    heaviest: [u8; MAX_WORD],
    open: usize,
    /// What the letters that lie are worth, were none of them a blank.
    fixed: i32,
    /// The score of cards that lie already.
    pub(super) sure: i32,
}

/// What words could add at most in a stretch.
pub(super) struct Most {
    /// All words together.
    pub(super) words: i32,
    /// A word whose letters are worth so much: this, and so much for each point.
    pub(super) base: i32,
    pub(super) each: i32,
}

impl Weights {
    pub(super) fn new(search: &Search<'_>, spots: &[Spot]) -> Weights {
        let open = spots.iter().filter(|spot| spot.is_open());
        let factor: i32 = open.map(|spot| spot.word_factor).product();
        let mut weights =
            Weights { of: [0; MAX_WORD], heaviest: [0; MAX_WORD], open: 0, fixed: 0, sure: 0 };
        for (at, spot) in spots.iter().enumerate() {
            if spot.is_open() {
                let across = if spot.crossed { spot.word_factor } else { 0 };
                weights.of[at] = spot.letter_factor * (factor + across);
                weights.sure += spot.cross_base * across;
                weights.heaviest[weights.open] = at as u8;
                weights.open += 1;
            } else {
                weights.sure += spot.value * factor;
                weights.fixed += search.rules.values[usize::from(spot.fixed)];
            }
        }
        let of = weights.of;
        weights.heaviest[..weights.open]
            .sort_unstable_by_key(|&at| std::cmp::Reverse(of[usize::from(at)]));
        weights
    }

    /// What a word of these could add at most; nothing if a spot cannot be filled or the letter
    /// that is demanded cannot come.
    ///
    /// Two bounds: the dearest letter that can stand at each spot, with each letter spent once,
    /// the heaviest spots first; and, since few words have many dear letters, what a whole word is
    /// worth, counted with the least weight, with only what weighs more counted spot by spot.
    ///
    /// A blank that stands for a letter's second copy lets the first one move to the heavier spot,
    /// so each blank counts as one more letter of every tier.
    pub(super) fn most(
        &self,
        spots: &[Spot],
        words: &OfLength,
        tiers: &Tiers,
        blanks: u8,
        demanded: u32,
    ) -> Option<Most> {
        let mut dearest = [0u8; MAX_WORD];
        let mut met = demanded == 0;
        for (at, spot) in spots.iter().enumerate() {
            let letters = words.at[at];
            if spot.is_open() {
                let letters = letters & spot.allowed.bits();
                met |= letters & demanded != 0;
                dearest[at] = tiers.dearest(letters)? as u8;
            } else if letters >> spot.fixed & 1 == 0 {
                return None;
            }
        }
        if !met || self.open == 0 {
            return None;
        }
        let each = self.of[usize::from(self.heaviest[self.open - 1])];
        let (mut by_spot, mut slack) = (0, 0);
        let mut left = tiers.left;
        if blanks > 0 {
            left.iter_mut().for_each(|left| *left = left.saturating_add(blanks));
        }
        for &spot in &self.heaviest[..self.open] {
            let spot = usize::from(spot);
            let value = tiers.spend(&mut left, usize::from(dearest[spot]));
            by_spot += self.of[spot] * value;
            slack += (self.of[spot] - each) * value;
        }
        let base = slack - self.fixed * each;
        let by_word = base + words.dearest() * each;
        Some(Most { words: by_spot.min(by_word), base, each })
    }
}
