//! A table that another node has: what people here ask is sent there.

use super::letter::Letter;
use super::links::Links;
use crate::limits::{MOVE_SPREAD, STOP_SPREAD, TABLE_IDLE};
use crate::protocol::TableProblem;
use crate::storage::{NodeId, TableId};
use crate::tables::Hall;
use crate::tables::ask::{Ask, Said};
use crate::tables::audience::{Listener, ListenerId, Outlet, come_back};
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, sleep_until};

/// How a relay ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// Nobody here asks for the table any more.
    Idle,
    /// The other node no longer has it, or cannot be reached.
    Moved,
    /// This node stops.
    Stopped,
}

struct Relay {
    links: Arc<Links>,
    table: TableId,
    owner: NodeId,
    listeners: HashSet<u64>,
}

/// Sends on what is asked until nobody asks, or until the owner is another.
pub(crate) async fn run(
    hall: &Arc<Hall>,
    table: TableId,
    owner: NodeId,
    asks: &mut mpsc::Receiver<Ask>,
) -> Ended {
    let links = Arc::clone(&hall.links);
    let moved = links.relay(table, owner);
    let mut relay = Relay { links, table, owner, listeners: HashSet::new() };
    let mut busy = Instant::now();
    let ended = loop {
        tokio::select! {
            ask = asks.recv() => match ask {
                None => break Ended::Stopped,
                Some(Ask::Stop { done }) => {
                    relay.dismiss(STOP_SPREAD);
                    let _ = done.send(());
                    break Ended::Stopped;
                }
                Some(ask) => {
                    busy = Instant::now();
                    relay.pass_on(ask);
                }
            },
            () = moved.notified() => break Ended::Moved,
            () = sleep_until(busy + TABLE_IDLE) => {
                busy = Instant::now();
                if relay.listeners.is_empty() && hall.may_go(table, asks) {
                    break Ended::Idle;
                }
            }
        }
    };
    relay.dismiss(MOVE_SPREAD);
    relay.links.end_relay(table);
    ended
}

impl Relay {
    fn post(&self, letter: Letter, body: &str) {
        self.links.post(self.owner, letter, body);
    }

    fn pass_on(&mut self, ask: Ask) {
        let (table, me) = (self.table, self.links.me());
        match ask {
            // Another node believes that we have it. Without an answer it hears that we have not.
            Ask::Call(calling) if calling.from.is_some() => drop(calling),
            Ask::Call(calling) => self.links.forward(self.owner, table, *calling),
            Ask::Join(Listener { id, outlet: Outlet::Here(outgoing) }) => {
                self.links.listen(id.number, outgoing);
                self.listeners.insert(id.number);
                self.post(Letter::Join { table, listener: id.number }, "");
            }
            Ask::Join(listener) => self.links.post(listener.id.node, Letter::Moved { table }, ""),
            Ask::Said(said) if said.by.node == me => self.say(*said),
            Ask::Said(said) => self.links.post(said.by.node, Letter::Moved { table }, ""),
            Ask::Gone(ListenerId { node, number }) => {
                if node == me && self.listeners.remove(&number) {
                    self.links.unlisten(number);
                    self.post(Letter::Gone { table, listener: number }, "");
                }
            }
            // The owner sees to this itself.
            Ask::Lost => {}
            Ask::Stop { .. } => ask.fail(TableProblem::Busy),
        }
    }

    fn say(&self, said: Said) {
        let listener = said.by.number;
        let age_ms = said.heard.elapsed().as_millis() as u64;
        let lag_ms = said.lag.as_millis() as u64;
        // No map in it has keys other than strings, so it always has a JSON form.
        let text = serde_json::to_string(&said.message).unwrap_or_default();
        self.links.forwarded();
        self.post(Letter::Said { table: self.table, listener, age_ms, lag_ms }, &text);
    }

    /// Lets the connections here come back, to whoever has the table then.
    fn dismiss(&mut self, spread: Duration) {
        for number in std::mem::take(&mut self.listeners) {
            if let Some(outgoing) = self.links.unlisten(number) {
                // Whoever is gone already need not be told.
                let _ = outgoing.try_send(come_back(number, spread));
            }
            self.post(Letter::Gone { table: self.table, listener: number }, "");
        }
    }
}
