//! A contest: which game, with which house rules, and which bots against each other.

use crate::clock;
use crate::drive::drive;
use crate::fault::{Fault, FaultKind};
use crate::luck::{Luck, mixed};
use crate::played::{Digest, Played};
use bots::{Bot, Company, Compared, Playable, Seen, Words};
use games::{Game, Seat, Setup, Table, saved};
use std::sync::Arc;

/// One decision in so many is compared with the best one.
const SAMPLED: u64 = 8;

/// Somebody who is shown a decision before it is carried out, with what its seat sees.
pub type Watch<'a, G> = &'a mut dyn FnMut(&Table<G>, &Seen<G>, &<G as Game>::Command);

/// A bot with the mind that it plays with.
pub struct Entrant<G: Playable> {
    /// Which bot: how much it may think.
    pub bot: Bot,
    /// What it knows.
    pub mind: Arc<G::Mind>,
}

impl<G: Playable> Clone for Entrant<G> {
    fn clone(&self) -> Entrant<G> {
        Entrant { bot: self.bot, mind: Arc::clone(&self.mind) }
    }
}

impl<G: Playable> Entrant<G> {
    /// A bot as it comes.
    pub fn new(setup: &Setup<G>, words: &Words, bot: Bot) -> Entrant<G> {
        Entrant { bot, mind: Arc::new(bots::prepare(setup, words, bot)) }
    }
}

/// Bots that play each other, as many games as wanted.
///
/// As many games as there are bots make a group: they share their luck, and in each of them the
/// bots sit one seat further, so that everybody has every seat once.
pub struct Contest<G: Playable> {
    setup: Setup<G>,
    words: Words,
    entrants: Vec<Entrant<G>>,
    seed: u64,
    greedy: Option<Arc<G::Mind>>,
    timed: bool,
}

impl<G: Playable> Contest<G> {
    /// A contest of bots as they come; one for each player of the setup. Where one of the two
    /// lower levels takes part nobody lays words that offend, as at any table.
    pub fn new(setup: Setup<G>, words: &Words, bots: &[Bot], seed: u64) -> Contest<G> {
        let mut entrants: Vec<Entrant<G>> = Vec::new();
        let played = words.at_table(None, bots.iter().copied());
        for &bot in bots {
            let known = entrants.iter().find(|entrant| entrant.bot == bot).cloned();
            entrants.push(known.unwrap_or_else(|| Entrant::new(&setup, &played, bot)));
        }
        Contest::with(setup, words, entrants, seed)
    }

    /// A contest of bots with minds of their own, as those have who learn.
    pub fn with(
        setup: Setup<G>,
        words: &Words,
        entrants: Vec<Entrant<G>>,
        seed: u64,
    ) -> Contest<G> {
        Contest { setup, words: words.clone(), entrants, seed, greedy: None, timed: false }
    }

    /// Compares some of the decisions with the best ones, too.
    #[must_use]
    pub fn with_regret(mut self) -> Contest<G> {
        self.greedy = Some(Entrant::new(&self.setup, &self.words, Bot::Greedy).mind);
        self
    }

    /// Measures how long decisions take, too.
    #[must_use]
    pub fn with_times(mut self) -> Contest<G> {
        self.timed = true;
        self
    }

    /// Who plays.
    pub fn bots(&self) -> Vec<Bot> {
        self.entrants.iter().map(|entrant| entrant.bot).collect()
    }

    /// How many games make a group.
    pub fn group(&self) -> usize {
        self.entrants.len().max(1)
    }

    /// Who sits where in a game: the place of a bot in the contest, seat by seat.
    fn seating(&self, number: u64) -> Vec<usize> {
        let bots = self.group();
        let turned = (number % bots as u64) as usize;
        (0..self.entrants.len()).map(|seat| (seat + turned) % bots).collect()
    }

    /// Plays a game to its end.
    pub fn play(&self, number: u64) -> Result<Played, Fault> {
        let seating = self.seating(number);
        let mut compared: Vec<(usize, Compared)> = Vec::new();
        let seed = mixed(self.seed, number);
        let mut sample = |table: &Table<G>, seen: &Seen<G>, command: &G::Command| {
            let Some(greedy) = &self.greedy else { return };
            if mixed(seed, table.log().len() as u64).is_multiple_of(SAMPLED)
                && let Some(found) = G::compare(greedy, seen, command)
                && let Some(&bot) = seating.get(seen.seat.index())
            {
                compared.push((bot, found));
            }
        };
        let watch: Option<Watch<'_, G>> =
            if self.greedy.is_some() { Some(&mut sample) } else { None };
        let (table, company) = self.play_out(number, watch)?;
        let (mut scores, mut winners, mut shared) = (Vec::new(), Vec::new(), false);
        if let Some(outcome) = table.outcome() {
            shared = outcome.winners.len() > 1;
            for place in 0..self.entrants.len() {
                let seat = seating.iter().position(|&bot| bot == place).unwrap_or_default();
                let side = G::side(table.setup(), Seat(seat as u8));
                scores.push(outcome.scores.get(side.index()).copied().unwrap_or_default());
                if outcome.winners.contains(&side) {
                    winners.push(place);
                }
            }
        }
        let bot_of = |seat: Seat| seating.get(seat.index()).copied().unwrap_or_default();
        let times = company.times().iter().map(|&(seat, took)| (bot_of(seat), took)).collect();
        let digest = Digest::of(table.log());
        let entries = table.log().len();
        Ok(Played { number, scores, winners, shared, entries, digest, compared, times })
    }

    /// Plays a game to its end; `watch` is shown every decision.
    pub fn watched(&self, number: u64, watch: Watch<'_, G>) -> Result<Table<G>, Fault> {
        self.play_out(number, Some(watch)).map(|(table, _)| table)
    }

    fn play_out(
        &self,
        number: u64,
        mut watch: Option<Watch<'_, G>>,
    ) -> Result<(Table<G>, Company<G>), Fault> {
        let seed = mixed(self.seed, number / self.group() as u64);
        let mut luck = Luck::new(seed);
        let dictionary = self.words.all();
        let mut table =
            Table::open(self.setup.clone(), dictionary, &mut luck).map_err(|error| Fault {
                number,
                kind: FaultKind::Setup(error.to_string()),
                saved: String::new(),
            })?;
        let seated = self.seating(number).into_iter().enumerate().filter_map(|(seat, place)| {
            let entrant = self.entrants.get(place)?;
            Some((Seat(seat as u8), entrant.bot, Arc::clone(&entrant.mind)))
        });
        let mut company = Company::with(&table, seated, seed);
        if self.timed {
            company = company.timed(clock::of_thread);
        }
        let mut show = |table: &mut Table<G>, company: &mut Company<G>, _: &mut Luck| {
            if let Some(watch) = &mut watch
                && let Some((_, seen, command)) = company.upcoming(table)
            {
                watch(table, seen, command);
            }
        };
        match drive(&mut table, &mut company, &mut luck, dictionary, &mut show) {
            Ok(()) => Ok((table, company)),
            Err(kind) => Err(Fault { number, kind, saved: saved::write(&table) }),
        }
    }
}
