//! The catalogue of games: what one can choose when making a table.

use games::{GameName, HouseRule};
use serde::Serialize;
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
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub game: GameName,
    /// The fewest players.
    pub least_players: u8,
    /// The most players.
    pub most_players: u8,
    /// Is it played by teams?
    pub teams: bool,
    /// Can it be played with days a move?
    pub days: bool,
    /// Its editions, the default one first.
    pub editions: Vec<EditionInfo>,
    /// How well bots can play it, weakest first.
    pub levels: Vec<String>,
}

/// One edition of a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct EditionInfo {
    /// Its name.
    pub name: String,
    /// The lexicon that it is played with unless the table chooses another.
    pub lexicon: String,
    /// The language of its letters, for `lang` attributes.
    pub language: String,
    /// Is its lexicon here? If not, it has to be imported first, or the table chooses another.
    pub playable: bool,
    /// Its house rules, as a table with as many players as can play may set them.
    #[schema(value_type = Vec<Object>)]
    pub house_rules: Vec<HouseRule>,
}
