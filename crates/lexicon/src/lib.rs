//! Letters, alphabets, folding, and word graphs that are used straight from their bytes.

mod alphabet;
mod fold;
mod letter;
mod word;

pub use alphabet::{Alphabet, Spelled, UnknownAlphabet};
pub use fold::FoldError;
pub use letter::{Letter, LetterSet, MAX_LETTER, Rack};
pub use word::{MAX_WORD, Word};
