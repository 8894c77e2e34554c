//! Who plays whom, and how many games: fixed beforehand, whatever the games say.

use bots::{Bot, Measuring};

/// Two bots that are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The one that should be ahead.
    pub upper: Bot,
    /// The other.
    pub lower: Bot,
    /// How many games, half of them with the seats swapped.
    pub games: u64,
}

/// The pairs, the weakest first: each level and the one below, then the measures.
const PAIRS: [(Bot, Bot); 9] = [
    (Bot::Aprendiz, Bot::Novato),
    (Bot::Casual, Bot::Aprendiz),
    (Bot::Habitual, Bot::Casual),
    (Bot::Club, Bot::Habitual),
    (Bot::Veterano, Bot::Club),
    (Bot::Expert, Bot::Veterano),
    (Bot::Maestro, Bot::Expert),
    (Bot::Maestro, Bot::Greedy),
    (Bot::Primer, Bot::Novato),
];

/// The rungs of a game; with `most`, for a look, none has more games than that. Maestro thinks
/// long, so it plays fewer games.
pub fn rungs(measuring: Measuring, most: Option<u64>) -> Vec<Rung> {
    let swift = most.map_or(measuring.games, |most| most.min(measuring.games));
    let fewer = |most: u64| (most / 10).next_multiple_of(2).min(measuring.games_of_maestro);
    let slow = most.map_or(measuring.games_of_maestro, fewer);
    let games = |upper: Bot| if upper == Bot::Maestro { slow } else { swift };
    let rung = |(upper, lower)| Rung { upper, lower, games: games(upper) };
    PAIRS.into_iter().map(rung).collect()
}

/// How many games are played to see how fast club plays.
pub(super) fn of_speed(measuring: Measuring, most: Option<u64>) -> u64 {
    most.map_or(measuring.games_of_speed, |_| 10)
}
