//! `cargo xtask train GAME`: learns the numbers of a game's bots by self-play.

use crate::shell::{cargo, run, target};

/// The chore; what it does is told in the crate `arena`.
pub fn run_chore(rest: &[String]) -> Result<(), String> {
    let checkpoints = target().join("train");
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "arena", "--", "train"]);
    command.args(rest);
    if !rest.is_empty() {
        command.arg("--checkpoints").arg(checkpoints);
    }
    run(command)
}
