//! From a command to everybody having heard, at more and more tables.

use super::{Aim, Plan, cost, fill, sockets};
use crate::Fault;
use crate::home::Home;
use crate::millis;
use crate::playing::play;
use crate::program::Program;
use crate::table::Table;
use std::time::Duration;

/// How often something is done at each table.
const PACE: Duration = Duration::from_secs(2);

/// What the slowest hundredth may take with the most tables.
const AIM: Duration = Duration::from_millis(15);

/// Measures each number of tables; gives the tables, which are still connected.
pub(super) async fn measure(
    server: &Program,
    home: &Home,
    plan: &Plan,
    aims: &mut Vec<Aim>,
) -> Result<Vec<Table>, Fault> {
    println!("\nOne command a table every 2 s; from the command to both having heard:\n");
    println!(
        "| tables | sockets | commands | entries a game | p50 | p99 | slowest | errors | {} |",
        cost::HEAD
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|{}|", cost::RULE);
    let mut tables = Vec::new();
    for &count in &plan.tables {
        fill(&mut tables, count, server.address).await?;
        // Everybody takes a deep breath, and what is prepared once is prepared.
        tables = play(tables, PACE, PACE * 2).await?.0;
        let cost = cost::begin(server, home).await?;
        let time = Duration::from_secs(plan.seconds.into());
        let (back, mut brought) = play(tables, PACE, time).await?;
        tables = back;
        let timing = &mut brought.timing;
        let [p50, p99, slowest] = [500, 990, 1_000].map(|share| timing.within(share));
        let entries = tables.iter().map(|table| table.commands() as usize).sum::<usize>();
        println!(
            "| {count} | {} | {} | {} | {} | {} | {} | {} | {} |",
            sockets(count as usize),
            timing.count(),
            entries / tables.len().max(1),
            millis(p50),
            millis(p99),
            millis(slowest),
            brought.errors.len(),
            cost.end(server, timing.count()).await?,
        );
        if let Some(error) = brought.errors.first() {
            eprintln!("  the first error: {error}");
        }
        if Some(&count) == plan.tables.last() {
            aims.push(Aim {
                what: format!("p99 at most {} at {count} tables: {}", millis(AIM), millis(p99)),
                met: p99 <= AIM && timing.count() > 0,
            });
        }
        aims.push(Aim {
            what: format!("no error at {count} tables"),
            met: brought.errors.is_empty() && tables.len() == count as usize,
        });
    }
    Ok(tables)
}
