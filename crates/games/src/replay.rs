//! Judging a saved game again, entry by entry.

use crate::chance::Recorded;
use crate::dictionary::Dictionary;
use crate::game::Game;
use crate::log::{Act, Entry};
use crate::saved::Saved;
use crate::score::Points;
use crate::table::Table;
use crate::time::Millis;
use serde::Serialize;

/// What judging a saved game again has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Which game.
    pub game: String,
    /// How many entries the saved game has.
    pub entries: usize,
    /// Where it departs from the rules, if it does.
    pub departure: Option<Departure>,
    /// Does the dictionary differ from the one the game was played with?
    pub other_dictionary: bool,
    /// Is the game over?
    pub over: bool,
    /// The scores after the last entry that agrees: by seat, or by team in a team game.
    pub scores: Vec<Points>,
}

/// The first entry whose events are not what the rules make of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Departure {
    /// The entry's number.
    pub entry: u32,
    /// Its line in the saved game, counted from 1.
    pub line: usize,
    /// The number of the first event that differs, counted through the whole log.
    pub event: u32,
    /// What was expected, and what is there.
    pub what: String,
}

/// Judges a saved game again and says where it departs, if it does.
pub fn replay<G: Game>(saved: &Saved<G>, dictionary: &dyn Dictionary) -> (Report, Table<G>) {
    let mut table = Table::closed(saved.setup.clone());
    let mut departure = None;
    for entry in &saved.log {
        if let Err((event, what)) = step(&mut table, entry, dictionary, saved.version) {
            let line = entry.number as usize + 2;
            departure = Some(Departure { entry: entry.number, line, event, what });
            break;
        }
    }
    let report = Report {
        game: G::NAME.to_owned(),
        entries: saved.log.len(),
        departure,
        other_dictionary: dictionary.checksum() != saved.setup.dictionary.checksum,
        over: table.outcome().is_some(),
        scores: table.scores(),
    };
    (report, table)
}

/// Judges one entry; on disagreement, the number of the event and a sentence.
fn step<G: Game>(
    table: &mut Table<G>,
    entry: &Entry<G>,
    dictionary: &dyn Dictionary,
    version: u32,
) -> Result<(), (u32, String)> {
    let first = entry.first_event;
    let ticks = entry.act == Act::Tick;
    let passed = |deadline: &Millis| *deadline < entry.at || *deadline == entry.at && !ticks;
    if let Some(deadline) = table.deadline().filter(passed) {
        return Err((first, format!("the deadline at {deadline} was passed over")));
    }
    let mut chance = Recorded::new(entry.draws.clone());
    let (mut position, mut events) = table
        .judge(entry.by, &entry.act, entry.at, dictionary, &mut chance)
        .map_err(|refusal| (first, format!("the rules refuse it: {refusal}")))?;
    if version == 1 && matches!(entry.act, Act::Undo { .. }) {
        // What nobody had seen was shuffled again then, and it stands in the log how.
        let shuffled = entry.events.get(events.len()..).unwrap_or_default();
        for event in shuffled {
            position.fold(event, &table.past(), None);
        }
        events.extend_from_slice(shuffled);
    } else if let Some(fault) = chance.fault() {
        return Err((first, fault.to_owned()));
    }
    let places = events.len().max(entry.events.len());
    if let Some(place) = (0..places).find(|&place| events.get(place) != entry.events.get(place)) {
        let number = first + place as u32;
        let (expected, found) = (text(events.get(place)), text(entry.events.get(place)));
        return Err((number, format!("expected {expected}, found {found}")));
    }
    table.adopt(entry.clone(), position);
    Ok(())
}

fn text<T: Serialize>(event: Option<&T>) -> String {
    event.and_then(|event| serde_json::to_string(event).ok()).unwrap_or("nothing".to_owned())
}
