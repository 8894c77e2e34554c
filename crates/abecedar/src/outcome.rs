//! How a call ends: done, "no", or one line on standard error about what was wrong.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// A call that could be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Exit status 0.
    Done,
    /// The answer is no, such as an invalid word: exit status 1.
    No,
}

/// A call or an input that is wrong: one sentence, exit status 2.
#[derive(Debug)]
pub enum Failure {
    /// What was wrong, where, and what was expected.
    Said(String),
    /// Nobody reads our output any more, as with `… | head`; no reason to complain.
    NobodyReads,
}

pub type Result<T = Outcome> = std::result::Result<T, Failure>;

impl Failure {
    /// A sentence from any error.
    pub fn from_display(error: impl fmt::Display) -> Failure {
        Failure::Said(error.to_string())
    }

    /// Words of the call that are wrong, as the first paragraph of what the parser says.
    pub fn call(error: &clap::Error) -> Failure {
        let text = error.render().to_string();
        let first: Vec<&str> = text.lines().map(str::trim).take_while(|l| !l.is_empty()).collect();
        let said = first.join(" ");
        let said = said.strip_prefix("error: ").unwrap_or(&said);
        Failure::Said(format!("{said}; see abecedar --help"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::from_display(error),
        }
    }
}

/// Says what was wrong and gives the exit status.
pub fn exit(outcome: Result) -> ExitCode {
    match outcome {
        Ok(Outcome::Done) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        Err(Failure::Said(sentence)) => {
            // A sentence is one line, whatever a file name or an input had in it.
            let line: String =
                sentence.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            eprintln!("abecedar: {line}");
            ExitCode::from(2)
        }
    }
}
