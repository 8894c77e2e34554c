//! Durations, counted.

use std::time::Duration;

/// How long things took.
#[derive(Clone, Default, Debug)]
pub(crate) struct Timing(Vec<u32>);

impl Timing {
    /// Notes one duration.
    pub(crate) fn note(&mut self, took: Duration) {
        self.0.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
    }

    /// Takes in what another has noted.
    pub(crate) fn join(&mut self, other: Timing) {
        self.0.extend(other.0);
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The duration that a share of them, in thousandths, did not exceed.
    pub(crate) fn within(&mut self, thousandths: usize) -> Duration {
        self.0.sort_unstable();
        let rank = (self.0.len() * thousandths).div_ceil(1_000).max(1);
        Duration::from_micros(self.0.get(rank - 1).copied().unwrap_or_default().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_by_rank() {
        let mut timing = Timing::default();
        assert_eq!(timing.within(990), Duration::ZERO);
        for millis in (1..=100).rev() {
            timing.note(Duration::from_millis(millis));
        }
        assert_eq!(timing.within(500), Duration::from_millis(50));
        assert_eq!(timing.within(990), Duration::from_millis(99));
        assert_eq!(timing.within(1_000), Duration::from_millis(100));
    }
}
