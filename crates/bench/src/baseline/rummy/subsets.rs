//! Which sets of cards make a word: every set of a hand, looked up in the graph of alphagrams.
//!
//! Letters alone are looked up all at once, each set one step from a smaller one. Sets with
//! blanks are looked at when they are asked for.

use crate::baseline::filling;
use games::cartas::CartasEdition;
use games::{Card, Glyph};
use lexicon::{Letter, Lexicon, Node};
use std::cell::Cell;

/// The cards of a hand, one drawn, and one more that might be drawn next.
pub(super) const MOST: usize = 9;
const SETS: usize = 1 << MOST;

/// A set of the letter cards and blanks of a hand, as bits.
pub(super) type Set = u16;

/// The letter cards and blanks of a hand. Cards are numbered by letter, blanks last.
pub(super) struct Subsets<'a> {
    lexicon: &'a Lexicon,
    pub(super) cards: [Card; MOST],
    pub(super) values: [i32; MOST],
    pub(super) count: usize,
    letters: [Option<Letter>; MOST],
    letter_count: usize,
    nodes: [Option<Node>; SETS],
    sums: [i32; SETS],
    /// What is known of sets with blanks.
    asked: [Cell<Option<bool>>; SETS],
}

impl<'a> Subsets<'a> {
    /// Bonus cards among the cards are left out; at most [`MOST`] others are expected. Nothing
    /// will be asked about more than `longest` cards.
    pub(super) fn new(
        lexicon: &'a Lexicon,
        edition: &CartasEdition,
        hand: &[Card],
        longest: usize,
    ) -> Subsets<'a> {
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
        let blanks = ranked[..count].iter().filter(|(blank, ..)| *blank).count();
        let cards = ranked.map(|(.., card)| card);
        let mut subsets = Subsets {
            lexicon,
            cards,
            values: cards.map(|card| edition.card_value(card).0),
            count,
            letters: ranked.map(|(_, letter, _)| letter),
            letter_count: count - blanks,
            nodes: [None; SETS],
            sums: [0; SETS],
            asked: [const { Cell::new(None) }; SETS],
        };
        subsets.look_up_letters(longest as u32);
        subsets.add_up();
        subsets
    }

    fn look_up_letters(&mut self, longest: u32) {
        let graph = self.lexicon.graph();
        self.nodes[0] = Some(self.lexicon.alphagrams().root());
        for last in 0..self.letter_count {
            let Some(letter) = self.letters[last] else { continue };
            for set in (0usize..1 << last).filter(|set| set.count_ones() < longest) {
                self.nodes[set | 1 << last] =
                    self.nodes[set].and_then(|node| graph.step(node, letter));
            }
        }
    }

    fn add_up(&mut self) {
        for last in 0..self.count {
            for set in 0..1 << last {
                self.sums[set | 1 << last] = self.sums[set] + self.values[last];
            }
        }
    }

    /// All cards.
    pub(super) fn all(&self) -> Set {
        (1 << self.count) - 1
    }

    fn blanks(&self, set: Set) -> usize {
        (set >> self.letter_count).count_ones() as usize
    }

    /// The letters of a set in order, and how many blanks it has; nothing if one of its cards is
    /// of no letter that words are written with.
    fn parts(&self, set: Set) -> Option<([Letter; MOST], usize, usize)> {
        let mut letters = [Letter::FIRST; MOST];
        let mut count = 0;
        for card in cards_of(set & ((1 << self.letter_count) - 1)) {
            letters[count] = self.letters[card]?;
            count += 1;
        }
        Some((letters, count, self.blanks(set)))
    }

    /// Do these cards make a word?
    pub(super) fn is_word(&self, set: Set) -> bool {
        let blanks = self.blanks(set);
        if blanks == 0 {
            return self.nodes[usize::from(set)].is_some_and(Node::accepts);
        }
        // Blanks are all alike.
        let letters = set & ((1 << self.letter_count) - 1);
        let alike = usize::from(letters) | ((1 << blanks) - 1) << self.letter_count;
        if let Some(known) = self.asked[alike].get() {
            return known;
        }
        let found = self.parts(set).is_some_and(|(letters, count, blanks)| {
            filling::is_word(self.lexicon, &letters[..count], blanks)
        });
        self.asked[alike].set(Some(found));
        found
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
    pub(super) fn value(&self, set: Set) -> i32 {
        self.sums[usize::from(set)]
    }

    /// The dearest card of a set.
    pub(super) fn dearest(&self, set: Set) -> Option<usize> {
        cards_of(set).max_by_key(|&card| self.values[card])
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
