//! From a command at one server to both players having heard, each at a server of its own.

use super::Plan;
use super::crew::Crew;
use crate::Fault;
use crate::millis;
use crate::place::Place;
use crate::playing::play;
use crate::process::{Process, Shares};
use crate::table::{SEATS, Table};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::task::JoinSet;

/// What the slowest hundredth may take with the most tables.
const AIM: Duration = Duration::from_millis(30);

/// How often something is done at each table.
const PACE: Duration = Duration::from_secs(2);

/// Tables that are made at the same time.
const MADE_AT_ONCE: usize = 16;

/// Measures each number of tables; gives the aims that were missed.
pub(super) async fn measure(crew: &Crew, plan: &Plan) -> Result<Vec<String>, Fault> {
    let (nodes, bus) = (crew.addresses.len(), plan.bus);
    println!(
        "\n{nodes} servers on one PostgreSQL, bus {bus:?}; each table is made at one server and \
         its players are at two others. One command a table every 2 s, two people a table, games \
         of some {} entries; from the command to both having heard. Shares are of one core.\n",
        plan.seconds / 2 + 4,
    );
    println!(
        "| tables | sockets | commands | p50 | p99 | slowest | errors | servers | database | \
         people |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    let mut missed = Vec::new();
    let mut tables = Vec::new();
    for &count in &plan.tables {
        fill(&mut tables, count, &crew.addresses).await?;
        tables = play(tables, PACE, PACE * 2).await?.0;
        let [servers, database] = crew.processes()?;
        let shares = Shares::begin([servers, database, vec![Process::own()]]);
        let (back, mut brought) =
            play(tables, PACE, Duration::from_secs(plan.seconds.into())).await?;
        tables = back;
        let [servers, database, people] = shares.end();
        let [p50, p99, slowest] = [500, 990, 1_000].map(|share| brought.timing.within(share));
        println!(
            "| {count} | {} | {} | {} | {} | {} | {} | {servers:.2} | {database:.2} | {people:.2} |",
            count as usize * SEATS,
            brought.timing.count(),
            millis(p50),
            millis(p99),
            millis(slowest),
            brought.errors.len(),
        );
        if let Some(error) = brought.errors.first() {
            eprintln!("  the first error: {error}");
            missed.push(format!("{} errors at {count} tables", brought.errors.len()));
        }
        if Some(&count) == plan.tables.last() && p99 > AIM {
            missed.push(format!("p99 {} at {count} tables, over {}", millis(p99), millis(AIM)));
        }
    }
    Ok(missed)
}

/// Makes tables at one server and connects their people to others, until there are so many.
async fn fill(tables: &mut Vec<Table>, until: u32, nodes: &[SocketAddr]) -> Result<(), Fault> {
    let mut making = JoinSet::new();
    let mut numbers = tables.len() as u32..until;
    loop {
        while making.len() < MADE_AT_ONCE {
            let Some(number) = numbers.next() else { break };
            let node = |nth: u32| nodes[(number + nth) as usize % nodes.len()];
            let (made, players) = (node(0), [node(1), node(2)]);
            making.spawn(async move {
                let mut table = Table::open(Place::household(number), made).await?;
                table.connect(players, None).await?;
                Ok::<_, Fault>(table)
            });
        }
        match making.join_next().await {
            None => return Ok(()),
            Some(made) => tables.push(made.map_err(Fault::during("making tables"))??),
        }
    }
}
