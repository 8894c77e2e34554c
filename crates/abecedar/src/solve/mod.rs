//! `abecedar solve`: reads a position, prints the best plays.

#[cfg(test)]
mod agreement;
mod cards;
mod classic;
mod draw;
mod party;
mod rummy;
mod standard;
mod thief;
mod words;

use crate::outcome::{Failure, Outcome, Result};
use games::{Editions, Game, Seat, Table, each_game};
use lexicon::Library;
use serde::de::DeserializeOwned;
use serde_json::Value;
use standard::Asked;
use std::fs::File;
use std::io::{Read, Write, stdin, stdout};
use std::path::PathBuf;

/// More plays than these are not listed: they would take gigabytes.
const MOST_LISTED: u64 = 1_000_000;

/// Larger than any position, and small enough to read at once.
const LARGEST: u64 = 1 << 20;

#[derive(clap::Args, Debug)]
pub struct Solve {
    /// Which game, or `standard` for the classic board of 15 × 15 squares
    #[arg(value_parser = Asked::parser())]
    game: Asked,
    /// The position as JSON, for `standard` also as plain text [default: standard input]
    file: Option<PathBuf>,
    /// The edition of the game: its cards, values and board [default: the leaflet's]
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
    /// The lexicon [default: the one of the edition]
    #[arg(long, value_name = "NAME")]
    lexicon: Option<String>,
    /// A plain list of words, one a line, in place of a lexicon
    #[arg(long, value_name = "FILE")]
    words: Option<PathBuf>,
    /// How many plays
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,
    /// All legal plays, best first, in place of the best ones
    #[arg(long, conflicts_with = "top")]
    all: bool,
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
    editions: &'a Editions,
    /// The name of the edition, where it is not the usual one.
    edition: Option<&'a str>,
    top: usize,
    all: bool,
    count: bool,
    /// The position, and the name of where it came from.
    text: &'a str,
    from: &'a str,
}

impl Question<'_> {
    /// The edition that is asked about.
    fn edition<G: Game>(&self) -> Result<G::Edition> {
        self.editions.find::<G>(self.edition).map_err(Failure::from_display)
    }

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

    /// How many legal plays there are, where that is asked; where all are, they must not be too
    /// many to list.
    fn legal(&self, count: impl Fn() -> u64) -> Result<Option<u64>> {
        let legal = (self.count || self.all).then(count);
        match legal {
            Some(legal) if self.all && legal > MOST_LISTED => Err(Failure::Said(format!(
                "{}: {legal} legal plays are too many to list (at most {MOST_LISTED}); --top shows \
                 the best and --count how many there are",
                self.from
            ))),
            legal => Ok(legal.filter(|_| self.count)),
        }
    }

    /// How many threads may search: the answer is the same with any number.
    fn threads(&self) -> usize {
        std::thread::available_parallelism().map_or(1, usize::from)
    }

    /// What is wrong with a part of the position.
    fn wrong(&self, path: &str, what: impl std::fmt::Display) -> Failure {
        Failure::Said(format!("{}: {path}: {what}", self.from))
    }
}

pub fn run(solve: &Solve, data: Option<PathBuf>) -> Result {
    let directory = crate::data::open(data)?;
    let editions = crate::data::editions(directory.as_deref())?;
    let library = Library::new(directory);
    let named = solve.edition.as_deref();
    let usual = solve.game.lexicon(&editions, named)?;
    let asked = solve.lexicon.as_deref().unwrap_or(&usual);
    let lexicon = words::lexicon(&library, asked, solve.words.as_deref())?;
    let (from, text) = read(solve.file.as_deref())?;
    let question = Question {
        lexicon: &lexicon,
        editions: &editions,
        edition: named,
        top: if solve.all { usize::MAX } else { solve.top },
        all: solve.all,
        count: solve.count,
        text: &text,
        from: &from,
    };
    let answer = match solve.game {
        Asked::Game(game) => each_game!(game, G => G::solve(&question))?,
        Asked::Standard => standard::solve(&question)?,
    };
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
    let text =
        String::from_utf8(bytes).map_err(|_| Failure::Said(format!("{name}: not UTF-8 text")))?;
    Ok((name, text))
}
