//! Who plays: the eight levels of the ladder, players of any strength between, and the two players
//! they are measured against.

use crate::dial::Dial;
use crate::ladder;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// The weakest level.
    Novato,
    /// Knows the rules and is learning to look.
    Aprendiz,
    /// Plays now and then, at home.
    Casual,
    /// Plays with the family every other evening.
    Habitual,
    /// Plays every week.
    Club,
    /// Has played for years, and overlooks little.
    Veterano,
    /// Knows rare words and thinks about what stays behind.
    Expert,
    /// All words, and the strongest play we know within its budget.
    Maestro,
    /// A measure, no level: all words, always the best score of the moment.
    Greedy,
    /// A measure, no level: the best score that the 2,000 commonest words allow.
    Primer,
    /// No level: somebody of any strength.
    Dial(Dial),
}

/// The names of players of any strength, by their place on the dial.
static PLACES: LazyLock<Vec<String>> = LazyLock::new(|| {
    (0..=Dial::MASTER.hundredths()).map(|place| format!("{PREFIX}{place}")).collect()
});
/// What those names begin with.
const PREFIX: &str = "dial-";

impl Bot {
    /// The levels, weakest first.
    pub const LEVELS: [Bot; ladder::LEVELS] = [
        Bot::Novato,
        Bot::Aprendiz,
        Bot::Casual,
        Bot::Habitual,
        Bot::Club,
        Bot::Veterano,
        Bot::Expert,
        Bot::Maestro,
    ];
    /// All players but those between the levels.
    pub const ALL: [Bot; 10] = [
        Bot::Novato,
        Bot::Aprendiz,
        Bot::Casual,
        Bot::Habitual,
        Bot::Club,
        Bot::Veterano,
        Bot::Expert,
        Bot::Maestro,
        Bot::Greedy,
        Bot::Primer,
    ];

    /// The name that commands use.
    pub fn as_str(self) -> &'static str {
        match self {
            Bot::Novato => "novato",
            Bot::Aprendiz => "aprendiz",
            Bot::Casual => "casual",
            Bot::Habitual => "habitual",
            Bot::Club => "club",
            Bot::Veterano => "veterano",
            Bot::Expert => "expert",
            Bot::Maestro => "maestro",
            Bot::Greedy => "greedy",
            Bot::Primer => "primer",
            Bot::Dial(dial) => {
                PLACES.get(usize::from(dial.hundredths())).map_or(PREFIX, String::as_str)
            }
        }
    }

    /// How strong it is in a game; nothing for the measures.
    pub fn dial(self, game: &str) -> Option<Dial> {
        match self {
            Bot::Greedy | Bot::Primer => None,
            Bot::Dial(dial) => Some(dial),
            level => {
                let nth = Bot::LEVELS.iter().position(|&other| other == level);
                nth.map(|nth| ladder::level(game, nth))
            }
        }
    }

    /// Whose pace and daring it has: a measure's are somebody's, too.
    pub(crate) fn manner(self, game: &str) -> Dial {
        self.dial(game).unwrap_or(match self {
            Bot::Primer => Dial::AT_HOME,
            _ => Dial::MASTER,
        })
    }

    /// How many of the commonest words it knows in a game; all of them if no number is given.
    pub fn vocabulary(self, game: &str) -> Option<usize> {
        match (self, self.dial(game)) {
            (Bot::Primer, _) => Some(2_000),
            (_, dial) => dial?.vocabulary(),
        }
    }

    /// Somebody between the levels, by name. Whoever lets others name bots should not ask this: each
    /// of these players has a mind of its own, and there are hundreds.
    pub fn between_levels(name: &str) -> Option<Bot> {
        let place: u16 = name.strip_prefix(PREFIX)?.parse().ok()?;
        let bot = Bot::Dial(Dial::new(place));
        (bot.as_str() == name).then_some(bot)
    }

    /// Is it one with whom beginners and children play?
    pub fn is_for_beginners(self) -> bool {
        match self {
            Bot::Dial(dial) => dial <= Dial::AT_HOME,
            level => level <= Bot::Casual,
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
        for wrong in ["deep", "dial-7"] {
            let unknown = wrong.parse::<Bot>().unwrap_err().to_string();
            assert!(unknown.contains(wrong) && unknown.contains("maestro"), "{unknown}");
        }
        for bot in [0, 7, 400].map(|place| Bot::Dial(Dial::new(place))) {
            assert_eq!(Bot::between_levels(bot.as_str()), Some(bot));
        }
        for wrong in ["club", "dial-401", "dial-", "dial-07", "dial--1"] {
            assert_eq!(Bot::between_levels(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_strongest_know_all_words_and_the_measures_are_no_levels() {
        for game in games::GameName::ALL {
            assert_eq!(Bot::Maestro.vocabulary(game.as_str()), None);
            assert_eq!(Bot::Maestro.dial(game.as_str()), Some(Dial::MASTER));
            assert_eq!(Bot::Greedy.dial(game.as_str()), None);
        }
        assert_eq!(Bot::Primer.vocabulary("rummy"), Some(2_000));
    }
}
