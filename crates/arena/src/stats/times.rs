//! How long decisions take on this machine.

use super::percentile;
use crate::played::Played;
use std::time::Duration;

/// Times of decisions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Times {
    /// How many decisions.
    pub decisions: usize,
    /// The mean.
    pub mean: Duration,
    /// The 99th percentile.
    pub p99: Duration,
    /// The longest.
    pub longest: Duration,
}

impl Times {
    /// Of the decisions of one bot; nothing if none was measured.
    pub fn of(games: &[Played], bot: usize) -> Option<Times> {
        let all = games.iter().flat_map(|played| &played.times);
        let mut times: Vec<Duration> =
            all.filter(|(who, _)| *who == bot).map(|&(_, took)| took).collect();
        times.sort_unstable();
        let decisions = u32::try_from(times.len()).ok().filter(|&decisions| decisions > 0)?;
        Some(Times {
            decisions: times.len(),
            mean: times.iter().sum::<Duration>() / decisions,
            p99: percentile(&times, 99),
            longest: times.last().copied().unwrap_or_default(),
        })
    }
}
