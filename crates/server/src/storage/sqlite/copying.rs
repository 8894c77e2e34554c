//! Copies: one file of our own tables, whichever database they came from.

use super::fault::{fault, of_file};
use super::file::{self, private};
use super::{Sqlite, sheets, stored};
use crate::storage::error::StorageError;
use crate::storage::queries;
use crate::storage::record::{Stored, TableCode, TableId};
use crate::storage::sheet::{self, SheetRecord};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use std::fs::File;
use std::path::{Path, PathBuf};

impl Sqlite {
    /// Writes a copy as of one moment into a new file.
    pub(super) async fn copy(&self, to: &Path) -> Result<(), StorageError> {
        let options = self.readers.connect_options().as_ref().clone().pragma("query_only", "0");
        let mut connection = options.connect().await.map_err(fault)?;
        let copied = copy(&mut connection, to).await;
        connection.close().await.map_err(fault)?;
        copied
    }

    /// A new file that tables are to be copied into from elsewhere; [`Sqlite::sealed`] ends it.
    pub(in crate::storage) async fn blank(to: &Path) -> Result<Sqlite, StorageError> {
        new_file(to)?;
        // Whether it is on disk counts once it is whole.
        let options = file::options(to).synchronous(SqliteSynchronous::Off);
        Sqlite::open_with(options, true, None).await
    }

    /// Ends a copy: one file on disk, with nothing beside it.
    pub(in crate::storage) async fn sealed(self, to: &Path) -> Result<(), StorageError> {
        self.writer.finish().await;
        self.readers.close().await;
        let options = SqliteConnectOptions::new().filename(to);
        let options = options.journal_mode(SqliteJournalMode::Delete).disable_statement_logging();
        options.connect().await.map_err(fault)?.close().await.map_err(fault)?;
        sync(to).await
    }
}

/// Makes a file that nobody else can read; one that is there already is left alone.
fn new_file(to: &Path) -> Result<(), StorageError> {
    if to.exists() {
        let what = format!("{} is already there: a copy needs a new file", to.display());
        return Err(StorageError::Unavailable(what));
    }
    let made = private(File::options().write(true).create_new(true)).open(to);
    made.map(drop).map_err(|error| of_file(&to.display(), error))
}

/// Copies a database into a new file, which is not left behind half done.
async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<(), StorageError> {
    let name = to.to_str().ok_or_else(|| {
        StorageError::Unavailable(format!("{} is not a name in Unicode", to.display()))
    })?;
    new_file(to)?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(connection).await;
    let synced = match copied.map_err(fault) {
        Ok(_) => sync(to).await,
        Err(fault) => Err(fault),
    };
    if synced.is_err() {
        let _ = std::fs::remove_file(to);
    }
    synced
}

async fn sync(file: &Path) -> Result<(), StorageError> {
    let (path, name) = (file.to_owned(), file.display().to_string());
    let synced = tokio::task::spawn_blocking(move || File::open(path)?.sync_all()).await;
    let synced = synced.unwrap_or_else(|broken| Err(broken.into()));
    synced.map_err(|error| of_file(&name, error))
}

/// A copy that tables are put back from.
pub struct Backup {
    connection: SqliteConnection,
    /// Where an older one was brought up to date.
    _mended: Option<Mended>,
}

impl Backup {
    /// Opens a copy. One of an older version is brought up to date in a file of its own.
    ///
    /// [`StorageError::NotOurs`] if it is none.
    pub async fn open(file: &Path) -> Result<Backup, StorageError> {
        File::open(file).map_err(|error| of_file(&file.display(), error))?;
        let not_ours = |_| StorageError::NotOurs(file.display().to_string());
        let mut connection = reading(file).await.map_err(not_ours)?;
        let ours = sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM sqlite_schema \
             WHERE type = 'table' AND name IN ('tables', 'documents', 'entries', 'reviews')",
        );
        let ours = ours.fetch_one(&mut connection).await.map_err(not_ours)?;
        let version = file::version(&mut connection).await.map_err(not_ours)?;
        if ours != 4 || version == 0 {
            return Err(StorageError::NotOurs(file.display().to_string()));
        }
        match file::check_version(&mut connection, &fault).await {
            Ok(()) => Ok(Backup { connection, _mended: None }),
            Err(StorageError::Older { .. }) => {
                let mended = Mended::new()?;
                copy(&mut connection, &mended.0).await?;
                let options = file::options(&mended.0);
                let mut writer = options.connect().await.map_err(fault)?;
                file::bring_up_to_date(&mut writer, &fault).await?;
                writer.close().await.map_err(fault)?;
                let connection = reading(&mended.0).await.map_err(fault)?;
                Ok(Backup { connection, _mended: Some(mended) })
            }
            Err(other) => Err(other),
        }
    }

    /// The tables in it.
    pub async fn tables(&mut self) -> Result<Vec<TableId>, StorageError> {
        let rows = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&mut self.connection);
        queries::ids(&rows.await.map_err(fault)?)
    }

    /// The score sheets in it.
    pub async fn sheets(&mut self) -> Result<Vec<TableCode>, StorageError> {
        let codes = sqlx::query_scalar::<_, String>(sheet::CODES).fetch_all(&mut self.connection);
        Ok(codes.await.map_err(fault)?.into_iter().map(TableCode::new).collect())
    }

    /// One of the score sheets.
    pub async fn sheet(&mut self, code: &TableCode) -> Result<Option<SheetRecord>, StorageError> {
        sheets::find(&mut self.connection, code).await
    }

    /// The keys in it, by name.
    pub async fn keys(&mut self) -> Result<Vec<(String, String)>, StorageError> {
        let rows = sqlx::query(queries::KEYS).fetch_all(&mut self.connection);
        queries::keys(&rows.await.map_err(fault)?)
    }

    /// One of them, and the review of its game.
    pub async fn table(
        &mut self,
        table: TableId,
    ) -> Result<Option<(Stored, Option<String>)>, StorageError> {
        let Some(stored) = stored(&mut self.connection, table).await? else { return Ok(None) };
        let row = sqlx::query(queries::REVIEW).bind(table.0).fetch_optional(&mut self.connection);
        let review = row.await.map_err(fault)?.as_ref().map(queries::review).transpose()?;
        Ok(Some((stored, review)))
    }
}

async fn reading(file: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    options.disable_statement_logging().connect().await
}

/// A file of our own for a while.
struct Mended(PathBuf);

impl Mended {
    fn new() -> Result<Mended, StorageError> {
        let mut bits = [0; 8];
        getrandom::fill(&mut bits)
            .map_err(|fault| StorageError::Unavailable(format!("no random number: {fault}")))?;
        let name = format!("abecedar-{:016x}.sqlite", u64::from_ne_bytes(bits));
        Ok(Mended(std::env::temp_dir().join(name)))
    }
}

impl Drop for Mended {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(end);
            let _ = std::fs::remove_file(PathBuf::from(name));
        }
    }
}
