//! Bots at the table: each thinks when something has happened, and acts after a while.

use bots::{Bot, Bots, Decision, Playable, Seen, Words};
use games::{Millis, Phase, Seat, Seeded, Table};
use std::sync::Arc;

/// How long bots think, beside a person of their strength: 1 as long, 0 not at all.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace(pub f64);

impl Pace {
    fn of(self, time: Millis) -> Millis {
        Millis((time.0 as f64 * self.0) as u64)
    }
}

/// The bots of a table.
pub struct Chairs<G: Playable> {
    chairs: Vec<Chair<G>>,
    pace: Pace,
}

struct Chair<G: Playable> {
    seat: Seat,
    bot: Bot,
    mind: Arc<G::Mind>,
    luck: Seeded,
    plan: Option<Plan<G>>,
    /// The number of the next event when it last looked.
    looked: Option<u32>,
}

struct Plan<G: Playable> {
    command: G::Command,
    phase: Phase,
    due: Millis,
}

impl<G: Playable> Chairs<G> {
    /// Bots in these seats, with luck that follows from the seed.
    pub fn new(
        table: &Table<G>,
        seated: &[(Seat, Bot)],
        words: &Words,
        minds: &Bots,
        seed: u64,
        pace: Pace,
    ) -> Chairs<G> {
        let chairs = seated.iter().map(|&(seat, bot)| Chair {
            seat,
            bot,
            mind: minds.mind(&Seen::new(table, seat), words, bot),
            luck: Seeded::new(seed.wrapping_mul(256).wrapping_add(seat.0.into())),
            plan: None,
            looked: None,
        });
        Chairs { chairs: chairs.collect(), pace }
    }

    /// Lets everybody look who has not seen the last event, and think.
    pub fn think(&mut self, table: &Table<G>, now: Millis) {
        for chair in &mut self.chairs {
            let valid = chair.plan.as_ref().is_some_and(|plan| plan.phase == table.phase());
            if valid || chair.looked == Some(table.next_event()) {
                continue;
            }
            chair.looked = Some(table.next_event());
            let seen = Seen::new(table, chair.seat);
            let mut budget = G::budget(chair.bot);
            let decided = G::decide(&chair.mind, &seen, &mut chair.luck, &mut budget);
            chair.plan = decided.map(|Decision { command, after }| Plan {
                command,
                phase: table.phase(),
                due: now.plus(self.pace.of(after)),
            });
        }
    }

    /// When the next of them acts.
    pub fn due(&self) -> Option<Millis> {
        self.chairs.iter().filter_map(|chair| Some(chair.plan.as_ref()?.due)).min()
    }

    /// What is due by now: who does what in which phase.
    pub fn act(&mut self, now: Millis) -> Option<(Seat, Phase, G::Command)> {
        let ready = self
            .chairs
            .iter_mut()
            .filter(|chair| chair.plan.as_ref().is_some_and(|plan| plan.due <= now));
        let first = ready.min_by_key(|chair| chair.plan.as_ref().map(|plan| plan.due))?;
        let plan = first.plan.take()?;
        Some((first.seat, plan.phase, plan.command))
    }
}
