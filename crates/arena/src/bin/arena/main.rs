//! The long chores with bots: called by `cargo xtask train`, `trials`, `ladder` and
//! `editions --figures`.

mod editions;
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
        "ladder" => match rest.split_first() {
            Some((flag, rest)) if flag == "--editions" => editions::of_levels(rest),
            _ => ladder::run(rest),
        },
        "editions" => editions::of_boxes(rest),
        other => {
            Err(format!("there is no chore {other:?}: expected train, trials, ladder or editions"))
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(said) => {
            eprintln!("{said}");
            ExitCode::FAILURE
        }
    }
}
