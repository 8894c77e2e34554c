//! What games say about bots: spreads, Elo, regret, times, and when to stop.

mod elo;
mod regret;
mod spread;
mod sprt;
mod times;

pub use elo::Elo;
pub use regret::Regret;
pub use spread::{Spread, results, spreads};
pub use sprt::{Sprt, Verdict};
pub use times::Times;

/// The value below which so many of a hundred lie; values must be sorted. The nearest rank.
fn percentile<T: Copy + Default>(sorted: &[T], percent: usize) -> T {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted.get(rank - 1).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::percentile;

    #[test]
    fn percentiles_are_of_the_nearest_rank() {
        let values: Vec<u32> = (1..=200).collect();
        assert_eq!((percentile(&values, 99), percentile(&values, 95)), (198, 190));
        assert_eq!((percentile(&[7], 99), percentile(&[] as &[u32], 50)), (7, 0));
    }
}
