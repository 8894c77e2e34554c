//! How fast the server is, what a connection costs, and how long everybody takes to be back.

mod curve;
mod memory;
mod storm;

use crate::Fault;
use crate::place::Place;
use crate::program::Program;
use crate::table::{SEATS, Table};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::task::JoinSet;

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The numbers of tables, rising.
    pub tables: Vec<u32>,
    /// How long each of them is under load.
    pub seconds: u32,
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
    let folder = tempfile::tempdir().map_err(Fault::during("making a folder"))?;
    let data = folder.path().join("data");
    std::fs::create_dir(&data).map_err(Fault::during("making a folder"))?;
    let mut aims = Vec::new();

    let server = Program::start(program, &data).await?;
    let tables = curve::measure(&server, plan, &mut aims).await?;
    storm::measure(program, &data, server, tables, &mut aims).await?;

    let fresh = folder.path().join("fresh");
    std::fs::create_dir(&fresh).map_err(Fault::during("making a folder"))?;
    memory::measure(&Program::start(program, &fresh).await?, &mut aims).await?;

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
    let mut places = (tables.len() as u32..until).map(Place);
    loop {
        while making.len() < MADE_AT_ONCE {
            let Some(place) = places.next() else { break };
            making.spawn(async move {
                let mut table = Table::open(place, server).await?;
                table.connect(server, None).await?;
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

/// Milliseconds with one digit after the point.
fn millis(duration: Duration) -> String {
    format!("{:.1} ms", duration.as_secs_f64() * 1_000.0)
}
