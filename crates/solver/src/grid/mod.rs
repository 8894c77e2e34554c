//! Plays on a grid: one piece of code over any board and any rack, from one card to a whole tray.
//!
//! A [`Search`] looks at one position. It lists all legal plays ([`Search::each_play`]), counts
//! them ([`Search::count`]) or finds the best ones without listing them: by their score
//! ([`Search::best`]) or by what a [`Keeper`] finds them worth ([`Search::seek`]). Who searches a
//! board again and again, or goes on from turn to turn, keeps its [`Ground`].

mod blanks;
mod board;
mod bounds;
mod catalogue;
mod emit;
mod frame;
mod full;
mod generate;
mod ground;
mod keeper;
mod line;
mod play;
mod reach;
mod score;
mod search;
mod small;
mod sums;
mod tray;
mod walk;
mod whole;
mod words;

pub use board::{Board, Lying, Square};
pub use ground::Ground;
pub use keeper::Keeper;
pub use play::{Laid, Play, Scored};
pub use reach::Reach;
pub use score::{AllCards, Bonus, Scoring};
pub use search::{Extra, ExtraOf, Rules, Search, Values};
