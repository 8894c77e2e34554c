//! The bonus cards of a hand.

use games::{Card, Factor};

/// Bonus cards by factor, the highest first, with their numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Factors {
    kinds: [(Option<Factor>, u8); KINDS],
}

/// Factors go from 2 to 9.
const KINDS: usize = 8;

impl Factors {
    pub(super) fn new(hand: &[Card]) -> Factors {
        let mut factors = Factors::default();
        for &card in hand {
            if let Card::Bonus(factor) = card {
                factors.put(factor);
            }
        }
        factors
    }

    fn kind(&mut self, factor: Factor) -> Option<&mut (Option<Factor>, u8)> {
        self.kinds.get_mut(9usize.checked_sub(usize::from(factor.get()))?)
    }

    pub(super) fn put(&mut self, factor: Factor) {
        if let Some(kind) = self.kind(factor) {
            *kind = (Some(factor), kind.1 + 1);
        }
    }

    pub(super) fn take(&mut self, factor: Factor) {
        if let Some(kind) = self.kind(factor) {
            kind.1 = kind.1.saturating_sub(1);
        }
    }

    /// How many cards there are.
    pub(super) fn count(&self) -> usize {
        self.kinds.iter().map(|kind| usize::from(kind.1)).sum()
    }

    /// The factors that there are, the highest first.
    pub(super) fn each(self) -> impl Iterator<Item = Factor> {
        self.kinds.into_iter().filter(|kind| kind.1 > 0).filter_map(|kind| kind.0)
    }

    /// All cards, the highest first.
    pub(super) fn cards(self) -> impl Iterator<Item = Card> {
        let copies = |(factor, count): (Option<Factor>, u8)| {
            factor.map(|factor| std::iter::repeat_n(Card::Bonus(factor), usize::from(count)))
        };
        self.kinds.into_iter().filter_map(copies).flatten()
    }
}
