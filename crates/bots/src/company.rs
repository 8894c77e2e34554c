//! Bots at a table: in simulations, where time jumps to whatever is due, and at real ones.

use crate::bot::Bot;
use crate::outside::Outside;
use crate::playable::{Decision, Playable, prepare};
use crate::schedule::{Moment, Plan, Schedule};
use crate::seen::Seen;
use crate::words::Words;
use games::{Chance, Dictionary, Millis, Refusal, Seat, Seeded, Table};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Bots in all or some seats of a table.
pub struct Company<G: Playable> {
    chairs: BTreeMap<Seat, Chair<G>>,
    schedule: Schedule<G::Command>,
    /// How long they wait, beside a person of their strength.
    pace: f64,
    /// How long decisions took, where somebody asked.
    times: Option<Times>,
    /// What keeps a player from outside from going on.
    failed: Option<Stuck>,
}

/// What decisions took, by somebody's clock.
struct Times {
    clock: fn() -> Duration,
    taken: Vec<(Seat, Duration)>,
}

struct Chair<G: Playable> {
    sitter: Sitter<G>,
    seen: Seen<G>,
}

/// Who decides for a seat.
enum Sitter<G: Playable> {
    Bot { bot: Bot, mind: Arc<G::Mind>, luck: Box<Seeded> },
    Outside(Box<dyn Outside<G>>),
}

impl<G: Playable> Sitter<G> {
    fn name(&self) -> String {
        match self {
            Sitter::Bot { bot, .. } => bot.to_string(),
            Sitter::Outside(player) => player.name(),
        }
    }

    /// What it does now; what is wrong with a player from outside.
    fn decide(
        &mut self,
        table: &Table<G>,
        seen: &Seen<G>,
    ) -> Result<Option<Decision<G::Command>>, String> {
        match self {
            Sitter::Bot { bot, mind, luck } => {
                Ok(G::decide(mind, seen, &mut **luck, &mut G::budget(*bot)))
            }
            Sitter::Outside(player) => player.decide(table, seen),
        }
    }
}

/// What is done next at a table of bots.
enum Next {
    Bot(Millis, Seat),
    Deadline(Millis),
}

/// Why a table of bots does not go on. Each is a fault of a player.
#[derive(Clone, PartialEq, Debug)]
pub enum Stuck {
    /// A bot did what the rules forbid.
    Refused {
        /// Who.
        seat: Seat,
        /// Which player.
        player: String,
        /// What it wanted.
        command: String,
        /// Why not.
        refusal: Box<Refusal>,
    },
    /// A player from outside does not go on.
    Failed {
        /// Who.
        seat: Seat,
        /// Which player.
        player: String,
        /// What is wrong.
        what: String,
    },
    /// Nobody has anything to do, and no deadline is set.
    Idle,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stuck::Refused { seat, player, command, refusal } => {
                write!(f, "{player} in seat {seat} was refused {command}: {refusal}")
            }
            Stuck::Failed { seat, player, what } => write!(f, "{player} in seat {seat} {what}"),
            Stuck::Idle => f.write_str("nobody has anything to do"),
        }
    }
}

impl std::error::Error for Stuck {}

impl<G: Playable> Company<G> {
    /// Bots seat by seat; each has luck of its own, which follows from the seed.
    pub fn new(table: &Table<G>, bots: &[Bot], words: &Words, seed: u64) -> Company<G> {
        let minds = |bot: Bot| Arc::new(prepare(table.setup(), words, bot));
        let seated = Seat::all(bots.len()).zip(bots).map(|(seat, &bot)| (seat, bot, minds(bot)));
        Company::with(table, seated, seed)
    }

    /// Bots whose minds are prepared already.
    pub fn with(
        table: &Table<G>,
        seated: impl IntoIterator<Item = (Seat, Bot, Arc<G::Mind>)>,
        seed: u64,
    ) -> Company<G> {
        let chair = |(seat, bot, mind): (Seat, Bot, Arc<G::Mind>)| {
            let luck = Box::new(Seeded::new(seed.wrapping_mul(256).wrapping_add(seat.0.into())));
            (seat, Chair { sitter: Sitter::Bot { bot, mind, luck }, seen: Seen::new(table, seat) })
        };
        let chairs = seated.into_iter().map(chair).collect();
        Company { chairs, schedule: Schedule::default(), pace: 1.0, times: None, failed: None }
    }

    /// Lets a player from outside have a seat.
    pub fn invite(&mut self, table: &Table<G>, seat: Seat, player: Box<dyn Outside<G>>) {
        let chair = Chair { sitter: Sitter::Outside(player), seen: Seen::new(table, seat) };
        self.chairs.insert(seat, chair);
    }

