//! Finds the levels of games and writes them where the bots read them.

use arena::Progress;
use arena::ladder::{Tuning, tune};
use bots::ladder::Ladder;
use games::GameName;
use std::fs;
use std::path::{Path, PathBuf};

const USAGE: &str =
    "ladder --tune [--game GAME] [--games N] [--trials N] [--target PART] [--data DIR]";

/// The chore.
pub fn run(args: &[String]) -> Result<(), String> {
    let mut only: Option<GameName> = None;
    let mut data = PathBuf::from("crates/bots/data");
    let (mut games, mut trials, mut target) = (200, 4, 0.72);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} wants a value; {USAGE}"))?;
        let wrong = || format!("{arg} {value}: expected a number in its bounds; {USAGE}");
        match arg.as_str() {
            "--game" => only = Some(value.parse().map_err(|error| format!("{error}"))?),
            "--games" => {
                let number = value.parse().ok().filter(|games| (20..=100_000).contains(games));
                games = number.ok_or_else(wrong)?;
            }
            "--trials" => {
                let number = value.parse().ok().filter(|trials| (2..=20).contains(trials));
                trials = number.ok_or_else(wrong)?;
            }
            "--target" => {
                let number = value.parse().ok().filter(|target| (0.6..=0.9).contains(target));
                target = number.ok_or_else(wrong)?;
            }
            "--data" => data = PathBuf::from(value),
            // The page that `cargo xtask ladder` names is for the tables.
            "--page" => {}
            other => return Err(format!("unexpected {other:?}; {USAGE}")),
        }
    }
    for &game in GameName::ALL.iter().filter(|&&game| only.is_none_or(|only| only == game)) {
        let command = format!(
            "cargo xtask ladder --tune --game {game} --games {games} --trials {trials} --target {target}"
        );
        let tuning = Tuning { target, trials, games, command };
        let file = data.join(format!("ladder-{game}.json"));
        let unfinished = data.join(format!("ladder-{game}.unfinished.json"));
        let begun = begun(&unfinished, &tuning)?;
        let progress = Progress::over(tuning.all_games(), game.as_str());
        let done = begun.iter().flat_map(|ladder| &ladder.steps).flat_map(|step| &step.tried);
        progress.resume(done.map(|(_, games, _)| games).sum());
        let keep = &mut |ladder: &Ladder| write(&unfinished, ladder);
        let found = tune(game, &tuning, begun, &progress, keep)?;
        write(&file, &found)?;
        fs::remove_file(&unfinished).map_err(|error| said(&unfinished, &error))?;
        drop(progress);
        println!("{game}: {:?}, steps of {:.3}", found.levels, found.target);
    }
    Ok(())
}

fn said(file: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", file.display())
}

/// What the same command left when it was broken off.
fn begun(file: &Path, tuning: &Tuning) -> Result<Option<Ladder>, String> {
    let Ok(text) = fs::read_to_string(file) else { return Ok(None) };
    let begun: Ladder = serde_json::from_str(&text).map_err(|error| said(file, &error))?;
    Ok((begun.command == tuning.command).then_some(begun))
}

/// Written beside it first, so that it is never half there.
fn write(file: &Path, ladder: &Ladder) -> Result<(), String> {
    let text = serde_json::to_string_pretty(ladder).map_err(|error| said(file, &error))?;
    let beside = file.with_extension("part");
    fs::write(&beside, text + "\n").map_err(|error| said(&beside, &error))?;
    fs::rename(&beside, file).map_err(|error| said(file, &error))
}
