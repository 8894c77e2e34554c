//! `cargo xtask lessons`: writes the guided first games of all games and languages anew.

use crate::shell::{cargo, root, run};

/// The chore; what it does is told in the crate `arena`.
pub fn run_chore(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "arena", "--", "lessons"]);
    command.args(rest).arg("--into").arg(root().join("crates/bots/lessons"));
    run(command)
}
