//! Who listens at a table: connections, the eyes they look with, and what is sent to whom.

use crate::cluster::Links;
use crate::cluster::letter::Letter;
use crate::limits::{COME_BACK, MOVE_SPREAD};
use crate::protocol::{ClosingReason, TableProblem, ToClient};
use crate::storage::NodeId;
use axum::extract::ws::Utf8Bytes;
use games::{Seat, Viewer};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::Duration;

/// A connection: the node where it is, and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ListenerId {
    pub(crate) node: NodeId,
    pub(crate) number: u64,
}

/// What a connection is given to send.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Message(Utf8Bytes),
    /// The last message: the connection closes after it.
    Last(Utf8Bytes),
}

/// The way to a connection.
#[derive(Clone)]
pub(crate) enum Outlet {
    /// It is at this node.
    Here(mpsc::Sender<Outgoing>),
    /// It is at another node, and gone once the link to that one is of another generation.
    There { links: Arc<Links>, generation: u64 },
}

/// A connection that has opened.
pub(crate) struct Listener {
    pub(crate) id: ListenerId,
    pub(crate) outlet: Outlet,
}

impl Listener {
    /// There is no place for it here: it comes back a little later.
    pub(crate) fn turn_away(self) {
        self.outlet.send_last(self.id, come_back(self.id.number, MOVE_SPREAD));
    }
}

impl Outlet {
    /// Sends a last message.
    fn send_last(&self, id: ListenerId, last: Outgoing) {
        match (self, last) {
            (Outlet::Here(outgoing), last) => {
                // Whoever is gone already need not be told.
                let _ = outgoing.try_send(last);
            }
            (Outlet::There { links, .. }, Outgoing::Message(text) | Outgoing::Last(text)) => {
                links.post(id.node, Letter::Tell { to: vec![id.number], last: true }, &text);
            }
        }
    }

    /// Has the link broken that it hung on?
    fn is_severed(&self, node: NodeId) -> bool {
        match self {
            Outlet::Here(_) => false,
            Outlet::There { links, generation, .. } => links.generation(node) != Some(*generation),
        }
    }
}

/// The last message to a connection that is to come back. They do so one after another: thousands
/// at one moment would be a storm.
pub(crate) fn come_back(number: u64, spread: Duration) -> Outgoing {
    let (least, spread) = (COME_BACK.as_millis() as u64, spread.as_millis() as u64);
    // Neighbouring numbers are sent far apart.
    let share = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    let come_back_ms = Some(least + ((share * spread) >> 32));
    let closing = ToClient::Closing { reason: ClosingReason::Stopping, come_back_ms };
    Outgoing::Last(closing.text().into())
}

/// Who listens at a table.
#[derive(Default)]
pub(crate) struct Audience {
    listeners: HashMap<ListenerId, Seated>,
}

struct Seated {
    outlet: Outlet,
    /// Whose eyes; nobody's before the hello.
    viewers: Vec<Viewer>,
    /// Is it a big screen for everybody in the room?
    screen: bool,
}

impl Audience {
    pub(crate) fn add(&mut self, listener: Listener) {
        let Listener { id, outlet } = listener;
        self.listeners.insert(id, Seated { outlet, viewers: Vec::new(), screen: false });
    }

    /// Is the connection known here?
    pub(crate) fn knows(&self, id: ListenerId) -> bool {
        self.listeners.contains_key(&id)
    }

    /// Forgets the connections at nodes to which the link was severed.
    pub(crate) fn forget_severed(&mut self) {
        self.listeners.retain(|id, seated| !seated.outlet.is_severed(id.node));
    }

    pub(crate) fn remove(&mut self, id: ListenerId) {
        self.listeners.remove(&id);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.listeners.len()
    }

    /// Whose eyes a connection looks with.
    pub(crate) fn viewers(&self, id: ListenerId) -> &[Viewer] {
        self.listeners.get(&id).map_or(&[], |seated| &seated.viewers)
    }

    /// The seats that a connection holds.
    pub(crate) fn seats(&self, id: ListenerId) -> impl Iterator<Item = Seat> {
        self.viewers(id).iter().filter_map(|viewer| match viewer {
            Viewer::Seat(seat) => Some(*seat),
            Viewer::Watcher => None,
        })
    }

