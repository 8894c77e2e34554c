//! Letters, alphabets, folding, and word graphs that are used straight from their bytes.

mod alphabet;
mod entry;
mod fold;
mod letter;
pub mod source;
mod word;

pub use alphabet::{Alphabet, Spelled, UnknownAlphabet};
pub use entry::{Entry, Parts, UnknownPart};
pub use fold::FoldError;
pub use letter::{Letter, LetterSet, MAX_LETTER, Rack};
pub use word::{MAX_WORD, Word};
