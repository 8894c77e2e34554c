//! The file: how it is made, opened, and brought up to date.

use super::fault::of_file;
use crate::storage::error::StorageError;
use crate::storage::schema;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use std::fs::{File, OpenOptions};
use std::path::Path;
use std::time::Duration;

/// How long another program, such as one that makes a copy, may hold the file before a write
/// gives up.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Bytes of a page. A write changes a few rows, and each costs as many bytes of log as its page
/// has: pages of 4096 bytes were three times as much to write.
const PAGE: u32 = 1024;

/// Makes the file, and the folders it is in, if they are missing. SQLite would make the file too,
/// but where it cannot it does not say why; an empty file is a new database to it. What SQLite
/// makes beside it is for the same people as the file.
pub(super) fn touch(file: &Path) -> Result<(), StorageError> {
    let folder = file.parent().map_or(Ok(()), make_folder);
    let open = || private(File::options().read(true).append(true).create(true)).open(file);
    folder
        .and_then(|()| open())
        .and_then(|opened| keep_private(&opened))
        .map_err(|error| of_file(&file.display(), error))
}

/// Makes a folder and those it is in, for nobody but their user; those that are there stay as they
/// are.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// A file that is made this way is for nobody but its user: everybody's cards are in it.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Earlier versions made files that all users of the machine could read. Whoever lets a group
/// read has meant to.
fn keep_private(file: &File) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mut permissions = file.metadata()?.permissions();
        if permissions.mode() & 0o007 != 0 {
            permissions.set_mode(permissions.mode() & !0o007);
            if let Err(fault) = file.set_permissions(permissions) {
                tracing::warn!(%fault, "all users of this machine can read the tables");
            }
        }
    }
    Ok(())
}

/// How the file is opened, by those who read and by the one who writes.
pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .page_size(PAGE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // The log is carried into the file by `carrier`, not inside commits.
        .pragma("wal_autocheckpoint", "0")
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

/// Applies what is missing, each step as a whole; finds out too whether the file can be written.
pub(super) async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    named: &impl Fn(sqlx::Error) -> StorageError,
) -> Result<(), StorageError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(named)?;
    let found = version(&mut change).await.map_err(named)?;
    for (version, step) in schema::SQLITE.missing(found)? {
        sqlx::raw_sql(step).execute(&mut *change).await.map_err(named)?;
        // A pragma takes no parameters; the number is our own.
        let note = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {version}"));
        sqlx::raw_sql(note).execute(&mut *change).await.map_err(named)?;
    }
    change.commit().await.map_err(named)?;
    if (1..SMALL_PAGES).contains(&found)
        && let Err(fault) = make_pages_small(connection).await
    {
        tracing::warn!(%fault, "the file keeps its large pages");
    }
    Ok(())
}

/// Since this version files have small pages.
const SMALL_PAGES: u32 = 2;

/// Writes a file of an earlier version anew, with smaller pages; for that it has to do without its
/// log for a moment. What is in it is the same before and after.
async fn make_pages_small(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let page = sqlx::query_scalar::<_, i64>("PRAGMA page_size").fetch_one(&mut *connection);
    if page.await? == i64::from(PAGE) {
        return Ok(());
    }
    // A pragma takes no parameters; the number is our own.
    let anew = format!("PRAGMA journal_mode = DELETE; PRAGMA page_size = {PAGE}; VACUUM");
    let written = sqlx::raw_sql(sqlx::AssertSqlSafe(anew)).execute(&mut *connection).await;
    sqlx::raw_sql("PRAGMA journal_mode = WAL").execute(&mut *connection).await?;
    written.map(drop)
}

/// The version of a file's tables.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<u32, sqlx::Error> {
    let version = sqlx::query_scalar::<_, i64>("PRAGMA user_version").fetch_one(connection);
    Ok(u32::try_from(version.await?).unwrap_or(u32::MAX))
}

/// A file that another process may be serving is of this program's version, or left alone.
pub(super) async fn check_version(
    connection: &mut SqliteConnection,
    named: &impl Fn(sqlx::Error) -> StorageError,
) -> Result<(), StorageError> {
    let found = version(connection).await.map_err(named)?;
    schema::SQLITE.is_up_to_date(found)
}
