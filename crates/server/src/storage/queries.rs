//! The questions that both databases understand alike, and how their answers are read.

use super::error::StorageError;
use super::record::{Entry, Record, Revision, Standing, TableCode, TableId, WallTime};
use games::Millis;
use sqlx::{ColumnIndex, Database, Decode, Row, Type};

/// A table without its entries, by id.
pub(super) const RECORD: &str = "\
    SELECT id, code, game, created, revision, touched, open, finished, clock, wake_at, \
           document, setup \
    FROM tables JOIN documents ON table_id = id WHERE id = $1";

/// The entries of a table, in order.
pub(super) const ENTRIES: &str =
    "SELECT number, text, note FROM entries WHERE table_id = $1 ORDER BY number";

/// The table with a code.
pub(super) const FIND: &str = "SELECT id FROM tables WHERE code = $1";

/// Open tables whose game is not over.
pub(super) const OPEN: &str = "\
    SELECT id, code, game, created, revision, touched, open, finished, clock, wake_at, \
           document, setup \
    FROM tables JOIN documents ON table_id = id \
    WHERE open AND NOT finished ORDER BY touched DESC, id LIMIT $1";

/// When a table was last visited.
pub(super) const NEWEST: &str = "SELECT max(touched) FROM tables";

/// How many tables there are.
pub(super) const COUNT: &str = "SELECT count(*) FROM tables";

/// The review of a game.
pub(super) const REVIEW: &str = "SELECT review FROM reviews WHERE table_id = $1";

/// The key of a name.
pub(super) const KEY: &str = "SELECT value FROM keys WHERE name = $1";

/// All keys.
pub(super) const KEYS: &str = "SELECT name, value FROM keys ORDER BY name";

/// Keeps a key where there is none of its name.
pub(super) const NEW_KEY: &str =
    "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

/// Keeps a key, whatever there is.
pub(super) const PUT_KEY: &str = "INSERT INTO keys (name, value) VALUES ($1, $2) \
    ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// Forgets a table; what belongs to it goes with it.
pub(super) const DELETE: &str = "DELETE FROM tables WHERE id = $1";

/// What a row has to be able to give.
pub(super) trait Readable: Row<Database: Database> {
    fn number(&self, column: &'static str) -> Result<i64, sqlx::Error>;
    fn maybe_number(&self, column: &'static str) -> Result<Option<i64>, sqlx::Error>;
    fn yes(&self, column: &'static str) -> Result<bool, sqlx::Error>;
    fn text(&self, column: &'static str) -> Result<String, sqlx::Error>;
    fn maybe_text(&self, column: &'static str) -> Result<Option<String>, sqlx::Error>;
}

impl<R> Readable for R
where
    R: Row,
    &'static str: ColumnIndex<R>,
    i64: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    bool: for<'r> Decode<'r, R::Database> + Type<R::Database>,
    String: for<'r> Decode<'r, R::Database> + Type<R::Database>,
{
    fn number(&self, column: &'static str) -> Result<i64, sqlx::Error> {
        self.try_get(column)
    }

    fn maybe_number(&self, column: &'static str) -> Result<Option<i64>, sqlx::Error> {
        self.try_get(column)
    }

    fn yes(&self, column: &'static str) -> Result<bool, sqlx::Error> {
        self.try_get(column)
    }

    fn text(&self, column: &'static str) -> Result<String, sqlx::Error> {
        self.try_get(column)
    }

    fn maybe_text(&self, column: &'static str) -> Result<Option<String>, sqlx::Error> {
        self.try_get(column)
    }
}

/// A row of [`RECORD`] or [`OPEN`].
pub(super) fn record(row: &impl Readable) -> Result<(Record, Revision), StorageError> {
    let read = || {
        let standing = Standing {
            touched: WallTime(row.number("touched")?),
            open: row.yes("open")?,
            finished: row.yes("finished")?,
            clock: Millis(row.number("clock")?.unsigned_abs()),
            wake_at: row.maybe_number("wake_at")?.map(WallTime),
        };
        let id = TableId(row.number("id")?);
        Ok((id, standing, row.text("game")?))
    };
    let (id, standing, game) = read().map_err(unreadable)?;
    let game = game.parse().map_err(|_| {
        StorageError::Damaged(format!("table {id} is of a game that there is not: {game:?}"))
    })?;
    let read = || {
        let record = Record {
            id,
            code: TableCode::new(row.text("code")?),
            game,
            created: WallTime(row.number("created")?),
            standing,
            document: row.text("document")?,
            setup: row.maybe_text("setup")?,
        };
        Ok((record, Revision(row.number("revision")?)))
    };
    read().map_err(unreadable)
}

/// The rows of [`ENTRIES`], whose numbers have to have no gaps.
pub(super) fn entries(table: TableId, rows: &[impl Readable]) -> Result<Vec<Entry>, StorageError> {
    (0..)
        .zip(rows)
        .map(|(place, row)| {
            let number = row.number("number").map_err(unreadable)?;
            if number != place {
                let what = format!("table {table} has no entry {place}, but has entry {number}");
                return Err(StorageError::Damaged(what));
            }
            let read = || Ok(Entry { text: row.text("text")?, note: row.maybe_text("note")? });
            read().map_err(unreadable)
        })
        .collect()
}

/// The rows of a list of tables.
pub(super) fn ids(rows: &[impl Readable]) -> Result<Vec<TableId>, StorageError> {
    rows.iter().map(|row| row.number("id").map(TableId).map_err(unreadable)).collect()
}

/// The only column of a review.
pub(super) fn review(row: &impl Readable) -> Result<String, StorageError> {
    row.text("review").map_err(unreadable)
}

/// The rows of [`KEYS`].
pub(super) fn keys(rows: &[impl Readable]) -> Result<Vec<(String, String)>, StorageError> {
    let key = |row: &_| Ok((Readable::text(row, "name")?, Readable::text(row, "value")?));
    rows.iter().map(|row| key(row).map_err(unreadable)).collect()
}

pub(super) fn unreadable(error: sqlx::Error) -> StorageError {
    StorageError::Damaged(error.to_string())
}
