//! The words to solve with: a lexicon by name, or a plain list.

use crate::outcome::{Failure, Result};
use lexicon::source::{Policy, list};
use lexicon::{Lexicon, Library, Notes, compile};
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

/// The lexicon that was asked for, or the words of a list in its alphabet.
pub fn lexicon(library: &Library, asked: &str, words: Option<&Path>) -> Result<Lexicon> {
    let lexicon = crate::lexicon::open(library, asked)?;
    let Some(path) = words else { return Ok(lexicon) };
    let name = path.display().to_string();
    let file = File::open(path).map_err(|error| Failure::Said(format!("{name}: {error}")))?;
    // Words that no game could lay do no harm in a list.
    let read = list::read(&name, BufReader::new(file), lexicon.alphabet(), Policy::Skip)
        .map_err(Failure::from_display)?;
    let bytes = compile(lexicon.alphabet(), &read.entries, &Notes::default())
        .map_err(|error| Failure::Said(format!("{name}: {error}")))?;
    Lexicon::open(&name, bytes).map_err(|error| Failure::Said(format!("{name}: {error}")))
}
