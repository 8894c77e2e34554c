//! The trained numbers, which are data: `data/rummy.json`, made by `cargo xtask train rummy`.

use games::Card;
use games::rummy::TaskId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What training has found out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trained {
    /// How much the growth of the others' hands weighs against that of the own one.
    pub caution: f64,
    /// What is known of each task.
    pub tasks: BTreeMap<TaskId, TaskTable>,
    /// The mean of all tasks, for those that are not known.
    pub usual: TaskTable,
}

/// The file: the numbers, and for whoever reads it where they come from.
#[derive(Deserialize)]
struct File {
    numbers: Trained,
}

/// What is known of a task.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskTable {
    /// The mean of the best score after so many turns, from none on; nothing where the task
    /// cannot be met.
    pub grows: Vec<f64>,
    /// How likely a player closes the round in the turn of this number, if nobody has before.
    pub closes: Vec<f64>,
    /// What a card held from the round before is worth.
    pub kept: BTreeMap<Card, f64>,
}

impl TaskTable {
    /// The mean of the best score after so many turns.
    pub fn grows(&self, turns: usize) -> f64 {
        self.grows.get(turns).or(self.grows.last()).copied().unwrap_or(0.0)
    }

    /// What a turn more brings after so many turns, in the mean of the next two.
    pub fn growth(&self, turns: usize) -> f64 {
        /// Hands grow for ever, and two players who wait for the last point would never lay.
        const LEAST: f64 = 0.75;
        ((self.grows(turns + 2) - self.grows(turns)) / 2.0).max(LEAST)
    }

    /// How likely a player closes the round in this turn.
    pub fn closes(&self, turn: usize) -> f64 {
        self.closes.get(turn).or(self.closes.last()).copied().unwrap_or(0.0)
    }

    /// What a card held from the round before is worth.
    pub fn kept(&self, card: Card) -> f64 {
        self.kept.get(&card.in_hand()).copied().unwrap_or(0.0)
    }
}

impl Trained {
    /// The numbers that come with the program.
    pub fn shipped() -> Trained {
        let file: Result<File, _> = serde_json::from_str(include_str!("../../data/rummy.json"));
        file.map_or_else(|_| Trained::blank(), |file| file.numbers)
    }

    /// Knows nothing: what hands grow by, and how soon others close a round, is anybody's guess.
    pub fn blank() -> Trained {
        Trained { caution: 1.0, tasks: BTreeMap::new(), usual: TaskTable::default() }
    }

    /// What is known of a task.
    pub fn of(&self, task: &TaskId) -> &TaskTable {
        self.tasks.get(task).unwrap_or(&self.usual)
    }

    pub(super) fn usual(&self) -> &TaskTable {
        &self.usual
    }

    pub(super) fn caution(&self) -> f64 {
        self.caution
    }
}
