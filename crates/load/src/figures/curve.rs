//! From a command to everybody having heard, at more and more tables.

use super::{Aim, Plan, fill, millis, sockets};
use crate::Fault;
use crate::http;
use crate::place::Place;
use crate::program::Program;
use crate::table::Table;
use crate::timing::Timing;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How often something is done at each table.
const PACE: Duration = Duration::from_secs(2);

/// What the slowest hundredth may take with the most tables.
const AIM: Duration = Duration::from_millis(50);

/// What one load brought.
#[derive(Default)]
struct Brought {
    timing: Timing,
    errors: Vec<Fault>,
}

/// Measures each number of tables; gives the tables, which are still connected.
pub(super) async fn measure(
    server: &Program,
    plan: &Plan,
    aims: &mut Vec<Aim>,
) -> Result<Vec<Table>, Fault> {
    println!("\nOne command a table every 2 s; from the command to both having heard:\n");
    println!("| tables | sockets | commands | p50 | p99 | slowest | errors | writes a commit |");
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    let mut tables = Vec::new();
    for &count in &plan.tables {
        fill(&mut tables, count, server.address).await?;
        // Everybody takes a deep breath, and what is prepared once is prepared.
        tables = load(tables, PACE * 2, &mut Brought::default()).await?;
        let before = groups(server).await?;
        let mut brought = Brought::default();
        let time = Duration::from_secs(plan.seconds.into());
        tables = load(tables, time, &mut brought).await?;
        let after = groups(server).await?;
        let timing = &mut brought.timing;
        let [p50, p99, slowest] = [500, 990, 1_000].map(|share| timing.within(share));
        let grouped = (after.0 - before.0) / (after.1 - before.1).max(1.0);
        println!(
            "| {count} | {} | {} | {} | {} | {} | {} | {grouped:.1} |",
            sockets(count as usize),
            timing.count(),
            millis(p50),
            millis(p99),
            millis(slowest),
            brought.errors.len(),
        );
        if let Some(error) = brought.errors.first() {
            eprintln!("  the first error: {error}");
        }
        if Some(&count) == plan.tables.last() {
            aims.push(Aim {
                what: format!("p99 under {} at {count} tables", millis(AIM)),
                met: p99 < AIM && timing.count() > 0,
            });
        }
        aims.push(Aim {
            what: format!("no error at {count} tables"),
            met: brought.errors.is_empty() && tables.len() == count as usize,
        });
    }
    Ok(tables)
}

/// Lets all tables play for a time, each at moments of its own.
async fn load(tables: Vec<Table>, time: Duration, into: &mut Brought) -> Result<Vec<Table>, Fault> {
    let start = Instant::now() + Duration::from_millis(100);
    let count = tables.len().max(1) as u32;
    let mut at_play = JoinSet::new();
    for (place, mut table) in (0..count).zip(tables) {
        at_play.spawn(async move {
            let mut brought = Brought::default();
            let mut next = start + PACE * place / count;
            while next < start + time {
                tokio::time::sleep_until(next.into()).await;
                match table.play().await {
                    Ok(took) => brought.timing.note(took),
                    Err(fault) => {
                        brought.errors.push(fault);
                        break;
                    }
                }
                next += PACE;
            }
            (table, brought)
        });
    }
    let mut back = Vec::new();
    while let Some(ended) = at_play.join_next().await {
        let (table, brought) = ended.map_err(Fault::during("playing"))?;
        into.timing.join(brought.timing);
        if brought.errors.is_empty() {
            back.push(table);
        }
        into.errors.extend(brought.errors);
    }
    Ok(back)
}

/// The server's own count of writes and of the commits that they were grouped into.
async fn groups(server: &Program) -> Result<(f64, f64), Fault> {
    let page = http::get(Place(0), server.address, "/metrics").await?;
    let number = |name: &str| {
        page.lines()
            .find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok())
            .ok_or_else(|| Fault::new(format!("no {name} in the metrics")))
    };
    Ok((number("abecedar_storage_writes_total")?, number("abecedar_storage_commits_total")?))
}
