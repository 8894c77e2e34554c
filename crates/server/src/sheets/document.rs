//! A sheet as it is kept: what it was begun with, its lines, and which changes were done.

use crate::limits::{
    NOTE_BYTES, SETTINGS_TEXT, SHEET_BYTES, SHEET_CHANGES, SHEET_CHANGES_KEPT, SHEET_LINES,
};
use crate::protocol::{
    AskId, NewSheet, PlayerName, Secret, SheetChange, SheetChanged, SheetInfo, SheetLine,
    TableCode, TableProblem,
};
use crate::storage::SheetRecord;
use crate::tables::secrets::Hashed;
use games::{GameName, Notes, Side, Tallied};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::VecDeque;

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Document {
    pub(super) game: GameName,
    edition: String,
    pub(super) lexicon: String,
    house: Value,
    names: Vec<PlayerName>,
    pub(super) lines: Vec<SheetLine>,
    /// The changes that were done last, so that none is done twice.
    done: VecDeque<AskId>,
    /// What is kept of the secret.
    secret: Hashed,
}

fn malformed(detail: impl Into<String>) -> TableProblem {
    TableProblem::Malformed { detail: detail.into() }
}

impl Document {
    pub(super) fn new(
        wanted: NewSheet,
        edition: String,
        usual: String,
        secret: Hashed,
    ) -> Result<Document, TableProblem> {
        let house = if wanted.house.is_null() { json!({}) } else { wanted.house };
        if house.to_string().len() > SETTINGS_TEXT {
            return Err(TableProblem::TooLarge);
        }
        Ok(Document {
            game: wanted.game,
            edition,
            lexicon: wanted.lexicon.unwrap_or(usual),
            house,
            names: wanted.names,
            lines: Vec::new(),
            done: VecDeque::new(),
            secret,
        })
    }

    pub(super) fn of(record: &SheetRecord) -> Result<Document, TableProblem> {
        serde_json::from_str(&record.document).map_err(|fault| {
            tracing::error!(%fault, "a score sheet cannot be read");
            TableProblem::Internal
        })
    }

    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Only who has the secret may write.
    pub(super) fn check_bearer(&self, bearer: Option<&Secret>) -> Result<(), TableProblem> {
        let holds = bearer.is_some_and(|secret| Hashed::of(secret) == self.secret);
        if holds { Ok(()) } else { Err(TableProblem::NotYours) }
    }

    /// What is to be weighed.
    pub(super) fn notes(&self) -> Notes {
        Notes {
            edition: Some(self.edition.clone()),
            house: self.house.clone(),
            sides: self.names.len(),
            lines: self.lines.iter().map(|line| (Side(line.side), line.note.clone())).collect(),
        }
    }

    pub(super) fn info(
        &self,
        code: &TableCode,
        record: &SheetRecord,
        tallied: Tallied,
    ) -> SheetInfo {
        SheetInfo {
            code: code.clone(),
            revision: record.revision.number(),
            created: record.created.0,
            game: self.game,
            edition: self.edition.clone(),
            lexicon: self.lexicon.clone(),
            house: self.house.clone(),
            names: self.names.clone(),
            lines: self.lines.clone(),
            tallied,
        }
    }

    fn place(&self, id: &AskId) -> Option<usize> {
        self.lines.iter().position(|line| line.id == *id)
    }

    /// Puts a line in the place of the one with its id, or at the end; says where it is.
    pub(super) fn try_line(&mut self, line: SheetLine) -> Result<usize, TableProblem> {
        check(&line)?;
        match self.place(&line.id) {
            Some(place) => {
                self.lines[place] = line;
                Ok(place)
            }
            None => {
                self.lines.push(line);
                Ok(self.lines.len() - 1)
            }
        }
    }

    /// Does what was not done yet; says whether anything was.
    pub(super) fn apply(&mut self, changes: &[SheetChange]) -> Result<bool, TableProblem> {
        if changes.len() > SHEET_CHANGES {
            return Err(TableProblem::TooLarge);
        }
        let mut changed = false;
        for change in changes {
            change.id.check()?;
            if self.done.contains(&change.id) {
                continue;
            }
            self.do_one(&change.what)?;
            self.done.push_back(change.id.clone());
            changed = true;
        }
        while self.done.len() > SHEET_CHANGES_KEPT {
            self.done.pop_front();
        }
        let full = self.lines.len() > SHEET_LINES || self.text().len() > SHEET_BYTES;
        if full { Err(TableProblem::Full) } else { Ok(changed) }
    }

    /// A change of a line that is gone changes nothing: somebody else has struck it out.
    fn do_one(&mut self, what: &SheetChanged) -> Result<(), TableProblem> {
        match what {
            SheetChanged::Add { line, before } => {
                check(line)?;
                if self.place(&line.id).is_none() {
                    let place = before.as_ref().and_then(|before| self.place(before));
                    self.lines.insert(place.unwrap_or(self.lines.len()), line.clone());
                }
            }
            SheetChanged::Edit { line } => {
                check(line)?;
                if let Some(place) = self.place(&line.id) {
                    self.lines[place] = line.clone();
                }
            }
            SheetChanged::Remove { line } => self.lines.retain(|other| other.id != *line),
            SheetChanged::Rename { names } => {
                if names.len() != self.names.len() {
                    return Err(malformed(format!("expected {} names", self.names.len())));
                }
                self.names = names.clone();
            }
        }
        Ok(())
    }
}

/// Can a line be kept?
fn check(line: &SheetLine) -> Result<(), TableProblem> {
    line.id.check()?;
    if line.note.to_string().len() > NOTE_BYTES { Err(TableProblem::TooLarge) } else { Ok(()) }
}
