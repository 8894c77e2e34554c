//! What is wrong with a source of words, as a value that names the file, the line and what was
//! expected there.

use super::gather::Unusable;
use std::fmt;
use std::io;

/// A source that cannot be read: where, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceError {
    file: String,
    /// Counted from 1; 0 where the whole file is at fault.
    line: u64,
    problem: Problem,
}

/// What is wrong with a source.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// The operating system could not read it.
    Unreadable(String),
    /// A line that goes on and on; it was not read to its end.
    LineTooLong {
        /// How many bytes a line may have.
        limit: usize,
    },
    /// Bytes that are not UTF-8 text.
    NotUtf8 {
        /// The first byte that is at fault.
        byte: u8,
        /// Where in the line it stands, counted in bytes from 1.
        column: usize,
    },
    /// Text that does not fold into a word of the alphabet.
    Unusable {
        /// The text as it stands in the source.
        text: String,
        /// Why it is no word.
        why: Unusable,
    },
    /// A source without a single usable word.
    NoWords,
    /// Something other than the format asks for.
    Unexpected {
        /// What stands there.
        found: String,
        /// What the format asks for.
        expected: String,
    },
    /// A count that the file itself contradicts.
    WrongCount {
        /// What is counted.
        what: String,
        /// The count that is written down.
        declared: u64,
        /// The count that is there.
        found: u64,
    },
    /// A flag of a hunspell dictionary that its affix file does not declare.
    UnknownFlag {
        /// The flag as it is written.
        flag: String,
        /// The entry that bears it.
        entry: String,
    },
    /// A hunspell entry that its affixes multiply beyond measure.
    TooManyForms {
        /// The entry.
        entry: String,
    },
}

impl SourceError {
    /// A problem on a line, counted from 1.
    pub(super) fn at(file: &str, line: u64, problem: Problem) -> SourceError {
        SourceError { file: file.to_owned(), line, problem }
    }

    /// A problem with the file as a whole.
    pub(super) fn whole(file: &str, problem: Problem) -> SourceError {
        SourceError::at(file, 0, problem)
    }

    pub(super) fn io(file: &str, line: u64, error: &io::Error) -> SourceError {
        SourceError::at(file, line, Problem::Unreadable(error.to_string()))
    }

    pub(super) fn unexpected(
        file: &str,
        line: u64,
        found: &str,
        expected: impl Into<String>,
    ) -> SourceError {
        let problem = Problem::Unexpected { found: found.to_owned(), expected: expected.into() };
        SourceError::at(file, line, problem)
    }

    /// The file at fault, by the name it was given.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The line at fault, counted from 1, unless the whole file is.
    pub fn line(&self) -> Option<u64> {
        (self.line > 0).then_some(self.line)
    }

    /// What is wrong.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        write!(f, ": {}", self.problem)
    }
}

impl std::error::Error for SourceError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Unreadable(reason) => write!(f, "cannot be read: {reason}"),
            Problem::LineTooLong { limit } => {
                write!(f, "the line is longer than {limit} bytes: expected one word a line")
            }
            Problem::NotUtf8 { byte, column } => {
                write!(f, "byte 0x{byte:02X} at column {column} is not UTF-8: expected UTF-8 text")
            }
            Problem::Unusable { text, why } => write!(f, "{:?} {why}", Short(text)),
            Problem::NoWords => f.write_str("no usable word in it: expected at least one"),
            Problem::Unexpected { found, expected } => {
                write!(f, "found {:?}: expected {expected}", Short(found))
            }
            Problem::WrongCount { what, declared, found } => {
                write!(f, "declares {declared} {what}, but {found} are there")
            }
            Problem::UnknownFlag { flag, entry } => write!(
                f,
                "{:?} bears the flag {:?}, which the affix file does not declare",
                Short(entry),
                Short(flag)
            ),
            Problem::TooManyForms { entry } => {
                write!(f, "the affixes make too many forms of {:?}", Short(entry))
            }
        }
    }
}

/// Text of a source in a message: quoted, and cut where it is long.
struct Short<'a>(&'a str);

impl fmt::Debug for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(48) {
            None => write!(f, "{:?}", self.0),
            Some((end, _)) => write!(f, "{:?}…", &self.0[..end]),
        }
    }
}
