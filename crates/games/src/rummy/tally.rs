//! Rummy on a sheet of paper: round by round, the task, and what everybody laid.

use super::Rummy;
use super::codes;
use super::lay::{FourfoldChoice, LaidWord, Lay, weigh};
use super::task::TaskId;
use crate::card::Card;
use crate::refusal::{Refusal, code};
use crate::seat::Side;
use crate::tally::{Paper, Tally, Weighed, malformed};
use serde::{Deserialize, Serialize};

/// What is noted of a game of Rummy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Note {
    /// A round begins: this task card was turned over.
    Task {
        /// The task.
        task: TaskId,
    },
    /// Somebody met the task.
    Lay {
        /// The words.
        words: Vec<LaidWord>,
        /// What counts four times, where the task says so.
        #[serde(default)]
        fourfold: Option<FourfoldChoice>,
        /// What is left in the hand after the discard.
        #[serde(default)]
        unused: Vec<Card>,
    },
    /// Somebody did not meet it, and scores nothing (SR-05).
    Missed,
    /// The game is over.
    End,
}

/// How far the game is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lying {
    /// The number of the round, from 1.
    pub round: u32,
    /// Its task.
    pub task: Option<TaskId>,
    /// Of whom something is noted in this round.
    pub noted: Vec<Side>,
    /// The tasks of the rounds so far.
    pub tasks: Vec<TaskId>,
}

impl Lying {
    fn with(&self, side: Side) -> Lying {
        let mut lying = self.clone();
        lying.noted.push(side);
        lying
    }
}

impl Tally for Rummy {
    type Note = Note;
    type Lying = Lying;

    fn bare(_: &Paper<Self>) -> Lying {
        Lying::default()
    }

    fn weigh_note(
        paper: &Paper<Self>,
        lying: &Lying,
        side: Side,
        note: &Note,
    ) -> Result<Weighed<Lying>, Refusal> {
        let edition = &paper.edition;
        let once = || {
            let task = lying.task.as_ref().and_then(|id| edition.rummy.task(id));
            let task = task.ok_or_else(|| Refusal::new(code::WRONG_PHASE, "SR-03"))?;
            // Everybody lays once a round (SR-A14).
            if lying.noted.contains(&side) {
                return Err(Refusal::new(code::ALREADY_ANSWERED, "SR-A14").seat(side.seat()));
            }
            Ok(task)
        };
        match note {
            Note::Task { task } => {
                let known = edition.rummy.task(task).is_some();
                if !known {
                    return Err(malformed("task: expected one of the box"));
                }
                let mut lying = lying.clone();
                lying.round += 1;
                lying.task = Some(task.clone());
                lying.tasks.push(task.clone());
                lying.noted.clear();
                Ok(Weighed::new(lying, side, Vec::new()))
            }
            Note::Lay { words, fourfold, unused } => {
                let task = once()?;
                let lay = Lay { words: words.clone(), fourfold: *fourfold };
                let hand: Vec<Card> =
                    lay.used().into_iter().chain(unused.iter().copied()).collect();
                let lines = weigh(edition, task, &hand, &lay)?;
                // After the discard everybody has a full hand, laid or not; what is missing was
                // not noted, and would not be subtracted.
                if hand.len() != usize::from(edition.hand) {
                    let missing = i64::from(edition.hand) - hand.len() as i64;
                    return Err(Refusal::new(codes::HAND_NOT_WHOLE, "SR-A14").number(missing));
                }
                let words = lay.spelled();
                Ok(Weighed { words, ..Weighed::new(lying.with(side), side, lines) })
            }
            Note::Missed => {
                once()?;
                Ok(Weighed::new(lying.with(side), side, Vec::new()))
            }
            Note::End => {
                Ok(Weighed { over: true, ..Weighed::new(lying.clone(), side, Vec::new()) })
            }
        }
    }
}
