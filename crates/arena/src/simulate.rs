//! A simulation by name: which game, which bots, how many games, and what came of them.

use crate::contest::Contest;
use crate::fault::Fault;
use crate::matches::{Match, Matched, Stopped};
use crate::outside::Contestant;
use crate::stats::{Elo, Regret, Spread, Sprt, results, spreads};
use bots::{Measuring, Posing, Words};
use games::{Editions, GameName, Holder, Opening, Player, SetupError, each_game};
use serde_json::Value;
use std::fmt;
use std::time::{Duration, Instant};

/// What is simulated.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// Which game.
    pub game: GameName,
    /// Who plays, one a seat.
    pub bots: Vec<Contestant>,
    /// How many games; with a sequential test, at most.
    pub games: u64,
    /// All luck follows from it.
    pub seed: u64,
    /// How many threads; all cores unless a number is given.
    pub threads: Option<usize>,
    /// Stops as soon as this test is sure about the first two bots.
    pub until: Option<Sprt>,
    /// The editions there are.
    pub editions: Editions,
    /// The name of an edition, where it is not the first one.
    pub edition: Option<String>,
    /// House rules as a JSON object.
    pub house: Value,
    /// Compares decisions with the best ones, too.
    pub regret: bool,
}

/// Why there is nothing to report.
#[derive(Clone, PartialEq, Debug)]
pub enum SimulationError {
    /// The game cannot be played like this.
    Setup(SetupError),
    /// A bot is broken.
    Fault(Box<Fault>),
}

impl fmt::Display for SimulationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SimulationError::Setup(error) => error.fmt(f),
            SimulationError::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for SimulationError {}

/// What came of a simulation.
#[derive(Clone, Debug)]
pub struct Report {
    /// The games themselves.
    pub matched: Matched,
    /// How long they took.
    pub took: Duration,
    /// Bot by bot, as they were named.
    pub bots: Vec<BotReport>,
    /// Each bot against each that was named after it.
    pub pairs: Vec<PairReport>,
}

/// What came of it for one bot.
#[derive(Clone, PartialEq, Debug)]
pub struct BotReport {
    /// Who it is.
    pub bot: Contestant,
    /// How many games it (or its team) won alone.
    pub wins: u64,
    /// How many wins it shared.
    pub shared: u64,
    /// Its mean score, or its team's.
    pub mean_score: f64,
    /// How much of the best scores it left lying, where that was asked.
    pub regret: Option<Regret>,
}

/// What came of it between two bots at the same table.
#[derive(Clone, PartialEq, Debug)]
pub struct PairReport {
    /// The places of the two among the bots.
    pub places: (usize, usize),
    /// By how much the first is ahead, in points a game.
    pub spread: Spread,
    /// The same in Elo; not where seat and dice decide who wins.
    pub elo: Option<Elo>,
}

impl Simulation {
    /// Plays; `each` hears of every game that ends.
    pub fn run(&self, words: &Words, each: &(dyn Fn() + Sync)) -> Result<Report, SimulationError> {
        each_game!(self.game, G => self.run_in::<G>(words, each))
    }

    fn run_in<G: Posing>(
        &self,
        words: &Words,
        each: &(dyn Fn() + Sync),
    ) -> Result<Report, SimulationError> {
        let setup = self
            .opening()
            .setup::<G>(&self.editions, words.all())
            .map_err(SimulationError::Setup)?;
        let mut contest = Contest::among(setup, words, &self.bots, self.seed);
        if self.regret {
            contest = contest.with_regret();
        }
        let began = Instant::now();
        let matched = Match::of(self.games)
            .threads(self.threads)
            .until(self.until)
            .play(&contest, &|_| each())
            .map_err(|fault| SimulationError::Fault(Box::new(fault)))?;
        Ok(self.report(matched, began.elapsed(), G::MEASURING))
    }

    /// The setup, as somebody would ask for it.
    fn opening(&self) -> Opening {
        let player = |bot: &Contestant| Player {
            name: bot.to_string(),
            holder: Holder::Bot,
            ..Player::default()
        };
        Opening {
            edition: self.edition.clone(),
            house: self.house.clone(),
            ..Opening::new(self.bots.iter().map(player).collect())
        }
    }

    fn report(&self, matched: Matched, took: Duration, measuring: Measuring) -> Report {
        let games = &matched.games;
        let count = |wanted: &dyn Fn(&crate::Played) -> bool| {
            games.iter().filter(|&played| wanted(played)).count() as u64
        };
        let bot = |(place, bot): (usize, &Contestant)| {
            let score = |played: &crate::Played| played.scores.get(place).map_or(0, |s| s.0);
            let sum: i64 = games.iter().map(|played| i64::from(score(played))).sum();
            BotReport {
                bot: bot.clone(),
                wins: count(&|played| played.won(place)),
                shared: count(&|played| played.shared && played.winners.contains(&place)),
                mean_score: sum as f64 / games.len().max(1) as f64,
                regret: Regret::of(games, place),
            }
        };
        let bots = self.bots.iter().enumerate().map(bot).collect();
        let (all, group) = (self.bots.len(), self.bots.len() as u64);
        let pairs = (0..all).flat_map(|one| (one + 1..all).map(move |other| (one, other)));
        let pair = |places: (usize, usize)| PairReport {
            places,
            spread: Spread::of(&spreads(games, group, places.0, places.1)),
            elo: measuring.elo.then(|| Elo::of(&results(games, group, places.0, places.1))),
        };
        let pairs = pairs.map(pair).collect();
        Report { bots, pairs, took, matched }
    }
}

impl Report {
    /// How the sequential test ended, where there was one.
    pub fn stopped(&self) -> Option<Stopped> {
        self.matched.stopped
    }
}