    /// Tells the players from outside that the game is over.
    pub fn dismiss(&mut self, table: &Table<G>) {
        for chair in self.chairs.values_mut() {
            if let Sitter::Outside(player) = &mut chair.sitter {
                chair.seen.look(table);
                player.over(&chair.seen);
            }
        }
    }

    /// Lets them wait longer or shorter than a person of their strength would; 0 not at all.
    #[must_use]
    pub fn paced(mut self, pace: f64) -> Company<G> {
        self.pace = pace;
        self
    }

    /// Measures how long decisions take by this clock. It changes nothing else.
    #[must_use]
    pub fn timed(mut self, clock: fn() -> Duration) -> Company<G> {
        self.times = Some(Times { clock, taken: Vec::new() });
        self
    }

    /// How long each decision took so far, on this machine; empty where nobody asked.
    pub fn times(&self) -> &[(Seat, Duration)] {
        self.times.as_ref().map(|times| times.taken.as_slice()).unwrap_or_default()
    }

    /// Lets everybody look who has not seen the last event, and think; `now` is table time.
    pub fn look(&mut self, table: &Table<G>, now: Millis) {
        let moment = Moment::of(table);
        for (&seat, chair) in &mut self.chairs {
            // Who has left does nothing more, also what was planned before.
            if table.position().seats.get(seat).is_some_and(|status| status.left) {
                self.schedule.forget(seat);
                continue;
            }
            if !self.schedule.looks(seat, moment) {
                continue;
            }
            let began = self.times.as_ref().map(|times| (times.clock)());
            chair.seen.look(table);
            let decided = chair.sitter.decide(table, &chair.seen);
            let decision = decided.unwrap_or_else(|what| {
                let player = chair.sitter.name();
                self.failed.get_or_insert(Stuck::Failed { seat, player, what });
                None
            });
            if let (true, Some(began), Some(times)) = (decision.is_some(), began, &mut self.times) {
                times.taken.push((seat, (times.clock)().saturating_sub(began)));
            }
            self.schedule.decided(seat, decision, moment.phase, moment, now, self.pace);
        }
    }

    /// When the next of them acts.
    pub fn due(&self) -> Option<Millis> {
        self.schedule.next().map(|(due, _)| due)
    }

    /// Does what is due first, at the moment `now`; nothing where nothing is due by then.
    pub fn act(
        &mut self,
        table: &mut Table<G>,
        now: Millis,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<(), Stuck> {
        let due = self.schedule.take_due(now);
        let Some((seat, Plan { command, phase, .. })) = due else { return Ok(()) };
        let Some(Chair { sitter, .. }) = self.chairs.get(&seat) else { return Ok(()) };
        // A deadline that passed before comes first; if it ended the phase, the bot looks again.
        table.advance(now, dictionary, chance);
        if table.phase() != phase {
            return Ok(());
        }
        let judged = table.play(seat, command.clone(), now, dictionary, chance);
        judged.map(drop).map_err(|refusal| {
            let command = serde_json::to_string(&command).unwrap_or_default();
            Stuck::Refused { seat, player: sitter.name(), command, refusal: Box::new(refusal) }
        })
    }

    /// Lets the next thing happen: the decision that is due first, or the deadline before it.
    /// Nothing happens at a table whose game is over.
    pub fn step(
        &mut self,
        table: &mut Table<G>,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<(), Stuck> {
        if table.outcome().is_some() {
            return Ok(());
        }
        let next = self.next(table);
        if let Some(stuck) = self.failed.take() {
            return Err(stuck);
        }
        match next.ok_or(Stuck::Idle)? {
            Next::Deadline(deadline) => table.advance(deadline, dictionary, chance),
            Next::Bot(due, _) => self.act(table, due, dictionary, chance)?,
        }
        Ok(())
    }

    /// Who acts next, with what, and what the actor sees; nothing where a deadline comes first.
    pub fn upcoming(&mut self, table: &Table<G>) -> Option<(Seat, &Seen<G>, &G::Command)> {
        match self.next(table)? {
            Next::Deadline(_) => None,
            Next::Bot(_, seat) => {
                let plan = self.schedule.plan(seat)?;
                Some((seat, &self.chairs.get(&seat)?.seen, &plan.command))
            }
        }
    }

    fn next(&mut self, table: &Table<G>) -> Option<Next> {
        self.look(table, table.now());
        match (self.schedule.next(), table.deadline()) {
            (Some((due, seat)), deadline) if deadline.is_none_or(|deadline| due < deadline) => {
                Some(Next::Bot(due, seat))
            }
            (_, deadline) => deadline.map(Next::Deadline),
        }
    }
}
