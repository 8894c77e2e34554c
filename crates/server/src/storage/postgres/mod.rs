//! Tables in a PostgreSQL database, for houses that run more than one process.
//!
//! Each write is one statement on one of a few connections. PostgreSQL itself lets the commits
//! that wait for the disk at the same moment wait together, so there is no queue here.

mod fault;
mod statements;

use super::error::StorageError;
use super::queries;
use super::record::{Record, Revision, Stored, TableCode, TableId, Touch, WallTime, Write};
use super::schema;
use super::store::{Answer, Figures, Storage};
use fault::fault;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Connections of one process. PostgreSQL allows a hundred in all unless it is told otherwise.
const CONNECTIONS: u32 = 16;

/// How long to wait for a free connection, or for the server to answer at all.
const PATIENCE: Duration = Duration::from_secs(5);

/// Held while the tables are made or changed, so that processes that start together take turns.
/// The number is ours alone: the letters of "abecedar".
const TURN_TO_CHANGE: i64 = i64::from_be_bytes(*b"abecedar");

/// Tables in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    writes: AtomicU64,
}

impl Postgres {
    /// Connects to the database at an address like `postgres://user@host/name`, and makes its
    /// tables or brings them up to date.
    pub async fn open(address: &str) -> Result<Postgres, StorageError> {
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
            .connect_with(options)
            .await
            .map_err(fault)?;
        bring_up_to_date(&pool).await?;
        Ok(Postgres { pool, writes: AtomicU64::new(0) })
    }

    fn count(&self) {
        self.writes.fetch_add(1, Ordering::Relaxed);
    }

    async fn keep(&self, record: Record) -> Result<(), StorageError> {
        self.count();
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
        self.count();
        let standing = write.standing;
        let texts: Vec<&str> = write.entries.iter().map(|entry| entry.text.as_str()).collect();
        let notes: Vec<Option<&str>> =
            write.entries.iter().map(|entry| entry.note.as_deref()).collect();
        let query = sqlx::query_scalar::<_, i64>(statements::COMMIT)
            .bind(write.table.0)
            .bind(write.expected.0)
            .bind(i64::from(write.first_entry))
            .bind(standing.touched.0)
            .bind(standing.open)
            .bind(standing.finished)
            .bind(standing.clock.0 as i64)
            .bind(standing.wake_at.map(|time| time.0))
            .bind(texts)
            .bind(notes)
            .bind(write.document.as_deref())
            .bind(write.setup.as_deref());
        let moved = query.fetch_one(&self.pool).await.map_err(fault)?;
        if moved == 1 { Ok(write.expected.next()) } else { Err(StorageError::Behind) }
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

    async fn note(&self, touches: Vec<Touch>) -> Result<(), StorageError> {
        self.count();
        let column = |of: fn(&Touch) -> i64| touches.iter().map(of).collect::<Vec<i64>>();
        let query = sqlx::query(statements::TOUCH)
            .bind(column(|touch| touch.table.0))
            .bind(column(|touch| touch.touched.0))
            .bind(column(|touch| touch.clock.0 as i64));
        query.execute(&self.pool).await.map(drop).map_err(fault)
    }
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

    fn load(&self, table: TableId) -> Answer<'_, Option<Stored>> {
        Box::pin(self.stored(table))
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
        Box::pin(self.note(touches))
    }

    fn open_tables(&self, limit: u32) -> Answer<'_, Vec<Record>> {
        Box::pin(async move {
            let rows = sqlx::query(queries::OPEN).bind(i64::from(limit)).fetch_all(&self.pool);
            let rows = rows.await.map_err(fault)?;
            rows.iter().map(|row| queries::record(row).map(|(record, _)| record)).collect()
        })
    }

    fn waking(&self, before: WallTime) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query(queries::WAKING).bind(before.0).fetch_all(&self.pool);
            queries::ids(&rows.await.map_err(fault)?)
        })
    }

    fn expired(&self, before: WallTime, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = sqlx::query(queries::EXPIRED).bind(before.0).bind(i64::from(limit));
            queries::ids(&query.fetch_all(&self.pool).await.map_err(fault)?)
        })
    }

    fn delete(&self, table: TableId) -> Answer<'_, bool> {
        Box::pin(async move {
            self.count();
            let query = sqlx::query(queries::DELETE).bind(table.0);
            Ok(query.execute(&self.pool).await.map_err(fault)?.rows_affected() > 0)
        })
    }

    fn put_review(&self, table: TableId, review: String) -> Answer<'_, ()> {
        Box::pin(async move {
            self.count();
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

    fn backup<'a>(&'a self, _to: &'a Path) -> Answer<'a, ()> {
        Box::pin(async {
            let what = "copies of a PostgreSQL database are made with its own program, pg_dump";
            Err(StorageError::Unavailable(what.into()))
        })
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async {
            let asked = sqlx::query(queries::CHECK).execute(&self.pool).await;
            asked.map(drop).map_err(fault)
        })
    }

    /// Every write is counted as a commit of its own: how PostgreSQL groups them it does not say.
    fn figures(&self) -> Figures {
        let writes = self.writes.load(Ordering::Relaxed);
        Figures { writes, groups: writes }
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.pool.close().await;
            Ok(())
        })
    }
}
