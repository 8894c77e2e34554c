//! Many games at once, on all cores, with results that do not depend on how many there are.

use crate::contest::Contest;
use crate::fault::Fault;
use crate::played::{Digest, Played};
use crate::stats::{Sprt, Verdict, spreads};
use bots::Playable;
use rayon::prelude::*;

/// So many games are begun before faults are looked for.
const BATCH: u64 = 1_024;

/// So many groups are played before the sequential test is asked.
const ASKED_EVERY: u64 = 16;

/// How many games are played, and when they stop.
#[derive(Clone, Debug)]
pub struct Match {
    games: u64,
    threads: Option<usize>,
    until: Option<Sprt>,
}

/// The games of a match.
#[derive(Clone, Debug)]
pub struct Matched {
    /// Every game, by number.
    pub games: Vec<Played>,
    /// What the sequential test said, where there was one.
    pub stopped: Option<Stopped>,
}

/// How a sequential test ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stopped {
    /// What it is sure of; nothing if the games came to an end before.
    pub verdict: Option<Verdict>,
    /// After so many groups of games.
    pub groups: usize,
}

impl Match {
    /// So many games.
    pub fn of(games: u64) -> Match {
        Match { games, threads: None, until: None }
    }

    /// On so many threads; all cores unless a number is given.
    #[must_use]
    pub fn threads(mut self, threads: Option<usize>) -> Match {
        self.threads = threads;
        self
    }

    /// Stops as soon as the test is sure about the first two bots.
    #[must_use]
    pub fn until(mut self, test: Option<Sprt>) -> Match {
        self.until = test;
        self
    }

    /// Plays; `each` hears of every game as it ends, in any order.
    pub fn play<G: Playable>(
        &self,
        contest: &Contest<G>,
        each: &(dyn Fn(&Played) + Sync),
    ) -> Result<Matched, Fault> {
        on_threads(self.threads, || self.run(contest, each))
    }

    fn run<G: Playable>(
        &self,
        contest: &Contest<G>,
        each: &(dyn Fn(&Played) + Sync),
    ) -> Result<Matched, Fault> {
        let group = contest.group() as u64;
        // The size of a batch follows from the arguments alone, and the games of a last batch
        // that came after the verdict are dropped: so no number of threads shows in the result.
        let batch = if self.until.is_some() { ASKED_EVERY * group } else { BATCH };
        let mut games: Vec<Played> = Vec::new();
        while (games.len() as u64) < self.games {
            let first = games.len() as u64;
            let last = self.games.min(first + batch);
            let numbers: Vec<u64> = (first..last).collect();
            let played: Vec<Result<Played, Fault>> = numbers
                .into_par_iter()
                .with_max_len(1)
                .map(|number| contest.play(number).inspect(|played| each(played)))
                .collect();
            for played in played {
                games.push(played?);
            }
            if let Some(test) = &self.until
                && let Some((verdict, groups)) = test.first_verdict(&spreads(&games, group, 0, 1))
            {
                games.truncate(groups * group as usize);
                return Ok(Matched {
                    games,
                    stopped: Some(Stopped { verdict: Some(verdict), groups }),
                });
            }
        }
        let groups = games.len() / group as usize;
        let stopped = self.until.as_ref().map(|_| Stopped { verdict: None, groups });
        Ok(Matched { games, stopped })
    }
}

impl Matched {
    /// The fingerprint of every event of every game.
    pub fn digest(&self) -> Digest {
        Digest::together(self.games.iter().map(|played| played.digest))
    }
}

/// Does something on so many threads; on all cores where no number is given.
pub fn on_threads<T: Send>(threads: Option<usize>, work: impl FnOnce() -> T + Send) -> T {
    let pool = threads
        .and_then(|threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().ok());
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}
