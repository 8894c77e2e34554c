//! Cards that must all be used in one word: what could their blanks stand for?
//!
//! The walk follows the graph of alphagrams. Because every card must be used, a path that has
//! gone past the letter of a card is dead, and few paths are left to follow.

use lexicon::{Found, Graph, Letter, LetterSet, Lexicon, MAX_WORD, Node, Rack, Word};
use std::ops::ControlFlow;

/// Calls `found` with every alphagram that exactly these letters, which are in the order of the
/// alphabet, and so many blanks make, each once, until it breaks.
pub(crate) fn each_filling<B>(
    lexicon: &Lexicon,
    letters: &[Letter],
    blanks: usize,
    mut found: impl FnMut(&Word) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if letters.len() + blanks > MAX_WORD {
        return ControlFlow::Continue(());
    }
    let mut filling = Filling { graph: lexicon.graph(), word: Word::EMPTY, found: &mut found };
    filling.walk(lexicon.alphagrams().root(), letters, blanks)
}

/// Do exactly these letters, which are in the order of the alphabet, and so many blanks make a
/// word?
pub(crate) fn is_word(lexicon: &Lexicon, letters: &[Letter], blanks: usize) -> bool {
    each_filling(lexicon, letters, blanks, |_| ControlFlow::Break(())).is_break()
}

/// A word of exactly these letters, which are in the order of the alphabet, and so many blanks.
pub(crate) fn spell(lexicon: &Lexicon, letters: &[Letter], blanks: usize) -> Option<Found> {
    let first = each_filling(lexicon, letters, blanks, |alphagram| {
        lexicon
            .alphagrams()
            .words(alphagram)
            .next()
            .map_or(ControlFlow::Continue(()), |found| ControlFlow::Break(found.word))
    });
    let word = first.break_value()?;
    Some(Found { word, blanks: blanks_of(&word, letters) })
}

/// Which letters of a word are not among these.
pub(crate) fn blanks_of(word: &Word, letters: &[Letter]) -> u16 {
    let mut rack = Rack::new(letters.iter().copied(), 0);
    let missing = |(nth, &letter): (usize, &Letter)| u16::from(!rack.take(letter)) << nth;
    word.iter().enumerate().map(missing).fold(0, |blanks, blank| blanks | blank)
}

struct Filling<'a, F> {
    graph: Graph<'a>,
    word: Word,
    found: &'a mut F,
}

impl<F> Filling<'_, F> {
    fn walk<B>(&mut self, node: Node, letters: &[Letter], blanks: usize) -> ControlFlow<B>
    where
        F: FnMut(&Word) -> ControlFlow<B>,
    {
        if letters.is_empty() && blanks == 0 {
            return if node.accepts() {
                (self.found)(&self.word)
            } else {
                ControlFlow::Continue(())
            };
        }
        let fan = self.graph.fan(node);
        let next = letters.first().copied();
        if blanks > 0 {
            // A blank comes before the next letter of a card, or after all its equals.
            let before = next.map_or(u32::MAX, |next| LetterSet::of(next).bits() - 1);
            for letter in LetterSet::from_bits(fan.letters().bits() & before) {
                self.word.push(letter);
                self.walk(self.graph.child(fan, letter), letters, blanks - 1)?;
                self.word.pop();
            }
        }
        if let Some(next) = next.filter(|&next| fan.letters().contains(next)) {
            self.word.push(next);
            self.walk(self.graph.child(fan, next), &letters[1..], blanks)?;
            self.word.pop();
        }
        ControlFlow::Continue(())
    }
}
