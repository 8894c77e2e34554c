//! The games there are.
//!
//! Adding a game is its folder and one line of `registry!`. Whatever else is to be done with each
//! game goes through [`each_game!`](crate::each_game) and [`each_table!`](crate::each_table), so
//! that a game that lacks something does not compile.

use crate::chance::Chance;
use crate::dictionary::Dictionary;
use crate::editions::Editions;
use crate::game::Game;
use crate::house::HouseRule;
use crate::json::{self, Opening};
use crate::refusal::{Code, Refusal, code};
use crate::setup::{Edition, SetupError};
use crate::table::Table;
use lexicon::Alphabet;
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

macro_rules! registry {
    ($d:tt $($(#[$meta:meta])* $game:ident => $module:ident :: $rules:ident;)*) => {
        /// The games by name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameName {
            $($(#[$meta])* $game,)*
        }

        impl GameName {
            /// All of them.
            pub const ALL: &[GameName] = &[$(GameName::$game),*];
        }

        /// A table of whichever game. Use [`each_table!`](crate::each_table) for its own types.
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnyTable {
            $($(#[$meta])* $game(Table<crate::$module::$rules>),)*
        }

        /// What a player can do in whichever game.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[serde(untagged)]
        pub enum AnyCommand {
            $($(#[$meta])* $game(<crate::$module::$rules as Game>::Command),)*
        }

        $(impl Registered for crate::$module::$rules {
            const GAME: GameName = GameName::$game;

            fn any_table(table: Table<Self>) -> AnyTable {
                AnyTable::$game(table)
            }

            fn any_command(command: Self::Command) -> AnyCommand {
                AnyCommand::$game(command)
            }

            fn own_command(command: AnyCommand) -> Option<Self::Command> {
                match command {
                    AnyCommand::$game(command) => Some(command),
                    _ => None,
                }
            }
        })*

        /// Does the same with the table of any game: `each_table!(any, table => table.now())`.
        #[macro_export]
        macro_rules! each_table {
            ($d any:expr, $d table:ident => $d does:expr) => {
                match $d any {
                    $($d crate::AnyTable::$game($d table) => $d does,)*
                }
            };
        }

        /// Does the same with the rules of any game: `each_game!(name, G => G::PLAYERS)`.
        #[macro_export]
        macro_rules! each_game {
            ($d name:expr, $d rules:ident => $d does:expr) => {
                match $d name {
                    $($d crate::GameName::$game => {
                        type $d rules = $d crate::$module::$rules;
                        $d does
                    })*
                }
            };
        }
    };
}

registry! { $
    /// The box Cartas, first game.
    Classic => classic::Classic;
    /// The box Cartas, second game.
    Forfeit => forfeit::Forfeit;
    /// The box Cartas, third game.
    Rummy => rummy::Rummy;
    /// The box of two teams and one tray.
    Party => party::Party;
    /// The box Word Thief.
    Thief => thief::Thief;
}

/// A game that is in the registry: from its own types to those of whichever game, and back.
pub trait Registered: Game {
    /// Which game it is.
    const GAME: GameName;

    /// A table of it as a table of whichever game.
    fn any_table(table: Table<Self>) -> AnyTable;

    /// A command of it as a command of whichever game.
    fn any_command(command: Self::Command) -> AnyCommand;

    /// The command, if it is one of this game.
    fn own_command(command: AnyCommand) -> Option<Self::Command>;
}

impl GameName {
    /// The name that commands, files and addresses use.
    pub const fn as_str(self) -> &'static str {
        each_game!(self, G => G::NAME)
    }

    /// How many can play.
    pub const fn players(self) -> RangeInclusive<usize> {
        each_game!(self, G => G::PLAYERS)
    }

    /// Is it played by teams?
    pub const fn teams(self) -> bool {
        each_game!(self, G => G::TEAMS)
    }

    /// The lexicon that a built-in edition (or the default one) is played with.
    pub fn lexicon(self, name: Option<&str>) -> Result<String, SetupError> {
        Editions::built_in().lexicon(self, name)
    }

    /// The alphabet of the letters of a built-in edition (or the default one).
    pub fn alphabet(self, name: Option<&str>) -> Result<Alphabet, SetupError> {
        Editions::built_in().alphabet(self, name)
    }

    /// The names of its built-in editions, the default one first.
    pub fn editions(self) -> Vec<String> {
        Editions::built_in().names(self)
    }

    /// The name of the box that it is in, with which the names of its editions begin.
    pub const fn box_name(self) -> &'static str {
        each_game!(self, G => <G as Game>::Edition::BOX)
    }

    /// Its house rules as a built-in edition (or the default one) allows them for so many players.
    pub fn house_rules(
        self,
        name: Option<&str>,
        players: usize,
    ) -> Result<Vec<HouseRule>, SetupError> {
        Editions::built_in().house_rules(self, name, players)
    }

    /// The refusal codes that the game can give, shared ones included.
    pub fn codes(self) -> Vec<Code> {
        let own: &[Code] = each_game!(self, G => G::CODES);
        code::ALL.iter().chain(own).cloned().collect()
    }

    /// Reads a command from its JSON form.
    pub fn command(self, json: Value) -> Result<AnyCommand, Refusal> {
        each_game!(self, G => json::read(json).map(G::any_command))
    }

    /// Opens a table with a built-in edition and starts the game.
    pub fn open(
        self,
        opening: Opening,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<AnyTable, SetupError> {
        Editions::built_in().open(self, opening, dictionary, chance)
    }

    /// Puts a table back together from the JSON texts of its setup and its entries.
    pub fn restore<'a>(
        self,
        setup: &str,
        entries: impl IntoIterator<Item = &'a str>,
    ) -> Result<AnyTable, SetupError> {
        each_game!(self, G => Table::restore_json(setup, entries).map(G::any_table))
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seeded;
    use crate::dictionary::WordList;
    use crate::game::Preview;
    use crate::log::Act;
    use crate::seat::Player;
    use crate::seat::{Seat, Viewer};
    use crate::time::Millis;
    use serde_json::json;

    fn words() -> WordList {
        WordList::new(Alphabet::PORTUGUESE, ["ar"]).unwrap()
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
            assert!(game.house_rules(None, 2).is_ok());
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
        let command = GameName::Classic.command(json!("pass")).unwrap();
        let pass = Act::Play { phase: table.phase(), command };
        let mut chance = Seeded::new(3);
        let next = table.next_event();
        let entry = table.submit(Some(Seat(seat)), pass.clone(), Millis(9), &words(), &mut chance);
        assert_eq!(entry, Ok(1));
        let heard = table.heard(Viewer::Watcher, next);
        assert_eq!(heard[0]["news"], json!({"game": {"passed": {"seat": seat}}}));
        let stale = table.submit(Some(Seat(seat)), pass, Millis(9), &words(), &mut chance);
        assert_eq!(stale.unwrap_err().code, code::STALE);
        let pass = GameName::Classic.command(json!("pass")).unwrap();
        let preview = table.preview(Seat(1 - seat), pass, &words());
        assert_eq!(preview, Ok(Preview::default()));
    }

    #[test]
    fn what_cannot_be_read_is_refused_with_what_was_expected() {
        for command in [
            json!(null),
            json!({}),
            json!("fly"),
            json!({"lay": {"cards": [[0, 0, "AB"]]}}),
            json!({"lay": {"cards": [[99999, 0, "A"]]}}),
        ] {
            let refusal = GameName::Classic.command(command.clone()).unwrap_err();
            assert_eq!(refusal.code, code::MALFORMED, "{command}");
            assert!(refusal.about.detail.is_some());
        }
    }

    #[test]
    fn a_command_of_another_game_is_refused_and_changes_nothing() {
        let mut table = classic();
        let before = table.clone();
        let command = GameName::Party.command(json!("roll")).unwrap();
        let act = Act::Play { phase: table.phase(), command: command.clone() };
        let refused = table.submit(Some(Seat(0)), act, Millis(9), &words(), &mut Seeded::new(3));
        assert_eq!(refused.unwrap_err().code, code::MALFORMED);
        let preview = table.preview(Seat(0), command, &words());
        assert_eq!(preview.unwrap_err().code, code::MALFORMED);
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
