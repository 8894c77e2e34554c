//! How each player thinks, as data: speeds, habits and what a look ahead is worth.
//!
//! Speeds and habits, in `data/party-habits.json`, are set by hand, for they make the levels what
//! they are. What a look ahead is worth, in `data/party.json`, is learned by
//! `cargo xtask train party`.

use crate::bot::Bot;
use crate::dial::Dial;
use games::Game;
use games::party::Party;
use serde::{Deserialize, Serialize};

/// All numbers of Party's players.
#[derive(Clone, PartialEq, Debug)]
pub struct Numbers {
    /// How each player thinks.
    pub manners: Manners,
    /// What a look ahead is worth.
    pub foresight: Foresight,
}

/// How the players think and behave.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manners {
    /// The habits of each player.
    pub players: Players,
    /// The points that a second of waiting must promise.
    pub impatience: f64,
    /// The part of the multiplying time that a bot leaves to the people of its team.
    pub courtesy: f64,
}

/// What a look ahead is worth, to those who look ahead.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foresight {
    /// How much of the opponents' reply is counted against a play.
    pub reply_weight: f64,
    /// What the timer usually multiplies a turn by.
    pub usual_times: f64,
    /// What it is worth to play the next turn without the letter die, in parts of a usual turn.
    pub no_letter_die: f64,
    /// What it is worth to play again.
    pub play_again: f64,
    /// What the opponents' late start is worth, for each part of their turn that it costs them.
    pub late_start: f64,
}

/// The file that learning writes; all but the numbers is its record.
#[derive(Deserialize)]
struct Learned {
    numbers: Foresight,
}

/// The habits of those players that are described; others are between two of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are the names of the players")]
pub struct Players {
    pub novato: Habits,
    pub casual: Habits,
    pub club: Habits,
    pub expert: Habits,
    pub maestro: Habits,
    pub greedy: Habits,
    pub primer: Habits,
}

/// How one player thinks.
///
/// To whom words come to mind one by one, the seconds of a word are what the mind spends on it;
/// who calculates has found the word after them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habits {
    /// Until the first idea.
    pub start_seconds: f64,
    /// For an everyday word of four letters.
    pub word_seconds: f64,
    /// More for each further letter.
    pub letter_seconds: f64,
    /// More for each step of the Zipf scale that the word is rarer than those of everyday.
    pub rare_seconds: f64,
    /// More for each word across that must be looked at.
    pub cross_seconds: f64,
    /// For each tile, to lay it.
    pub laying_seconds: f64,
    /// How much commoner words come to mind first: 1 is not at all, 2 somewhat, 3 much.
    pub familiarity: u32,
    /// The longest words that come to mind.
    pub longest: usize,
    /// Of how many words it pursues the most promising.
    pub aim: u32,
    /// For how many places it tries a word.
    pub places: u32,
    /// How often it sees a place beside other words.
    pub parallels: f64,
    /// How often it sees a place that joins what lies apart.
    pub joins: f64,
    /// How much of a Chance square's worth it reckons with.
    pub chance: f64,
    /// Before it begins to look for the rolled letter.
    pub reaction_seconds: f64,
    /// How fast it looks through the tray.
    pub tiles_a_second: f64,
    /// How often it challenges a word that it does not know and that looks like a word.
    pub doubt: f64,
    /// For how many faces of the letter die it looks for the opponents' reply.
    pub replies: u32,
}

impl Numbers {
    /// The numbers that the players ship with.
    pub fn shipped() -> Numbers {
        let manners = serde_json::from_str(include_str!("../../data/party-habits.json"));
        let learned = serde_json::from_str(include_str!("../../data/party.json"));
        match (manners, learned) {
            (Ok(manners), Ok(Learned { numbers })) => Numbers { manners, foresight: numbers },
            // The texts are part of the program, and its tests read them.
            (Err(fault), _) | (_, Err(fault)) => unreachable!("numbers of Party: {fault}"),
        }
    }

