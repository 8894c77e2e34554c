//! Holds the trials of all games.

use arena::Progress;
use arena::trials::{Failed, Trials};
use games::GameName;
use std::path::{Path, PathBuf};
use std::time::Instant;

const USAGE: &str =
    "trials [--games N] [--maestros N] [--seed N] [--game GAME] [--faults DIR]; N games each";

/// The chore.
pub fn run(args: &[String]) -> Result<(), String> {
    let (mut games, mut maestros, mut seed) = (10_000, None, 1);
    let (mut only, mut faults): (Option<GameName>, _) = (None, PathBuf::from("."));
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let value = args.next().ok_or(format!("{arg} wants a value; {USAGE}"))?;
        let number = || value.parse().map_err(|_| format!("{arg} {value}: expected a number"));
        match arg.as_str() {
            "--games" => games = number()?,
            "--maestros" => maestros = Some(number()?),
            "--seed" => seed = number()?,
            "--game" => only = Some(value.parse().map_err(|error| format!("{error}"))?),
            "--faults" => faults = PathBuf::from(value),
            other => return Err(format!("unexpected {other:?}; {USAGE}")),
        }
    }
    // 200 in 10,000 games, and some in a shorter run too.
    let maestros = maestros.unwrap_or_else(|| (games / 50).clamp(1, 200)).min(games);
    for &game in GameName::ALL.iter().filter(|&&game| only.is_none_or(|only| only == game)) {
        let progress = Progress::over(games, &format!("trials of {game}"));
        let began = Instant::now();
        let held = Trials { game, games, maestros, seed }.hold(&|| progress.done(1));
        drop(progress);
        held.map_err(|failed| keep(&failed, &faults))?;
        let took = began.elapsed().as_secs_f64();
        println!("{game}: {games} games ({maestros} with maestro), no fault, {took:.0} s");
    }
    Ok(())
}

/// Saves the game, and says what happened in it.
fn keep(failed: &Failed, folder: &Path) -> String {
    let name = format!("{}-{}.jsonl", failed.plan.game, failed.fault.number);
    let file = folder.join(name);
    let saved =
        std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, &failed.fault.saved));
    match saved {
        Ok(()) => format!("{failed}; saved as {}", file.display()),
        Err(error) => format!("{failed}; {}: {error}", file.display()),
    }
}
