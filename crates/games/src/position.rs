//! A position: the state of the game and of the seats, and how any act at a table is judged.

use crate::chance::Chance;
use crate::dictionary::Dictionary;
use crate::game::{Game, Phase, Ruling};
use crate::history::History;
use crate::log::{Act, Entry, Event};
use crate::refusal::{Refusal, code};
use crate::seat::{Holder, Seat, Seats};
use crate::setup::Setup;
use crate::time::Millis;
use std::sync::Arc;

/// The state of a game and of its seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<G: Game> {
    /// The state of the game.
    pub state: G::State,
    /// The seats, and who plays for them.
    pub seats: Seats,
    /// Added to the game's own phase number, so that phases never come back after an undo.
    pub(crate) phase_offset: u32,
}

/// What came before a position: needed where a turn is taken back.
pub(crate) struct Past<'a, G: Game> {
    pub(crate) setup: &'a Arc<Setup<G>>,
    pub(crate) log: &'a [Entry<G>],
    pub(crate) history: &'a History,
}

impl<G: Game> Past<'_, G> {
    /// The state once an entry had happened.
    pub(crate) fn state_at(&self, to: u32, known: Option<(u32, &G::State)>) -> G::State {
        self.history.state_at(self.setup, self.log, to, known)
    }
}

impl<G: Game> Position<G> {
    pub(crate) fn closed(setup: &Arc<Setup<G>>) -> Position<G> {
        Position {
            state: G::closed(Arc::clone(setup)),
            seats: Seats::new(&setup.players),
            phase_offset: 0,
        }
    }

    /// The phase that commands must name.
    pub fn phase(&self) -> Phase {
        Phase(G::phase(&self.state).0.saturating_add(self.phase_offset))
    }

    /// Folds an event; `known` is a state on the way that one may start from when going back.
    pub(crate) fn fold(
        &mut self,
        event: &Event<G>,
        past: &Past<'_, G>,
        known: Option<(u32, &G::State)>,
    ) {
        match event {
            Event::Game(event) => G::apply(&mut self.state, event),
            Event::Left { seat } => self.seats.leave(*seat),
            Event::HandedOver { seat, to } => self.seats.hand_over(*seat, *to),
            Event::Undone { to } => {
                let phase = self.phase().0.saturating_add(1);
                self.state = past.state_at(*to, known);
                self.phase_offset = phase.saturating_sub(G::phase(&self.state).0);
            }
        }
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        match self.seats.get(seat) {
            None => Err(Refusal::new(code::NO_SUCH_SEAT, "").seat(seat)),
            Some(status) if status.left => Err(Refusal::new(code::SEAT_LEFT, "").seat(seat)),
            Some(_) => Ok(()),
        }
    }

    /// Judges any act at the table.
    pub(crate) fn judge(
        &self,
        by: Option<Seat>,
        act: &Act<G::Command>,
        now: Millis,
        past: &Past<'_, G>,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<(Position<G>, Vec<Event<G>>), Refusal> {
        if let Some(seat) = by {
            self.check_seat(seat)?;
        }
        if G::outcome(&self.state).is_some() {
            return Err(Refusal::new(code::GAME_OVER, ""));
        }
        let mut next = self.clone();
        let mut events = Vec::new();
        let mut happen = |event: Event<G>, next: &mut Position<G>| {
            next.fold(&event, past, None);
            events.push(event);
        };
        match act {
            Act::Start if past.log.is_empty() && by.is_none() => {}
            Act::Tick if by.is_none() && G::deadline(&self.state) == Some(now) => {}
            Act::Start | Act::Tick => return Err(Refusal::new(code::WRONG_PHASE, "")),
            Act::Play { phase, .. } => self.check_phase(*phase)?,
            Act::Leave { seat } => {
                self.check_owner(by, *seat)?;
                happen(Event::Left { seat: *seat }, &mut next);
            }
            Act::HandOver { seat, to } => {
                self.check_owner(by, *seat)?;
                happen(Event::HandedOver { seat: *seat, to: *to }, &mut next);
            }
            Act::Undo { to } => {
                self.check_undo(by, *to, past)?;
                happen(Event::Undone { to: *to }, &mut next);
            }
        }
        let Position { state, seats, phase_offset } = next;
        let mut ruling = Ruling::<G>::new(state, &seats, now, dictionary, chance);
        match act {
            Act::Start => G::start(&mut ruling),
            Act::Tick => G::tick(&mut ruling),
            Act::Play { command, .. } => {
                let seat = by.ok_or_else(|| Refusal::new(code::NO_SUCH_SEAT, ""))?;
                G::judge(&mut ruling, seat, command)?;
            }
            Act::Leave { seat } => G::leave(&mut ruling, *seat),
            // What was drawn comes again: the order of every pile is restored with the state.
            Act::HandOver { .. } | Act::Undo { .. } => {}
        }
        let (state, game_events) = ruling.finish();
        events.extend(game_events.into_iter().map(Event::Game));
        Ok((Position { state, seats, phase_offset }, events))
    }

    /// Stale means that the phase is over, not that some number moved on.
    fn check_phase(&self, phase: Phase) -> Result<(), Refusal> {
        let current = self.phase();
        let number = i64::from(current.0);
        match phase.cmp(&current) {
            std::cmp::Ordering::Less => Err(Refusal::new(code::STALE, "").number(number)),
            std::cmp::Ordering::Greater => Err(Refusal::new(code::NOT_YET, "").number(number)),
            std::cmp::Ordering::Equal => Ok(()),
        }
    }

    fn check_owner(&self, by: Option<Seat>, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        if by.is_some_and(|by| by != seat) {
            return Err(Refusal::new(code::NOT_YOURS, "").seat(seat));
        }
        Ok(())
    }

    /// A turn is taken back against bots, or by the table once all have agreed. Not to a moment
    /// in which time was running, for that time has passed; not to before somebody left; and not
    /// to what was taken back itself.
    fn check_undo(&self, by: Option<Seat>, to: u32, past: &Past<'_, G>) -> Result<(), Refusal> {
        let refused = Err(Refusal::new(code::CANNOT_UNDO, "").number(i64::from(to)));
        let is_bot = |seat| self.seats.get(seat).is_some_and(|s| s.holder == Holder::Bot);
        let agreed = match by {
            None => true,
            Some(seat) => self.seats.playing().all(|other| other == seat || is_bot(other)),
        };
        let undone = past.log.get(to as usize + 1..).unwrap_or_default();
        let somebody_left = undone.iter().any(|entry| matches!(entry.act, Act::Leave { .. }));
        let counts = past.history.counts(to);
        if !past.setup.undo || !agreed || undone.is_empty() || somebody_left || !counts {
            return refused;
        }
        if G::deadline(&past.state_at(to, None)).is_some() { refused } else { Ok(()) }
    }
}
