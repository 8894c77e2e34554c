//! Which database, and how it is opened.

use super::error::StorageError;
use super::postgres::Postgres;
use super::sqlite::Sqlite;
use super::store::Storage;
use std::convert::Infallible;
use std::fmt;
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
///
/// It shows nothing of an address in logs: there may be a password in it.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A SQLite file, made where it is missing.
    File(PathBuf),
    /// A PostgreSQL database, by its address.
    Server(String),
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(file) => f.debug_tuple("File").field(file).finish(),
            Database::Server(_) => f.write_str("Server(…)"),
        }
    }
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

/// Opens a database that is there beside those who serve it, as it is: to copy it.
pub async fn beside(database: &Database) -> Result<Arc<dyn Storage>, StorageError> {
    Ok(match database {
        Database::File(file) => Arc::new(Sqlite::beside(file).await?),
        Database::Server(address) => Arc::new(Postgres::beside(address).await?),
    })
}

/// Opens a database to put tables back into it, while it is served or not.
pub async fn open_to_restore(database: &Database) -> Result<Arc<dyn Storage>, StorageError> {
    match open(database).await {
        Err(StorageError::InUse(_)) => beside(database).await,
        opened => opened,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_shows_nothing_of_itself_in_logs() {
        let address = "postgres://ana:open-sesame@db.example/games";
        let database: Database = address.parse().unwrap();
        assert_eq!(format!("{database:?}"), "Server(…)");
        let config = crate::Config { database: Some(database), ..crate::Config::default() };
        assert!(!format!("{config:?}").contains("sesame"));
        let file: Database = "sqlite://tables.sqlite".parse().unwrap();
        assert_eq!(format!("{file:?}"), "File(\"tables.sqlite\")");
    }

    #[tokio::test]
    async fn an_address_that_is_wrong_is_not_repeated() {
        for address in ["postgres://ana:open-sesame@:x/", "postgres://ana:open-sesame@[/games"] {
            let fault = open(&address.parse().unwrap()).await.err().unwrap();
            assert!(!fault.to_string().contains("sesame"), "{fault}");
        }
    }
}
