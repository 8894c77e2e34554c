//! Plain searches that try everything.

pub mod grid;
