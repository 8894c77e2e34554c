//! Every legal play, and the best one, exactly.
//!
//! [`grid`] is one piece of code for the games that lay words across one another; [`party`] and
//! [`classic`] put the referee's tables before it and its plays before the referee.
//! [`standard`] is the board that other engines know. [`rummy`] finds words for a task, [`thief`]
//! words to form and to steal.

mod at_once;
pub mod classic;
mod filling;
pub mod grid;
pub mod party;
pub mod rummy;
pub mod standard;
mod table;
pub mod thief;
