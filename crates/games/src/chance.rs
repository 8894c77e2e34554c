//! Chance is passed in: a game asks for numbers and never makes its own.
//!
//! Each ruling's draws are written down beside its events, so a saved game can be judged again
//! with exactly the luck it had, without anybody keeping a seed.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Where luck comes from.
pub trait Chance {
    /// A number from 0 to `bound - 1`, each as likely as any other; 0 if `bound` is 0.
    fn below(&mut self, bound: u32) -> u32;
}

/// Puts the items in an order that chance decides.
pub fn shuffle<T>(items: &mut [T], chance: &mut dyn Chance) {
    for last in (1..items.len()).rev() {
        let other = chance.below(last as u32 + 1) as usize;
        items.swap(last, other.min(last));
    }
}

/// A generator that gives the same luck for the same seed on every machine.
///
/// ```
/// use games::{Chance, Seeded};
/// let (mut one, mut two) = (Seeded::new(7), Seeded::new(7));
/// assert!((0..100).all(|_| one.below(6) == two.below(6)));
/// ```
#[derive(Clone, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// Luck by number, for tests and simulations.
    pub fn new(seed: u64) -> Seeded {
        Seeded(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Luck from 256 bits, for tables whose seed the operating system gives.
    pub fn from_bytes(seed: [u8; 32]) -> Seeded {
        Seeded(ChaCha8Rng::from_seed(seed))
    }
}

impl Chance for Seeded {
    fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Numbers of the last, incomplete stretch are thrown away, so that none is favoured.
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.0.next_u32();
            if number < fair {
                return number % bound;
            }
        }
    }
}

/// Luck that was written down, given again.
///
/// It never fails while it is asked; [`Recorded::fault`] says afterwards whether the questions
/// fitted the answers.
#[derive(Clone, Debug)]
pub struct Recorded {
    draws: Vec<u32>,
    given: usize,
    misfit: bool,
}

impl Recorded {
    /// Gives these draws in order.
    pub fn new(draws: Vec<u32>) -> Recorded {
        Recorded { draws, given: 0, misfit: false }
    }

    /// Gives these draws afterwards.
    #[must_use]
    pub fn then(mut self, draws: impl IntoIterator<Item = u32>) -> Recorded {
        self.draws.extend(draws);
        self
    }

    /// Has everything recorded been given?
    pub fn is_exhausted(&self) -> bool {
        self.given >= self.draws.len()
    }

    /// What did not fit: more or fewer draws asked than recorded, or one out of its range.
    pub fn fault(&self) -> Option<&'static str> {
        if self.given > self.draws.len() {
            Some("more chance was asked for than was recorded")
        } else if self.given < self.draws.len() {
            Some("less chance was asked for than was recorded")
        } else if self.misfit {
            Some("a recorded draw is out of its range")
        } else {
            None
        }
    }
}

impl Chance for Recorded {
    fn below(&mut self, bound: u32) -> u32 {
        let draw = self.draws.get(self.given).copied().unwrap_or(0);
        self.given += 1;
        self.misfit |= draw >= bound.max(1);
        draw.min(bound.saturating_sub(1))
    }
}

/// Passes chance on and writes it down.
pub(crate) struct Recorder<'a> {
    source: &'a mut dyn Chance,
    draws: Vec<u32>,
}

impl<'a> Recorder<'a> {
    pub(crate) fn new(source: &'a mut dyn Chance) -> Recorder<'a> {
        Recorder { source, draws: Vec::new() }
    }

    pub(crate) fn into_draws(self) -> Vec<u32> {
        self.draws
    }
}

impl Chance for Recorder<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        let draw = self.source.below(bound);
        self.draws.push(draw);
        draw
    }
}

/// The draws that make [`shuffle`] turn `from` into `wanted`: how a pile is stacked on purpose.
///
/// Nothing is returned if the two do not hold the same items.
pub fn draws_that_order<T: PartialEq + Clone>(from: &[T], wanted: &[T]) -> Option<Vec<u32>> {
    if from.len() != wanted.len() {
        return None;
    }
    let mut items = from.to_vec();
    let mut draws = Vec::with_capacity(items.len());
    for last in (0..items.len()).rev() {
        let other = items[..=last].iter().position(|item| *item == wanted[last])?;
        items.swap(last, other);
        if last > 0 {
            draws.push(other as u32);
        }
    }
    Some(draws)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_of_a_die_comes_up_about_equally_often() {
        let mut chance = Seeded::new(1);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[chance.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (800..1200).contains(count)), "{seen:?}");
    }

    #[test]
    fn a_recorded_shuffle_repeats_and_a_misfit_is_noticed() {
        let mut source = Seeded::new(3);
        let mut recorder = Recorder::new(&mut source);
        let mut first: Vec<u8> = (0..20).collect();
        shuffle(&mut first, &mut recorder);
        let mut again = Recorded::new(recorder.into_draws());
        let mut second: Vec<u8> = (0..20).collect();
        shuffle(&mut second, &mut again);
        assert_eq!(first, second);
        assert_eq!(again.fault(), None);
        again.below(5);
        assert!(again.fault().is_some());
        let mut high = Recorded::new(vec![6]);
        assert_eq!(high.below(6), 5);
        assert!(high.fault().is_some());
        assert!(Recorded::new(vec![1]).fault().is_some());
    }

    #[test]
    fn a_pile_can_be_stacked() {
        let from = ["a", "b", "b", "c", "d"];
        let wanted = ["b", "d", "a", "c", "b"];
        let mut items = from;
        shuffle(&mut items, &mut Recorded::new(draws_that_order(&from, &wanted).unwrap()));
        assert_eq!(items, wanted);
        assert_eq!(draws_that_order(&from, &["a", "a", "b", "c", "d"]), None);
    }
}
