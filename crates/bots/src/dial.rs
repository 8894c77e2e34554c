//! Strength as one number, from a beginner to the strongest play we know.
//!
//! What a player knows, overlooks and how fast it is follows from the number, game by game. Five
//! places of the dial are described by hand, each a kind of person; between two of them everything
//! is in between. Where on the dial the levels are, `cargo xtask ladder --tune` finds out
//! ([`ladder`](crate::ladder)).

/// How strong a player is, in hundredths of the way from one described place to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dial(u16);

/// How far it is from one described place to the next.
const STEP: u16 = 100;
/// The vocabularies, each a quarter of the way after the one before; all words after the last. They
/// go in quarters because each needs tables of its own.
const VOCABULARIES: [usize; 14] = [
    1_500, 2_300, 3_500, 5_300, 8_000, 11_000, 15_500, 21_500, 30_000, 42_500, 60_000, 85_000,
    120_000, 200_000,
];

impl Dial {
    /// Plays the words that a ten-year-old knows, and overlooks much.
    pub const BEGINNER: Dial = Dial(0);
    /// Plays now and then, at home.
    pub const AT_HOME: Dial = Dial(STEP);
    /// Plays every week.
    pub const WEEKLY: Dial = Dial(2 * STEP);
    /// Knows nearly all words, and thinks about what stays behind.
    pub const THOUGHTFUL: Dial = Dial(3 * STEP);
    /// The strongest play we know.
    pub const MASTER: Dial = Dial(4 * STEP);

    /// A place of the dial; what is beyond its end is its end.
    pub const fn new(hundredths: u16) -> Dial {
        Dial(if hundredths > 4 * STEP { 4 * STEP } else { hundredths })
    }

    /// The place as a number.
    pub const fn hundredths(self) -> u16 {
        self.0
    }

    /// How many of the commonest words it knows; all of them if no number is given.
    pub fn vocabulary(self) -> Option<usize> {
        VOCABULARIES.get(usize::from(self.0 / (STEP / 4))).copied()
    }

    /// What is so much at each of the described places is so much here.
    pub(crate) fn between(self, described: [f64; 5]) -> f64 {
        let nth = usize::from(self.0 / STEP);
        let below = described[nth.min(4)];
        let above = described[(nth + 1).min(4)];
        below + (above - below) * f64::from(self.0 % STEP) / f64::from(STEP)
    }

    /// The same for whole numbers.
    pub(crate) fn whole(self, described: [u32; 5]) -> u32 {
        (self.between(described.map(f64::from)) + 0.5) as u32
    }

    /// In how many of 100 turns it plays as at the place after this one, and not as before; 0 up to
    /// that place.
    pub(crate) fn beyond(self, place: Dial) -> u32 {
        u32::from(self.0.saturating_sub(place.0).min(STEP)) * 100 / u32::from(STEP)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_places_everything_is_in_between() {
        let described = [0.0, 10.0, 30.0, 30.0, 100.0];
        for (place, value) in [(0, 0.0), (50, 5.0), (100, 10.0), (125, 15.0), (400, 100.0)] {
            assert_eq!(Dial::new(place).between(described), value, "{place}");
        }
        assert_eq!(Dial::new(9_999), Dial::MASTER);
        assert_eq!(Dial::new(351).whole([0, 0, 0, 0, 8]), 4);
        let beyond = |place| Dial::new(place).beyond(Dial::AT_HOME);
        assert_eq!([beyond(40), beyond(100), beyond(130), beyond(260)], [0, 0, 30, 100]);
    }

    #[test]
    fn the_stronger_know_more_words_and_the_strongest_all() {
        let words = |place: u16| Dial::new(place).vocabulary().unwrap_or(usize::MAX);
        assert!((0..400).all(|place| words(place) <= words(place + 1)));
        assert_eq!((words(0), words(100), words(200), words(300)), (1_500, 8_000, 30_000, 120_000));
        assert_eq!(Dial::MASTER.vocabulary(), None);
    }
}
