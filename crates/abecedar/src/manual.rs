//! `abecedar manual` and `abecedar completions`: what a system keeps about its programs, made from
//! the same description of the call that `--help` shows.

use crate::args::Args;
use crate::outcome::{Failure, Outcome, Result};
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args, Debug)]
pub struct Manual {
    /// A folder for the pages, one a command; made if it is not there
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
}

#[derive(clap::Args, Debug)]
pub struct Completions {
    /// Whose
    pub shell: Shell,
}

pub fn write(manual: &Manual) -> Result {
    let failed =
        |error: std::io::Error| Failure::Said(format!("{}: {error}", manual.folder.display()));
    std::fs::create_dir_all(&manual.folder).map_err(failed)?;
    clap_mangen::generate_to(Args::command(), &manual.folder).map_err(failed)?;
    Ok(Outcome::Done)
}

pub fn complete(completions: &Completions) -> Result {
    // Written at the end, as the generator takes no refusal: nobody may be reading.
    let mut text = Vec::new();
    clap_complete::generate(completions.shell, &mut Args::command(), "abecedar", &mut text);
    std::io::stdout().write_all(&text)?;
    Ok(Outcome::Done)
}
