//! Whole games of the standard board, the best play by score in every turn.

use super::grid::{Knowledge, Posed};
use crate::selfplay::{Engine, Tally, play, tiles};
use crate::sets::standard::letter_set;
use arena::clock::of_thread;

/// The head of the table.
pub const HEAD: &str = "| self-play, standard board, en | games | moves a game | points a player | \
                        games a second |\n|---|---:|---:|---:|---:|";

/// Games in turns, a few at a time, so that both searches meet the same hours of the machine.
pub fn rows(posed: &Posed, rounds: u64) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let set = letter_set("en").ok_or("no letter set")?;
    let mut knowledge = Knowledge::default();
    let known = knowledge.of(posed)?;
    let (bag, values) = (tiles(known, &set), solver::party::letter_values(&set));
    let mut sums = [(Tally::default(), f64::MAX); 2];
    for round in 0..=rounds {
        for (sum, (engine, games)) in sums.iter_mut().zip([(Engine::Before, 6), (Engine::Now, 100)])
        {
            let start = of_thread();
            let tally =
                play(engine, known, (&bag, values), (games, 1_000 * round)).ok_or("no board")?;
            // The first round makes the tables; of the others the fastest counts.
            if round > 0 {
                sum.0.games += tally.games;
                sum.0.moves += tally.moves;
                sum.0.points += tally.points;
                sum.1 = sum.1.min((of_thread() - start).as_secs_f64() / games as f64);
            }
        }
    }
    let row = |name: &str, (tally, seconds): (Tally, f64)| {
        let games = tally.games as f64;
        format!(
            "| {name} | {} | {:.1} | {:.0} | {:.0} |",
            tally.games,
            tally.moves as f64 / games,
            tally.points as f64 / games / 2.0,
            1.0 / seconds
        )
    };
    Ok(vec![row("before", sums[0]), row("now", sums[1])])
}
