//! Who listens at a table: connections, the eyes they look with, and what is sent to whom.

use crate::protocol::{ClosingReason, TableProblem, ToClient};
use axum::extract::ws::Utf8Bytes;
use games::{Seat, Viewer};
use std::collections::HashMap;
use tokio::sync::mpsc;

/// A connection, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ListenerId(pub(crate) u64);

/// What a connection is given to send.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Message(Utf8Bytes),
    /// The last message: the connection closes after it.
    Last(Utf8Bytes),
}

/// A connection that has opened.
pub(crate) struct Listener {
    pub(crate) id: ListenerId,
    pub(crate) outgoing: mpsc::Sender<Outgoing>,
}

/// Who listens at a table.
#[derive(Default)]
pub(crate) struct Audience {
    listeners: HashMap<ListenerId, Seated>,
}

struct Seated {
    outgoing: mpsc::Sender<Outgoing>,
    /// Whose eyes; nobody's before the hello.
    viewers: Vec<Viewer>,
}

impl Audience {
    pub(crate) fn add(&mut self, listener: Listener) {
        let Listener { id, outgoing } = listener;
        self.listeners.insert(id, Seated { outgoing, viewers: Vec::new() });
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
        self.listeners.retain(|id, seated| {
            if !chosen(*id, &seated.viewers) {
                return true;
            }
            let text = text.get_or_insert_with(|| message.text().into());
            // A connection that reads so slowly that its queue is full is let go; it comes back
            // and is told what it has missed.
            seated.outgoing.try_send(Outgoing::Message(text.clone())).is_ok()
        });
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
            // Whoever is gone already need not be told.
            let _ = seated.outgoing.try_send(Outgoing::Last(closing.text().into()));
        }
    }

    /// Says a last word to everybody and lets them go.
    pub(crate) fn dismiss(&mut self, reason: ClosingReason, come_back_ms: Option<u64>) {
        let text: Utf8Bytes = ToClient::Closing { reason, come_back_ms }.text().into();
        for (_, seated) in self.listeners.drain() {
            // Whoever is gone already need not be told.
            let _ = seated.outgoing.try_send(Outgoing::Last(text.clone()));
        }
    }
}
