//! The hall: what all tables share, and who keeps which table just now.

use super::ask::{Answered, Ask, Call, Calling};
use super::attending::attend;
use super::audience::{Listener, ListenerId};
use super::kept::Kept;
use super::lexicons::Lexicons;
use super::quota::Quota;
use super::turns::Turns;
use crate::cluster::Links;
use crate::config::{Config, TableRules};
use crate::health::LastLook;
use crate::limits::{
    ASK_PATIENCE, ASKS_WAITING, BOTS_AT_ONCE, HINTS_AT_ONCE, HINTS_WAITING, LISTED, LOADS_AT_ONCE,
    Limits, RESTORES_AT_ONCE, RESTORES_WAITING, SHEETS_AT_ONCE, SHEETS_WAITING,
};
use crate::metrics::Metrics;
use crate::notices::Messenger;
use crate::pool::Pool;
use crate::protocol::{
    MyTable, OpenTables, Secret, TableCode, TableInfo, TableProblem, TableStage,
};
use crate::puzzles::Moments;
use crate::review::Reviews;
use crate::storage::{Storage, StorageError, TableId};
use crate::tables::document::Document;
use crate::throttle::Pace;
use crate::wall::Wall;
use bots::{Bots, Words};
use games::{AnyTable, Editions};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Duration, Instant, timeout, timeout_at};

