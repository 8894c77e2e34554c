//! The chores of the project, run as `cargo xtask CHORE`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::SUCCESS
}
