//! Saved games: JSON lines with a version, a checksum on every line, and a closing line.
//!
//! The first line says what it is and holds the setup, each further line is one entry of the log,
//! the last line counts them. Each checksum covers all lines before it, so the reader can say
//! where a file was cut off or edited.

use crate::dictionary::Checksum;
use crate::game::Game;
use crate::log::Entry;
use crate::setup::Setup;
use crate::table::Table;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;

/// The version of the format that is written. Version 1 is read too: there an undo shuffled again
/// what nobody had seen.
pub const VERSION: u32 = 2;

#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), deny_unknown_fields)]
struct Header<G: Game> {
    abecedar: u32,
    game: String,
    setup: Setup<G>,
}

/// An entry is summed as it stands in the file, so that later versions may add to it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    #[serde(borrow)]
    entry: &'a RawValue,
    sum: Checksum,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Closing {
    entries: u32,
    sum: Checksum,
}

/// A saved game as it was read, not judged yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved<G: Game> {
    /// What was settled before the game.
    pub setup: Setup<G>,
    /// The log.
    pub log: Vec<Entry<G>>,
    /// The version of the format that it was saved in.
    pub version: u32,
}

/// Why a text is no saved game: the line, counted from 1, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there, and what was expected.
    pub what: String,
}

impl SavedError {
    pub(crate) fn new(line: usize, what: impl Into<String>) -> SavedError {
        SavedError { line, what: what.into() }
    }
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for SavedError {}

/// The text of a saved game. It holds hidden cards: it is for the keeper of the table.
pub fn write<G: Game>(table: &Table<G>) -> String {
    let header =
        Header::<G> { abecedar: VERSION, game: G::NAME.to_owned(), setup: table.setup().clone() };
    let mut text = json(&header);
    let mut sum = Checksum::of(text.as_bytes());
    text.push('\n');
    for entry in table.log() {
        let entry = json(entry);
        sum = sum.then(entry.as_bytes());
        text.push_str(&format!("{{\"entry\":{entry},\"sum\":\"{sum}\"}}\n"));
    }
    let closing = Closing { entries: table.log().len() as u32, sum };
    text.push_str(&json(&closing));
    text.push('\n');
    text
}

/// Data of this crate always has a JSON form: no map in it has keys other than strings.
fn json<T: Serialize>(data: &T) -> String {
    serde_json::to_string(data).unwrap_or_default()
}

/// Which game a saved game is of, read from its first line.
pub fn game_of(text: &str) -> Result<String, SavedError> {
    let foreign = || SavedError::new(1, "not a saved game: expected {\"abecedar\":2,\"game\":…}");
    let first = text.lines().next().unwrap_or_default();
    let header: Value = serde_json::from_str(first).map_err(|_| foreign())?;
    let version = header.get("abecedar").and_then(Value::as_u64).ok_or_else(foreign)?;
    if !(1..=u64::from(VERSION)).contains(&version) {
        let what = format!("saved by version {version} of the format: expected at most {VERSION}");
        return Err(SavedError::new(1, what));
    }
    let game = header.get("game").and_then(Value::as_str).ok_or_else(foreign)?;
    Ok(game.to_owned())
}

/// Reads a saved game.
pub fn read<G: Game>(text: &str) -> Result<Saved<G>, SavedError> {
    let game = game_of(text)?;
    if game != G::NAME {
        return Err(SavedError::new(1, format!("a game of {game}: expected {}", G::NAME)));
    }
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let first = lines.next().map_or("", |(_, line)| line);
    let header: Header<G> = parse(1, first, "the setup")?;
    header.setup.check().map_err(|fault| SavedError::new(1, fault.to_string()))?;
    let mut sum = Checksum::of(first.as_bytes());
    let mut log: Vec<Entry<G>> = Vec::new();
    let mut next_event = 0;
    let mut last_line = 1;
    while let Some((number, line)) = lines.next() {
        last_line = number;
        if line.starts_with("{\"entries\"") {
            let closing: Closing = parse(number, line, "the closing line")?;
            let count = log.len();
            if closing.entries as usize != count {
                let what = format!("{count} entries: expected {}", closing.entries);
                return Err(SavedError::new(number, what));
            }
            check_sum(number, closing.sum, sum)?;
            return match lines.next() {
                None => Ok(Saved { setup: header.setup, log, version: header.abecedar }),
                Some((number, _)) => Err(SavedError::new(
                    number,
                    "something after the closing line: expected the end",
                )),
            };
        }
        let Line { entry, sum: stated } = parse(number, line, "an entry")?;
        sum = sum.then(entry.get().as_bytes());
        check_sum(number, stated, sum)?;
        let entry: Entry<G> = parse(number, entry.get(), "an entry")?;
        if entry.number as usize != log.len() || entry.first_event != next_event {
            let what = format!("entry {}: expected entry {}", entry.number, log.len());
            return Err(SavedError::new(number, what));
        }
        if log.last().is_some_and(|last| entry.at < last.at) {
            return Err(SavedError::new(number, "time runs back: expected a later time"));
        }
        next_event += entry.events.len() as u32;
        log.push(entry);
    }
    let what = format!("cut off after {} entries: expected another or the closing line", log.len());
    Err(SavedError::new(last_line + 1, what))
}

fn parse<'a, T: Deserialize<'a>>(
    number: usize,
    line: &'a str,
    wanted: &str,
) -> Result<T, SavedError> {
    serde_json::from_str(line).map_err(|fault| {
        let what = if fault.is_eof() { "cut off in the middle" } else { "not readable" };
        SavedError::new(number, format!("{what}: expected {wanted} ({fault})"))
    })
}

fn check_sum(number: usize, stated: Checksum, computed: Checksum) -> Result<(), SavedError> {
    if stated == computed {
        return Ok(());
    }
    let what = format!("edited here or before: expected checksum {computed}, not {stated}");
    Err(SavedError::new(number, what))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seeded;
    use crate::classic::{Classic, Command, Event as ClassicEvent, News};
    use crate::dictionary::WordList;
    use crate::log::Event;
    use crate::replay::replay;
    use crate::seat::Seat;
    use crate::time::Millis;
    use lexicon::Alphabet;

    fn words() -> WordList {
        WordList::new(Alphabet::PORTUGUESE, ["ar"]).unwrap()
    }

    /// A game of four passes.
    fn played() -> Table<Classic> {
        let mut chance = Seeded::new(11);
        let setup = Setup::new(2, &words()).unwrap();
        let mut table = Table::<Classic>::open(setup, &words(), &mut chance).unwrap();
        for turn in 1..=4 {
            let seat = table.state().on_turn;
            table.play(seat, Command::Pass, Millis(turn * 1000), &words(), &mut chance).unwrap();
        }
        table
    }

    fn fault(text: &str) -> (usize, String) {
        let fault = read::<Classic>(text).unwrap_err();
        assert!(fault.to_string().starts_with(&format!("line {}: ", fault.line)));
        (fault.line, fault.what)
    }

    #[test]
    fn a_saved_game_is_read_back_and_judged_again() {
        let table = played();
        let text = write(&table);
        assert_eq!(text.lines().count(), 1 + 5 + 1);
        let saved = read::<Classic>(&text).unwrap();
        let (report, again) = replay(&saved, &words());
        assert_eq!((report.departure, report.over, report.entries), (None, true, 5));
        assert_eq!(again, table);
        assert_eq!(write(&again), text);
        assert!(!report.other_dictionary);
        let other = WordList::new(Alphabet::PORTUGUESE, ["ra"]).unwrap();
        assert!(replay(&saved, &other).0.other_dictionary);
    }

    #[test]
    fn a_cut_off_file_says_where() {
        let text = write(&played());
        let lines: Vec<&str> = text.lines().collect();
        let (line, what) = fault(&lines[..4].join("\n"));
        assert_eq!(line, 5);
        assert!(what.contains("cut off") && what.contains("3 entries"), "{what}");
        let half = &lines[3][..lines[3].len() / 2];
        let (line, what) = fault(&format!("{}\n{half}", lines[..3].join("\n")));
        assert_eq!(line, 4);
        assert!(what.contains("cut off in the middle"), "{what}");
        assert_eq!(fault("").0, 1);
        // Cut anywhere, it is an error with a line number, never a panic.
        for end in (0..text.len() - 1).step_by(11) {
            if text.is_char_boundary(end) {
                assert!(read::<Classic>(&text[..end]).is_err(), "cut at {end}");
            }
        }
    }

    #[test]
    fn an_edited_file_says_where() {
        let text = write(&played());
        let edited = text.replacen("\"at\":2000", "\"at\":2001", 1);
        let (line, what) = fault(&edited);
        assert_eq!(line, 4);
        assert!(what.contains("edited"), "{what}");
        let lines: Vec<&str> = text.lines().collect();
        let missing = [&lines[..3], &lines[4..]].concat().join("\n");
        assert_eq!(fault(&missing).0, 4);
        let longer = format!("{text}{}\n", lines[3]);
        assert_eq!(fault(&longer).0, 8);
        let (line, what) = fault(&text.replacen("\"hand\":7", "\"hand\":8", 1));
        assert_eq!(line, 1);
        assert!(what.contains("checksum"), "{what}");
        let (line, what) = fault(&text.replacen("\"undo\":true", "\"undo\":false", 1));
        assert_eq!(line, 2);
        assert!(what.contains("edited here or before"), "{what}");
        let (line, what) = fault(&text.replacen("\"agreement\"", "\"agreemint\"", 1));
        assert_eq!(line, 1);
        assert!(what.contains("agreemint"), "{what}");
    }

    #[test]
    fn other_versions_other_games_and_foreign_files_are_told_apart() {
        let text = write(&played());
        let (line, what) = fault(&text.replacen("\"abecedar\":2", "\"abecedar\":3", 1));
        assert_eq!(line, 1);
        assert!(what.contains("version 3") && what.contains("at most 2"), "{what}");
        let (_, what) = fault(&text.replacen("\"game\":\"classic\"", "\"game\":\"rummy\"", 1));
        assert!(what.contains("a game of rummy: expected classic"), "{what}");
        for foreign in ["{}", "hello", "[1,2]", "\u{feff}", "{\"abecedar\":\"x\"}", "\0"] {
            assert!(fault(foreign).1.contains("not a saved game"), "{foreign}");
        }
    }

    #[test]
    fn a_game_that_departs_from_the_rules_is_found_out() {
        let mut saved = read::<Classic>(&write(&played())).unwrap();
        let pass = ClassicEvent::Open(News::Passed { seat: Seat(9) });
        saved.log[2].events[0] = Event::Game(pass);
        let departure = replay(&saved, &words()).0.departure.unwrap();
        assert_eq!((departure.entry, departure.line), (2, 4));
        assert_eq!(departure.event, saved.log[2].first_event);
        assert!(departure.what.starts_with("expected "), "{}", departure.what);
        // A command that the rules refuse, luck that does not fit, a deadline passed over.
        let mut saved = read::<Classic>(&write(&played())).unwrap();
        saved.log[1].by = Some(Seat(7));
        let what = replay(&saved, &words()).0.departure.unwrap().what;
        assert!(what.contains("no_such_seat"), "{what}");
        let mut saved = read::<Classic>(&write(&played())).unwrap();
        saved.log[0].draws.pop();
        let what = replay(&saved, &words()).0.departure.unwrap().what;
        assert!(what.contains("chance"), "{what}");
    }
}
