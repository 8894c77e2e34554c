//! Plain searches that try everything.

pub mod grid;
pub mod rummy;
pub mod thief;
