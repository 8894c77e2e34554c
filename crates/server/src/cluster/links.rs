//! The links of this node to the others: letters are numbered, and whoever misses one says so.
//!
//! What hangs on a link (connections whose table is at the other node, calls that wait for their
//! answer) is kept here; when a link is severed, all of it is let go of.

use super::bus::Bus;
use super::letter::{self, Echo, Envelope, Letter};
use crate::limits::{BUS_SILENCE, NODE_BEAT};
use crate::protocol::TableProblem;
use crate::storage::{NodeId, TableId};
use crate::tables::ask::{Answered, Calling, Reply};
use crate::tables::audience::Outgoing;
use axum::extract::ws::Utf8Bytes;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Duration, Instant};

/// The links of this node to the others.
pub(crate) struct Links {
    me: NodeId,
    bus: Arc<dyn Bus>,
    peers: Mutex<HashMap<NodeId, Peer>>,
    /// Connections here whose table is at another node.
    outlets: Mutex<HashMap<u64, mpsc::Sender<Outgoing>>>,
    /// Calls that wait for the answer of another node.
    calls: Mutex<HashMap<u64, Waiting>>,
    /// Tables that other nodes have and people here ask for.
    relays: Mutex<HashMap<TableId, Relayed>>,
    /// How often a link was severed.
    severed: watch::Sender<u64>,
    numbers: AtomicU64,
    started: Instant,
    pub(super) counted: Counted,
}

/// What is counted of the links.
#[derive(Default)]
pub(crate) struct Counted {
    pub(crate) posted: AtomicU64,
    pub(crate) heard: AtomicU64,
    pub(crate) forwarded: AtomicU64,
    pub(crate) severed: AtomicU64,
    pub(crate) unknown: AtomicU64,
}

/// Another node.
struct Peer {
    /// How many letters were numbered to it, and the number of the last from it.
    sent: u64,
    heard: u64,
    /// A number that is another once the link was severed.
    generation: u64,
    /// Was the link severed because nothing was heard?
    silent: bool,
    /// When its last beat came, and what time it showed.
    beat: Option<(Instant, u64)>,
    /// How long a letter takes, as far as beats tell.
    way: Duration,
    since: Instant,
}

struct Waiting {
    at: NodeId,
    table: TableId,
    calling: Calling,
}

struct Relayed {
    owner: NodeId,
    moved: Arc<Notify>,
}

/// What this node knows of its links, to be watched.
#[derive(Clone, Copy, Default)]
pub(crate) struct LinkFigures {
    pub(crate) peers: usize,
    pub(crate) relays: usize,
    pub(crate) way: Duration,
    pub(crate) posted: u64,
    pub(crate) heard: u64,
    pub(crate) forwarded: u64,
    pub(crate) severed: u64,
    pub(crate) unknown: u64,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Peer {
    fn new(generation: u64) -> Peer {
        Peer {
            sent: 0,
            heard: 0,
            generation,
            silent: false,
            beat: None,
            way: Duration::ZERO,
            since: Instant::now(),
        }
    }

    /// Did it come so lately that the database may not have named it yet?
    fn is_new(&self) -> bool {
        self.since.elapsed() < NODE_BEAT
    }

    fn is_heard(&self) -> bool {
        let last = self.beat.map_or(self.since, |(came, _)| came);
        last.elapsed() < BUS_SILENCE
    }
}

impl Links {
    pub(crate) fn new(me: NodeId, bus: Arc<dyn Bus>) -> Links {
        Links {
            me,
            bus,
            peers: Mutex::default(),
            outlets: Mutex::default(),
            calls: Mutex::default(),
            relays: Mutex::default(),
            severed: watch::Sender::new(0),
            numbers: AtomicU64::new(0),
            started: Instant::now(),
            counted: Counted::default(),
        }
    }

    /// The links of a node without others.
    #[cfg(test)]
    pub(crate) fn alone(me: NodeId) -> Arc<Links> {
        Arc::new(Links::new(me, super::InProcess::default().open(me).0))
    }

    pub(crate) fn me(&self) -> NodeId {
        self.me
    }

    /// Tells when a link is severed.
    pub(crate) fn severed(&self) -> watch::Receiver<u64> {
        self.severed.subscribe()
    }

    /// A number that is another once the link to a node was severed: what hung on it is void.
    pub(crate) fn generation(&self, node: NodeId) -> Option<u64> {
        locked(&self.peers).get(&node).map(|peer| peer.generation)
    }

    fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Is the node heard on the bus?
    pub(crate) fn reaches(&self, node: NodeId) -> bool {
        locked(&self.peers).get(&node).is_some_and(Peer::is_heard)
    }

