//! What the server has really kept, read from its database beside it.

use crate::Fault;
use games::{AnyTable, Dictionary};
use lexicon::Lexicon;
use lexicon::library::Library;
use server::storage::{Sqlite, Storage, TableId};
use std::collections::HashMap;
use std::path::Path;

/// The server's database in its data folder.
const DATABASE: &str = "tables.sqlite";

/// The database of a server, and the words that its games are judged by.
pub(crate) struct Kept {
    database: Sqlite,
    words: Lexicon,
}

impl Kept {
    /// Opens the database in a data folder.
    pub(crate) async fn open(data: &Path) -> Result<Kept, Fault> {
        let database = Sqlite::open(&data.join(DATABASE))
            .await
            .map_err(Fault::during("opening the database"))?;
        let words = Library::new(None).open("pt").map_err(Fault::during("opening the lexicon"))?;
        Ok(Kept { database, words })
    }

    /// Judges a table again from its first entry on; gives how often each command's name stands
    /// in the log.
    pub(crate) async fn replay(&self, table: &str) -> Result<HashMap<String, u32>, Fault> {
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
        for name in stored.entries.into_iter().filter_map(|entry| entry.note) {
            *names.entry(name).or_default() += 1;
        }
        Ok(names)
    }

    /// Lets go of the database.
    pub(crate) async fn close(self) -> Result<(), Fault> {
        self.database.close().await.map_err(Fault::during("closing the database"))
    }
}
