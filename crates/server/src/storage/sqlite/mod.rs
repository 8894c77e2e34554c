//! Tables in one file beside the program, which is the default: no other program is needed.
//!
//! The file is in WAL mode, so that those who read never wait for the one who writes, with
//! `synchronous=FULL`, so that a commit has reached the disk when it is done. All writes go
//! through one [`writer`](writer::Writer), which waits for the disk once for many of them.

mod carrier;
mod copying;
mod fault;
mod file;
mod jobs;
mod lock;
mod restoring;
mod sheets;
#[cfg(test)]
mod tests;
mod writer;

use super::error::StorageError;
use super::queries;
use super::record::{
    Alive, Claim, Expiry, NodeId, Put, Record, Revision, Stored, TableCode, TableId, Touch,
    WallTime, Write,
};
use super::sheet::{self, SheetRecord};
use super::store::{Answer, Figures, Storage, Told};
pub use copying::Backup;
use fault::fault;
use file::PATIENCE;
use jobs::Job;
use lock::Lock;
use restoring::Saved;
use sheets::SheetJob;
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions};
use std::path::Path;
use writer::Writer;

/// How many may read at once. Reading a table takes less than a millisecond.
const READERS: u32 = 4;

/// Tables with a deadline.
const WAKING: &str = "SELECT id FROM tables WHERE wakes ORDER BY wake_at, id LIMIT $1";

/// Tables that nobody has visited since a time; since another, if they were never started.
const OLD: &str = "\
    SELECT id FROM tables \
    WHERE (touched < $1 OR entries = 0 AND touched < $2) \
          AND id NOT IN (SELECT value FROM json_each($3)) \
    ORDER BY touched LIMIT $4";

/// Tables in one SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file to serve it, or makes it; brings a file of an older version up to date.
    ///
    /// [`StorageError::InUse`] if another process serves it.
    pub async fn open(file: &Path) -> Result<Sqlite, StorageError> {
        file::touch(file)?;
        let lock = Lock::take(file)?;
        Sqlite::open_with(file::options(file), true, Some(lock)).await
    }

    /// Opens a file that is there, beside the process that may be serving it: to look something
    /// up, or to put something back. Its version has to be this program's.
    pub async fn beside(file: &Path) -> Result<Sqlite, StorageError> {
        Sqlite::open_with(file::options(file).create_if_missing(false), false, None).await
    }

    /// Opens a file; whoever has it alone brings it up to date.
    async fn open_with(
        options: SqliteConnectOptions,
        alone: bool,
        lock: Option<Lock>,
    ) -> Result<Sqlite, StorageError> {
        let file = options.get_filename().to_owned();
        let named = |error: sqlx::Error| match fault(error) {
            StorageError::ReadOnly(what) => {
                StorageError::ReadOnly(format!("{}: {what}", file.display()))
            }
            StorageError::Unavailable(what) => {
                StorageError::Unavailable(format!("{}: {what}", file.display()))
            }
            StorageError::Damaged(what) => {
                StorageError::Damaged(format!("{}: {what}", file.display()))
            }
            other => other,
        };
        let mut connection = options.connect().await.map_err(named)?;
        if alone {
            file::bring_up_to_date(&mut connection, &named).await?;
        } else {
            file::check_version(&mut connection, &named).await?;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .min_connections(1)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(options.clone().pragma("query_only", "1"))
            .await
            .map_err(named)?;
        Ok(Sqlite { readers, writer: Writer::start(connection, options, lock) })
    }

    async fn records(&self, limit: u32) -> Result<Vec<Record>, StorageError> {
        let rows = sqlx::query(queries::OPEN).bind(i64::from(limit)).fetch_all(&self.readers);
        let rows = rows.await.map_err(fault)?;
        rows.iter().map(|row| queries::record(row).map(|(record, _)| record)).collect()
    }

    async fn stored(&self, table: TableId) -> Result<Option<Stored>, StorageError> {
        // One transaction, so that record and entries are of the same moment.
        let mut moment = self.readers.begin().await.map_err(fault)?;
        let stored = stored(&mut moment, table).await?;
        moment.rollback().await.map_err(fault)?;
        Ok(stored)
    }

    async fn delete_old(&self, expiry: Expiry) -> Result<u64, StorageError> {
        // Looked for beside the writer, who then has little to do.
        let spared: Vec<i64> = expiry.spared.iter().map(|table| table.0).collect();
        let query = sqlx::query(OLD)
            .bind(expiry.visited_before.0)
            .bind(expiry.unstarted_before.0)
            .bind(serde_json::to_string(&spared).unwrap_or_default())
            .bind(i64::from(expiry.limit));
        let old = queries::ids(&query.fetch_all(&self.readers).await.map_err(fault)?)?;
        if old.is_empty() {
            return Ok(0);
        }
        self.writer.put(Job::Expire(old, expiry)).await
    }
}

