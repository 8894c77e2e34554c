//! Who plays: the five levels of the ladder, and the two players they are measured against.

use std::fmt;
use std::str::FromStr;

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// Plays the words that a ten-year-old knows, and overlooks much.
    Novato,
    /// Plays now and then, at home.
    Casual,
    /// Plays every week.
    Club,
    /// Knows nearly all words and thinks about what stays behind.
    Expert,
    /// All words, and the strongest play we know within its budget.
    Maestro,
    /// A measure, no level: all words, always the best score of the moment.
    Greedy,
    /// A measure, no level: the best score that the 2,000 commonest words allow.
    Primer,
}

impl Bot {
    /// The levels, weakest first.
    pub const LEVELS: [Bot; 5] = [Bot::Novato, Bot::Casual, Bot::Club, Bot::Expert, Bot::Maestro];
    /// All players.
    pub const ALL: [Bot; 7] =
        [Bot::Novato, Bot::Casual, Bot::Club, Bot::Expert, Bot::Maestro, Bot::Greedy, Bot::Primer];

    /// The name that commands use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Bot::Novato => "novato",
            Bot::Casual => "casual",
            Bot::Club => "club",
            Bot::Expert => "expert",
            Bot::Maestro => "maestro",
            Bot::Greedy => "greedy",
            Bot::Primer => "primer",
        }
    }

    /// How many of the commonest words it knows; all of them if no number is given.
    pub const fn vocabulary(self) -> Option<usize> {
        match self {
            Bot::Novato => Some(1_500),
            Bot::Primer => Some(2_000),
            Bot::Casual => Some(8_000),
            Bot::Club => Some(30_000),
            Bot::Expert => Some(120_000),
            Bot::Maestro | Bot::Greedy => None,
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Bot, UnknownBot> {
        let found = Bot::ALL.into_iter().find(|bot| bot.as_str() == name);
        found.ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Bot::ALL.iter().map(|bot| bot.as_str()).collect();
        write!(f, "unknown bot {:?}: expected {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_its_name() {
        for bot in Bot::ALL {
            assert_eq!(bot.as_str().parse(), Ok(bot));
        }
        let unknown = "deep".parse::<Bot>().unwrap_err().to_string();
        assert!(unknown.contains("\"deep\"") && unknown.contains("maestro"), "{unknown}");
    }

    #[test]
    fn each_level_knows_more_words_than_the_one_below() {
        let words = |bot: Bot| bot.vocabulary().unwrap_or(usize::MAX);
        assert!(Bot::LEVELS.windows(2).all(|pair| words(pair[0]) < words(pair[1])));
    }
}
