//! A table as the storage knows it: loaded as a whole, and changed by writes.

use super::answers::{self, Answers};
use super::document::Document;
use super::hall::{Hall, problem};
use super::play::Play;
use crate::limits::{LOG_RESERVE_FIFTHS, Limits};
use crate::protocol::{AskId, Problem, TableCode, TableInfo, TableProblem};
use crate::storage::{
    Claim, Entry, NodeId, Record, Revision, Standing, StorageError, Stored, TableId, WallTime,
    Write,
};
use games::{AnyTable, GameName, Millis, Seat, each_table};

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
    /// How many entries are kept, and their bytes.
    entries: u32,
    bytes: u64,
}

/// How much room the log of a game has left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Room {
    /// Enough.
    Plenty,
    /// What is left is for playing to the end.
    Reserve,
    /// None.
    Nothing,
}

impl Room {
    fn of(limits: &Limits, entries: u32, bytes: u64) -> Room {
        let most = (u64::from(limits.entries_per_game), u64::from(limits.bytes_per_game));
        let beyond =
            |part: fn(u64) -> u64| u64::from(entries) >= part(most.0) || bytes >= part(most.1);
        if beyond(|most| most) {
            Room::Nothing
        } else if beyond(|most| most / 5 * (5 - LOG_RESERVE_FIFTHS)) {
            Room::Reserve
        } else {
            Room::Plenty
        }
    }
}

/// What came of loading a table.
pub(crate) enum Loaded {
    Ours(Box<Kept>),
    /// Another node has it.
    Theirs(NodeId),
    Gone,
}

impl Kept {
    /// Takes a table for this node and loads it, unless another has it.
    pub(crate) async fn load(hall: &Hall, id: TableId) -> Result<Loaded, StorageError> {
        let claim = {
            // After a restart thousands may be wanted at once. Waiting here has no end, other than
            // waiting for the database. The semaphore is never closed.
            let _turn = hall.loading.acquire().await;
            hall.storage.claim(id, hall.links.me()).await?
        };
        Ok(match claim {
            Claim::Ours(stored) => Loaded::Ours(Box::new(Kept::read(hall, *stored).await?)),
            Claim::Theirs(node) => Loaded::Theirs(node),
            Claim::Gone => Loaded::Gone,
        })
    }

    /// The finished game, whoever keeps it. One that is on is not even folded.
    pub(crate) async fn finished(hall: &Hall, id: TableId) -> Result<AnyTable, TableProblem> {
        let stored = {
            let _turn = hall.loading.acquire().await;
            hall.storage.load(id).await.map_err(|fault| problem(&fault))?
        };
        let stored = stored.ok_or(TableProblem::NoSuchTable)?;
        if stored.record.setup.is_none() {
            return Err(TableProblem::NotStarted);
        }
        if !stored.record.standing.finished {
            return Err(TableProblem::NotOver);
        }
        let folded = hall.restoring.work(move || Folded::of(stored)).await?;
        let damaged = |what| problem(&StorageError::Damaged(format!("table {id}: {what}")));
        folded.map_err(damaged)?.table.ok_or(TableProblem::NotStarted)
    }

    /// A game, whoever keeps it and however far it is, and its table as anybody may know it.
    pub(crate) async fn looked_at(
        hall: &Hall,
        id: TableId,
    ) -> Result<(AnyTable, TableInfo), TableProblem> {
        let stored = {
            let _turn = hall.loading.acquire().await;
            hall.storage.load(id).await.map_err(|fault| problem(&fault))?
        };
        let stored = stored.ok_or(TableProblem::NoSuchTable)?;
        let info = Document::info_of(&stored.record).ok_or(TableProblem::Internal)?;
        let folded = hall.restoring.work(move || Folded::of(stored)).await?;
        let damaged = |what| problem(&StorageError::Damaged(format!("table {id}: {what}")));
        let table = folded.map_err(damaged)?.table.ok_or(TableProblem::NotStarted)?;
        Ok((table, info))
    }

