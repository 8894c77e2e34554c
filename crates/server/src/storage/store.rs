//! What the server asks of a database.

use super::error::StorageError;
use super::record::{
    Alive, Claim, Expiry, NodeId, Put, Record, Revision, Stored, TableCode, TableId, Touch,
    WallTime, Write,
};
use super::sheet::SheetRecord;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

/// An answer that is on its way.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StorageError>> + Send + 'a>>;

/// Hears how much of how much is done.
pub type Told = dyn Fn(u64, u64) + Send + Sync;

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

    /// The table without its entries, if there is one.
    fn record(&self, table: TableId) -> Answer<'_, Option<Record>>;

    /// Takes a table for a node, unless another has it that is alive. Whatever another node still
    /// wants to write to it is [`StorageError::Behind`] from then on.
    ///
    /// A database that belongs to one process gives it whatever is there.
    fn claim(&self, table: TableId, node: NodeId) -> Answer<'_, Claim>;

    /// A node says that it is alive, for a while more; hears who else is. When it starts it says
    /// where, too: whoever was at that place before is not alive any more.
    fn alive<'a>(&'a self, node: NodeId, starts_at: Option<&'a str>) -> Answer<'a, Alive>;

    /// A node goes: its tables are anybody's at once.
    fn retire(&self, node: NodeId) -> Answer<'_, ()>;

    /// The tables that a node has.
    fn owned(&self, node: NodeId) -> Answer<'_, Vec<TableId>>;

    /// The name of this database, under which the nodes that share it find each other; nothing
    /// where one process has it alone.
    fn house(&self) -> Answer<'_, Option<String>>;

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

    /// Tables with a deadline pending that no living node has, the first to pass first; at most
    /// `limit`, so that several nodes share what one has left.
    fn waking(&self, limit: u32) -> Answer<'_, Vec<TableId>>;

    /// Deletes tables that nobody needs any more, those longest left alone first; none that a
    /// living node has. Says how many: as many as the limit means that there may be more. Several
    /// nodes may do this at once.
    fn expire(&self, expiry: Expiry) -> Answer<'_, u64>;

    /// When a table was last visited, of all there are.
    fn newest(&self) -> Answer<'_, Option<WallTime>>;

    /// How many tables there are.
    fn count(&self) -> Answer<'_, u64>;

    /// Forgets a table and all that belongs to it; says whether it was there.
    fn delete(&self, table: TableId) -> Answer<'_, bool>;

    /// Keeps the review of a finished game, as JSON. The first one stays.
    ///
    /// [`StorageError::Behind`] if the table is gone.
    fn put_review(&self, table: TableId, review: String) -> Answer<'_, ()>;

    /// The review of a finished game, if it was kept.
    fn review(&self, table: TableId) -> Answer<'_, Option<String>>;

    /// Keeps a new score sheet. [`StorageError::Conflict`] if its code is taken.
    fn create_sheet(&self, sheet: SheetRecord) -> Answer<'_, ()>;

    /// The score sheet of a code, if there is one.
    fn sheet<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<SheetRecord>>;

    /// Changes a score sheet that is still at the revision before this one.
    ///
    /// [`StorageError::Behind`] otherwise, also if it was deleted.
    fn change_sheet(&self, sheet: SheetRecord) -> Answer<'_, ()>;

    /// Notes that somebody looked at a score sheet.
    fn visit_sheet(&self, code: TableCode, at: WallTime) -> Answer<'_, ()>;

    /// Forgets a score sheet; says whether it was there.
    fn delete_sheet(&self, code: TableCode) -> Answer<'_, bool>;

    /// Deletes score sheets that nobody has looked at since a time, at most so many; says how many.
    fn expire_sheets(&self, before: WallTime, limit: u32) -> Answer<'_, u64>;

    /// How many score sheets there are.
    fn count_sheets(&self) -> Answer<'_, u64>;

    /// Puts a score sheet back that was saved: one that is missing, or less far on, or with
    /// `overwrite` any.
    fn put_sheet(&self, saved: SheetRecord, overwrite: bool) -> Answer<'_, Put>;

    /// The key of a name: the one that is kept, or otherwise the given one, which is from now on.
    /// Of several who ask at once all hear the same.
    fn key<'a>(&'a self, name: &'a str, new: &'a str) -> Answer<'a, String>;

    /// Puts a key back that was saved: where there is none, or with `overwrite` any.
    fn put_key<'a>(&'a self, name: &'a str, key: &'a str, overwrite: bool) -> Answer<'a, ()>;

    /// Writes a copy of everything, as of one moment, into a new SQLite file while tables go on.
    /// `told` hears how many tables of how many are done.
    fn backup<'a>(&'a self, to: &'a Path, told: &'a Told) -> Answer<'a, ()>;

    /// Puts a table back that was saved: one that is missing, or less far on, or with `overwrite`
    /// any. Where it replaces another, the keeper of that one is [`StorageError::Behind`].
    fn restore(&self, saved: Stored, review: Option<String>, overwrite: bool) -> Answer<'_, Put>;

    /// Writes something tiny, to find out whether anything can be written.
    fn pulse(&self) -> Answer<'_, ()>;

    /// Writes so far, and the commits that they were grouped into.
    fn figures(&self) -> Figures;

    /// Finishes the writes that are under way and lets go of the database. Calls after this are
    /// [`StorageError::Unavailable`].
    fn close(&self) -> Answer<'_, ()>;
}
