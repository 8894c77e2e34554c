//! The games there are. Adding one is its folder and one line at the end of this file.

use crate::chance::Chance;
use crate::dictionary::Dictionary;
use crate::game::{Game, Outcome, Phase};
use crate::json::{Opening, edition, value};
use crate::refusal::{Code, Refusal, code};
use crate::replay::{Report, replay};
use crate::saved::{self, SavedError};
use crate::score::{Line, Points};
use crate::seat::{Seat, Viewer};
use crate::setup::{Edition, SetupError};
use crate::table::Table;
use crate::time::Millis;
use serde_json::Value;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

macro_rules! registry {
    ($($(#[$meta:meta])* $game:ident => $rules:ty;)*) => {
        /// The games by name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameName {
            $($(#[$meta])* $game,)*
        }

        impl GameName {
            /// All of them.
            pub const ALL: &[GameName] = &[$(GameName::$game),*];

            /// The name that commands, files and addresses use.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(GameName::$game => <$rules>::NAME,)*
                }
            }

            /// How many can play.
            pub const fn players(self) -> RangeInclusive<usize> {
                match self {
                    $(GameName::$game => <$rules>::PLAYERS,)*
                }
            }

            /// The lexicon that an edition (or the default one) is played with.
            pub fn lexicon(self, name: Option<&str>) -> Result<String, SetupError> {
                match self {
                    $(GameName::$game => Ok(edition::<$rules>(name)?.lexicon().to_owned()),)*
                }
            }

            /// The names of its built-in editions, the default one first.
            pub fn editions(self) -> Vec<String> {
                match self {
                    $(GameName::$game => <$rules as Game>::Edition::built_in()
                        .iter()
                        .map(|edition| edition.name().to_owned())
                        .collect(),)*
                }
            }

            /// Its house rules with their defaults, as a JSON object.
            pub fn house_rules(self) -> Value {
                match self {
                    $(GameName::$game => value(&<$rules as Game>::House::default()),)*
                }
            }

            /// The refusal codes that the game can give, shared ones included.
            pub fn codes(self) -> Vec<Code> {
                let own: &[Code] = match self {
                    $(GameName::$game => <$rules>::CODES,)*
                };
                code::ALL.iter().chain(own).cloned().collect()
            }

            /// Opens a table and starts the game.
            pub fn open(
                self,
                opening: Opening,
                dictionary: &dyn Dictionary,
                chance: &mut dyn Chance,
            ) -> Result<AnyTable, SetupError> {
                match self {
                    $(GameName::$game => {
                        let setup = opening.setup::<$rules>(dictionary)?;
                        Table::open(setup, dictionary, chance).map(AnyTable::$game)
                    })*
                }
            }

            /// Puts a table back together from the JSON texts of its setup and its entries.
            pub fn restore<'a>(
                self,
                setup: &str,
                entries: impl IntoIterator<Item = &'a str>,
            ) -> Result<AnyTable, SetupError> {
                match self {
                    $(GameName::$game => {
                        Table::restore_json(setup, entries).map(AnyTable::$game)
                    })*
                }
            }
        }

        /// A table of whichever game. Match on it for the game's own types.
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnyTable {
            $($(#[$meta])* $game(Table<$rules>),)*
        }

        /// Does the same with the table of any game.
        macro_rules! each {
            ($any:expr, $table:ident => $does:expr) => {
                match $any {
                    $(AnyTable::$game($table) => $does,)*
                }
            };
        }

        impl AnyTable {
            /// Which game is played.
            pub const fn game(&self) -> GameName {
                match self {
                    $(AnyTable::$game(_) => GameName::$game,)*
                }
            }

            /// Reads a saved game, trusting its events as they stand.
            pub fn read(text: &str) -> Result<AnyTable, SavedError> {
                match saved_game(text)? {
                    $(GameName::$game => {
                        let saved = saved::read::<$rules>(text)?;
                        Table::restore(saved.setup, saved.log)
                            .map(AnyTable::$game)
                            .map_err(|fault| SavedError::new(1, fault.to_string()))
                    })*
                }
            }

            /// Reads a saved game and judges it again, entry by entry, with the dictionary that
            /// `find` gives for the name in its setup.
            pub fn replay<'a>(
                text: &str,
                find: &dyn Fn(&str) -> Option<&'a dyn Dictionary>,
            ) -> Result<Report, SavedError> {
                match saved_game(text)? {
                    $(GameName::$game => {
                        let saved = saved::read::<$rules>(text)?;
                        let name = &saved.setup.dictionary.name;
                        let dictionary = find(name).ok_or_else(|| {
                            SavedError::new(1, format!("there is no lexicon {name:?}"))
                        })?;
                        Ok(replay(&saved, dictionary).0)
                    })*
                }
            }
        }
    };
}

fn saved_game(text: &str) -> Result<GameName, SavedError> {
    let name = saved::game_of(text)?;
    name.parse().map_err(|fault: UnknownGame| SavedError::new(1, fault.to_string()))
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameName, UnknownGame> {
        let found = GameName::ALL.iter().find(|game| game.as_str() == name);
        found.copied().ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

crate::text::serde_as_text!(GameName, "the name of a game");

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = GameName::ALL.iter().map(|game| game.as_str()).collect();
        write!(f, "unknown game {:?}: expected {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

registry! {
    /// The box Cartas, first game.
    Classic => crate::classic::Classic;
    /// The box Cartas, second game.
    Forfeit => crate::forfeit::Forfeit;
    /// The box Cartas, third game.
    Rummy => crate::rummy::Rummy;
    /// The box of two teams and one tray.
    Party => crate::party::Party;
    /// The box Word Thief.
    Thief => crate::thief::Thief;
}

impl AnyTable {
    /// Does something at the table; see [`Table::submit`]. The number of the entry it became.
    pub fn submit(
        &mut self,
        by: Option<Seat>,
        act: Value,
        now: Millis,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<u32, Refusal> {
        each!(self, table => table.submit_json(by, act, now, dictionary, chance))
    }

    /// Lets time pass; see [`Table::advance`].
    pub fn advance(&mut self, now: Millis, dictionary: &dyn Dictionary, chance: &mut dyn Chance) {
        each!(self, table => table.advance(now, dictionary, chance));
    }

    /// What a command would score; see [`Table::preview`].
    pub fn preview(
        &self,
        seat: Seat,
        command: Value,
        dictionary: &dyn Dictionary,
    ) -> Result<Vec<Line>, Refusal> {
        each!(self, table => table.preview_json(seat, command, dictionary))
    }

    /// What a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> Value {
        each!(self, table => table.view_json(viewer))
    }

    /// The stream of a viewer from an event number on, without gaps.
    pub fn told(&self, viewer: Viewer, from: u32) -> Vec<Value> {
        each!(self, table => table.told_json(viewer, from))
    }

    /// The public setup.
    pub fn setup(&self) -> Value {
        each!(self, table => value(table.setup()))
    }

    /// The entries of the log from a number on, one JSON text each, for the keeper's storage.
    pub fn entries(&self, from: u32) -> Vec<String> {
        each!(self, table => table.entries_json(from))
    }

    /// How many entries the log has.
    pub fn entry_count(&self) -> u32 {
        each!(self, table => table.log().len() as u32)
    }

    /// The text of the saved game.
    pub fn save(&self) -> String {
        each!(self, table => saved::write(table))
    }

    /// Until when the game waits, if it waits for time to pass.
    pub fn deadline(&self) -> Option<Millis> {
        each!(self, table => table.deadline())
    }

    /// The phase that commands must name.
    pub fn phase(&self) -> Phase {
        each!(self, table => table.phase())
    }

    /// Table time of the last entry.
    pub fn now(&self) -> Millis {
        each!(self, table => table.now())
    }

    /// The number that the next event will have.
    pub fn next_event(&self) -> u32 {
        each!(self, table => table.next_event())
    }

    /// The scores so far.
    pub fn scores(&self) -> Vec<Points> {
        each!(self, table => table.scores())
    }

    /// The final result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, table => table.outcome())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seeded;
    use crate::dictionary::WordList;
    use crate::seat::Player;
    use lexicon::Alphabet;
    use serde_json::json;

    fn words() -> WordList {
        WordList::new(Alphabet::Portuguese, ["ar"]).unwrap()
    }

    fn classic() -> AnyTable {
        let opening = Opening::new(vec![Player::default(); 2]);
        GameName::Classic.open(opening, &words(), &mut Seeded::new(2)).unwrap()
    }

    #[test]
    fn every_game_is_found_by_its_name() {
        for &game in GameName::ALL {
            assert_eq!(game.as_str().parse(), Ok(game));
            assert!(!game.editions().is_empty(), "{game} has no edition");
            assert!(game.house_rules().is_object());
            assert!(game.lexicon(None).is_ok());
            let codes = game.codes();
            let unique = |(i, code)| !codes[..i].contains(code);
            assert!(codes.iter().enumerate().all(unique), "{game} has a code twice");
            let snake = |c: char| c.is_ascii_lowercase() || c == '_';
            assert!(codes.iter().all(|code| code.as_str().chars().all(snake)));
        }
        let unknown = "poker".parse::<GameName>().unwrap_err().to_string();
        assert!(unknown.contains("\"poker\"") && unknown.contains("classic"), "{unknown}");
    }

    #[test]
    fn a_game_is_played_in_json() {
        let mut table = classic();
        let watch = table.view(Viewer::Watcher);
        let seat = watch["game"]["on_turn"].as_u64().unwrap() as u8;
        assert_eq!(watch["game"]["hand"], Value::Null);
        let pass = json!({"play": {"phase": table.phase().0, "command": "pass"}});
        let mut chance = Seeded::new(3);
        let next = table.next_event();
        let entry = table.submit(Some(Seat(seat)), pass.clone(), Millis(9), &words(), &mut chance);
        assert_eq!(entry, Ok(1));
        let told = table.told(Viewer::Watcher, next);
        assert_eq!(told[0]["news"], json!({"game": {"passed": {"seat": seat}}}));
        let stale = table.submit(Some(Seat(seat)), pass, Millis(9), &words(), &mut chance);
        assert_eq!(stale.unwrap_err().code, code::STALE);
        let preview = table.preview(Seat(1 - seat), json!("pass"), &words());
        assert_eq!(preview, Ok(Vec::new()));
    }

    #[test]
    fn what_cannot_be_read_is_refused_with_what_was_expected() {
        let mut table = classic();
        let before = table.clone();
        for act in [
            json!(null),
            json!({"play": {}}),
            json!({"play": {"phase": -1, "command": "pass"}}),
            json!({"play": {"phase": 1, "command": "fly"}}),
            json!({"play": {"phase": 1, "command": {"lay": {"cards": [[0, 0, "AB"]]}}}}),
            json!({"play": {"phase": 1, "command": {"lay": {"cards": [[99999, 0, "A"]]}}}}),
            json!({"leave": {"seat": 300}}),
        ] {
            let mut chance = Seeded::new(3);
            let refused =
                table.submit(Some(Seat(0)), act.clone(), Millis(9), &words(), &mut chance);
            let refusal = refused.unwrap_err();
            assert_eq!(refusal.code, code::MALFORMED, "{act}");
            assert!(refusal.about.detail.is_some());
        }
        assert_eq!(table, before);
    }

    #[test]
    fn openings_are_checked() {
        let open = |opening: Value| {
            let opening: Opening = serde_json::from_value(opening).map_err(|e| e.to_string())?;
            let table = GameName::Classic.open(opening, &words(), &mut Seeded::new(1));
            table.map_err(|fault| fault.to_string())
        };
        let two = json!([{"name": "Ana"}, {"holder": "bot"}]);
        assert!(open(json!({"players": two, "house": {"words": "challenge"}})).is_ok());
        assert!(open(json!({"players": [{}]})).unwrap_err().contains("expected 2 to 4"));
        let fault = open(json!({"players": two, "house": {"speed": 9}})).unwrap_err();
        assert!(fault.contains("\"speed\""), "{fault}");
        let fault = open(json!({"players": two, "edition": "nil"})).unwrap_err();
        assert!(fault.contains("expected cartas"), "{fault}");
        assert!(open(json!({"players": two, "extra": 1})).is_err());
    }

    #[test]
    fn a_table_comes_back_from_its_entries_and_from_its_file() {
        let table = classic();
        let (setup, entries) = (table.setup().to_string(), table.entries(0));
        let again = GameName::Classic.restore(&setup, entries.iter().map(String::as_str));
        assert_eq!(again.as_ref(), Ok(&table));
        assert!(GameName::Classic.restore(&setup, []).is_err());
        assert!(GameName::Classic.restore(&setup, ["{}"]).is_err());
        let text = table.save();
        assert_eq!(AnyTable::read(&text).as_ref(), Ok(&table));
        let list = words();
        let find = |name: &str| (name == "pt").then_some(&list as &dyn Dictionary);
        let report = AnyTable::replay(&text, &find).unwrap();
        assert_eq!((report.game.as_str(), report.departure), ("classic", None));
        let nothing = |_: &str| None;
        assert!(AnyTable::replay(&text, &nothing).unwrap_err().what.contains("\"pt\""));
        let poker = text.replacen("\"classic\"", "\"poker\"", 1);
        assert!(AnyTable::read(&poker).unwrap_err().what.contains("unknown game"));
    }
}
