//! Words that a family table does without: offensive ones, listed in a file of their own beside a
//! lexicon. They are words all the same.

use crate::alphabet::Alphabet;
use crate::letter::Letter;
use crate::word::Word;
use std::fmt;
use std::sync::Arc;

/// The offensive words of a language, with their inflections. Cloning is cheap.
///
/// ```
/// use lexicon::{Alphabet, Family};
/// let family = Family::read(Alphabet::FRENCH, "# what children repeat\nmerde\nzut\n")?;
/// assert!(family.contains(&Alphabet::FRENCH.fold("MERDE")?));
/// assert!(!family.contains(&Alphabet::FRENCH.fold("TERRE")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Family {
    /// Sorted.
    words: Arc<[Word]>,
}

/// A line of a family list that is no word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FamilyFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for FamilyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for FamilyFault {}

impl Family {
    /// Reads a list: one word a line, comments after `#`.
    pub fn read(alphabet: Alphabet, text: &str) -> Result<Family, FamilyFault> {
        let mut words = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let word = line.split('#').next().unwrap_or_default().trim();
            if word.is_empty() {
                continue;
            }
            let at = |what: String| FamilyFault { line: index + 1, what };
            words.push(alphabet.fold(word).map_err(|fault| at(fault.to_string()))?);
        }
        words.sort_unstable();
        words.dedup();
        Ok(Family { words: words.into() })
    }

    /// Is this one of them?
    pub fn contains(&self, letters: &[Letter]) -> bool {
        Word::new(letters).is_some_and(|word| self.words.binary_search(&word).is_ok())
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Is nothing known of a language's offensive words?
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The words, in the order of the alphabet.
    pub fn words(&self) -> &[Word] {
        &self.words
    }
}

/// How many there are; the words themselves stay out of messages.
impl fmt::Debug for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Family({} words)", self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_line_by_line_and_a_broken_line_is_named() {
        let english = Alphabet::ENGLISH;
        let family = Family::read(english, "# none\n\ndamn # mild\nDAMN\ncrap\n").unwrap();
        assert_eq!(family.len(), 2);
        let fault = Family::read(english, "damn\ngood grief\n").unwrap_err();
        assert!(fault.to_string().starts_with("line 2: "), "{fault}");
        assert!(Family::default().is_empty());
    }

    #[cfg(feature = "shipped")]
    #[test]
    fn every_lexicon_that_ships_has_its_list_and_its_words_stay_words() {
        let library = crate::library::Library::new(None);
        for (name, samples) in [
            ("pt", ["porra", "merda", "nazi", "caralho"]),
            ("fr", ["merde", "putain", "nazi", "salope"]),
            ("en", ["fuck", "shit", "nazi", "fucking"]),
            ("ro", ["muie", "curva", "nazist", "futut"]),
            ("es", ["mierda", "puta", "nazi", "coño"]),
        ] {
            let lexicon = library.open(name).unwrap();
            assert!(lexicon.family().len() > 500, "{name}: {:?}", lexicon.family());
            for sample in samples {
                let word = lexicon.alphabet().fold(sample).unwrap();
                assert!(lexicon.offends(&word) && lexicon.contains(&word), "{name}: {sample}");
            }
            let known = lexicon.family().words().iter().filter(|word| lexicon.contains(word));
            let share = known.count() * 100 / lexicon.family().len();
            assert!(share > 80, "{name}: only {share} % of the list are words of the lexicon");
        }
    }

    /// What reads like one of them and is none: these were weighed by hand, and stay.
    #[cfg(feature = "shipped")]
    #[test]
    fn harmless_words_are_not_on_the_lists() {
        let library = crate::library::Library::new(None);
        for (name, harmless) in [
            ("pt", "aranha burro cerveja comer inferno mama pau pinto saco torneira veado"),
            ("fr", "pissenlit baiser bander pipi gerbe gueule folle tanche déconnecter bitte"),
            ("en", "cock tit snatch suck butt mishit swank twinkie escort beaver domination"),
            ("ro", "căci cacao muia sulă futurolog negru țigan"),
            ("es", "asno concha idiota infierno martillo pinche trío follaje pedo orina"),
        ] {
            let lexicon = library.open(name).unwrap();
            for word in harmless.split(' ') {
                let word = lexicon.alphabet().fold(word).unwrap();
                assert!(!lexicon.offends(&word), "{name}: {}", lexicon.alphabet().spell(&word));
            }
        }
    }
}
