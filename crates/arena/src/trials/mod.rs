//! Trials: bots in every seat, everything drawn at random, and no rule is ever broken.
//!
//! In each game the number of players, the bots, the edition, the house rules and somebody who
//! leaves are drawn by the number of the game. `cargo xtask trials` plays 10,000 of each game.

mod house;
mod plan;

use crate::drive::drive;
use crate::fault::{Fault, FaultKind};
use crate::luck::{Luck, mixed};
use bots::{Bots, Company, Playable, Seen, Words};
use games::{Act, Editions, GameName, Seat, Table, each_game, saved};
use lexicon::Library;
use rayon::prelude::*;
use std::collections::HashMap;
use std::fmt;

pub use plan::Plan;

/// So many games are begun before faults are looked for.
const BATCH: u64 = 256;

/// Which trials are held.
#[derive(Clone, Debug)]
pub struct Trials {
    /// Of which game.
    pub game: GameName,
    /// How many games.
    pub games: u64,
    /// In how many of them the slow maestro takes part.
    pub maestros: u64,
    /// All luck follows from it.
    pub seed: u64,
}

/// A trial that failed: what was played, and what happened.
#[derive(Clone, Debug)]
pub struct Failed {
    /// What was played.
    pub plan: Plan,
    /// What happened.
    pub fault: Fault,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({})", self.plan.game, self.fault, self.plan)
    }
}

impl std::error::Error for Failed {}

impl Trials {
    /// Holds them; `each` hears of every game that has ended well. The failure with the smallest
    /// number of those that were found.
    pub fn hold(&self, each: &(dyn Fn() + Sync)) -> Result<(), Box<Failed>> {
        let (library, bots) = (Library::new(None), Bots::default());
        let mut lexicons: HashMap<String, Words> = HashMap::new();
        for edition in plan::with_words(self.game) {
            let lexicon = self.game.lexicon(Some(&edition)).ok();
            if let Some(all) = lexicon.and_then(|name| library.open(&name).ok()) {
                lexicons.insert(edition, Words::new(all));
            }
        }
        let hold = |number: u64| {
            let plan = Plan::draw(self, number);
            let outcome = match lexicons.get(&plan.edition) {
                Some(words) => each_game!(self.game, G => try_out::<G>(&plan, words, &bots)),
                None => Err(FaultKind::Setup(format!("no words for {:?}", plan.edition)).into()),
            };
            match outcome {
                Ok(()) => {
                    each();
                    None
                }
                Err(Broken { kind, saved }) => {
                    Some(Box::new(Failed { fault: Fault { number, kind, saved }, plan }))
                }
            }
        };
        for first in (0..self.games).step_by(BATCH as usize) {
            let numbers: Vec<u64> = (first..self.games.min(first + BATCH)).collect();
            let failed: Vec<Box<Failed>> =
                numbers.into_par_iter().with_max_len(1).filter_map(hold).collect();
            if let Some(failed) = failed.into_iter().next() {
                return Err(failed);
            }
        }
        Ok(())
    }
}

/// What went wrong, and the game up to there.
struct Broken {
    kind: FaultKind,
    saved: String,
}

impl From<FaultKind> for Broken {
    fn from(kind: FaultKind) -> Broken {
        Broken { kind, saved: String::new() }
    }
}

fn try_out<G: Playable>(plan: &Plan, words: &Words, bots: &Bots) -> Result<(), Broken> {
    let dictionary = words.all();
    let mut luck = Luck::new(plan.seed);
    let unplayable = |error: games::SetupError| FaultKind::Setup(error.to_string());
    let setup = plan.opening().setup::<G>(&Editions::built_in(), dictionary).map_err(unplayable)?;
    let mut table = Table::open(setup, dictionary, &mut luck).map_err(unplayable)?;
    let seats = Seat::all(plan.bots.len()).zip(&plan.bots);
    let seated: Vec<_> = seats
        .map(|(seat, &bot)| (seat, bot, bots.mind(&Seen::new(&table, seat), words, bot)))
        .collect();
    let mut company = Company::with(&table, seated, mixed(plan.seed, 1));
    let mut leaves = plan.leaves;
    let mut leave = |table: &mut Table<G>, _: &mut Company<G>, luck: &mut Luck| {
        if let Some((seat, _)) = leaves.take_if(|leaves| table.log().len() >= leaves.1) {
            // Refused only where the game is over, and then it makes no difference.
            let _ = table.submit(None, Act::Leave { seat }, table.now(), dictionary, luck);
        }
    };
    let driven = drive(&mut table, &mut company, &mut luck, dictionary, &mut leave);
    driven.map_err(|kind| Broken { kind, saved: saved::write(&table) })
}
