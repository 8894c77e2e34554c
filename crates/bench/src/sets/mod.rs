//! Sets of positions from real play, stored as files: every figure is made on them and says what
//! they are like.
//!
//! `cargo run --release -p bench --bin gather` makes them anew. One line is one position; fields are
//! parted by tabs, and the first line of a file names them.

pub mod crossing;
pub mod gather;
pub mod notation;
pub mod rummy;
pub mod standard;
pub mod summary;
pub mod thief;

pub use crossing::{CrossingPosition, PartyPosition};
pub use rummy::RummyPosition;
pub use standard::StandardPosition;
pub use summary::Summary;
pub use thief::ThiefPosition;

use std::fmt;

/// A line of a set that is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLine(pub String);

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no position: {}", self.0)
    }
}

impl std::error::Error for BadLine {}

/// A position that a line of a file tells.
pub trait Stored: Sized {
    /// The names of the fields.
    const FIELDS: &'static str;

    /// The line.
    fn written(&self) -> String;

    /// The position of a line, field by field.
    fn read(fields: &[&str]) -> Option<Self>;
}

/// The positions of a file.
pub fn read<P: Stored>(text: &str) -> Result<Vec<P>, BadLine> {
    text.lines()
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            P::read(&fields).ok_or_else(|| BadLine(line.to_owned()))
        })
        .collect()
}

/// The file of positions.
pub fn write<P: Stored>(positions: &[P]) -> String {
    let lines = positions.iter().map(Stored::written);
    std::iter::once(P::FIELDS.to_owned()).chain(lines).map(|line| line + "\n").collect()
}

/// The stored positions of Classic.
pub fn classic() -> Result<Vec<CrossingPosition>, BadLine> {
    read(include_str!("../../positions/classic.tsv"))
}

/// The stored positions of Forfeit.
pub fn forfeit() -> Result<Vec<CrossingPosition>, BadLine> {
    read(include_str!("../../positions/forfeit.tsv"))
}

/// The stored positions of Party.
pub fn party() -> Result<Vec<PartyPosition>, BadLine> {
    read(include_str!("../../positions/party.tsv"))
}

/// The stored positions of Rummy.
pub fn rummy() -> Result<Vec<RummyPosition>, BadLine> {
    read(include_str!("../../positions/rummy.tsv"))
}

/// The stored positions of Word Thief.
pub fn thief() -> Result<Vec<ThiefPosition>, BadLine> {
    read(include_str!("../../positions/thief.tsv"))
}

/// The stored positions of Word Thief with one very long word to steal.
pub fn long_words() -> Result<Vec<ThiefPosition>, BadLine> {
    read(include_str!("../../positions/long-words.tsv"))
}

/// The stored positions of the classic crossword game.
pub fn standard() -> Result<Vec<StandardPosition>, BadLine> {
    read(include_str!("../../positions/standard.tsv"))
}
