//! Answers that were given: a client that asks twice is answered the same, and nothing happens
//! twice.
//!
//! What was done is known for as long as the game, from the ids that stand beside the entries of
//! the log. Other answers, such as refusals, are known for a while: asked again much later, they
//! are judged again, which does no harm.

use crate::limits::ANSWERS_KEPT;
use crate::protocol::{AnswerOutcome, AskId};
use games::{AnyTable, Seat, each_table};
use std::collections::{HashMap, VecDeque};

/// The answers to each seat.
#[derive(Default, Debug)]
pub(crate) struct Answers {
    seats: HashMap<Seat, OfSeat>,
}

#[derive(Default, Debug)]
struct OfSeat {
    /// What was done and kept: the number that the next event had then.
    done: HashMap<AskId, u32>,
    /// What else was answered lately.
    lately: VecDeque<(AskId, AnswerOutcome)>,
}

impl OfSeat {
    fn given(&self, id: &AskId) -> Option<AnswerOutcome> {
        if let Some(&next) = self.done.get(id) {
            return Some(AnswerOutcome::Done { next });
        }
        let lately = self.lately.iter().find(|(asked, _)| asked == id);
        lately.map(|(_, outcome)| outcome.clone())
    }

    fn keep(&mut self, id: AskId, outcome: AnswerOutcome) {
        if self.given(&id).is_some() {
            return;
        }
        if self.lately.len() >= ANSWERS_KEPT {
            self.lately.pop_front();
        }
        self.lately.push_back((id, outcome));
    }
}

impl Answers {
    /// All that was done, from the notes beside the entries of a log.
    pub(crate) fn from_log<'a>(
        table: &AnyTable,
        notes: impl Iterator<Item = Option<&'a str>>,
    ) -> Answers {
        let mut answers = Answers::default();
        each_table!(table, table => {
            for (entry, note) in table.log().iter().zip(notes) {
                if let Some((seat, id)) = note.and_then(|note| read(note, entry.by)) {
                    answers.done(seat, id, entry.next_event());
                }
            }
        });
        answers
    }

    /// What was answered.
    pub(crate) fn given(&self, seat: Seat, id: &AskId) -> Option<AnswerOutcome> {
        self.seats.get(&seat)?.given(id)
    }

    /// Something was done and is kept.
    pub(crate) fn done(&mut self, seat: Seat, id: AskId, next: u32) {
        self.seats.entry(seat).or_default().done.entry(id).or_insert(next);
    }

    /// Keeps another answer for a while.
    pub(crate) fn keep(&mut self, seat: Seat, id: AskId, outcome: AnswerOutcome) {
        self.seats.entry(seat).or_default().keep(id, outcome);
    }

    /// Adds answers that were given before the table was loaded again. What the log says counts:
    /// something that was not kept has not been done.
    pub(crate) fn merge(&mut self, earlier: Answers) {
        for (seat, of_seat) in earlier.seats {
            for (id, outcome) in of_seat.lately {
                self.keep(seat, id, outcome);
            }
        }
    }
}

/// What is written beside the entry that came of something asked: for which seat, and its id. No
/// id has control characters.
pub(crate) fn note(seat: Seat, id: &AskId) -> String {
    format!("{}\t{}", seat.0, id.0)
}

/// What a note says. Those of earlier versions are an id alone, and the entry says who did it.
fn read(note: &str, by: Option<Seat>) -> Option<(Seat, AskId)> {
    match note.split_once('\t') {
        Some((seat, id)) => Some((Seat(seat.parse().ok()?), AskId(id.to_owned()))),
        None => by.map(|seat| (seat, AskId(note.to_owned()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(n: usize) -> AskId {
        AskId(n.to_string())
    }

    #[test]
    fn what_was_done_is_known_for_ever_and_what_was_not_for_a_while() {
        let mut answers = Answers::default();
        for n in 0..10 * ANSWERS_KEPT {
            answers.done(Seat(0), id(n), n as u32);
            answers.keep(Seat(1), id(n), AnswerOutcome::Asked);
        }
        assert_eq!(answers.given(Seat(0), &id(4)), Some(AnswerOutcome::Done { next: 4 }));
        assert_eq!(answers.given(Seat(1), &id(4)), None);
        let late = id(10 * ANSWERS_KEPT - 1);
        assert_eq!(answers.given(Seat(1), &late), Some(AnswerOutcome::Asked));
        assert_eq!(answers.given(Seat(2), &late), None);
    }

    #[test]
    fn the_log_counts_and_not_what_was_believed_before() {
        let mut before = Answers::default();
        before.done(Seat(0), id(1), 5);
        before.keep(Seat(0), id(2), AnswerOutcome::Asked);
        let mut loaded = Answers::default();
        loaded.merge(before);
        assert_eq!(loaded.given(Seat(0), &id(1)), None, "it was not kept");
        assert_eq!(loaded.given(Seat(0), &id(2)), Some(AnswerOutcome::Asked));
    }

    #[test]
    fn notes_are_read_as_they_are_written_and_as_earlier_versions_wrote_them() {
        let asked = AskId("3 k".to_owned());
        assert_eq!(read(&note(Seat(2), &asked), None), Some((Seat(2), asked.clone())));
        assert_eq!(read("3 k", Some(Seat(1))), Some((Seat(1), asked)));
        assert_eq!(read("3 k", None), None);
    }
}