    /// How long a letter from a node takes, as far as beats tell.
    pub(super) fn way(&self, node: NodeId) -> Duration {
        locked(&self.peers).get(&node).map_or(Duration::ZERO, |peer| peer.way)
    }

    /// Posts a letter that counts; `body` follows it as it stands.
    pub(crate) fn post(&self, to: NodeId, letter: Letter, body: &str) {
        let mut peers = locked(&self.peers);
        let peer = peers.entry(to).or_insert_with(|| Peer::new(self.next_number()));
        peer.sent += 1;
        let envelope = Envelope { from: self.me, number: Some(peer.sent), letter };
        self.counted.posted.fetch_add(1, Ordering::Relaxed);
        // Under the lock, so that letters leave in the order of their numbers.
        self.bus.post(Some(to), letter::write(&envelope, body));
    }

    /// Tells all other nodes that this one goes.
    pub(crate) fn leave(&self) {
        let envelope = Envelope { from: self.me, number: None, letter: Letter::Leaving };
        self.bus.post(None, letter::write(&envelope, ""));
    }

    /// These nodes are alive: greets each, and severs the links to those that are gone or silent.
    pub(super) fn meet(&self, alive: &[NodeId]) {
        let others = alive.iter().copied().filter(|&node| node != self.me);
        self.greet(&others.collect());
    }

    /// The database says nothing: greets those who were alive.
    pub(super) fn meet_again(&self) {
        let known = locked(&self.peers).keys().copied().collect();
        self.greet(&known);
    }

    fn greet(&self, alive: &HashSet<NodeId>) {
        let mut lost = Vec::new();
        {
            let mut peers = locked(&self.peers);
            for &node in alive {
                peers.entry(node).or_insert_with(|| Peer::new(self.next_number()));
            }
            for (&node, peer) in peers.iter_mut() {
                let silent = !peer.is_heard();
                let gone = !alive.contains(&node) && !peer.is_new();
                if gone || silent && !peer.silent {
                    lost.push(node);
                }
                peer.silent = silent;
                if alive.contains(&node) {
                    let now = Instant::now();
                    let echo = peer.beat.map(|(came, at)| Echo {
                        at,
                        kept: now.duration_since(came).as_micros() as u64,
                    });
                    let at = now.duration_since(self.started).as_micros() as u64;
                    let letter = Letter::Beat { sent: peer.sent, at, echo };
                    let envelope = Envelope { from: self.me, number: None, letter };
                    self.bus.post(Some(node), letter::write(&envelope, ""));
                }
            }
        }
        for node in lost {
            tracing::warn!(%node, "a node is no longer heard");
            self.sever(node);
            if alive.contains(&node) {
                // It may hear us all the same, and then has to let go as well.
                self.post(node, Letter::Missed, "");
            }
        }
        locked(&self.peers).retain(|node, peer| alive.contains(node) || peer.is_new());
    }

    /// Counts a letter that has come; says whether it is to be read. One that does not follow the
    /// last shows that others were lost.
    pub(super) fn counts(&self, from: NodeId, number: Option<u64>) -> bool {
        self.counted.heard.fetch_add(1, Ordering::Relaxed);
        let Some(number) = number else { return true };
        let follows = {
            let mut peers = locked(&self.peers);
            let peer = peers.entry(from).or_insert_with(|| Peer::new(self.next_number()));
            let follows = number == peer.heard + 1;
            peer.heard = number;
            follows
        };
        if !follows {
            self.miss(from);
        }
        follows
    }

    /// A beat has come: was something lost at the end, and how long was the way?
    pub(super) fn beaten(&self, from: NodeId, sent: u64, at: u64, echo: Option<Echo>) {
        let whole = {
            let mut peers = locked(&self.peers);
            let peer = peers.entry(from).or_insert_with(|| Peer::new(self.next_number()));
            let now = Instant::now();
            peer.beat = Some((now, at));
            if let Some(Echo { at, kept }) = echo {
                let both = now.duration_since(self.started).as_micros() as u64;
                peer.way = Duration::from_micros(both.saturating_sub(at).saturating_sub(kept) / 2);
            }
            let whole = peer.heard == sent;
            peer.heard = sent;
            whole
        };
        if !whole {
            self.miss(from);
        }
    }

    /// Letters of a node were lost: both sides let go of what hung on them.
    fn miss(&self, from: NodeId) {
        tracing::warn!(node = %from, "letters were lost");
        self.sever(from);
        self.post(from, Letter::Missed, "");
    }

