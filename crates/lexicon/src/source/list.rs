//! A plain list: one word a line, in any case and Unicode form.

use super::error::{Problem, SourceError};
use super::gather::{Gathered, Gatherer, Policy};
use super::lines::Lines;
use crate::alphabet::Alphabet;
use crate::entry::Parts;
use std::io::BufRead;

/// Reads a plain list; `file` is the name that errors give.
///
/// Spaces around a word, empty lines, line ends of any kind, a byte order mark and repeated words
/// do no harm.
///
/// ```
/// use lexicon::Alphabet;
/// use lexicon::source::{Policy, list};
/// let read = list::read("w.txt", &b"frown\r\nWORKED\nfrown\n"[..], Alphabet::ENGLISH, Policy::Strict)?;
/// assert_eq!(read.entries.len(), 2);
/// let error = list::read("w.txt", &b"frown\ndon't\n"[..], Alphabet::ENGLISH, Policy::Strict);
/// assert_eq!(
///     error.unwrap_err().to_string(),
///     "w.txt:2: \"don't\" has '\\'', which is no letter of the alphabet en"
/// );
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
        let text = line.trim();
        gatherer.report.lines += 1;
        if text.is_empty() {
            continue;
        }
        if let Err(why) = gatherer.take(text, Parts::NONE, None) {
            match policy {
                Policy::Skip => gatherer.drop(why.rule()),
                Policy::Strict => {
                    let problem = Problem::Unusable { text: text.to_owned(), why };
                    return Err(SourceError::at(file, lines.number(), problem));
                }
            }
        }
    }
    gatherer.finish_with_words(file)
}
