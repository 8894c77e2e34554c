//! How common a word is.

use std::fmt;

/// How common a word is, on the Zipf scale: the logarithm of how often it occurs in a billion
/// words of running text. 7 is *the*, 5 a word of everyday, 3 a rare one, 1 hardly ever seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Commonness(u8);

impl Commonness {
    /// Steps to one unit of the Zipf scale.
    const STEPS: f64 = 25.0;

    /// From a Zipf frequency; what is below the scale stays at its lowest step.
    pub fn from_zipf(zipf: f64) -> Commonness {
        Commonness((zipf * Commonness::STEPS).round().clamp(1.0, 255.0) as u8)
    }

    /// The frequency that Zipf's law expects of the word at this place (from 1) among so many
    /// words, sorted by commonness: it falls off as one over the place.
    pub(crate) fn from_place(place: f64, words: usize) -> Commonness {
        let all = (words.max(3) as f64).ln();
        Commonness::from_zipf((1e9 / (all * place.max(1.0))).log10())
    }

    /// The Zipf frequency.
    ///
    /// ```
    /// use lexicon::Commonness;
    /// assert_eq!(Commonness::from_zipf(3.2).zipf(), 3.2);
    /// ```
    pub fn zipf(self) -> f64 {
        f64::from(self.0) / Commonness::STEPS
    }

    /// The same in words.
    ///
    /// ```
    /// use lexicon::{Commonness, Familiarity};
    /// assert_eq!(Commonness::from_zipf(3.2).familiarity(), Familiarity::Uncommon);
    /// ```
    pub fn familiarity(self) -> Familiarity {
        match self.zipf() {
            5.0.. => Familiarity::Everyday,
            4.0.. => Familiarity::Common,
            2.5.. => Familiarity::Uncommon,
            _ => Familiarity::Rare,
        }
    }

    /// As it stands in a file; 0 means that nothing is known.
    pub(crate) fn from_byte(byte: u8) -> Option<Commonness> {
        (byte != 0).then_some(Commonness(byte))
    }

    pub(crate) fn byte(self) -> u8 {
        self.0
    }
}

/// Who knows a word: the Zipf scale for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Familiarity {
    /// Hardly anybody has met it.
    Rare,
    /// A reader has met it.
    Uncommon,
    /// Everybody knows it.
    Common,
    /// Everybody uses it, every day.
    Everyday,
}

impl fmt::Display for Familiarity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Familiarity::Rare => "rare",
            Familiarity::Uncommon => "uncommon",
            Familiarity::Common => "common",
            Familiarity::Everyday => "everyday",
        })
    }
}

impl fmt::Display for Commonness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1}", self.zipf())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zipf_values_survive_to_the_nearest_step() {
        for zipf in [0.5, 1.0, 3.21, 7.9] {
            assert!((Commonness::from_zipf(zipf).zipf() - zipf).abs() < 0.021);
        }
        assert_eq!(Commonness::from_zipf(-3.0), Commonness::from_byte(1).unwrap());
        assert_eq!(Commonness::from_byte(0), None);
    }

    #[test]
    fn words_further_down_the_list_are_rarer() {
        let at = |place| Commonness::from_place(place, 400_000);
        assert!(at(1.0) > at(100.0) && at(100.0) > at(100_000.0));
        assert!((2.0..3.5).contains(&at(100_000.0).zipf()));
    }
}