/// A table as it is kept, if there is one.
async fn stored(
    connection: &mut SqliteConnection,
    table: TableId,
) -> Result<Option<Stored>, StorageError> {
    let row = sqlx::query(queries::RECORD).bind(table.0).fetch_optional(&mut *connection);
    let Some(row) = row.await.map_err(fault)? else { return Ok(None) };
    let rows = sqlx::query(queries::ENTRIES).bind(table.0).fetch_all(&mut *connection);
    let rows = rows.await.map_err(fault)?;
    let (record, revision) = queries::record(&row)?;
    Ok(Some(Stored { record, revision, entries: queries::entries(table, &rows)? }))
}

impl Storage for Sqlite {
    fn create(&self, record: Record) -> Answer<'_, ()> {
        Box::pin(async {
            let kept = self.writer.put(Job::Create(Box::new(record))).await?;
            if kept > 0 { Ok(()) } else { Err(StorageError::Conflict) }
        })
    }

    fn record(&self, table: TableId) -> Answer<'_, Option<Record>> {
        Box::pin(async move {
            let row = sqlx::query(queries::RECORD).bind(table.0).fetch_optional(&self.readers);
            let Some(row) = row.await.map_err(fault)? else { return Ok(None) };
            queries::record(&row).map(|(record, _)| Some(record))
        })
    }

    fn load(&self, table: TableId) -> Answer<'_, Option<Stored>> {
        Box::pin(self.stored(table))
    }

    /// The file belongs to one process, so whatever is there is ours.
    fn claim(&self, table: TableId, _: NodeId) -> Answer<'_, Claim> {
        Box::pin(async move {
            let stored = self.stored(table).await?;
            Ok(stored.map_or(Claim::Gone, |stored| Claim::Ours(Box::new(stored))))
        })
    }

    fn alive<'a>(&'a self, node: NodeId, _: Option<&'a str>) -> Answer<'a, Alive> {
        Box::pin(async move { Ok(Alive { nodes: vec![node], lapsed: false }) })
    }

    fn retire(&self, _: NodeId) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn owned(&self, _: NodeId) -> Answer<'_, Vec<TableId>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn house(&self) -> Answer<'_, Option<String>> {
        Box::pin(async { Ok(None) })
    }

    fn find<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<TableId>> {
        Box::pin(async {
            let row = sqlx::query_scalar(queries::FIND).bind(code.as_str());
            let found: Option<i64> = row.fetch_optional(&self.readers).await.map_err(fault)?;
            Ok(found.map(TableId))
        })
    }

    fn commit(&self, write: Write) -> Answer<'_, Revision> {
        Box::pin(async {
            let revision = write.expected.next();
            let kept = self.writer.put(Job::Commit(Box::new(write))).await?;
            if kept > 0 { Ok(revision) } else { Err(StorageError::Behind) }
        })
    }

    fn touch(&self, touches: Vec<Touch>) -> Answer<'_, ()> {
        Box::pin(async { self.writer.put(Job::Touch(touches)).await.map(drop) })
    }

    fn open_tables(&self, limit: u32) -> Answer<'_, Vec<Record>> {
        Box::pin(self.records(limit))
    }

    fn waking(&self, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query(WAKING).bind(i64::from(limit)).fetch_all(&self.readers);
            queries::ids(&rows.await.map_err(fault)?)
        })
    }

    fn expire(&self, expiry: Expiry) -> Answer<'_, u64> {
        Box::pin(self.delete_old(expiry))
    }

    fn newest(&self) -> Answer<'_, Option<WallTime>> {
        Box::pin(async {
            let query = sqlx::query_scalar::<_, Option<i64>>(queries::NEWEST);
            Ok(query.fetch_one(&self.readers).await.map_err(fault)?.map(WallTime))
        })
    }

    fn count(&self) -> Answer<'_, u64> {
        Box::pin(async {
            let query = sqlx::query_scalar::<_, i64>(queries::COUNT).fetch_one(&self.readers);
            Ok(query.await.map_err(fault)?.unsigned_abs())
        })
    }

    fn delete(&self, table: TableId) -> Answer<'_, bool> {
        Box::pin(async move { Ok(self.writer.put(Job::Delete(table)).await? > 0) })
    }

    fn put_review(&self, table: TableId, review: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let kept = self.writer.put(Job::Review(table, review)).await?;
            if kept > 0 { Ok(()) } else { Err(StorageError::Behind) }
        })
    }

    fn review(&self, table: TableId) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let row = sqlx::query(queries::REVIEW).bind(table.0).fetch_optional(&self.readers);
            row.await.map_err(fault)?.as_ref().map(queries::review).transpose()
        })
    }

    fn create_sheet(&self, sheet: SheetRecord) -> Answer<'_, ()> {
        Box::pin(self.keep_sheet(sheet))
    }

    fn sheet<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<SheetRecord>> {
        Box::pin(sheets::find(&self.readers, code))
    }

    fn change_sheet(&self, sheet: SheetRecord) -> Answer<'_, ()> {
        Box::pin(self.move_sheet(sheet))
    }

    fn visit_sheet(&self, code: TableCode, at: WallTime) -> Answer<'_, ()> {
        Box::pin(async move { self.sheet_job(SheetJob::Visit(code, at)).await.map(drop) })
    }

    fn delete_sheet(&self, code: TableCode) -> Answer<'_, bool> {
        Box::pin(async move { Ok(self.sheet_job(SheetJob::Forget(code)).await? > 0) })
    }

    fn expire_sheets(&self, before: WallTime, limit: u32) -> Answer<'_, u64> {
        Box::pin(async move { self.sheet_job(SheetJob::Expire(before, limit)).await })
    }

    fn count_sheets(&self) -> Answer<'_, u64> {
        Box::pin(async {
            let query = sqlx::query_scalar::<_, i64>(sheet::COUNT).fetch_one(&self.readers);
            Ok(query.await.map_err(fault)?.unsigned_abs())
        })
    }

    fn put_sheet(&self, saved: SheetRecord, overwrite: bool) -> Answer<'_, Put> {
        Box::pin(self.put_sheet_back(saved, overwrite))
    }

    fn key<'a>(&'a self, name: &'a str, new: &'a str) -> Answer<'a, String> {
        Box::pin(async move {
            self.put_key(name, new, false).await?;
            let kept = sqlx::query_scalar(queries::KEY).bind(name).fetch_one(&self.readers);
            kept.await.map_err(fault)
        })
    }

    fn put_key<'a>(&'a self, name: &'a str, key: &'a str, overwrite: bool) -> Answer<'a, ()> {
        let job = Job::Key(name.to_owned(), key.to_owned(), overwrite);
        Box::pin(async { self.writer.put(job).await.map(drop) })
    }

    fn backup<'a>(&'a self, to: &'a Path, _: &'a Told) -> Answer<'a, ()> {
        Box::pin(self.copy(to))
    }

    fn restore(&self, stored: Stored, review: Option<String>, overwrite: bool) -> Answer<'_, Put> {
        Box::pin(async move {
            let saved = Box::new(Saved { stored, review, overwrite });
            self.writer.put(Job::Restore(saved)).await.map(restoring::put)
        })
    }

    fn pulse(&self) -> Answer<'_, ()> {
        Box::pin(async { self.writer.put(Job::Pulse(WallTime::now())).await.map(drop) })
    }

    fn figures(&self) -> Figures {
        self.writer.figures()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.writer.finish().await;
            self.readers.close().await;
            Ok(())
        })
    }
}
