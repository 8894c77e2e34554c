//! Plays on a grid: one piece of code over any board and any rack, from one card to a whole tray.
//!
//! A [`Search`] looks at one position. It lists all legal plays ([`Search::each_play`]), counts
//! them ([`Search::count`]) or finds the best ones without listing them ([`Search::best`]).

mod best;
mod blanks;
mod board;
mod bounds;
mod generate;
mod line;
mod play;
mod reach;
mod score;
mod search;

pub use board::{Board, Lying, Square};
pub use play::{Laid, Play, Scored};
pub use reach::Reach;
pub use score::{AllCards, Bonus, Scoring};
pub use search::{Extra, ExtraOf, Rules, Search, Values};
