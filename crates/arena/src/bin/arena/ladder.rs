//! Plays the ladder of all games and puts its tables into a page.

use arena::Progress;
use arena::ladder::{climb, games, put, tables};
use games::GameName;
use std::path::PathBuf;

const USAGE: &str = "ladder [--quick | --games N] [--game GAME] [--page FILE]";

/// The chore.
pub fn run(args: &[String]) -> Result<(), String> {
    let (mut most, mut only, mut page): (_, Option<GameName>, Option<PathBuf>) = (None, None, None);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} wants a value; {USAGE}"));
        match arg.as_str() {
            "--quick" => most = Some(20),
            "--games" => {
                let games = value()?.parse().ok().filter(|games| (2..=100_000).contains(games));
                most = Some(games.ok_or(format!("--games: expected 2 to 100000; {USAGE}"))?);
            }
            "--game" => only = Some(value()?.parse().map_err(|error| format!("{error}"))?),
            "--page" => page = Some(PathBuf::from(value()?)),
            other => return Err(format!("unexpected {other:?}; {USAGE}")),
        }
    }
    let wanted = || GameName::ALL.iter().filter(|&&game| only.is_none_or(|only| only == game));
    let all = wanted().map(|&game| games(game, most)).sum();
    let progress = Progress::over(all, "ladder");
    let mut doubtful = Vec::new();
    for &game in wanted() {
        let climbed = climb(game, most, &progress)?;
        let tables = tables(&climbed);
        progress.say(&format!("\n## {game}\n\n{tables}"));
        let doubts = climbed.rungs.iter().filter(|measured| !measured.holds());
        doubtful.extend(doubts.map(|measured| format!("{game}: {}", measured.line())));
        // A quick look is for the eye alone: too few games to be kept.
        if let Some(file) = page.as_ref().filter(|_| most.is_none()) {
            let said = |error: std::io::Error| format!("{}: {error}", file.display());
            let text = std::fs::read_to_string(file).map_err(said)?;
            let text = put(&text, game.as_str(), &tables)
                .map_err(|what| format!("{}: {what}", file.display()))?;
            std::fs::write(file, text).map_err(said)?;
        }
    }
    drop(progress);
    if most.is_some() {
        println!("A look with fewer games than the tables have: nothing was written.");
        return Ok(());
    }
    if doubtful.is_empty() {
        println!("Every interval is above 0.");
        return Ok(());
    }
    Err(format!("not above 0 beyond doubt:\n  {}", doubtful.join("\n  ")))
}
