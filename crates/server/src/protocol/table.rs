//! A table as anybody may know it: what is played, who sits where, how far it is.

use super::{DaysPace, LessonInfo, SeatDays, TableCode, TableId};
use games::Outcome;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table as anybody may know it. The game itself is in the views of the stream.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its address.
    pub id: TableId,
    /// The code that people tell each other.
    pub code: TableCode,
    /// What is played, and how.
    pub settings: Settings,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// How far it is.
    pub stage: TableStage,
    /// When it was made, in milliseconds of the Unix clock.
    #[ts(type = "number")]
    pub created: u64,
    /// When something last happened, in milliseconds of the Unix clock.
    #[ts(type = "number")]
    pub changed: u64,
    /// The scores side by side, once the game is over.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
    /// The table of the rematch, once there is one.
    pub rematch: Option<TableId>,
    /// Is the record of the game so long that what room it has left is kept for playing to the
    /// end? Then nothing can be taken back any more, and no seat handed to a bot. Lists do not
    /// say.
    #[serde(default)]
    pub record_full: bool,
    /// How many hints each seat has had; empty while nobody has had any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub hints: Vec<u32>,
    /// The seat whose player has asked the table to stand still, while it does: its clock does not
    /// run, bots do not act, and nothing is played until it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub paused: Option<u8>,
    /// Does a big screen show the table, for everybody in the room? Then phones need not show all.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub screen: bool,
    /// How far the lesson is, where the table is for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable)]
    pub lesson: Option<LessonInfo>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// It waits for its players.
    Waiting,
    /// The game is on.
    Playing,
    /// The game has ended by its rules.
    Over,
    /// The game was broken off; nobody has won.
    Abandoned,
}

/// What is played at a table, and how.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game: `classic`, `forfeit`, `rummy`, `party` or `thief`.
    pub game: String,
    /// The edition; the game's first one if none is named.
    #[serde(default)]
    pub edition: Option<String>,
    /// The lexicon, where it is not the edition's own.
    #[serde(default)]
    pub lexicon: Option<String>,
    /// House rules that differ from the defaults.
    #[serde(default = "no_options")]
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub house: Value,
    /// Do bots and hints pass over words that offend? If nothing is said, they do where a bot of
    /// the lower levels plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable)]
    pub family: Option<bool>,
    /// May a turn be taken back, against bots or where all agree?
    #[serde(default = "yes")]
    pub undo: bool,
    /// Is the table in the list of open ones? Otherwise one needs its code or link.
    #[serde(default)]
    pub open: bool,
    /// How long a turn may take, and what then happens; no limit if there is none.
    #[serde(default)]
    pub turn_limit: Option<Patience>,
    /// How long the table waits for a player who is not connected, and what then happens.
    #[serde(default)]
    pub absence: Option<Patience>,
    /// A pace of days a move, by the clock on the wall. Where there is one there is no turn limit
    /// and nobody is away; games that race a clock cannot be played so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable)]
    pub days: Option<DaysPace>,
    /// May people at the table have hints, also where they play against each other? Who plays
    /// against bots alone may have them in any case.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

const fn yes() -> bool {
    true
}

/// How long somebody is waited for, and what happens then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Patience {
    /// How long.
    pub seconds: u32,
    /// What happens then.
    pub then: Lateness,
}

/// What happens to somebody who was waited for long enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lateness {
    /// Nothing: the others see that it is late, and wait.
    Wait,
    /// It is for the others: any of them may let a bot play on until the player comes back.
    Ask,
    /// A bot plays on for the seat until its player comes back.
    Bot,
    /// The player has left the game.
    Forfeit,
}

/// A seat as anybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number, counted from 0.
    pub seat: u8,
    /// The side, where the game is played by teams.
    pub team: Option<u8>,
    /// Who sits there; nobody while the seat is free.
    pub who: Option<Occupant>,
    /// Is somebody connected who holds the seat? Bots always are.
    pub here: bool,
    /// Since when the player is not connected, in table time; only where the settings say what
    /// happens to somebody who is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub away: Option<u64>,
    /// What it has of its time, at a table with days a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub days: Option<SeatDays>,
    /// Does the game wait for this seat?
    pub awaited: bool,
    /// Has its player left the game for good?
    pub left: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// A person.
    Person {
        /// What the others call this player.
        name: String,
        /// The level of the bot that plays on while the person is away, if one does.
        stand_in: Option<String>,
    },
    /// A bot.
    Bot {
        /// What the others call it.
        name: String,
        /// How well it plays; one of the levels in the catalogue of games.
        level: String,
    },
}

/// The tables that one can sit down at or watch.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct OpenTables {
    /// Those that wait for players first, then the newest.
    pub tables: Vec<TableInfo>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_from_before_families_are_read_and_written_as_they_were() {
        let old: Settings = serde_json::from_str(r#"{"game": "classic"}"#).unwrap();
        assert_eq!(old.family, None);
        assert!(!serde_json::to_string(&old).unwrap().contains("family"));
        let new: Settings =
            serde_json::from_str(r#"{"game": "classic", "family": false}"#).unwrap();
        assert_eq!(new.family, Some(false));
        assert!(serde_json::to_string(&new).unwrap().contains(r#""family":false"#));
    }
}
