//! The question for anagrams and its answer.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What is asked: the query part of the address.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct AnagramsAsked {
    /// The letters at hand; `?` is a blank.
    #[serde(default)]
    pub letters: String,
    /// Only words of this length, and more of them.
    pub length: Option<usize>,
    /// How many words of that length the caller already has.
    #[serde(default)]
    pub from: usize,
}

/// The words that letters and blanks can spell, in part or all together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Anagrams {
    /// The lexicon that was asked.
    pub lexicon: String,
    /// The language tag of the words.
    pub language: String,
    /// The letters as they were understood, blanks last.
    pub letters: String,
    /// How many words there are, shown or not.
    pub total: u32,
    /// The words by length, longest first.
    pub groups: Vec<AnagramGroup>,
}

/// The words of one length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct AnagramGroup {
    /// How many letters they have.
    pub length: u32,
    /// How many there are, shown or not.
    pub total: u32,
    /// Those with the fewest blanks first, then by the alphabet. As in all texts about cards, a
    /// lower-case letter is a blank standing for it.
    pub words: Vec<String>,
    /// How people write those of them that have marks or ligatures, by the word in capitals; the
    /// forms are in lower case, the commonest first.
    pub written: BTreeMap<String, Vec<String>>,
}
