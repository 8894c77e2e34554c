//! Bots at a table: in simulations, where time jumps to whatever is due, and at real ones.

use crate::bot::Bot;
use crate::playable::{Playable, prepare};
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
}

/// What decisions took, by somebody's clock.
struct Times {
    clock: fn() -> Duration,
    taken: Vec<(Seat, Duration)>,
}

struct Chair<G: Playable> {
    bot: Bot,
    mind: Arc<G::Mind>,
    luck: Seeded,
    seen: Seen<G>,
}

/// What is done next at a table of bots.
enum Next {
    Bot(Millis, Seat),
    Deadline(Millis),
}

/// Why a table of bots does not go on. Either is a fault of a bot.
#[derive(Clone, PartialEq, Debug)]
pub enum Stuck {
    /// A bot did what the rules forbid.
    Refused {
        /// Who.
        seat: Seat,
        /// Which bot.
        bot: Bot,
        /// What it wanted.
        command: String,
        /// Why not.
        refusal: Refusal,
    },
    /// Nobody has anything to do, and no deadline is set.
    Idle,
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stuck::Refused { seat, bot, command, refusal } => {
                write!(f, "{bot} in seat {seat} was refused {command}: {refusal}")
            }
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
            let luck = Seeded::new(seed.wrapping_mul(256).wrapping_add(seat.0.into()));
            (seat, Chair { bot, mind, luck, seen: Seen::new(table, seat) })
        };
        let chairs = seated.into_iter().map(chair).collect();
        Company { chairs, schedule: Schedule::default(), pace: 1.0, times: None }
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
            let mut budget = G::budget(chair.bot);
            let decision = G::decide(&chair.mind, &chair.seen, &mut chair.luck, &mut budget);
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
        let Some(Chair { bot, .. }) = self.chairs.get(&seat) else { return Ok(()) };
        // A deadline that passed before comes first; if it ended the phase, the bot looks again.
        table.advance(now, dictionary, chance);
        if table.phase() != phase {
            return Ok(());
        }
        let judged = table.play(seat, command.clone(), now, dictionary, chance);
        judged.map(drop).map_err(|refusal| {
            let command = serde_json::to_string(&command).unwrap_or_default();
            Stuck::Refused { seat, bot: *bot, command, refusal }
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
        match self.next(table).ok_or(Stuck::Idle)? {
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
