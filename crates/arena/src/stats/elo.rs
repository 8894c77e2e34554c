//! The difference in Elo that results speak for.

use super::spread::Spread;
use std::fmt;

/// A difference in Elo with its 95 % interval, as far as the results give them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference; infinite where one bot won everything.
    pub difference: f64,
    /// The interval; its ends may be infinite.
    pub interval: Option<(f64, f64)>,
}

impl Elo {
    /// Of what a bot made of its games, group by group, each from 0 to 1.
    pub fn of(results: &[f64]) -> Elo {
        let spread = Spread::of(results);
        let interval = spread.interval().map(|(low, high)| (elo(low), elo(high)));
        Elo { difference: elo(spread.mean), interval }
    }
}

/// A player who is expected to make this much of a game is so much better.
fn elo(expected: f64) -> f64 {
    match expected {
        lost if lost <= 0.0 => f64::NEG_INFINITY,
        won if won >= 1.0 => f64::INFINITY,
        expected => -400.0 * (1.0 / expected - 1.0).log10(),
    }
}

/// For instance `+120 (+95 to +148)`.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = |elo: f64| match elo {
            f64::INFINITY => "+∞".to_owned(),
            f64::NEG_INFINITY => "−∞".to_owned(),
            // Never "-0".
            elo => format!("{:+.0}", elo.round() + 0.0),
        };
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
        let elo = Elo::of(&[1.0, 1.0, 1.0]);
        assert_eq!(elo.difference, f64::INFINITY);
        assert_eq!(elo.to_string(), "+∞ (+∞ to +∞)");
    }

    #[test]
    fn the_interval_follows_the_error_of_the_result() {
        // Half of the groups won, half drawn: mean 0.75, error 0.25 / √99.
        let results: Vec<f64> = (0..100).map(|nth| if nth % 2 == 0 { 1.0 } else { 0.5 }).collect();
        let elo = Elo::of(&results);
        assert_eq!(elo.to_string(), "+191 (+148 to +240)");
    }
}
