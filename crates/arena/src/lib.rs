//! Bots play each other: many games at once, what came of them, and what they teach.
//!
//! Games are numbered. The luck of a game follows from the seed and from the number of its group,
//! in which every bot sits in every place once; so results depend neither on the machine nor on
//! how many threads play, and two bots are compared under the same luck.
//!
//! ```
//! use arena::{Contest, Match};
//! use bots::{Bot, Words};
//! use games::{Setup, rummy::Rummy};
//! use lexicon::Library;
//!
//! let words = Words::new(Library::new(None).open("pt")?);
//! let setup = Setup::<Rummy>::new(2, words.all())?;
//! let contest = Contest::new(setup, &words, &[Bot::Club, Bot::Novato], 7);
//! let played = Match::of(4).play(&contest, &|_| {})?;
//! assert_eq!(played.games.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod clock;
mod contest;
mod drive;
mod fault;
mod luck;
mod matches;
mod played;
mod progress;

pub mod editions;
pub mod ladder;
pub mod lessons;
pub mod outside;
pub mod puzzles;
pub mod simulate;
pub mod stats;
pub mod train;
pub mod trials;

pub use contest::{Contest, Entrant, Watch};
pub use fault::{Fault, FaultKind};
pub use luck::{Luck, mixed};
pub use matches::{Match, Matched, Stopped};
pub use played::{Digest, Played};
pub use progress::Progress;
