//! One letter of an alphabet, and sets and counts of letters.
//!
//! A letter is a small number whose meaning an [`Alphabet`](crate::Alphabet) gives: A is 1, and
//! the numbers follow the alphabet's own order, so sorting letters sorts words as a dictionary
//! does. Number 0 is no letter; the word graph uses it as the turning point of a GADDAG.

use std::fmt;

/// The largest number a letter can have; a set of letters fits in 32 bits.
pub const MAX_LETTER: u8 = 31;

/// A letter, as its place in an alphabet counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// The letter that every alphabet begins with.
    pub const FIRST: Letter = Letter(1);

    /// The letter at `place` (1 to [`MAX_LETTER`]), or nothing outside that range.
    ///
    /// ```
    /// use lexicon::Letter;
    /// assert_eq!(Letter::new(3).map(Letter::place), Some(3));
    /// assert_eq!(Letter::new(0), None);
    /// ```
    pub const fn new(place: u8) -> Option<Letter> {
        if place >= 1 && place <= MAX_LETTER { Some(Letter(place)) } else { None }
    }

    /// For places that are in range by construction, such as a bit number of a set.
    pub(crate) const fn at(place: u8) -> Letter {
        Letter(place & MAX_LETTER)
    }

    /// Its place in the alphabet, counted from 1.
    pub const fn place(self) -> u8 {
        self.0
    }

    /// Its place as an index into arrays of [`MAX_LETTER`]` + 1` entries.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of letters in one machine word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LetterSet(u32);

impl LetterSet {
    /// No letter.
    pub const EMPTY: LetterSet = LetterSet(0);
    /// Every letter that any alphabet can have.
    pub const ALL: LetterSet = LetterSet(!1);

    /// The set whose bit `n` stands for the letter at place `n`; bit 0 is ignored.
    pub const fn from_bits(bits: u32) -> LetterSet {
        LetterSet(bits & !1)
    }

    /// Bit `n` stands for the letter at place `n`.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set of one letter.
    pub const fn of(letter: Letter) -> LetterSet {
        LetterSet(1 << letter.0)
    }

    /// Is the letter in the set?
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.0 & 1 == 1
    }

    /// Puts a letter in.
    pub fn insert(&mut self, letter: Letter) {
        self.0 |= 1 << letter.0;
    }

    /// Takes a letter out.
    pub fn remove(&mut self, letter: Letter) {
        self.0 &= !(1 << letter.0);
    }

    /// What both sets hold.
    pub const fn and(self, other: LetterSet) -> LetterSet {
        LetterSet(self.0 & other.0)
    }

    /// What either set holds.
    pub const fn or(self, other: LetterSet) -> LetterSet {
        LetterSet(self.0 | other.0)
    }

    /// Is there nothing in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many letters it holds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Iterator for LetterSet {
    type Item = Letter;

    /// Takes out the first letter in the order of the alphabet.
    fn next(&mut self) -> Option<Letter> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Letter::at(place))
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> LetterSet {
        let mut set = LetterSet::EMPTY;
        for letter in letters {
            set.insert(letter);
        }
        set
    }
}

impl fmt::Debug for LetterSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// How many of each letter, and how many blanks: a hand, a tray, the letters of a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rack {
    counts: [u8; MAX_LETTER as usize + 1],
    present: LetterSet,
    blanks: u8,
}

impl Rack {
    /// A rack of these letters and so many blanks.
    pub fn new(letters: impl IntoIterator<Item = Letter>, blanks: u8) -> Rack {
        let mut rack = Rack { blanks, ..Rack::default() };
        for letter in letters {
            rack.put(letter);
        }
        rack
    }

    /// How many blanks it holds.
    pub fn blanks(&self) -> u8 {
        self.blanks
    }

    /// Sets the number of blanks.
    pub fn set_blanks(&mut self, blanks: u8) {
        self.blanks = blanks;
    }

    /// How often it holds a letter, blanks not counted.
    pub fn count(&self, letter: Letter) -> u8 {
        self.counts[letter.index()]
    }

    /// The letters it holds at least once.
    pub fn present(&self) -> LetterSet {
        self.present
    }

    /// Adds a letter.
    pub fn put(&mut self, letter: Letter) {
        let count = &mut self.counts[letter.index()];
        *count = count.saturating_add(1);
        self.present.insert(letter);
    }

    /// Takes a letter out; says whether it was there.
    pub fn take(&mut self, letter: Letter) -> bool {
        let count = &mut self.counts[letter.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.present.remove(letter);
        }
        true
    }

    /// Adds a blank.
    pub fn put_blank(&mut self) {
        self.blanks = self.blanks.saturating_add(1);
    }

    /// Takes a blank out; says whether there was one.
    pub fn take_blank(&mut self) -> bool {
        let there = self.blanks > 0;
        self.blanks -= u8::from(there);
        there
    }

    /// How many letters and blanks it holds together.
    pub fn len(&self) -> usize {
        let letters: usize = self.present.map(|letter| usize::from(self.count(letter))).sum();
        letters + usize::from(self.blanks)
    }

    /// Is there nothing in it?
    pub fn is_empty(&self) -> bool {
        self.present.is_empty() && self.blanks == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(place: u8) -> Letter {
        Letter::new(place).unwrap()
    }

    #[test]
    fn places_outside_one_to_thirty_one_are_no_letters() {
        assert_eq!(Letter::new(0), None);
        assert_eq!(Letter::new(32), None);
        assert_eq!(Letter::new(31).map(Letter::place), Some(31));
    }

    #[test]
    fn a_set_gives_its_letters_in_order() {
        let set: LetterSet = [5, 1, 31, 5].map(letter).into_iter().collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.map(Letter::place).collect::<Vec<_>>(), [1, 5, 31]);
        assert!(LetterSet::from_bits(1).is_empty());
    }

    #[test]
    fn a_rack_gives_back_what_was_put_in_and_no_more() {
        let mut rack = Rack::new([letter(2), letter(2), letter(9)], 1);
        assert_eq!(rack.len(), 4);
        assert!(rack.take(letter(2)) && rack.take(letter(2)) && !rack.take(letter(2)));
        assert!(rack.take_blank() && !rack.take_blank());
        assert_eq!(rack.present(), LetterSet::of(letter(9)));
        assert!(!rack.is_empty());
    }
}
