//! The games there are, and tables of whichever of them.
//!
//! Adding a game is its folder and one line of `registry!`. Whatever else is to be done with each
//! game goes through [`each_game!`](crate::each_game) and [`each_table!`](crate::each_table), so
//! that a game that lacks something does not compile.

use crate::card::Card;
use crate::chance::Chance;
use crate::dictionary::Dictionary;
use crate::editions::Editions;
use crate::game::{Awaited, Game, Outcome, Phase, Preview};
use crate::grid::At;
use crate::house::HouseRule;
use crate::json::{self, Opening, value};
use crate::log::Act;
use crate::refusal::{Code, Refusal, code};
use crate::replay::{Report, replay};
use crate::saved::{self, SavedError};
use crate::score::Points;
use crate::seat::{Seat, Seats, Side, Viewer};
use crate::setup::{Edition, SetupError};
use crate::table::Table;
use crate::time::Millis;
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

impl AnyTable {
    /// Which game is played.
    pub fn game(&self) -> GameName {
        each_table!(self, table => name_of(table))
    }

    /// Reads a saved game, trusting its events as they stand.
    pub fn read(text: &str) -> Result<AnyTable, SavedError> {
        each_game!(saved_game(text)?, G => {
            let saved = saved::read::<G>(text)?;
            Table::restore(saved.setup, saved.log)
                .map(G::any_table)
                .map_err(|fault| SavedError::new(1, fault.to_string()))
        })
    }

    /// Reads a saved game and judges it again, entry by entry, with the dictionary that `find`
    /// gives for the name in its setup.
    pub fn replay<'a>(
        text: &str,
        find: &dyn Fn(&str) -> Option<&'a dyn Dictionary>,
    ) -> Result<Report, SavedError> {
        each_game!(saved_game(text)?, G => {
            let saved = saved::read::<G>(text)?;
            let name = &saved.setup.dictionary.name;
            let dictionary = find(name)
                .ok_or_else(|| SavedError::new(1, format!("there is no lexicon {name:?}")))?;
            Ok(replay(&saved, dictionary).0)
        })
    }

    /// Does something at the table; see [`Table::submit`]. The number of the entry it became.
    pub fn submit(
        &mut self,
        by: Option<Seat>,
        act: Act<AnyCommand>,
        now: Millis,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<u32, Refusal> {
        each_table!(self, table => {
            let act = act.try_map(|command| own(table, command))?;
            table.submit(by, act, now, dictionary, chance).map(|entry| entry.number)
        })
    }

    /// Lets time pass; see [`Table::advance`].
    pub fn advance(&mut self, now: Millis, dictionary: &dyn Dictionary, chance: &mut dyn Chance) {
        each_table!(self, table => table.advance(now, dictionary, chance));
    }

    /// What a command would score; see [`Table::preview`].
    pub fn preview(
        &self,
        seat: Seat,
        command: AnyCommand,
        dictionary: &dyn Dictionary,
    ) -> Result<Preview, Refusal> {
        each_table!(self, table => table.preview(seat, &own(table, command)?, dictionary))
    }

    /// Commands that do little; see [`Game::harmless`].
    pub fn harmless(&self, seat: Seat) -> Vec<AnyCommand> {
        each_table!(self, table => table.harmless(seat).into_iter().map(any_of(table)).collect())
    }

    /// What a viewer sees now, in JSON.
    pub fn view(&self, viewer: Viewer) -> Value {
        each_table!(self, table => value(&table.view(viewer)))
    }

    /// The stream of a viewer from an event number on, without gaps and with its sentences, in
    /// JSON.
    pub fn heard(&self, viewer: Viewer, from: u32) -> Vec<Value> {
        each_table!(self, table => table.heard(viewer, from).iter().map(value).collect())
    }

    /// The public setup, in JSON.
    pub fn setup(&self) -> Value {
        each_table!(self, table => value(table.setup()))
    }

    /// The name of the lexicon that it is played with.
    pub fn lexicon(&self) -> &str {
        each_table!(self, table => &table.setup().dictionary.name)
    }

    /// The entries of the log from a number on, one JSON text each, for the keeper's storage.
    pub fn entries(&self, from: u32) -> Vec<String> {
        each_table!(self, table => table.entries_json(from))
    }

    /// How many entries the log has.
    pub fn entry_count(&self) -> u32 {
        each_table!(self, table => table.log().len() as u32)
    }

    /// The entry to go back to, to take back what a seat did last; see
    /// [`Table::before_last_move`].
    pub fn before_last_move(&self, seat: Seat) -> Option<u32> {
        each_table!(self, table => table.before_last_move(seat))
    }

    /// Whom the game waits for.
    pub fn awaited(&self) -> Awaited {
        each_table!(self, table => table.awaited())
    }

    /// The seats, and who plays for them.
    pub fn seats(&self) -> &Seats {
        each_table!(self, table => &table.position().seats)
    }

    /// Which side a seat plays for.
    pub fn side(&self, seat: Seat) -> Side {
        each_table!(self, table => table.side(seat))
    }

    /// Do commands race against the deadline?
    pub fn races_the_clock(&self) -> bool {
        each_table!(self, table => table.races_the_clock())
    }

    /// Whose tiles may be tried out on the board now.
    pub fn drafting(&self) -> Option<Side> {
        each_table!(self, table => table.drafting())
    }

    /// May the seat show its side these tiles on the board now?
    pub fn check_draft(&self, seat: Seat, tiles: &[At<Card>]) -> Result<(), Refusal> {
        each_table!(self, table => table.check_draft(seat, tiles))
    }

    /// May a viewer see what a side tries out?
    pub fn sees_draft(&self, viewer: Viewer, side: Side) -> bool {
        each_table!(self, table => table.sees_draft(viewer, side))
    }

    /// The text of the saved game.
    pub fn save(&self) -> String {
        each_table!(self, table => saved::write(table))
    }

    /// Until when the game waits, if it waits for time to pass.
    pub fn deadline(&self) -> Option<Millis> {
        each_table!(self, table => table.deadline())
    }

    /// The phase that commands must name.
    pub fn phase(&self) -> Phase {
        each_table!(self, table => table.phase())
    }

    /// Table time of the last entry.
    pub fn now(&self) -> Millis {
        each_table!(self, table => table.now())
    }

    /// The number that the next event will have.
    pub fn next_event(&self) -> u32 {
        each_table!(self, table => table.next_event())
    }

    /// The scores so far.
    pub fn scores(&self) -> Vec<Points> {
        each_table!(self, table => table.scores())
    }

    /// The final result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        each_table!(self, table => table.outcome())
    }
}

const fn name_of<G: Registered>(_: &Table<G>) -> GameName {
    G::GAME
}

/// How a command of this table's game becomes one of whichever game.
fn any_of<G: Registered>(_: &Table<G>) -> fn(G::Command) -> AnyCommand {
    G::any_command
}

/// The command as one of this table's game; a command of another game cannot be read here.
fn own<G: Registered>(_: &Table<G>, command: AnyCommand) -> Result<G::Command, Refusal> {
    G::own_command(command).ok_or_else(|| {
        Refusal::new(code::MALFORMED, "").detail(format!("a command of {}", G::NAME))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seeded;
    use crate::dictionary::WordList;
    use crate::seat::Player;
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
