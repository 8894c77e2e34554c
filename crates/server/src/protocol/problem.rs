//! What went wrong, for the page to say in the reader's language.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a call got no answer: a code, and what the text about it needs to know.
///
/// The texts are in `locales/`, under `problem-` and the code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Problem {
    /// There is no such address.
    NotFound,
    /// The address does not take this kind of request.
    MethodNotAllowed,
    /// The address is not UTF-8, or a number in it is none.
    Malformed,
    /// The request's body is larger than any call needs.
    TooLarge,
    /// No lexicon has this name.
    UnknownLexicon {
        /// The name that was asked for.
        name: String,
        /// The name that was probably meant.
        nearest: Option<String>,
    },
    /// The lexicon is there but cannot be read.
    DamagedLexicon {
        /// Its name.
        name: String,
    },
    /// The lexicon is there, but what its words mean cannot be read.
    DamagedMeanings {
        /// Its name.
        name: String,
    },
    /// A character that the lexicon's alphabet has no letter for.
    ForeignLetter {
        /// The character as it was typed.
        character: String,
        /// Its place among the typed characters, counted from 0.
        at: u32,
        /// The language whose alphabet lacks it.
        language: String,
    },
    /// Nothing was typed.
    NoLetters,
    /// More letters than a word can have.
    WordTooLong {
        /// The most there can be.
        most: u32,
    },
    /// More letters and blanks than an anagram search takes.
    TooManyLetters {
        /// The most there can be.
        most: u32,
    },
    /// More blanks than an anagram search takes.
    TooManyBlanks {
        /// The most there can be.
        most: u32,
    },
    /// The caller asks too often.
    TooOften {
        /// When to try again.
        retry_seconds: u32,
    },
    /// Too many look-ups are under way.
    Busy,
    /// The fault is the server's.
    Internal,
}
