//! Words through a pattern: which letters may stand at each place.

use crate::alphabet::Alphabet;
use crate::fold::FoldError;
use crate::graph::{Fan, Graph, Node};
use crate::letter::{Letter, LetterSet};
use crate::word::{MAX_WORD, Word};
use std::fmt;

/// Which letters may stand at each place of a word, and how long the word may be.
///
/// ```
/// use lexicon::{Alphabet, Pattern};
/// let pattern = Pattern::parse(Alphabet::FRENCH, "P.SS*")?;
/// assert!(pattern.fits(&Alphabet::FRENCH.fold("passe")?));
/// assert!(pattern.fits(&Alphabet::FRENCH.fold("poss")?));
/// assert!(!pattern.fits(&Alphabet::FRENCH.fold("pass\u{e9}s").map(|w| w.alphagram())?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    places: [LetterSet; MAX_WORD],
    least: usize,
    most: usize,
}

/// Why text is no pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PatternError {
    /// A place is not one letter of the alphabet.
    Letter(FoldError),
    /// Something follows the `*`, which stands for any ending.
    AfterStar,
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PatternError::Letter(error) => error.fmt(f),
            PatternError::AfterStar => f.write_str("nothing may follow the *, any ending"),
        }
    }
}

impl std::error::Error for PatternError {}

impl Pattern {
    /// Fits every word.
    pub fn anything() -> Pattern {
        Pattern { places: [LetterSet::ALL; MAX_WORD], least: 0, most: MAX_WORD }
    }

    /// Fits words that begin with these letters; none if there are too many.
    pub fn prefix(letters: &[Letter]) -> Pattern {
        let mut pattern = Pattern::anything();
        for (place, &letter) in pattern.places.iter_mut().zip(letters) {
            *place = LetterSet::of(letter);
        }
        pattern.least = letters.len();
        pattern
    }

    /// Fits words of exactly this many places with a letter of each set; none if there are too
    /// many.
    pub fn of_sets(sets: &[LetterSet]) -> Pattern {
        let mut pattern = Pattern::anything();
        for (place, &set) in pattern.places.iter_mut().zip(sets) {
            *place = set;
        }
        pattern.least = sets.len();
        pattern.most = sets.len().min(MAX_WORD);
        pattern
    }

    /// Reads a pattern as people write it: letters, `.` or `?` for any one letter, and `*` at the
    /// end for any ending.
    pub fn parse(alphabet: Alphabet, text: &str) -> Result<Pattern, PatternError> {
        let (text, open) = match text.strip_suffix('*') {
            Some(text) => (text, true),
            None => (text, false),
        };
        let mut sets = Vec::new();
        for run in text.split_inclusive(['.', '?']) {
            let letters = run.trim_end_matches(['.', '?']);
            if letters.contains('*') {
                return Err(PatternError::AfterStar);
            }
            let folded = alphabet.fold_letters(letters).map_err(PatternError::Letter)?;
            sets.extend(folded.into_iter().map(LetterSet::of));
            sets.extend((letters.len() < run.len()).then_some(LetterSet::ALL));
            if sets.len() > MAX_WORD {
                return Err(PatternError::Letter(FoldError::TooLong));
            }
        }
        let mut pattern = Pattern::of_sets(&sets);
        if open {
            pattern.most = MAX_WORD;
        }
        Ok(pattern)
    }

    /// Does a word fit?
    pub fn fits(&self, word: &[Letter]) -> bool {
        (self.least..=self.most).contains(&word.len())
            && word.iter().zip(&self.places).all(|(&letter, place)| place.contains(letter))
    }
}

/// The words that fit a pattern; from [`Lexicon::matches`](crate::Lexicon::matches).
#[derive(Clone)]
pub struct Matches<'a> {
    graph: Graph<'a>,
    pattern: Pattern,
    path: [(Fan, LetterSet); MAX_WORD + 1],
    word: Word,
}

impl<'a> Matches<'a> {
    pub(crate) fn new(graph: Graph<'a>, root: Node, pattern: &Pattern) -> Matches<'a> {
        let fan = graph.fan(root);
        let mut matches = Matches {
            graph,
            pattern: *pattern,
            path: [(fan, LetterSet::EMPTY); MAX_WORD + 1],
            word: Word::EMPTY,
        };
        matches.path[0].1 = matches.fitting(fan, 0);
        matches
    }

    /// The letters of a fan that the pattern allows at a place.
    fn fitting(&self, fan: Fan, place: usize) -> LetterSet {
        match self.pattern.places.get(place) {
            Some(&set) if place < self.pattern.most => fan.letters().and(set),
            _ => LetterSet::EMPTY,
        }
    }
}

impl Iterator for Matches<'_> {
    type Item = Word;

    fn next(&mut self) -> Option<Word> {
        loop {
            let depth = self.word.len();
            let (fan, untried) = &mut self.path[depth];
            let Some(letter) = untried.next() else {
                self.word.pop()?;
                continue;
            };
            let node = self.graph.child(*fan, letter);
            self.word.push(letter);
            let fan = self.graph.fan(node);
            self.path[depth + 1] = (fan, self.fitting(fan, depth + 1));
            if node.accepts() && depth + 1 >= self.pattern.least {
                return Some(self.word);
            }
        }
    }
}
