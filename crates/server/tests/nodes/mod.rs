//! Several nodes on one database and one bus, each of which can be killed; or one alone.

#![allow(dead_code, reason = "each test file uses its part of it")]

use crate::house::{Apart, House, config};
use crate::nats;
use crate::postgres::Server;
use server::BusAddress;
use server::cluster::InProcess;
use server::storage::Database;
use std::sync::Arc;

/// Which bus, with what has to be kept as long as it is used.
pub enum Bus {
    InProcess(InProcess),
    Postgres,
    Nats(nats::Server),
}

impl Bus {
    pub fn address(&self) -> BusAddress {
        match self {
            Bus::InProcess(bus) => BusAddress::InProcess(bus.clone()),
            Bus::Postgres => BusAddress::Usual,
            Bus::Nats(server) => server.address().parse().unwrap(),
        }
    }

    /// Loses every letter from now on.
    pub fn cut(&mut self) {
        match self {
            Bus::InProcess(bus) => bus.cut(true),
            Bus::Postgres => {}
            Bus::Nats(server) => server.kill(),
        }
    }

    pub fn heal(&mut self) {
        match self {
            Bus::InProcess(bus) => bus.cut(false),
            Bus::Postgres => {}
            Bus::Nats(server) => server.resume(),
        }
    }
}

/// Nodes that share a database and a bus.
pub struct Nodes {
    houses: Vec<Option<(House, Apart)>>,
    pub bus: Bus,
    /// The database that they share; a node that is alone has a file.
    pub database: String,
    data: tempfile::TempDir,
    _server: Option<Arc<Server>>,
}

impl Nodes {
    /// One node alone, with a database in a file.
    pub async fn alone() -> Nodes {
        let data = tempfile::tempdir().unwrap();
        let database = data.path().join("tables.sqlite").display().to_string();
        let bus = Bus::Postgres;
        let mut nodes = Nodes { houses: Vec::new(), bus, database, data, _server: None };
        nodes.add().await;
        nodes
    }

    /// How many there were.
    pub fn count(&self) -> usize {
        self.houses.len()
    }

    pub async fn open(bus: Bus, count: usize) -> Nodes {
        let server = Server::shared();
        let database = server.new_database().await;
        let data = tempfile::tempdir().unwrap();
        let (houses, _server) = (Vec::new(), Some(server));
        let mut nodes = Nodes { houses, bus, database, data, _server };
        for _ in 0..count {
            nodes.add().await;
        }
        nodes
    }

    pub async fn add(&mut self) -> usize {
        let mut config = config(self.data.path().into());
        config.database = Some(self.database.parse::<Database>().unwrap());
        config.bus = self.bus.address();
        self.houses.push(Some(House::open_apart(config).await));
        self.houses.len() - 1
    }

    pub fn at(&self, node: usize) -> &House {
        &self.houses[node].as_ref().expect("it runs").0
    }

    pub fn kill(&mut self, node: usize) {
        self.houses[node].take().expect("it runs").1.kill();
    }

    pub async fn stop(&mut self, node: usize) {
        let (house, _apart) = self.houses[node].take().expect("it runs");
        house.close().await;
    }

    pub async fn close(mut self) {
        for node in 0..self.houses.len() {
            if self.houses[node].is_some() {
                self.stop(node).await;
            }
        }
    }
}
