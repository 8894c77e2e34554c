//! The cards of a play as sets: those of the stolen word and those of the hand.
//!
//! A word of a play is a pair of sets. All that its score needs is looked up by set: the sum of
//! its letters, its suits, its Wilds, and where its letters stand in the index of letter counts.

use games::thief::{Card, ThiefEdition};
use lexicon::{Alphabet, Letter, MAX_LETTER};

/// A set of stolen cards, as bits.
pub(super) type Stolen = u16;
/// A set of cards of the hand, as bits.
pub(super) type Held = u8;

/// What is known of a set of cards.
#[derive(Clone, Copy, Default)]
pub(super) struct Parts {
    /// The sum of its letters.
    pub(super) value: i32,
    /// Where its letters stand in the index of letter counts.
    pub(super) index: u32,
    /// How many Wilds it has.
    pub(super) wilds: u8,
    /// Its suits, as bits.
    pub(super) suits: u8,
    /// How many cards it has.
    pub(super) cards: u8,
}

impl Parts {
    fn and(self, other: Parts) -> Parts {
        Parts {
            value: self.value + other.value,
            index: self.index + other.index,
            wilds: self.wilds + other.wilds,
            suits: self.suits | other.suits,
            cards: self.cards + other.cards,
        }
    }
}

/// How often a letter is there, and its step in the index of letter counts.
#[derive(Clone, Copy, Default)]
pub(super) struct Count {
    pub(super) count: u8,
    pub(super) step: u32,
}

/// The cards of the stolen word and of the hand.
pub(super) struct Pool {
    pub(super) stolen: Vec<Card>,
    pub(super) hand: Vec<Card>,
    /// By letter.
    pub(super) counts: [Count; MAX_LETTER as usize + 1],
    pub(super) wilds: u8,
    /// How large the index of letter counts is.
    pub(super) indexes: usize,
    stolen_sets: Vec<Parts>,
    hand_sets: Vec<Parts>,
}

impl Pool {
    /// The stolen cards stay in their order; the hand is sorted, so that equal cards are
    /// neighbours.
    pub(super) fn new(
        alphabet: Alphabet,
        edition: &ThiefEdition,
        stolen: &[Card],
        hand: &[Card],
    ) -> Pool {
        let faces = |cards: &[Card]| cards.iter().map(|card| card.in_hand()).collect::<Vec<Card>>();
        let (stolen, mut hand) = (faces(stolen), faces(hand));
        hand.sort_unstable();
        let mut counts = [Count::default(); MAX_LETTER as usize + 1];
        let mut wilds = 0;
        for &card in stolen.iter().chain(&hand) {
            match letter_of(alphabet, card) {
                Some(letter) => counts[letter.index()].count += 1,
                None => wilds += u8::from(card == Card::Wild(None)),
            }
        }
        let mut indexes = 1;
        for count in &mut counts {
            count.step = indexes;
            indexes *= u32::from(count.count) + 1;
        }
        let part = |card: Card| match letter_of(alphabet, card) {
            Some(letter) => Parts {
                value: edition.value(card).0,
                index: counts[letter.index()].step,
                wilds: 0,
                suits: card.suit().map_or(0, |suit| 1 << suit.number()),
                cards: 1,
            },
            None => Parts { wilds: 1, cards: 1, ..Parts::default() },
        };
        let (stolen_sets, hand_sets) = (sets(&stolen, part), sets(&hand, part));
        Pool { stolen, hand, counts, wilds, indexes: indexes as usize, stolen_sets, hand_sets }
    }

    pub(super) fn all_stolen(&self) -> Stolen {
        (self.stolen_sets.len() - 1) as Stolen
    }

    pub(super) fn all_held(&self) -> Held {
        (self.hand_sets.len() - 1) as Held
    }

    pub(super) fn of_stolen(&self, set: Stolen) -> &Parts {
        &self.stolen_sets[usize::from(set)]
    }

    pub(super) fn of_hand(&self, set: Held) -> &Parts {
        &self.hand_sets[usize::from(set)]
    }

    pub(super) fn of(&self, stolen: Stolen, held: Held) -> Parts {
        self.of_stolen(stolen).and(*self.of_hand(held))
    }

    /// The cards of the hand that have an equal neighbour before them.
    pub(super) fn second_of_equals(&self) -> Held {
        second_of_equals(&self.hand) as Held
    }

    /// The stolen cards that have an equal neighbour before them.
    pub(super) fn second_of_equal_stolen(&self) -> Stolen {
        second_of_equals(&self.stolen) as Stolen
    }

    /// The cards of a pair of sets.
    pub(super) fn cards(&self, stolen: Stolen, held: Held) -> impl Iterator<Item = Card> + Clone {
        let of_stolen = self.stolen.iter().enumerate().filter(move |(at, _)| stolen >> at & 1 == 1);
        let of_hand = self.hand.iter().enumerate().filter(move |(at, _)| held >> at & 1 == 1);
        of_stolen.chain(of_hand).map(|(_, &card)| card)
    }
}

fn second_of_equals(cards: &[Card]) -> u32 {
    let equal = |&at: &usize| cards[at] == cards[at - 1];
    (1..cards.len()).filter(equal).fold(0, |set, at| set | 1 << at)
}

/// The letter of a card that is no Wild.
pub(super) fn letter_of(alphabet: Alphabet, card: Card) -> Option<Letter> {
    match card {
        Card::Letter(glyph, _) => alphabet.letter(glyph.as_char()),
        Card::Wild(_) => None,
    }
}

/// What is known of every set of some cards.
fn sets(cards: &[Card], part: impl Fn(Card) -> Parts) -> Vec<Parts> {
    let mut sets = Vec::with_capacity(1 << cards.len());
    sets.push(Parts::default());
    for &card in cards {
        for smaller in 0..sets.len() {
            let with: Parts = sets[smaller];
            sets.push(with.and(part(card)));
        }
    }
    sets
}
