//! `abecedar replay FILE`: judges a saved game again and says where it departs, if it does.

use crate::outcome::{Failure, Outcome, Result};
use crate::{data, play};
use games::replay::Report;
use games::{AnyTable, Dictionary};
use lexicon::{Lexicon, Library};
use std::io::{Write, stdout};
use std::path::PathBuf;

#[derive(clap::Args, Debug)]
pub struct Replay {
    /// The saved game
    file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(replay: &Replay, data: Option<PathBuf>) -> Result {
    let (name, text) = (replay.file.display(), play::saved(&replay.file)?);
    let library = Library::new(data::open(data)?);
    let lexicons: Vec<Lexicon> =
        library.names().iter().filter_map(|name| library.open(name).ok()).collect();
    let find = |name: &str| {
        let found = lexicons.iter().find(|lexicon| lexicon.name() == name);
        found.map(|lexicon| lexicon as &dyn Dictionary)
    };
    let report = AnyTable::replay(&text, &find)
        .map_err(|error| Failure::Said(format!("{name}:{}: {}", error.line, error.what)))?;
    let mut out = stdout().lock();
    if replay.json {
        let object = serde_json::to_string(&report).map_err(Failure::from_display)?;
        writeln!(out, "{object}")?;
    } else {
        write!(out, "{}", said(&report))?;
    }
    Ok(if report.departure.is_none() { Outcome::Done } else { Outcome::No })
}

fn said(report: &Report) -> String {
    let mut text = match &report.departure {
        None => {
            format!("{}: {} entries, all as the rules make them\n", report.game, report.entries)
        }
        Some(departure) => format!(
            "{}: departs at event {} (entry {}, line {}): {}\n",
            report.game, departure.event, departure.entry, departure.line, departure.what
        ),
    };
    if report.other_dictionary {
        text.push_str("the lexicon is not the one that the game was played with\n");
    }
    let scores: Vec<String> = report.scores.iter().map(|points| points.0.to_string()).collect();
    let over = if report.over { "final scores" } else { "scores so far" };
    text + &format!("{over}: {}\n", scores.join(", "))
}
