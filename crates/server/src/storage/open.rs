//! Which database, and how it is opened.

use super::error::StorageError;
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::store::Storage;
use std::convert::Infallible;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

/// Which database.
///
/// ```
/// use server::storage::Database;
/// let database: Database = "postgres://abecedar@localhost/games".parse()?;
/// assert!(matches!(database, Database::Server(_)));
/// let database: Database = "tables.sqlite".parse()?;
/// assert_eq!(database, Database::File("tables.sqlite".into()));
/// # Ok::<(), std::convert::Infallible>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A SQLite file, made where it is missing.
    File(PathBuf),
    /// A PostgreSQL database, by its address.
    Server(String),
}

impl FromStr for Database {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Database, Infallible> {
        let served = ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start));
        Ok(if served {
            Database::Server(text.to_owned())
        } else {
            Database::File(text.strip_prefix("sqlite://").unwrap_or(text).into())
        })
    }
}

/// Opens a database, and makes its tables or brings them up to date.
pub async fn open(database: &Database) -> Result<Arc<dyn Storage>, StorageError> {
    Ok(match database {
        Database::File(file) => Arc::new(Sqlite::open(file).await?),
        Database::Server(address) => Arc::new(Postgres::open(address).await?),
    })
}
