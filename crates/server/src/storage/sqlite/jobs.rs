//! What can be written, and how it is done inside a transaction.
//!
//! A job that is refused has changed nothing: each begins with the one statement that can be
//! refused. SQLite works on a thread of its own, and to go there and back takes longer than most
//! statements do. So changes of tables, which are nearly all there is, go there many at a time,
//! as rows of JSON.

use super::restoring::{self, Saved, number};
use super::sheets::{self, SheetJob};
use crate::storage::queries::{self, Readable};
use crate::storage::record::{
    Entry, Expiry, Record, Revision, Standing, TableId, Touch, VISIT_NOTED, WallTime, Write,
};
use serde::Serialize;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqliteRow};
use std::collections::{HashMap, HashSet};

/// Something to write.
pub(super) enum Job {
    Create(Box<Record>),
    Commit(Box<Write>),
    Touch(Vec<Touch>),
    Delete(TableId),
    Review(TableId, String),
    Pulse(WallTime),
    /// A key by its name, and whether it replaces another.
    Key(String, String, bool),
    Expire(Vec<TableId>, Expiry),
    Restore(Box<Saved>),
    Sheet(Box<SheetJob>),
}

/// How many tables, or other things, a job was done to: none where it was refused.
pub(super) type Done = u64;

/// Moves tables on that are still where they were expected to be; gives those, with what lists
/// go by as it was before.
const MOVE: &str = "\
    UPDATE tables \
    SET revision = revision + 1, entries = tables.entries + new.added, clock = new.clock, \
        wake_at = new.wake_at \
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS expected, value ->> 2 AS first_entry, \
                 value ->> 3 AS added, value ->> 4 AS clock, value ->> 5 AS wake_at \
          FROM json_each($1)) AS new \
    WHERE tables.id = new.id AND tables.revision = new.expected \
          AND tables.entries = new.first_entry \
    RETURNING id, touched, open, finished, wakes";

/// Changes what lists go by. This stands in indexes, so it is left alone where nothing changes.
const LIST: &str = "\
    UPDATE tables \
    SET touched = max(tables.touched, new.touched), open = new.open, finished = new.finished, \
        wakes = new.wakes \
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS touched, value ->> 2 AS open, \
                 value ->> 3 AS finished, value ->> 4 AS wakes \
          FROM json_each($1)) AS new \
    WHERE tables.id = new.id";

/// Adds entries to logs.
const ADD: &str = "\
    INSERT INTO entries \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";

/// Notes what the clocks show.
const CLOCKS: &str = "\
    UPDATE tables SET clock = max(clock, new.time) \
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS time FROM json_each($1)) AS new \
    WHERE tables.id = new.id";

/// Notes visits, where the last one noted is long enough ago.
const VISITS: &str = "\
    UPDATE tables SET touched = new.at \
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS at FROM json_each($1)) AS new \
    WHERE tables.id = new.id AND new.at >= tables.touched + $2";

/// Deletes those of some tables that nobody has visited meanwhile either.
const EXPIRE: &str = "\
    DELETE FROM tables \
    WHERE id IN (SELECT value FROM json_each($1)) \
          AND (touched < $2 OR entries = 0 AND touched < $3)";

/// Does jobs in their order; says of each how much was done.
pub(super) async fn apply(
    connection: &mut SqliteConnection,
    jobs: &[&Job],
) -> Result<Vec<Done>, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(jobs.len());
    let mut rest = jobs;
    while let Some(first) = rest.first() {
        let writes = writes_together(rest);
        if writes.is_empty() {
            outcomes.push(one(connection, first).await?);
            rest = &rest[1..];
        } else {
            rest = &rest[writes.len()..];
            outcomes.extend(commit(connection, &writes).await?);
        }
    }
    Ok(outcomes)
}

