//! The long chores with bots: called by `cargo xtask train`, `trials` and `ladder`.

mod ladder;
mod train;
mod trials;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (chore, rest) = match args.split_first() {
        Some((chore, rest)) => (chore.as_str(), rest),
        None => ("", &[][..]),
    };
    let outcome = match chore {
        "train" => train::run(rest),
        "trials" => trials::run(rest),
        "ladder" => ladder::run(rest),
        other => Err(format!("there is no chore {other:?}: expected train, trials or ladder")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(said) => {
            eprintln!("{said}");
            ExitCode::FAILURE
        }
    }
}
