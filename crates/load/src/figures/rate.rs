//! The highest rate of commands at which nearly everybody still hears soon.

use super::{Aim, cost, fill};
use crate::Fault;
use crate::home::{Home, Kind};
use crate::millis;
use crate::playing::play;
use crate::program::Program;
use crate::table::Table;
use std::time::Duration;

/// Tables at which the commands are made.
const TABLES: u32 = 2_000;

/// The rate that is tried first, in commands a second; it is doubled until it is too much.
const FIRST: u32 = 1_000;

/// Then the gap is halved so often.
const HALVED: u32 = 3;

/// How long a rate is tried, after a while that does not count.
const TRIED: Duration = Duration::from_secs(6);
const WARM: Duration = Duration::from_secs(2);

/// What the slowest hundredth may take, from when a command was due.
const LIMIT: Duration = Duration::from_millis(50);

/// The share of what was due that has to be done, in hundredths.
const DONE: usize = 97;

/// Looks for the highest rate; gives the tables, which are still connected.
pub(super) async fn measure(
    server: &Program,
    home: &Home,
    kind: Kind,
    mut tables: Vec<Table>,
    aims: &mut Vec<Aim>,
) -> Result<Vec<Table>, Fault> {
    let aim = match kind {
        Kind::Sqlite => 8_000,
        Kind::Postgres => 6_000,
    };
    fill(&mut tables, TABLES, server.address).await?;
    println!(
        "\nThe highest rate with a p99 of {} at most, from when a command was due, at {TABLES} \
         tables:\n",
        millis(LIMIT)
    );
    println!("| commands a second | done | p50 | p99 | errors | {} | |", cost::HEAD);
    println!("|---:|---:|---:|---:|---:|{}|---|", cost::RULE);
    let (mut good, mut best) = (0, 0);
    let mut bad = None;
    let mut halved = 0;
    while halved < HALVED {
        let rate = next(good, bad);
        halved += u32::from(bad.is_some());
        let mut done;
        (tables, done) = attempt(server, home, tables, rate).await?;
        if done.is_none() {
            // Something else on the machine may have been in the way.
            (tables, done) = attempt(server, home, tables, rate).await?;
        }
        match done {
            Some(done) => (good, best) = (rate, done),
            None => bad = Some(rate),
        }
        if tables.len() < TABLES as usize {
            return Err(Fault::new("tables were lost on the way"));
        }
    }
    aims.push(Aim {
        what: format!("{aim} commands a second with p99 within {}: {best}", millis(LIMIT)),
        met: best >= aim as usize,
    });
    Ok(tables)
}

/// The next rate to be tried: twice what was good, or between that and what was too much.
fn next(good: u32, bad: Option<u32>) -> u32 {
    match bad {
        None => (good * 2).max(FIRST),
        Some(bad) => good + (bad - good) / 2,
    }
}

/// Tries a rate; if it is not too much, the commands a second that were really done.
async fn attempt(
    server: &Program,
    home: &Home,
    tables: Vec<Table>,
    rate: u32,
) -> Result<(Vec<Table>, Option<usize>), Fault> {
    let pace = Duration::from_secs_f64(f64::from(TABLES) / f64::from(rate));
    let (tables, _) = play(tables, pace, WARM).await?;
    let cost = cost::begin(server, home).await?;
    let (tables, mut brought) = play(tables, pace, TRIED).await?;
    let commands = brought.due.count();
    let cost = cost.end(server, commands).await?;
    let [p50, p99] = [500, 990].map(|share| brought.due.within(share));
    let due = rate as usize * TRIED.as_secs() as usize;
    let enough = commands * 100 >= due * DONE && p99 <= LIMIT && brought.errors.is_empty();
    let done = commands / TRIED.as_secs() as usize;
    println!(
        "| {rate} | {done} | {} | {} | {} | {cost} | {} |",
        millis(p50),
        millis(p99),
        brought.errors.len(),
        if enough { "good" } else { "too much" }
    );
    if let Some(error) = brought.errors.first() {
        eprintln!("  the first error: {error}");
    }
    Ok((tables, enough.then_some(done)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_doubled_and_then_the_gap_is_halved() {
        assert_eq!(next(0, None), FIRST);
        assert_eq!(next(4_000, None), 8_000);
        assert_eq!(next(4_000, Some(8_000)), 6_000);
        assert_eq!(next(6_000, Some(8_000)), 7_000);
    }
}
