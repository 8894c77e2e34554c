//! The ladder: each level against the one below, and the measures beside it.

mod page;
mod rungs;
mod tune;

use crate::clock;
use crate::contest::Contest;
use crate::luck::mixed;
use crate::matches::Match;
use crate::progress::Progress;
use crate::stats::{Elo, Regret, Spread, Times, results, spreads};
use bots::{Bot, Measuring, Playable, Words};
use games::{GameName, Setup, each_game};
use lexicon::Library;

pub use page::{put, tables};
pub use rungs::{Rung, rungs};
pub use tune::{Tuning, tune};

/// All luck of the ladder follows from it.
const SEED: u64 = 2_026;

/// What came of a game's ladder.
#[derive(Clone, Debug)]
pub struct Climbed {
    /// Which game.
    pub game: GameName,
    /// Rung by rung.
    pub rungs: Vec<Measured>,
    /// How many games between two of club a core plays in a second.
    pub club_games_a_second: f64,
    /// How long maestro's decisions take.
    pub maestro: Option<Times>,
}

/// What came of one rung.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Who played whom, and how often.
    pub rung: Rung,
    /// By how much the upper bot is ahead, in points a game.
    pub spread: Spread,
    /// How many games the upper bot won, and how many were shared.
    pub wins: (u64, u64),
    /// The difference in Elo; not where seat and dice decide who wins.
    pub elo: Option<Elo>,
    /// The upper bot's regret, and the lower one's.
    pub regret: [Option<Regret>; 2],
}

/// How many games the whole ladder of a game takes; with `most`, a look at it does.
pub fn games(game: GameName, most: Option<u64>) -> u64 {
    let measuring = measuring(game);
    let of_rungs: u64 = rungs(measuring, most).iter().map(|rung| rung.games).sum();
    of_rungs + rungs::of_speed(measuring, most)
}

/// How the levels of a game are told apart.
fn measuring(game: GameName) -> Measuring {
    each_game!(game, G => G::MEASURING)
}

/// Plays the ladder of a game.
pub fn climb(game: GameName, most: Option<u64>, progress: &Progress) -> Result<Climbed, String> {
    each_game!(game, G => climb_in::<G>(game, most, progress))
}

fn climb_in<G: Playable>(
    game: GameName,
    most: Option<u64>,
    progress: &Progress,
) -> Result<Climbed, String> {
    let lexicon = game.lexicon(None).map_err(|error| error.to_string())?;
    let all = Library::new(None).open(&lexicon).map_err(|error| error.to_string())?;
    let words = Words::new(all);
    let setup = Setup::<G>::new(2, words.all()).map_err(|error| error.to_string())?;
    let (mut measured, mut maestro_games) = (Vec::new(), Vec::new());
    for (nth, rung) in rungs(G::MEASURING, most).into_iter().enumerate() {
        let seed = mixed(SEED, nth as u64);
        let contest = Contest::new(setup.clone(), &words, &[rung.upper, rung.lower], seed)
            .with_regret()
            .with_times();
        let matched = Match::of(rung.games).play(&contest, &|_| progress.done(1));
        let games = matched.map_err(|fault| format!("{game} {fault}"))?.games;
        let results = results(&games, 2, 0, 1);
        let found = Measured {
            rung,
            spread: Spread::of(&spreads(&games, 2, 0, 1)),
            wins: (
                games.iter().filter(|played| played.won(0)).count() as u64,
                games.iter().filter(|played| played.shared).count() as u64,
            ),
            elo: G::MEASURING.elo.then(|| Elo::of(&results)),
            regret: [Regret::of(&games, 0), Regret::of(&games, 1)],
        };
        progress.say(&format!("{game}: {}", found.line()));
        measured.push(found);
        if rung.upper == Bot::Maestro {
            maestro_games.extend(games);
        }
    }
    let contest = Contest::new(setup, &words, &[Bot::Club, Bot::Club], SEED);
    let games = rungs::of_speed(G::MEASURING, most);
    let began = clock::of_process();
    let matched = Match::of(games).threads(Some(1)).play(&contest, &|_| progress.done(1));
    matched.map_err(|fault| format!("{game} {fault}"))?;
    let worked = clock::of_process().saturating_sub(began);
    let club_games_a_second = games as f64 / worked.as_secs_f64().max(1e-9);
    let maestro = Times::of(&maestro_games, 0);
    Ok(Climbed { game, rungs: measured, club_games_a_second, maestro })
}
