//! The searches of the last release, kept until the next one: every gain is measured against them
//! in the same run, and the new search must find what they find.

pub mod anagrams;
mod filling;
pub mod grid;
pub mod rummy;
pub mod thief;
