//! The servers, their database and their bus: started, killed, started again.

use super::Bus;
use crate::Fault;
use crate::kept::Kept;
use crate::nats::{Nats, free_port};
use crate::postgres::Postgres;
use crate::process::Process;
use crate::program::{Launch, Program};
use server::storage::Database;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use tempfile::TempDir;

/// Servers, database and bus.
pub(super) struct Crew {
    nodes: Vec<(Launch, Option<Program>)>,
    /// Where the servers are, running or not.
    pub(super) addresses: Vec<SocketAddr>,
    pub(super) postgres: Postgres,
    pub(super) nats: Option<Nats>,
    _folder: TempDir,
}

impl Crew {
    /// Starts all of it.
    pub(super) async fn start(program: &Path, count: usize, bus: Bus) -> Result<Crew, Fault> {
        let folder = tempfile::tempdir().map_err(Fault::during("making a folder"))?;
        let postgres = Postgres::start().await?;
        let nats = match bus {
            Bus::Nats => Some(Nats::start().await?),
            Bus::Postgres => None,
        };
        let (mut nodes, mut addresses) = (Vec::new(), Vec::new());
        for number in 0..count {
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
            let mut launch = Launch::new(program, &folder.path().join(format!("node{number}")))?
                .at(address)
                .with("--database")
                .with(postgres.address());
            if let Some(nats) = &nats {
                launch = launch.with("--bus").with(nats.address());
            }
            let running = launch.start().await?;
            nodes.push((launch, Some(running)));
            addresses.push(address);
        }
        Ok(Crew { nodes, addresses, postgres, nats, _folder: folder })
    }

    /// Kills a server at once, as a crash would.
    pub(super) async fn kill_node(&mut self, node: usize) -> Result<(), Fault> {
        match self.nodes[node].1.take() {
            Some(running) => running.kill().await,
            None => Ok(()),
        }
    }

    /// Starts a server again at its old address.
    pub(super) async fn start_node(&mut self, node: usize) -> Result<(), Fault> {
        let (launch, running) = &mut self.nodes[node];
        *running = Some(launch.start().await?);
        Ok(())
    }

    /// The processes of servers, and those of the database.
    pub(super) fn processes(&self) -> Result<[Vec<Process>; 2], Fault> {
        let running = self.nodes.iter().filter_map(|(_, running)| running.as_ref());
        let servers: Result<Vec<Process>, Fault> = running.map(Program::process).collect();
        Ok([servers?, self.postgres.family()?])
    }

    /// What has been kept.
    pub(super) async fn kept(&self) -> Result<Kept, Fault> {
        Kept::open(&Database::Server(self.postgres.address())).await
    }

    /// Asks all servers to stop, and waits until they have.
    pub(super) async fn stop(self) -> Result<(), Fault> {
        for running in self.nodes.into_iter().filter_map(|(_, running)| running) {
            running.stop().await?;
        }
        Ok(())
    }
}
