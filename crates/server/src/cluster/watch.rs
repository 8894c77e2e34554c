//! A node among others: says that it is alive, sees who else is, takes over what the dead have
//! left, and reads its letters.

use super::bus::Inbox;
use super::letter::{self, Envelope, Letter};
use crate::limits::{NODE_BEAT, WAKE_AT_ONCE};
use crate::protocol::FromClient;
use crate::storage::{NodeId, StorageError, TableId};
use crate::tables::Hall;
use crate::tables::ask::{Ask, Calling, Said};
use crate::tables::audience::{Listener, ListenerId, Outlet};
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use tokio::time::{Duration, Instant, sleep_until};

/// Says that the node is alive, now and then, as long as the hall stands.
pub(crate) async fn beat(hall: Weak<Hall>) {
    loop {
        let next = Instant::now() + NODE_BEAT;
        let Some(hall) = hall.upgrade().filter(|hall| !hall.is_stopping()) else { return };
        if let Err(fault) = once(&hall, None).await {
            tracing::warn!(%fault, "this node could not say that it is alive");
            // On the bus it can.
            hall.links.meet_again();
        }
        drop(hall);
        sleep_until(next).await;
    }
}

/// One beat. The first, before anything is served, says where the node is.
pub(crate) async fn once(hall: &Arc<Hall>, starts_at: Option<&str>) -> Result<(), StorageError> {
    let alive = hall.storage.alive(hall.links.me(), starts_at).await?;
    hall.links.meet(&alive.nodes);
    if alive.lapsed && starts_at.is_none() {
        tracing::warn!("this node was silent for too long; others may have taken its tables");
        let ours: HashSet<_> = hall.storage.owned(hall.links.me()).await?.into_iter().collect();
        hall.lost(|table| !ours.contains(&table));
    }
    hall.wake(WAKE_AT_ONCE).await
}

/// Reads what other nodes write, as long as the hall stands.
pub(crate) async fn read(hall: Weak<Hall>, mut inbox: Inbox) {
    while let Some(letter) = inbox.recv().await {
        let Some(hall) = hall.upgrade() else { return };
        match letter::read(&letter) {
            Some((envelope, body)) => take(&hall, envelope, body),
            None => tracing::warn!("a letter cannot be read"),
        }
    }
}

fn take(hall: &Arc<Hall>, envelope: Envelope, body: Bytes) {
    let (links, from) = (&hall.links, envelope.from);
    if from == links.me() || !links.counts(from, envelope.number) {
        return;
    }
    match envelope.letter {
        Letter::Call { table, call, bearer, what } => {
            let reply = links.answer_to(from, call);
            let calling = Calling { from: Some(from), bearer, call: what, reply };
            // A call that finds no room is answered that it was not looked at.
            let _ = hall.hand(table, Ask::Call(Box::new(calling)));
        }
        Letter::Answer { call, answer } => links.answered(call, *answer),
        Letter::NotHere { call } => {
            if let Some((table, calling)) = links.not_here(call) {
                hall.send(table, Ask::Call(Box::new(calling)));
            }
        }
        Letter::Join { table, listener } => {
            let id = ListenerId { node: from, number: listener };
            let generation = links.generation(from).unwrap_or_default();
            let outlet = Outlet::There { links: Arc::clone(links), generation };
            hall.send(table, Ask::Join(Listener { id, outlet }));
        }
        Letter::Said { table, listener, age_ms, lag_ms } => {
            // The other node has read it before; what another version understands is put aside.
            let Ok(message) = serde_json::from_slice::<FromClient>(&body) else { return };
            let now = Instant::now();
            let age = Duration::from_millis(age_ms);
            let said = Said {
                by: ListenerId { node: from, number: listener },
                message,
                heard: now.checked_sub(age).unwrap_or(now),
                lag: Duration::from_millis(lag_ms) + links.way(from),
            };
            if hall.hand(table, Ask::Said(Box::new(said))).is_err() {
                // No room: whoever said it comes back and says it again.
                let id = ListenerId { node: from, number: listener };
                let generation = links.generation(from).unwrap_or_default();
                let outlet = Outlet::There { links: Arc::clone(links), generation };
                Listener { id, outlet }.turn_away();
                gone(hall, table, id);
            }
        }
        Letter::Gone { table, listener } => {
            gone(hall, table, ListenerId { node: from, number: listener });
        }
        Letter::Tell { to, last } => {
            if let Ok(text) = Utf8Bytes::try_from(body) {
                links.tell(&to, &text, last);
            }
        }
        Letter::Moved { table } => links.moved(table),
        Letter::Missed => links.sever(from),
        Letter::Beat { sent, at, echo } => links.beaten(from, sent, at, echo),
        Letter::Leaving => links.sever(from),
        Letter::Unknown => {
            links.counted.unknown.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// A connection at another node is gone. Nobody is called for this who is not there.
fn gone(hall: &Arc<Hall>, table: TableId, listener: ListenerId) {
    let Some(keeper) = hall.keeper(table) else { return };
    if let Err(full) = keeper.try_send(Ask::Gone(listener)) {
        let ask = full.into_inner();
        // It must not be forgotten: whoever is gone would count as there.
        tokio::spawn(async move { keeper.send(ask).await });
    }
}

/// A number for a new node.
pub(crate) fn new_node() -> Result<NodeId, getrandom::Error> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(NodeId::new(u64::from_le_bytes(bytes)))
}
