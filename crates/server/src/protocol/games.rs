//! The catalogue of games: what one can choose when making a table.

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/games`: the games that there are.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Games {
    /// One entry a game.
    pub games: Vec<GameInfo>,
    /// What a player can show the others without words.
    pub reactions: Vec<super::Reaction>,
}

/// One game, as one chooses it.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name: `classic`, `forfeit`, `rummy`, `party` or `thief`.
    pub game: String,
    /// The fewest players.
    pub least_players: u8,
    /// The most players.
    pub most_players: u8,
    /// Is it played by two teams?
    pub teams: bool,
    /// Its editions, the default one first.
    pub editions: Vec<EditionInfo>,
    /// Its house rules with their defaults.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub house: Value,
    /// How well bots can play it, weakest first.
    pub levels: Vec<String>,
}

/// One edition of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct EditionInfo {
    /// Its name.
    pub name: String,
    /// The lexicon that it is played with unless the table chooses another.
    pub lexicon: String,
}
