//! A table full of bots: who is due next, and what happens when time passes instead.

use crate::bot::Bot;
use crate::playable::{Decision, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::{Chance, Dictionary, Millis, Phase, Refusal, Seat, Seeded, Table};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Bots in all or some seats of a table.
pub struct Company<G: Playable> {
    chairs: Vec<Chair<G>>,
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
    plan: Option<Plan<G>>,
    /// The number of the next event when it last looked; nothing before its first look.
    looked: Option<u32>,
}

/// A decision that waits for its moment.
struct Plan<G: Playable> {
    command: G::Command,
    phase: Phase,
    due: Millis,
}

/// What is done next at a table of bots.
enum Next {
    Chair(usize),
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
        let minds = |bot: Bot| Arc::new(G::prepare(table.setup(), words, bot));
        let seated = Seat::all(bots.len()).zip(bots).map(|(seat, &bot)| (seat, bot, minds(bot)));
        Company::with(table, seated, seed)
    }

    /// Bots whose minds are prepared already.
    pub fn with(
        table: &Table<G>,
        seated: impl IntoIterator<Item = (Seat, Bot, Arc<G::Mind>)>,
        seed: u64,
    ) -> Company<G> {
        let chair = |(seat, bot, mind): (Seat, Bot, Arc<G::Mind>)| Chair {
            bot,
            mind,
            luck: Seeded::new(seed.wrapping_mul(256).wrapping_add(seat.0.into())),
            seen: Seen::new(table, seat),
            plan: None,
            looked: None,
        };
        Company { chairs: seated.into_iter().map(chair).collect(), times: None }
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
            Next::Chair(place) => self.act(place, table, dictionary, chance)?,
        }
        Ok(())
    }

    /// Who acts next, with what, and what the actor sees; nothing where a deadline comes first.
    pub fn upcoming(&mut self, table: &Table<G>) -> Option<(Seat, &Seen<G>, &G::Command)> {
        match self.next(table)? {
            Next::Deadline(_) => None,
            Next::Chair(place) => {
                let chair = self.chairs.get(place)?;
                Some((chair.seen.seat, &chair.seen, &chair.plan.as_ref()?.command))
            }
        }
    }

    fn next(&mut self, table: &Table<G>) -> Option<Next> {
        for chair in &mut self.chairs {
            let began = self.times.as_ref().map(|times| (times.clock)());
            let decided = chair.think(table);
            if let (true, Some(began), Some(times)) = (decided, began, &mut self.times) {
                times.taken.push((chair.seen.seat, (times.clock)().saturating_sub(began)));
            }
        }
        let plans = self.chairs.iter().enumerate();
        let due = plans.filter_map(|(place, chair)| Some((chair.plan.as_ref()?.due, place))).min();
        match (due, table.deadline()) {
            (Some((due, place)), deadline) if deadline.is_none_or(|deadline| due < deadline) => {
                Some(Next::Chair(place))
            }
            (_, deadline) => deadline.map(Next::Deadline),
        }
    }

    fn act(
        &mut self,
        place: usize,
        table: &mut Table<G>,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<(), Stuck> {
        let Some(chair) = self.chairs.get_mut(place) else { return Ok(()) };
        let Some(Plan { command, due, .. }) = chair.plan.take() else { return Ok(()) };
        let (seat, bot) = (chair.seen.seat, chair.bot);
        let judged = table.play(seat, command.clone(), due, dictionary, chance);
        judged.map(drop).map_err(|refusal| {
            let command = serde_json::to_string(&command).unwrap_or_default();
            Stuck::Refused { seat, bot, command, refusal }
        })
    }
}

impl<G: Playable> Chair<G> {
    /// Looks at what has happened. A plan stays as long as its phase lasts; without a plan, the
    /// bot thinks again whenever something has happened. Says whether it has decided something.
    fn think(&mut self, table: &Table<G>) -> bool {
        // Who has left does nothing more, also what was planned before.
        if table.position().seats.get(self.seen.seat).is_some_and(|status| status.left) {
            self.plan = None;
            return false;
        }
        if self.plan.as_ref().is_some_and(|plan| plan.phase == table.phase()) {
            return false;
        }
        if self.looked == Some(table.next_event()) {
            return false;
        }
        self.looked = Some(table.next_event());
        self.seen.look(table);
        let mut budget = G::budget(self.bot);
        let decision = G::decide(&self.mind, &self.seen, &mut self.luck, &mut budget);
        self.plan = decision.map(|Decision { command, after }| Plan {
            command,
            phase: table.phase(),
            due: table.now().plus(after),
        });
        self.plan.is_some()
    }
}
