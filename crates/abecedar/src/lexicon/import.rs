//! `abecedar lexicon import NAME FILE`: makes a lexicon available by name to every game.

use super::build::{Compiled, How, compiled, print_report};
use crate::outcome::{Failure, Outcome, Result};
use lexicon::{Beside, FileError, Library, LibraryError};
use std::fs::File;
use std::io::{Read, Write, stdout};
use std::path::{Path, PathBuf};

#[derive(clap::Args, Debug)]
pub struct Import {
    /// The name it gets: a-z, 0-9, - and _
    name: String,
    /// A compiled lexicon, or, with --alphabet, whatever `lexicon build` takes
    #[arg(required = true, num_args = 1..=2, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    how: How,
}

pub fn run(import: &Import, library: &Library) -> Result {
    let (bytes, forms) = if import.how.alphabet.is_some() {
        let Compiled { words, forms, report } = compiled(&import.files, &import.how)?;
        print_report(&report)?;
        (words, Some(forms))
    } else {
        let beside = import.files[0].with_extension(Beside::Forms.ending());
        let forms = if beside.is_file() { Some(read(&beside)?) } else { None };
        (read(&import.files[0])?, forms)
    };
    let path = library.import(&import.name, &bytes).map_err(|error| match error {
        LibraryError::File { error: FileError::Foreign, .. } => Failure::Said(format!(
            "{}: this is not a compiled lexicon; if it is a word list, say --alphabet and its code, such as en",
            import.files[0].display()
        )),
        LibraryError::File { error, .. } => {
            Failure::Said(format!("{}: {error}", import.files[0].display()))
        }
        other => Failure::from_display(other),
    })?;
    if let Some(forms) = forms {
        library
            .import_beside(&import.name, Beside::Forms, &forms)
            .map_err(Failure::from_display)?;
    }
    // Says so where what lies beside it does not fit.
    super::open(library, &import.name)?;
    writeln!(stdout(), "{} is now available as {:?}", path.display(), import.name)?;
    Ok(Outcome::Done)
}

/// The largest file that can be a lexicon: four bytes for each of 2²⁴ slots, and what comes along.
const LARGEST: u64 = 1 << 28;

fn read(path: &Path) -> Result<Vec<u8>> {
    let said = |error: std::io::Error| Failure::Said(format!("{}: {error}", path.display()));
    let mut bytes = Vec::new();
    File::open(path).map_err(said)?.take(LARGEST).read_to_end(&mut bytes).map_err(said)?;
    Ok(bytes)
}
