//! Players: a bot gets what its seat sees, and answers with a command and a thinking time.
//!
//! A bot is a function of [`Seen`] (the public setup, the view of its seat and what its seat was
//! told), of its own luck and of a [`Budget`] of nodes; the types leave it no way to a hidden card.
//! Time is the table's, so a simulation that lets virtual time pass and live play that waits see
//! the same games.
//!
//! ```
//! use bots::{Bot, Company, Words};
//! use games::{Seeded, Setup, Table, classic::Classic};
//! use lexicon::Library;
//!
//! let words = Words::new(Library::new(None).open("pt")?);
//! let setup = Setup::<Classic>::new(2, words.all())?;
//! let mut table = Table::open(setup, words.all(), &mut Seeded::new(1))?;
//! let mut company = Company::new(&table, &[Bot::Novato, Bot::Novato], &words, 7);
//! for _ in 0..10 {
//!     company.step(&mut table, words.all(), &mut Seeded::new(2))?;
//! }
//! assert!(table.log().len() > 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod any;
mod bot;
mod budget;
mod company;
mod dial;
mod grade;
mod helpers;
pub mod ladder;
mod letters;
mod outside;
mod playable;
mod puzzle;
mod review;
mod schedule;
mod seen;
mod words;

pub mod classic;
pub mod lessons;
pub mod party;
pub mod rummy;
pub mod thief;

pub use advice::{Advice, Advising, Spot};
pub use any::{Bots, Thinking};
pub use bot::{Bot, UnknownBot};
pub use budget::Budget;
pub use company::{Company, Stuck};
pub use dial::Dial;
pub use grade::{Grade, Grades};
pub use helpers::{Helpers, Leave};
pub use letters::Uses;
pub use outside::Outside;
pub use playable::{Compared, Decision, Measuring, Playable, prepare};
pub use puzzle::{
    Day, Facts, Found, NoDay, Posing, Puzzle, Wanted, best_play, puzzle_of, weigh, words_of,
};
pub use review::{Depth, Looking, Review, ReviewedTurn, review, turning_points, turns};
pub use schedule::{Moment, Plan, Schedule};
pub use seen::Seen;
pub use words::Words;
