//! One process serves a file. Two would each keep tables in memory that the other changes, and
//! end each other's games; houses with several processes have PostgreSQL.
//!
//! What is locked is an empty file beside the database: SQLite uses locks on the database itself.
//! The system lets go of the lock when the process ends, however it ends.

use super::fault::of_file;
use super::file::private;
use crate::storage::error::StorageError;
use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Held by the process that serves a file, for as long as it does.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a database, which has to be there.
    pub(super) fn take(database: &Path) -> Result<Lock, StorageError> {
        // Whichever way leads to it: one file, one lock.
        let database =
            database.canonicalize().map_err(|error| of_file(&database.display(), error))?;
        let beside = beside(&database);
        let file = private(File::options().write(true).create(true).truncate(false))
            .open(&beside)
            .map_err(|error| of_file(&beside.display(), error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StorageError::InUse(database.display().to_string()));
            }
            // Some file systems of networks know no locks. Then there is nobody to ask.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                tracing::warn!("the file system has no locks: make sure that one process serves");
            }
            Err(TryLockError::Error(error)) => return Err(of_file(&beside.display(), error)),
        }
        Ok(Lock { _file: file })
    }
}

/// The file that is locked for a database.
fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}
