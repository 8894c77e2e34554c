//! Letters over NATS.
//!
//! Every node listens to a subject of its own and to one for all. Nothing is kept there: what must
//! last is in the database.

use super::bus::{Bus, Inbox};
use crate::error::ServeError;
use crate::limits::LETTERS_WAITING;
use crate::storage::NodeId;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use axum::body::Bytes;
use futures_util::StreamExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How long a broken connection is waited for before it is tried again.
const AGAIN: Duration = Duration::from_millis(200);

struct Nats {
    letters: mpsc::Sender<(String, Bytes)>,
    house: String,
}

/// Connects to NATS. Where it does not answer yet, the node starts all the same and connects once
/// it does: it can serve its own tables.
pub(super) async fn open(
    address: &str,
    house: &str,
    me: NodeId,
) -> Result<(Arc<dyn Bus>, Inbox), ServeError> {
    let options = ConnectOptions::new()
        .name(format!("abecedar {me}"))
        .retry_on_initial_connect()
        .ping_interval(Duration::from_secs(5))
        .reconnect_delay_callback(|_| AGAIN)
        .subscription_capacity(LETTERS_WAITING)
        .event_callback(|event| async move {
            match event {
                Event::Connected => tracing::info!("the bus answers"),
                event => tracing::warn!(%event, "the bus"),
            }
        });
    let servers: Vec<&str> = address.split(',').map(str::trim).collect();
    let client = options.connect(servers).await.map_err(|fault| wrong(&fault))?;
    let house = format!("abecedar.{house}");
    let own = client.subscribe(subject(&house, Some(me))).await.map_err(|fault| wrong(&fault))?;
    let all = client.subscribe(subject(&house, None)).await.map_err(|fault| wrong(&fault))?;
    let (incoming, inbox) = mpsc::channel(LETTERS_WAITING);
    tokio::spawn(receive(own, incoming.clone()));
    tokio::spawn(receive(all, incoming));
    let (letters, queue) = mpsc::channel(LETTERS_WAITING);
    tokio::spawn(send(client, queue));
    Ok((Arc::new(Nats { letters, house }), inbox))
}

fn wrong(fault: &impl std::fmt::Display) -> ServeError {
    ServeError::Bus(fault.to_string())
}

fn subject(house: &str, node: Option<NodeId>) -> String {
    match node {
        Some(node) => format!("{house}.{node}"),
        None => format!("{house}.all"),
    }
}

impl Bus for Nats {
    fn post(&self, to: Option<NodeId>, letter: Bytes) {
        // A letter that finds no room is lost, which its receiver finds out.
        let _ = self.letters.try_send((subject(&self.house, to), letter));
    }
}

async fn send(client: Client, mut queue: mpsc::Receiver<(String, Bytes)>) {
    while let Some((subject, letter)) = queue.recv().await {
        if let Err(fault) = client.publish(subject, letter).await {
            tracing::warn!(%fault, "a letter was not posted");
        }
    }
    // Last words may still be on their way.
    let _ = client.flush().await;
}

async fn receive(mut letters: Subscriber, incoming: mpsc::Sender<Bytes>) {
    while let Some(message) = letters.next().await {
        if incoming.send(message.payload).await.is_err() {
            return;
        }
    }
}
