//! The cards of a hand as sets of them: what they are worth, and which of them make a word.

use crate::filling;
use games::cartas::CartasEdition;
use games::{Card, Glyph};
use lexicon::{Few, Letter, Lexicon};

/// The cards of a hand, one drawn, and one more that might be drawn next.
pub(super) const MOST: usize = 9;
pub(super) const SETS: usize = 1 << MOST;

/// A set of the letter cards and blanks of a hand, as bits.
pub(super) type Set = u16;

/// How many cards a set has.
const COUNTS: [u8; SETS] = {
    let mut counts = [0; SETS];
    let mut set = 1;
    while set < SETS {
        counts[set] = counts[set >> 1] + (set & 1) as u8;
        set += 1;
    }
    counts
};

/// How many cards a set has.
#[inline]
pub(super) fn count(set: Set) -> usize {
    usize::from(COUNTS[usize::from(set) % SETS])
}

/// The letter cards and blanks of a hand. Cards are numbered by letter, blanks last.
pub(super) struct Hand<'a> {
    lexicon: &'a Lexicon,
    few: &'a Few,
    pub(super) cards: [Card; MOST],
    pub(super) values: [i32; MOST],
    pub(super) count: usize,
    letters: [Option<Letter>; MOST],
    /// The cards that are no blanks.
    lettered: Set,
    letter_count: usize,
    /// Cards of a letter that no word is written with.
    foreign: Set,
    /// By card: the cards after it that are equal to it.
    pub(super) equals: [Set; MOST],
    /// The cards with an equal one before them.
    pub(super) second_of_equals: Set,
    /// The cards from the cheapest to the dearest.
    by_value: [Set; MOST],
    /// What the letters of a set add up to in the table of few letters.
    places: [u32; SETS],
    sums: [i32; SETS],
}

impl<'a> Hand<'a> {
    /// Bonus cards among the cards are left out; at most [`MOST`] others are expected.
    pub(super) fn new(lexicon: &'a Lexicon, edition: &CartasEdition, hand: &[Card]) -> Hand<'a> {
        let alphabet = lexicon.alphabet();
        let letter = |card: Card| match card {
            Card::Letter(glyph) => alphabet.letter(glyph.as_char()),
            _ => None,
        };
        // Letters in the order of the alphabet, blanks last.
        let mut ranked = [(true, None, Card::Blank(None)); MOST];
        let mut count = 0;
        for card in hand.iter().filter(|card| card.is_letter()).take(MOST) {
            let card = card.in_hand();
            ranked[count] = (card == Card::Blank(None), letter(card), card);
            count += 1;
        }
        ranked[..count].sort_unstable();
        let letter_count = ranked[..count].iter().filter(|(blank, ..)| !*blank).count();
        let cards = ranked.map(|(.., card)| card);
        let mut hand = Hand {
            lexicon,
            few: lexicon.few(),
            cards,
            values: cards.map(|card| edition.card_value(card).0),
            count,
            letters: ranked.map(|(_, letter, _)| letter),
            lettered: (1 << letter_count) - 1,
            letter_count,
            foreign: 0,
            equals: [0; MOST],
            second_of_equals: 0,
            by_value: [0; MOST],
            places: [0; SETS],
            sums: [0; SETS],
        };
        hand.compare();
        hand.add_up();
        hand
    }

    fn compare(&mut self) {
        for card in 0..self.count {
            if card < self.letter_count && self.letters[card].is_none() {
                self.foreign |= 1 << card;
            }
            self.by_value[card] = 1 << card;
            for before in 0..card {
                if self.cards[before] == self.cards[card] {
                    self.equals[before] |= 1 << card;
                    self.second_of_equals |= 1 << card;
                }
            }
        }
        let values = self.values;
        self.by_value[..self.count].sort_by_key(|card| values[card.trailing_zeros() as usize]);
    }

    fn add_up(&mut self) {
        for last in 0..self.count {
            let (value, size) = (self.values[last], 1 << last);
            let (smaller, larger) = self.sums.split_at_mut(size);
            for (sum, smaller) in larger.iter_mut().zip(smaller) {
                *sum = *smaller + value;
            }
        }
        for last in 0..self.letter_count {
            let Some(letter) = self.letters[last] else { continue };
            let steps: [u32; MOST] = std::array::from_fn(|before| self.few.step(before, letter));
            let (smaller, larger) = self.places.split_at_mut(1 << last);
            for ((place, smaller), count) in larger.iter_mut().zip(smaller).zip(COUNTS) {
                *place = smaller.wrapping_add(steps[usize::from(count) % MOST]);
            }
        }
    }

    /// All cards.
    pub(super) fn all(&self) -> Set {
        (1 << self.count) - 1
    }

    /// The letters of a set in order, and how many blanks it has; nothing if one of its cards is
    /// of no letter that words are written with.
    fn parts(&self, set: Set) -> Option<([Letter; MOST], usize, usize)> {
        let mut letters = [Letter::FIRST; MOST];
        let mut found = 0;
        for card in cards_of(set & self.lettered) {
            letters[found] = self.letters[card]?;
            found += 1;
        }
        Some((letters, found, count(set & !self.lettered)))
    }

    /// Do these cards make a word?
    #[inline]
    pub(super) fn is_word(&self, set: Set) -> bool {
        if set & self.foreign != 0 {
            return false;
        }
        let letters = set & self.lettered;
        let blanks = count(set & !self.lettered);
        let known = self.few.makes(count(letters), self.places[usize::from(letters)], blanks);
        known.unwrap_or_else(|| {
            self.parts(set).is_some_and(|(letters, count, blanks)| {
                filling::is_word(self.lexicon, &letters[..count], blanks)
            })
        })
    }

    /// The cards of a set as a word that they make, blanks with their letters.
    pub(super) fn spell(&self, set: Set) -> Option<Vec<Card>> {
        let (letters, count, blanks) = self.parts(set)?;
        let found = filling::spell(self.lexicon, &letters[..count], blanks)?;
        let alphabet = self.lexicon.alphabet();
        let card = |(nth, &letter): (usize, &Letter)| {
            let glyph = Glyph::new(alphabet.display(letter))?;
            Some(if found.is_blank(nth) { Card::Blank(Some(glyph)) } else { Card::Letter(glyph) })
        };
        found.word.iter().enumerate().map(card).collect()
    }

    /// What the cards of a set are worth.
    #[inline]
    pub(super) fn value(&self, set: Set) -> i32 {
        self.sums[usize::from(set) % SETS]
    }

    /// What so many cards of a set are worth at most.
    #[inline]
    pub(super) fn dearest_of(&self, set: Set, most: usize) -> i32 {
        let mut rest = set;
        let mut above = count(set).saturating_sub(most);
        for &card in &self.by_value[..self.count] {
            if above == 0 {
                break;
            }
            above -= usize::from(rest & card != 0);
            rest &= !card;
        }
        self.value(rest)
    }

    /// The dearest card of a set.
    pub(super) fn dearest(&self, set: Set) -> Option<usize> {
        cards_of(set).max_by_key(|&card| self.values[card])
    }

    /// What the dearest card of a set is worth, 0 where there is none.
    #[inline]
    pub(super) fn dearest_value(&self, set: Set) -> i32 {
        let dearest = self.by_value[..self.count].iter().rev().find(|&&card| set & card != 0);
        dearest.map_or(0, |&card| self.value(card))
    }
}

/// The numbers of the cards of a set.
pub(super) fn cards_of(set: Set) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let card = (rest != 0).then_some(rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(card)
    })
}
