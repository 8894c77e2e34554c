//! What can be called, and with which words.

use crate::backup::Backup;
use crate::lexicon::LexiconCommand;
use crate::manual::{Completions, Manual};
use crate::play::Play;
use crate::replay::Replay;
use crate::restore::Restore;
use crate::review::Review;
use crate::serve::Serve;
use crate::simulate::Simulate;
use crate::solve::Solve;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use games::GameName;
use std::path::PathBuf;

/// Word games to play in the browser, and the word lists under them.
///
/// Without a command: serves the web app and opens it.
#[derive(Parser, Debug)]
#[command(name = "abecedar", version, propagate_version = true)]
pub struct Args {
    /// Where games and imported lexicons are kept
    #[arg(long, value_name = "DIR", global = true, env = "ABECEDAR_DATA")]
    pub data: Option<PathBuf>,

    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the web app on this machine
    Serve(Serve),
    /// Play in the terminal, against bots or with others at the same keyboard
    Play(Play),
    /// Read a position and print the best plays
    Solve(Solve),
    /// Let bots play each other
    Simulate(Simulate),
    /// Judge a saved game again, event by event
    Replay(Replay),
    /// Look at a saved game again, turn by turn: what was played, and what would have scored most
    Review(Review),
    /// Copy all tables into a new file, also while a server runs
    Backup(Backup),
    /// Put tables back from such a file, also while a server runs
    Restore(Restore),
    /// Check words, find anagrams, list, build and import word lists
    Lexicon {
        #[command(subcommand)]
        command: LexiconCommand,
    },
    /// Print what a shell needs to complete calls of this program
    Completions(Completions),
    /// Write the manual pages of this program
    Manual(Manual),
}

/// How the name of a game is read: one of those there are.
pub fn game() -> impl TypedValueParser<Value = GameName> {
    let names = GameName::ALL.iter().map(|game| game.as_str());
    PossibleValuesParser::new(names).try_map(|name| name.parse::<GameName>())
}

impl Command {
    /// What a call without a command does.
    pub fn usual() -> Command {
        // Read as if it had been typed, so that the environment counts here too.
        let typed = Args::try_parse_from(["abecedar", "serve", "--open"]);
        typed.ok().and_then(|args| args.command).unwrap_or(Command::Serve(Serve::default()))
    }
}
