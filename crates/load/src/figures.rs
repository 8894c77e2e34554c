//! How fast the server is, what a connection costs, and how long everybody takes to be back.

mod cost;
mod curve;
mod memory;
mod rate;
mod storm;

use crate::Fault;
use crate::home::{Home, Kind};
use crate::place::Place;
use crate::table::{SEATS, Table};
use std::net::SocketAddr;
use std::path::Path;
use tokio::task::JoinSet;

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The numbers of tables, rising.
    pub tables: Vec<u32>,
    /// How long each of them is under load.
    pub seconds: u32,
    /// Whether the highest rate is looked for.
    pub rate: bool,
    /// How many clients come back at once after a restart, at the least.
    pub back: u32,
    /// Where tables are kept.
    pub database: Kind,
}

/// Tables that are made at the same time.
const MADE_AT_ONCE: usize = 16;

/// What has to hold on the machine that the project is built on.
struct Aim {
    what: String,
    met: bool,
}

/// Runs the plan; prints tables, and fails if an aim is missed.
pub async fn run(program: &Path, plan: &Plan) -> Result<(), Fault> {
    println!(
        "Games of Rummy between two people, each at a stream of its own; they draw and discard in \
         turn. Tables are kept in {:?}. Server, database and people share {} cores.",
        plan.database,
        std::thread::available_parallelism().map_or(0, usize::from)
    );
    let mut aims = Vec::new();
    let home = Home::make(plan.database).await?;
    let launch = home.launch(program)?;
    let server = launch.start().await?;
    let mut tables = curve::measure(&server, &home, plan, &mut aims).await?;
    if plan.rate {
        tables = rate::measure(&server, &home, plan.database, tables, &mut aims).await?;
    }
    // Entries do not count here, only how many come back.
    fill(&mut tables, plan.back / SEATS as u32, server.address).await?;
    storm::measure(&launch, server, tables, &mut aims).await?;
    drop(home);

    let home = Home::make(plan.database).await?;
    memory::measure(&home.launch(program)?.start().await?, &mut aims).await?;

    println!();
    for aim in &aims {
        println!("{} {}", if aim.met { "met   " } else { "MISSED" }, aim.what);
    }
    match aims.iter().filter(|aim| !aim.met).count() {
        0 => Ok(()),
        missed => Err(Fault::new(format!("{missed} of {} aims were missed", aims.len()))),
    }
}

/// Makes tables and connects their people, until there are so many.
async fn fill(tables: &mut Vec<Table>, until: u32, server: SocketAddr) -> Result<(), Fault> {
    let mut making = JoinSet::new();
    let mut places = (tables.len() as u32..until).map(Place::household);
    loop {
        while making.len() < MADE_AT_ONCE {
            let Some(place) = places.next() else { break };
            making.spawn(async move {
                let mut table = Table::open(place, server).await?;
                table.connect([server; SEATS], None).await?;
                Ok(table)
            });
        }
        match making.join_next().await {
            None => return Ok(()),
            Some(made) => {
                tables.push(made.map_err(Fault::during("making tables"))??);
            }
        }
    }
}

fn sockets(tables: usize) -> usize {
    tables * SEATS
}
