//! The server is killed at random moments under load, again and again. After each restart, what
//! was answered has to be there, what was heard has to be true, and every game has to be playable.

use crate::Fault;
use crate::home::{Home, Kind};
use crate::place::Place;
use crate::program::Program;
use crate::table::{SEATS, Table};
use games::{Chance, Seeded};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What is tried.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often the server is killed.
    pub times: u32,
    /// How many tables are in play.
    pub tables: u32,
    /// What decides when it is killed.
    pub seed: u64,
    /// Where tables are kept.
    pub database: Kind,
}

/// Commands after which a table makes room for a new one, so that all that its people heard can
/// still be asked for at once.
const COMMANDS: u32 = 120;

/// The server is killed this many milliseconds after the load began, at the least and at the most.
const EARLIEST: u32 = 20;
const LATEST: u32 = 900;

/// Everything that was found out.
#[derive(Default)]
struct Tally {
    answered: usize,
    resent: usize,
    heard: usize,
    replays: usize,
    tables: usize,
}

/// Runs the plan; prints a table, and fails with the first promise that was not kept.
pub async fn run(program: &Path, plan: Plan) -> Result<(), Fault> {
    let home = Home::make(plan.database).await?;
    let launch = home.launch(program)?;
    let began = Instant::now();
    let mut chance = Seeded::new(plan.seed);
    let mut places = (0..).map(Place::household);
    let mut tally = Tally::default();
    let mut tables: Vec<Table> = Vec::new();
    let mut retired: Vec<Table> = Vec::new();
    let mut server = launch.start().await?;
    println!("killing the server {} times; seed {}", plan.times, plan.seed);
    for time in 1..=plan.times {
        let (full, room): (Vec<Table>, Vec<Table>) =
            tables.into_iter().partition(|table| table.commands() >= COMMANDS);
        retired.extend(full);
        tables = room;
        while tables.len() < plan.tables as usize {
            let place = places.next().unwrap_or(Place::household(0));
            let mut table = Table::open(place, server.address).await?;
            table.record();
            tables.push(table);
            tally.tables += 1;
        }
        // All at once and only now: a server hangs up on people who say nothing for long, as they
        // do while the others are checked on a slow machine.
        tables = connected(tables, server.address).await?;
        let moment = EARLIEST + chance.below(LATEST - EARLIEST);
        tables = under_load(tables, server, Duration::from_millis(moment.into())).await?;

        // While nobody serves: a file has one process at a time.
        let kept = home.kept().await?;
        for table in &tables {
            kept.named_once(table).await?;
            tally.replays += 1;
        }
        kept.close().await?;
        server = launch.start().await?;
        for table in &mut tables {
            tally.resent += usize::from(table.unanswered.is_some());
            check(table, &server).await?;
        }
        if time % 10 == 0 {
            let answered: usize = tables.iter().chain(&retired).map(|t| t.answered.len()).sum();
            println!("  {time} times: {answered} commands answered so far, none lost");
        }
    }
    server.stop().await?;
    let kept = home.kept().await?;
    for table in tables.iter().chain(&retired) {
        kept.named_once(table).await?;
        tally.replays += 1;
        tally.answered += table.answered.len();
        tally.heard += table.told.iter().map(|told| told.len()).sum::<usize>();
    }
    kept.close().await?;
    println!(
        "\n| crashes | tables | commands answered | sent again | steps heard | replays | lost | took |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    println!(
        "| {} | {} | {} | {} | {} | {} | 0 | {} s |",
        plan.times,
        tally.tables,
        tally.answered,
        tally.resent,
        tally.heard,
        tally.replays,
        began.elapsed().as_secs()
    );
    Ok(())
}

/// Connects the people of all tables.
async fn connected(tables: Vec<Table>, server: SocketAddr) -> Result<Vec<Table>, Fault> {
    let mut coming = JoinSet::new();
    for mut table in tables {
        coming.spawn(async move {
            table.forget();
            table.connect_in_the_end([server; SEATS], None).await?;
            Ok(table)
        });
    }
    let mut there = Vec::new();
    while let Some(table) = coming.join_next().await {
        there.push(table.map_err(Fault::during("connecting"))??);
    }
    Ok(there)
}

/// All tables play as fast as they can, until the server is killed.
async fn under_load(
    tables: Vec<Table>,
    server: Program,
    moment: Duration,
) -> Result<Vec<Table>, Fault> {
    let mut at_play = JoinSet::new();
    for mut table in tables {
        at_play.spawn(async move {
            let fault = loop {
                if let Err(fault) = table.play().await {
                    break fault;
                }
            };
            table.disconnect();
            (table, fault)
        });
    }
    tokio::time::sleep(moment).await;
    // Nobody may have stopped before: then something else than the kill is wrong.
    if let Some(early) = at_play.try_join_next() {
        let (table, fault) = early.map_err(Fault::during("playing"))?;
        return Err(Fault::new(format!("before the kill, at table {}: {fault}", table.id)));
    }
    server.kill().await?;
    let mut stopped = Vec::new();
    while let Some(ended) = at_play.join_next().await {
        let (table, fault) = ended.map_err(Fault::during("playing"))?;
        if fault.is_about_the_game() {
            return Err(Fault::new(format!("table {}: {fault}", table.id)));
        }
        stopped.push(table);
    }
    Ok(stopped)
}

/// Is everything there that was promised, and does the game go on?
async fn check(table: &mut Table, server: &Program) -> Result<(), Fault> {
    table.forget();
    table.connect_in_the_end([server.address; SEATS], Some(1)).await?;
    table.nothing_is_gone()?;
    // Whether it was done before the crash or not: now it is, and once.
    table.play_again().await?;
    table.play().await?;
    table.disconnect();
    Ok(())
}
