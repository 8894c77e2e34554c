//! The answer about one word.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Whether a word is in a lexicon, and what is known about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct WordAnswer {
    /// The lexicon that was asked.
    pub lexicon: String,
    /// The language tag of the word.
    pub language: String,
    /// The word as the lexicon's letters spell it, in upper case.
    pub word: String,
    /// Is it in the lexicon?
    pub valid: bool,
    /// How people write it, in lower case and the commonest form first; empty where nothing is
    /// known and where they write it as its letters are.
    pub written: Vec<String>,
    /// What the word can be; empty when the lexicon does not say.
    pub parts: Vec<PartOfSpeech>,
    /// How often one meets it, when that is known.
    pub commonness: Option<Commonness>,
}

/// What a word can be in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PartOfSpeech {
    /// A noun.
    Noun,
    /// An adjective.
    Adjective,
    /// A verb.
    Verb,
    /// An adverb.
    Adverb,
    /// Anything else.
    Other,
}

/// How often one meets a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Commonness {
    /// Everybody uses it, every day.
    Everyday,
    /// Everybody knows it.
    Common,
    /// A reader has met it.
    Uncommon,
    /// Hardly anybody has met it.
    Rare,
}
