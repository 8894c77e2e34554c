//! Tables in a PostgreSQL database, for houses that run more than one process.
//!
//! The writes that wait at the same moment are [one statement](writer::Writer) and one commit.

mod copying;
mod fault;
mod sheets;
mod statements;
mod writer;

use super::error::StorageError;
use super::queries;
use super::record::{
    Alive, Claim, Expiry, NodeId, Put, Record, Revision, Stored, TableCode, TableId, Touch,
    WallTime, Write,
};
use super::schema;
use super::sheet::{self, SheetRecord};
use super::store::{Answer, Figures, Storage, Told};
use fault::fault;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;
use writer::Writer;

/// Connections of one process. PostgreSQL allows a hundred in all unless it is told otherwise.
const CONNECTIONS: u32 = 16;

/// How long to wait for a free connection, or for the server to answer at all.
const PATIENCE: Duration = Duration::from_secs(5);

/// Held while the tables are made or changed, so that processes that start together take turns.
/// The number is ours alone: the letters of "abecedar".
const TURN_TO_CHANGE: i64 = i64::from_be_bytes(*b"abecedar");

/// How long a node counts as alive after it has said so; then others may take its tables.
const LEASE: Duration = Duration::from_secs(3);

/// How often a table is asked for that goes from hand to hand just then.
const TRIES: usize = 3;

/// Tables in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    writer: Writer,
}

impl Postgres {
    /// Connects to the database at an address like `postgres://user@host/name`, and makes its
    /// tables or brings them up to date.
    pub async fn open(address: &str) -> Result<Postgres, StorageError> {
        let pool = connect(address).await?;
        bring_up_to_date(&pool).await?;
        Ok(Postgres { writer: Writer::start(pool.clone()), pool })
    }

    /// Connects to a database as it is, to look something up. Its version has to be this program's.
    pub async fn beside(address: &str) -> Result<Postgres, StorageError> {
        let pool = connect(address).await?;
        check_version(&pool).await?;
        Ok(Postgres { writer: Writer::start(pool.clone()), pool })
    }
}

impl Postgres {
    async fn keep(&self, record: Record) -> Result<(), StorageError> {
        self.writer.count();
        let standing = record.standing;
        let query = sqlx::query(statements::CREATE)
            .bind(record.id.0)
            .bind(record.code.as_str())
            .bind(record.game.as_str())
            .bind(record.created.0)
            .bind(standing.touched.0)
            .bind(standing.open)
            .bind(standing.finished)
            .bind(standing.clock.0 as i64)
            .bind(standing.wake_at.map(|time| time.0))
            .bind(record.document.as_str())
            .bind(record.setup.as_deref());
        let kept = query.execute(&self.pool).await.map_err(fault)?.rows_affected() > 0;
        if kept { Ok(()) } else { Err(StorageError::Conflict) }
    }

    async fn write(&self, write: Write) -> Result<Revision, StorageError> {
        let revision = write.expected.next();
        let kept = self.writer.commit(write).await?;
        if kept { Ok(revision) } else { Err(StorageError::Behind) }
    }

    async fn stored(&self, table: TableId) -> Result<Option<Stored>, StorageError> {
        // One transaction, so that record and entries are of the same moment.
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut moment = self.pool.begin_with(begin).await.map_err(fault)?;
        let row = sqlx::query(queries::RECORD).bind(table.0).fetch_optional(&mut *moment);
        let Some(row) = row.await.map_err(fault)? else { return Ok(None) };
        let rows = sqlx::query(queries::ENTRIES).bind(table.0).fetch_all(&mut *moment);
        let rows = rows.await.map_err(fault)?;
        moment.rollback().await.map_err(fault)?;
        let (record, revision) = queries::record(&row)?;
        Ok(Some(Stored { record, revision, entries: queries::entries(table, &rows)? }))
    }

