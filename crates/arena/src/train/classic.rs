//! What Classic and Forfeit learn: the worth of cards that stay in hand, and of a table that the
//! next player gets.
//!
//! Quick players play each other. What a player scores in the next turn, and the worth of what
//! stays in hand then, is the worth of what stayed in hand before; least squares make weights of
//! it, and the next round plays with them.

mod actions;
mod fit;
mod turns;

pub use actions::Lesson;

use super::{Gain, Round, Training};
use crate::contest::{Contest, Entrant};
use crate::matches::Match;
use crate::stats::{Spread, spreads};
use bots::classic::{FEATURES, Leave, Mind, Numbers, Reader, table_features};
use bots::{Bot, Uses, Words};
use fit::Squares;
use games::classic::Crossing;
use games::{Edition, Setup, Table};
use lexicon::Library;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;
use turns::{Turn, turns};

const ROUNDS: u32 = 5;
const GAMES: u64 = 600;
const GAMES_OF_GAIN: u64 = 400;
/// In how many of 100 turns a learner does not think of its hand.
const CARELESS: u32 = 25;
/// Turns with fewer cards in the pile belong to the end, where other things count.
const LEAST_PILE: usize = 10;
/// How much of the worth after the next turn counts: what lies far ahead is mostly noise.
const FAITH: f64 = 0.9;
/// How often targets are made from new weights before a round is over.
const PASSES: usize = 12;
/// As if so many games had said that a weight stays as it is.
const INERTIA: f64 = 20.0;

/// Learns the numbers of Classic or of a variant.
pub struct Learner<V: Lesson> {
    words: Words,
    setup: Setup<Crossing<V>>,
}

impl<V: Lesson> Learner<V> {
    /// With the words of the box.
    pub fn new() -> Result<Learner<V>, String> {
        let editions = <Crossing<V> as games::Game>::Edition::built_in();
        let name = editions.first().map_or("", |edition| edition.lexicon());
        let lexicon = Library::new(None).open(name).map_err(|error| error.to_string())?;
        let words = Words::new(lexicon);
        let setup = Setup::new(2, words.all()).map_err(|error| error.to_string())?;
        Ok(Learner { words, setup })
    }

    fn contest(&self, minds: [(Numbers, u32); 2], seed: u64) -> Contest<Crossing<V>> {
        let entrants = minds.map(|(numbers, careless)| Entrant {
            bot: Bot::Greedy,
            mind: Arc::new(Mind::learner(&self.setup.edition, &self.words, numbers, careless)),
        });
        Contest::with(self.setup.clone(), &self.words, entrants.into(), seed)
    }

    /// The weights of cards that stay in hand, learned from turns and the turn after each.
    fn learn_leave(&self, before: &Numbers, games: &[Vec<Turn>]) -> BTreeMap<String, f64> {
        let reader = Reader::new(&self.setup.edition);
        let names = reader.names();
        let mut weights = vec![0.0; FEATURES];
        for (name, place) in &names {
            weights[*place] = before.leave.get(name).copied().unwrap_or(0.0);
        }
        let samples: Vec<_> = games
            .iter()
            .flat_map(|game| pairs_of_one(game))
            .filter(|(_, next)| next.pile >= LEAST_PILE)
            .map(|(now, next)| (reader.features(&now.kept), next.gain, reader.features(&next.kept)))
            .collect();
        let worth = |features: &[f64], weights: &[f64]| -> f64 {
            features.iter().zip(weights).map(|(count, weight)| count * weight).sum()
        };
        for _ in 0..PASSES {
            let later: Vec<f64> =
                samples.iter().map(|(_, _, next)| worth(next, &weights)).collect();
            let mean = later.iter().sum::<f64>() / later.len().max(1) as f64;
            // One place more for the mean, which is not a worth of any card.
            let mut squares = Squares::new(FEATURES + 1);
            for ((now, gain, _), later) in samples.iter().zip(&later) {
                let counts = now.iter().copied().chain([1.0]).enumerate();
                let counts = counts.filter(|(_, count)| *count != 0.0).collect::<Vec<_>>();
                squares.add(&counts, gain + FAITH * (later - mean));
            }
            let mut start = weights.clone();
            start.push(0.0);
            weights = squares.solve(&start, INERTIA);
            weights.truncate(FEATURES);
        }
        names.into_iter().map(|(name, place)| (name, weights[place])).collect()
    }

