//! When to stop the timer: now with the best word so far, or later with a better one for less?
//!
//! A player knows from experience how often words come and what they score, but not which comes
//! next. So the value of going on is reckoned backwards from the ding over what the player has
//! usually in mind by then, and the player stops at the first moment when nothing is gained by
//! going on.

use super::ideas::Idea;
use super::timer::Timer;

/// The time left is looked at in so many steps.
const STEPS: usize = 120;

/// What a player decides to do, and after how many seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Stop {
    /// Stop with the idea at this place of the list.
    With(usize, f64),
    /// Pass.
    Pass(f64),
}

/// Decides from the ideas of a turn, in the order of their time. `worth` says what an idea scores
/// if the timer is stopped with it after so many seconds.
pub(super) fn decide(
    ideas: &[Idea],
    timer: &Timer,
    impatience: f64,
    worth: impl Fn(&Idea, f64) -> f64,
) -> Stop {
    let left = timer.left();
    let step = left / STEPS as f64;
    // Ideas by their worth, the least first, to be spoken of by rank; rank 0 is no idea at all.
    let mut order: Vec<usize> = (0..ideas.len()).collect();
    order.sort_by(|&one, &two| worth(&ideas[one], 0.0).total_cmp(&worth(&ideas[two], 0.0)));
    let mut rank = vec![0; ideas.len()];
    for (nth, &idea) in order.iter().enumerate() {
        rank[idea] = nth + 1;
    }
    let idea_of = |rank: usize| rank.checked_sub(1).and_then(|nth| order.get(nth)).copied();
    let with = |rank: usize, now: f64| {
        let idea = idea_of(rank)?;
        let after = now + ideas[idea].laying;
        let score = worth(&ideas[idea], after);
        // What would come too late, or cost more than it brings, is not laid.
        (score >= timer.pass(now)).then_some((score, Stop::With(idea, after)))
    };
    let stop = |rank, now| with(rank, now).map_or_else(|| timer.pass(now), |(score, _)| score);
    let often = (ideas.len() as f64 / STEPS as f64).min(1.0);
    let goes_on = values_of_going_on(ideas.len(), often, impatience * step, |rank, nth| {
        stop(rank, nth as f64 * step)
    });
    let (mut best, mut next) = (0, 0);
    for (nth, going_on) in goes_on.iter().enumerate() {
        let now = nth as f64 * step;
        while ideas.get(next).is_some_and(|idea| idea.at <= now) {
            // What counts is what it scores now, its time of laying included.
            if stop(rank[next], now) >= stop(best, now) {
                best = rank[next];
            }
            next += 1;
        }
        if stop(best, now) >= going_on[best] || nth + 1 == goes_on.len() {
            return with(best, now).map_or(Stop::Pass(now), |(_, stop)| stop);
        }
    }
    Stop::Pass(left)
}

/// For each step of time and each rank of the best idea so far, what going on is worth.
fn values_of_going_on(
    ideas: usize,
    often: f64,
    cost: f64,
    stop: impl Fn(usize, usize) -> f64,
) -> Vec<Vec<f64>> {
    let mut values = vec![vec![f64::NEG_INFINITY; ideas + 1]; STEPS];
    // At the last step there is nothing to go on for.
    let mut then: Vec<f64> = (0..=ideas).map(|rank| stop(rank, STEPS - 1)).collect();
    for nth in (0..STEPS - 1).rev() {
        let mut better = 0.0;
        for rank in (0..=ideas).rev() {
            // Every idea is as likely as any other to come next; worse ones change nothing.
            let next = if ideas == 0 {
                then[rank]
            } else {
                (better + then[rank] * rank as f64) / ideas as f64
            };
            values[nth][rank] = often * next + (1.0 - often) * then[rank] - cost;
            better += then[rank];
        }
        for (rank, value) in then.iter_mut().enumerate() {
            *value = values[nth][rank].max(stop(rank, nth));
        }
    }
    values
}
