//! Copies into a file, and tables put back from one.

use super::Postgres;
use super::fault::fault;
use super::sheets;
use crate::storage::error::StorageError;
use crate::storage::queries::{self, Readable};
use crate::storage::record::{Entry, Put, Stored, TableId};
use crate::storage::sqlite::Sqlite;
use crate::storage::store::{Storage, Told};
use futures_util::future::try_join_all;
use sqlx::PgConnection;
use std::collections::HashMap;
use std::path::Path;

/// Tables that are read at a time.
const CHUNK: usize = 200;

/// Tables with these ids, without their entries.
const RECORDS: &str = "\
    SELECT id, code, game, created, revision, touched, open, finished, clock, wake_at, \
           document, setup \
    FROM tables JOIN documents ON table_id = id WHERE id = ANY ($1) ORDER BY id";

/// The entries of tables with these ids.
const ENTRIES: &str = "\
    SELECT table_id, number, text, note FROM entries \
    WHERE table_id = ANY ($1) ORDER BY table_id, number";

/// The reviews of tables with these ids.
const REVIEWS: &str = "SELECT table_id, review FROM reviews WHERE table_id = ANY ($1)";

impl Postgres {
    /// Writes a copy as of one moment into a new file, which is not left behind half done.
    pub(super) async fn copy(&self, to: &Path, told: &Told) -> Result<(), StorageError> {
        let file = Sqlite::blank(to).await?;
        let copied = match self.copy_into(&file, told).await {
            Ok(()) => file.sealed(to).await,
            Err(fault) => file.close().await.and(Err(fault)),
        };
        if copied.is_err() {
            let _ = std::fs::remove_file(to);
        }
        copied
    }

    async fn copy_into(&self, file: &Sqlite, told: &Told) -> Result<(), StorageError> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut moment = self.pool.begin_with(begin).await.map_err(fault)?;
        let rows = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&mut *moment);
        let tables = queries::ids(&rows.await.map_err(fault)?)?;
        let rows = sqlx::query(queries::KEYS).fetch_all(&mut *moment);
        for (name, key) in queries::keys(&rows.await.map_err(fault)?)? {
            file.put_key(&name, &key, true).await?;
        }
        let mut done = 0;
        for chunk in tables.chunks(CHUNK) {
            let saved = saved(&mut moment, chunk).await?;
            let puts = saved.into_iter().map(|(stored, review)| file.restore(stored, review, true));
            try_join_all(puts).await?;
            done += chunk.len() as u64;
            told(done, tables.len() as u64);
        }
        sheets::copy_into(&mut moment, file).await?;
        moment.rollback().await.map_err(fault)
    }

    /// Puts a table back. One that replaces another keeps its owner, who notices by the revision.
    pub(super) async fn put_back(
        &self,
        saved: Stored,
        review: Option<String>,
        overwrite: bool,
    ) -> Result<Put, StorageError> {
        self.writer.count();
        let mut change = self.pool.begin().await.map_err(fault)?;
        let record = &saved.record;
        let there = sqlx::query_as::<_, (i64, i64)>(
            "SELECT revision, entries FROM tables WHERE id = $1 FOR UPDATE",
        );
        let there = there.bind(record.id.0).fetch_optional(&mut *change).await.map_err(fault)?;
        let other =
            sqlx::query_scalar::<_, i64>("SELECT id FROM tables WHERE code = $1 AND id <> $2");
        let other = other.bind(record.code.as_str()).bind(record.id.0);
        if other.fetch_optional(&mut *change).await.map_err(fault)?.is_some() {
            return Ok(Put::CodeTaken);
        }
        if there.is_some_and(|there| !overwrite && !saved.is_after(there)) {
            return Ok(Put::Stays);
        }
        write(&mut change, &saved, review, there).await.map_err(fault)?;
        change.commit().await.map_err(fault)?;
        Ok(if there.is_some() { Put::Replaced } else { Put::Added })
    }
}

