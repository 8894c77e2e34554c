//! What carries letters between nodes.

use super::{InProcess, nats, postgres};
use crate::error::ServeError;
use crate::storage::{Database, NodeId};
use axum::body::Bytes;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Where letters to this node come in.
pub type Inbox = mpsc::Receiver<Bytes>;

/// What carries letters between nodes. It may lose some; those that arrive at a node from another
/// arrive in the order in which they were posted.
pub trait Bus: Send + Sync + 'static {
    /// Posts a letter to a node, or to all others. Never waits.
    fn post(&self, to: Option<NodeId>, letter: Bytes);
}

/// Which bus.
///
/// ```
/// use server::BusAddress;
/// assert!(matches!("nats://localhost:4222".parse(), Ok(BusAddress::Nats(_))));
/// assert!("carrier pigeon".parse::<BusAddress>().is_err());
/// ```
///
/// It shows nothing of an address in logs: there may be a password in it.
#[derive(Clone, Default)]
pub enum BusAddress {
    /// That of the database, where it has one; where it has none there is only one node.
    #[default]
    Usual,
    /// A NATS server, or several of one cluster by commas.
    Nats(String),
    /// Between nodes in this process, for tests.
    InProcess(InProcess),
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BusAddress::Usual => "Usual",
            BusAddress::Nats(_) => "Nats(…)",
            BusAddress::InProcess(_) => "InProcess(…)",
        })
    }
}

/// A text that is no address of a bus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotABus;

impl fmt::Display for NotABus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected the address of a NATS server, such as nats://localhost:4222")
    }
}

impl std::error::Error for NotABus {}

impl FromStr for BusAddress {
    type Err = NotABus;

    fn from_str(text: &str) -> Result<BusAddress, NotABus> {
        let kinds = ["nats://", "tls://", "ws://", "wss://"];
        let known = |part: &str| kinds.iter().any(|kind| part.trim().starts_with(kind));
        text.split(',').all(known).then(|| BusAddress::Nats(text.to_owned())).ok_or(NotABus)
    }
}

/// Opens a bus for a node of a house.
pub(crate) async fn open(
    address: &BusAddress,
    database: &Database,
    house: &str,
    me: NodeId,
) -> Result<(Arc<dyn Bus>, Inbox), ServeError> {
    match (address, database) {
        (BusAddress::Nats(address), _) => nats::open(address, house, me).await,
        (BusAddress::InProcess(bus), _) => Ok(bus.open(me)),
        (BusAddress::Usual, Database::Server(address)) => postgres::open(address, me).await,
        (BusAddress::Usual, Database::File(_)) => Ok(InProcess::default().open(me)),
    }
}
