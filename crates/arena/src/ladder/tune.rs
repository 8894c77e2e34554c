//! Finds where on the dial the levels of a game are, so that each beats the one below equally often.
//!
//! From the strongest down: below a level some strengths are tried, and from how often the level
//! beat each of them follows where it would beat somebody as often as wanted. If the dial ends
//! before the eighth level, the same is done again with smaller steps.

use crate::contest::Contest;
use crate::luck::mixed;
use crate::matches::Match;
use crate::progress::Progress;
use bots::ladder::{LEVELS, Ladder, Step};
use bots::{Bot, Dial, Playable, Words};
use games::{GameName, Setup, each_game};
use lexicon::Library;

/// All luck of the tuning follows from it.
const SEED: u64 = 21;
/// A step is shown to be one only if it is no smaller.
const LEAST: f64 = 0.60;
/// How much the next trial of smaller steps stays below what the dial seemed to have room for.
const CAUTION: f64 = 0.97;
/// Where the first trial below a level is.
const FIRST: u16 = 45;

/// How the levels are to be found.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// In which part of the games a level shall beat the one below, at most.
    pub target: f64,
    /// How many strengths are tried for a level.
    pub trials: usize,
    /// In how many games each; half as many below maestro, who thinks long.
    pub games: u64,
    /// The command, to be written down.
    pub command: String,
}

impl Tuning {
    /// How many games it takes, if the dial has room for all levels at once.
    pub fn all_games(&self) -> u64 {
        (0..LEVELS - 1).map(|step| self.games_of(step) * self.trials as u64).sum()
    }

    fn games_of(&self, step: usize) -> u64 {
        let games = if step == 0 { self.games / 2 } else { self.games };
        // Games come in pairs.
        games.next_multiple_of(2)
    }
}

/// Finds the levels of a game. `begun` is what was kept of a run that was broken off; `keep` gets
/// what there is after each trial.
pub fn tune(
    game: GameName,
    tuning: &Tuning,
    begun: Option<Ladder>,
    progress: &Progress,
    keep: &mut dyn FnMut(&Ladder) -> Result<(), String>,
) -> Result<Ladder, String> {
    each_game!(game, G => {
        let lexicon = game.lexicon(None).map_err(|error| error.to_string())?;
        let all = Library::new(None).open(&lexicon).map_err(|error| error.to_string())?;
        let words = Words::new(all);
        let setup = Setup::<G>::new(2, words.all()).map_err(|error| error.to_string())?;
        let beats = |upper: u16, lower: u16, step: usize, trial: usize| {
            let seed = mixed(SEED, mixed(step as u64, trial as u64));
            let games = tuning.games_of(step);
            wins::<G>(&setup, &words, (upper, lower), (games, seed), progress)
                .map(|won| (lower, games, won))
        };
        climb_down(tuning, begun, &beats, progress, keep)
    })
}

/// How many games the upper strength wins, a shared win being half of one.
fn wins<G: Playable>(
    setup: &Setup<G>,
    words: &Words,
    (upper, lower): (u16, u16),
    (games, seed): (u64, u64),
    progress: &Progress,
) -> Result<f64, String> {
    let bots = [upper, lower].map(|place| Bot::Dial(Dial::new(place)));
    let contest = Contest::new(setup.clone(), words, &bots, seed);
    let matched = Match::of(games).play(&contest, &|_| progress.done(1));
    let played = matched.map_err(|fault| format!("{} {fault}", G::NAME))?.games;
    Ok(played.iter().map(|played| played.result(0)).sum())
}

/// Who was tried, in how many games, and how many of them the upper one won.
type Tried = (u16, u64, f64);
type Beats<'a> = &'a dyn Fn(u16, u16, usize, usize) -> Result<Tried, String>;

fn climb_down(
    tuning: &Tuning,
    begun: Option<Ladder>,
    beats: Beats<'_>,
    progress: &Progress,
    keep: &mut dyn FnMut(&Ladder) -> Result<(), String>,
) -> Result<Ladder, String> {
    let top = Dial::MASTER.hundredths();
    let mut ladder = begun.unwrap_or_else(|| Ladder {
        command: tuning.command.clone(),
        target: tuning.target,
        levels: [top; LEVELS],
        steps: Vec::new(),
    });
    let mut nth = 0;
    while nth + 1 < LEVELS {
        let upper = ladder.levels[LEVELS - 1 - nth];
        if ladder.steps.len() == nth {
            ladder.steps.push(Step { upper, lower: upper, tried: Vec::new() });
        }
        let mut tried = ladder.steps[nth].tried.clone();
        let mut found = place(upper, ladder.target, &tried);
        while tried.len() < tuning.trials {
            let next = (found.round().max(0.0) as u16).min(upper.saturating_sub(1));
            tried.push(beats(upper, next, nth, tried.len())?);
            found = place(upper, ladder.target, &tried);
            let lower = found.round().max(0.0) as u16;
            ladder.steps[nth] = Step { upper, lower, tried: tried.clone() };
            ladder.levels[LEVELS - 2 - nth] = lower;
            keep(&ladder)?;
        }
        progress
            .say(&format!("below {upper} (wanted {:.3}): {found:.0}, of {tried:?}", ladder.target));
        if found < 0.0 {
            // So much of this step is left above the end of the dial.
            let room = f64::from(upper) / (f64::from(upper) - found);
            let steps = (nth as f64 + room) / (LEVELS - 1) as f64;
            let target = from_odds(odds(ladder.target) * steps * CAUTION);
            if target < LEAST {
                return Err(format!(
                    "there is no room for {LEVELS} levels: their steps would be {target:.3}"
                ));
            }
            progress.say(&format!("the dial ends: once more with steps of {target:.3}"));
            ladder = Ladder { target, levels: [top; LEVELS], steps: Vec::new(), ..ladder };
            nth = 0;
            continue;
        }
        nth += 1;
    }
    Ok(ladder)
}

