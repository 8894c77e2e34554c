//! A turn of the players to whom words come one by one: novato to expert.

use super::chance::Prospects;
use super::ideas::{Idea, ideas};
use super::mind::Mind;
use super::outlook::Outlook;
use super::sight::Sight;
use super::stopping::{self, Stop};
use super::timer::Timer;
use crate::budget::Budget;
use games::{At, Card, Chance};

/// What to do with the running timer.
pub(super) struct Turn {
    /// The tiles to lay; nobody lays none.
    pub(super) tiles: Option<Vec<At<Card>>>,
    /// After how many seconds.
    pub(super) after: f64,
}

impl Turn {
    /// A pass after a while.
    pub(super) const fn pass(after: f64) -> Turn {
        Turn { tiles: None, after }
    }
}

/// A usual turn scores this part of what the best idea would with the usual timer.
const USUAL_PART: f64 = 0.5;
/// So many of the best ideas are looked at for what they leave to the opponents.
const LOOKED_AT: usize = 4;

/// Thinks until it is time to stop.
pub(super) fn turn(
    mind: &Mind,
    sight: &Sight<'_>,
    timer: &Timer,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Turn {
    let foresight = mind.numbers.foresight;
    let ideas = ideas(mind, sight, timer, luck, budget);
    let most = ideas.iter().map(|idea| idea.points).max().unwrap_or(0);
    let prospects = Prospects {
        seen: sight.seen,
        foresight,
        usual_turn: f64::from(most) * foresight.usual_times * USUAL_PART,
    };
    let worth = |idea: &Idea, after: f64| {
        let face = prospects.highest(idea.tiles.iter().filter_map(|at| at.what.tile()));
        let times = timer.times(after);
        let chance = prospects.of(idea.chance_squares, face, times) * mind.habits().chance;
        timer.score(f64::from(idea.points), after) + chance
    };
    match stopping::decide(&ideas, timer, mind.numbers.manners.impatience, worth) {
        Stop::Pass(after) => Turn::pass(after),
        Stop::With(idea, after) => {
            let tiles = least_giving(mind, sight, &ideas, idea, after, &worth, luck, budget);
            Turn { tiles: Some(tiles), after }
        }
    }
}

/// Of the best ideas so far, the one that scores most less what it leaves to the opponents.
#[expect(clippy::too_many_arguments, reason = "all of one turn, in one place")]
fn least_giving(
    mind: &Mind,
    sight: &Sight<'_>,
    ideas: &[Idea],
    best: usize,
    after: f64,
    worth: &impl Fn(&Idea, f64) -> f64,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Vec<At<Card>> {
    let (habits, foresight) = (mind.habits(), mind.numbers.foresight);
    let weight = foresight.reply_weight * foresight.usual_times;
    if habits.replies == 0 || weight == 0.0 {
        return ideas[best].tiles.clone();
    }
    let in_time = |idea: &&Idea| idea.at + idea.laying <= after;
    let mut found: Vec<&Idea> = ideas.iter().filter(in_time).collect();
    found.sort_by(|one, two| worth(two, after).total_cmp(&worth(one, after)));
    found.truncate(LOOKED_AT);
    let outlook = Outlook::new(mind, sight, luck);
    let mut chosen = (f64::NEG_INFINITY, &ideas[best]);
    for idea in found {
        let Some(reply) = outlook.reply(&idea.tiles, budget) else { break };
        let value = worth(idea, after) - weight * reply;
        if value > chosen.0 {
            chosen = (value, idea);
        }
    }
    chosen.1.tiles.clone()
}
