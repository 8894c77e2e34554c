//! `cargo xtask ladder`: plays the levels of all games against each other and writes the tables of
//! `docs/bots.md`.

use crate::shell::{cargo, root, run};

/// The chore; what it does is told in the crate `arena`.
pub fn run_chore(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "arena", "--", "ladder"]);
    // The page comes last: what is asked for may come with a flag that must be first.
    command.args(rest).arg("--page").arg(root().join("docs/bots.md"));
    run(command)
}
