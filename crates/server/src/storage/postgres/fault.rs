//! What PostgreSQL's own errors mean to the server.

use crate::storage::error::StorageError;

/// What an error of PostgreSQL means to the server.
pub(super) fn fault(error: sqlx::Error) -> StorageError {
    let sqlx::Error::Database(reason) = &error else {
        return StorageError::Unavailable(match error {
            sqlx::Error::PoolClosed => "it was closed".into(),
            sqlx::Error::PoolTimedOut => "no connection came free in time".into(),
            other => other.to_string(),
        });
    };
    let said = reason.message().to_owned();
    // The codes of errors that the SQL standard and PostgreSQL lay down.
    match reason.code().as_deref() {
        // Somebody else made or deleted what this write builds on, at the same moment.
        Some("23503" | "23505" | "40001" | "40P01") => StorageError::Behind,
        Some("53100") => StorageError::Full,
        Some("25006" | "42501") => StorageError::ReadOnly(said),
        Some("XX001" | "XX002") => StorageError::Damaged(said),
        _ => StorageError::Unavailable(said),
    }
}

/// Has the database answered that it did nothing of what it was asked? Otherwise whether it was
/// done is not known, as when the connection is lost.
pub(super) fn is_refusal(error: &sqlx::Error) -> bool {
    let sqlx::Error::Database(reason) = error else { return false };
    // Codes that begin so are about the connection, or say that the server stops.
    !reason.code().is_some_and(|code| code.starts_with("08") || code.starts_with("57"))
}
