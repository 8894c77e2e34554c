//! Turning one number up and down, and keeping what plays better.

use crate::stats::Spread;

/// The number, or the one a step above or below it that gains more than chance would give it:
/// `gain` says what another number gains on this one.
pub(super) fn better_of(
    number: f64,
    factor: f64,
    gain: impl Fn(f64) -> Result<Spread, String>,
) -> Result<f64, String> {
    let mut best = (number, 0.0);
    for other in [number * factor, number / factor] {
        let other = (other * 100.0).round() / 100.0;
        let spread = gain(other)?;
        // A gain within a third of the interval is as likely as not to be none.
        let sure = spread.mean - spread.half_interval().unwrap_or(f64::MAX) / 3.0;
        if sure > best.1 {
            best = (other, sure);
        }
    }
    Ok(best.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_number_is_kept_and_chance_is_not_followed() {
        let gains = |high: &'static [f64], low: &'static [f64]| {
            move |other: f64| Ok(Spread::of(if other > 1.0 { high } else { low }))
        };
        let sure = better_of(1.0, 2.0, gains(&[5.0, 6.0, 7.0], &[-3.0, -4.0]));
        assert_eq!(sure, Ok(2.0));
        let neither = better_of(1.0, 2.0, gains(&[-5.0, 6.0, -2.0], &[-3.0, -4.0]));
        assert_eq!(neither, Ok(1.0));
    }
}
