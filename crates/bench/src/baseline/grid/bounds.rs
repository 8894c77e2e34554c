//! What the letters of a rack could add at most in a stretch of a line.

use super::line::Spot;
use super::reach::Ahead;
use super::search::Search;
use lexicon::{Letter, LetterSet, MAX_WORD};

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
    /// The tier of each letter, by its place.
    of: [u8; 32],
    pub(super) left: Left,
}

impl Tiers {
    pub(super) fn new(search: &Search<'_>) -> Tiers {
        let present = search.rack.present();
        let mut values: Vec<i32> =
            present.map(|letter| search.rules.values[letter.index()]).collect();
        values.sort_unstable_by_key(|&value| std::cmp::Reverse(value));
        values.dedup();
        let mut tiers: Vec<Tier> =
            values.into_iter().map(|value| Tier { value, letters: 0 }).collect();
        let (mut of, mut left) = ([0; 32], [0u8; MOST_TIERS]);
        for letter in present {
            let value = search.rules.values[letter.index()];
            let nth = tiers.partition_point(|tier| tier.value > value);
            tiers[nth].letters |= LetterSet::of(letter).bits();
            of[letter.index()] = nth as u8;
            left[nth] = left[nth].saturating_add(search.rack.count(letter));
        }
        if search.rack.blanks() > 0 {
            let demanded = search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits());
            of.iter_mut().zip(0u32..).for_each(|(tier, place)| {
                if present.bits() >> place & 1 == 0 {
                    *tier = tiers.len() as u8;
                }
            });
            tiers.push(Tier { value: 0, letters: !(present.bits() | demanded) });
        }
        Tiers { tiers, of, left }
    }

    pub(super) fn all(&self) -> &[Tier] {
        &self.tiers
    }

    pub(super) fn of(&self, letter: Letter) -> usize {
        usize::from(self.of[letter.index()])
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
    pub(super) of: [i32; MAX_WORD],
    /// The open spots, heaviest first.
    heaviest: [u8; MAX_WORD],
    open: usize,
    /// The least weight of an open spot from here on.
    pub(super) least_from: [i32; MAX_WORD + 1],
    /// What the letters that lie from here on are worth, were none of them a blank.
    fixed_from: [i32; MAX_WORD + 1],
    /// The score of cards that lie already.
    pub(super) sure: i32,
}

impl Weights {
    pub(super) fn new(search: &Search<'_>, spots: &[Spot]) -> Weights {
        let open = spots.iter().filter(|spot| spot.is_open());
        let factor: i32 = open.map(|spot| spot.word_factor).product();
        let mut weights = Weights {
            of: [0; MAX_WORD],
            heaviest: [0; MAX_WORD],
            open: 0,
            least_from: [i32::MAX; MAX_WORD + 1],
            fixed_from: [0; MAX_WORD + 1],
            sure: 0,
        };
        for (at, spot) in spots.iter().enumerate() {
            if spot.is_open() {
                let across = if spot.crossed { spot.word_factor } else { 0 };
                weights.of[at] = spot.letter_factor * (factor + across);
                weights.sure += spot.cross_base * across;
                weights.heaviest[weights.open] = at as u8;
                weights.open += 1;
            } else {
                weights.sure += spot.value * factor;
            }
        }
        let of = weights.of;
        weights.heaviest[..weights.open]
            .sort_unstable_by_key(|&at| std::cmp::Reverse(of[usize::from(at)]));
        for (at, spot) in spots.iter().enumerate().rev() {
            let open = spot.is_open();
            let weight = if open { weights.of[at] } else { i32::MAX };
            weights.least_from[at] = weights.least_from[at + 1].min(weight);
            let fixed = if open { 0 } else { search.rules.values[usize::from(spot.fixed)] };
            weights.fixed_from[at] = weights.fixed_from[at + 1] + fixed;
        }
        // Where no spot is open any more nothing can be added, whatever it weighs.
        let unset = weights.least_from.iter_mut().filter(|least| **least == i32::MAX);
        unset.for_each(|least| *least = 0);
        weights
    }

    /// What the spots from `at` on could add at most, given what can follow there; nothing if one
    /// of them cannot be filled or the letter that is demanded cannot come.
    ///
    /// Two bounds: the dearest letter that can follow at each spot, with each letter spent once,
    /// the heaviest spots first; and, since few words have many dear letters, what a whole ending
    /// is worth, counted with the least weight that is left, with only what weighs more counted
    /// spot by spot.
    ///
    /// A blank that stands for a letter's second copy lets the first one move to the heavier spot,
    /// so each blank that is left counts as one more letter of every tier.
    #[expect(clippy::too_many_arguments, reason = "the state of a walk, spelled out for speed")]
    pub(super) fn most_from(
        &self,
        at: usize,
        spots: &[Spot],
        ahead: &Ahead,
        tiers: &Tiers,
        left: &Left,
        blanks: u8,
        demanded: u32,
    ) -> Option<i32> {
        let mut dearest = [0u8; MAX_WORD];
        let mut met = demanded == 0;
        for (distance, spot) in spots[at..].iter().enumerate() {
            let letters = ahead.letters[distance];
            if spot.is_open() {
                let letters = letters & spot.allowed.bits();
                met |= letters & demanded != 0;
                dearest[at + distance] = tiers.dearest(letters)? as u8;
            } else if letters >> spot.fixed & 1 == 0 {
                return None;
            }
        }
        if !met {
            return None;
        }
        let least = self.least_from[at];
        let whole = i32::from(ahead.worth[spots.len() - at - 1]) - self.fixed_from[at];
        let (mut by_spot, mut by_ending) = (0, whole * least);
        let mut left = *left;
        if blanks > 0 {
            left.iter_mut().for_each(|left| *left = left.saturating_add(blanks));
        }
        for &spot in &self.heaviest[..self.open] {
            let spot = usize::from(spot);
            if spot >= at {
                let value = tiers.spend(&mut left, usize::from(dearest[spot]));
                by_spot += self.of[spot] * value;
                by_ending += (self.of[spot] - least) * value;
            }
        }
        Some(by_spot.min(by_ending))
    }
}

/// What a play could score at most if its words sum up to this before bonus cards and the like.
#[inline]
pub(super) fn upper(search: &Search<'_>, words: i32) -> i32 {
    let scoring = &search.rules.scoring;
    let factor = if search.empty {
        scoring.first_factor
    } else {
        scoring.bonus.map_or(1, |bonus| bonus.factor)
    };
    let extra = search.rules.extra.as_ref().map_or(0, |extra| extra.most);
    words * factor + scoring.all_cards.map_or(0, |all| all.points) + extra
}
