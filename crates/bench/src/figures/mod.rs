//! The figures: the search of today beside that of the last release, in turns and in one run, on
//! the stored positions, each with what the positions are like.

pub mod anagrams;
pub mod grid;
pub mod report;
pub mod rummy;
pub mod selfplay;
pub mod sizes;
pub mod thief;

pub use crate::sets::summary::counted;
use crate::timing::{Times, said};
use std::time::Duration;

/// Two ways of doing the same work on the same positions.
#[derive(Clone, Debug, Default)]
pub struct Pair {
    /// The last release.
    pub before: Times,
    /// Today.
    pub now: Times,
    /// By position: how many times faster.
    ratios: Vec<f64>,
}

/// Each piece of work is done so often, in turns, and the fastest of each counts: what else the
/// machine does is no part of it.
pub const AGAIN: usize = 5;

impl Pair {
    /// Does the work of one position both ways.
    pub fn note<T: PartialEq + std::fmt::Debug>(
        &mut self,
        mut before: impl FnMut() -> T,
        mut now: impl FnMut() -> T,
    ) {
        let (mut befores, mut nows) = (Times::default(), Times::default());
        for _ in 0..AGAIN {
            let old = befores.note(&mut before);
            let new = nows.note(&mut now);
            assert_eq!(old, new, "both find the same");
        }
        self.before.push(Duration::from_secs_f64(befores.least()));
        self.now.push(Duration::from_secs_f64(nows.least()));
        self.ratios.push(befores.least() / nows.least().max(1e-9));
    }

    /// How much work was done, in positions.
    pub fn len(&self) -> usize {
        self.ratios.len()
    }

    /// Was no work done?
    pub fn is_empty(&self) -> bool {
        self.ratios.is_empty()
    }

    /// A row of the table, on positions of which these cells tell.
    pub fn row(&self, work: &str, set: &str) -> String {
        let mut ratios = self.ratios.clone();
        ratios.sort_unstable_by(f64::total_cmp);
        let median = ratios.get(ratios.len() / 2).copied().unwrap_or(1.0);
        format!(
            "| {work} | {} | {} / {} | {} / {} | {:.1} | {median:.1} |",
            set,
            said(self.before.mean()),
            said(self.before.percentile(99)),
            said(self.now.mean()),
            said(self.now.percentile(99)),
            self.before.mean() / self.now.mean()
        )
    }
}

/// The head of the table.
pub const HEAD: &str = "| work | positions | lying | in hand | plays | before, mean / p99 | now, mean \
                        / p99 | times faster (means) | … (median) |\n\
                        |---|---:|---:|---:|---:|---:|---:|---:|---:|";

/// The head of a table of games without a board: of their positions it tells in a list.
pub const CARDS: &str = "| work | positions | before, mean / p99 | now, mean / p99 | times faster \
                         (means) | … (median) |\n|---|---:|---:|---:|---:|---:|";