/// The changes of tables that come first, up to the second one of the same table.
fn writes_together<'a>(jobs: &[&'a Job]) -> Vec<&'a Write> {
    let mut tables = HashSet::new();
    jobs.iter()
        .map_while(|job| match job {
            Job::Commit(write) => tables.insert(write.table).then_some(&**write),
            _ => None,
        })
        .collect()
}

async fn one(connection: &mut SqliteConnection, job: &Job) -> Result<Done, sqlx::Error> {
    match job {
        Job::Create(record) => create(connection, record, Revision::FIRST, 0).await,
        Job::Commit(write) => Ok(commit(connection, &[write]).await?.into_iter().sum()),
        Job::Touch(touches) => {
            let clocks: Vec<_> = touches.iter().map(|t| (t.table.0, t.clock.0)).collect();
            run(connection, sqlx::query(CLOCKS).bind(json(&clocks))).await?;
            let visits: Vec<_> = touches.iter().map(|t| (t.table.0, t.touched.0)).collect();
            run(connection, sqlx::query(VISITS).bind(json(&visits)).bind(VISIT_NOTED)).await?;
            Ok(1)
        }
        Job::Pulse(now) => {
            let beat = sqlx::query("UPDATE pulse SET at = $1").bind(now.0);
            run(connection, beat).await
        }
        Job::Expire(tables, expiry) => {
            let tables: Vec<i64> = tables.iter().map(|table| table.0).collect();
            let query = sqlx::query(EXPIRE)
                .bind(json(&tables))
                .bind(expiry.visited_before.0)
                .bind(expiry.unstarted_before.0);
            run(connection, query).await
        }
        Job::Sheet(job) => sheets::apply(connection, job).await,
        Job::Key(name, key, overwrite) => {
            let query = if *overwrite { queries::PUT_KEY } else { queries::NEW_KEY };
            let query = sqlx::query(query).bind(name.as_str()).bind(key.as_str());
            run(connection, query).await
        }
        Job::Restore(saved) => restoring::restore(connection, saved).await.map(number),
        Job::Delete(table) => run(connection, sqlx::query(queries::DELETE).bind(table.0)).await,
        Job::Review(table, review) => {
            let there = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(table.0);
            if there.fetch_optional(&mut *connection).await?.is_none() {
                return Ok(0);
            }
            let query = sqlx::query("INSERT OR IGNORE INTO reviews VALUES ($1, $2)");
            run(connection, query.bind(table.0).bind(review.as_str())).await?;
            Ok(1)
        }
    }
}

/// Keeps a new table unless its id or code is taken.
pub(super) async fn create(
    connection: &mut SqliteConnection,
    record: &Record,
    revision: Revision,
    entries: usize,
) -> Result<Done, sqlx::Error> {
    let query = sqlx::query(
        "INSERT OR IGNORE INTO tables (id, code, game, created, revision, entries, touched, open, \
                                       finished, clock, wake_at, wakes) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11 IS NOT NULL)",
    )
    .bind(record.id.0)
    .bind(record.code.as_str())
    .bind(record.game.as_str())
    .bind(record.created.0)
    .bind(revision.0)
    .bind(entries as i64)
    .bind(record.standing.touched.0)
    .bind(record.standing.open)
    .bind(record.standing.finished)
    .bind(record.standing.clock.0 as i64)
    .bind(record.standing.wake_at.map(|time| time.0));
    if run(connection, query).await? == 0 {
        return Ok(0);
    }
    let query = sqlx::query("INSERT INTO documents VALUES ($1, $2, $3)")
        .bind(record.id.0)
        .bind(record.document.as_str())
        .bind(record.setup.as_deref());
    run(connection, query).await
}

/// What lists go by, of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Listed {
    id: i64,
    touched: i64,
    open: bool,
    finished: bool,
    wakes: bool,
}

impl Listed {
    /// A row of [`MOVE`].
    fn before(row: &SqliteRow) -> Result<Listed, sqlx::Error> {
        Ok(Listed {
            id: row.number("id")?,
            touched: row.number("touched")?,
            open: row.yes("open")?,
            finished: row.yes("finished")?,
            wakes: row.yes("wakes")?,
        })
    }

