//! What is asked over HTTP about tables and seats, and the answers that are not the table itself.
//!
//! Who holds a secret sends it in the header `Authorization: Bearer …`, never in an address.

use super::{Noticed, Secret, Settings, TableId, TableInfo};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/tables`: a new table. `PUT /api/tables/{id}` before the start: other settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What is played, and how.
    pub settings: Settings,
    /// The seats, in order.
    pub seats: Vec<NewSeat>,
    /// The luck of the game by number; only where the server runs for tests.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub seed: Option<u64>,
}

/// One seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who shall sit there.
    pub who: NewOccupant,
    /// The side, where the game is played by teams.
    #[serde(default)]
    #[ts(optional)]
    pub team: Option<u8>,
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewOccupant {
    /// Whoever comes.
    Free,
    /// The caller, who gets the secret of the seat at once; several such seats share a browser.
    Me {
        /// What the others call this player.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays; one of the levels in the catalogue of games.
        level: String,
    },
}

/// The answer to whoever made a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct NewTableAnswer {
    /// The table.
    pub table: TableInfo,
    /// What gives the rights of the host: change, start, abandon and delete the table.
    pub host: Secret,
    /// The seats that the caller took at once.
    pub seats: Vec<SeatSecret>,
}

/// A seat and what it is held by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SeatSecret {
    /// The seat.
    pub seat: u8,
    /// What holds it.
    pub secret: Secret,
}

/// `POST /api/tables/{id}/seats/{seat}`: sits down on a free seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// What the others call this player.
    pub name: String,
}

/// The answer to whoever sat down, or to whom a seat was handed on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatAnswer {
    /// The table.
    pub table: TableInfo,
    /// The seat.
    pub seat: u8,
    /// What holds the seat from now on, if that is new; what held it before is void.
    pub secret: Option<Secret>,
}

/// `POST /api/tables/{id}/seats/{seat}/hand-over`: somebody else plays for the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "to", rename_all = "snake_case", deny_unknown_fields)]
pub enum HandOver {
    /// A bot plays on until the player comes back; before the start the bot has the seat.
    Bot {
        /// How well it plays.
        level: String,
    },
    /// Whoever is given the new secret; the old one is void at once.
    Person {
        /// What the others call the new player; as before if there is none.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// The holder of the secret, who has come back: the bot stops playing.
    Back,
}

/// `POST /api/tables/mine`: what has become of the tables that a browser remembers.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MineAsked {
    /// The tables and what the browser holds of them.
    pub held: Vec<Held>,
}

/// A table and a secret of it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The table.
    pub table: TableId,
    /// The secret of a seat or of the host.
    pub secret: Secret,
}

/// The answer to [`MineAsked`]: tables that are gone and secrets that are void are left out.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Mine {
    /// The tables, each once, the latest first.
    pub tables: Vec<MyTable>,
}

/// A table that the caller holds something of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyTable {
    /// The table.
    pub table: TableInfo,
    /// The seats that the caller holds.
    pub seats: Vec<u8>,
    /// Is the caller its host?
    pub host: bool,
    /// How the caller is told that a seat of theirs is waited for, where it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub noticed: Option<Noticed>,
}
