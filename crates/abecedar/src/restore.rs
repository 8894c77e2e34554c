//! `abecedar restore SRC`: tables come back from a file that `abecedar backup` made.

use crate::backup::{database, on_a_runtime};
use crate::outcome::{Failure, Outcome, Result};
use crate::progress::Progress;
use server::storage::{self, Backup, Database, Put};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(clap::Args, Debug)]
pub struct Restore {
    /// The file that `abecedar backup` made
    src: PathBuf,
    /// Where tables are kept: postgres://…, or a file [default: tables.sqlite in the data directory]
    #[arg(long, value_name = "URL", env = "ABECEDAR_DATABASE", hide_env_values = true)]
    database: Option<Database>,
    /// Put back also tables that have gone on since: what happened at them is lost
    #[arg(long)]
    overwrite: bool,
}

/// What became of the tables.
#[derive(Default)]
struct Tally {
    added: u64,
    replaced: u64,
    stay: u64,
    /// The codes of those that were not put back, because other tables have them.
    taken: Vec<String>,
}

pub fn run(restore: &Restore, data: Option<PathBuf>) -> Result {
    let database = database(restore.database.clone(), data)?;
    let tally = on_a_runtime(put_back(&restore.src, &database, restore.overwrite))?;
    let mut out = std::io::stdout().lock();
    let Tally { added, replaced, stay, taken } = &tally;
    writeln!(out, "{added} put back, {replaced} replaced, {stay} as they were")?;
    for code in taken {
        writeln!(out, "not put back: another table has the code {code}")?;
    }
    Ok(if taken.is_empty() { Outcome::Done } else { Outcome::No })
}

async fn put_back(from: &Path, database: &Database, overwrite: bool) -> Result<Tally> {
    // Looked at first: where it is no copy of tables, nothing is made or opened.
    let mut backup = Backup::open(from).await.map_err(Failure::from_display)?;
    let tables = backup.tables().await.map_err(Failure::from_display)?;
    let store = storage::open_to_restore(database).await.map_err(Failure::from_display)?;
    for (name, key) in backup.keys().await.map_err(Failure::from_display)? {
        store.put_key(&name, &key, overwrite).await.map_err(Failure::from_display)?;
    }
    let mut bar = Progress::over(tables.len() as u64, "tables");
    let mut tally = Tally::default();
    for table in tables {
        let saved = backup.table(table).await.map_err(Failure::from_display)?;
        let Some((stored, review)) = saved else { continue };
        let code = stored.record.code.to_string();
        match store.restore(stored, review, overwrite).await.map_err(Failure::from_display)? {
            Put::Added => tally.added += 1,
            Put::Replaced => tally.replaced += 1,
            Put::Stays => tally.stay += 1,
            Put::CodeTaken => tally.taken.push(code),
        }
        bar.advance(1);
    }
    for code in backup.sheets().await.map_err(Failure::from_display)? {
        let saved = backup.sheet(&code).await.map_err(Failure::from_display)?;
        let Some(sheet) = saved else { continue };
        match store.put_sheet(sheet, overwrite).await.map_err(Failure::from_display)? {
            Put::Added => tally.added += 1,
            Put::Replaced => tally.replaced += 1,
            Put::Stays => tally.stay += 1,
            Put::CodeTaken => tally.taken.push(code.to_string()),
        }
    }
    store.close().await.map_err(Failure::from_display)?;
    Ok(tally)
}
