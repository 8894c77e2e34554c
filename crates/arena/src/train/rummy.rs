//! Learning for Rummy: how hands grow, how soon rounds are closed, how much caution is best.

use super::tuned::better_of;
use super::{Gain, Round, Training};
use crate::contest::{Contest, Entrant};
use crate::matches::Match;
use crate::stats::{Spread, spreads};
use bots::rummy::practice::{Closings, growth};
use bots::rummy::{Mind, Trained};
use bots::{Bot, Words};
use games::cartas::CartasEdition;
use games::rummy::Rummy;
use games::{Edition, Seeded, Setup, Viewer};
use lexicon::Library;
use std::sync::Arc;

/// Hands that are watched for each task.
const HANDS: usize = 200;
/// Games from which it is learned how soon rounds are closed.
const CLOSING_GAMES: u64 = 200;
/// Games in which one number is compared with another.
const TUNING_GAMES: u64 = 800;
/// Games in which the gain is measured.
const GAIN_GAMES: u64 = 400;
/// Who plays: the strongest that is still quick.
const PLAYER: Bot = Bot::Expert;

/// Learns the numbers of Rummy.
pub(super) struct Learner {
    words: Words,
    edition: CartasEdition,
}

impl Learner {
    pub(super) fn new() -> Result<Learner, String> {
        let edition = CartasEdition::built_in().into_iter().next().ok_or("there is no edition")?;
        let lexicon = Library::new(None).open(&edition.lexicon).map_err(|e| e.to_string())?;
        Ok(Learner { words: Words::new(lexicon), edition })
    }

    fn contest(&self, one: &Trained, other: &Trained, seed: u64) -> Result<Contest<Rummy>, String> {
        let setup = Setup::<Rummy>::new(2, self.words.all()).map_err(|e| e.to_string())?;
        let entrant = |numbers: &Trained| Entrant {
            bot: PLAYER,
            mind: Arc::new(Mind::new(&self.words, PLAYER, numbers.clone())),
        };
        Ok(Contest::with(setup, &self.words, vec![entrant(one), entrant(other)], seed))
    }

    /// What one gains on another.
    fn spread(
        &self,
        one: &Trained,
        other: &Trained,
        games: u64,
        round: &Round<'_>,
    ) -> Result<Spread, String> {
        let contest = self.contest(one, other, round.seed)?;
        let played = Match::of(games).play(&contest, &|_| round.progress.done(1));
        let played = played.map_err(|fault| fault.to_string())?;
        Ok(Spread::of(&spreads(&played.games, contest.group() as u64, 0, 1)))
    }

    fn closings(&self, mut numbers: Trained, round: &Round<'_>) -> Result<Trained, String> {
        let contest = self.contest(&numbers, &numbers, round.seed)?;
        let mut closings = Closings::default();
        for game in 0..CLOSING_GAMES {
            let table = contest.watched(game, &mut |_, _, _| {}).map_err(|f| f.to_string())?;
            closings.count(&table.told(Viewer::Watcher, 0), 2);
            round.progress.done(1);
        }
        closings.learn(&mut numbers);
        Ok(numbers)
    }
}

impl Training for Learner {
    type Numbers = Trained;

    /// Growth, closings twice, and caution twice.
    fn rounds(&self) -> u32 {
        5
    }

    fn games_per_round(&self) -> u64 {
        TUNING_GAMES
    }

    fn games_of_gain(&self) -> u64 {
        GAIN_GAMES
    }

    fn start(&self) -> Result<Trained, String> {
        Ok(Trained::blank())
    }

    fn round(&self, numbers: Trained, round: &Round<'_>) -> Result<Trained, String> {
        match round.number {
            0 => {
                let luck = &mut Seeded::new(round.seed);
                Ok(growth(self.words.all(), &self.edition, HANDS, luck, &|| {}))
            }
            1 | 2 => self.closings(numbers, round),
            later => {
                let factor = if later == 3 { 2.0 } else { 1.4 };
                let with = |caution: f64| Trained { caution, ..numbers.clone() };
                better_of(numbers.caution, factor, |other| {
                    self.spread(&with(other), &numbers, TUNING_GAMES / 2, round)
                })
                .map(with)
            }
        }
    }

    fn gain(&self, numbers: &Trained, round: &Round<'_>) -> Result<Gain, String> {
        let spread = self.spread(numbers, &Trained::blank(), GAIN_GAMES, round)?;
        let between = format!("{PLAYER} with these numbers against {PLAYER} with none");
        Ok(Gain::new(between, GAIN_GAMES, &spread))
    }
}
