//! `cargo xtask fuzz`: the server's parser and its sessions under fire for longer than the tests
//! take; those run the beginning of the same sequence.

use crate::shell::{cargo, run};

/// Texts that the parser is given by each of its tests, unless told otherwise.
const TEXTS: u32 = 200_000;

/// Sessions that are played, unless told otherwise.
const SESSIONS: u32 = 1_000;

/// Runs both; `--texts N` and `--sessions N` say how much of each.
pub fn run_chore(args: &[String]) -> Result<(), String> {
    let (mut texts, mut sessions) = (TEXTS, SESSIONS);
    for pair in args.chunks(2) {
        let [name, number] = pair else { return Err(format!("{}: expected a number", pair[0])) };
        let number = number.parse().map_err(|_| format!("{number:?} is not a number"))?;
        match name.as_str() {
            "--texts" => texts = number,
            "--sessions" => sessions = number,
            other => return Err(format!("{other:?}: expected --texts N or --sessions N")),
        }
    }
    under_fire(&["--lib", "protocol::fuzz"], texts)?;
    under_fire(&["--test", "session_fuzz"], sessions)
}

fn under_fire(which: &[&str], cases: u32) -> Result<(), String> {
    let mut command = cargo(&["test", "--package", "server"]);
    command.args(which).env("PROPTEST_CASES", cases.to_string());
    run(command)
}
