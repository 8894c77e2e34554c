//! Everything that goes over the wire, and the only place where text from outside is parsed.
//!
//! The TypeScript types in `web/src/api/types.ts` come from here; `tests/types.rs` fails when
//! they no longer agree.

mod anagrams;
mod catalogue;
mod problem;
mod typed;
mod word;

pub use anagrams::{AnagramGroup, Anagrams, AnagramsAsked};
pub use catalogue::{Catalogue, LexiconInfo};
pub use problem::Problem;
pub use typed::{TypedRack, typed_rack, typed_word};
pub use word::{Commonness, PartOfSpeech, WordAnswer};
