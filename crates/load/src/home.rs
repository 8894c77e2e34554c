//! Where the tables of a run are kept: in a SQLite file, or in a PostgreSQL of the run's own.

use crate::Fault;
use crate::kept::Kept;
use crate::postgres::Postgres;
use crate::process::Process;
use crate::program::Launch;
use clap::ValueEnum;
use server::storage::Database;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Which kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub enum Kind {
    /// A file beside the server.
    #[default]
    Sqlite,
    /// A server of its own.
    Postgres,
}

/// A folder for all that a run needs, and a database where it needs one; gone with the run.
pub(crate) struct Home {
    folder: TempDir,
    postgres: Option<Postgres>,
}

impl Home {
    /// Makes one.
    pub(crate) async fn make(kind: Kind) -> Result<Home, Fault> {
        let folder = tempfile::tempdir().map_err(Fault::during("making a folder"))?;
        let postgres = match kind {
            Kind::Sqlite => None,
            Kind::Postgres => Some(Postgres::start().await?),
        };
        Ok(Home { folder, postgres })
    }

    /// How a server is started here.
    pub(crate) fn launch(&self, program: &Path) -> Result<Launch, Fault> {
        let launch = Launch::new(program, &self.data())?;
        Ok(match &self.postgres {
            None => launch,
            Some(postgres) => launch.with("--database").with(postgres.address()),
        })
    }

    /// What has been kept. A file has one process at a time: with SQLite no server may run.
    pub(crate) async fn kept(&self) -> Result<Kept, Fault> {
        Kept::open(&match &self.postgres {
            None => Database::File(self.data().join("tables.sqlite")),
            Some(postgres) => Database::Server(postgres.address()),
        })
        .await
    }

    /// The processes of the database, where it has any.
    pub(crate) fn processes(&self) -> Result<Vec<Process>, Fault> {
        self.postgres.as_ref().map_or(Ok(Vec::new()), Postgres::family)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }
}
