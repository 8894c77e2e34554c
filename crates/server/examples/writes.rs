//! How many commands a second a database keeps, and what each of them costs: `cargo run --release
//! -p server --example writes -- DATABASE [TABLES [SECONDS]]`. The database should be an empty one;
//! each table writes its next entry as soon as the last is kept, as busy people would.
//!
//! Bytes and processor time are this process's own; PostgreSQL's are in its own log and processes.
#![allow(clippy::unwrap_used, reason = "a trial that cannot go on should stop right there")]

use games::{GameName, Millis};
use server::storage::{
    self, Entry, Record, Revision, Standing, TableCode, TableId, WallTime, Write,
};
use std::sync::Arc;
use std::time::{Duration, Instant};

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let database = words.next().expect("a file, or postgres://…").parse().unwrap();
    let mut number = |usual| words.next().map_or(usual, |word| word.parse().unwrap());
    let (tables, seconds) = (number(1_000), number(5));
    let store = storage::open(&database).await.unwrap();
    for table in 0..tables {
        store.create(record(table)).await.unwrap();
    }
    let (wrote, used, figures) = (written(), worked(), store.figures());
    let started = Instant::now();
    let end = started + Duration::from_secs(seconds);
    let players: Vec<_> = (0..tables)
        .map(|table| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let (mut revision, mut longest, mut entry) = (Revision::FIRST, Duration::ZERO, 0);
                while Instant::now() < end {
                    let asked = Instant::now();
                    revision = store.commit(command(table, revision, entry)).await.unwrap();
                    longest = longest.max(asked.elapsed());
                    entry += 1;
                }
                (entry, longest)
            })
        })
        .collect();
    let (mut commands, mut longest) = (0, Duration::ZERO);
    for player in players {
        let (entries, wait) = player.await.unwrap();
        (commands, longest) = (commands + u64::from(entries), longest.max(wait));
    }
    let seconds = started.elapsed().as_secs_f64();
    let after = store.figures();
    println!(
        "{:.0} commands a second at {tables} tables, {:.1} to a commit, longest wait {} ms; each \
         {:.0} bytes written and {:.3} ms of processor in this process",
        commands as f64 / seconds,
        commands as f64 / (after.groups - figures.groups) as f64,
        longest.as_millis(),
        (written() - wrote) as f64 / commands as f64,
        (worked() - used) / commands as f64,
    );
    store.close().await.unwrap();
}

fn record(table: u64) -> Record {
    Record {
        id: id(table),
        code: TableCode::new(format!("{table:07}")),
        game: GameName::ALL[0],
        created: WallTime::now(),
        standing: standing(0),
        document: "d".repeat(490),
        setup: Some("s".repeat(3_000)),
    }
}

/// Ids are spread as random ones are.
const fn id(table: u64) -> TableId {
    TableId::new((table + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// An open table where a bot is on turn: the costliest kind.
fn standing(clock: u64) -> Standing {
    let now = WallTime::now();
    Standing {
        touched: now,
        open: true,
        finished: false,
        clock: Millis(clock),
        wake_at: Some(WallTime(now.0 + 60_000)),
    }
}

/// A command as large as those of a game of Rummy are.
fn command(table: u64, expected: Revision, entry: u32) -> Write {
    let text = format!(r#"{{"number":{entry},"events":["{}"]}}"#, "\\\"x\\\",".repeat(70));
    Write {
        table: id(table),
        expected,
        standing: standing(u64::from(entry)),
        document: None,
        setup: None,
        first_entry: entry,
        entries: vec![Entry { text, note: Some(format!("command-{entry}")) }],
    }
}

/// Bytes that this process has asked the system to write.
fn written() -> u64 {
    let said = std::fs::read_to_string("/proc/self/io").unwrap_or_default();
    let line = said.lines().find_map(|line| line.strip_prefix("wchar: "));
    line.and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// Milliseconds of processor time that this process has used.
fn worked() -> f64 {
    let said = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = said.rsplit(')').next().unwrap_or_default();
    let ticks = after.split_whitespace().skip(11).take(2);
    // The system counts in hundredths of a second.
    ticks.filter_map(|number| number.parse::<f64>().ok()).sum::<f64>() * 10.0
}
