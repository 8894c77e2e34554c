//! Score sheets as they are kept, and the questions about them that both databases understand.

use super::error::StorageError;
use super::queries::{Readable, unreadable};
use super::record::{Put, Revision, TableCode, WallTime};

/// A score sheet as it is kept. Only the server knows the meaning of its document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetRecord {
    /// The code that leads to it.
    pub code: TableCode,
    /// When it was begun.
    pub created: WallTime,
    /// How often it was changed.
    pub revision: Revision,
    /// When somebody last changed it, or looked at it on another day.
    pub touched: WallTime,
    /// The sheet.
    pub document: String,
}

/// Keeps a new sheet, unless its code is taken.
pub(super) const CREATE: &str = "\
    INSERT INTO sheets (code, created, revision, touched, document) \
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (code) DO NOTHING";

/// A sheet by its code.
pub(super) const FIND: &str =
    "SELECT code, created, revision, touched, document FROM sheets WHERE code = $1";

/// Changes a sheet that is still at the revision before.
pub(super) const CHANGE: &str = "\
    UPDATE sheets SET revision = $2, touched = $3, document = $4 \
    WHERE code = $1 AND revision = $2 - 1";

/// Notes that somebody looked at a sheet.
pub(super) const VISIT: &str = "UPDATE sheets SET touched = $2 WHERE code = $1 AND touched < $2";

/// Forgets a sheet.
pub(super) const FORGET: &str = "DELETE FROM sheets WHERE code = $1";

/// How many sheets there are.
pub(super) const COUNT: &str = "SELECT count(*) FROM sheets";

/// Forgets sheets that nobody has looked at since a time.
pub(super) const EXPIRE: &str = "\
    DELETE FROM sheets WHERE code IN \
    (SELECT code FROM sheets WHERE touched < $1 ORDER BY touched LIMIT $2)";

/// The codes of all sheets.
pub(super) const CODES: &str = "SELECT code FROM sheets ORDER BY code";

/// Puts a sheet back over whatever has its code.
pub(super) const REPLACE: &str = "\
    UPDATE sheets SET created = $2, revision = $3, touched = $4, document = $5 WHERE code = $1";

/// A row of [`FIND`].
pub(super) fn read(row: &impl Readable) -> Result<SheetRecord, StorageError> {
    let read = || {
        Ok(SheetRecord {
            code: TableCode::new(row.text("code")?),
            created: WallTime(row.number("created")?),
            revision: Revision(row.number("revision")?),
            touched: WallTime(row.number("touched")?),
            document: row.text("document")?,
        })
    };
    read().map_err(unreadable)
}

/// What becomes of a sheet that is put back, where one at this revision is there; and at which
/// revision it is then, which is beyond both, so that whoever builds on the other notices.
pub(super) fn put_over(
    saved: &SheetRecord,
    there: Option<Revision>,
    overwrite: bool,
) -> (Put, Revision) {
    match there {
        None => (Put::Added, saved.revision),
        Some(there) if overwrite || saved.revision > there => {
            (Put::Replaced, saved.revision.max(there).next())
        }
        Some(there) => (Put::Stays, there),
    }
}
