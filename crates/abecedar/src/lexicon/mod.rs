//! `abecedar lexicon …`: the word lists.

mod anagram;
mod build;
mod check;
mod explain;
mod import;
mod info;
mod list;

use crate::data;
use crate::outcome::{Failure, Result};
use clap::Subcommand;
use lexicon::{Lexicon, Library};
use std::path::PathBuf;

#[derive(Subcommand, Debug)]
pub enum LexiconCommand {
    /// Say whether words are valid; exit status 1 if one is not
    Check(check::Check),
    /// Print the words, one a line
    List(list::List),
    /// Tell what a lexicon is, where it comes from and how large it is
    Info(info::Info),
    /// Find the words that letters make; ? is a blank
    Anagram(anagram::Anagram),
    /// Compile a word list into a lexicon
    Build(build::Build),
    /// Make a lexicon available by name to every game
    Import(import::Import),
}

pub fn run(command: LexiconCommand, data: Option<PathBuf>) -> Result {
    let library = Library::new(data::open(data)?);
    match command {
        LexiconCommand::Check(check) => check::run(&check, &library),
        LexiconCommand::List(list) => list::run(&list, &library),
        LexiconCommand::Info(info) => info::run(&info, &library),
        LexiconCommand::Anagram(anagram) => anagram::run(&anagram, &library),
        LexiconCommand::Build(build) => build::run(&build),
        LexiconCommand::Import(import) => import::run(&import, &library),
    }
}

/// Opens a lexicon by name, or says which names there are. What is wrong with a file beside it goes
/// to standard error: the words are there nevertheless.
pub fn open(library: &Library, name: &str) -> Result<Lexicon> {
    let lexicon = library.open(name).map_err(|error| match error.nearest() {
        Some(_) => Failure::from_display(error),
        None => Failure::Said(format!("{error}; there are: {}", library.names().join(", "))),
    })?;
    for fault in lexicon.faults() {
        eprintln!("{fault}");
    }
    Ok(lexicon)
}
