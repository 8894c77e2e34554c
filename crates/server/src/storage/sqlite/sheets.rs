//! Score sheets in the file.

use super::Sqlite;
use super::fault::fault;
use super::jobs::{Done, Job, run};
use super::restoring::{number, put};
use crate::storage::error::StorageError;
use crate::storage::record::{Put, Revision, TableCode, WallTime};
use crate::storage::sheet::{self, SheetRecord};
use sqlx::sqlite::SqliteConnection;

/// Something to write about sheets.
pub(super) enum SheetJob {
    Create(SheetRecord),
    Change(SheetRecord),
    Visit(TableCode, WallTime),
    Forget(TableCode),
    Expire(WallTime, u32),
    PutBack(SheetRecord, bool),
}

/// Does a job; says how many sheets it was done to.
pub(super) async fn apply(
    connection: &mut SqliteConnection,
    job: &SheetJob,
) -> Result<Done, sqlx::Error> {
    match job {
        SheetJob::Create(record) => write(connection, sheet::CREATE, record, record.revision).await,
        SheetJob::Change(record) => {
            let query = sqlx::query(sheet::CHANGE)
                .bind(record.code.as_str())
                .bind(record.revision.0)
                .bind(record.touched.0)
                .bind(record.document.as_str());
            run(connection, query).await
        }
        SheetJob::Visit(code, at) => {
            run(connection, sqlx::query(sheet::VISIT).bind(code.as_str()).bind(at.0)).await
        }
        SheetJob::Forget(code) => {
            run(connection, sqlx::query(sheet::FORGET).bind(code.as_str())).await
        }
        SheetJob::Expire(before, limit) => {
            let query = sqlx::query(sheet::EXPIRE).bind(before.0).bind(i64::from(*limit));
            run(connection, query).await
        }
        SheetJob::PutBack(record, overwrite) => {
            let there = sqlx::query_scalar::<_, i64>("SELECT revision FROM sheets WHERE code = $1");
            let there = there.bind(record.code.as_str()).fetch_optional(&mut *connection).await?;
            let (put, revision) = sheet::put_over(record, there.map(Revision), *overwrite);
            match put {
                Put::Added => write(connection, sheet::CREATE, record, revision).await?,
                Put::Replaced => write(connection, sheet::REPLACE, record, revision).await?,
                Put::Stays | Put::CodeTaken => 0,
            };
            Ok(number(put))
        }
    }
}

async fn write(
    connection: &mut SqliteConnection,
    statement: &'static str,
    record: &SheetRecord,
    revision: Revision,
) -> Result<Done, sqlx::Error> {
    let query = sqlx::query(statement)
        .bind(record.code.as_str())
        .bind(record.created.0)
        .bind(revision.0)
        .bind(record.touched.0)
        .bind(record.document.as_str());
    run(connection, query).await
}

/// The sheet of a code.
pub(super) async fn find(
    connection: impl sqlx::Executor<'_, Database = sqlx::Sqlite>,
    code: &TableCode,
) -> Result<Option<SheetRecord>, StorageError> {
    let row = sqlx::query(sheet::FIND).bind(code.as_str()).fetch_optional(connection);
    row.await.map_err(fault)?.as_ref().map(sheet::read).transpose()
}

impl Sqlite {
    pub(super) async fn sheet_job(&self, job: SheetJob) -> Result<Done, StorageError> {
        self.writer.put(Job::Sheet(Box::new(job))).await
    }

    pub(super) async fn keep_sheet(&self, record: SheetRecord) -> Result<(), StorageError> {
        let kept = self.sheet_job(SheetJob::Create(record)).await?;
        if kept > 0 { Ok(()) } else { Err(StorageError::Conflict) }
    }

    pub(super) async fn move_sheet(&self, record: SheetRecord) -> Result<(), StorageError> {
        let kept = self.sheet_job(SheetJob::Change(record)).await?;
        if kept > 0 { Ok(()) } else { Err(StorageError::Behind) }
    }

    pub(super) async fn put_sheet_back(
        &self,
        record: SheetRecord,
        overwrite: bool,
    ) -> Result<Put, StorageError> {
        self.sheet_job(SheetJob::PutBack(record, overwrite)).await.map(put)
    }
}
