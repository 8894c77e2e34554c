//! By how much one bot is ahead of another, with its error.

use crate::played::Played;
use std::fmt;

/// The quantile of the normal distribution for 95 %.
const NORMAL_95: f64 = 1.959_964;

/// A mean over groups of games with the same luck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// How many groups.
    pub groups: usize,
    /// The mean.
    pub mean: f64,
    /// The standard error of the mean; nothing is known about it with fewer than two groups.
    pub error: Option<f64>,
}

impl Spread {
    /// Of one value a group.
    pub fn of(values: &[f64]) -> Spread {
        let groups = values.len();
        let mean = mean(values);
        let error = (groups > 1).then(|| (variance(values) / groups as f64).sqrt());
        Spread { groups, mean, error }
    }

    /// How far the ends of the 95 % interval are from the mean.
    pub fn half_interval(&self) -> Option<f64> {
        self.error.map(|error| NORMAL_95 * error)
    }

    /// The 95 % interval.
    pub fn interval(&self) -> Option<(f64, f64)> {
        self.half_interval().map(|half| (self.mean - half, self.mean + half))
    }

    /// Is all of the interval above nothing?
    pub fn is_above_zero(&self) -> bool {
        self.interval().is_some_and(|(low, _)| low > 0.0)
    }
}

/// For instance `+12.3 ± 1.4`.
impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.1}", self.mean)?;
        match self.half_interval() {
            Some(half) => write!(f, " ± {half:.1}"),
            None => Ok(()),
        }
    }
}

/// By how much one bot was ahead of another in a game, group by group. Groups that are not
/// complete are left out.
pub fn spreads(games: &[Played], group: u64, bot: usize, other: usize) -> Vec<f64> {
    by_group(games, group, |played| f64::from(played.ahead(bot, other)))
}

/// What one bot made of a game against another, from 0 (lost) to 1 (won), group by group.
pub fn results(games: &[Played], group: u64, bot: usize, other: usize) -> Vec<f64> {
    by_group(games, group, |played| f64::midpoint(1.0, played.result(bot) - played.result(other)))
}

fn by_group(games: &[Played], group: u64, value: impl Fn(&Played) -> f64) -> Vec<f64> {
    let of = |games: &[Played]| mean(&games.iter().map(&value).collect::<Vec<f64>>());
    games.chunks_exact((group as usize).max(1)).map(of).collect()
}

pub(super) fn mean(values: &[f64]) -> f64 {
    if values.is_empty() { 0.0 } else { values.iter().sum::<f64>() / values.len() as f64 }
}

/// The variance that a sample lets expect.
pub(super) fn variance(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    if values.len() < 2 { 0.0 } else { squares / (values.len() - 1) as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_error_and_interval_of_a_known_sample() {
        // Variance 32/7, so the error is the root of (32/7)/8.
        let spread = Spread::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert_eq!((spread.groups, spread.mean), (8, 5.0));
        assert!((spread.error.unwrap() - 0.755_929).abs() < 1e-6);
        let (low, high) = spread.interval().unwrap();
        assert!((low - 3.518_4).abs() < 1e-3 && (high - 6.481_6).abs() < 1e-3);
        assert!(spread.is_above_zero());
        assert_eq!(spread.to_string(), "+5.0 ± 1.5");
    }

    #[test]
    fn one_group_says_nothing_about_the_error() {
        let spread = Spread::of(&[3.0]);
        assert_eq!((spread.interval(), spread.is_above_zero()), (None, false));
        assert_eq!(spread.to_string(), "+3.0");
        assert_eq!(Spread::of(&[]).mean, 0.0);
    }
}
