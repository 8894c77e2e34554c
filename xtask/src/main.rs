//! The chores of the project, run as `cargo xtask CHORE`.

mod api;
mod bench;
mod debian;
mod dist;
mod editions;
mod files;
mod fuzz;
mod ladder;
mod lessons;
mod lexicons;
mod load;
mod moment;
mod nats;
mod postgres;
mod puzzles;
mod python;
mod rules;
mod shell;
mod site;
mod supply;
mod test;
mod train;
mod trials;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask CHORE

  test                 everything that must hold: format, lints, tests, rules, web, browser
  bench                the figures, compared in one run, as a table
  load                 the server with 2,000 tables: how soon all hear, memory, everybody back
  crash                the server killed 50 times under load: nothing it promised may be lost
  attack               one hostile client, attack by attack: do other people feel it?
  cluster              three servers, PostgreSQL and NATS, killed 50 times under load
  fuzz                 the server's parser and sessions under fire, longer than in the tests
  lexicons [--check]   rebuild the word lists that ship from their pinned sources
  editions [--check]   make the boxes of the other languages from letter sets and lexicons;
                       with --figures, what their hands and turns bring
  rules [--game PREFIX]  every rule with the tests that show it
  train GAME [--seed N] [--fresh]  learn the numbers of its bots by self-play; goes on
                       where an earlier run was broken off
  trials [--games N]   10,000 games of each kind with everything drawn at random: no fault
  ladder [--quick]     the levels against each other; writes the tables of docs/bots.md;
                       with --editions, a short run in every language; with --tune, finds
                       where the levels are, so that their steps are even
  puzzles [--days N]   the puzzles of a year in every game and language: each day has one,
                       with one play that is clearly best
  lessons [--game GAME] [--language LANGUAGE]  write the guided first games anew, in
                       crates/bots/lessons
  api                  write down what the libraries offer, in api.txt of each
  docs [--output DIR]  the documentation as a site, in target/site
  dist [--output DIR]  a release: archive, Debian package, bill of materials, sums; in
                       target/release-files
  supply [--sbom FILE]  what we depend on: licences, origins, bans, reasons, known faults;
                       with --sbom, what the program is made of as CycloneDX
  screenshots          pictures of every screen, in screenshots/
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (chore, rest) = match args.split_first() {
        Some((chore, rest)) => (chore.as_str(), rest),
        None => ("help", &[][..]),
    };
    let outcome = match chore {
        "test" => test::run_chore(),
        "bench" => bench::run_chore(),
        "load" => load::figures(rest),
        "crash" => load::crash(rest),
        "attack" => load::attack(rest),
        "cluster" => load::cluster(rest),
        "fuzz" => fuzz::run_chore(rest),
        "lexicons" => lexicons::run(rest),
        "editions" => editions::run(rest),
        "rules" => rules::run(rest),
        "train" => train::run_chore(rest),
        "trials" => trials::run_chore(rest),
        "ladder" => ladder::run_chore(rest),
        "puzzles" => puzzles::run_chore(rest),
        "lessons" => lessons::run_chore(rest),
        "api" => api::run_chore(rest),
        "docs" => site::run_chore(rest),
        "dist" => dist::run_chore(rest),
        "supply" => supply::run_chore(rest),
        "screenshots" => web::screenshots(),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(format!("there is no chore {other:?}\n\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(said) => {
            eprintln!("xtask: {said}");
            ExitCode::FAILURE
        }
    }
}
