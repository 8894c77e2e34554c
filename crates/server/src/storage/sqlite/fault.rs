//! What SQLite's own errors mean to the server.

use crate::storage::error::StorageError;
use std::fmt;
use std::io::{Error, ErrorKind};

// Result codes of SQLite; the lowest byte of an extended code is the kind.
const READONLY: i32 = 8;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;
/// The file that readers and writer share could not be made as large as it has to be.
const NO_ROOM_TO_SHARE: i32 = 10 | 19 << 8;

/// What an error of SQLite means to the server.
pub(super) fn fault(error: sqlx::Error) -> StorageError {
    let sqlx::Error::Database(reason) = &error else {
        return match error {
            sqlx::Error::PoolClosed => StorageError::Unavailable("it was closed".into()),
            other => StorageError::Unavailable(other.to_string()),
        };
    };
    let code: i32 = reason.code().and_then(|code| code.parse().ok()).unwrap_or_default();
    let said = reason.message().to_owned();
    match (code, code & 0xFF) {
        (_, FULL) | (NO_ROOM_TO_SHARE, _) => StorageError::Full,
        (_, READONLY) => StorageError::ReadOnly(said),
        (_, CORRUPT | NOT_A_DATABASE) => StorageError::Damaged(said),
        _ => StorageError::Unavailable(said),
    }
}

/// What an error of the system about a file means to the server.
pub(super) fn of_file(file: &impl fmt::Display, error: Error) -> StorageError {
    let said = format!("{file}: {error}");
    match error.kind() {
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => StorageError::ReadOnly(said),
        ErrorKind::StorageFull => StorageError::Full,
        _ => StorageError::Unavailable(said),
    }
}
