//! Bounds that cost next to nothing: sums along a line, from which what a stretch could score at
//! most follows by a few additions.

use super::line::{Line, Spot};
use super::search::Search;
use lexicon::{LetterSet, MAX_WORD};

/// Sums over the spots before a spot of a line.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Sum {
    /// Open spots.
    pub(super) open: u16,
    /// Spots on which a letter touches what lies.
    pub(super) anchors: u16,
    /// Open spots on which the rack can lay nothing.
    pub(super) closed: u16,
    /// What lying cards are worth.
    fixed: i32,
    /// What letter premiums could add to the face values in the word.
    premium: i32,
    /// What words across could score.
    across: i32,
}

/// What the cards of a rack could bring at most.
pub(super) struct Purse {
    /// Letters of one worth, dearest first.
    tiers: [(i32, u32); 32],
    distinct: usize,
    /// What so many of the dearest cards are worth together.
    dearest: [i32; MAX_WORD + 1],
    /// The letters that a blank can stand for.
    by_blank: u32,
    pub(super) cards: usize,
}

impl Purse {
    pub(super) fn new(search: &Search<'_>) -> Purse {
        let (rack, rules) = (&search.rack, search.rules);
        let demanded = rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits());
        let mut purse = Purse {
            tiers: [(0, 0); 32],
            distinct: 0,
            dearest: [0; MAX_WORD + 1],
            by_blank: if rack.blanks() > 0 { !demanded } else { 0 },
            cards: rack.len(),
        };
        for letter in rack.present() {
            let (value, set) = (rules.value(letter), LetterSet::of(letter).bits());
            let tiers = &mut purse.tiers[..purse.distinct];
            let nth = tiers.partition_point(|tier| tier.0 > value);
            if nth < purse.distinct && purse.tiers[nth].0 == value {
                purse.tiers[nth].1 |= set;
            } else {
                purse.tiers.copy_within(nth..purse.distinct, nth + 1);
                purse.tiers[nth] = (value, set);
                purse.distinct += 1;
            }
        }
        let (mut nth, mut sum) = (0, 0);
        for &(value, letters) in &purse.tiers[..purse.distinct] {
            let held = LetterSet::from_bits(letters).map(|letter| rack.count(letter)).sum::<u8>();
            for _ in 0..held {
                sum += value;
                nth += 1;
                if nth <= MAX_WORD {
                    purse.dearest[nth] = sum;
                }
            }
        }
        for later in nth + 1..=MAX_WORD {
            purse.dearest[later] = sum;
        }
        purse
    }

    /// The worth of the dearest letter of a set that the rack can lay.
    #[inline]
    fn worth(&self, letters: u32) -> Option<i32> {
        let held = self.tiers[..self.distinct].iter().find(|tier| tier.1 & letters != 0);
        held.map(|tier| tier.0).or((self.by_blank & letters != 0).then_some(0))
    }
}

/// The sums of a line: one more than it has spots.
pub(super) fn sums(line: Line<'_>, purse: &Purse, sums: &mut Vec<Sum>) {
    let mut sum = Sum::default();
    sums.push(sum);
    let any = purse.worth(u32::MAX).unwrap_or(0);
    for spot in line.spots {
        add(&mut sum, spot, purse, any);
        sums.push(sum);
    }
}

#[inline]
fn add(sum: &mut Sum, spot: &Spot, purse: &Purse, any: i32) {
    if !spot.is_open() {
        sum.fixed += spot.value;
        return;
    }
    sum.open += 1;
    sum.anchors += u16::from(spot.anchor);
    if !spot.crossed {
        sum.premium += (spot.letter_factor - 1) * any;
        return;
    }
    match purse.worth(spot.allowed.bits()) {
        None => sum.closed += 1,
        Some(worth) => {
            sum.premium += (spot.letter_factor - 1) * worth;
            sum.across += (spot.cross_base + spot.letter_factor * worth) * spot.word_factor;
        }
    }
}

/// How many cards a word from one spot to before another lays, and what its words could sum up to
/// at most; `factor` is what its open spots multiply it by.
#[inline]
pub(super) fn bound(purse: &Purse, from: &Sum, to: &Sum, factor: i32) -> (usize, i32) {
    let open = usize::from(to.open - from.open);
    let letters = purse.dearest[open.min(MAX_WORD)];
    let main = to.fixed - from.fixed + letters + to.premium - from.premium;
    (open, main * factor + to.across - from.across)
}
