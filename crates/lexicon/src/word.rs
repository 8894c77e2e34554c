//! A word as letters in place, small enough to copy.

use crate::letter::Letter;
use std::fmt;
use std::ops::Deref;

/// The longest word that a lexicon holds: a line of the largest board.
pub const MAX_WORD: usize = 15;

/// A word of at most [`MAX_WORD`] letters, kept in place without the heap.
///
/// It derefs to a slice of letters; words compare as slices do.
#[derive(Clone, Copy)]
pub struct Word {
    letters: [Letter; MAX_WORD],
    len: u8,
}

impl Word {
    /// The word without letters.
    pub const EMPTY: Word = Word { letters: [Letter::at(1); MAX_WORD], len: 0 };

    /// A word of these letters, or nothing if they are too many.
    pub fn new(letters: &[Letter]) -> Option<Word> {
        let mut word = Word::EMPTY;
        letters.iter().all(|&letter| word.push(letter)).then_some(word)
    }

    /// Appends a letter; says whether there was room.
    pub fn push(&mut self, letter: Letter) -> bool {
        let Some(place) = self.letters.get_mut(usize::from(self.len)) else { return false };
        *place = letter;
        self.len += 1;
        true
    }

    /// Takes the last letter off.
    pub fn pop(&mut self) -> Option<Letter> {
        self.len = self.len.checked_sub(1)?;
        Some(self.letters[usize::from(self.len)])
    }

    /// The letters in the order of the alphabet: what all anagrams of the word share.
    pub fn alphagram(mut self) -> Word {
        self.letters[..usize::from(self.len)].sort_unstable();
        self
    }
}

impl Deref for Word {
    type Target = [Letter];

    fn deref(&self) -> &[Letter] {
        &self.letters[..usize::from(self.len)]
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Word) -> bool {
        **self == **other
    }
}

impl Eq for Word {}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Word) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Word {
    fn cmp(&self, other: &Word) -> std::cmp::Ordering {
        (**self).cmp(&**other)
    }
}

impl std::hash::Hash for Word {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_holds_fifteen_letters_and_refuses_the_sixteenth() {
        let letters = [Letter::at(7); 16];
        assert!(Word::new(&letters).is_none());
        let mut word = Word::new(&letters[..15]).unwrap();
        assert!(!word.push(Letter::at(1)));
        assert_eq!(word.pop(), Some(Letter::at(7)));
        assert_eq!(word.len(), 14);
    }

    #[test]
    fn words_sort_as_in_a_dictionary() {
        let word = |places: &[u8]| {
            Word::new(&places.iter().map(|&p| Letter::at(p)).collect::<Vec<_>>()).unwrap()
        };
        assert!(word(&[1, 2]) < word(&[1, 2, 1]));
        assert!(word(&[1, 2, 9]) < word(&[1, 3]));
        assert_eq!(word(&[3, 1, 2]).alphagram(), word(&[1, 2, 3]));
    }
}
