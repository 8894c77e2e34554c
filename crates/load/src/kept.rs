//! What the server has really kept, read from its database beside it.

use crate::Fault;
use crate::table::Table;
use games::{AnyTable, Dictionary};
use lexicon::Lexicon;
use lexicon::library::Library;
use server::storage::{self, Database, Storage, TableId};
use std::collections::HashMap;
use std::sync::Arc;

/// The database of a server, and the words that its games are judged by.
pub(crate) struct Kept {
    database: Arc<dyn Storage>,
    words: Lexicon,
}

impl Kept {
    /// Opens a database.
    pub(crate) async fn open(database: &Database) -> Result<Kept, Fault> {
        let opened = storage::open(database).await;
        let database = opened.map_err(Fault::during("opening the database"))?;
        let words = Library::new(None).open("pt").map_err(Fault::during("opening the lexicon"))?;
        Ok(Kept { database, words })
    }

    /// Judges a table again from its first entry on; gives how often each command's name stands
    /// in the log.
    async fn replay(&self, table: &str) -> Result<HashMap<String, u32>, Fault> {
        let id: TableId = table.parse().map_err(Fault::during(table))?;
        let said = |what: String| Fault::new(format!("table {table}: {what}"));
        let stored = self.database.load(id).await.map_err(|error| said(error.to_string()))?;
        let stored = stored.ok_or_else(|| said("it is gone".into()))?;
        let setup = stored.record.setup.ok_or_else(|| said("its setup is gone".into()))?;
        let texts = stored.entries.iter().map(|entry| entry.text.as_str());
        let restored = stored.record.game.restore(&setup, texts);
        let saved = restored.map_err(|fault| said(fault.to_string()))?.save();
        let words: &dyn Dictionary = &self.words;
        let report = AnyTable::replay(&saved, &|_| Some(words));
        let report = report.map_err(|fault| said(fault.to_string()))?;
        if let Some(departure) = report.departure {
            return Err(said(format!("entry {}: {}", departure.entry, departure.what)));
        }
        let mut names = HashMap::new();
        for note in stored.entries.iter().filter_map(|entry| entry.note.as_deref()) {
            *names.entry(name_in(note).to_owned()).or_default() += 1;
        }
        Ok(names)
    }

    /// The table replays, and every command that was answered stands in its log once.
    pub(crate) async fn named_once(&self, table: &Table) -> Result<(), Fault> {
        let names = self.replay(&table.id).await?;
        for (name, _) in &table.answered {
            match names.get(name) {
                Some(1) => {}
                Some(times) => {
                    return Err(Fault::new(format!("{name} stands in the log {times} times")));
                }
                None => return Err(Fault::new(format!("{name} was answered and is gone"))),
            }
        }
        Ok(())
    }

    /// Lets go of the database.
    pub(crate) async fn close(self) -> Result<(), Fault> {
        self.database.close().await.map_err(Fault::during("closing the database"))
    }
}

/// The name of the command in the note beside an entry, which says before it whose it was.
fn name_in(note: &str) -> &str {
    note.split_once('\t').map_or(note, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_found_with_and_without_a_seat_before_it() {
        assert_eq!(name_in("0\t5963016eb973851b-1"), "5963016eb973851b-1");
        assert_eq!(name_in("5963016eb973851b-1"), "5963016eb973851b-1");
    }
}
