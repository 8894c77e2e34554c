//! The JSON form of a table, for files, sockets and whoever does not name a game's types.

use crate::dictionary::Dictionary;
use crate::editions::Editions;
use crate::game::Game;
use crate::log::Entry;
use crate::refusal::{Refusal, code};
use crate::seat::Player;
use crate::setup::{Setup, SetupError, house_rules};
use crate::table::Table;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What somebody asks for who opens a table: all but the players has a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The name of an edition.
    #[serde(default)]
    pub edition: Option<String>,
    /// The name of the lexicon, where it is not the edition's own.
    #[serde(default)]
    pub lexicon: Option<String>,
    /// House rules; those that are left out keep their default.
    #[serde(default = "no_options")]
    pub house: Value,
    /// The players, seat by seat.
    pub players: Vec<Player>,
    /// May a turn be taken back?
    #[serde(default = "yes")]
    pub undo: bool,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

const fn yes() -> bool {
    true
}

impl Opening {
    /// The default edition and house rules for these players.
    pub fn new(players: Vec<Player>) -> Opening {
        Opening { edition: None, lexicon: None, house: no_options(), players, undo: true }
    }

    /// The setup that is asked for.
    pub fn setup<G: Game>(
        self,
        editions: &Editions,
        dictionary: &dyn Dictionary,
    ) -> Result<Setup<G>, SetupError> {
        let edition = editions.find::<G>(self.edition.as_deref())?;
        let house = house_rules(self.house).map_err(|what| SetupError::new("house rules", what))?;
        let mut setup = Setup::with(edition, house, self.players, dictionary)?;
        setup.undo = self.undo;
        if let Some(name) = self.lexicon {
            setup.dictionary.name = name;
        }
        Ok(setup)
    }
}

/// Data of this crate always has a JSON form: no map in it has keys other than strings.
pub(crate) fn value<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}

/// Reads what a client sent, or says what was expected.
pub(crate) fn read<T: serde::de::DeserializeOwned>(json: Value) -> Result<T, Refusal> {
    serde_json::from_value(json)
        .map_err(|fault| Refusal::new(code::MALFORMED, "").detail(fault.to_string()))
}

impl<G: Game> Table<G> {
    /// The entries of the log from a number on, one JSON text each, for the keeper's storage.
    pub fn entries_json(&self, from: u32) -> Vec<String> {
        let entries = self.log().get(from as usize..).unwrap_or_default();
        let text = |entry: &Entry<G>| serde_json::to_string(entry).unwrap_or_default();
        entries.iter().map(text).collect()
    }

    /// [`Table::restore`] from JSON texts.
    pub fn restore_json<'a>(
        setup: &str,
        entries: impl IntoIterator<Item = &'a str>,
    ) -> Result<Table<G>, SetupError> {
        let setup: Setup<G> = serde_json::from_str(setup)
            .map_err(|fault| SetupError::new("setup", fault.to_string()))?;
        let log: Result<Vec<Entry<G>>, serde_json::Error> =
            entries.into_iter().map(serde_json::from_str).collect();
        let log = log.map_err(|fault| SetupError::new("log", fault.to_string()))?;
        Table::restore(setup, log)
    }
}
