//! When bots look, and when they act: one schedule for simulation, terminal and server.
//!
//! A bot looks when something has happened that it has not seen and no plan of its stands. It
//! thinks (at once, or on another thread), and what it decides waits as long as a person of its
//! strength would think. A plan holds as long as the phase lasts in which it was made.

use crate::playable::Decision;
use games::{Millis, Phase, Seat};
use std::collections::BTreeMap;

/// What the bots of a table are about to do; `Command` is what they can do there.
#[derive(Clone, Debug)]
pub struct Schedule<Command> {
    seats: BTreeMap<Seat, Thought<Command>>,
}

#[derive(Clone, Debug)]
struct Thought<Command> {
    /// The number of the next event when it last looked.
    looked: Option<u32>,
    /// Is it thinking now?
    busy: bool,
    plan: Option<Plan<Command>>,
}

/// A decision that waits for its moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<Command> {
    /// What will be done.
    pub command: Command,
    /// The phase that it is meant for.
    pub phase: Phase,
    /// When.
    pub due: Millis,
}

/// Where a table stands, as far as a schedule must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The phase that commands must name.
    pub phase: Phase,
    /// The number that the next event will have.
    pub next_event: u32,
}

impl Moment {
    /// Where a table stands now.
    pub fn of<G: games::Game>(table: &games::Table<G>) -> Moment {
        Moment { phase: table.phase(), next_event: table.next_event() }
    }

    /// Where a table of whichever game stands now.
    pub fn of_any(table: &games::AnyTable) -> Moment {
        Moment { phase: table.phase(), next_event: table.next_event() }
    }
}

impl<Command> Default for Thought<Command> {
    fn default() -> Thought<Command> {
        Thought { looked: None, busy: false, plan: None }
    }
}

impl<Command> Default for Schedule<Command> {
    fn default() -> Schedule<Command> {
        Schedule { seats: BTreeMap::new() }
    }
}

impl<Command> Schedule<Command> {
    /// Should the bot of a seat look now? If so it counts as thinking until [`decided`] is called.
    ///
    /// [`decided`]: Schedule::decided
    pub fn looks(&mut self, seat: Seat, moment: Moment) -> bool {
        let thought = self.seats.entry(seat).or_default();
        let planned = thought.plan.as_ref().is_some_and(|plan| plan.phase == moment.phase);
        if planned || thought.busy || thought.looked == Some(moment.next_event) {
            return false;
        }
        *thought = Thought { looked: Some(moment.next_event), busy: true, plan: None };
        true
    }

    /// Hears what a bot has decided in a phase, to be done `after` its time at `pace` from `now`.
    /// If that phase is over by now nothing stands, and the bot looks again. Nothing comes of the
    /// thoughts of a seat that was forgotten meanwhile.
    pub fn decided(
        &mut self,
        seat: Seat,
        decision: Option<Decision<Command>>,
        phase: Phase,
        moment: Moment,
        now: Millis,
        pace: f64,
    ) {
        let Some(thought) = self.seats.get_mut(&seat).filter(|thought| thought.busy) else {
            return;
        };
        thought.busy = false;
        let decision = decision.filter(|_| phase == moment.phase);
        thought.plan = decision.map(|Decision { command, after }| {
            let wait = Millis((after.0 as f64 * pace) as u64);
            Plan { command, phase, due: now.plus(wait) }
        });
    }

    /// What the bot of a seat will do, if it has a plan.
    pub fn plan(&self, seat: Seat) -> Option<&Plan<Command>> {
        self.seats.get(&seat)?.plan.as_ref()
    }

    /// Who acts next, and when; of several at the same moment the first seat.
    pub fn next(&self) -> Option<(Millis, Seat)> {
        let plans = self
            .seats
            .iter()
            .filter_map(|(seat, thought)| thought.plan.as_ref().map(|plan| (plan.due, *seat)));
        plans.min()
    }

    /// Takes the first plan that is due.
    pub fn take_due(&mut self, now: Millis) -> Option<(Seat, Plan<Command>)> {
        let (_, seat) = self.next().filter(|(due, _)| *due <= now)?;
        let plan = self.seats.get_mut(&seat)?.plan.take()?;
        Some((seat, plan))
    }

    /// Has the bot of a seat seen everything that happened, and decided to do nothing?
    pub fn is_idle(&self, seat: Seat, moment: Moment) -> bool {
        self.seats.get(&seat).is_some_and(|thought| {
            let seen = thought.looked == Some(moment.next_event);
            seen && !thought.busy && thought.plan.is_none()
        })
    }

