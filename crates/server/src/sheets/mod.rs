//! Score sheets of games with the real box.
//!
//! A sheet is a small document that nobody keeps in memory: whoever changes it reads it, applies
//! the changes and writes the next revision, and begins again if somebody else was faster. So it
//! does not matter which node is asked. Whoever follows a sheet asks now and then whether there is
//! a later revision, which costs one look into the database.

mod document;

use crate::limits::{CODE_TRIES, SHEET_TRIES};
use crate::protocol::{
    NewSheet, NewSheetAnswer, Secret, SheetChange, SheetInfo, SheetLine, SheetWeight, TableCode,
    TableProblem,
};
use crate::storage::{self, SheetRecord, StorageError, WallTime};
use crate::tables::Hall;
use crate::tables::hall::problem;
use crate::tables::play::bad_settings;
use crate::tables::secrets::{self, Hashed};
use document::Document;
use std::sync::Arc;

/// After how long a look at a sheet is noted again.
const VISIT_NOTED: i64 = 24 * 3_600_000;

/// Begins a sheet.
pub(crate) async fn create(
    hall: &Arc<Hall>,
    wanted: NewSheet,
) -> Result<NewSheetAnswer, TableProblem> {
    let secret = secrets::new_secret()?;
    let edition = hall.editions.named(wanted.game, wanted.edition.as_deref());
    let edition = edition.map_err(bad_settings)?;
    let usual = hall.editions.lexicon(wanted.game, Some(&edition)).map_err(bad_settings)?;
    let document = Document::new(wanted, edition, usual, Hashed::of(&secret))?;
    if !hall.lexicons.names().await?.contains(&document.lexicon) {
        let detail = format!("there is no lexicon {:?}", document.lexicon);
        return Err(TableProblem::BadSettings { part: "lexicon".to_owned(), detail });
    }
    // Whether the settings fit is found out by weighing the empty sheet.
    let tallied = weighed(hall, document.clone()).await?;
    hall.sheets_quota.take(hall.storage.count_sheets()).await?;
    let now = WallTime::now();
    for _ in 0..CODE_TRIES {
        let code = secrets::new_code()?;
        let record = SheetRecord {
            code: storage::TableCode::new(code.as_str()),
            created: now,
            revision: storage::Revision::FIRST,
            touched: now,
            document: document.text(),
        };
        match hall.storage.create_sheet(record.clone()).await {
            Ok(()) => {
                let sheet = document.info(&code, &record, tallied);
                return Ok(NewSheetAnswer { secret, sheet });
            }
            Err(StorageError::Conflict) => {}
            Err(fault) => return Err(problem(&fault)),
        }
    }
    Err(TableProblem::Full)
}

/// The sheet of a code as it is kept.
pub(crate) async fn find(hall: &Hall, code: &TableCode) -> Result<SheetRecord, TableProblem> {
    let found = hall.storage.sheet(&storage::TableCode::new(code.as_str())).await;
    found.map_err(|fault| problem(&fault))?.ok_or(TableProblem::NoSuchTable)
}

/// A sheet, weighed. Whoever looks at it keeps it from being forgotten.
pub(crate) async fn look(
    hall: &Arc<Hall>,
    code: &TableCode,
    record: SheetRecord,
) -> Result<SheetInfo, TableProblem> {
    let now = WallTime::now();
    if now.0 >= record.touched.0.saturating_add(VISIT_NOTED) {
        let noted = hall.storage.visit_sheet(record.code.clone(), now).await;
        noted.map_err(|fault| problem(&fault))?;
    }
    let document = Document::of(&record)?;
    let tallied = weighed(hall, document.clone()).await?;
    Ok(document.info(code, &record, tallied))
}

/// Changes a sheet. Everything is done, or nothing.
pub(crate) async fn change(
    hall: &Arc<Hall>,
    code: &TableCode,
    bearer: Option<&Secret>,
    changes: &[SheetChange],
) -> Result<SheetInfo, TableProblem> {
    for _ in 0..SHEET_TRIES {
        let before = find(hall, code).await?;
        let mut document = Document::of(&before)?;
        document.check_bearer(bearer)?;
        if !document.apply(changes)? {
            return look(hall, code, before).await;
        }
        let record = SheetRecord {
            revision: before.revision.next(),
            touched: WallTime::now().max(before.touched),
            document: document.text(),
            ..before
        };
        match hall.storage.change_sheet(record.clone()).await {
            Ok(()) => {
                let tallied = weighed(hall, document.clone()).await?;
                return Ok(document.info(code, &record, tallied));
            }
            // Somebody else has written meanwhile.
            Err(StorageError::Behind) => {}
            Err(fault) => return Err(problem(&fault)),
        }
    }
    Err(TableProblem::Busy)
}

/// What a line would come to, in the place of the one with its id or at the end, and what lies on
/// the table before it.
pub(crate) async fn weigh(
    hall: &Arc<Hall>,
    record: &SheetRecord,
    line: SheetLine,
) -> Result<SheetWeight, TableProblem> {
    let mut document = Document::of(record)?;
    let place = document.try_line(line)?;
    document.lines.truncate(place + 1);
    let mut before = document.clone();
    before.lines.truncate(place);
    let lying = weighed(hall, before).await?.lying;
    let line = weighed(hall, document).await?.lines.pop().unwrap_or_default();
    Ok(SheetWeight { line, lying })
}

/// Forgets a sheet.
pub(crate) async fn delete(
    hall: &Hall,
    code: &TableCode,
    bearer: Option<&Secret>,
) -> Result<(), TableProblem> {
    let record = find(hall, code).await?;
    Document::of(&record)?.check_bearer(bearer)?;
    let deleted = hall.storage.delete_sheet(record.code).await;
    deleted.map(drop).map_err(|fault| problem(&fault))
}

/// Weighs all that is noted, beside the network.
async fn weighed(hall: &Arc<Hall>, document: Document) -> Result<games::Tallied, TableProblem> {
    let at = Arc::clone(hall);
    let tally = move || at.editions.tally(document.game, &document.notes());
    hall.sheets.work(tally).await?.map_err(bad_settings)
}
