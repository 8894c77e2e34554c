//! What the server asks of a database.

use super::error::StorageError;
use super::record::{Record, Revision, Stored, TableCode, TableId, Touch, WallTime, Write};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

/// An answer that is on its way.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StorageError>> + Send + 'a>>;

/// How many writes there were, and how many times the disk was waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Writes that were asked for, refused ones included.
    pub writes: u64,
    /// Commits that these were grouped into.
    pub groups: u64,
}

/// A database of tables. The [module](super) says what holds on every one.
pub trait Storage: Send + Sync + 'static {
    /// Keeps a new table, at [`Revision::FIRST`] and without entries.
    ///
    /// [`StorageError::Conflict`] if its code or id is taken.
    fn create(&self, record: Record) -> Answer<'_, ()>;

    /// The table as it is kept, if there is one.
    fn load(&self, table: TableId) -> Answer<'_, Option<Stored>>;

    /// Which table has a code, if one has.
    fn find<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<TableId>>;

    /// Changes a table, if it is still at the expected revision and has as many entries as
    /// expected; gives the revision it is at then. Once this answers, the change is on disk.
    ///
    /// [`StorageError::Behind`] otherwise, also if the table was deleted.
    fn commit(&self, write: Write) -> Answer<'_, Revision>;

    /// Notes who was where and what the clocks show. Tables that are gone are passed over.
    fn touch(&self, touches: Vec<Touch>) -> Answer<'_, ()>;

    /// Open tables whose game is not over, those visited last first.
    fn open_tables(&self, limit: u32) -> Answer<'_, Vec<Record>>;

    /// Tables with a deadline pending that passes before a time, the first to pass first.
    fn waking(&self, before: WallTime) -> Answer<'_, Vec<TableId>>;

    /// Tables that nobody has visited since a time, those longest left alone first; at most
    /// `limit`, so that a large house is swept in steps.
    fn expired(&self, before: WallTime, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// Forgets a table and all that belongs to it; says whether it was there.
    fn delete(&self, table: TableId) -> Answer<'_, bool>;

    /// Keeps the review of a finished game, as JSON. The first one stays.
    ///
    /// [`StorageError::Behind`] if the table is gone.
    fn put_review(&self, table: TableId, review: String) -> Answer<'_, ()>;

    /// The review of a finished game, if it was kept.
    fn review(&self, table: TableId) -> Answer<'_, Option<String>>;

    /// Writes a copy of everything, as of one moment, into a new file while tables go on.
    ///
    /// Databases that bring a program of their own for this say so instead.
    fn backup<'a>(&'a self, to: &'a Path) -> Answer<'a, ()>;

    /// Whether the database answers.
    fn check(&self) -> Answer<'_, ()>;

    /// Writes so far, and the commits that they were grouped into.
    fn figures(&self) -> Figures;

    /// Finishes the writes that are under way and lets go of the database. Calls after this are
    /// [`StorageError::Unavailable`].
    fn close(&self) -> Answer<'_, ()>;
}
