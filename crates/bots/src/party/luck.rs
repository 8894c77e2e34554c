//! Luck in the forms that a thinking mind needs. Only sums and products of whole draws, so that
//! every machine thinks alike.

use games::{Chance, Millis};

/// So many different draws make a part of one.
const PARTS: u32 = 1 << 20;

/// A number from 0 to 1, 1 excluded.
pub(super) fn part(luck: &mut dyn Chance) -> f64 {
    f64::from(luck.below(PARTS)) / f64::from(PARTS)
}

/// Does something happen that happens so often?
pub(super) fn happens(often: f64, luck: &mut dyn Chance) -> bool {
    part(luck) < often
}

/// A factor around 1, from a half to one and a half, most often near 1.
pub(super) fn around_one(luck: &mut dyn Chance) -> f64 {
    0.5 + (part(luck) + part(luck)) / 2.0
}

/// A length of time; nothing for what is no time.
pub(super) fn millis(seconds: f64) -> Millis {
    Millis((seconds.max(0.0) * 1000.0) as u64)
}
