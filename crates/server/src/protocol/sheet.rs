//! Score sheets of games with the real box: what is noted on them, and what it comes to.

use super::{AskId, PlayerName, Secret, TableCode};
use games::{GameName, Tallied, TallyLine};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/sheets`: a new score sheet.
#[derive(Clone, PartialEq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSheet {
    /// The game that is played.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub game: GameName,
    /// The box that is on the table; the usual one if none is named.
    #[serde(default)]
    #[ts(optional)]
    pub edition: Option<String>,
    /// The words that count when somebody doubts one; those of the edition if none are named.
    #[serde(default)]
    #[ts(optional)]
    pub lexicon: Option<String>,
    /// The house rules that differ from the box.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub house: Value,
    /// Who plays, in the order of turns; in a game of teams the two teams.
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub names: Vec<PlayerName>,
}

/// The answer to whoever began a sheet.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct NewSheetAnswer {
    /// What gives the right to write on it.
    pub secret: Secret,
    /// The sheet.
    pub sheet: SheetInfo,
}

/// `GET /api/sheets/{code}`: a score sheet, weighed. Its revision is the `ETag`.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SheetInfo {
    /// The code that leads to it.
    pub code: TableCode,
    /// How often it was changed.
    #[ts(type = "number")]
    pub revision: i64,
    /// When it was begun, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// The game.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub game: GameName,
    /// The box.
    pub edition: String,
    /// The words that count.
    pub lexicon: String,
    /// The house rules that differ from the box.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub house: Value,
    /// Who plays.
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub names: Vec<PlayerName>,
    /// What was noted, in order.
    pub lines: Vec<SheetLine>,
    /// What it comes to, line by line and in all.
    #[schema(value_type = Object)]
    pub tallied: Tallied,
}

/// A line of a sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetLine {
    /// The client's own name for the line.
    #[schema(value_type = String)]
    pub id: AskId,
    /// Whose it is.
    pub side: u8,
    /// What is noted: `{"game": …}` as the game defines it, or `{"points": 5}`.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub note: Value,
}

/// `POST /api/sheets/{code}/changes`: what is to be changed, in order.
#[derive(Clone, PartialEq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetChanges {
    /// The changes.
    pub changes: Vec<SheetChange>,
}

/// A change of a sheet. Sent twice with the same id, it is done once.
#[derive(Clone, PartialEq, Debug, Deserialize, TS, ToSchema)]
pub struct SheetChange {
    /// The client's own name for the change.
    #[schema(value_type = String)]
    pub id: AskId,
    /// What is done.
    #[serde(flatten)]
    #[ts(flatten)]
    pub what: SheetChanged,
}

/// What can be done to a sheet.
#[derive(Clone, PartialEq, Debug, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum SheetChanged {
    /// A line is added, at the end or before another.
    Add {
        /// The line.
        line: SheetLine,
        /// The line that it comes before.
        #[serde(default)]
        #[ts(optional)]
        #[schema(value_type = Option<String>)]
        before: Option<AskId>,
    },
    /// A line says something else.
    Edit {
        /// The line as it is now; its id says which.
        line: SheetLine,
    },
    /// A line is struck out.
    Remove {
        /// Which.
        #[schema(value_type = String)]
        line: AskId,
    },
    /// Players are called otherwise.
    Rename {
        /// All names.
        #[ts(as = "Vec<String>")]
        #[schema(value_type = Vec<String>)]
        names: Vec<PlayerName>,
    },
}

/// `POST /api/sheets/{code}/weigh`: what would a line come to? Nothing is changed.
#[derive(Clone, PartialEq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetWeighed {
    /// The line. One with the id of a line that is there takes its place.
    pub line: SheetLine,
}

/// What a line would come to.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SheetWeight {
    /// The line, weighed.
    #[schema(value_type = Object)]
    pub line: TallyLine,
    /// What lies on the table before it, as the game defines it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub lying: Value,
}
