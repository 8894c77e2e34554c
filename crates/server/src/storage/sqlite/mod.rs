//! Tables in one file beside the program, which is the default: no other program is needed.
//!
//! The file is in WAL mode, so that those who read never wait for the one who writes, with
//! `synchronous=FULL`, so that a commit has reached the disk when it is done. All writes go
//! through one [`writer`](writer::Writer), which waits for the disk once for many of them.

mod carrier;
mod fault;
mod jobs;
#[cfg(test)]
mod tests;
mod writer;

use super::error::StorageError;
use super::queries;
use super::record::{Record, Revision, Stored, TableCode, TableId, Touch, WallTime, Write};
use super::schema;
use super::store::{Answer, Figures, Storage};
use fault::fault;
use jobs::Job;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::fs::File;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;
use writer::Writer;

/// How many may read at once. Reading a table takes less than a millisecond.
const READERS: u32 = 4;

/// How long another program, such as one that makes a copy, may hold the file before a write
/// gives up.
const PATIENCE: Duration = Duration::from_secs(5);

/// Tables in one SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, or makes it; brings a file of an older version up to date.
    pub async fn open(file: &Path) -> Result<Sqlite, StorageError> {
        touch(file)?;
        Sqlite::open_with(options(file)).await
    }

    async fn open_with(options: SqliteConnectOptions) -> Result<Sqlite, StorageError> {
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
        bring_up_to_date(&mut connection, &named).await?;
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
        Ok(Sqlite { readers, writer: Writer::start(connection, options) })
    }

    async fn records(&self, limit: u32) -> Result<Vec<Record>, StorageError> {
        let rows = sqlx::query(queries::OPEN).bind(i64::from(limit)).fetch_all(&self.readers);
        let rows = rows.await.map_err(fault)?;
        rows.iter().map(|row| queries::record(row).map(|(record, _)| record)).collect()
    }

    async fn stored(&self, table: TableId) -> Result<Option<Stored>, StorageError> {
        // One transaction, so that record and entries are of the same moment.
        let mut moment = self.readers.begin().await.map_err(fault)?;
        let row = sqlx::query(queries::RECORD).bind(table.0).fetch_optional(&mut *moment);
        let Some(row) = row.await.map_err(fault)? else { return Ok(None) };
        let rows = sqlx::query(queries::ENTRIES).bind(table.0).fetch_all(&mut *moment);
        let rows = rows.await.map_err(fault)?;
        moment.rollback().await.map_err(fault)?;
        let (record, revision) = queries::record(&row)?;
        Ok(Some(Stored { record, revision, entries: queries::entries(table, &rows)? }))
    }

    async fn copy(&self, to: &Path) -> Result<(), StorageError> {
        let said = |error: std::io::Error| {
            StorageError::Unavailable(format!("cannot write {}: {error}", to.display()))
        };
        let name = to.to_str().ok_or_else(|| {
            StorageError::Unavailable(format!("{} is not a name in Unicode", to.display()))
        })?;
        if to.exists() {
            let what = format!("{} is already there: a copy needs a new file", to.display());
            return Err(StorageError::Unavailable(what));
        }
        let options = self.readers.connect_options();
        let mut connection =
            options.as_ref().clone().pragma("query_only", "0").connect().await.map_err(fault)?;
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
        connection.close().await.map_err(fault)?;
        copied.map_err(fault)?;
        let copy = File::open(to).map_err(said)?;
        tokio::task::spawn_blocking(move || copy.sync_all())
            .await
            .map_err(|error| said(error.into()))?
            .map_err(said)
    }
}

/// Makes the file, and the folders it is in, if they are missing. SQLite would make the file too,
/// but where it cannot it does not say why; an empty file is a new database to it.
fn touch(file: &Path) -> Result<(), StorageError> {
    let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
    let open = || File::options().read(true).append(true).create(true).open(file);
    folder.and_then(|()| open()).map(drop).map_err(|error| {
        let said = format!("{}: {error}", file.display());
        match error.kind() {
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => {
                StorageError::ReadOnly(said)
            }
            ErrorKind::StorageFull => StorageError::Full,
            _ => StorageError::Unavailable(said),
        }
    })
}

/// How the file is opened, by those who read and by the one who writes.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // The log is carried into the file by `carrier`, not inside commits.
        .pragma("wal_autocheckpoint", "0")
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

/// Applies what is missing, each step as a whole; finds out too whether the file can be written.
async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    named: &impl Fn(sqlx::Error) -> StorageError,
) -> Result<(), StorageError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(named)?;
    let version = sqlx::query_scalar::<_, i64>("PRAGMA user_version").fetch_one(&mut *change);
    let found = u32::try_from(version.await.map_err(named)?).unwrap_or(u32::MAX);
    for (version, step) in schema::SQLITE.missing(found)? {
        sqlx::raw_sql(step).execute(&mut *change).await.map_err(named)?;
        // A pragma takes no parameters; the number is our own.
        let note = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {version}"));
        sqlx::raw_sql(note).execute(&mut *change).await.map_err(named)?;
    }
    change.commit().await.map_err(named)
}

impl Storage for Sqlite {
    fn create(&self, record: Record) -> Answer<'_, ()> {
        Box::pin(async {
            let kept = self.writer.put(Job::Create(Box::new(record))).await?;
            if kept { Ok(()) } else { Err(StorageError::Conflict) }
        })
    }

    fn load(&self, table: TableId) -> Answer<'_, Option<Stored>> {
        Box::pin(self.stored(table))
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
            if kept { Ok(revision) } else { Err(StorageError::Behind) }
        })
    }

    fn touch(&self, touches: Vec<Touch>) -> Answer<'_, ()> {
        Box::pin(async { self.writer.put(Job::Touch(touches)).await.map(drop) })
    }

    fn open_tables(&self, limit: u32) -> Answer<'_, Vec<Record>> {
        Box::pin(self.records(limit))
    }

    fn waking(&self, before: WallTime) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query(queries::WAKING).bind(before.0).fetch_all(&self.readers);
            queries::ids(&rows.await.map_err(fault)?)
        })
    }

    fn expired(&self, before: WallTime, limit: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = sqlx::query(queries::EXPIRED).bind(before.0).bind(i64::from(limit));
            queries::ids(&query.fetch_all(&self.readers).await.map_err(fault)?)
        })
    }

    fn delete(&self, table: TableId) -> Answer<'_, bool> {
        Box::pin(self.writer.put(Job::Delete(table)))
    }

    fn put_review(&self, table: TableId, review: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let kept = self.writer.put(Job::Review(table, review)).await?;
            if kept { Ok(()) } else { Err(StorageError::Behind) }
        })
    }

    fn review(&self, table: TableId) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let row = sqlx::query(queries::REVIEW).bind(table.0).fetch_optional(&self.readers);
            row.await.map_err(fault)?.as_ref().map(queries::review).transpose()
        })
    }

    fn backup<'a>(&'a self, to: &'a Path) -> Answer<'a, ()> {
        Box::pin(self.copy(to))
    }

    fn check(&self) -> Answer<'_, ()> {
        Box::pin(async {
            let asked = sqlx::query(queries::CHECK).execute(&self.readers).await;
            asked.map(drop).map_err(fault)
        })
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