    /// Is a bot thinking, or does one have a plan?
    pub fn is_pending(&self) -> bool {
        self.seats.values().any(|thought| thought.busy || thought.plan.is_some())
    }

    /// Forgets a seat that no bot plays for any more, or that shall look again.
    pub fn forget(&mut self, seat: Seat) {
        self.seats.remove(&seat);
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.seats.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: Seat = Seat(0);
    const RUI: Seat = Seat(1);

    fn moment(phase: u32, next_event: u32) -> Moment {
        Moment { phase: Phase(phase), next_event }
    }

    fn after(millis: u64) -> Option<Decision<&'static str>> {
        Some(Decision::new("pass", Millis(millis)))
    }

    /// A bot that has looked and decided at this moment, at time 0.
    fn decides(
        schedule: &mut Schedule<&'static str>,
        seat: Seat,
        moment: Moment,
        decision: Option<Decision<&'static str>>,
    ) {
        assert!(schedule.looks(seat, moment), "it does not look");
        schedule.decided(seat, decision, moment.phase, moment, Millis(0), 1.0);
    }

    #[test]
    fn a_bot_looks_once_at_what_has_happened() {
        let mut schedule = Schedule::default();
        let first = moment(1, 5);
        assert!(!schedule.is_idle(ANA, first));
        decides(&mut schedule, ANA, first, None);
        assert!(!schedule.looks(ANA, first));
        assert!(schedule.is_idle(ANA, first) && !schedule.is_pending());
        assert!(!schedule.is_idle(ANA, moment(1, 6)));
        assert!(schedule.looks(ANA, moment(1, 6)));
    }

    #[test]
    fn a_bot_that_thinks_is_not_asked_again_before_it_has_decided() {
        let mut schedule = Schedule::default();
        assert!(schedule.looks(ANA, moment(1, 5)));
        assert!(!schedule.looks(ANA, moment(1, 6)) && schedule.is_pending());
        assert!(!schedule.is_idle(ANA, moment(1, 5)));
        // The phase that it thought about is over by now.
        schedule.decided(ANA, after(10), Phase(1), moment(2, 6), Millis(0), 1.0);
        assert_eq!(schedule.plan(ANA), None);
        assert!(schedule.looks(ANA, moment(2, 6)));
    }

    #[test]
    fn a_plan_stands_as_long_as_its_phase_and_falls_with_it() {
        let mut schedule = Schedule::default();
        decides(&mut schedule, ANA, moment(1, 5), after(10));
        assert!(!schedule.looks(ANA, moment(1, 6)));
        assert!(schedule.plan(ANA).is_some());
        assert!(schedule.looks(ANA, moment(2, 7)));
        assert_eq!(schedule.plan(ANA), None);
    }

    #[test]
    fn the_first_plan_is_taken_when_it_is_due() {
        let mut schedule = Schedule::default();
        decides(&mut schedule, RUI, moment(1, 5), after(10));
        decides(&mut schedule, ANA, moment(1, 5), after(30));
        assert_eq!(schedule.next(), Some((Millis(10), RUI)));
        assert_eq!(schedule.take_due(Millis(9)), None);
        let plan = Plan { command: "pass", phase: Phase(1), due: Millis(10) };
        assert_eq!(schedule.take_due(Millis(40)), Some((RUI, plan)));
        assert_eq!(schedule.next(), Some((Millis(30), ANA)));
        // At the same moment the first seat comes first.
        decides(&mut schedule, RUI, moment(1, 6), after(30));
        assert_eq!(schedule.next(), Some((Millis(30), ANA)));
    }

    #[test]
    fn the_pace_stretches_the_time_that_bots_take() {
        let mut schedule = Schedule::default();
        for (pace, due) in [(0.0, 100), (0.5, 105), (3.0, 130)] {
            schedule.clear();
            let now = moment(1, 5);
            assert!(schedule.looks(ANA, now));
            schedule.decided(ANA, after(10), now.phase, now, Millis(100), pace);
            assert_eq!(schedule.next(), Some((Millis(due), ANA)));
        }
    }

    #[test]
    fn who_is_forgotten_has_no_plan_and_looks_again() {
        let mut schedule = Schedule::default();
        decides(&mut schedule, ANA, moment(1, 5), after(10));
        schedule.forget(ANA);
        assert!(!schedule.is_pending() && schedule.next().is_none());
        assert!(schedule.looks(ANA, moment(1, 5)));
        schedule.forget(ANA);
        schedule.decided(ANA, after(10), Phase(1), moment(1, 5), Millis(0), 1.0);
        assert!(!schedule.is_pending());
    }
}
