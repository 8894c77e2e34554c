//! What a source of words says of one word, before it is compiled.

use crate::word::Word;
use std::fmt;
use std::ops::BitOr;
use std::str::FromStr;

/// The parts of speech of a word, written as letters of `NAVDX`; often several, sometimes none.
///
/// ```
/// use lexicon::Parts;
/// let parts: Parts = "NV".parse()?;
/// assert!(parts.contains(Parts::VERB) && !parts.contains(Parts::ADVERB));
/// assert_eq!(parts.to_string(), "NV");
/// # Ok::<(), lexicon::UnknownPart>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Parts(u8);

impl Parts {
    /// Nothing is known.
    pub const NONE: Parts = Parts(0);
    /// `N`
    pub const NOUN: Parts = Parts(1);
    /// `A`
    pub const ADJECTIVE: Parts = Parts(1 << 1);
    /// `V`
    pub const VERB: Parts = Parts(1 << 2);
    /// `D`
    pub const ADVERB: Parts = Parts(1 << 3);
    /// `X`: pronouns, prepositions, interjections and the like.
    pub const OTHER: Parts = Parts(1 << 4);

    const LETTERS: [(char, Parts); 5] = [
        ('N', Parts::NOUN),
        ('A', Parts::ADJECTIVE),
        ('V', Parts::VERB),
        ('D', Parts::ADVERB),
        ('X', Parts::OTHER),
    ];

    /// Are all of `parts` among these?
    pub const fn contains(self, parts: Parts) -> bool {
        self.0 & parts.0 == parts.0
    }

    /// Is nothing known?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Bits that name no part of speech are dropped.
    pub(crate) const fn from_bits(bits: u8) -> Parts {
        Parts(bits & 0b1_1111)
    }
}

impl BitOr for Parts {
    type Output = Parts;

    fn bitor(self, other: Parts) -> Parts {
        Parts(self.0 | other.0)
    }
}

impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (letter, part) in Parts::LETTERS {
            if self.contains(part) {
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Parts {
    type Err = UnknownPart;

    fn from_str(text: &str) -> Result<Parts, UnknownPart> {
        text.chars().try_fold(Parts::NONE, |parts, c| {
            let (_, part) =
                Parts::LETTERS.iter().find(|(letter, _)| *letter == c).ok_or(UnknownPart(c))?;
            Ok(parts | *part)
        })
    }
}

/// A letter that names no part of speech.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPart(pub char);

impl fmt::Display for UnknownPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} names no part of speech: expected letters of NAVDX", self.0)
    }
}

impl std::error::Error for UnknownPart {}

/// One word as a source gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The folded word.
    pub word: Word,
    /// Its parts of speech, as far as the source knows them.
    pub parts: Parts,
    /// How common the source holds it: the lower, the commoner.
    pub rank: Option<u32>,
}

impl Entry {
    /// A word of which nothing else is known.
    pub fn plain(word: Word) -> Entry {
        Entry { word, parts: Parts::NONE, rank: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_speech_round_trip_as_letters() {
        for bits in 0..32 {
            let parts = Parts::from_bits(bits);
            assert_eq!(parts.to_string().parse(), Ok(parts));
        }
        assert_eq!("NQ".parse::<Parts>(), Err(UnknownPart('Q')));
    }
}