    /// Puts a table together, beside the network: that takes milliseconds where a log is long.
    async fn read(hall: &Hall, stored: Stored) -> Result<Kept, StorageError> {
        let id = stored.record.id;
        let damaged = |what: String| StorageError::Damaged(format!("table {id}: {what}"));
        let folded = hall.restoring.work_patiently(move || Folded::of(stored)).await;
        let folded = folded.unwrap_or_else(|_| Err("it cannot be put together".to_owned()));
        let Folded { record, revision, code, document, table, answers, entries, bytes } =
            folded.map_err(&damaged)?;
        let play = match table {
            None => None,
            Some(table) => {
                let name = table.lexicon();
                let words =
                    hall.lexicons.open_again(name).await.map_err(|problem| match problem {
                        Problem::UnknownLexicon { .. } => {
                            damaged(format!("no lexicon {name:?} any more"))
                        }
                        Problem::DamagedLexicon { .. } => {
                            damaged(format!("lexicon {name:?} is damaged"))
                        }
                        _ => StorageError::Unavailable(format!(
                            "lexicon {name:?} cannot be opened now"
                        )),
                    })?;
                let known = each_table!(&table, table => table.setup().dictionary.checksum);
                if words.checksum() != known {
                    tracing::warn!(table = %id, "the lexicon has changed since the start");
                }
                let play = Play::restore(&document, table, words);
                Some(play.map_err(|_| damaged("no luck".to_owned()))?)
            }
        };
        Ok(Kept {
            id,
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
            entries,
            bytes,
        })
    }

    /// Is there something that is not kept yet?
    pub(crate) fn has_news(&self) -> bool {
        let entries = self.play.as_ref().map_or(0, |play| play.table.entry_count());
        self.changed || self.quietly_changed || entries > self.entries
    }

    /// How much room the log has left, with what is not kept yet.
    pub(crate) fn room(&self, limits: &Limits) -> Room {
        let entries = self.play.as_ref().map_or(0, |play| play.table.entry_count());
        Room::of(limits, entries, self.bytes)
    }

    /// Writes what was changed. What was asked for, and for which seat, goes beside the last entry.
    pub(crate) async fn write(
        &mut self,
        hall: &Hall,
        standing: Standing,
        asked: Option<(Seat, &AskId)>,
    ) -> Result<(), StorageError> {
        let first_entry = self.entries;
        let texts =
            self.play.as_ref().map_or_else(Vec::new, |play| play.table.entries(first_entry));
        let last = texts.len();
        let bytes: usize = texts.iter().map(String::len).sum();
        let noted = asked.map(|(seat, id)| answers::note(seat, id));
        let note = |nth: usize| noted.clone().filter(|_| nth + 1 == last);
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
        self.bytes += bytes as u64;
        if let (Some((seat, id)), Some(play)) = (asked.filter(|_| last > 0), &self.play) {
            self.answers.done(seat, id.clone(), play.table.next_event());
        }
        (self.changed, self.quietly_changed) = (false, false);
        self.touched = standing.touched;
        hall.metrics.entries_kept.add(last as u64);
        Ok(())
    }
}

/// A table as it was read and folded, which still lacks its words.
struct Folded {
    record: Record,
    revision: Revision,
    code: TableCode,
    document: Document,
    table: Option<AnyTable>,
    answers: Answers,
    entries: u32,
    bytes: u64,
}

impl Folded {
    fn of(stored: Stored) -> Result<Folded, String> {
        let Stored { record, revision, entries } = stored;
        let document: Document =
            serde_json::from_str(&record.document).map_err(|fault| fault.to_string())?;
        let code = record.code.as_str().parse().map_err(|_| "its code is none".to_owned())?;
        let texts = || entries.iter().map(|entry| entry.text.as_str());
        let table = record.setup.as_ref().map(|setup| record.game.restore(setup, texts()));
        let table = table.transpose().map_err(|fault| fault.to_string())?;
        let notes = entries.iter().map(|entry| entry.note.as_deref());
        let answers = table.as_ref().map(|table| Answers::from_log(table, notes));
        Ok(Folded {
            revision,
            code,
            document,
            table,
            answers: answers.unwrap_or_default(),
            bytes: texts().map(|text| text.len() as u64).sum(),
            entries: entries.len() as u32,
            record,
        })
    }
}