/// Where somebody is whom the upper one beats as often as wanted; below 0 if the dial ends before.
fn place(upper: u16, target: f64, tried: &[Tried]) -> f64 {
    if tried.is_empty() {
        let below = if upper == Dial::MASTER.hundredths() { 2 * FIRST } else { FIRST };
        return f64::from(upper) - f64::from(below);
    }
    // Every place and every steepness is as likely as any other before anything was tried; what
    // was seen says how likely each is now, and the mean of the places is taken.
    let steepness = (0..24).map(|nth| 0.004 * 1.15f64.powi(nth));
    let mut all: Vec<(f64, f64)> = Vec::new();
    for steep in steepness {
        for place in -200..i32::from(upper) {
            let place = f64::from(place);
            let seen = |&(lower, games, won): &Tried| {
                let wins = from_odds(odds(target) + steep * (place - f64::from(lower)));
                won * wins.ln() + (games as f64 - won) * (1.0 - wins).max(1e-12).ln()
            };
            all.push((place, tried.iter().map(seen).sum()));
        }
    }
    let most = all.iter().map(|(_, likely)| *likely).fold(f64::NEG_INFINITY, f64::max);
    let weights = all.iter().map(|(place, likely)| (place, (likely - most).exp()));
    let (sum, weight) = weights
        .fold((0.0, 0.0), |(sum, all), (place, weight)| (sum + place * weight, all + weight));
    sum / weight
}

fn odds(chance: f64) -> f64 {
    (chance / (1.0 - chance)).ln()
}

fn from_odds(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tuning() -> Tuning {
        Tuning { target: 0.72, trials: 4, games: 1_000, command: "test".to_owned() }
    }

    /// Players whose odds follow from their places, so steep.
    fn made_up(steep: f64) -> impl Fn(u16, u16, usize, usize) -> Result<Tried, String> {
        move |upper, lower, _, _| {
            let wins = from_odds(steep * (f64::from(upper) - f64::from(lower)));
            Ok((lower, 1_000, 1_000.0 * wins))
        }
    }

    #[test]
    fn levels_are_as_far_apart_as_wanted() {
        let beats = made_up(0.03);
        let found =
            climb_down(&tuning(), None, &beats, &Progress::hidden(), &mut |_| Ok(())).unwrap();
        for pair in found.levels.windows(2) {
            let wins = from_odds(0.03 * f64::from(pair[1] - pair[0]));
            assert!((wins - 0.72).abs() < 0.02, "{pair:?}: {wins}");
        }
        assert_eq!(found.levels[LEVELS - 1], 400);
    }

    #[test]
    fn where_the_dial_ends_the_steps_become_smaller() {
        let beats = made_up(0.012);
        let found =
            climb_down(&tuning(), None, &beats, &Progress::hidden(), &mut |_| Ok(())).unwrap();
        assert!(found.target < 0.70 && found.target > 0.62, "{}", found.target);
        assert!(found.levels[0] < 40 && found.levels.windows(2).all(|pair| pair[0] < pair[1]));
        let flat =
            climb_down(&tuning(), None, &made_up(0.002), &Progress::hidden(), &mut |_| Ok(()));
        assert!(flat.unwrap_err().contains("no room"));
    }

    #[test]
    fn what_was_broken_off_goes_on_and_comes_out_the_same() {
        let beats = made_up(0.03);
        let mut kept: Vec<Ladder> = Vec::new();
        let mut keep = |ladder: &Ladder| {
            kept.push(ladder.clone());
            Ok(())
        };
        let whole = climb_down(&tuning(), None, &beats, &Progress::hidden(), &mut keep).unwrap();
        for begun in kept {
            let again =
                climb_down(&tuning(), Some(begun), &beats, &Progress::hidden(), &mut |_| Ok(()));
            assert_eq!(again.as_ref(), Ok(&whole));
        }
    }
}
