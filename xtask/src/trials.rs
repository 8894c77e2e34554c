//! `cargo xtask trials`: bots play thousands of games of each kind, and none breaks a rule.

use crate::shell::{cargo, run, target};

/// The chore; what it does is told in the crate `arena`.
pub fn run_chore(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "arena", "--", "trials"]);
    command.arg("--faults").arg(target().join("trials")).args(rest);
    run(command)
}
