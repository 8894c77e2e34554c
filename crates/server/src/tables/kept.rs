//! A table as the storage knows it: loaded as a whole, and changed by writes.

use super::answers::Answers;
use super::document::Document;
use super::hall::Hall;
use super::play::Play;
use crate::limits::ANSWERS_KEPT;
use crate::protocol::{AskId, TableCode};
use crate::storage::{Entry, Revision, Standing, StorageError, Stored, TableId, WallTime, Write};
use games::{AnyTable, GameName, Millis, each_table};

/// A table as the storage knows it, and what was changed since.
pub(crate) struct Kept {
    pub(crate) id: TableId,
    pub(crate) code: TableCode,
    pub(crate) game: GameName,
    pub(crate) created: WallTime,
    pub(crate) touched: WallTime,
    /// What its clock showed.
    pub(crate) clock: Millis,
    pub(crate) document: Document,
    pub(crate) play: Option<Play>,
    pub(crate) answers: Answers,
    /// Has the document been changed?
    pub(crate) changed: bool,
    /// Has something of it been changed that nobody needs to be told?
    pub(crate) quietly_changed: bool,
    revision: Revision,
    /// How many entries are kept.
    entries: u32,
}

impl Kept {
    /// Loads a table, if there is one.
    pub(crate) async fn load(hall: &Hall, id: TableId) -> Result<Option<Kept>, StorageError> {
        let stored = {
            // After a restart thousands may be wanted at once. Waiting here has no end, other than
            // waiting for the database. The semaphore is never closed.
            let _turn = hall.loading.acquire().await;
            hall.storage.load(id).await?
        };
        let Some(stored) = stored else { return Ok(None) };
        Kept::read(hall, stored).await.map(Some)
    }

    async fn read(hall: &Hall, stored: Stored) -> Result<Kept, StorageError> {
        let Stored { record, revision, entries } = stored;
        let damaged = |what: String| StorageError::Damaged(format!("table {}: {what}", record.id));
        let document: Document =
            serde_json::from_str(&record.document).map_err(|fault| damaged(fault.to_string()))?;
        let code =
            record.code.as_str().parse().map_err(|_| damaged("its code is none".to_owned()))?;
        let play = match &record.setup {
            None => None,
            Some(setup) => {
                let texts = entries.iter().map(|entry| entry.text.as_str());
                let restored = record.game.restore(setup, texts);
                let table = restored.map_err(|fault| damaged(fault.to_string()))?;
                let opened = hall.lexicons.open(table.lexicon()).await;
                let words = opened
                    .map_err(|_| damaged(format!("no lexicon {:?} any more", table.lexicon())))?;
                let known = each_table!(&table, table => table.setup().dictionary.checksum);
                if words.checksum() != known {
                    tracing::warn!(table = %record.id, "the lexicon has changed since the start");
                }
                let play = Play::restore(&document, table, words);
                Some(play.map_err(|_| damaged("no luck".to_owned()))?)
            }
        };
        let answers = play.as_ref().map(|play| answers(&play.table, &entries)).unwrap_or_default();
        Ok(Kept {
            id: record.id,
            code,
            game: record.game,
            created: record.created,
            touched: record.standing.touched,
            clock: record.standing.clock,
            document,
            play,
            answers,
            changed: false,
            quietly_changed: false,
            revision,
            entries: entries.len() as u32,
        })
    }

    /// Has the table been written to since it was as in `other`?
    pub(crate) fn is_after(&self, other: &Kept) -> bool {
        self.revision > other.revision
    }

    /// Is there something that is not kept yet?
    pub(crate) fn has_news(&self) -> bool {
        let entries = self.play.as_ref().map_or(0, |play| play.table.entry_count());
        self.changed || self.quietly_changed || entries > self.entries
    }

    /// Writes what was changed. The id of the command goes beside the last entry.
    pub(crate) async fn write(
        &mut self,
        hall: &Hall,
        standing: Standing,
        id: Option<&AskId>,
    ) -> Result<(), StorageError> {
        let first_entry = self.entries;
        let texts =
            self.play.as_ref().map_or_else(Vec::new, |play| play.table.entries(first_entry));
        let last = texts.len();
        let note = |nth: usize| id.filter(|_| nth + 1 == last).map(|id| id.0.clone());
        let numbered = texts.into_iter().enumerate();
        let entries: Vec<Entry> =
            numbered.map(|(nth, text)| Entry { text, note: note(nth) }).collect();
        let setup = self.play.as_ref().filter(|_| first_entry == 0);
        let write = Write {
            table: self.id,
            expected: self.revision,
            standing,
            document: (self.changed || self.quietly_changed).then(|| self.document.text()),
            setup: setup.map(|play| play.table.setup().to_string()),
            first_entry,
            entries,
        };
        self.revision = hall.storage.commit(write).await?;
        self.entries = first_entry + last as u32;
        (self.changed, self.quietly_changed) = (false, false);
        self.touched = standing.touched;
        hall.metrics.entries_kept.add(last as u64);
        Ok(())
    }
}

/// What was answered lately, from the ids beside the entries of the log.
fn answers(table: &AnyTable, entries: &[Entry]) -> Answers {
    let mut answers = Answers::default();
    let lately = entries.len().saturating_sub(ANSWERS_KEPT);
    each_table!(table, table => {
        for (entry, kept) in table.log().iter().zip(entries).skip(lately) {
            if let Some(id) = &kept.note {
                answers.remember(entry.by, entry.next_event(), AskId(id.clone()));
            }
        }
    });
    answers
}
