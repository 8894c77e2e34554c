//! What a look ahead is worth in Party, learned by maestros who play each other.
//!
//! The numbers are few and each is a weight, so they are learned one at a time: a round makes one
//! of them larger and smaller, lets maestros with either play those who keep it, and takes what is
//! ahead by more than its error.

use super::{Gain, Round, Training};
use crate::contest::{Contest, Entrant};
use crate::luck::mixed;
use crate::matches::Match;
use crate::stats::{Spread, spreads};
use bots::party::Mind;
use bots::party::numbers::{Foresight, Numbers};
use bots::{Bot, Words};
use games::Setup;
use games::party::Party;
use lexicon::Library;
use std::sync::Arc;

/// Games of each trial of a number.
const GAMES_OF_TRIAL: u64 = 40;
/// Games that measure what was gained in the end.
const GAMES_OF_GAIN: u64 = 600;
/// What a number is multiplied by when it is tried.
const STEPS: [f64; 2] = [0.6, 1.5];
/// How often every number is tried.
const LAPS: u32 = 1;

/// What learning starts from: guesses, so that the same command always learns the same.
const START: Foresight = Foresight {
    reply_weight: 0.5,
    usual_times: 3.0,
    no_letter_die: 0.25,
    play_again: 0.9,
    late_start: 0.8,
};

/// A number of the look ahead.
type Number = fn(&mut Foresight) -> &mut f64;

/// The numbers that are learned. How often the timer multiplies is not among them: it follows
/// from the speed of the players.
const LEARNED: [Number; 4] = [
    |numbers| &mut numbers.reply_weight,
    |numbers| &mut numbers.play_again,
    |numbers| &mut numbers.late_start,
    |numbers| &mut numbers.no_letter_die,
];

/// Learns the numbers of the look ahead.
pub struct Learner {
    setup: Setup<Party>,
    words: Words,
}

impl Learner {
    /// For the printed box.
    pub fn new() -> Result<Learner, String> {
        let lexicon = Library::new(None).open("fr").map_err(|error| error.to_string())?;
        let words = Words::new(lexicon);
        let setup = Setup::new(2, words.all()).map_err(|error| error.to_string())?;
        Ok(Learner { setup, words })
    }

    fn maestro(&self, foresight: Foresight) -> Entrant<Party> {
        let numbers = Numbers { foresight, ..Numbers::shipped() };
        let mind = Arc::new(Mind::new(&self.setup, &self.words, Bot::Maestro, numbers));
        Entrant { bot: Bot::Maestro, mind }
    }

    /// By how much maestros with the one are ahead of those with the other.
    fn ahead(
        &self,
        one: Foresight,
        other: Foresight,
        games: u64,
        seed: u64,
        round: &Round<'_>,
    ) -> Result<Spread, String> {
        let entrants = vec![self.maestro(one), self.maestro(other)];
        let contest = Contest::with(self.setup.clone(), &self.words, entrants, seed);
        let played = Match::of(games).play(&contest, &|_| round.progress.done(1));
        let games = played.map_err(|fault| fault.to_string())?.games;
        Ok(Spread::of(&spreads(&games, contest.group() as u64, 0, 1)))
    }
}

impl Training for Learner {
    type Numbers = Foresight;

    fn rounds(&self) -> u32 {
        LEARNED.len() as u32 * LAPS
    }

    fn games_per_round(&self) -> u64 {
        GAMES_OF_TRIAL * STEPS.len() as u64
    }

    fn games_of_gain(&self) -> u64 {
        GAMES_OF_GAIN
    }

    fn start(&self) -> Result<Foresight, String> {
        Ok(START)
    }

    fn round(&self, numbers: Foresight, round: &Round<'_>) -> Result<Foresight, String> {
        let number = LEARNED[round.number as usize % LEARNED.len()];
        let mut best = (0.0, numbers);
        for (nth, step) in (0u64..).zip(STEPS) {
            let mut tried = numbers;
            *number(&mut tried) *= step;
            let seed = mixed(round.seed, nth);
            let spread = self.ahead(tried, numbers, GAMES_OF_TRIAL, seed, round)?;
            let sure = spread.mean - spread.error.unwrap_or(f64::INFINITY);
            if sure > best.0 {
                best = (sure, tried);
            }
        }
        Ok(best.1)
    }

    fn gain(&self, numbers: &Foresight, round: &Round<'_>) -> Result<Gain, String> {
        // What is looked at is what the look ahead brings at all, so they play those who do not.
        let blind = Foresight {
            reply_weight: 0.0,
            no_letter_die: 0.0,
            play_again: 0.0,
            late_start: 0.0,
            ..*numbers
        };
        let spread = self.ahead(*numbers, blind, GAMES_OF_GAIN, round.seed, round)?;
        let between = "maestro with these numbers against maestro who does not look ahead";
        Ok(Gain::new(between, GAMES_OF_GAIN, &spread))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_tried_and_no_other() {
        let (mut numbers, before) = (START, START);
        for number in LEARNED {
            *number(&mut numbers) += 1.0;
        }
        assert_eq!(numbers.usual_times, before.usual_times);
        assert_eq!(numbers.reply_weight, before.reply_weight + 1.0);
        assert_eq!(numbers.no_letter_die, before.no_letter_die + 1.0);
        assert_eq!(numbers.play_again, before.play_again + 1.0);
        assert_eq!(numbers.late_start, before.late_start + 1.0);
    }
}
