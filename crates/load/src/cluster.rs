//! Several servers on one PostgreSQL, the two players of every table at different ones: how soon
//! both hear, and what is left when servers, bus and database are killed again and again.

mod chaos;
mod crew;
mod lasting;
mod pace;

use crate::Fault;
use clap::ValueEnum;
use crew::Crew;
use std::path::Path;

/// What is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many servers.
    pub nodes: usize,
    /// How they hear of each other.
    pub bus: Bus,
    /// The numbers of tables, rising, at which it is measured how soon both hear.
    pub tables: Vec<u32>,
    /// How long each of them is under load.
    pub seconds: u32,
    /// How often something is killed.
    pub times: u32,
    /// How many tables are in play while it is.
    pub victims: u32,
    /// What decides whom it hits, and when.
    pub seed: u64,
}

/// How servers hear of each other.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub enum Bus {
    /// By a NATS server.
    #[default]
    Nats,
    /// By PostgreSQL, with LISTEN and NOTIFY.
    Postgres,
}

/// Runs the plan; prints tables, and fails with the first promise that was not kept.
pub async fn run(program: &Path, plan: &Plan) -> Result<(), Fault> {
    let mut crew = Crew::start(program, plan.nodes, plan.bus).await?;
    let mut missed = Vec::new();
    if !plan.tables.is_empty() {
        missed.extend(pace::measure(&crew, plan).await?);
    }
    if plan.times > 0 {
        missed.extend(chaos::measure(&mut crew, plan).await?);
    }
    crew.stop().await?;
    match missed.is_empty() {
        true => Ok(()),
        false => Err(Fault::new(missed.join("; "))),
    }
}
