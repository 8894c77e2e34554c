//! `cargo xtask puzzles`: the puzzles of a year, in every game and language.

use crate::shell::{cargo, run};

/// The chore; what it does is told in the crate `arena`.
pub fn run_chore(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "arena", "--", "puzzles"]);
    command.args(rest);
    run(command)
}
