//! When enough games are played: a sequential test on paired spreads.
//!
//! Three hypotheses about the true mean spread between two bots: the first is ahead by `margin`
//! points a game, the second is, or neither is ahead at all. Two of Wald's tests run side by side,
//! nobody ahead against each of the other two (the way of Sobel and Wald). The spreads are taken
//! as normal, and their variance as that of the sample so far.

use super::spread::{mean, variance};

/// Before so many groups the variance of the sample says too little.
const LEAST: usize = 20;

/// A sequential test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference, in points a game, that is worth telling from none.
    pub margin: f64,
    /// How often it may see a bot ahead, on either side, where none is.
    pub false_lead: f64,
    /// How often it may see nobody ahead where somebody is by the margin.
    pub missed_lead: f64,
}

/// What a test is sure of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first bot is ahead.
    First,
    /// The second bot is ahead.
    Second,
    /// Neither is ahead by the margin.
    Neither,
}

impl Sprt {
    /// A test with 5 % errors of either kind.
    pub const fn new(margin: f64) -> Sprt {
        Sprt { margin, false_lead: 0.05, missed_lead: 0.05 }
    }

    /// The first verdict, and after how many groups it fell.
    pub fn first_verdict(&self, spreads: &[f64]) -> Option<(Verdict, usize)> {
        (LEAST..=spreads.len())
            .find_map(|groups| Some((self.verdict(spreads.get(..groups)?)?, groups)))
    }

    /// What these groups say, if they say enough.
    pub fn verdict(&self, spreads: &[f64]) -> Option<Verdict> {
        if spreads.len() < LEAST {
            return None;
        }
        // Each side has half of the error that both may have.
        let lead = ((1.0 - self.missed_lead) / (self.false_lead / 2.0)).ln();
        let none = (self.missed_lead / (1.0 - self.false_lead / 2.0)).ln();
        let first = self.log_likelihood_ratio(spreads, self.margin);
        let second = self.log_likelihood_ratio(spreads, -self.margin);
        if first >= lead {
            Some(Verdict::First)
        } else if second >= lead {
            Some(Verdict::Second)
        } else if first <= none && second <= none {
            Some(Verdict::Neither)
        } else {
            None
        }
    }

    /// How much likelier a lead of `ahead` makes the sample than no lead.
    fn log_likelihood_ratio(&self, spreads: &[f64], ahead: f64) -> f64 {
        // Bots that do the same have spreads without any variance.
        let variance = variance(spreads).max(1e-9);
        spreads.len() as f64 * ahead * (mean(spreads) - ahead / 2.0) / variance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::Luck;
    use games::Chance;

    /// Spreads about a mean, nearly normal, with a deviation of 40.
    fn sample(mean: f64, seed: u64, groups: usize) -> Vec<f64> {
        let mut luck = Luck::new(seed);
        let mut uniform = || f64::from(luck.below(1_000_000)) / 1e6;
        let mut normal = || (0..12).map(|_| uniform()).sum::<f64>() - 6.0;
        (0..groups).map(|_| mean + 40.0 * normal()).collect()
    }

    /// How often each verdict fell in 200 tests, and the mean number of groups.
    fn verdicts(mean: f64) -> ([usize; 3], f64) {
        let (mut counts, mut all_groups) = ([0; 3], 0);
        for seed in 0..200 {
            let spreads = sample(mean, seed, 5_000);
            let (verdict, groups) = Sprt::new(10.0).first_verdict(&spreads).unwrap();
            counts[verdict as usize] += 1;
            all_groups += groups;
        }
        (counts, all_groups as f64 / 200.0)
    }

    #[test]
    fn it_stops_with_the_right_hypothesis() {
        let ([first, second, _], groups) = verdicts(10.0);
        assert!(first >= 184 && second == 0, "{first} of 200, {second} wrong");
        assert!((20.0..250.0).contains(&groups), "{groups}");
        let ([first, second, _], _) = verdicts(-10.0);
        assert!(second >= 184 && first == 0, "{second} of 200, {first} wrong");
        let ([_, _, neither], _) = verdicts(0.0);
        assert!(neither >= 184, "{neither} of 200");
    }

    #[test]
    fn a_great_lead_needs_few_groups() {
        let (counts, groups) = verdicts(60.0);
        assert_eq!(counts, [200, 0, 0]);
        assert!(groups < 21.0, "{groups}");
    }

    #[test]
    fn bots_that_do_the_same_are_told_so_at_once() {
        assert_eq!(Sprt::new(5.0).first_verdict(&[0.0; 100]), Some((Verdict::Neither, 20)));
        assert_eq!(Sprt::new(5.0).first_verdict(&[0.0; 19]), None);
    }
}
