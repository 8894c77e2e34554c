//! Dictionaries of the hunspell family: an affix file and a list of stems, expanded to the words
//! that they stand for.
//!
//! Prefixes, suffixes, second suffixes and circumfixes are expanded; compounds are not, for no
//! list of them would have an end.

mod affix_file;
mod affixes;
mod condition;
mod dictionary;
mod encoding;
mod expand;
mod flag;
mod morphology;

#[cfg(test)]
mod tests;

pub use affixes::{Affix, Affixes, Side};
pub use dictionary::{Stem, Stems};
pub use expand::{Form, TooManyForms};
pub use flag::{Flag, FlagStyle};
pub use morphology::parts_of;

use super::error::{Problem, SourceError};
use super::gather::{Gathered, Gatherer, Policy, Unusable, usable};
use crate::alphabet::Alphabet;
use crate::word::Word;
use std::collections::HashSet;
use std::io::BufRead;

/// The rule that drops names: whatever a dictionary writes with a capital letter.
pub const NAMES: &str = "capital letters (names)";

/// What a capital letter at the beginning of a word says of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Capitals {
    /// That it is a name, which is no word to play.
    #[default]
    Names,
    /// That it is a noun, as in German.
    Nouns,
}

impl Capitals {
    /// Is a form with these capitals a name? One with a capital further on always is.
    fn is_name(self, form: &str) -> bool {
        let first = usize::from(self == Capitals::Nouns);
        form.chars().skip(first).any(char::is_uppercase)
    }
}

/// Reads a dictionary and expands it; each file comes with the name that errors give.
///
/// Forms with capital letters are names and left out.
///
/// ```
/// use lexicon::Alphabet;
/// use lexicon::source::{Policy, hunspell};
/// let aff = "SET UTF-8\nSFX S Y 2\nSFX S 0 s [^y]\nSFX S y ies [^aeiou]y\n";
/// let dic = "2\nfly/S\nbook/S\n";
/// let read = hunspell::read(
///     ("en.aff", aff.as_bytes()),
///     ("en.dic", dic.as_bytes()),
///     Alphabet::ENGLISH,
///     Policy::Strict,
/// )?;
/// let words: Vec<String> =
///     read.entries.iter().map(|e| Alphabet::ENGLISH.spell(&e.word).to_string()).collect();
/// assert_eq!(words, ["BOOK", "BOOKS", "FLIES", "FLY"]);
/// # Ok::<(), lexicon::source::SourceError>(())
/// ```
pub fn read(
    (affix_file, affix_input): (&str, impl BufRead),
    (file, input): (&str, impl BufRead),
    alphabet: Alphabet,
    policy: Policy,
) -> Result<Gathered, SourceError> {
    read_with((affix_file, affix_input), (file, input), alphabet, policy, Capitals::Names)
}

/// As [`read`], where capitals may have another meaning.
pub fn read_with(
    (affix_file, affix_input): (&str, impl BufRead),
    (file, input): (&str, impl BufRead),
    alphabet: Alphabet,
    policy: Policy,
    capitals: Capitals,
) -> Result<Gathered, SourceError> {
    let mut affixes = Affixes::read(affix_file, affix_input, policy)?;
    let mut gatherer = Gatherer::new(alphabet);
    if affixes.unknown_flags > 0 {
        gatherer.report.notes.add("affixes with an unknown flag", affixes.unknown_flags);
    }
    if policy == Policy::Skip {
        let dropped = affixes.drop_foreign(alphabet);
        if dropped > 0 {
            gatherer.report.notes.add("affixes left out for foreign characters", dropped);
        }
    }
    let mut stems = Stems::open(&affixes, file, input, policy)?;
    let mut forbidden: HashSet<Word> = HashSet::new();
    while let Some(stem) = stems.next_stem()? {
        let mut first: Option<(String, Unusable)> = None;
        let expanded = affixes.expand(&stem, &mut |form| {
            if stem.is_forbidden() {
                forbidden.extend(usable(alphabet, form.text));
            } else if capitals.is_name(form.text) {
                gatherer.drop(NAMES);
            } else if let Err(why) = gatherer.take(form.text, parts_of(form.fields), None) {
                match policy {
                    Policy::Skip => gatherer.drop(why.rule()),
                    Policy::Strict if first.is_none() => {
                        first = Some((form.text.to_owned(), why));
                    }
                    Policy::Strict => {}
                }
            }
        });
        let problem = match (expanded, first) {
            (Ok(()), None) => continue,
            (_, Some((text, why))) => Problem::Unusable { text, why },
            (Err(TooManyForms), None) => Problem::TooManyForms { entry: stem.text },
        };
        return Err(SourceError::at(file, stems.line(), problem));
    }
    gatherer.report.lines = stems.line();
    for (note, count) in stems.notes.iter() {
        gatherer.report.notes.add(note, count);
    }
    for word in &forbidden {
        gatherer.remove(word, "forbidden by the dictionary");
    }
    gatherer.finish_with_words(file)
}
