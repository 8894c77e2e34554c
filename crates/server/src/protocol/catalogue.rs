//! The lexicons that there are.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The lexicons that there are, those that ship first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Catalogue {
    /// One entry a lexicon.
    pub lexicons: Vec<LexiconInfo>,
}

/// One lexicon, as one chooses it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct LexiconInfo {
    /// The name to ask for it by.
    pub name: String,
    /// The language tag of its words, for `lang` attributes.
    pub language: String,
    /// How many words it has.
    pub words: u32,
    /// Can one ask what they mean?
    pub meanings: bool,
}
