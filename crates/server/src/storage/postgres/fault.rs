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
