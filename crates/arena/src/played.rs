//! What is kept of one game: scores, winners, a fingerprint of all its events.

use bots::Compared;
use games::{Entry, Game, Points};
use std::fmt;
use std::io::{self, Write};
use std::time::Duration;
use xxhash_rust::xxh3::Xxh3;

/// A fingerprint of events.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digest(u128);

impl Digest {
    /// Of everything in a log: when what happened. Chance stands in the events.
    pub fn of<G: Game>(log: &[Entry<G>]) -> Digest {
        let mut hasher = Hasher(Xxh3::new());
        for entry in log {
            hasher.0.update(&entry.at.0.to_le_bytes());
            for event in &entry.events {
                // Writing to a hasher cannot fail, and events always have a JSON form.
                let _ = serde_json::to_writer(&mut hasher, event);
            }
        }
        Digest(hasher.0.digest128())
    }

    /// Of many games, in their order.
    pub fn together(digests: impl IntoIterator<Item = Digest>) -> Digest {
        let mut hasher = Xxh3::new();
        for digest in digests {
            hasher.update(&digest.0.to_le_bytes());
        }
        Digest(hasher.digest128())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

struct Hasher(Xxh3);

impl Write for Hasher {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// One game that was played to its end. Bots are counted as the contest names them, wherever they
/// sat.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The number of the game.
    pub number: u64,
    /// The final score of each bot; of its team where teams play.
    pub scores: Vec<Points>,
    /// Which bots won; several share.
    pub winners: Vec<usize>,
    /// Do several sides share the win?
    pub shared: bool,
    /// How many entries its log has.
    pub entries: usize,
    /// The fingerprint of its events.
    pub digest: Digest,
    /// Some of the decisions beside the best ones, each with the bot that made it.
    pub compared: Vec<(usize, Compared)>,
    /// How long each decision took, with the bot that made it; kept only where asked for, and no
    /// part of the fingerprint.
    pub times: Vec<(usize, Duration)>,
}

impl Played {
    /// Did this bot (or its team) win alone?
    pub fn won(&self, bot: usize) -> bool {
        !self.shared && self.winners.contains(&bot)
    }

    /// What a bot made of the game: 1 for a win, a half where the win is shared, else 0.
    pub fn result(&self, bot: usize) -> f64 {
        match (self.winners.contains(&bot), self.shared) {
            (true, false) => 1.0,
            (true, true) => 0.5,
            (false, _) => 0.0,
        }
    }

    /// By how much one bot was ahead of another.
    pub fn ahead(&self, bot: usize, other: usize) -> i32 {
        let score = |bot: usize| self.scores.get(bot).map_or(0, |points| points.0);
        score(bot) - score(other)
    }
}
