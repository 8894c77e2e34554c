//! Plays on a grid as they were searched before: a walk of the GADDAG from each anchor, and branch
//! and bound over slots with one bound for all of them.

mod best;
mod blanks;
mod bounds;
mod cards;
mod generate;
mod line;
mod reach;
mod score;
mod search;

pub use reach::Reach;
pub use search::Search;
