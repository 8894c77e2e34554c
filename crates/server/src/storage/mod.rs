//! Where tables are kept: one trait, [`Storage`], with SQLite beside the program as the default.
//!
//! The log is the truth, so what is kept of a table is its entries, numbered without gaps, and
//! beside them a small [`Record`]: where the table stands, and a document of which only the
//! server knows the meaning. Four promises hold on every database:
//!
//! - **Durable first.** [`Storage::commit`] answers once the write is on disk, so what is told
//!   to anybody afterwards is never gone again.
//! - **All or nothing.** A write is there as a whole or not at all.
//! - **One order.** A write names the revision it builds on. Two processes on one database cannot
//!   both follow the same revision: the second is [`StorageError::Behind`], has written nothing,
//!   and loads the table again.
//! - **One keeper.** Of the nodes that share a database one at a time has a table
//!   ([`Storage::claim`]), and only as long as it says that it is alive. Whoever had it before is
//!   behind.

mod error;
mod open;
mod postgres;
mod queries;
mod record;
mod schema;
mod sheet;
mod sqlite;
mod store;

pub use error::StorageError;
pub use open::{Database, beside, open, open_to_restore};
pub use postgres::Postgres;
pub use record::{
    Alive, Claim, Entry, Expiry, NodeId, Put, Record, Revision, Standing, Stored, TableCode,
    TableId, Touch, WallTime, Write,
};
pub use sheet::SheetRecord;
pub use sqlite::{Backup, Sqlite};
pub use store::{Answer, Figures, Storage, Told};
