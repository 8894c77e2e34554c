//! The hall: what all tables share, and who keeps which table just now.

use super::ask::{Ask, Reply};
use super::audience::{Listener, ListenerId};
use super::keeper::Keeper;
use super::lexicons::Lexicons;
use crate::config::{Config, TableRules};
use crate::limits::{ASKS_WAITING, BOTS_AT_ONCE, LISTED, LOADS_AT_ONCE};
use crate::metrics::Metrics;
use crate::protocol::{OpenTables, TableCode, TableProblem, TableStage};
use crate::storage::{Storage, StorageError, TableId, WallTime};
use crate::tables::document::Document;
use crate::throttle::Pace;
use bots::Bots;
use games::Editions;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Duration, timeout};

/// What all tables share.
pub(crate) struct Hall {
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) lexicons: Lexicons,
    pub(crate) editions: Editions,
    pub(crate) bots: Bots,
    /// How many tables may be loaded at once.
    pub(crate) loading: Semaphore,
    /// How many bots may think at once.
    pub(crate) thinking: Arc<Semaphore>,
    pub(crate) rules: TableRules,
    /// How much may be said for one seat.
    pub(crate) seat_pace: Pace,
    pub(crate) metrics: Arc<Metrics>,
    keepers: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    connections: AtomicU64,
    stopping: AtomicBool,
}

