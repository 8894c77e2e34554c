//! What a connection that does nothing costs.

use super::{Aim, fill, sockets};
use crate::Fault;
use crate::program::Program;
use crate::socket::Socket;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use std::time::Duration;

/// Tables whose people are the first connections.
const TABLES: u32 = 250;

/// Connections in the end; those beside the players watch.
const SOCKETS: usize = 4_000;

/// Watchers that are let in at the same time.
const COMING_AT_ONCE: usize = 32;

/// What one of them may cost.
const AIM: u64 = 9 * 1024;

/// How long the server may tidy up before it is looked at.
const REST: Duration = Duration::from_secs(3);

/// Measures how the server grows with idle connections.
pub(super) async fn measure(server: &Program, aims: &mut Vec<Aim>) -> Result<(), Fault> {
    let mut tables = Vec::new();
    fill(&mut tables, TABLES, server.address).await?;
    tokio::time::sleep(REST).await;
    let few = sockets(tables.len());
    let before = server.process()?.memory()?;
    let coming = tables.iter().cycle().take(SOCKETS - few);
    let watchers: Vec<Socket> = stream::iter(coming)
        .map(|table| table.watcher(server.address))
        .buffer_unordered(COMING_AT_ONCE)
        .try_collect()
        .await?;
    tokio::time::sleep(REST).await;
    let after = server.process()?.memory()?;
    let each = after.saturating_sub(before) / watchers.len() as u64;
    println!("\nThe server's memory with idle connections at {TABLES} tables:\n");
    println!("| sockets | memory |");
    println!("|---:|---:|");
    for (sockets, memory) in [(few, before), (SOCKETS, after)] {
        println!("| {sockets} | {:.1} MB |", memory as f64 / 1_048_576.0);
    }
    println!("\n{:.1} KB a connection", each as f64 / 1_024.0);
    aims.push(Aim {
        what: format!(
            "at most {} KB an idle connection: {:.1} KB",
            AIM / 1_024,
            each as f64 / 1_024.0
        ),
        met: each <= AIM,
    });
    Ok(())
}
