//! What is kept of a table, and what a write to it says.

use games::{GameName, Millis};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};
use ts_rs::TS;
use utoipa::ToSchema;

/// The address of a table: random, and long enough that nobody comes across it by guessing.
///
/// ```
/// use server::storage::TableId;
/// let id = TableId::new(0xA5);
/// assert_eq!(id.to_string(), "00000000000000a5");
/// assert_eq!(id.to_string().parse(), Ok(id));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS, ToSchema)]
#[schema(value_type = String)]
pub struct TableId(#[ts(type = "string")] pub(super) i64);

impl TableId {
    /// An id from random bits; the highest one is left aside, as databases count with a sign.
    pub const fn new(bits: u64) -> TableId {
        TableId((bits & i64::MAX as u64) as i64)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TableId, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A text that is no table's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the id of a table: expected 16 hexadecimal digits")
    }
}

impl std::error::Error for NotAnId {}

impl FromStr for TableId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<TableId, NotAnId> {
        let plain = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = i64::from_str_radix(text, 16).ok().filter(|_| plain);
        number.map(TableId).ok_or(NotAnId)
    }
}

/// A process that keeps tables, by a number drawn when it starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub(super) i64);

impl NodeId {
    /// A node from random bits; the highest one is left aside, as databases count with a sign.
    pub const fn new(bits: u64) -> NodeId {
        NodeId((bits & i64::MAX as u64) as i64)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// What came of asking for a table, to be its one keeper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It is ours from now on, as it is kept. What anybody else had in hand for it is
    /// [behind](super::StorageError::Behind): taking a table over moves its revision on.
    Ours(Box<Stored>),
    /// Another node has it, and is alive.
    Theirs(NodeId),
    /// There is no such table.
    Gone,
}

/// What a node hears when it says that it is alive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alive {
    /// Every node that is, this one included.
    pub nodes: Vec<NodeId>,
    /// Was this node silent for so long that others may have taken its tables?
    pub lapsed: bool,
}

/// The short code that a table is joined by. No two tables have the same.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableCode(String);

impl TableCode {
    /// A code as it is to be kept; what a code looks like is the caller's business.
    pub fn new(text: impl Into<String>) -> TableCode {
        TableCode(text.into())
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How often a table was written to: 0 when it is new, and one more with each write.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Revision(pub(super) i64);

impl Revision {
    /// The one of a table that was just created.
    pub const FIRST: Revision = Revision(0);

    /// How many writes there were.
    pub const fn number(self) -> i64 {
        self.0
    }

    /// The one after a write that builds on this one.
    pub const fn next(self) -> Revision {
        Revision(self.0 + 1)
    }
}

/// Milliseconds since 1970, by the clock on the wall. Table time is [`Millis`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WallTime(pub i64);

impl WallTime {
    /// What the clock shows.
    pub fn now() -> WallTime {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        WallTime(since.as_millis() as i64)
    }
}

/// Where a table stands: the part of its record that lists and timers ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// When somebody was last there.
    pub touched: WallTime,
    /// Whether it is in the list of open tables; otherwise only its code or link leads there.
    pub open: bool,
    /// Whether its game is over.
    pub finished: bool,
    /// What its own clock shows, which stands still while the server is down.
    pub clock: Millis,
    /// When its next deadline passes if the server stays up, where one is pending.
    pub wake_at: Option<WallTime>,
}

/// A table without the log of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What it is known by.
    pub id: TableId,
    /// What it is joined by.
    pub code: TableCode,
    /// Which game.
    pub game: GameName,
    /// When it was made.
    pub created: WallTime,
    /// Where it stands.
    pub standing: Standing,
    /// What the server keeps beside the log, as JSON: seats, hashed secrets, settings.
    pub document: String,
    /// The game's setup as JSON, once the game has started.
    pub setup: Option<String>,
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The entry as JSON.
    pub text: String,
    /// What the server keeps beside it, such as the client's own id of the command.
    pub note: Option<String>,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Everything but the log.
    pub record: Record,
    /// What the next write has to name.
    pub revision: Revision,
    /// The log, from entry 0 on, without gaps.
    pub entries: Vec<Entry>,
}

impl Stored {
    /// Is it further on than a table that is there, at this revision and with so many entries?
    pub(super) fn is_after(&self, (revision, entries): (i64, i64)) -> bool {
        (self.entries.len() as i64, self.revision.0) > (entries, revision)
    }

    /// The revision that it is put back at: one that nobody expects who keeps what is there.
    pub(super) fn revision_after(&self, there: Option<(i64, i64)>) -> Revision {
        there.map_or(self.revision, |(revision, _)| self.revision.max(Revision(revision)).next())
    }
}

/// One change of a table, there as a whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Write {
    /// Which table.
    pub table: TableId,
    /// The revision that it builds on.
    pub expected: Revision,
    /// Where the table stands afterwards.
    pub standing: Standing,
    /// The new document, if it changes.
    pub document: Option<String>,
    /// The new setup, if it changes.
    pub setup: Option<String>,
    /// The number of the first new entry, which is how many there are already.
    pub first_entry: u32,
    /// The new entries; there may be none.
    pub entries: Vec<Entry>,
}

/// That somebody was at a table, and what its clock showed then. It is no write: the revision
/// stays, and neither time ever goes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// Which table.
    pub table: TableId,
    /// When somebody was last there.
    pub touched: WallTime,
    /// What its own clock shows.
    pub clock: Millis,
}

/// By how many milliseconds the last visit has to be later than the one noted before it is noted:
/// lists and expiry need it no finer, and every change of it is one of an index too.
pub(super) const VISIT_NOTED: i64 = 60_000;

/// Which tables nobody needs any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Those that nobody has visited since.
    pub visited_before: WallTime,
    /// Those whose game was never started, and that nobody has visited since.
    pub unstarted_before: WallTime,
    /// None of these: they are in memory.
    pub spared: Vec<TableId>,
    /// At most so many at a time, so that players need not wait.
    pub limit: u32,
}

/// What became of a table that was to be put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Put {
    /// It was missing, and is there now.
    Added,
    /// It was there, and is now as it was kept.
    Replaced,
    /// It is there, and no less far on.
    Stays,
    /// Another table has its code. It was not put back.
    CodeTaken,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_shown_and_nothing_else_is() {
        for bits in [0, 1, 0xA5, u64::MAX, 1 << 63] {
            let id = TableId::new(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["", "a5", "+0000000000000a5", "ffffffffffffffff", "00000000000000g5"] {
            assert_eq!(text.parse::<TableId>(), Err(NotAnId), "{text}");
        }
    }
}
