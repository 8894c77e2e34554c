//! A bus between nodes of one process: for tests, and for a node that is alone.

use super::bus::{Bus, Inbox};
use crate::limits::LETTERS_WAITING;
use crate::storage::NodeId;
use axum::body::Bytes;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;

/// A bus between nodes of one process. Cloning gives the same one.
#[derive(Clone, Default)]
pub struct InProcess {
    nodes: Arc<Mutex<HashMap<NodeId, mpsc::Sender<Bytes>>>>,
    cut: Arc<AtomicBool>,
}

impl InProcess {
    pub(super) fn open(&self, me: NodeId) -> (Arc<dyn Bus>, Inbox) {
        let (letters, inbox) = mpsc::channel(LETTERS_WAITING);
        self.nodes().insert(me, letters);
        (Arc::new(Post { bus: self.clone(), me }), inbox)
    }

    /// Loses every letter from now on, or none any more.
    pub fn cut(&self, cut: bool) {
        self.cut.store(cut, Ordering::Release);
    }

    fn nodes(&self) -> MutexGuard<'_, HashMap<NodeId, mpsc::Sender<Bytes>>> {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The bus as one node sees it.
struct Post {
    bus: InProcess,
    me: NodeId,
}

impl Bus for Post {
    fn post(&self, to: Option<NodeId>, letter: Bytes) {
        if self.bus.cut.load(Ordering::Acquire) {
            return;
        }
        for (node, letters) in self.bus.nodes().iter() {
            if to.map_or(*node != self.me, |to| to == *node) {
                // A letter that finds no room is lost, as on every bus.
                let _ = letters.try_send(letter.clone());
            }
        }
    }
}

impl Drop for Post {
    fn drop(&mut self) {
        self.bus.nodes().remove(&self.me);
    }
}
