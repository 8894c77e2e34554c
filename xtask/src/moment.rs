//! When and where a release is made, so that two who make it get the same bytes.

use crate::shell::root;
use std::process::Command;

/// The time that everything in a release bears, in seconds since 1970: `SOURCE_DATE_EPOCH`, as is
/// the custom, or else that of the last commit.
pub fn of_release() -> Result<i64, String> {
    if let Ok(said) = std::env::var("SOURCE_DATE_EPOCH") {
        let wrong = |_| format!("SOURCE_DATE_EPOCH is {said:?}, which is no number of seconds");
        return said.trim().parse().map_err(wrong);
    }
    let said = output(Command::new("git").current_dir(root()).args(["log", "-1", "--format=%ct"]));
    said.ok().and_then(|said| said.trim().parse().ok()).ok_or_else(|| {
        "neither SOURCE_DATE_EPOCH nor git says of when these sources are".to_owned()
    })
}

/// What rustc calls this machine: `x86_64-unknown-linux-gnu`.
pub fn host() -> Result<String, String> {
    let said = output(Command::new("rustc").arg("-vV"))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say its host".to_owned())
}

/// A time as `2026-11-18T15:04:05Z`.
pub fn written(time: i64) -> String {
    let (days, seconds) = (time.div_euclid(86_400), time.rem_euclid(86_400));
    let (year, month, day) = date(days);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// The date so many days after 1970-01-01. Years are counted from March, so that the odd day of a
/// leap year comes last, and in rounds of 400 years, after which the calendar repeats itself.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (round, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (round * 400 + year + later, month, day)
}

fn output(command: &mut Command) -> Result<String, String> {
    let line = format!("{command:?}");
    let output = command.output().map_err(|error| format!("{line}: {error}"))?;
    if !output.status.success() {
        return Err(format!("failed: {line}"));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{line}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_others_read_them() {
        assert_eq!(written(0), "1970-01-01T00:00:00Z");
        assert_eq!(written(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(written(1_709_251_199), "2024-02-29T23:59:59Z");
        assert_eq!(written(1_735_689_600), "2025-01-01T00:00:00Z");
        assert_eq!(written(4_107_542_400), "2100-03-01T00:00:00Z");
    }
}
