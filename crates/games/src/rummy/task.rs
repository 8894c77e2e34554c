//! Round cards as data: which words meet a task, and what they score besides their letters.

use crate::score::Points;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The round cards of a box, and how long a game of Rummy is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoundCards {
    /// How many rounds are played (SR-10).
    pub rounds: u32,
    /// How many extra rounds may settle a tie (SR-A12).
    pub extra_rounds: u32,
    /// After how many turns a player a round is void (SR-A11).
    pub turns_a_player: u32,
    /// After how many renewals of the pile a round is void (SR-A11).
    pub recycles: u32,
    /// The tasks.
    pub tasks: Vec<Task>,
}

impl RoundCards {
    /// A task by its name.
    pub fn task(&self, id: &TaskId) -> Option<&Task> {
        self.tasks.iter().find(|task| task.id == *id)
    }

    /// The round cards, in the order of the list.
    pub fn deck(&self) -> Vec<TaskId> {
        let copies = |task: &Task| std::iter::repeat_n(task.id.clone(), usize::from(task.copies));
        self.tasks.iter().flat_map(copies).collect()
    }
}

/// The name of a task, such as `dois-e-bom`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct TaskId(pub String);

impl fmt::Display for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Task {
    /// Its name.
    pub id: TaskId,
    /// On how many cards it is (SC-C11).
    pub copies: u8,
    /// Which words meet it.
    pub words: Wanted,
    /// What each word adds, the first, the second and so on.
    #[serde(default)]
    pub extra: Vec<Points>,
    /// Are the cards not used subtracted?
    #[serde(default)]
    pub subtract_unused: bool,
    /// May bonus cards be used?
    #[serde(default = "yes")]
    pub bonus_cards: bool,
    /// What counts four times.
    #[serde(default)]
    pub fourfold: Option<Fourfold>,
}

const fn yes() -> bool {
    true
}

/// Which words meet a task.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Wanted {
    /// Words of these lengths: any one of the lists, in any order.
    Lengths(Vec<Vec<usize>>),
    /// Any words that use all cards.
    AllCards,
}

/// What counts four times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Fourfold {
    /// One letter of choice (SR-18).
    Letter,
    /// One word of choice (SR-19).
    Word,
}

impl Wanted {
    /// Do words of these lengths meet it, with so many cards left over?
    pub fn met_by(&self, lengths: &[usize], left_over: usize) -> bool {
        let sorted = |lengths: &[usize]| {
            let mut lengths = lengths.to_vec();
            lengths.sort_unstable();
            lengths
        };
        match self {
            Wanted::Lengths(lists) => lists.iter().any(|list| sorted(list) == sorted(lengths)),
            Wanted::AllCards => !lengths.is_empty() && left_over == 0,
        }
    }
}
