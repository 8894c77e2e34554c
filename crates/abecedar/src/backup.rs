//! `abecedar backup DEST`: all tables as of one moment, in one new file. The file is the same
//! whichever database they are kept in, so a house moves from one to the other by it.

use crate::data;
use crate::outcome::{Failure, Outcome, Result};
use crate::progress::Progress;
use server::storage::{self, Database};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

#[derive(clap::Args, Debug)]
pub struct Backup {
    /// The new file
    dest: PathBuf,
    /// Where tables are kept: postgres://…, or a file [default: tables.sqlite in the data directory]
    #[arg(long, value_name = "URL", env = "ABECEDAR_DATABASE", hide_env_values = true)]
    database: Option<Database>,
}

pub fn run(backup: &Backup, data: Option<PathBuf>) -> Result {
    let database = database(backup.database.clone(), data)?;
    on_a_runtime(copy(&database, &backup.dest))?;
    Ok(Outcome::Done)
}

async fn copy(database: &Database, to: &Path) -> Result<()> {
    let store = storage::beside(database).await.map_err(Failure::from_display)?;
    let shown: Mutex<Option<(Progress, u64)>> = Mutex::default();
    let told = move |done: u64, of: u64| {
        let mut shown = shown.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (bar, before) = shown.get_or_insert_with(|| (Progress::over(of, "tables"), 0));
        bar.advance(done - *before);
        *before = done;
    };
    let copied = store.backup(to, &told).await;
    let closed = store.close().await;
    copied.and(closed).map_err(Failure::from_display)
}

/// The database that was asked for, or that of the data directory.
pub fn database(asked: Option<Database>, data: Option<PathBuf>) -> Result<Database> {
    let usual = || data::directory(data).map(|data| Database::File(data.join(server::TABLES)));
    asked.or_else(usual).ok_or_else(|| {
        Failure::Said("there is no folder of tables: say where with --data or --database".into())
    })
}

/// Runs what waits for a database.
pub fn on_a_runtime<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = server::runtime().map_err(Failure::from_display)?;
    runtime.block_on(work)
}
