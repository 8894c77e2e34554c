//! Letters, alphabets, folding, and word graphs that are used straight from their bytes.
//!
//! A word list is compiled once and then asked in place, with no decoding:
//!
//! ```
//! use lexicon::{Alphabet, Entry, Lexicon, Notes, Rack, compile};
//!
//! let french = Alphabet::FRENCH;
//! let words = ["passe", "repassera\u{ee}t", "munie", "riz", "radiation"];
//! let entries: Vec<Entry> =
//!     words.iter().map(|word| french.fold(word).map(Entry::plain)).collect::<Result<_, _>>()?;
//! let lexicon = Lexicon::open("tiny", compile(french, &entries, &Notes::default())?)?;
//!
//! assert!(lexicon.contains(&french.fold("Repasserait")?));
//!
//! // What do A, Z, I, E, U, N and a blank make?
//! let rack = Rack::new(french.fold_letters("AZIEUN")?, 1);
//! let found: Vec<String> =
//!     lexicon.sub_anagrams(&rack).map(|found| french.spell(&found.word).to_string()).collect();
//! assert_eq!(found, ["MUNIE", "RIZ"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Solvers walk the graph by hand: [`Lexicon::graph`] with the roots [`Lexicon::dawg`],
//! [`Lexicon::gaddag`] and [`Alphagrams::root`].

mod alphabet;
mod alphagrams;
mod anagrams;
mod beside;
mod builder;
mod commonness;
mod compile;
#[cfg(test)]
mod damage;
mod entry;
mod family;
mod few;
mod file;
mod fold;
pub mod forms;
pub mod frequencies;
mod graph;
mod letter;
mod lexicon;
pub mod library;
pub mod meanings;
mod packed;
mod pattern;
pub mod source;
mod validate;
mod word;

pub use alphabet::{Alphabet, AlphabetFault, Spelled, UnknownAlphabet};
pub use alphagrams::Alphagrams;
pub use anagrams::{Found, SubAnagrams};
pub use beside::{Beside, BesideError};
pub use commonness::{Commonness, Familiarity};
pub use compile::{CompileError, compile};
pub use entry::{Entry, Parts, UnknownPart};
pub use family::{Family, FamilyFault};
pub use few::Few;
pub use file::{FileError, Notes};
pub use fold::FoldError;
pub use forms::Written;
pub use graph::{Arcs, Fan, Graph, Node};
pub use letter::{Letter, LetterSet, MAX_LETTER, Rack};
pub use lexicon::{Details, Graphs, Lexicon, Sizes};
pub use library::{Library, LibraryError};
pub use meanings::Meanings;
pub use pattern::{Matches, Pattern, PatternError};
pub use word::{MAX_WORD, Word};
