//! The project's own interchange form: word, parts of speech and rank, with tabs between.
//!
//! Parts of speech and rank may be missing: `frown`, `frown⇥NV`, `frown⇥⇥35` and `frown⇥NV⇥35`
//! are all good lines.

use super::error::{Problem, SourceError};
use super::gather::{Gathered, Gatherer, Policy};
use super::lines::Lines;
use crate::alphabet::Alphabet;
use crate::entry::Parts;
use std::io::BufRead;

/// What a line is made of, as a message says it.
const COLUMNS: &str = "a word, letters of NAVDX and a rank, with tabs between";

/// Reads lines of word, parts of speech and rank; `file` is the name that errors give.
///
/// ```
/// use lexicon::{Alphabet, Parts};
/// use lexicon::source::{Policy, tsv};
/// let read = tsv::read("w.tsv", &b"frown\tNV\t35\nworked\n"[..], Alphabet::ENGLISH, Policy::Strict)?;
/// assert_eq!(read.entries[0].parts, Parts::NOUN | Parts::VERB);
/// assert_eq!(read.entries[0].rank, Some(35));
/// # Ok::<(), lexicon::source::SourceError>(())
/// ```
pub fn read(
    file: &str,
    input: impl BufRead,
    alphabet: Alphabet,
    policy: Policy,
) -> Result<Gathered, SourceError> {
    let mut lines = Lines::new(file, input);
    let mut gatherer = Gatherer::new(alphabet);
    while let Some(line) = lines.text()? {
        gatherer.report.lines += 1;
        if line.trim().is_empty() {
            continue;
        }
        let problem = match row(line) {
            Err(problem) => problem,
            Ok((text, parts, rank)) => match gatherer.take(text, parts, rank) {
                Ok(_) => continue,
                Err(why) => Problem::Unusable { text: text.to_owned(), why },
            },
        };
        match policy {
            Policy::Strict => return Err(SourceError::at(file, lines.number(), problem)),
            Policy::Skip => gatherer.drop(match problem {
                Problem::Unusable { why, .. } => why.rule(),
                _ => "malformed line",
            }),
        }
    }
    gatherer.finish_with_words(file)
}

/// The three columns of a line.
fn row(line: &str) -> Result<(&str, Parts, Option<u32>), Problem> {
    let unexpected = |found: &str, expected: &str| Problem::Unexpected {
        found: found.to_owned(),
        expected: expected.to_owned(),
    };
    let mut columns = line.split('\t').map(str::trim);
    let word = columns.next().unwrap_or_default();
    let parts = columns.next().unwrap_or_default();
    let parts =
        parts.parse().map_err(|_| unexpected(parts, "parts of speech, letters of NAVDX"))?;
    let rank = match columns.next().unwrap_or_default() {
        "" => None,
        digits => Some(
            digits
                .parse()
                .map_err(|_| unexpected(digits, "a rank, a number from 0 to 4294967295"))?,
        ),
    };
    match columns.next() {
        None => Ok((word, parts, rank)),
        Some(_) => Err(unexpected(line, COLUMNS)),
    }
}
