//! What every request shares, and how heavy work is kept off the network's threads.

use crate::config::{Config, Door};
use crate::limits::{LOOKUPS_AT_ONCE, WAIT_FOR_TURN};
use crate::metrics::{Gauges, Metrics};
use crate::protocol::{Problem, TableProblem};
use crate::storage::Storage;
use crate::tables::{Hall, Lexicons};
use crate::throttle::Throttle;
use crate::words::Words;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// What every request shares. Cloning it is cheap and gives the same service.
#[derive(Clone)]
pub struct Service {
    look_ups: LookUps,
    hall: Option<Arc<Hall>>,
    door: Arc<Door>,
    throttle: Throttle,
    metrics: Arc<Metrics>,
}

impl Service {
    /// A service without tables: the lexicons that ship and those imported into `data`.
    pub fn new(data: Option<PathBuf>) -> Service {
        let door = Door::default();
        Service {
            look_ups: LookUps::new(data),
            hall: None,
            throttle: Throttle::new(door.limits),
            door: Arc::new(door),
            metrics: Arc::default(),
        }
    }

    /// A service with tables, which are kept in this storage.
    pub fn with_tables(config: &Config, storage: Arc<dyn Storage>) -> Service {
        let look_ups = LookUps::new(config.data.clone());
        let metrics: Arc<Metrics> = Arc::default();
        let lexicons = Lexicons::new(look_ups.clone());
        let hall = Hall::new(storage, lexicons, config, Arc::clone(&metrics));
        Service {
            look_ups,
            hall: Some(hall),
            door: Arc::new(config.door.clone()),
            throttle: Throttle::new(config.door.limits),
            metrics,
        }
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

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    pub(crate) fn look_ups(&self) -> &LookUps {
        &self.look_ups
    }

    /// What is true just now, for `/metrics`.
    pub(crate) fn gauges(&self) -> Gauges {
        let figures = self.hall.as_ref().map(|hall| hall.storage.figures()).unwrap_or_default();
        Gauges {
            tables_live: self.hall.as_ref().map_or(0, |hall| hall.live()),
            connections: self.throttle.connections(),
            storage_writes: figures.writes,
            storage_groups: figures.groups,
        }
    }

    /// See [`LookUps::look_up`].
    pub(crate) async fn look_up<Answer: Send + 'static>(
        &self,
        ask: impl FnOnce(&Words) -> Result<Answer, Problem> + Send + 'static,
    ) -> Result<Answer, Problem> {
        self.look_ups.look_up(ask).await
    }
}

/// Work that takes its time, a little of it at once, on threads beside the network's.
#[derive(Clone)]
pub(crate) struct LookUps {
    words: Arc<Words>,
    turns: Arc<Semaphore>,
}

impl LookUps {
    pub(crate) fn new(data: Option<PathBuf>) -> LookUps {
        LookUps {
            words: Arc::new(Words::new(data)),
            turns: Arc::new(Semaphore::new(LOOKUPS_AT_ONCE)),
        }
    }

    /// Looks something up on a thread where it may take its time, a few at once.
    pub(crate) async fn look_up<Answer: Send + 'static>(
        &self,
        ask: impl FnOnce(&Words) -> Result<Answer, Problem> + Send + 'static,
    ) -> Result<Answer, Problem> {
        let turn = tokio::time::timeout(WAIT_FOR_TURN, Arc::clone(&self.turns).acquire_owned());
        let Ok(Ok(turn)) = turn.await else { return Err(Problem::Busy) };
        let words = Arc::clone(&self.words);
        let work = tokio::task::spawn_blocking(move || {
            // The turn ends with the work, also when the caller has gone away meanwhile.
            let _turn = turn;
            ask(&words)
        });
        work.await.unwrap_or_else(|reason| {
            tracing::error!(%reason, "a look-up broke off");
            Err(Problem::Internal)
        })
    }
}
