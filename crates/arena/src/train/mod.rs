//! Learning numbers by self-play: `cargo xtask train GAME`.
//!
//! A game that learns has a file here with a [`Training`], and one line in `LEARNERS`; a game that
//! has none plays with what its bots were written with. All the rest is the same for each: rounds that are seeded one by one, a bar, a checkpoint after every round
//! so that a run that was broken off goes on, and the file `crates/bots/data/GAME.json`, which
//! holds the numbers together with the command that makes them and what they gained.

mod checkpoint;
mod classic;
mod party;
mod rummy;
mod run;
mod thief;
mod tuned;

use crate::progress::Progress;
use crate::stats::Spread;
use games::classic::{Classic, Plain};
use games::forfeit::{Actions, Forfeit};
use games::party::Party;
use games::rummy::Rummy;
use games::thief::Thief;
use games::{GameName, Registered};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

pub use run::{Options, Trained, learn};

/// A way to learn the numbers of a game.
pub trait Training: Sync {
    /// The numbers. Bots read them as the value of `numbers` in their file.
    type Numbers: Clone + Serialize + DeserializeOwned + Send + Sync;

    /// How many rounds it takes.
    fn rounds(&self) -> u32;

    /// About how many games are played in a round; for the bar and for the record.
    fn games_per_round(&self) -> u64;

    /// About how many games [`Training::gain`] plays.
    fn games_of_gain(&self) -> u64;

    /// What learning starts from.
    fn start(&self) -> Result<Self::Numbers, String>;

    /// Plays one round and learns from it. The same numbers, round and seed must give the same
    /// result on any number of threads.
    fn round(&self, numbers: Self::Numbers, round: &Round<'_>) -> Result<Self::Numbers, String>;

    /// What the new numbers gain in paired games against those that bots have had so far (see
    /// [`crate::Contest::with`]).
    fn gain(&self, numbers: &Self::Numbers, round: &Round<'_>) -> Result<Gain, String>;
}

/// One round of learning, or the measuring after the last one.
pub struct Round<'a> {
    /// Its number, from 0.
    pub number: u32,
    /// Its own seed.
    pub seed: u64,
    /// To be told of every game, by [`Progress::done`].
    pub progress: &'a Progress,
}

/// What new numbers gained.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gain {
    /// Who played whom, such as `maestro with these numbers against maestro with those before`.
    pub between: String,
    /// How many games were played, in pairs with the same luck.
    pub games: u64,
    /// The mean spread in points a game.
    pub points: f64,
    /// Half of its 95 % interval.
    pub interval: f64,
}

impl Gain {
    /// From the paired spread of `games` games.
    pub fn new(between: impl Into<String>, games: u64, spread: &Spread) -> Gain {
        // Two decimals are more than the interval is worth, and keep the file the same anywhere.
        let short = |value: f64| (value * 100.0).round() / 100.0;
        Gain {
            between: between.into(),
            games,
            points: short(spread.mean),
            interval: short(spread.half_interval().unwrap_or_default()),
        }
    }
}

/// How a game learns its numbers and writes its file; the file's path.
type Learn = fn(&Options) -> Result<PathBuf, String>;

/// The games that learn, and how.
const LEARNERS: &[(GameName, Learn)] = &[
    (Classic::GAME, |options| learn(Classic::GAME, &classic::Learner::<Plain>::new()?, options)),
    (Forfeit::GAME, |options| learn(Forfeit::GAME, &classic::Learner::<Actions>::new()?, options)),
    (Rummy::GAME, |options| learn(Rummy::GAME, &rummy::Learner::new()?, options)),
    (Party::GAME, |options| learn(Party::GAME, &party::Learner::new()?, options)),
    (Thief::GAME, |options| learn(Thief::GAME, &thief::Learner::new()?, options)),
];

/// Learns the numbers of a game and writes its file; the file's path.
pub fn train(game: GameName, options: &Options) -> Result<PathBuf, String> {
    match LEARNERS.iter().find(|(learner, _)| *learner == game) {
        Some((_, learn)) => learn(options),
        None => Err(format!("the bots of {game} have nothing to learn")),
    }
}
