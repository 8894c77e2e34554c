//! Hidden cards: the hands, seat by seat, and the top of a pile.

use crate::card::take_cards;
use crate::seat::{Seat, Viewer};
use std::ops::{Deref, DerefMut};

/// The hands of a table, seat by seat. They have no JSON form: a viewer sees one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hands<C>(Vec<Vec<C>>);

impl<C: Copy + PartialEq> Hands<C> {
    /// Empty hands for so many seats.
    pub fn empty(seats: usize) -> Hands<C> {
        Hands(vec![Vec::new(); seats])
    }

    /// The hand of a seat; empty for a seat that does not exist.
    pub fn of(&self, seat: Seat) -> &[C] {
        self.0.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Cards come into a hand.
    pub fn give(&mut self, seat: Seat, cards: &[C]) {
        if let Some(hand) = self.0.get_mut(seat.index()) {
            hand.extend(cards);
        }
    }

    /// Cards leave a hand. Every one of them is there: the judge has looked.
    pub fn take(&mut self, seat: Seat, cards: &[C]) {
        if let Some(hand) = self.0.get_mut(seat.index()) {
            let _ = take_cards(hand, cards);
        }
    }

    /// A hand is put away.
    pub fn clear(&mut self, seat: Seat) {
        if let Some(hand) = self.0.get_mut(seat.index()) {
            hand.clear();
        }
    }

    /// The viewer's own hand; none for a watcher.
    pub fn seen_by(&self, viewer: Viewer) -> Option<Vec<C>> {
        match viewer {
            Viewer::Seat(seat) => self.0.get(seat.index()).cloned(),
            Viewer::Watcher => None,
        }
    }

    /// How many cards everybody holds.
    pub fn counts(&self) -> Vec<usize> {
        self.0.iter().map(Vec::len).collect()
    }
}

impl<C> Deref for Hands<C> {
    type Target = [Vec<C>];
    fn deref(&self) -> &[Vec<C>] {
        &self.0
    }
}

impl<C> DerefMut for Hands<C> {
    fn deref_mut(&mut self) -> &mut [Vec<C>] {
        &mut self.0
    }
}

/// The top cards of a pile whose top is its end, in the order they are drawn; fewer if it has
/// fewer.
pub fn top<C: Copy>(pile: &[C], count: usize) -> Vec<C> {
    pile.iter().rev().take(count).copied().collect()
}

/// Cards of a seat as they are told: to their owner, and to nobody else.
pub fn own_cards<C: Clone>(cards: &[C], of: Seat, viewer: Viewer) -> Option<Vec<C>> {
    viewer.holds(of).then(|| cards.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_seen_by_its_owner_alone_and_its_size_by_all() {
        let mut hands = Hands::empty(2);
        hands.give(Seat(1), &top(&[1, 2, 3], 2));
        assert_eq!(hands.of(Seat(1)), [3, 2]);
        assert_eq!(hands.counts(), [0, 2]);
        assert_eq!(hands.seen_by(Viewer::Seat(Seat(0))), Some(vec![]));
        assert_eq!(hands.seen_by(Viewer::Watcher), None);
        hands.take(Seat(1), &[3]);
        assert_eq!(hands.seen_by(Viewer::Seat(Seat(1))), Some(vec![2]));
        assert!(hands.of(Seat(7)).is_empty());
    }
}
