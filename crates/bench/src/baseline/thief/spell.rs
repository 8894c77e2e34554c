//! Spelling a set of cards: a word in which the stolen cards stand as the house rule asks
//! (WT-A2), and which is not the mere plural of the stolen word (WT-14).

use super::pool::{Held, Pool, Stolen, letter_of};
use crate::baseline::filling;
use games::Glyph;
use games::thief::{Card, Limits, Rearranging, ThiefEdition, is_mere_plural};
use lexicon::{Alphabet, Graph, Letter, LetterSet, Lexicon, MAX_WORD, Node, Rack, Word};
use std::ops::ControlFlow;

/// The cards of a word in reading order, kept in place.
#[derive(Clone, Copy)]
pub(super) struct Spelled {
    cards: [Card; MAX_WORD],
    count: usize,
}

impl Spelled {
    const EMPTY: Spelled = Spelled { cards: [Card::Wild(None); MAX_WORD], count: 0 };

    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..self.count]
    }

    fn push(&mut self, card: Card) -> bool {
        let Some(place) = self.cards.get_mut(self.count) else { return false };
        *place = card;
        self.count += 1;
        true
    }

    fn pop(&mut self) {
        self.count = self.count.saturating_sub(1);
    }
}

/// Spells words of one pool of cards.
pub(super) struct Speller<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) pool: &'a Pool,
    pub(super) limits: Limits,
    /// The stolen word as it lies, Wilds with their letters.
    pub(super) stolen: &'a [Card],
    /// The box, which says what plurals are.
    pub(super) edition: &'a ThiefEdition,
}

impl Speller<'_> {
    fn alphabet(&self) -> Alphabet {
        self.lexicon.alphabet()
    }

    /// A word of exactly these cards; where it is the only one of a steal, no mere plural.
    pub(super) fn spell(&self, stolen: Stolen, held: Held, alone: bool) -> Option<Spelled> {
        let mut letters = [Letter::FIRST; MAX_WORD];
        let (mut count, mut wilds) = (0, 0);
        for card in self.pool.cards(stolen, held) {
            match letter_of(self.alphabet(), card) {
                Some(letter) => {
                    *letters.get_mut(count)? = letter;
                    count += 1;
                }
                None => wilds += 1,
            }
        }
        let letters = &mut letters[..count];
        letters.sort_unstable();
        // Orders and plurals are about stolen cards; a word of one's own has none.
        let alone = alone && stolen != 0;
        let free = stolen == 0 || self.limits.rearranging == Rearranging::Free;
        let found = filling::each_filling(self.lexicon, letters, wilds, |alphagram| {
            let spelled = match free {
                true => self.in_any_order(alphagram, stolen, held, alone),
                false => self.in_order(alphagram, letters, stolen, held, alone),
            };
            spelled.map_or(ControlFlow::Continue(()), ControlFlow::Break)
        });
        found.break_value()
    }

    fn is_banned(&self, spelled: &Spelled, alone: bool) -> bool {
        alone && is_mere_plural(self.edition, self.stolen, spelled.cards())
    }

    /// Any word of an alphagram.
    fn in_any_order(
        &self,
        alphagram: &Word,
        stolen: Stolen,
        held: Held,
        alone: bool,
    ) -> Option<Spelled> {
        let words = self.lexicon.alphagrams().words(alphagram);
        let mut spelled = words.filter_map(|found| self.with_cards(&found.word, stolen, held));
        spelled.find(|spelled| !self.is_banned(spelled, alone))
    }

    /// A word of an alphagram that keeps the stolen cards in order; `letters` are those that are
    /// no Wilds.
    fn in_order(
        &self,
        alphagram: &Word,
        letters: &[Letter],
        stolen: Stolen,
        held: Held,
        alone: bool,
    ) -> Option<Spelled> {
        let mut wilds = Rack::new(alphagram.iter().copied(), 0);
        for &letter in letters {
            wilds.take(letter);
        }
        let mut in_order = InOrder { speller: self, stolen, alone, wilds, laid: Spelled::EMPTY };
        let found = in_order.walk(self.lexicon.dawg(), stolen, held);
        found.then_some(in_order.laid)
    }

    /// The word spelled with these cards, a Wild where no card of the letter is left.
    fn with_cards(&self, word: &Word, stolen: Stolen, held: Held) -> Option<Spelled> {
        let mut spelled = Spelled::EMPTY;
        let mut used = 0u32;
        for &letter in word.iter() {
            let mut cards = self.pool.cards(stolen, held).enumerate();
            let own = cards.find(|&(at, card)| {
                used >> at & 1 == 0 && letter_of(self.alphabet(), card) == Some(letter)
            });
            let card = match own {
                Some((at, card)) => {
                    used |= 1 << at;
                    card
                }
                None => Card::Wild(Some(self.glyph(letter)?)),
            };
            spelled.push(card);
        }
        Some(spelled)
    }

    fn glyph(&self, letter: Letter) -> Option<Glyph> {
        Glyph::new(self.alphabet().display(letter))
    }
}

/// A walk over the words that keep stolen cards in their order, or unbroken.
struct InOrder<'a> {
    speller: &'a Speller<'a>,
    stolen: Stolen,
    alone: bool,
    /// What the Wilds that are not laid yet stand for.
    wilds: Rack,
    laid: Spelled,
}

impl<'a> InOrder<'a> {
    fn graph(&self) -> Graph<'a> {
        self.speller.lexicon.graph()
    }

    /// Lays the rest of the cards behind those laid; says whether that made a word.
    fn walk(&mut self, node: Node, stolen: Stolen, held: Held) -> bool {
        if stolen == 0 && held == 0 {
            return node.accepts() && !self.speller.is_banned(&self.laid, self.alone);
        }
        if stolen != 0 {
            let card = self.speller.pool.stolen[stolen.trailing_zeros() as usize];
            if self.lay(node, card, stolen & (stolen - 1), held) {
                return true;
            }
            let broken = stolen != self.stolen;
            if broken && self.speller.limits.rearranging == Rearranging::ContiguousPieces {
                return false;
            }
        }
        let mut tried = None;
        for (at, &card) in self.speller.pool.hand.iter().enumerate() {
            // Cards of one letter are neighbours, and it does not matter which comes first.
            if held >> at & 1 == 0 || tried == Some(card.glyph()) {
                continue;
            }
            tried = Some(card.glyph());
            if self.lay(node, card, stolen, held & !(1 << at)) {
                return true;
            }
        }
        false
    }

    /// Lays one card, a Wild for every letter that may follow.
    fn lay(&mut self, node: Node, card: Card, stolen: Stolen, held: Held) -> bool {
        let fan = self.graph().fan(node);
        let own = letter_of(self.speller.alphabet(), card);
        let letters = own.map_or(self.wilds.present(), LetterSet::of);
        for letter in letters.and(fan.letters()) {
            let card = match own {
                Some(_) => card,
                None => Card::Wild(self.speller.glyph(letter)),
            };
            let wild = own.is_none() && self.wilds.take(letter);
            if self.laid.push(card) {
                if self.walk(self.graph().child(fan, letter), stolen, held) {
                    return true;
                }
                self.laid.pop();
            }
            if wild {
                self.wilds.put(letter);
            }
        }
        false
    }
}
