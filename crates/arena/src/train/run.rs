//! One run of learning, from the first round or from where it was broken off, to the file.

use super::checkpoint::Checkpoint;
use super::{Gain, Round, Training};
use crate::luck::mixed;
use crate::progress::Progress;
use games::GameName;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// How a run of learning is called.
#[derive(Clone, Debug)]
pub struct Options {
    /// All luck follows from it.
    pub seed: u64,
    /// The folder that the file is written to.
    pub data: PathBuf,
    /// The folder for what is kept between rounds.
    pub checkpoints: PathBuf,
    /// Begins anew, although an earlier run was broken off.
    pub fresh: bool,
}

/// The file of a game: the numbers, and where they come from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trained<N> {
    /// The command that makes it.
    pub command: String,
    /// All luck followed from it.
    pub seed: u64,
    /// In how many rounds they were learned.
    pub rounds: u32,
    /// From about how many games.
    pub games: u64,
    /// What they gained on the numbers before.
    pub gain: Gain,
    /// The numbers.
    pub numbers: N,
}

/// Learns with a training and writes the file of the game; the file's path.
pub fn learn<T: Training>(
    game: GameName,
    training: &T,
    options: &Options,
) -> Result<PathBuf, String> {
    let (rounds, games_per_round) = (training.rounds(), training.games_per_round());
    let games = games_per_round * u64::from(rounds);
    let checkpoint = Checkpoint::new(&options.checkpoints, game, options.seed, rounds);
    let kept = if options.fresh { None } else { checkpoint.read()? };
    let progress = Progress::over(games + training.games_of_gain(), &format!("train {game}"));
    let (first, mut numbers) = match kept {
        Some((first, numbers)) => {
            progress.say(&format!("goes on with round {} of {rounds}", first + 1));
            progress.resume(games_per_round * u64::from(first));
            (first, numbers)
        }
        None => (0, training.start()?),
    };
    let of_round = |number: u32| Round {
        number,
        seed: mixed(options.seed, u64::from(number)),
        progress: &progress,
    };
    for number in first..rounds {
        numbers = training.round(numbers, &of_round(number))?;
        checkpoint.write(number + 1, &numbers)?;
        progress.say(&format!("round {} of {rounds} is done", number + 1));
    }
    let gain = training.gain(&numbers, &of_round(rounds))?;
    let Gain { between, points, interval, games: measured } = &gain;
    progress.say(&format!("{between}: {points:+} ± {interval} points a game ({measured} games)"));
    let command = format!("cargo xtask train {game} --seed {}", options.seed);
    let trained = Trained { command, seed: options.seed, rounds, games, gain, numbers };
    let file = options.data.join(game.as_str()).with_extension("json");
    let mut text = serde_json::to_string_pretty(&trained).map_err(|error| error.to_string())?;
    text.push('\n');
    write_whole(&file, &text)?;
    checkpoint.remove();
    Ok(file)
}

/// Writes a file so that there is never half of it.
pub(super) fn write_whole(file: &Path, text: &str) -> Result<(), String> {
    let said = |error: std::io::Error| format!("{}: {error}", file.display());
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).map_err(said)?;
    }
    let half = file.with_extension("part");
    std::fs::write(&half, text).map_err(said)?;
    std::fs::rename(&half, file).map_err(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Spread;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// Learns the sum of the seeds of its rounds, and breaks off when it is told to.
    struct Sum {
        breaks_at: u32,
        played: AtomicU32,
    }

    impl Training for Sum {
        type Numbers = Vec<u64>;

        fn rounds(&self) -> u32 {
            5
        }

        fn games_per_round(&self) -> u64 {
            10
        }

        fn games_of_gain(&self) -> u64 {
            2
        }

        fn start(&self) -> Result<Vec<u64>, String> {
            Ok(Vec::new())
        }

        fn round(&self, mut numbers: Vec<u64>, round: &Round<'_>) -> Result<Vec<u64>, String> {
            if round.number == self.breaks_at {
                return Err("broken off".to_owned());
            }
            self.played.fetch_add(1, Ordering::Relaxed);
            numbers.push(round.seed);
            Ok(numbers)
        }

        fn gain(&self, _numbers: &Vec<u64>, _round: &Round<'_>) -> Result<Gain, String> {
            Ok(Gain::new("this against that", 4, &Spread::of(&[1.0, 2.0])))
        }
    }

    fn sum(breaks_at: u32) -> Sum {
        Sum { breaks_at, played: AtomicU32::new(0) }
    }

    #[test]
    fn a_run_that_was_broken_off_goes_on_and_ends_alike() {
        let folder = std::env::temp_dir().join(format!("abecedar-train-{}", std::process::id()));
        let options = |name: &str, fresh| Options {
            seed: 3,
            data: folder.join(name),
            checkpoints: folder.join("kept"),
            fresh,
        };
        let broken = learn(GameName::Rummy, &sum(3), &options("one", false));
        assert_eq!(broken, Err("broken off".to_owned()));
        let resumed = sum(9);
        let one = learn(GameName::Rummy, &resumed, &options("one", false)).unwrap();
        assert_eq!(resumed.played.into_inner(), 2);
        let other = learn(GameName::Rummy, &sum(9), &options("other", true)).unwrap();
        let text = std::fs::read_to_string(one).unwrap();
        assert_eq!(text, std::fs::read_to_string(other).unwrap());
        let trained: Trained<Vec<u64>> = serde_json::from_str(&text).unwrap();
        assert_eq!((trained.numbers.len(), trained.games), (5, 50));
        assert_eq!((trained.gain.points, trained.gain.interval), (1.5, 0.98));
        assert_eq!(trained.command, "cargo xtask train rummy --seed 3");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
