//! What a word means.

use super::word::PartOfSpeech;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/lexicons/{name}/words/{word}/meaning`: what a word means, as far as that is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct MeaningAnswer {
    /// The lexicon that was asked.
    pub lexicon: String,
    /// The language tag of the word and of what explains it.
    pub language: String,
    /// The word as the lexicon's letters spell it, in upper case.
    pub word: String,
    /// Its own meaning first, then those of words that it is a form of. Empty where nothing is
    /// known.
    pub meanings: Vec<ExplainedWord>,
    /// The words that it is a form of, as people write them, explained or not.
    pub bases: Vec<String>,
    /// Who says so; nothing where the lexicon has no meanings at all.
    pub source: Option<MeaningSource>,
}

/// The meaning of the word itself, or of one that it is a form of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ExplainedWord {
    /// Whose meaning it is, in upper case.
    pub word: String,
    /// Its senses.
    pub senses: Vec<Sense>,
}

/// One sense of a word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Sense {
    /// How the word is written in this sense, in lower case.
    pub written: String,
    /// What it is in this sense, when that is known.
    pub part: Option<PartOfSpeech>,
    /// The explanation, or words that mean about the same.
    pub text: String,
}

/// Where meanings come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct MeaningSource {
    /// From where.
    pub name: String,
    /// Under which licence.
    pub licence: String,
    /// Are they words that mean about the same, in place of explanations?
    pub synonyms: bool,
}
