//! The puzzles of many days, tried: is there one each day, and how do they look?

use crate::editions::Edition;
use crate::progress::Progress;
use bots::{Bots, Day, Puzzle, Wanted, Words, best_play, puzzle_of, weigh};
use games::{Editions, total};
use lexicon::Library;
use rayon::prelude::*;
use std::fmt::Write;
use std::time::{Duration, Instant};

/// What there is to say of the puzzles of an edition.
#[derive(Clone, Debug)]
pub struct Tried {
    /// Which edition.
    pub edition: Edition,
    /// Day by day, those that have one.
    pub days: Vec<Looks>,
    /// The days without.
    pub without: Vec<Day>,
}

/// How the puzzle of a day looks.
#[derive(Clone, Debug)]
pub struct Looks {
    /// The day.
    pub day: Day,
    /// How long it took to make.
    pub took: Duration,
    /// What the best play scores, and by how much it is ahead of every other.
    pub best: i32,
    /// By how much it is ahead.
    pub margin: i32,
    /// The words of the best play.
    pub words: Vec<String>,
    /// How many cards lie on the table or board.
    pub lying: usize,
    /// How many blanks there are to lay.
    pub blanks: usize,
    /// How many moments were looked at.
    pub moments: u32,
    /// Does one have to know rarer words than puzzles should ask for?
    pub rare: bool,
}

/// Tries so many days of an edition, from a day on, on all cores.
pub fn try_days(
    edition: &Edition,
    first: Day,
    days: u32,
    progress: &Progress,
) -> Result<Tried, String> {
    let opened = Library::new(None).open(&edition.language);
    let words = Words::new(opened.map_err(|error| error.to_string())?);
    let (bots, editions) = (Bots::default(), Editions::built_in());
    let look = |nth: u32| {
        let day = first.plus(i64::from(nth));
        let wanted = Wanted { game: edition.game, edition: &edition.name, day };
        let began = Instant::now();
        let puzzle = puzzle_of(wanted, &editions, &bots, &words);
        let took = began.elapsed();
        progress.done(1);
        let Some(puzzle) = puzzle else { return Ok((day, None)) };
        hold(&puzzle, &bots, &words).map_err(|what| format!("{} {day}: {what}", edition.name))?;
        Ok((day, Some(looks(day, took, &puzzle))))
    };
    // The first is made alone: what all of them need is made with it, and counts for none.
    look(0)?;
    let found: Result<Vec<(Day, Option<Looks>)>, String> =
        (0..days).into_par_iter().with_max_len(1).map(look).collect();
    let mut tried = Tried { edition: edition.clone(), days: Vec::new(), without: Vec::new() };
    for (day, looks) in found? {
        match looks {
            Some(looks) => tried.days.push(looks),
            None => tried.without.push(day),
        }
    }
    Ok(tried)
}

/// The referee takes the best play for what it is said to score, whoever looks for it again finds
/// the same, and nothing else comes near.
fn hold(puzzle: &Puzzle, bots: &Bots, words: &Words) -> Result<(), String> {
    let Puzzle { table, seat, best, second, .. } = puzzle;
    let weighed = weigh(table, *seat, best.command.clone(), words.all());
    let weighed = weighed.map_err(|refusal| format!("the best play is refused: {refusal}"))?;
    if total(&weighed.lines) != best.score {
        return Err(format!("{} is said to score {}", total(&weighed.lines), best.score));
    }
    let again = best_play(table, *seat, bots, words).ok_or("nothing is found")?;
    if again.score != best.score || again.words != best.words {
        return Err(format!("{:?} is found, and {:?} was", again.words, best.words));
    }
    if second >= &best.score {
        return Err(format!("{second} is no less than {}", best.score));
    }
    Ok(())
}

fn looks(day: Day, took: Duration, puzzle: &Puzzle) -> Looks {
    Looks {
        day,
        took,
        best: puzzle.best.score.0,
        margin: puzzle.best.score.0 - puzzle.second.0,
        words: puzzle.best.words.clone(),
        lying: puzzle.facts.lying,
        blanks: puzzle.facts.blanks,
        moments: puzzle.facts.moments,
        rare: puzzle.facts.rare,
    }
}

/// The head of the table.
pub const HEAD: &str = "\
| game | words | days | without | ms mean (most) | moments | best, median | margin min / 10 % / median | of the best | blanks | lying, median | rare words |
|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|";

impl Tried {
    /// A line of the table.
    pub fn line(&self) -> String {
        let of = |value: &dyn Fn(&Looks) -> f64| {
            let mut values: Vec<f64> = self.days.iter().map(value).collect();
            values.sort_by(f64::total_cmp);
            values
        };
        let part = |values: &[f64], part: f64| {
            let place = (values.len() as f64 * part) as usize;
            values.get(place.min(values.len().saturating_sub(1))).copied().unwrap_or_default()
        };
        let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len().max(1) as f64;
        let took = of(&|looks| looks.took.as_secs_f64() * 1000.0);
        let margin = of(&|looks| f64::from(looks.margin));
        let percent = of(&|looks| 100.0 * f64::from(looks.margin) / f64::from(looks.best.max(1)));
        let blanks = of(&|looks| f64::from(u8::from(looks.blanks > 0)) * 100.0);
        let mut line = String::new();
        let _ = write!(
            line,
            "| {} | {} | {} | {} | {:.0} ({:.0}) | {:.0} | {:.0} | {:.0} / {:.0} / {:.0} | {:.0} % | {:.0} % | {:.0} | {} |",
            self.edition.game,
            self.edition.language,
            self.days.len() + self.without.len(),
            self.without.len(),
            mean(&took),
            part(&took, 1.0),
            mean(&of(&|looks| f64::from(looks.moments))),
            part(&of(&|looks| f64::from(looks.best)), 0.5),
            part(&margin, 0.0),
            part(&margin, 0.1),
            part(&margin, 0.5),
            part(&percent, 0.5),
            mean(&blanks),
            part(&of(&|looks| looks.lying as f64), 0.5),
            self.days.iter().filter(|looks| looks.rare).count(),
        );
        line
    }
}