    /// From now on a connection looks with these eyes.
    pub(crate) fn seat(&mut self, id: ListenerId, viewers: Vec<Viewer>) {
        if let Some(seated) = self.listeners.get_mut(&id) {
            seated.viewers = viewers;
        }
    }

    /// Whether a connection is a big screen.
    pub(crate) fn set_screen(&mut self, id: ListenerId, screen: bool) {
        if let Some(seated) = self.listeners.get_mut(&id) {
            seated.screen = screen;
        }
    }

    /// Does a big screen show the table?
    pub(crate) fn has_screen(&self) -> bool {
        self.listeners.values().any(|seated| seated.screen)
    }

    /// How many connections hold a seat.
    pub(crate) fn holding(&self, seat: Seat) -> usize {
        let holds = |seated: &&Seated| seated.viewers.contains(&Viewer::Seat(seat));
        self.listeners.values().filter(holds).count()
    }

    /// All eyes that somebody looks with, each once.
    pub(crate) fn all_viewers(&self) -> Vec<Viewer> {
        let mut all: Vec<Viewer> = Vec::new();
        for viewer in self.listeners.values().flat_map(|seated| &seated.viewers) {
            if !all.contains(viewer) {
                all.push(*viewer);
            }
        }
        all
    }

    /// Sends to one connection.
    pub(crate) fn send(&mut self, id: ListenerId, message: &ToClient) {
        self.send_where(message, |listener, _| listener == id);
    }

    /// Sends to everybody who has said hello.
    pub(crate) fn send_all(&mut self, message: &ToClient) {
        self.send_where(message, |_, viewers| !viewers.is_empty());
    }

    /// Sends to those connections that are chosen; the text is made once for all.
    pub(crate) fn send_where(
        &mut self,
        message: &ToClient,
        chosen: impl Fn(ListenerId, &[Viewer]) -> bool,
    ) {
        let mut text: Option<Utf8Bytes> = None;
        // What is for several connections at one node goes there once.
        let mut away: HashMap<NodeId, (Arc<Links>, Vec<u64>)> = HashMap::new();
        self.listeners.retain(|id, seated| {
            if !chosen(*id, &seated.viewers) {
                return true;
            }
            let text = text.get_or_insert_with(|| message.text().into());
            match &seated.outlet {
                // A connection that reads so slowly that its queue is full is let go; it comes
                // back and is told what it has missed.
                Outlet::Here(outgoing) => {
                    outgoing.try_send(Outgoing::Message(text.clone())).is_ok()
                }
                Outlet::There { links, .. } => {
                    let there = away.entry(id.node).or_insert_with(|| (Arc::clone(links), vec![]));
                    there.1.push(id.number);
                    true
                }
            }
        });
        let Some(text) = text else { return };
        for (node, (links, to)) in away {
            links.post(node, Letter::Tell { to, last: false }, &text);
        }
    }

    /// Takes the eyes of a seat from all connections, because its secret is void.
    pub(crate) fn unseat(&mut self, seat: Seat) {
        for seated in self.listeners.values_mut() {
            let before = seated.viewers.len();
            seated.viewers.retain(|viewer| !viewer.holds(seat));
            if seated.viewers.is_empty() && before > 0 {
                seated.viewers.push(Viewer::Watcher);
            }
        }
    }

    /// Tells one connection what is wrong, says a last word to it and lets it go.
    pub(crate) fn let_go(&mut self, id: ListenerId, problem: TableProblem, reason: ClosingReason) {
        self.send(id, &ToClient::Problem { problem });
        let closing = ToClient::Closing { reason, come_back_ms: None };
        if let Some(seated) = self.listeners.remove(&id) {
            seated.outlet.send_last(id, Outgoing::Last(closing.text().into()));
        }
    }

    /// Says a last word to everybody and lets them go for good.
    pub(crate) fn dismiss(&mut self, reason: ClosingReason) {
        let text: Utf8Bytes = ToClient::Closing { reason, come_back_ms: None }.text().into();
        for (id, seated) in self.listeners.drain() {
            seated.outlet.send_last(id, Outgoing::Last(text.clone()));
        }
    }

    /// Lets everybody go, and come back some time within the spread.
    pub(crate) fn send_away(&mut self, spread: Duration) {
        for (id, seated) in self.listeners.drain() {
            seated.outlet.send_last(id, come_back(id.number, spread));
        }
    }
}
