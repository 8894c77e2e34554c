//! Where on the dial the eight levels of a game are.
//!
//! `cargo xtask ladder --tune` finds places where each level beats the one below equally often, and
//! writes them into the files that are read here. Games that were not tuned have the described
//! places, and those half way between the lower ones, where the steps were largest.

use crate::dial::Dial;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::LazyLock;

/// How many levels there are.
pub const LEVELS: usize = 8;

/// The levels of a game, as they are kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// The command that found them.
    pub command: String,
    /// In which part of the games each level was to beat the one below; 0 if nobody has tuned.
    pub target: f64,
    /// Where they are on the dial, in hundredths, the weakest first.
    pub levels: [u16; LEVELS],
    /// What was seen on the way, the strongest pair first.
    pub steps: Vec<Step>,
}

/// How one level was found: who was tried below the level above it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Where the upper level is.
    pub upper: u16,
    /// Where the lower one was found to be.
    pub lower: u16,
    /// Who was tried, in how many games, and how many of them the upper level won; a shared win is
    /// half of one.
    pub tried: Vec<(u16, u64, f64)>,
}

static SHIPPED: LazyLock<HashMap<&'static str, [Dial; LEVELS]>> = LazyLock::new(|| {
    let texts = [
        ("classic", include_str!("../data/ladder-classic.json")),
        ("forfeit", include_str!("../data/ladder-forfeit.json")),
        ("rummy", include_str!("../data/ladder-rummy.json")),
        ("party", include_str!("../data/ladder-party.json")),
        ("thief", include_str!("../data/ladder-thief.json")),
    ];
    let read = |text: &str| match serde_json::from_str::<Ladder>(text) {
        Ok(ladder) => ladder.levels.map(Dial::new),
        // The texts are part of the program, and its tests read them.
        Err(fault) => unreachable!("the levels: {fault}"),
    };
    texts.into_iter().map(|(game, text)| (game, read(text))).collect()
});

/// Where the levels are in a game without a file.
const UNTUNED: [u16; LEVELS] = [0, 50, 100, 150, 200, 250, 300, 400];

/// Where a level of a game is, the weakest being 0.
pub(crate) fn level(game: &str, nth: usize) -> Dial {
    let levels = SHIPPED.get(game).copied().unwrap_or(UNTUNED.map(Dial::new));
    levels[nth.min(LEVELS - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameName;

    #[test]
    fn every_game_has_eight_levels_each_stronger_than_the_one_below() {
        for game in GameName::ALL {
            assert!(SHIPPED.contains_key(game.as_str()), "{game} has no levels");
            let levels: Vec<Dial> = (0..LEVELS).map(|nth| level(game.as_str(), nth)).collect();
            assert!(levels.windows(2).all(|pair| pair[0] < pair[1]), "{game}: {levels:?}");
            assert_eq!(levels.last(), Some(&Dial::MASTER), "{game}");
        }
    }
}
