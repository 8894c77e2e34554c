//! A contest: which game, with which house rules, and which bots against each other.

use crate::clock;
use crate::drive::drive;
use crate::fault::{Fault, FaultKind};
use crate::luck::{Luck, mixed};
use crate::outside::{Contestant, Guest};
use crate::played::{Digest, Played};
use bots::{Bot, Company, Compared, Outside, Playable, Posing, Seen, Words};
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

/// Lets a player from outside have a seat of a game whose luck follows from a number.
type Invited<G> = Arc<dyn Fn(Seat, u64) -> Box<dyn Outside<G>> + Send + Sync>;

/// Who plays in a contest.
enum Entered<G: Playable> {
    Bot(Entrant<G>),
    Outside(Invited<G>),
}

/// Bots that play each other, as many games as wanted.
///
/// As many games as there are bots make a group: they share their luck, and in each of them the
/// bots sit one seat further, so that everybody has every seat once.
pub struct Contest<G: Playable> {
    setup: Setup<G>,
    words: Words,
    entrants: Vec<Entered<G>>,
    seed: u64,
    greedy: Option<Arc<G::Mind>>,
    timed: bool,
}

impl<G: Playable> Contest<G> {
    /// A contest of bots as they come; one for each player of the setup. Where one of the two
    /// lower levels takes part nobody lays words that offend, as at any table.
    pub fn new(setup: Setup<G>, words: &Words, bots: &[Bot], seed: u64) -> Contest<G> {
        let entrants = entrants_of(&setup, words, bots);
        Contest::with(setup, words, entrants, seed)
    }

    /// A contest of bots with minds of their own, as those have who learn.
    pub fn with(
        setup: Setup<G>,
        words: &Words,
        entrants: Vec<Entrant<G>>,
        seed: u64,
    ) -> Contest<G> {
        let entrants = entrants.into_iter().map(Entered::Bot).collect();
        Contest { setup, words: words.clone(), entrants, seed, greedy: None, timed: false }
    }

    /// A contest of bots and of programs of somebody's own.
    pub fn among(
        setup: Setup<G>,
        words: &Words,
        contestants: &[Contestant],
        seed: u64,
    ) -> Contest<G>
    where
        G: Posing,
    {
        let bots: Vec<Bot> = contestants.iter().filter_map(Contestant::bot).collect();
        let mut ours = entrants_of(&setup, words, &bots).into_iter();
        let entered = contestants.iter().filter_map(|contestant| match contestant {
            Contestant::Bot(_) => ours.next().map(Entered::Bot),
            Contestant::Program(program) => {
                let guest = Arc::new(Guest::new(program.clone(), words));
                Some(Entered::Outside(Arc::new(move |seat, seed| guest.sit(seat, seed))))
            }
        });
        let entrants = entered.collect();
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
        let (mut seated, mut invited) = (Vec::new(), Vec::new());
        for (seat, place) in Seat::all(self.entrants.len()).zip(self.seating(number)) {
            match self.entrants.get(place) {
                Some(Entered::Bot(Entrant { bot, mind })) => {
                    seated.push((seat, *bot, Arc::clone(mind)));
                }
                Some(Entered::Outside(invite)) => invited.push((seat, invite)),
                None => {}
            }
        }
        let mut company = Company::with(&table, seated, seed);
        for (seat, invite) in invited {
            // Games of a group share their luck: a player has other luck in each seat.
            company.invite(&table, seat, invite(seat, mixed(seed, u64::from(seat.0))));
        }
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
            Ok(()) => {
                company.dismiss(&table);
                Ok((table, company))
            }
            Err(kind) => Err(Fault { number, kind, saved: saved::write(&table) }),
        }
    }
}

/// Bots as they come, those of one kind with one mind. Where one of the lower levels takes part
/// nobody lays words that offend, as at any table.
fn entrants_of<G: Playable>(setup: &Setup<G>, words: &Words, bots: &[Bot]) -> Vec<Entrant<G>> {
    let mut entrants: Vec<Entrant<G>> = Vec::new();
    let played = words.at_table(None, bots.iter().copied());
    for &bot in bots {
        let known = entrants.iter().find(|entrant| entrant.bot == bot).cloned();
        entrants.push(known.unwrap_or_else(|| Entrant::new(setup, &played, bot)));
    }
    entrants
}
