//! Luck that two games can share although they go different ways.
//!
//! A generator that is asked once more in one game than in the other gives both games different
//! luck ever after. Here each number follows from the seed, from the stretch of the game (a turn,
//! or a round), from what is asked, and from how often it was asked in that stretch: the die of
//! turn 9 shows the same face in both games, whatever happened before.

use games::Chance;
use std::collections::HashMap;

/// Luck by seed and stretch.
#[derive(Clone, Debug)]
pub struct Luck {
    seed: u64,
    stretch: u32,
    asked: HashMap<u32, u32>,
}

impl Luck {
    /// Luck that follows from a number.
    pub fn new(seed: u64) -> Luck {
        Luck { seed, stretch: 0, asked: HashMap::new() }
    }

    /// A new stretch of the game begins; nothing changes if it is the same as before.
    pub fn enter(&mut self, stretch: u32) {
        if self.stretch != stretch {
            self.stretch = stretch;
            self.asked.clear();
        }
    }
}

impl Chance for Luck {
    fn below(&mut self, bound: u32) -> u32 {
        let asked = self.asked.entry(bound).or_default();
        let key = (u64::from(self.stretch) << 32) | u64::from(*asked);
        *asked += 1;
        let number = mixed(mixed(self.seed, u64::from(bound)), key);
        // The upper half of a product is even enough: 64 bits over at most 32.
        ((u128::from(number) * u128::from(bound)) >> 64) as u32
    }
}

/// A number that follows from two, and looks like neither.
pub fn mixed(one: u64, other: u64) -> u64 {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&one.to_le_bytes());
    bytes[8..].copy_from_slice(&other.to_le_bytes());
    xxhash_rust::xxh3::xxh3_64(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretch_has_the_same_luck_whatever_was_before() {
        let (mut one, mut other) = (Luck::new(5), Luck::new(5));
        one.enter(1);
        assert!((0..10).all(|_| one.below(6) < 6));
        one.enter(2);
        other.enter(2);
        let first: Vec<u32> = (0..20).map(|_| one.below(6)).collect();
        // Other questions in between change nothing.
        let second: Vec<u32> = (0..20)
            .map(|_| {
                other.below(7);
                other.below(6)
            })
            .collect();
        assert_eq!(first, second);
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut luck = Luck::new(1);
        let mut seen = [0; 6];
        for stretch in 0..600 {
            luck.enter(stretch);
            (0..10).for_each(|_| seen[luck.below(6) as usize] += 1);
        }
        assert!(seen.iter().all(|count| (900..1100).contains(count)), "{seen:?}");
        assert_eq!(luck.below(0), 0);
        assert_eq!(luck.below(1), 0);
    }
}