    /// The weights of tables, learned from what the next player made of each.
    fn learn_table(&self, leave: &Leave, games: &[Vec<Turn>]) -> BTreeMap<String, f64> {
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        let mut samples: Vec<(Vec<(usize, f64)>, f64)> = Vec::new();
        for game in games {
            for pair in game.windows(2) {
                let [now, next] = pair else { continue };
                if next.pile < LEAST_PILE || now.table.is_empty() {
                    continue;
                }
                let mut counts: BTreeMap<usize, f64> = BTreeMap::new();
                for (name, count) in table_features(&now.table) {
                    let fresh = places.len();
                    *counts.entry(*places.entry(name).or_insert(fresh)).or_default() += count;
                }
                samples.push((counts.into_iter().collect(), next.gain + leave.worth(&next.kept)));
            }
        }
        let mut squares = Squares::new(places.len());
        for (counts, value) in &samples {
            squares.add(counts, *value);
        }
        let weights = squares.solve(&vec![0.0; places.len()], INERTIA);
        places.into_iter().map(|(name, place)| (name, weights[place])).collect()
    }
}

/// Every turn of a player with the next one of the same player.
fn pairs_of_one(game: &[Turn]) -> impl Iterator<Item = (&Turn, &Turn)> {
    game.iter().enumerate().filter_map(|(place, now)| {
        let next = game[place + 1..].iter().find(|next| next.seat == now.seat)?;
        Some((now, next))
    })
}

/// New weights and old ones together; later rounds add less. Two decimals are enough.
fn blend(
    old: &BTreeMap<String, f64>,
    new: BTreeMap<String, f64>,
    round: u32,
) -> BTreeMap<String, f64> {
    let share = if round == 0 { 1.0 } else { 2.0 / f64::from(round + 2) };
    let short = |value: f64| (value * 100.0).round() / 100.0;
    let blended = new.into_iter().map(|(name, new)| {
        let old = old.get(&name).copied().unwrap_or(0.0);
        let value = short(old + share * (new - old));
        (name, value)
    });
    // What never occurs has no number.
    blended.filter(|(_, value)| *value != 0.0).collect()
}

impl<V: Lesson> Training for Learner<V> {
    type Numbers = Numbers;

    fn rounds(&self) -> u32 {
        ROUNDS
    }

    fn games_per_round(&self) -> u64 {
        GAMES
    }

    fn games_of_gain(&self) -> u64 {
        GAMES_OF_GAIN
    }

    fn start(&self) -> Result<Numbers, String> {
        Ok(Numbers::default())
    }

    fn round(&self, numbers: Numbers, round: &Round<'_>) -> Result<Numbers, String> {
        let learner = (numbers.clone(), CARELESS);
        let contest = self.contest([learner.clone(), learner], round.seed);
        // The games of a pair would be the same game: only the first of each is played.
        let tables: Vec<Result<Table<Crossing<V>>, String>> = (0..GAMES)
            .collect::<Vec<u64>>()
            .into_par_iter()
            .with_max_len(1)
            .map(|number| {
                let table = contest.watched(2 * number, &mut |_, _, _| {});
                round.progress.done(1);
                table.map_err(|fault| fault.to_string())
            })
            .collect();
        let tables = tables.into_iter().collect::<Result<Vec<_>, String>>()?;
        let games: Vec<Vec<Turn>> = tables.iter().map(turns).collect();
        let leave = blend(&numbers.leave, self.learn_leave(&numbers, &games), round.number);
        let uses = Uses::of(&self.words);
        let learned = Numbers { leave, uses, ..Numbers::default() };
        let worth = Leave::new(&self.setup.edition, &learned);
        let table = blend(&numbers.table, self.learn_table(&worth, &games), round.number);
        let actions = blend(&numbers.actions, V::actions(&tables), round.number);
        Ok(Numbers { table, actions, ..learned })
    }

    fn gain(&self, numbers: &Numbers, round: &Round<'_>) -> Result<Gain, String> {
        let contest = self.contest([(numbers.clone(), 0), (Numbers::default(), 0)], round.seed);
        let played = Match::of(GAMES_OF_GAIN).play(&contest, &|_| round.progress.done(1));
        let played = played.map_err(|fault| fault.to_string())?;
        let spread = Spread::of(&spreads(&played.games, 2, 0, 1));
        let between = "greedy with the worth of what stays in hand against greedy without";
        Ok(Gain::new(between, GAMES_OF_GAIN, &spread))
    }
}
