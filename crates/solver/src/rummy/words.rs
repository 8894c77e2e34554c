//! The sets of cards that are words of use for a task.

use super::demand::Demand;
use super::hand::{Hand, MOST, SETS, Set};

/// Every set of so many cards besides a lowest one, the largest sets first.
///
/// Long words first: what counts several times is found early, and the rest need not be looked at.
struct Above {
    sets: [[u8; SETS / 2]; MOST],
    /// By number of cards: where sets of so many of them end.
    ends: [[u16; MOST + 1]; MOST],
}

static ABOVE: Above = {
    let mut above = Above { sets: [[0; SETS / 2]; MOST], ends: [[0; MOST + 1]; MOST] };
    let mut cards = 0;
    while cards < MOST {
        let (mut size, mut found) = (MOST, 0);
        loop {
            let mut set = 0usize;
            while set < 1 << cards {
                if set.count_ones() as usize == size {
                    above.sets[cards][found] = set as u8;
                    found += 1;
                }
                set += 1;
            }
            above.ends[cards][size] = found as u16;
            if size == 0 {
                break;
            }
            size -= 1;
        }
        cards += 1;
    }
    above
};

/// The sets of cards that are words of use for a task, by their lowest card.
pub(super) struct Words {
    sets: [Set; SETS],
    starts: [usize; MOST + 1],
    /// What the dearest of them is worth.
    pub(super) dearest: i32,
}

impl Words {
    pub(super) fn new(demand: &Demand<'_>, hand: &Hand<'_>) -> Words {
        let mut words = Words { sets: [0; SETS], starts: [0; MOST + 1], dearest: 0 };
        let mut found = 0;
        for lowest in 0..hand.count {
            words.starts[lowest] = found;
            let others = hand.count - lowest - 1;
            let mut sizes = demand.of_use & ((4 << others) - 1);
            while sizes != 0 {
                let size = sizes.ilog2() as usize;
                sizes &= !(1 << size);
                let ends = &ABOVE.ends[others];
                let (from, to) = (usize::from(ends[size]), usize::from(ends[size - 1]));
                for &above in &ABOVE.sets[others][from..to] {
                    let set = (Set::from(above) << 1 | 1) << lowest;
                    if hand.is_word(set) {
                        words.sets[found] = set;
                        words.dearest = words.dearest.max(hand.value(set));
                        found += 1;
                    }
                }
            }
        }
        words.starts[hand.count..].fill(found);
        words
    }

    /// The words with this card as their lowest, the longest first.
    #[inline]
    pub(super) fn with_lowest(&self, lowest: usize) -> &[Set] {
        &self.sets[self.starts[lowest]..self.starts[lowest + 1]]
    }
}

#[cfg(test)]
mod tests {
    use super::super::hand::count;
    use super::*;

    #[test]
    fn every_set_above_a_card_comes_once_and_the_largest_first() {
        for cards in 0..MOST {
            let sets = &ABOVE.sets[cards][..1 << cards];
            let sizes: Vec<usize> = sets.iter().map(|&set| count(set.into())).collect();
            assert!(sizes.is_sorted_by(|one, other| one >= other));
            let mut sorted = sets.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), 1 << cards);
            for size in 0..=cards {
                let ends = &ABOVE.ends[cards];
                assert!(
                    sizes[usize::from(ends[size + 1])..usize::from(ends[size])]
                        .iter()
                        .all(|&found| found == size)
                );
            }
        }
    }
}
