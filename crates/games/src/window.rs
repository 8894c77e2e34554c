//! A window: several players are asked at once, and answer in any order until a deadline.

use crate::refusal::{Refusal, code};
use crate::seat::Seat;
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// A question to several seats, open until its deadline.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Window<A> {
    /// When it closes by itself.
    pub deadline: Millis,
    /// Who is asked.
    pub asked: Vec<Seat>,
    /// Who has answered what.
    pub answers: Vec<(Seat, A)>,
}

impl<A> Window<A> {
    /// A question to these seats.
    pub fn new(asked: Vec<Seat>, deadline: Millis) -> Window<A> {
        Window { deadline, asked, answers: Vec::new() }
    }

    /// May the seat answer? It is asked, and has not answered yet.
    pub fn may_answer(&self, seat: Seat, rule: &'static str) -> Result<(), Refusal> {
        if !self.asked.contains(&seat) {
            return Err(Refusal::new(code::NOT_ASKED, rule));
        }
        if self.has_answered(seat) {
            return Err(Refusal::new(code::ALREADY_ANSWERED, rule));
        }
        Ok(())
    }

    /// Has the seat answered?
    pub fn has_answered(&self, seat: Seat) -> bool {
        self.answers.iter().any(|(answered, _)| *answered == seat)
    }

    /// Writes an answer down.
    pub fn answer(&mut self, seat: Seat, answer: A) {
        self.answers.push((seat, answer));
    }

    /// Asks a seat no longer, because its player has left.
    pub fn dismiss(&mut self, seat: Seat) {
        self.asked.retain(|asked| *asked != seat);
        self.answers.retain(|(answered, _)| *answered != seat);
    }

    /// Have all answered?
    pub fn complete(&self) -> bool {
        self.asked.iter().all(|&seat| self.has_answered(seat))
    }

    /// Those who have not answered yet.
    pub fn waiting(&self) -> Vec<Seat> {
        self.asked.iter().copied().filter(|&seat| !self.has_answered(seat)).collect()
    }
}
