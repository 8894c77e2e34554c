//! Guided first games: a fixed deal, what learner and teacher do in it, and the steps that a page
//! makes texts of. They are data, made by `arena lessons` and judged by the referee in a test.
//!
//! How far a lesson is follows from the table's own log and from how many steps were read, so it
//! can be left and taken up again anywhere.

use games::{Act, AnyTable, GameName, Points, Registered, Seat, Seeded, Table, each_table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Where the learner sits.
pub const LEARNER: Seat = Seat(0);
/// Where the teacher sits.
pub const TEACHER: Seat = Seat(1);

/// A guided first game of one edition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Which game.
    pub game: String,
    /// The edition that it is played with.
    pub edition: String,
    /// All luck follows from it; see [`luck`].
    pub seed: u64,
    /// House rules that differ from the defaults.
    pub house: Value,
    /// What happens and is said, in order.
    pub items: Vec<Item>,
    /// How words of the lesson are written, where that is not as their letters are.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub written: BTreeMap<String, String>,
    /// The scores at its end.
    pub scores: Vec<Points>,
}

/// One thing that happens in a lesson, or is said, or both.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// What is done, and by whom; nothing where something is read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deed: Option<Deed>,
    /// What the learner is told; nothing where the teacher simply plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Step>,
}

/// Something that is done in the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// Who does it.
    pub seat: Seat,
    /// What, as the game writes its commands.
    pub command: Value,
    /// The points that the play brings, line by line, as the referee counts them beforehand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<games::Line>,
}

/// What the learner is told, by name: the page has its text in every language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The name of the text.
    pub text: String,
    /// What fills it: words, letters and numbers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fill: BTreeMap<String, Value>,
}

/// How far a lesson is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// This item comes next.
    At(usize),
    /// All is done and read.
    Finished,
    /// Something else was done than the lesson has.
    Departed,
}

/// The luck of a lesson before an entry of the log: so it is the same whenever the table was
/// loaded again in between.
pub fn luck(seed: u64, entries: u32) -> Seeded {
    Seeded::new(seed.wrapping_add(u64::from(entries)))
}

impl Lesson {
    /// The lesson of a game in an edition; for the game's first edition if none is named.
    pub fn find(game: GameName, edition: Option<&str>) -> Option<&'static Lesson> {
        let first = || game.editions().into_iter().next();
        let edition = edition.map(str::to_owned).or_else(first)?;
        Lesson::all()
            .iter()
            .find(|lesson| lesson.game == game.as_str() && lesson.edition == edition)
    }

    /// All lessons that come with the program.
    pub fn all() -> &'static [Lesson] {
        static ALL: OnceLock<Vec<Lesson>> = OnceLock::new();
        // A test reads each of them, so none is left out here.
        ALL.get_or_init(|| {
            FILES.iter().filter_map(|file| serde_json::from_str(file).ok()).collect()
        })
    }

    /// How far it is, by what was done at the table and how many steps were read.
    pub fn progress(&self, done: &[(Seat, Value)], mut read: u32) -> Progress {
        let mut done = done.iter();
        for (place, item) in self.items.iter().enumerate() {
            match (&item.deed, read) {
                (None, 0) => return Progress::At(place),
                (None, _) => read -= 1,
                (Some(deed), _) => match done.next() {
                    None => return Progress::At(place),
                    Some((seat, command)) if *seat == deed.seat && *command == deed.command => {}
                    Some(_) => return Progress::Departed,
                },
            }
        }
        Progress::Finished
    }

    /// How many steps the learner is told.
    pub fn steps(&self) -> usize {
        self.items.iter().filter(|item| item.step.is_some()).count()
    }
}

/// What was done at a table and still counts.
pub fn done(table: &AnyTable) -> Vec<(Seat, Value)> {
    each_table!(table, table => done_in(table))
}

fn done_in<G: Registered>(table: &Table<G>) -> Vec<(Seat, Value)> {
    let entries = table.surviving().iter().filter_map(|&place| table.log().get(place as usize));
    entries
        .filter_map(|entry| match (&entry.act, entry.by) {
            (Act::Play { command, .. }, Some(seat)) => {
                Some((seat, serde_json::to_value(command).ok()?))
            }
            _ => None,
        })
        .collect()
}

/// The files of some games in some languages.
macro_rules! files {
    ($($game:literal: $($language:literal)*;)*) => {
        &[$($(include_str!(concat!("../lessons/", $game, "-", $language, ".json")),)*)*]
    };
}

const FILES: &[&str] = files! {
    "classic": "pt" "en" "fr" "es" "ro";
    "forfeit": "pt" "en" "fr" "es" "ro";
    "rummy": "pt" "en" "fr" "es" "ro";
    "party": "fr" "en" "es" "pt" "ro";
    "thief": "en" "es" "fr" "pt" "ro";
};