    /// Lets go of all that hangs on the link to a node.
    pub(super) fn sever(&self, node: NodeId) {
        if let Some(peer) = locked(&self.peers).get_mut(&node) {
            peer.generation = self.next_number();
        }
        for relayed in locked(&self.relays).values().filter(|relayed| relayed.owner == node) {
            relayed.moved.notify_one();
        }
        let lost: Vec<Waiting> = locked(&self.calls)
            .extract_if(|_, waiting| waiting.at == node)
            .map(|(_, w)| w)
            .collect();
        for waiting in lost {
            // Whether it was done is not known.
            let _ = waiting.calling.reply.send(Err(TableProblem::Busy));
        }
        self.counted.severed.fetch_add(1, Ordering::Relaxed);
        self.severed.send_modify(|times| *times += 1);
    }

    /// A table that another node has: who is told when that ends.
    pub(super) fn relay(&self, table: TableId, owner: NodeId) -> Arc<Notify> {
        let moved = Arc::new(Notify::new());
        locked(&self.relays).insert(table, Relayed { owner, moved: Arc::clone(&moved) });
        moved
    }

    pub(super) fn end_relay(&self, table: TableId) {
        locked(&self.relays).remove(&table);
    }

    /// The node that was thought to have a table says that it has not.
    pub(super) fn moved(&self, table: TableId) {
        if let Some(relayed) = locked(&self.relays).get(&table) {
            relayed.moved.notify_one();
        }
    }

    /// A connection here listens at a table of another node.
    pub(super) fn listen(&self, listener: u64, outgoing: mpsc::Sender<Outgoing>) {
        locked(&self.outlets).insert(listener, outgoing);
    }

    pub(super) fn unlisten(&self, listener: u64) -> Option<mpsc::Sender<Outgoing>> {
        locked(&self.outlets).remove(&listener)
    }

    /// Passes on what another node tells connections here.
    pub(super) fn tell(&self, to: &[u64], text: &Utf8Bytes, last: bool) {
        let mut outlets = locked(&self.outlets);
        for listener in to {
            let Some(outgoing) = outlets.get(listener) else { continue };
            let message = match last {
                true => Outgoing::Last(text.clone()),
                false => Outgoing::Message(text.clone()),
            };
            // A connection that reads so slowly that its queue is full is let go; it comes back.
            if outgoing.try_send(message).is_err() || last {
                outlets.remove(listener);
            }
        }
    }

    /// Sends a call to the node that has the table.
    pub(super) fn forward(&self, at: NodeId, table: TableId, calling: Calling) {
        let call = self.next_number();
        self.counted.forwarded.fetch_add(1, Ordering::Relaxed);
        let (bearer, what) = (calling.bearer.clone(), calling.call.clone());
        locked(&self.calls).insert(call, Waiting { at, table, calling });
        self.post(at, Letter::Call { table, call, bearer, what }, "");
    }

    /// The answer to a call has come.
    pub(super) fn answered(&self, call: u64, answer: Result<Answered, TableProblem>) {
        if let Some(waiting) = locked(&self.calls).remove(&call) {
            let _ = waiting.calling.reply.send(answer);
        }
    }

    /// A call was not looked at where it was sent: it may be asked again.
    pub(super) fn not_here(&self, call: u64) -> Option<(TableId, Calling)> {
        let waiting = locked(&self.calls).remove(&call)?;
        self.moved(waiting.table);
        Some((waiting.table, waiting.calling))
    }

    /// Posts the answer to a call of another node once it is there.
    pub(super) fn answer_to(self: &Arc<Links>, node: NodeId, call: u64) -> Reply {
        let (reply, answer) = tokio::sync::oneshot::channel();
        let links = Arc::clone(self);
        tokio::spawn(async move {
            let letter = match answer.await {
                Ok(answer) => Letter::Answer { call, answer: Box::new(answer) },
                // Nobody has looked at it.
                Err(_) => Letter::NotHere { call },
            };
            links.post(node, letter, "");
        });
        reply
    }

    pub(crate) fn forwarded(&self) {
        self.counted.forwarded.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn figures(&self) -> LinkFigures {
        let counted = &self.counted;
        let peers = locked(&self.peers);
        LinkFigures {
            peers: peers.len(),
            relays: locked(&self.relays).len(),
            way: peers.values().map(|peer| peer.way).max().unwrap_or_default(),
            posted: counted.posted.load(Ordering::Relaxed),
            heard: counted.heard.load(Ordering::Relaxed),
            forwarded: counted.forwarded.load(Ordering::Relaxed),
            severed: counted.severed.load(Ordering::Relaxed),
            unknown: counted.unknown.load(Ordering::Relaxed),
        }
    }
}