/// What all tables share.
pub(crate) struct Hall {
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) lexicons: Lexicons,
    pub(crate) editions: Editions,
    pub(crate) bots: Bots,
    /// How many tables may be loaded at once.
    pub(crate) loading: Semaphore,
    /// Turns to think, for bots.
    pub(crate) thinking: Turns,
    /// Where logs are read and written as a whole, and folded.
    pub(crate) restoring: Pool,
    pub(crate) reviews: Reviews,
    /// Puzzles, and turns of games that are over.
    pub(crate) moments: Moments,
    /// Where hints are thought of.
    pub(crate) hints: Pool,
    pub(crate) rules: TableRules,
    pub(crate) limits: Limits,
    /// How much may be said for one seat.
    pub(crate) seat_pace: Pace,
    pub(crate) metrics: Arc<Metrics>,
    /// The clock on the wall, where days count.
    pub(crate) wall: Wall,
    /// How people are told who are not there.
    pub(crate) messenger: Arc<Messenger>,
    /// This node among others.
    pub(crate) links: Arc<Links>,
    /// Whether anything could be written, as was last found out.
    pub(crate) readiness: LastLook,
    /// How many tables there may be in all.
    pub(crate) quota: Quota,
    /// How many score sheets there may be in all.
    pub(crate) sheets_quota: Quota,
    /// Where score sheets are weighed.
    pub(crate) sheets: Pool,
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
        links: Arc<Links>,
        messenger: Arc<Messenger>,
    ) -> Arc<Hall> {
        Arc::new(Hall {
            storage,
            lexicons,
            editions: config.editions.clone(),
            bots: Bots::default(),
            loading: Semaphore::new(LOADS_AT_ONCE),
            thinking: Turns::new(BOTS_AT_ONCE),
            restoring: Pool::new("restoring", RESTORES_AT_ONCE, RESTORES_WAITING),
            reviews: Reviews::default(),
            moments: Moments::default(),
            hints: Pool::new("hints", HINTS_AT_ONCE, HINTS_WAITING),
            rules: config.tables,
            limits: config.door.limits,
            seat_pace: Pace(config.door.limits.messages_per_seat),
            metrics,
            wall: config.wall.clone(),
            messenger,
            links,
            readiness: LastLook::default(),
            quota: Quota::new(config.door.limits.tables),
            sheets_quota: Quota::new(config.door.limits.tables),
            sheets: Pool::new("sheets", SHEETS_AT_ONCE, SHEETS_WAITING),
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
        let number = self.connections.fetch_add(1, Ordering::Relaxed);
        ListenerId { node: self.links.me(), number }
    }

    /// How much waits for its turn, by the name of what it waits for.
    pub(crate) fn waiting(&self) -> [(&'static str, usize); 7] {
        let bots = ("bots", self.thinking.waiting());
        let (restoring, lexicons) = (&self.restoring, &self.lexicons.pool);
        let (reviews, puzzles) = (&self.reviews.pool, &self.moments.pool);
        let pools = [restoring, lexicons, reviews, puzzles, &self.hints, &self.sheets];
        let [restoring, lexicons, reviews, puzzles, hints, sheets] = pools.map(Pool::waiting);
        [bots, restoring, lexicons, reviews, puzzles, hints, sheets]
    }

    /// How many tables are in memory.
    pub(crate) fn live(&self) -> usize {
        self.keepers().len()
    }

    /// The tables that are in memory, or on their way there.
    pub(crate) fn in_memory(&self) -> Vec<TableId> {
        self.keepers().keys().copied().collect()
    }

    /// For tests: as if somebody kept a table.
    #[cfg(test)]
    pub(crate) fn seem_to_keep(&self, id: TableId) {
        self.keepers().insert(id, mpsc::channel(1).0);
    }

    /// Asks the keeper of a table, who is called if nobody keeps it just now.
    pub(crate) fn send(self: &Arc<Hall>, id: TableId, ask: Ask) {
        if let Err(ask) = self.hand(id, ask) {
            ask.fail(TableProblem::Busy);
        }
    }

    /// Brings a new connection to the keeper of a table, who stays as long as it is there. It
    /// speaks to the keeper directly from then on, and waits while the keeper is busy.
    pub(crate) async fn join(
        self: &Arc<Hall>,
        id: TableId,
        listener: Listener,
    ) -> Option<mpsc::Sender<Ask>> {
        self.hand_in_turn(id, Ask::Join(listener)).await.ok()
    }

    /// Hands something to the keeper of a table, and stands in line for a while where much is asked
    /// of it: those who have spoken loudest do not go before those who come after them.
    async fn hand_in_turn(
        self: &Arc<Hall>,
        id: TableId,
        ask: Ask,
    ) -> Result<mpsc::Sender<Ask>, Ask> {
        let until = Instant::now() + ASK_PATIENCE;
        let mut handed = self.hand(id, ask);
        while let Err(ask) = handed {
            let Some(keeper) = self.keeper(id).filter(|_| !self.is_stopping()) else {
                return Err(ask);
            };
            match timeout_at(until, keeper.clone().reserve_owned()).await {
                Ok(Ok(place)) => {
                    place.send(ask);
                    return Ok(keeper);
                }
                // It has left meanwhile, and another is called.
                Ok(Err(_)) => handed = self.hand(id, ask),
                Err(_) => return Err(ask),
            }
        }
        handed
    }

    /// Hands something to the keeper of a table. This happens under the lock under which keepers
    /// leave, so nothing is lost.
    pub(crate) fn hand(self: &Arc<Hall>, id: TableId, ask: Ask) -> Result<mpsc::Sender<Ask>, Ask> {
        if self.is_stopping() {
            return Err(ask);
        }
        let mut keepers = self.keepers();
        let keeper = keepers.entry(id).or_insert_with(|| self.summon(id));
        if keeper.is_closed() {
            // That keeper is leaving, or broke off, which the log has said.
            *keeper = self.summon(id);
        }
        keeper.try_send(ask).map_err(mpsc::error::TrySendError::into_inner)?;
        Ok(keeper.clone())
    }

    fn summon(self: &Arc<Hall>, id: TableId) -> mpsc::Sender<Ask> {
        let (asks, heard) = mpsc::channel(ASKS_WAITING);
        tokio::spawn(attend(Arc::clone(self), id, heard));
        asks
    }

    /// Calls the keeper of a table, wherever it is, and waits for the answer.
    pub(crate) async fn call(
        self: &Arc<Hall>,
        id: TableId,
        bearer: Option<Secret>,
        call: Call,
    ) -> Result<Answered, TableProblem> {
        let (reply, answer) = oneshot::channel();
        let ask = Ask::Call(Box::new(Calling { from: None, bearer, call, reply }));
        if let Err(ask) = self.hand_in_turn(id, ask).await {
            ask.fail(TableProblem::Busy);
        }
        answer.await.unwrap_or(Err(TableProblem::Busy))
    }

    /// What anybody may know of a table, and what the bearer holds of it.
    pub(crate) async fn info(
        self: &Arc<Hall>,
        id: TableId,
        bearer: Option<Secret>,
    ) -> Result<MyTable, TableProblem> {
        match self.call(id, bearer, Call::Info).await? {
            Answered::Mine(mine) => Ok(mine),
            _ => Err(TableProblem::Internal),
        }
    }

    /// The finished game. While it is on, nobody gets more than a view of it.
    pub(crate) async fn finished(&self, id: TableId) -> Result<AnyTable, TableProblem> {
        Kept::finished(self, id).await
    }

    /// A game, on or over, and its table as anybody may know it. What is hidden in it is for the
    /// server alone.
    pub(crate) async fn looked_at(
        &self,
        id: TableId,
    ) -> Result<(AnyTable, TableInfo), TableProblem> {
        Kept::looked_at(self, id).await
    }

    /// The words that bots and hints of a table choose from.
    pub(crate) async fn bot_words(&self, id: TableId, words: Words) -> Result<Words, TableProblem> {
        let record = self.storage.record(id).await.map_err(|fault| problem(&fault))?;
        let document = record.and_then(|record| Document::of(&record));
        Ok(document.map_or_else(|| words.clone(), |document| document.bot_words(&words)))
    }

    /// What was settled before the first card: edition, house rules, words. All of it is public.
    pub(crate) async fn setup(&self, id: TableId) -> Result<Value, TableProblem> {
        let record = self.storage.record(id).await.map_err(|fault| problem(&fault))?;
        let setup = record.ok_or(TableProblem::NoSuchTable)?.setup;
        let setup = setup.ok_or(TableProblem::NotStarted)?;
        serde_json::from_str(&setup).map_err(|_| TableProblem::Internal)
    }

    /// The keeper of a table, if somebody keeps it or asks for it here.
    pub(crate) fn keeper(&self, id: TableId) -> Option<mpsc::Sender<Ask>> {
        self.keepers().get(&id).cloned()
    }

    /// Tells the keepers of these tables that another node has them.
    pub(crate) fn lost(&self, is_lost: impl Fn(TableId) -> bool) {
        for (_, keeper) in self.keepers().iter().filter(|(id, _)| is_lost(**id)) {
            let keeper = keeper.clone();
            tokio::spawn(async move { keeper.send(Ask::Lost).await });
        }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
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

    /// Calls the keepers of tables whose game waits for time or for a bot and that nobody keeps.
    pub(crate) async fn wake(self: &Arc<Hall>, limit: u32) -> Result<(), StorageError> {
        for id in self.storage.waking(limit).await? {
            let mut keepers = self.keepers();
            keepers.entry(id).or_insert_with(|| self.summon(id));
        }
        Ok(())
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
        // From here on other nodes may take the tables.
        match timeout(patience, self.storage.retire(self.links.me())).await {
            Ok(Ok(())) => self.links.leave(),
            Ok(Err(fault)) => tracing::warn!(%fault, "this node did not say that it goes"),
            Err(_) => tracing::warn!("this node did not say that it goes"),
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
