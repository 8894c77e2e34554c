//! Abecedar, the program: serves the games and keeps the word lists.

mod args;
mod backup;
mod data;
mod house;
mod lexicon;
mod manual;
mod outcome;
mod play;
mod progress;
mod replay;
mod restore;
mod review;
mod serve;
mod simulate;
mod solve;

use args::{Args, Command};
use clap::Parser;
use outcome::Outcome;
use std::process::ExitCode;

/// A server allocates many small things on many threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let outcome = match Args::try_parse() {
        Ok(args) => run(args),
        Err(error) if error.use_stderr() => Err(outcome::Failure::call(&error)),
        // Help and version, which go to standard output.
        Err(error) => {
            let _ = error.print();
            Ok(Outcome::Done)
        }
    };
    outcome::exit(outcome)
}

fn run(args: Args) -> outcome::Result {
    match args.command.unwrap_or_else(Command::usual) {
        Command::Serve(serve) => serve::run(serve, args.data),
        Command::Play(play) => play::run(&play, args.data),
        Command::Solve(solve) => solve::run(&solve, args.data),
        Command::Simulate(simulate) => simulate::run(&simulate, args.data),
        Command::Replay(replay) => replay::run(&replay, args.data),
        Command::Review(review) => review::run(&review, args.data),
        Command::Backup(backup) => backup::run(&backup, args.data),
        Command::Restore(restore) => restore::run(&restore, args.data),
        Command::Lexicon { command } => lexicon::run(command, args.data),
        Command::Completions(completions) => manual::complete(&completions),
        Command::Manual(manual) => manual::write(&manual),
    }
}
