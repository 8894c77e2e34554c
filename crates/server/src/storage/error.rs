//! Why the storage refused or could not do something.

use std::fmt;

/// Why the storage refused or could not do something; its text is one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// Somebody else wrote to the table since it was loaded, or it was deleted. Nothing was
    /// written: load it again, and judge again what was to be written.
    Behind,
    /// The code or the id of a new table is taken. Nothing was written: try another.
    Conflict,
    /// There is no room left for more. Nothing was written.
    Full,
    /// The database or its folder may not be written to.
    ReadOnly(String),
    /// The database was made by a newer version of the program.
    Newer {
        /// The version of its tables.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// The database was made by an older version of the program, and may be served by it now.
    Older {
        /// The version of its tables.
        found: u32,
        /// The version that they have to be of.
        known: u32,
    },
    /// The file is no database of tables.
    NotOurs(String),
    /// Another process serves the file.
    InUse(String),
    /// What is stored cannot be read as what it should be.
    Damaged(String),
    /// The database cannot be reached, or failed in another way. Whether a write that was under
    /// way is there is not known: load the table again.
    Unavailable(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::Behind => f.write_str("the table has moved on meanwhile"),
            StorageError::Conflict => f.write_str("the code of the new table is taken"),
            StorageError::Full => {
                f.write_str("the disk is full: nothing was saved; make room and try again")
            }
            StorageError::ReadOnly(what) => {
                write!(f, "the database cannot be written to: {what}")
            }
            StorageError::Newer { found, known } => write!(
                f,
                "the database was made by a newer version of the program: its tables are of \
                 version {found}, and this program knows up to {known}"
            ),
            StorageError::Older { found, known } => write!(
                f,
                "the database was made by an older version of the program: its tables are of \
                 version {found}, and have to be of version {known}; serve it once with this one"
            ),
            StorageError::NotOurs(file) => {
                write!(
                    f,
                    "{file} is no copy of tables: expected a file that `abecedar backup` made"
                )
            }
            StorageError::InUse(file) => write!(
                f,
                "{file} is in use by another process: one process serves a file; stop the other, \
                 or let several share a PostgreSQL database with --database"
            ),
            StorageError::Damaged(what) => write!(f, "the database is damaged: {what}"),
            StorageError::Unavailable(what) => write!(f, "the database does not answer: {what}"),
        }
    }
}

impl std::error::Error for StorageError {}
