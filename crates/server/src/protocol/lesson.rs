//! Guided first games: what is asked for one, what a page is told of it, and how far it is.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// `POST /api/lessons/{game}`: a table for a guided first game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonAsked {
    /// What the learner is called.
    pub name: String,
    /// The edition; the game's first one if none is named.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub edition: Option<String>,
}

/// The answer to `GET /api/lessons/{game}/{edition}`: what the learner does and is told. What the
/// teacher does is left out.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LessonPlan {
    /// In order.
    pub items: Vec<LessonItem>,
    /// How words of the lesson are written, where that is not as their letters are.
    pub written: BTreeMap<String, String>,
}

/// One thing that happens in a lesson, or is said, or both.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LessonItem {
    /// Who does something; nobody where something is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable)]
    pub seat: Option<u8>,
    /// What the learner does, as the game defines it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub command: Option<Value>,
    /// What the learner is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional = nullable)]
    pub step: Option<LessonStep>,
}

/// What the learner is told, by name: the page has its text in every language.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LessonStep {
    /// The name of the text.
    pub text: String,
    /// What fills it: words, letters and numbers.
    #[ts(type = "Record<string, string | number | string[]>")]
    #[schema(value_type = Object)]
    pub fill: BTreeMap<String, Value>,
}

/// How far a lesson is, as it is kept with its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonInfo {
    /// The item that comes next.
    pub item: u32,
    /// How many steps were read.
    pub read: u32,
    /// Is it over, so that the game goes on as any other against a bot?
    pub over: bool,
}

/// `POST /api/tables/{id}/lesson`: the learner goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum LessonSaid {
    /// An item was read.
    Read {
        /// Which. Any other than the one that comes next is passed over.
        item: u32,
    },
    /// The lesson ends here, and the game goes on without it.
    End,
}