impl Hall {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        lexicons: Lexicons,
        config: &Config,
        metrics: Arc<Metrics>,
    ) -> Arc<Hall> {
        Arc::new(Hall {
            storage,
            lexicons,
            editions: config.editions.clone(),
            bots: Bots::default(),
            loading: Semaphore::new(LOADS_AT_ONCE),
            thinking: Arc::new(Semaphore::new(BOTS_AT_ONCE)),
            rules: config.tables,
            seat_pace: Pace(config.door.limits.messages_per_seat),
            metrics,
            keepers: Mutex::default(),
            connections: AtomicU64::new(0),
            stopping: AtomicBool::new(false),
        })
    }

    fn keepers(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Ask>>> {
        self.keepers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number for a new connection.
    pub(crate) fn new_listener(&self) -> ListenerId {
        ListenerId(self.connections.fetch_add(1, Ordering::Relaxed))
    }

    /// How many tables are in memory.
    pub(crate) fn live(&self) -> usize {
        self.keepers().len()
    }

    /// Asks the keeper of a table, who is called if nobody keeps it just now.
    pub(crate) fn send(self: &Arc<Hall>, id: TableId, ask: Ask) {
        if let Err(ask) = self.hand(id, ask) {
            ask.fail(TableProblem::Busy);
        }
    }

    /// Brings a new connection to the keeper of a table, who stays as long as it is there. It
    /// speaks to the keeper directly from then on, and waits while the keeper is busy.
    pub(crate) fn join(
        self: &Arc<Hall>,
        id: TableId,
        listener: Listener,
    ) -> Option<mpsc::Sender<Ask>> {
        self.hand(id, Ask::Join(listener)).ok()
    }

    /// Hands something to the keeper of a table. This happens under the lock under which keepers
    /// leave, so nothing is lost.
    fn hand(self: &Arc<Hall>, id: TableId, ask: Ask) -> Result<mpsc::Sender<Ask>, Ask> {
        if self.stopping.load(Ordering::Acquire) {
            return Err(ask);
        }
        let mut keepers = self.keepers();
        let keeper = keepers.entry(id).or_insert_with(|| self.call(id));
        if keeper.is_closed() {
            // That keeper is leaving, or broke off, which the log has said.
            *keeper = self.call(id);
        }
        keeper.try_send(ask).map_err(mpsc::error::TrySendError::into_inner)?;
        Ok(keeper.clone())
    }

    fn call(self: &Arc<Hall>, id: TableId) -> mpsc::Sender<Ask> {
        let (asks, heard) = mpsc::channel(ASKS_WAITING);
        tokio::spawn(Keeper::live(Arc::clone(self), id, heard));
        asks
    }

    /// Asks the keeper of a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Hall>,
        id: TableId,
        ask: impl FnOnce(Reply<T>) -> Ask,
    ) -> Result<T, TableProblem> {
        let (reply, answer) = oneshot::channel();
        self.send(id, ask(reply));
        answer.await.unwrap_or(Err(TableProblem::Busy))
    }

    /// Lets a keeper go whom nobody asks anything; says whether it may.
    pub(crate) fn may_go(&self, id: TableId, asks: &mpsc::Receiver<Ask>) -> bool {
        let mut keepers = self.keepers();
        let idle = asks.is_empty();
        if idle {
            keepers.remove(&id);
        }
        idle
    }

    /// A keeper has gone and hears nothing more; another may have been called meanwhile.
    pub(crate) fn gone(&self, id: TableId) {
        let mut keepers = self.keepers();
        if keepers.get(&id).is_some_and(mpsc::Sender::is_closed) {
            keepers.remove(&id);
        }
    }

    /// The table that an address or a code leads to.
    pub(crate) async fn find(&self, key: &str) -> Result<TableId, TableProblem> {
        if let Ok(id) = key.parse() {
            return Ok(id);
        }
        let code: TableCode = key.parse().map_err(|_| TableProblem::NoSuchTable)?;
        let code = crate::storage::TableCode::new(code.as_str());
        let found = self.storage.find(&code).await.map_err(|fault| problem(&fault))?;
        found.ok_or(TableProblem::NoSuchTable)
    }

    /// The open tables, those that wait for players first.
    pub(crate) async fn open_tables(&self) -> Result<OpenTables, TableProblem> {
        let records = self.storage.open_tables(LISTED).await.map_err(|fault| problem(&fault))?;
        let mut tables: Vec<_> = records.iter().filter_map(Document::info_of).collect();
        tables.retain(|table| matches!(table.stage, TableStage::Waiting | TableStage::Playing));
        tables.sort_by_key(|table| (table.stage != TableStage::Waiting, u64::MAX - table.created));
        Ok(OpenTables { tables })
    }

    /// Calls the keepers of all tables whose game waits for time or for a bot.
    pub(crate) async fn wake(self: &Arc<Hall>) -> Result<(), StorageError> {
        for id in self.storage.waking(WallTime::END).await? {
            let mut keepers = self.keepers();
            keepers.entry(id).or_insert_with(|| self.call(id));
        }
        Ok(())
    }

    /// Deletes tables that nobody has visited for too long; says how many were asked to go.
    pub(crate) async fn sweep(self: &Arc<Hall>) -> Result<usize, StorageError> {
        let age = i64::from(self.rules.expire_days).saturating_mul(24 * 3_600_000);
        let before = WallTime(WallTime::now().0.saturating_sub(age));
        let expired = self.storage.expired(before, LISTED).await?;
        for &id in &expired {
            self.send(id, Ask::Expire);
        }
        Ok(expired.len())
    }

    /// Lets all tables finish what is under way, tells their clients to come back, and closes
    /// the storage.
    pub(crate) async fn stop(&self, patience: Duration) {
        self.stopping.store(true, Ordering::Release);
        let keepers: Vec<_> = self.keepers().drain().map(|(_, keeper)| keeper).collect();
        let farewells = async {
            let mut waiting = Vec::new();
            for keeper in keepers {
                let (done, said) = oneshot::channel();
                if keeper.send(Ask::Stop { done }).await.is_ok() {
                    waiting.push(said);
                }
            }
            for said in waiting {
                // An error means that the keeper has gone already.
                let _ = said.await;
            }
        };
        if timeout(patience, farewells).await.is_err() {
            tracing::warn!("some tables did not stop in time");
        }
        if let Err(fault) = self.storage.close().await {
            tracing::warn!(%fault, "the storage did not close");
        }
    }
}

/// What a caller hears of a fault of the storage.
pub(crate) fn problem(fault: &StorageError) -> TableProblem {
    match fault {
        StorageError::Behind => TableProblem::Busy,
        fault => {
            tracing::error!(%fault, "the storage failed");
            TableProblem::CannotKeep
        }
    }
}
