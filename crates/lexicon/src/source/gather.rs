//! Gathering words from a source: each text is folded, kept once, or dropped by a named rule.

use super::error::{Problem, SourceError};
use super::report::Report;
use crate::alphabet::Alphabet;
use crate::entry::{Entry, Parts};
use crate::fold::FoldError;
use crate::word::{MAX_WORD, Word};
use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// The shortest word that a game can lay.
pub const MIN_WORD: usize = 2;

/// What to do with text that is no word of the alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// The first one is an error that names file and line.
    Strict,
    /// It is left out and counted.
    Skip,
}

/// Why text is no word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unusable {
    /// It has a character that no letter of the alphabet stands for.
    Foreign(char, Alphabet),
    /// It has too few letters.
    TooShort(usize),
    /// It has too many letters.
    TooLong(usize),
}

impl Unusable {
    /// The name of the rule, for counts.
    pub const fn rule(self) -> &'static str {
        match self {
            Unusable::Foreign(..) => "foreign characters",
            Unusable::TooShort(_) => "one letter",
            Unusable::TooLong(_) => "over 15 letters",
        }
    }
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unusable::Foreign(c, alphabet) => {
                write!(f, "has {c:?}, which is no letter of the alphabet {alphabet}")
            }
            Unusable::TooShort(letters) | Unusable::TooLong(letters) => {
                match letters {
                    0 => f.write_str("has no letters")?,
                    1 => f.write_str("has one letter")?,
                    more => write!(f, "has {more} letters")?,
                }
                write!(f, ": expected {MIN_WORD} to {MAX_WORD} letters")
            }
        }
    }
}

/// Folds text into a word that a game can lay.
///
/// ```
/// use lexicon::Alphabet;
/// use lexicon::source::{Unusable, usable};
/// assert!(usable(Alphabet::FRENCH, "pâté").is_ok());
/// assert_eq!(usable(Alphabet::FRENCH, "à"), Err(Unusable::TooShort(1)));
/// ```
pub fn usable(alphabet: Alphabet, text: &str) -> Result<Word, Unusable> {
    match alphabet.fold(text) {
        Ok(word) if word.len() < MIN_WORD => Err(Unusable::TooShort(word.len())),
        Ok(word) => Ok(word),
        Err(FoldError::Empty) => Err(Unusable::TooShort(0)),
        Err(FoldError::Foreign(c)) => Err(Unusable::Foreign(c, alphabet)),
        Err(FoldError::TooLong) => {
            Err(Unusable::TooLong(alphabet.fold_letters(text).map_or(0, |letters| letters.len())))
        }
    }
}

/// The words of a source, and what became of its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gathered {
    /// The words in the order of the alphabet, each once.
    pub entries: Vec<Entry>,
    /// How the source writes them, for [`forms::compile`](crate::forms::compile).
    pub written: BTreeMap<Word, Vec<String>>,
    /// What became of the lines.
    pub report: Report,
}

/// Collects words: parts of speech of the same word are united, the lowest rank wins.
#[derive(Debug)]
pub struct Gatherer {
    alphabet: Alphabet,
    words: HashMap<Word, (Parts, Option<u32>)>,
    written: BTreeMap<Word, Vec<String>>,
    /// What became of the lines so far.
    pub report: Report,
}

impl Gatherer {
    /// Nothing gathered yet.
    pub fn new(alphabet: Alphabet) -> Gatherer {
        let (words, written) = (HashMap::new(), BTreeMap::new());
        Gatherer { alphabet, words, written, report: Report::default() }
    }

    /// Folds a text and keeps the word, or says why it is none; nothing is counted then.
    pub fn take(&mut self, text: &str, parts: Parts, rank: Option<u32>) -> Result<Word, Unusable> {
        let word = usable(self.alphabet, text)?;
        self.report.words += 1;
        if self.put(word, parts, rank) {
            self.report.duplicates += 1;
        }
        let forms = self.written.entry(word).or_default();
        if !forms.iter().any(|form| form == text) {
            forms.push(text.to_owned());
        }
        Ok(word)
    }

    /// As [`take`](Gatherer::take), but text that is no word is dropped and counted.
    pub fn take_or_drop(&mut self, text: &str, parts: Parts, rank: Option<u32>) {
        if let Err(why) = self.take(text, parts, rank) {
            self.drop(why.rule());
        }
    }

    /// Keeps a folded word; says whether it was there already.
    pub fn put(&mut self, word: Word, parts: Parts, rank: Option<u32>) -> bool {
        use std::collections::hash_map::Entry::{Occupied, Vacant};
        match self.words.entry(word) {
            Vacant(place) => {
                place.insert((parts, rank));
                false
            }
            Occupied(mut place) => {
                let (known, lowest) = place.get_mut();
                *known = *known | parts;
                *lowest = match (*lowest, rank) {
                    (Some(a), Some(b)) => Some(a.min(b)),
                    (a, b) => a.or(b),
                };
                true
            }
        }
    }

    /// Counts a word that a rule drops.
    pub fn drop(&mut self, rule: &'static str) {
        self.report.words += 1;
        self.report.dropped.count(rule);
    }

    /// Takes a word out again; says whether it was there.
    pub fn remove(&mut self, word: &Word, rule: &'static str) -> bool {
        let there = self.words.remove(word).is_some();
        if there {
            self.report.dropped.count(rule);
        }
        there
    }

    /// Is the word there?
    pub fn contains(&self, word: &Word) -> bool {
        self.words.contains_key(word)
    }

    /// As [`finish`](Gatherer::finish), where a source without words is an error.
    pub(super) fn finish_with_words(self, file: &str) -> Result<Gathered, SourceError> {
        if self.words.is_empty() {
            return Err(SourceError::whole(file, Problem::NoWords));
        }
        Ok(self.finish())
    }

    /// The words in the order of the alphabet, and the report.
    pub fn finish(mut self) -> Gathered {
        self.report.kept = self.words.len() as u64;
        let mut entries: Vec<Entry> = self
            .words
            .into_iter()
            .map(|(word, (parts, rank))| Entry { word, parts, rank })
            .collect();
        entries.sort_unstable_by_key(|entry| entry.word);
        Gathered { entries, written: self.written, report: self.report }
    }
}
