//! Every legal play, and the best one, exactly.
//!
//! [`grid`] is one piece of code for the games that lay words across one another; [`party`] and
//! [`classic`] put the referee's tables before it and its plays before the referee.

pub mod classic;
pub mod grid;
pub mod party;
mod table;
