//! What is played in one trial.

use super::{Trials, house};
use crate::luck::{Luck, mixed};
use bots::Bot;
use games::{Chance, GameName, Holder, Opening, Player, Seat};
use lexicon::Library;
use serde_json::Value;
use std::fmt;

/// The bots that are quick enough for thousands of games.
const QUICK: [Bot; 9] = [
    Bot::Novato,
    Bot::Aprendiz,
    Bot::Casual,
    Bot::Habitual,
    Bot::Club,
    Bot::Veterano,
    Bot::Expert,
    Bot::Greedy,
    Bot::Primer,
];

/// Everything that is drawn for one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Which game.
    pub game: GameName,
    /// The luck of the game and of its bots follows from it.
    pub seed: u64,
    /// Who sits where.
    pub bots: Vec<Bot>,
    /// Which edition.
    pub edition: String,
    /// The house rules.
    pub house: Value,
    /// Who leaves the game, and after how many entries of the log.
    pub leaves: Option<(Seat, usize)>,
}

impl Plan {
    /// The plan of a numbered game.
    pub fn draw(trials: &Trials, number: u64) -> Plan {
        let Trials { game, games, maestros, .. } = *trials;
        let seed = mixed(trials.seed, number);
        let mut luck = Luck::new(mixed(seed, 0));
        let players = game.players();
        let spread = (players.end() - players.start() + 1) as u32;
        let players = players.start() + luck.below(spread) as usize;
        let mut bots: Vec<Bot> =
            (0..players).map(|_| *pick(&QUICK, &mut luck).unwrap_or(&Bot::Club)).collect();
        // Spread evenly over all games, so that a run that is broken off has seen some.
        let before = |number: u64| (number * maestros).div_ceil(games.max(1));
        if before(number + 1) > before(number) {
            let seat = luck.below(players as u32) as usize;
            if let Some(bot) = bots.get_mut(seat) {
                *bot = Bot::Maestro;
            }
        }
        let editions = with_words(game);
        let edition = pick(&editions, &mut luck).cloned().unwrap_or_default();
        let house = house::draw(game, &edition, players, &mut luck);
        let leaves = (luck.below(3) == 0)
            .then(|| (Seat(luck.below(players as u32) as u8), 1 + luck.below(60) as usize));
        Plan { game, seed, bots, edition, house, leaves }
    }

    /// The table that it asks for.
    pub fn opening(&self) -> Opening {
        let player = Player { holder: Holder::Bot, ..Player::default() };
        Opening {
            edition: Some(self.edition.clone()),
            house: self.house.clone(),
            ..Opening::new(vec![player; self.bots.len()])
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bots: Vec<&str> = self.bots.iter().map(|bot| bot.as_str()).collect();
        write!(f, "{} with {} and {}", bots.join(", "), self.edition, self.house)?;
        match self.leaves {
            Some((seat, entries)) => write!(f, "; seat {seat} leaves after {entries} entries"),
            None => Ok(()),
        }
    }
}

/// The editions of a game whose words ship with the program.
pub(super) fn with_words(game: GameName) -> Vec<String> {
    let shipped = Library::new(None).names();
    let has_words = |edition: &String| {
        game.lexicon(Some(edition)).is_ok_and(|lexicon| shipped.contains(&lexicon))
    };
    game.editions().into_iter().filter(has_words).collect()
}

/// One of these.
pub(super) fn pick<'a, T>(from: &'a [T], luck: &mut Luck) -> Option<&'a T> {
    from.get(luck.below(from.len() as u32) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maestro_takes_part_as_often_as_asked() {
        for (games, maestros) in [(100, 7), (40, 1), (10, 10), (30, 0)] {
            let trials = Trials { game: GameName::Thief, games, maestros, seed: 4 };
            let plans = (0..games).map(|number| Plan::draw(&trials, number));
            let with = plans.filter(|plan| plan.bots.contains(&Bot::Maestro)).count();
            assert_eq!(with as u64, maestros);
        }
    }

    #[test]
    fn everything_is_drawn_at_some_time() {
        let trials = Trials { game: GameName::Party, games: 300, maestros: 0, seed: 1 };
        let plans: Vec<Plan> = (0..300).map(|number| Plan::draw(&trials, number)).collect();
        let some = |wanted: &dyn Fn(&Plan) -> bool| plans.iter().any(wanted);
        assert!(GameName::Party.players().all(|players| some(&|p| p.bots.len() == players)));
        assert!(QUICK.iter().all(|bot| some(&|plan| plan.bots.contains(bot))));
        let editions = with_words(GameName::Party);
        assert!(editions.len() >= 4);
        assert!(editions.iter().all(|edition| some(&|plan| plan.edition == *edition)));
        assert!(some(&|plan| plan.leaves.is_some()) && some(&|plan| plan.leaves.is_none()));
        assert!(some(&|plan| plan.house["untimed"] == true));
    }
}