/// Some tables as they are kept, with the reviews of their games.
async fn saved(
    moment: &mut PgConnection,
    tables: &[TableId],
) -> Result<Vec<(Stored, Option<String>)>, StorageError> {
    let ids: Vec<i64> = tables.iter().map(|table| table.0).collect();
    let records = sqlx::query(RECORDS).bind(&ids).fetch_all(&mut *moment).await.map_err(fault)?;
    let rows = sqlx::query(ENTRIES).bind(&ids).fetch_all(&mut *moment).await.map_err(fault)?;
    let mut entries: HashMap<TableId, Vec<Entry>> = HashMap::new();
    for chunk in
        rows.chunk_by(|one, next| one.number("table_id").ok() == next.number("table_id").ok())
    {
        let Some(first) = chunk.first() else { continue };
        let table = TableId(first.number("table_id").map_err(queries::unreadable)?);
        entries.insert(table, queries::entries(table, chunk)?);
    }
    let rows = sqlx::query(REVIEWS).bind(&ids).fetch_all(&mut *moment).await.map_err(fault)?;
    let mut reviews: HashMap<i64, String> = HashMap::new();
    for row in &rows {
        let table = row.number("table_id").map_err(queries::unreadable)?;
        reviews.insert(table, queries::review(row)?);
    }
    records
        .iter()
        .map(|row| {
            let (record, revision) = queries::record(row)?;
            let entries = entries.remove(&record.id).unwrap_or_default();
            let review = reviews.remove(&record.id.0);
            Ok((Stored { record, revision, entries }, review))
        })
        .collect()
}

async fn write(
    change: &mut PgConnection,
    saved: &Stored,
    review: Option<String>,
    there: Option<(i64, i64)>,
) -> Result<(), sqlx::Error> {
    let Stored { record, entries, .. } = saved;
    let id = record.id.0;
    for belongs in ["documents", "entries", "reviews"] {
        // The names are our own.
        let forget = sqlx::AssertSqlSafe(format!("DELETE FROM {belongs} WHERE table_id = $1"));
        sqlx::query(forget).bind(id).execute(&mut *change).await?;
    }
    let table = sqlx::query(
        "INSERT INTO tables (id, code, game, created, revision, entries, touched, open, finished, \
                             clock, wake_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
         ON CONFLICT (id) DO UPDATE \
         SET code = excluded.code, game = excluded.game, created = excluded.created, \
             revision = excluded.revision, entries = excluded.entries, \
             touched = excluded.touched, open = excluded.open, finished = excluded.finished, \
             clock = excluded.clock, wake_at = excluded.wake_at",
    );
    let standing = record.standing;
    let table = table
        .bind(id)
        .bind(record.code.as_str())
        .bind(record.game.as_str())
        .bind(record.created.0)
        .bind(saved.revision_after(there).0)
        .bind(entries.len() as i64)
        .bind(standing.touched.0)
        .bind(standing.open)
        .bind(standing.finished)
        .bind(standing.clock.0 as i64)
        .bind(standing.wake_at.map(|time| time.0));
    table.execute(&mut *change).await?;
    let document = sqlx::query("INSERT INTO documents VALUES ($1, $2, $3)")
        .bind(id)
        .bind(record.document.as_str())
        .bind(record.setup.as_deref());
    document.execute(&mut *change).await?;
    let log = sqlx::query(
        "INSERT INTO entries \
         SELECT $1, place - 1, text, note \
         FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS new (text, note, place)",
    )
    .bind(id)
    .bind(entries.iter().map(|entry| entry.text.as_str()).collect::<Vec<_>>())
    .bind(entries.iter().map(|entry| entry.note.as_deref()).collect::<Vec<_>>());
    log.execute(&mut *change).await?;
    if let Some(review) = review {
        let query = sqlx::query("INSERT INTO reviews VALUES ($1, $2)").bind(id).bind(review);
        query.execute(&mut *change).await?;
    }
    Ok(())
}
