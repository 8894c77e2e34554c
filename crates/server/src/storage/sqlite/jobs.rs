//! What can be written, and how it is done inside a transaction.
//!
//! A job that is refused has changed nothing: each begins with the one statement that can be
//! refused. SQLite works on a thread of its own, and to go there and back takes longer than most
//! statements do. So changes of tables, which are nearly all there is, go there many at a time,
//! as rows of JSON.

use crate::storage::queries;
use crate::storage::record::{Record, TableId, Touch, Write};
use serde::Serialize;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use std::collections::HashSet;

/// Something to write.
pub(super) enum Job {
    Create(Box<Record>),
    Commit(Box<Write>),
    Touch(Vec<Touch>),
    Delete(TableId),
    Review(TableId, String),
}

/// Moves tables on that are still where they were expected to be; gives those.
const MOVE: &str = "\
    UPDATE tables \
    SET revision = revision + 1, entries = tables.entries + new.added, touched = new.touched, \
        open = new.open, finished = new.finished, clock = new.clock, wake_at = new.wake_at \
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS expected, value ->> 2 AS first_entry, \
                 value ->> 3 AS added, value ->> 4 AS touched, value ->> 5 AS open, \
                 value ->> 6 AS finished, value ->> 7 AS clock, value ->> 8 AS wake_at \
          FROM json_each($1)) AS new \
    WHERE tables.id = new.id AND tables.revision = new.expected \
          AND tables.entries = new.first_entry \
    RETURNING id";

/// Adds entries to logs.
const ADD: &str = "\
    INSERT INTO entries \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";

/// Notes visits and clocks.
const TOUCH: &str = "\
    UPDATE tables SET touched = max(touched, new.at), clock = max(clock, new.time) \
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS at, value ->> 2 AS time FROM json_each($1)) \
         AS new \
    WHERE tables.id = new.id";

/// Does jobs in their order; says of each whether it was done or refused.
pub(super) async fn apply(
    connection: &mut SqliteConnection,
    jobs: &[&Job],
) -> Result<Vec<bool>, sqlx::Error> {
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

async fn one(connection: &mut SqliteConnection, job: &Job) -> Result<bool, sqlx::Error> {
    match job {
        Job::Create(record) => create(connection, record).await,
        Job::Commit(write) => Ok(commit(connection, &[write]).await? == [true]),
        Job::Touch(touches) => {
            let rows: Vec<_> =
                touches.iter().map(|t| (t.table.0, t.touched.0, t.clock.0)).collect();
            run(connection, sqlx::query(TOUCH).bind(json(&rows))).await?;
            Ok(true)
        }
        Job::Delete(table) => {
            Ok(run(connection, sqlx::query(queries::DELETE).bind(table.0)).await? > 0)
        }
        Job::Review(table, review) => {
            let there = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(table.0);
            if there.fetch_optional(&mut *connection).await?.is_none() {
                return Ok(false);
            }
            let query = sqlx::query("INSERT OR IGNORE INTO reviews VALUES ($1, $2)");
            run(connection, query.bind(table.0).bind(review.as_str())).await?;
            Ok(true)
        }
    }
}

async fn create(connection: &mut SqliteConnection, record: &Record) -> Result<bool, sqlx::Error> {
    let query = sqlx::query(
        "INSERT OR IGNORE INTO tables \
             (id, code, game, created, touched, open, finished, clock, wake_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(record.id.0)
    .bind(record.code.as_str())
    .bind(record.game.as_str())
    .bind(record.created.0)
    .bind(record.standing.touched.0)
    .bind(record.standing.open)
    .bind(record.standing.finished)
    .bind(record.standing.clock.0 as i64)
    .bind(record.standing.wake_at.map(|time| time.0));
    if run(connection, query).await? == 0 {
        return Ok(false);
    }
    let query = sqlx::query("INSERT INTO documents VALUES ($1, $2, $3)")
        .bind(record.id.0)
        .bind(record.document.as_str())
        .bind(record.setup.as_deref());
    run(connection, query).await?;
    Ok(true)
}

/// Changes tables, each of them once.
async fn commit(
    connection: &mut SqliteConnection,
    writes: &[&Write],
) -> Result<Vec<bool>, sqlx::Error> {
    let rows: Vec<_> = writes
        .iter()
        .map(|write| {
            let standing = &write.standing;
            (
                write.table.0,
                write.expected.0,
                write.first_entry,
                write.entries.len(),
                standing.touched.0,
                standing.open,
                standing.finished,
                standing.clock.0,
                standing.wake_at.map(|time| time.0),
            )
        })
        .collect();
    let moved = sqlx::query_scalar::<_, i64>(MOVE).bind(json(&rows)).fetch_all(&mut *connection);
    let moved: HashSet<i64> = moved.await?.into_iter().collect();
    let done = |write: &&&Write| moved.contains(&write.table.0);
    let entries: Vec<_> = writes
        .iter()
        .filter(done)
        .flat_map(|write| {
            let numbered = (write.first_entry..).zip(&write.entries);
            numbered.map(|(number, entry)| (write.table.0, number, &entry.text, &entry.note))
        })
        .collect();
    if !entries.is_empty() {
        run(connection, sqlx::query(ADD).bind(json(&entries))).await?;
    }
    for write in writes.iter().filter(done) {
        replace(connection, write).await?;
    }
    Ok(writes.iter().map(|write| moved.contains(&write.table.0)).collect())
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
