//! The server starts anew, and everybody comes back at once.

use super::{Aim, sockets};
use crate::Fault;
use crate::program::{Launch, Program};
use crate::table::{SEATS, Table};
use crate::timing::Timing;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Within this time everybody comes back.
const STORM: Duration = Duration::from_secs(2);

/// Within this time everybody has to know everything again.
const AIM: Duration = Duration::from_secs(3);

/// How long somebody waits before asking again, and how long in all.
const AGAIN: Duration = Duration::from_millis(200);
const PATIENCE: Duration = Duration::from_secs(20);

/// How many events each of them pretends to have missed at most.
const MISSED: u32 = 5;

/// Restarts the server, lets everybody come back, and measures until all are caught up.
pub(super) async fn measure(
    launch: &Launch,
    server: Program,
    mut tables: Vec<Table>,
    aims: &mut Vec<Aim>,
) -> Result<(), Fault> {
    for table in &mut tables {
        table.disconnect();
    }
    server.stop().await?;
    let server = launch.start().await?;
    let (count, address) = (tables.len() as u32, server.address);
    let start = Instant::now();
    let mut coming = JoinSet::new();
    for (place, mut table) in (0..count).zip(tables) {
        coming.spawn(async move {
            let mut timing = Timing::default();
            for seat in 0..SEATS as u32 {
                let turn = place * SEATS as u32 + seat;
                let due = start + STORM * turn / (count * SEATS as u32);
                tokio::time::sleep_until(due.into()).await;
                loop {
                    match table.come_back(address, seat as usize, turn % (MISSED + 1)).await {
                        Err(fault) if fault.is_passing() && start.elapsed() < PATIENCE => {
                            tokio::time::sleep(AGAIN).await;
                        }
                        back => {
                            back?;
                            break;
                        }
                    }
                }
                timing.note(due.elapsed());
            }
            Ok::<_, Fault>((table, timing))
        });
    }
    let mut timing = Timing::default();
    let mut errors = Vec::new();
    let mut back = Vec::new();
    while let Some(ended) = coming.join_next().await {
        match ended.map_err(Fault::during("coming back"))? {
            Ok((table, took)) => {
                back.push(table);
                timing.join(took);
            }
            Err(fault) => errors.push(fault),
        }
    }
    let all = start.elapsed();
    let [p50, p99] = [500, 990].map(|share| crate::millis(timing.within(share)));
    println!("\nAfter a restart, {} clients come back within 2 s:\n", sockets(count as usize));
    println!("| caught up | p50 of each | p99 of each | all after | errors |");
    println!("|---:|---:|---:|---:|---:|");
    let seconds = all.as_secs_f64();
    println!("| {} | {p50} | {p99} | {seconds:.1} s | {} |", timing.count(), errors.len());
    if let Some(error) = errors.first() {
        eprintln!("  the first error: {error}");
    }
    aims.push(Aim {
        what: format!(
            "all {} caught up within {} s: {seconds:.1} s",
            sockets(count as usize),
            AIM.as_secs()
        ),
        met: errors.is_empty() && all < AIM && timing.count() == sockets(count as usize),
    });
    drop(back);
    server.stop().await
}