    async fn take(&self, table: TableId, node: NodeId) -> Result<Claim, StorageError> {
        for _ in 0..TRIES {
            let query = sqlx::query(statements::CLAIM).bind(table.0).bind(node.0);
            if query.execute(&self.pool).await.map_err(fault)?.rows_affected() > 0 {
                // Only a node that takes it from us can change it between the two.
                let stored = self.stored(table).await?;
                return Ok(stored.map_or(Claim::Gone, |stored| Claim::Ours(Box::new(stored))));
            }
            let query = sqlx::query_scalar::<_, Option<i64>>(statements::OWNER).bind(table.0);
            match query.fetch_optional(&self.pool).await.map_err(fault)? {
                None => return Ok(Claim::Gone),
                Some(Some(owner)) => return Ok(Claim::Theirs(NodeId(owner))),
                // Its node has gone between the two questions.
                Some(None) => {}
            }
        }
        Err(StorageError::Behind)
    }
}

async fn connect(address: &str) -> Result<PgPool, StorageError> {
    let options = PgConnectOptions::from_str(address).map_err(|error| {
        StorageError::Unavailable(format!("the address of the database is wrong: {error}"))
    })?;
    let options = options
        .application_name("abecedar")
        // Whatever the server's own default is: a commit waits for the disk.
        .options([("synchronous_commit", "on")])
        .disable_statement_logging();
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .connect_with(options);
    pool.await.map_err(fault)
}

/// Whoever only looks changes nothing about the version.
async fn check_version(pool: &PgPool) -> Result<(), StorageError> {
    let made = "SELECT count(*) FROM pg_catalog.pg_tables WHERE tablename = 'schema_versions'";
    let made = sqlx::query_scalar::<_, i64>(made).fetch_one(pool).await.map_err(fault)?;
    let newest = sqlx::query_scalar::<_, Option<i64>>("SELECT max(version) FROM schema_versions");
    let newest = match made {
        0 => None,
        _ => newest.fetch_one(pool).await.map_err(fault)?,
    };
    let found = u32::try_from(newest.unwrap_or_default()).unwrap_or(u32::MAX);
    schema::POSTGRES.is_up_to_date(found)
}

/// Applies what is missing, all of it or nothing.
async fn bring_up_to_date(pool: &PgPool) -> Result<(), StorageError> {
    let mut change = pool.begin().await.map_err(fault)?;
    let turn = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(TURN_TO_CHANGE);
    turn.execute(&mut *change).await.map_err(fault)?;
    let versions = "CREATE TABLE IF NOT EXISTS schema_versions (version BIGINT PRIMARY KEY)";
    sqlx::raw_sql(versions).execute(&mut *change).await.map_err(fault)?;
    let newest = sqlx::query_scalar::<_, Option<i64>>("SELECT max(version) FROM schema_versions");
    let newest = newest.fetch_one(&mut *change).await.map_err(fault)?.unwrap_or_default();
    let found = u32::try_from(newest).unwrap_or(u32::MAX);
    for (version, step) in schema::POSTGRES.missing(found)? {
        sqlx::raw_sql(step).execute(&mut *change).await.map_err(fault)?;
        let note = sqlx::query("INSERT INTO schema_versions VALUES ($1)").bind(i64::from(version));
        note.execute(&mut *change).await.map_err(fault)?;
    }
    change.commit().await.map_err(fault)
}

