//! Practice: a moment of a game with a play to be found, what somebody lays there, the best play;
//! and the short words of a lexicon.

use super::{Commonness, TableInfo};
use games::{Cell, Line, Points, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/puzzles/{game}/{edition}/{day}` and `GET /api/tables/{id}/turns/{entry}`: a moment of
/// a game, as the seat sees it that is to lay. Nothing that is done about it changes anything.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct Posed {
    /// The table. That of a puzzle is nowhere to be joined.
    pub table: TableInfo,
    /// Who is to lay.
    pub seat: u8,
    /// Edition, house rules and words, as the game defines them.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub setup: Value,
    /// What the seat sees.
    #[ts(type = "TableView<unknown>")]
    #[schema(value_type = Object)]
    pub view: Value,
    /// What it was told until then.
    #[ts(type = "Array<Heard<unknown>>")]
    #[schema(value_type = Vec<Object>)]
    pub steps: Vec<Value>,
    /// How words in the steps are written, where that is not as their letters are.
    pub written: BTreeMap<String, String>,
}

/// `POST …/try`: a play to be weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The play, as the game defines it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub command: Value,
}

/// What the referee says to a play.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Tried {
    /// It can be laid.
    Scored {
        /// How its points are made up.
        #[schema(value_type = Vec<Object>)]
        lines: Vec<Line>,
        /// What it scores.
        #[schema(value_type = i32)]
        total: Points,
        /// The cells whose cards would stay, where a play clears the others away; else none.
        #[schema(value_type = Vec<Object>)]
        kept: Vec<Cell>,
        /// What the best play scores.
        #[schema(value_type = i32)]
        best: Points,
        /// How its words are written, where that is not as their letters are.
        written: BTreeMap<String, String>,
    },
    /// It cannot.
    Refused {
        /// Why.
        #[schema(value_type = Object)]
        refusal: Refusal,
    },
}

/// `GET …/best`: the best play.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct BestPlay {
    /// The play, as the game defines it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub command: Value,
    /// How its points are made up.
    #[schema(value_type = Vec<Object>)]
    pub lines: Vec<Line>,
    /// What it scores.
    #[schema(value_type = i32)]
    pub total: Points,
    /// What the next best play scores, where there is no other as good.
    #[schema(value_type = Option<i32>)]
    pub second: Option<Points>,
    /// The words that it makes.
    pub words: Vec<String>,
    /// How they are written, where that is not as their letters are.
    pub written: BTreeMap<String, String>,
    /// How common they are, where that is known.
    pub known: BTreeMap<String, Commonness>,
}

/// `GET /api/lexicons/{name}/short`: the words of two and of three letters.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ShortWords {
    /// The lexicon.
    pub lexicon: String,
    /// Its language.
    pub language: String,
    /// The letters of its alphabet, in order.
    pub letters: Vec<String>,
    /// The words in the order of the alphabet, those of two letters first.
    pub words: Vec<ShortWord>,
}

/// A short word.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct ShortWord {
    /// The word as its cards spell it.
    pub word: String,
    /// How people write it, where that is not as its letters are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub written: Vec<String>,
    /// How common it is, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub known: Option<Commonness>,
    /// Is it one that families do without?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub offends: bool,
}
