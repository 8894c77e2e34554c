//! Answers that were given lately: a client that asks twice is answered the same, and nothing
//! happens twice.

use crate::limits::ANSWERS_KEPT;
use crate::protocol::{AnswerOutcome, AskId};
use games::Seat;
use std::collections::VecDeque;

/// The latest answers to each seat.
#[derive(Default, Debug)]
pub(crate) struct Answers {
    kept: VecDeque<(Seat, AskId, AnswerOutcome)>,
}

impl Answers {
    /// What was answered.
    pub(crate) fn given(&self, seat: Seat, id: &AskId) -> Option<AnswerOutcome> {
        let same = |(by, asked, _): &&(Seat, AskId, AnswerOutcome)| *by == seat && asked == id;
        self.kept.iter().find(same).map(|(_, _, outcome)| outcome.clone())
    }

    /// Keeps an answer for a while.
    pub(crate) fn keep(&mut self, seat: Seat, id: AskId, outcome: AnswerOutcome) {
        if self.kept.len() >= ANSWERS_KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((seat, id, outcome));
    }

    /// Adds answers that were given before the table was loaded again. What the log says counts:
    /// something that was not kept has not been done.
    pub(crate) fn merge(&mut self, earlier: Answers) {
        for (seat, id, outcome) in earlier.kept {
            let done = matches!(outcome, AnswerOutcome::Done { .. });
            if !done && self.given(seat, &id).is_none() {
                self.keep(seat, id, outcome);
            }
        }
    }

    /// What was done and kept before the table was last loaded: the ids stand beside the entries,
    /// which say who did it and how far the stream was afterwards.
    pub(crate) fn remember(&mut self, by: Option<Seat>, next: u32, id: AskId) {
        if let Some(seat) = by
            && self.given(seat, &id).is_none()
        {
            self.keep(seat, id, AnswerOutcome::Done { next });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_answers_are_kept_by_seat_and_id() {
        let mut answers = Answers::default();
        let id = |n: usize| AskId(n.to_string());
        for n in 0..ANSWERS_KEPT + 5 {
            answers.keep(Seat(0), id(n), AnswerOutcome::Done { next: n as u32 });
        }
        assert_eq!(answers.given(Seat(0), &id(4)), None);
        assert_eq!(answers.given(Seat(0), &id(5)), Some(AnswerOutcome::Done { next: 5 }));
        assert_eq!(answers.given(Seat(1), &id(5)), None);
    }

    #[test]
    fn what_was_done_before_a_restart_is_known_from_the_log() {
        let mut answers = Answers::default();
        answers.remember(Some(Seat(1)), 9, AskId("k".to_owned()));
        let done = AnswerOutcome::Done { next: 9 };
        assert_eq!(answers.given(Seat(1), &AskId("k".to_owned())), Some(done));
        answers.remember(None, 9, AskId("other".to_owned()));
        assert_eq!(answers.given(Seat(1), &AskId("other".to_owned())), None);
    }
}