    /// The habits of a player.
    pub fn habits(&self, bot: Bot) -> Habits {
        let players = &self.manners.players;
        match (bot, bot.dial(Party::NAME)) {
            (Bot::Greedy, _) => players.greedy,
            (Bot::Primer, _) => players.primer,
            (_, Some(Dial::MASTER)) => players.maestro,
            (_, dial) => self.thinking(dial.unwrap_or(Dial::BEGINNER)),
        }
    }

    /// The habits of somebody of a strength to whom words come one by one.
    fn thinking(&self, dial: Dial) -> Habits {
        let Players { novato, casual, club, expert, .. } = &self.manners.players;
        let people = [novato, casual, club, expert, expert];
        let part = |of: fn(&Habits) -> f64| dial.between(people.map(of));
        let whole = |of: fn(&Habits) -> u32| dial.whole(people.map(of));
        Habits {
            start_seconds: part(|habits| habits.start_seconds),
            word_seconds: part(|habits| habits.word_seconds),
            letter_seconds: part(|habits| habits.letter_seconds),
            rare_seconds: part(|habits| habits.rare_seconds),
            cross_seconds: part(|habits| habits.cross_seconds),
            laying_seconds: part(|habits| habits.laying_seconds),
            familiarity: whole(|habits| habits.familiarity),
            longest: whole(|habits| habits.longest as u32) as usize,
            aim: whole(|habits| habits.aim),
            places: whole(|habits| habits.places),
            parallels: part(|habits| habits.parallels),
            joins: part(|habits| habits.joins),
            chance: part(|habits| habits.chance),
            reaction_seconds: part(|habits| habits.reaction_seconds),
            tiles_a_second: part(|habits| habits.tiles_a_second),
            doubt: part(|habits| habits.doubt),
            replies: whole(|habits| habits.replies),
        }
    }
}

/// Words of this commonness come as fast as any.
const EVERYDAY: f64 = 5.0;
/// Words of this length come as fast as any.
const SHORT: usize = 4;

impl Habits {
    /// The seconds that a word takes: more for long and rare ones, and for words across.
    pub(super) fn seconds(&self, letters: usize, zipf: f64, across: usize) -> f64 {
        self.word_seconds
            + self.letter_seconds * letters.saturating_sub(SHORT) as f64
            + self.rare_seconds * (EVERYDAY - zipf).max(0.0)
            + self.cross_seconds * across as f64
    }

    /// The seconds that it takes to lay so many tiles.
    pub(super) fn laying(&self, tiles: usize) -> f64 {
        self.laying_seconds * tiles as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_numbers_are_sound() {
        let numbers = Numbers::shipped();
        for bot in Bot::ALL {
            let habits = numbers.habits(bot);
            assert!(habits.word_seconds > 0.0 && habits.tiles_a_second > 0.0, "{bot}");
            assert!(habits.aim > 0 && habits.places > 0 && habits.familiarity > 0, "{bot}");
        }
    }

    #[test]
    fn long_rare_and_crossed_words_take_longer_and_every_level_is_faster() {
        let numbers = Numbers::shipped();
        for bot in Bot::LEVELS {
            let habits = numbers.habits(bot);
            let short = habits.seconds(4, 6.0, 0);
            assert!(habits.seconds(9, 6.0, 0) > short, "{bot}");
            assert!(habits.seconds(4, 2.0, 0) > short, "{bot}");
            assert!(habits.seconds(4, 6.0, 2) > short, "{bot}");
        }
        // The maestro's seconds count until the word is found, all others' from word to word.
        for pair in Bot::LEVELS[..7].windows(2) {
            let seconds = |bot: Bot| numbers.habits(bot).seconds(6, 4.0, 1);
            assert!(seconds(pair[0]) >= seconds(pair[1]), "{pair:?}");
        }
    }
}