    fn after(write: &Write) -> Listed {
        let Standing { touched, open, finished, wake_at, .. } = write.standing;
        Listed { id: write.table.0, touched: touched.0, open, finished, wakes: wake_at.is_some() }
    }

    /// Has it to be written that a table is so now, and not as it was?
    fn is_news(&self, before: &Listed) -> bool {
        let later = self.touched >= before.touched.saturating_add(VISIT_NOTED);
        later || Listed { touched: before.touched, ..*self } != *before
    }
}

/// Changes tables, each of them once.
async fn commit(
    connection: &mut SqliteConnection,
    writes: &[&Write],
) -> Result<Vec<Done>, sqlx::Error> {
    let rows: Vec<_> = writes
        .iter()
        .map(|write| {
            let Standing { clock, wake_at, .. } = write.standing;
            let (added, wake_at) = (write.entries.len(), wake_at.map(|time| time.0));
            (write.table.0, write.expected.0, write.first_entry, added, clock.0, wake_at)
        })
        .collect();
    let moved = sqlx::query(MOVE).bind(json(&rows)).fetch_all(&mut *connection).await?;
    let moved = moved.iter().map(|row| Listed::before(row).map(|listed| (listed.id, listed)));
    let moved: HashMap<i64, Listed> = moved.collect::<Result<_, _>>()?;
    let done = |write: &&&Write| moved.contains_key(&write.table.0);
    let listed: Vec<_> = writes
        .iter()
        .map(|write| Listed::after(write))
        .filter(|now| moved.get(&now.id).is_some_and(|before| now.is_news(before)))
        .map(|now| (now.id, now.touched, now.open, now.finished, now.wakes))
        .collect();
    if !listed.is_empty() {
        run(connection, sqlx::query(LIST).bind(json(&listed))).await?;
    }
    let entries = writes.iter().filter(done).flat_map(|write| {
        let numbered = (write.first_entry..).zip(&write.entries);
        numbered.map(|(number, entry)| (write.table, number, entry))
    });
    add(connection, &entries.collect::<Vec<_>>()).await?;
    for write in writes.iter().filter(done) {
        replace(connection, write).await?;
    }
    Ok(writes.iter().map(|write| Done::from(moved.contains_key(&write.table.0))).collect())
}

/// Adds entries to logs.
pub(super) async fn add(
    connection: &mut SqliteConnection,
    entries: &[(TableId, u32, &Entry)],
) -> Result<(), sqlx::Error> {
    if entries.is_empty() {
        return Ok(());
    }
    let rows: Vec<_> = entries
        .iter()
        .map(|(table, number, entry)| (table.0, number, &entry.text, &entry.note))
        .collect();
    run(connection, sqlx::query(ADD).bind(json(&rows))).await.map(drop)
}

/// Replaces what beside the log has changed, which it seldom has.
async fn replace(connection: &mut SqliteConnection, write: &Write) -> Result<(), sqlx::Error> {
    if write.document.is_none() && write.setup.is_none() {
        return Ok(());
    }
    let query = sqlx::query(
        "UPDATE documents SET document = coalesce($2, document), setup = coalesce($3, setup) \
         WHERE table_id = $1",
    )
    .bind(write.table.0)
    .bind(write.document.as_deref())
    .bind(write.setup.as_deref());
    run(connection, query).await.map(drop)
}

/// Rows always have a JSON form: there is no map in them.
fn json(rows: &impl Serialize) -> String {
    serde_json::to_string(rows).unwrap_or_default()
}

/// Runs a statement; gives the number of rows that it changed.
pub(super) async fn run(
    connection: &mut SqliteConnection,
    query: Query<'_, sqlx::Sqlite, SqliteArguments>,
) -> Result<u64, sqlx::Error> {
    query.execute(connection).await.map(|done| done.rows_affected())
}
