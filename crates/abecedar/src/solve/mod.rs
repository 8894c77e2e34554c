//! `abecedar solve`: reads a position, prints the best plays.

mod cards;
mod classic;
mod draw;
mod party;
mod rummy;
mod thief;
mod words;

use crate::args::game;
use crate::outcome::{Failure, Outcome, Result};
use games::{Game, GameName, Seat, Table, each_game};
use lexicon::Library;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fs::File;
use std::io::{Read, Write, stdin, stdout};
use std::path::PathBuf;

/// Larger than any position, and small enough to read at once.
const LARGEST: u64 = 1 << 20;

#[derive(clap::Args, Debug)]
pub struct Solve {
    /// Which game
    #[arg(value_parser = game())]
    game: GameName,
    /// The position as JSON [default: standard input]
    file: Option<PathBuf>,
    /// The lexicon [default: the one of the game's box]
    #[arg(long, value_name = "NAME")]
    lexicon: Option<String>,
    /// A plain list of words, one a line, in place of a lexicon
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
    /// How many plays
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,
    /// Also count all legal plays
    #[arg(long)]
    count: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// A game whose positions can be written down and solved. Each has a form of its own for them; a
/// game that has none yet says so.
pub trait Solved: Game {
    /// Answers a question about a position.
    fn solve(_question: &Question<'_>) -> Result<Answer> {
        Err(Failure::Said(format!("there is no solver for {}", Self::NAME)))
    }

    /// A command as answers write plays; nothing where it lays nothing.
    fn written(_table: &Table<Self>, _seat: Seat, _command: &Self::Command) -> Option<Value> {
        None
    }
}

/// What a solver says: as JSON, and for people.
pub struct Answer {
    json: Value,
    text: String,
    /// Is there a legal play?
    found: bool,
}

/// What is asked about a position.
pub struct Question<'a> {
    lexicon: &'a lexicon::Lexicon,
    top: usize,
    count: bool,
    /// The position, and the name of where it came from.
    text: &'a str,
    from: &'a str,
}

impl Question<'_> {
    /// The position as the game describes it.
    fn position<T: DeserializeOwned>(&self) -> Result<T> {
        let mut reader = serde_json::Deserializer::from_str(self.text);
        let position = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let path = error.path().to_string();
            let inner = error.into_inner();
            let place = if path == "." { String::new() } else { format!("{path}: ") };
            Failure::Said(format!("{}:{}: {place}{inner}", self.from, inner.line()))
        })?;
        reader.end().map_err(|error| {
            Failure::Said(format!("{}:{}: {error}, expected one object", self.from, error.line()))
        })?;
        Ok(position)
    }

    /// What is wrong with a part of the position.
    fn wrong(&self, path: &str, what: impl std::fmt::Display) -> Failure {
        Failure::Said(format!("{}: {path}: {what}", self.from))
    }
}

pub fn run(solve: &Solve, data: Option<PathBuf>) -> Result {
    let library = Library::new(crate::data::open(data)?);
    let usual = solve.game.lexicon(None).map_err(Failure::from_display)?;
    let asked = solve.lexicon.as_deref().unwrap_or(&usual);
    let lexicon = words::lexicon(&library, asked, solve.words.as_deref())?;
    let (from, text) = read(solve.file.as_deref())?;
    let question = Question {
        lexicon: &lexicon,
        top: solve.top,
        count: solve.count,
        text: &text,
        from: &from,
    };
    let answer = each_game!(solve.game, G => G::solve(&question))?;
    let mut out = stdout().lock();
    if solve.json {
        writeln!(out, "{}", answer.json)?;
    } else {
        write!(out, "{}", answer.text)?;
    }
    Ok(if answer.found { Outcome::Done } else { Outcome::No })
}

/// The text of a position and the name of where it came from.
fn read(file: Option<&std::path::Path>) -> Result<(String, String)> {
    let name = file.map_or("standard input".to_owned(), |path| path.display().to_string());
    let said = |error: std::io::Error| Failure::Said(format!("{name}: {error}"));
    let mut bytes = Vec::new();
    match file {
        Some(path) => File::open(path).map_err(said)?.take(LARGEST + 1).read_to_end(&mut bytes),
        None => stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes),
    }
    .map_err(said)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Failure::Said(format!("{name}: too large for a position")));
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::Said(format!("{name}: not UTF-8 text; expected JSON")))?;
    Ok((name, text))
}