impl Storage for Postgres {
    fn create(&self, record: Record) -> Answer<'_, ()> {
        Box::pin(self.keep(record))
    }

    fn record(&self, table: TableId) -> Answer<'_, Option<Record>> {
        Box::pin(async move {
            let row = sqlx::query(queries::RECORD).bind(table.0).fetch_optional(&self.pool);
            let Some(row) = row.await.map_err(fault)? else { return Ok(None) };
            queries::record(&row).map(|(record, _)| Some(record))
        })
    }

    fn load(&self, table: TableId) -> Answer<'_, Option<Stored>> {
        Box::pin(self.stored(table))
    }

    fn claim(&self, table: TableId, node: NodeId) -> Answer<'_, Claim> {
        Box::pin(self.take(table, node))
    }

    fn alive<'a>(&'a self, node: NodeId, starts_at: Option<&'a str>) -> Answer<'a, Alive> {
        Box::pin(async move {
            let query = sqlx::query_scalar::<_, bool>(statements::ALIVE);
            let query = query.bind(node.0).bind(LEASE.as_secs_f64()).bind(starts_at);
            let lapsed = query.fetch_one(&self.pool).await.map_err(fault)?;
            let nodes = sqlx::query_scalar::<_, i64>(statements::NODES).fetch_all(&self.pool);
            let nodes = nodes.await.map_err(fault)?.into_iter().map(NodeId).collect();
            Ok(Alive { nodes, lapsed })
        })
    }

    fn retire(&self, node: NodeId) -> Answer<'_, ()> {
        Box::pin(async move {
            let query = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node.0);
            query.execute(&self.pool).await.map(drop).map_err(fault)
        })
    }

    fn owned(&self, node: NodeId) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT id FROM tables WHERE owner = $1").bind(node.0);
            queries::ids(&query.fetch_all(&self.pool).await.map_err(fault)?)
        })
    }

    fn house(&self) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar::<_, String>("SELECT name FROM house");
            query.fetch_optional(&self.pool).await.map_err(fault)
        })
    }

    fn find<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<TableId>> {
        Box::pin(async {
            // PostgreSQL keeps no text with this character, and calls asking for one an error.
            if code.as_str().contains('\0') {
                return Ok(None);
            }
            let row = sqlx::query_scalar(queries::FIND).bind(code.as_str());
            let found: Option<i64> = row.fetch_optional(&self.pool).await.map_err(fault)?;
            Ok(found.map(TableId))
        })
    }

    fn commit(&self, write: Write) -> Answer<'_, Revision> {
        Box::pin(self.write(write))
    }

    fn touch(&self, touches: Vec<Touch>) -> Answer<'_, ()> {
        Box::pin(async { self.writer.touch(touches).await.map(drop) })
    }

    fn open_tables(&self, limit: u32) -> Answer<'_, Vec<Record>> {
        Box::pin(async move {
            let rows = sqlx::query(queries::OPEN).bind(i64::from(limit)).fetch_all(&self.pool);
            let rows = rows.await.map_err(fault)?;
            rows.iter().map(|row| queries::record(row).map(|(record, _)| record)).collect()
        })
    }

    fn waking(&self, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query(statements::WAKING).bind(i64::from(limit)).fetch_all(&self.pool);
            queries::ids(&rows.await.map_err(fault)?)
        })
    }

    fn expire(&self, expiry: Expiry) -> Answer<'_, u64> {
        Box::pin(async move {
            self.writer.count();
            let spared: Vec<i64> = expiry.spared.iter().map(|table| table.0).collect();
            let query = sqlx::query(statements::EXPIRE)
                .bind(expiry.visited_before.0)
                .bind(expiry.unstarted_before.0)
                .bind(spared)
                .bind(i64::from(expiry.limit));
            Ok(query.execute(&self.pool).await.map_err(fault)?.rows_affected())
        })
    }

    fn newest(&self) -> Answer<'_, Option<WallTime>> {
        Box::pin(async {
            let query = sqlx::query_scalar::<_, Option<i64>>(queries::NEWEST);
            Ok(query.fetch_one(&self.pool).await.map_err(fault)?.map(WallTime))
        })
    }

    fn count(&self) -> Answer<'_, u64> {
        Box::pin(async {
            let query = sqlx::query_scalar::<_, i64>(queries::COUNT).fetch_one(&self.pool);
            Ok(query.await.map_err(fault)?.unsigned_abs())
        })
    }

    fn delete(&self, table: TableId) -> Answer<'_, bool> {
        Box::pin(async move {
            self.writer.count();
            let query = sqlx::query(queries::DELETE).bind(table.0);
            Ok(query.execute(&self.pool).await.map_err(fault)?.rows_affected() > 0)
        })
    }

    fn put_review(&self, table: TableId, review: String) -> Answer<'_, ()> {
        Box::pin(async move {
            self.writer.count();
            let query = sqlx::query_scalar::<_, i64>(statements::REVIEW).bind(table.0).bind(review);
            let there = query.fetch_one(&self.pool).await.map_err(fault)?;
            if there == 1 { Ok(()) } else { Err(StorageError::Behind) }
        })
    }

    fn review(&self, table: TableId) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let row = sqlx::query(queries::REVIEW).bind(table.0).fetch_optional(&self.pool);
            row.await.map_err(fault)?.as_ref().map(queries::review).transpose()
        })
    }

    fn create_sheet(&self, sheet: SheetRecord) -> Answer<'_, ()> {
        Box::pin(self.keep_sheet(sheet))
    }

    fn sheet<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<SheetRecord>> {
        Box::pin(sheets::find(&self.pool, code))
    }

    fn change_sheet(&self, sheet: SheetRecord) -> Answer<'_, ()> {
        Box::pin(self.move_sheet(sheet))
    }

    fn visit_sheet(&self, code: TableCode, at: WallTime) -> Answer<'_, ()> {
        Box::pin(async move {
            let query = sqlx::query(sheet::VISIT).bind(code.as_str()).bind(at.0);
            query.execute(&self.pool).await.map(drop).map_err(fault)
        })
    }

    fn delete_sheet(&self, code: TableCode) -> Answer<'_, bool> {
        Box::pin(async move {
            let query = sqlx::query(sheet::FORGET).bind(code.as_str());
            Ok(query.execute(&self.pool).await.map_err(fault)?.rows_affected() > 0)
        })
    }

    fn expire_sheets(&self, before: WallTime, limit: u32) -> Answer<'_, u64> {
        Box::pin(async move {
            let query = sqlx::query(sheet::EXPIRE).bind(before.0).bind(i64::from(limit));
            Ok(query.execute(&self.pool).await.map_err(fault)?.rows_affected())
        })
    }

    fn count_sheets(&self) -> Answer<'_, u64> {
        Box::pin(async {
            let query = sqlx::query_scalar::<_, i64>(sheet::COUNT).fetch_one(&self.pool);
            Ok(query.await.map_err(fault)?.unsigned_abs())
        })
    }

    fn put_sheet(&self, saved: SheetRecord, overwrite: bool) -> Answer<'_, Put> {
        Box::pin(self.put_sheet_back(saved, overwrite))
    }

    fn key<'a>(&'a self, name: &'a str, new: &'a str) -> Answer<'a, String> {
        Box::pin(async move {
            self.put_key(name, new, false).await?;
            let kept = sqlx::query_scalar(queries::KEY).bind(name).fetch_one(&self.pool);
            kept.await.map_err(fault)
        })
    }

    fn put_key<'a>(&'a self, name: &'a str, key: &'a str, overwrite: bool) -> Answer<'a, ()> {
        Box::pin(async move {
            self.writer.count();
            let query = if overwrite { queries::PUT_KEY } else { queries::NEW_KEY };
            let query = sqlx::query(query).bind(name).bind(key);
            query.execute(&self.pool).await.map(drop).map_err(fault)
        })
    }

    fn backup<'a>(&'a self, to: &'a Path, told: &'a Told) -> Answer<'a, ()> {
        Box::pin(self.copy(to, told))
    }

    fn restore(&self, saved: Stored, review: Option<String>, overwrite: bool) -> Answer<'_, Put> {
        Box::pin(self.put_back(saved, review, overwrite))
    }

    fn pulse(&self) -> Answer<'_, ()> {
        Box::pin(async {
            let query = sqlx::query("UPDATE pulse SET at = $1").bind(WallTime::now().0);
            query.execute(&self.pool).await.map(drop).map_err(fault)
        })
    }

    fn figures(&self) -> Figures {
        self.writer.figures()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.writer.finish().await;
            self.pool.close().await;
            Ok(())
        })
    }
}
