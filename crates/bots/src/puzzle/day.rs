//! A day of the calendar, without a clock and without a place.

use std::fmt;
use std::str::FromStr;

/// A day, counted from the first of January 1970.
///
/// ```
/// use bots::Day;
/// let day: Day = "2026-11-18".parse()?;
/// assert_eq!(day.plus(13).to_string(), "2026-12-01");
/// assert_eq!(Day::of_unix_seconds(0).to_string(), "1970-01-01");
/// # Ok::<(), bots::NoDay>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(i64);

/// The days of 400 years, after which the calendar repeats.
const ERA: i64 = 146_097;
/// From the first of March of the year 0, where the reckoning begins, to that of 1970.
const EPOCH: i64 = 719_468;

impl Day {
    /// The day at Greenwich, so many seconds after the Unix clock began.
    pub const fn of_unix_seconds(seconds: u64) -> Day {
        Day((seconds / 86_400) as i64)
    }

    /// So many days later.
    #[must_use]
    pub const fn plus(self, days: i64) -> Day {
        Day(self.0 + days)
    }

    /// How many days later than another.
    pub const fn since(self, other: Day) -> i64 {
        self.0 - other.0
    }

    /// The day of a date. Years begin in March here, so that the leap day is their last.
    fn of(year: i64, month: i64, day: i64) -> Day {
        let year = if month <= 2 { year - 1 } else { year };
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        Day(era * ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year - EPOCH)
    }

    fn date(self) -> (i64, i64, i64) {
        let days = self.0 + EPOCH;
        let (era, of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (era * 400 + year + i64::from(month <= 2), month, day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoDay;

impl fmt::Display for NoDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a day such as 2026-11-18")
    }
}

impl std::error::Error for NoDay {}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        let part = |from: usize, to: usize| -> Option<i64> {
            let digits = text.get(from..to).filter(|part| part.bytes().all(|b| b.is_ascii_digit()));
            digits?.parse().ok()
        };
        let parts = (part(0, 4), part(5, 7), part(8, 10));
        let (Some(year), Some(month), Some(day)) = parts else { return Err(NoDay) };
        if !(1..=12).contains(&month) {
            return Err(NoDay);
        }
        let found = Day::of(year, month, day);
        // A day that the month does not have would be written otherwise.
        if found.to_string() == text { Ok(found) } else { Err(NoDay) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_go_through_the_calendar_and_back() {
        assert_eq!("1970-01-01".parse(), Ok(Day(0)));
        assert_eq!("2000-02-29".parse(), Ok(Day(11_016)));
        let first: Day = "1999-12-30".parse().unwrap();
        let mut last = String::new();
        for days in 0..3_000 {
            let day = first.plus(days);
            let text = day.to_string();
            assert_eq!(text.parse(), Ok(day));
            assert!(text > last, "{text} comes after {last}");
            last = text;
        }
    }

    #[test]
    fn what_no_calendar_has_is_no_day() {
        for text in [
            "",
            "2026",
            "2026-13-01",
            "2026-00-10",
            "2026-02-29",
            "2026-04-31",
            "2026-1-1",
            "2026-01-00",
            "2026-01-011",
            "+026-01-01",
            "2026/01/01",
            "2026-01-1\u{660}",
            "äöüäöüäö",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NoDay), "{text}");
        }
    }
}
