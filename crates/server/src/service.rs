//! What every request shares, and how heavy work is kept off the network's threads.

use crate::accept::Sockets;
use crate::cluster::Links;
use crate::config::{Config, Door};
use crate::door::Caller;
use crate::limits::{
    LOOKUPS_AT_ONCE, LOOKUPS_OF_AN_ADDRESS, LOOKUPS_WAITING, Limits, RESERVED_PER_ADDRESS,
    RESERVED_SOCKETS,
};
use crate::metrics::{Gauges, Metrics};
use crate::notices::Messenger;
use crate::places::{Places, network};
use crate::pool::{NotDone, Pool, Shares};
use crate::protocol::{Problem, TableProblem};
use crate::storage::Storage;
use crate::tables::{Hall, Lexicons};
use crate::throttle::Throttle;
use crate::words::Words;
use std::path::PathBuf;
use std::sync::Arc;

fn look_ups() -> Pool {
    Pool::new("words", LOOKUPS_AT_ONCE, LOOKUPS_WAITING)
}

fn shares() -> Shares {
    Shares::new(LOOKUPS_OF_AN_ADDRESS.0, LOOKUPS_OF_AN_ADDRESS.1)
}

/// What every request shares. Cloning it is cheap and gives the same service.
#[derive(Clone)]
pub struct Service {
    words: Arc<Words>,
    /// Where words are looked up, and how much of that each address may have.
    look_ups: Pool,
    shares: Shares,
    hall: Option<Arc<Hall>>,
    door: Arc<Door>,
    throttle: Throttle,
    sockets: Sockets,
    metrics: Arc<Metrics>,
    /// Where others in the local network find the page; see [`crate::lan`].
    lan: Arc<[String]>,
}

impl Service {
    /// A service without tables: the lexicons that ship and those imported into `data`.
    pub fn new(data: Option<PathBuf>) -> Service {
        let door = Door::default();
        Service {
            words: Arc::new(Words::new(data)),
            look_ups: look_ups(),
            shares: shares(),
            hall: None,
            throttle: Throttle::new(door.limits),
            sockets: sockets(&door),
            door: Arc::new(door),
            metrics: Arc::default(),
            lan: Arc::default(),
        }
    }

    /// A service with tables, which are kept in this storage.
    pub(crate) fn with_tables(
        config: &Config,
        storage: Arc<dyn Storage>,
        links: Arc<Links>,
        metrics: Arc<Metrics>,
        messenger: Messenger,
    ) -> Service {
        let words = Arc::new(Words::new(config.data.clone()));
        let lexicons = Lexicons::new(Arc::clone(&words));
        let messenger = Arc::new(messenger);
        let hall = Hall::new(storage, lexicons, config, Arc::clone(&metrics), links, messenger);
        Service {
            words,
            look_ups: look_ups(),
            shares: shares(),
            hall: Some(hall),
            door: Arc::new(config.door.clone()),
            throttle: Throttle::new(config.door.limits),
            sockets: sockets(&config.door),
            metrics,
            lan: Arc::default(),
        }
    }

    /// The same, found by others in the local network at these addresses.
    pub(crate) fn found_at(self, lan: Vec<String>) -> Service {
        Service { lan: lan.into(), ..self }
    }

    /// Where others in the local network find the page.
    pub(crate) fn lan(&self) -> &[String] {
        &self.lan
    }

    /// The tables.
    pub(crate) fn hall(&self) -> Result<&Arc<Hall>, TableProblem> {
        self.hall.as_ref().ok_or(TableProblem::NoSuchTable)
    }

    pub(crate) fn door(&self) -> &Door {
        &self.door
    }

    pub(crate) fn throttle(&self) -> &Throttle {
        &self.throttle
    }

    pub(crate) fn sockets(&self) -> &Sockets {
        &self.sockets
    }

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// What is true just now, for `/metrics`.
    pub(crate) fn gauges(&self) -> Gauges {
        let figures = self.hall.as_ref().map(|hall| hall.storage.figures()).unwrap_or_default();
        let links = self.hall.as_ref().map(|hall| hall.links.figures()).unwrap_or_default();
        let mut waiting = vec![self.look_ups.waiting()];
        waiting.extend(self.hall.iter().flat_map(|hall| hall.waiting()));
        Gauges {
            tables_live: self.hall.as_ref().map_or(0, |hall| hall.live()),
            connections: self.throttle.connections(),
            sockets: self.sockets.usual.taken(),
            storage_writes: figures.writes,
            storage_groups: figures.groups,
            waiting,
            links,
        }
    }

    /// Looks something up for a caller, beside the network, as much of each address at once as is
    /// fair.
    pub(crate) async fn look_up<Answer: Send + 'static>(
        &self,
        caller: Caller,
        ask: impl FnOnce(&Words) -> Result<Answer, Problem> + Send + 'static,
    ) -> Result<Answer, Problem> {
        let share = self.shares.of(network(caller.0)).await?;
        let words = Arc::clone(&self.words);
        let looked = self.look_ups.work(move || {
            let _share = share;
            ask(&words)
        });
        looked.await?
    }
}

/// The sockets that may be open. Behind a proxy all come from its address, and it is for the proxy
/// to share them out.
fn sockets(door: &Door) -> Sockets {
    let Limits { sockets, sockets_per_address, .. } = door.limits;
    let of_an_address = if door.proxies > 0 { sockets } else { sockets_per_address };
    Sockets {
        usual: Places::new(sockets, of_an_address),
        reserve: Places::new(RESERVED_SOCKETS, RESERVED_PER_ADDRESS),
    }
}

impl From<NotDone> for Problem {
    fn from(not_done: NotDone) -> Problem {
        match not_done {
            NotDone::Busy => Problem::Busy,
            NotDone::BrokeOff => Problem::Internal,
        }
    }
}

impl From<NotDone> for TableProblem {
    fn from(not_done: NotDone) -> TableProblem {
        match not_done {
            NotDone::Busy => TableProblem::Busy,
            NotDone::BrokeOff => TableProblem::Internal,
        }
    }
}

#[cfg(test)]
mod tests;
