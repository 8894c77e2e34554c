//! Who a search works for: says what a play could be worth at most, and keeps the best.

use super::play::{Play, Scored};

/// Keeps the plays that are worth most, by whatever measure: the score, or the score and what
/// stays in hand. A search skips what the keeper would not keep.
pub trait Keeper {
    /// What a play that scores at most this with so many cards laid could be worth at most. It
    /// must not fall when the score rises.
    fn most(&self, score: i32, laid: usize) -> f64;

    /// Only a play that is worth more than this would be kept.
    fn threshold(&self) -> f64;

    /// A play; it may be worth less than the threshold.
    fn offer(&mut self, play: &Play<'_>);
}

/// The plays that score most, best first; of equals those that were found first.
#[derive(Clone, Debug)]
pub(super) struct Best {
    most: usize,
    pub(super) plays: Vec<Scored>,
}

impl Best {
    /// At most so many.
    pub(super) fn new(most: usize) -> Best {
        Best { most, plays: Vec::new() }
    }
}

impl Keeper for Best {
    #[inline]
    fn most(&self, score: i32, _: usize) -> f64 {
        f64::from(score)
    }

    #[inline]
    fn threshold(&self) -> f64 {
        match self.plays.last() {
            Some(last) if self.plays.len() == self.most => f64::from(last.score),
            _ => f64::MIN,
        }
    }

    fn offer(&mut self, play: &Play<'_>) {
        if f64::from(play.score) > self.threshold() {
            let place = self.plays.partition_point(|kept| kept.score >= play.score);
            self.plays.truncate(self.most - 1);
            self.plays.insert(place.min(self.plays.len()), Scored::from(play));
        }
    }
}
