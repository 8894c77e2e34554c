//! The long chores with bots: called by `cargo xtask train`, `trials`, `ladder`,
//! `lessons`, `puzzles` and `editions --figures`.

mod editions;
mod ladder;
mod lessons;
mod puzzles;
mod train;
mod trials;
mod tune;

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
            Some((flag, rest)) if flag == "--tune" => tune::run(rest),
            _ => ladder::run(rest),
        },
        "puzzles" => puzzles::run(rest),
        "editions" => editions::of_boxes(rest),
        "lessons" => lessons::run(rest),
        other => {
            let chores = "train, trials, ladder, lessons, puzzles or editions";
            Err(format!("there is no chore {other:?}: expected {chores}"))
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
