//! Score sheets in a PostgreSQL database.

use super::Postgres;
use super::fault::fault;
use crate::storage::error::StorageError;
use crate::storage::record::{Put, Revision, TableCode};
use crate::storage::sheet::{self, SheetRecord};
use crate::storage::sqlite::Sqlite;
use crate::storage::store::Storage;
use sqlx::PgConnection;

impl Postgres {
    pub(super) async fn keep_sheet(&self, record: SheetRecord) -> Result<(), StorageError> {
        self.writer.count();
        let mut connection = self.pool.acquire().await.map_err(fault)?;
        let kept = write(&mut connection, sheet::CREATE, &record, record.revision).await?;
        if kept > 0 { Ok(()) } else { Err(StorageError::Conflict) }
    }

    pub(super) async fn move_sheet(&self, record: SheetRecord) -> Result<(), StorageError> {
        self.writer.count();
        let query = sqlx::query(sheet::CHANGE)
            .bind(record.code.as_str())
            .bind(record.revision.0)
            .bind(record.touched.0)
            .bind(record.document.as_str());
        let kept = query.execute(&self.pool).await.map_err(fault)?.rows_affected();
        if kept > 0 { Ok(()) } else { Err(StorageError::Behind) }
    }

    /// Puts a sheet back, as [`Storage::put_sheet`] says.
    pub(super) async fn put_sheet_back(
        &self,
        record: SheetRecord,
        overwrite: bool,
    ) -> Result<Put, StorageError> {
        self.writer.count();
        let mut change = self.pool.begin().await.map_err(fault)?;
        let there =
            sqlx::query_scalar::<_, i64>("SELECT revision FROM sheets WHERE code = $1 FOR UPDATE");
        let there = there.bind(record.code.as_str()).fetch_optional(&mut *change);
        let there = there.await.map_err(fault)?.map(Revision);
        let (put, revision) = sheet::put_over(&record, there, overwrite);
        match put {
            Put::Added => write(&mut change, sheet::CREATE, &record, revision).await?,
            Put::Replaced => write(&mut change, sheet::REPLACE, &record, revision).await?,
            Put::Stays | Put::CodeTaken => 0,
        };
        change.commit().await.map_err(fault)?;
        Ok(put)
    }
}

async fn write(
    connection: &mut PgConnection,
    statement: &'static str,
    record: &SheetRecord,
    revision: Revision,
) -> Result<u64, StorageError> {
    let query = sqlx::query(statement)
        .bind(record.code.as_str())
        .bind(record.created.0)
        .bind(revision.0)
        .bind(record.touched.0)
        .bind(record.document.as_str());
    query.execute(connection).await.map(|done| done.rows_affected()).map_err(fault)
}

/// The sheet of a code.
pub(super) async fn find(
    connection: impl sqlx::Executor<'_, Database = sqlx::Postgres>,
    code: &TableCode,
) -> Result<Option<SheetRecord>, StorageError> {
    // PostgreSQL keeps no text with this character, and calls asking for one an error.
    if code.as_str().contains('\0') {
        return Ok(None);
    }
    let row = sqlx::query(sheet::FIND).bind(code.as_str()).fetch_optional(connection);
    row.await.map_err(fault)?.as_ref().map(sheet::read).transpose()
}

/// Copies all sheets of one moment into a file.
pub(super) async fn copy_into(
    moment: &mut PgConnection,
    file: &Sqlite,
) -> Result<(), StorageError> {
    let codes = sqlx::query_scalar::<_, String>(sheet::CODES).fetch_all(&mut *moment);
    for code in codes.await.map_err(fault)? {
        if let Some(record) = find(&mut *moment, &TableCode::new(code)).await? {
            file.put_sheet(record, true).await?;
        }
    }
    Ok(())
}
