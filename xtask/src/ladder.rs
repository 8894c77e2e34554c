//! `cargo xtask ladder`: plays the levels of all games against each other and writes the tables of
//! `docs/bots.md`.

use crate::shell::{cargo, root, run};

/// The chore; what it does is told in the crate `arena`.
pub fn run_chore(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "arena", "--", "ladder"]);
    command.arg("--page").arg(root().join("docs/bots.md")).args(rest);
    run(command)
}
