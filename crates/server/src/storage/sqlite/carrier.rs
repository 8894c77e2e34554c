//! Carries what was committed from SQLite's log into the file, beside the commits.
//!
//! Another connection carries the bulk while the writer goes on, and then what was committed in
//! the meantime. What is left is little; the writer carries that itself, so that the log begins
//! anew and does not grow.

use super::file::PATIENCE;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::task::JoinHandle;

/// After so many writes the log is carried into the file. The more, the more often a page that
/// was written many times is carried once; the fewer, the less there is to do at a time.
const WRITES: usize = 16_000;

/// How often the other connection carries what has come while it carried: each time there is less.
const ROUNDS: usize = 3;

/// Who carries.
pub(super) struct Carrier {
    options: SqliteConnectOptions,
    /// Writes since the log was last carried into the file.
    writes: usize,
    under_way: Option<JoinHandle<()>>,
}

impl Carrier {
    pub(super) fn new(options: SqliteConnectOptions) -> Carrier {
        Carrier { options, writes: 0, under_way: None }
    }

    /// So much more was written: sees whether something is to be carried. A fault changes nothing
    /// about what is committed; it is tried again after as many writes.
    pub(super) async fn after(&mut self, writer: &mut SqliteConnection, writes: usize) {
        self.writes += writes;
        match &self.under_way {
            None if self.writes >= WRITES => {
                self.writes = 0;
                self.under_way = Some(tokio::spawn(carry(self.options.clone())));
            }
            Some(task) if task.is_finished() => {
                self.under_way = None;
                if let Err(fault) = begin_anew(writer).await {
                    tracing::debug!(%fault, "the log was not begun anew");
                }
            }
            _ => {}
        }
    }

    /// Waits for what is under way.
    pub(super) async fn finish(&mut self) {
        if let Some(task) = self.under_way.take() {
            let _ = task.await;
        }
    }
}

async fn carry(options: SqliteConnectOptions) {
    let carried = async {
        let mut connection = options.connect().await?;
        for _ in 0..ROUNDS {
            checkpoint(&mut connection, "PASSIVE").await?;
        }
        connection.close().await
    };
    if let Err(fault) = carried.await {
        tracing::warn!(%fault, "what is committed was not carried into the file yet");
    }
}

/// Begins the log anew unless somebody reads from it, as whoever makes a copy does for long:
/// players must not wait for that.
async fn begin_anew(writer: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("PRAGMA busy_timeout = 0").execute(&mut *writer).await?;
    let begun = checkpoint(writer, "RESTART").await;
    // A pragma takes no parameters; the number is our own.
    let patience = format!("PRAGMA busy_timeout = {}", PATIENCE.as_millis());
    sqlx::raw_sql(sqlx::AssertSqlSafe(patience)).execute(&mut *writer).await?;
    begun
}

async fn checkpoint(connection: &mut SqliteConnection, how: &str) -> Result<(), sqlx::Error> {
    // A pragma takes no parameters; the word is our own.
    let pragma = sqlx::AssertSqlSafe(format!("PRAGMA wal_checkpoint({how})"));
    sqlx::raw_sql(pragma).execute(connection).await.map(drop)
}
