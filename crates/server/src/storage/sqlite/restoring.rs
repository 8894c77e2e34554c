//! Putting back a table that was saved.

use super::jobs::{Done, add, create, run};
use crate::storage::record::{Put, Stored};
use sqlx::sqlite::SqliteConnection;

/// A table that was saved.
pub(super) struct Saved {
    pub(super) stored: Stored,
    pub(super) review: Option<String>,
    /// Also where the table is there and further on.
    pub(super) overwrite: bool,
}

/// Puts a table back. One that replaces another is at a revision beyond both, so that whoever
/// keeps the other notices.
pub(super) async fn restore(
    connection: &mut SqliteConnection,
    saved: &Saved,
) -> Result<Put, sqlx::Error> {
    let Saved { stored, review, overwrite } = saved;
    let id = stored.record.id;
    let there =
        sqlx::query_as::<_, (i64, i64)>("SELECT revision, entries FROM tables WHERE id = $1");
    let there = there.bind(id.0).fetch_optional(&mut *connection).await?;
    let other = sqlx::query_scalar::<_, i64>("SELECT id FROM tables WHERE code = $1 AND id <> $2");
    let other = other.bind(stored.record.code.as_str()).bind(id.0);
    if other.fetch_optional(&mut *connection).await?.is_some() {
        return Ok(Put::CodeTaken);
    }
    if there.is_some_and(|there| !overwrite && !stored.is_after(there)) {
        return Ok(Put::Stays);
    }
    let revision = stored.revision_after(there);
    if there.is_some() {
        run(connection, sqlx::query("DELETE FROM tables WHERE id = $1").bind(id.0)).await?;
    }
    create(connection, &stored.record, revision, stored.entries.len()).await?;
    let entries: Vec<_> = (0..).zip(&stored.entries).map(|(n, entry)| (id, n, entry)).collect();
    add(connection, &entries).await?;
    if let Some(review) = review {
        let query = sqlx::query("INSERT INTO reviews VALUES ($1, $2)");
        run(connection, query.bind(id.0).bind(review.as_str())).await?;
    }
    Ok(if there.is_some() { Put::Replaced } else { Put::Added })
}

/// What became of it, as a job says it.
pub(super) const fn number(put: Put) -> Done {
    match put {
        Put::Stays => 0,
        Put::Added => 1,
        Put::Replaced => 2,
        Put::CodeTaken => 3,
    }
}

/// What a job said.
pub(super) const fn put(number: Done) -> Put {
    match number {
        1 => Put::Added,
        2 => Put::Replaced,
        3 => Put::CodeTaken,
        _ => Put::Stays,
    }
}
