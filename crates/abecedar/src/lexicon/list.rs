//! `abecedar lexicon list NAME`

use crate::outcome::{Failure, Outcome, Result};
use lexicon::{Library, Pattern};
use std::io::{BufWriter, Write, stdout};

#[derive(clap::Args, Debug)]
pub struct List {
    /// Name of the lexicon, such as pt, fr or en
    name: String,
    /// Only words that fit: letters, . for any one letter, * at the end for any ending
    #[arg(long)]
    pattern: Option<String>,
}

pub fn run(list: &List, library: &Library) -> Result {
    let lexicon = super::open(library, &list.name)?;
    let alphabet = lexicon.alphabet();
    let pattern = match &list.pattern {
        None => Pattern::anything(),
        Some(text) => Pattern::parse(alphabet, text)
            .map_err(|error| Failure::Said(format!("--pattern {text}: {error}")))?,
    };
    let mut out = BufWriter::new(stdout().lock());
    let mut some = false;
    for word in lexicon.matches(&pattern) {
        writeln!(out, "{}", alphabet.spell(&word))?;
        some = true;
    }
    out.flush()?;
    Ok(if some { Outcome::Done } else { Outcome::No })
}
