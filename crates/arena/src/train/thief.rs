//! Learning for Word Thief: what steals bring, and how much they are to be feared.

use super::tuned::better_of;
use super::{Gain, Round, Training};
use crate::contest::{Contest, Entrant};
use crate::matches::Match;
use crate::stats::{Spread, spreads};
use bots::thief::practice::steals;
use bots::thief::{Mind, Trained};
use bots::{Bot, Uses, Words};
use games::thief::{Thief, ThiefEdition};
use games::{Edition, Seeded, Setup};
use lexicon::Library;
use std::sync::Arc;

/// Words of each length that are tried.
const TRIES: usize = 400;
/// Games in which one number is compared with another.
const TUNING_GAMES: u64 = 400;
/// Games in which the gain is measured.
const GAIN_GAMES: u64 = 400;
/// Who plays: the strongest that is still quick.
const PLAYER: Bot = Bot::Expert;

/// Learns the numbers of Word Thief.
pub(super) struct Learner {
    words: Words,
    edition: ThiefEdition,
}

impl Learner {
    pub(super) fn new() -> Result<Learner, String> {
        let edition = ThiefEdition::built_in().into_iter().next().ok_or("there is no edition")?;
        let lexicon = Library::new(None).open(&edition.lexicon).map_err(|e| e.to_string())?;
        Ok(Learner { words: Words::new(lexicon), edition })
    }

    /// What one gains on another.
    fn spread(
        &self,
        one: &Trained,
        other: &Trained,
        games: u64,
        round: &Round<'_>,
    ) -> Result<Spread, String> {
        let setup = Setup::<Thief>::new(2, self.words.all()).map_err(|e| e.to_string())?;
        let entrant = |numbers: &Trained| Entrant {
            bot: PLAYER,
            mind: Arc::new(Mind::new(&self.words, PLAYER, numbers.clone())),
        };
        let entrants = vec![entrant(one), entrant(other)];
        let contest = Contest::with(setup, &self.words, entrants, round.seed);
        let played = Match::of(games).play(&contest, &|_| round.progress.done(1));
        let played = played.map_err(|fault| fault.to_string())?;
        Ok(Spread::of(&spreads(&played.games, contest.group() as u64, 0, 1)))
    }
}

impl Training for Learner {
    type Numbers = Trained;

    /// What steals bring, then fear three times, each time in smaller steps.
    fn rounds(&self) -> u32 {
        4
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
        if round.number == 0 {
            let luck = &mut Seeded::new(round.seed);
            let found = steals(self.words.all(), &self.edition, TRIES, luck, &|| {});
            // Where to begin; what one may steal oneself hardly matters, since much always lies.
            let uses = Uses::of(&self.words);
            return Ok(Trained { fear: 1.0, hope: 0.1, uses, ..found });
        }
        let factor = [1.6, 1.3, 1.15][(round.number as usize - 1).min(2)];
        let with = |fear: f64| Trained { fear, ..numbers.clone() };
        better_of(numbers.fear, factor, |other| {
            self.spread(&with(other), &numbers, TUNING_GAMES / 2, round)
        })
        .map(with)
    }

    fn gain(&self, numbers: &Trained, round: &Round<'_>) -> Result<Gain, String> {
        let spread = self.spread(numbers, &Trained::blank(), GAIN_GAMES, round)?;
        let between = format!("{PLAYER} with these numbers against {PLAYER} with none");
        Ok(Gain::new(between, GAIN_GAMES, &spread))
    }
}
