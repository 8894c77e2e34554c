//! Where the words come from: readers for plain lists, tab-separated lists and hunspell
//! dictionaries.
//!
//! Each reader takes lines from any [`BufRead`](std::io::BufRead), folds what it finds and hands
//! back the words with a [`Report`]. What cannot be used is, by the caller's [`Policy`], an error
//! that names file and line, or dropped and counted.

mod error;
mod gather;
pub mod hunspell;
mod lines;
pub mod list;
mod report;
pub mod tsv;

pub use error::{Problem, SourceError};
pub use gather::{Gathered, Gatherer, MIN_WORD, Policy, Unusable, usable};
pub use report::{Report, Tally};
