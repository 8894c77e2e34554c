//! The difference in Elo that results speak for.

use super::spread::Spread;
use std::fmt;

/// A difference in Elo with its 95 % interval, as far as the results give them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference. Who won everything is so much better as half a game lost would say.
    pub difference: f64,
    /// The interval, no wider than that.
    pub interval: Option<(f64, f64)>,
    /// Did one bot win everything, so that the difference may be larger?
    pub beyond: bool,
}

impl Elo {
    /// Of what a bot made of its games, group by group, each from 0 to 1.
    pub fn of(results: &[f64]) -> Elo {
        let spread = Spread::of(results);
        // No number of games shows that somebody always wins.
        let doubt = 0.5 / (results.len() as f64 + 1.0);
        let elo = |expected: f64| elo(expected.clamp(doubt, 1.0 - doubt));
        let interval = spread.interval().map(|(low, high)| (elo(low), elo(high)));
        let beyond = spread.mean <= 0.0 || spread.mean >= 1.0;
        Elo { difference: elo(spread.mean), interval, beyond }
    }
}

/// A player who is expected to make this much of a game, neither all nor nothing, is so much better.
fn elo(expected: f64) -> f64 {
    -400.0 * (1.0 / expected - 1.0).log10()
}

/// For instance `+120 (+95 to +148)`, or `beyond +676` for who won everything.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Never "-0".
        let said = |elo: f64| format!("{:+.0}", elo.round() + 0.0);
        if self.beyond {
            return write!(f, "beyond {}", said(self.difference));
        }
        f.write_str(&said(self.difference))?;
        match self.interval {
            Some((low, high)) => write!(f, " ({} to {})", said(low), said(high)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_differences() {
        assert_eq!(Elo::of(&[0.5, 0.5]).difference, 0.0);
        assert!((elo(10.0 / 11.0) - 400.0).abs() < 1e-9);
        assert!((elo(0.75) - 190.848_5).abs() < 1e-3);
        assert!((elo(0.25) + 190.848_5).abs() < 1e-3);
    }

    #[test]
    fn who_wins_everything_is_beyond_measure() {
        let (won, lost) = (Elo::of(&[1.0; 24]), Elo::of(&[0.0; 24]));
        assert_eq!(
            (won.to_string(), lost.to_string()),
            ("beyond +676".into(), "beyond -676".into())
        );
        assert!(Elo::of(&[1.0; 1_000]).difference > won.difference);
        // Nearly everything: the interval ends where the doubt does.
        let nearly = Elo::of(&[vec![1.0; 499], vec![0.5]].concat());
        assert!(nearly.difference.is_finite() && !nearly.beyond);
        assert!(nearly.interval.is_some_and(|(low, high)| low.is_finite() && high.is_finite()));
    }

    #[test]
    fn the_interval_follows_the_error_of_the_result() {
        // Half of the groups won, half drawn: mean 0.75, error 0.25 / √99.
        let results: Vec<f64> = (0..100).map(|nth| if nth % 2 == 0 { 1.0 } else { 0.5 }).collect();
        let elo = Elo::of(&results);
        assert_eq!(elo.to_string(), "+191 (+148 to +240)");
    }
}
