//! Tries the puzzles of a year, in every game and language.

use arena::Progress;
use arena::editions::all;
use arena::puzzles::{HEAD, try_days};
use bots::Day;
use games::GameName;

const USAGE: &str = "puzzles [--days N] [--from YYYY-MM-DD] [--game GAME] [--words LANG] [--show]";

/// The chore.
pub fn run(args: &[String]) -> Result<(), String> {
    let mut only: Option<GameName> = None;
    let mut words: Option<String> = None;
    let (mut days, mut show) = (365, false);
    let mut first: Day = "2026-11-01".parse().map_err(|error| format!("{error}"))?;
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} wants a value; {USAGE}"));
        match arg.as_str() {
            "--days" => days = value()?.parse().map_err(|_| format!("{arg}: expected a number"))?,
            "--from" => first = value()?.parse().map_err(|error| format!("{arg}: {error}"))?,
            "--game" => only = Some(value()?.parse().map_err(|error| format!("{error}"))?),
            "--words" => words = Some(value()?.clone()),
            "--show" => show = true,
            other => return Err(format!("unexpected {other:?}; {USAGE}")),
        }
    }
    let mut wanted = all();
    wanted.retain(|edition| only.is_none_or(|only| only == edition.game));
    wanted.retain(|edition| words.as_ref().is_none_or(|words| *words == edition.language));
    let progress = Progress::over(wanted.len() as u64 * u64::from(days + 1), "puzzles");
    let (mut lines, mut without) = (Vec::new(), 0);
    for edition in &wanted {
        let tried = try_days(edition, first, days, &progress)?;
        progress.say(&tried.line());
        for looks in tried.days.iter().filter(|_| show) {
            let words = looks.words.join(" ");
            progress.say(&format!("{} {words} {} (+{})", looks.day, looks.best, looks.margin));
        }
        without += tried.without.len();
        lines.push(tried.line());
    }
    drop(progress);
    println!("{HEAD}\n{}", lines.join("\n"));
    if without > 0 {
        return Err(format!("{without} days have no puzzle"));
    }
    Ok(())
}
