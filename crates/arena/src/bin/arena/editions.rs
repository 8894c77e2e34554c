//! The figures of all boxes, and the order of the levels in each of them.

use arena::Progress;
use arena::editions::{
    Figures, GAMES_OF_CLUB, all, figures, games_of_order, ill_made, order, orders, table,
};
use arena::ladder::put;
use games::GameName;
use std::path::PathBuf;

const USAGE: &str = "editions [--game GAME] [--page FILE]";

struct Options {
    only: Option<GameName>,
    page: Option<PathBuf>,
}

fn options(args: &[String]) -> Result<Options, String> {
    let mut options = Options { only: None, page: None };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} wants a value; {USAGE}"));
        match arg.as_str() {
            "--game" => options.only = Some(value()?.parse().map_err(|error| format!("{error}"))?),
            "--page" => options.page = Some(PathBuf::from(value()?)),
            other => return Err(format!("unexpected {other:?}; {USAGE}")),
        }
    }
    Ok(options)
}

/// Puts a table into the page, where all games were looked at.
fn write(options: &Options, mark: &str, table: &str) -> Result<(), String> {
    let Some(file) = options.page.as_ref().filter(|_| options.only.is_none()) else {
        return Ok(());
    };
    let said = |error: std::io::Error| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(said)?;
    let text = put(&text, mark, table).map_err(|what| format!("{}: {what}", file.display()))?;
    std::fs::write(file, text).map_err(said)
}

/// What hands and turns bring in each box.
pub fn of_boxes(args: &[String]) -> Result<(), String> {
    let options = options(args)?;
    let mut wanted = all();
    wanted.retain(|edition| options.only.is_none_or(|only| only == edition.game));
    let progress = Progress::over(wanted.len() as u64 * GAMES_OF_CLUB, "editions");
    let found: Result<Vec<Figures>, String> =
        wanted.iter().map(|edition| figures(edition, &progress)).collect();
    drop(progress);
    let found = found?;
    let table = table(&found);
    println!("{table}");
    write(&options, "editions", &table)?;
    let ill: Vec<&str> = ill_made(&found).iter().map(|f| f.edition.name.as_str()).collect();
    if ill.is_empty() {
        return Ok(());
    }
    Err(format!("a turn brings far more or less than in the leaflet's box: {}", ill.join(", ")))
}

/// Each level against the one below, in each box.
pub fn of_levels(args: &[String]) -> Result<(), String> {
    let options = options(args)?;
    let mut wanted = all();
    wanted.retain(|edition| options.only.is_none_or(|only| only == edition.game));
    let progress = Progress::over(wanted.len() as u64 * games_of_order(), "ladder");
    let mut found = Vec::new();
    for edition in &wanted {
        let order = order(edition, &progress)?;
        progress.say(orders(std::slice::from_ref(&order)).lines().last().unwrap_or_default());
        found.push(order);
    }
    drop(progress);
    let table = orders(&found);
    println!("{table}");
    write(&options, "editions", &table)
}
