//! What to do on one's turn: every play worth a second look, against exchanging cards.

use super::endgame;
use super::mind::Mind;
use super::notice::notice;
use super::outlook::Outlook;
use super::replies::Replies;
use super::sight::{Found, Sight};
use super::table::kept;
use super::variants::Acting;
use crate::budget::Budget;
use crate::seen::Seen;
use games::classic::{Command, Crossing, Lay, Play};
use games::{At, Card, Chance, Grid, Tile};
use solver::classic::Hand;

/// Something to do on one's turn.
#[derive(Clone, Debug)]
pub(super) struct Idea {
    pub(super) what: What,
    /// The points of the moment.
    pub(super) points: i32,
    /// The cards that stay in hand.
    pub(super) kept: Vec<Card>,
    /// What it is worth in all.
    pub(super) value: f64,
}

/// What can be done on a turn.
#[derive(Clone, Debug)]
pub(super) enum What {
    Lay(Play),
    Exchange(Vec<Card>),
    Pass,
}

/// What a bot has chosen, and how hard it was.
pub(super) struct Chosen {
    pub(super) what: What,
    /// How many plays it has compared, and how close the second was.
    pub(super) compared: usize,
    pub(super) margin: f64,
}

/// The cards on the table.
pub(super) fn grid_of(table: &[At<Tile>]) -> Grid {
    let mut grid = Grid::endless();
    for &At { cell, what } in table {
        grid.put(cell, what);
    }
    grid
}

/// The position of the seat on turn.
pub(super) fn hand<'a, V: Acting>(seen: &'a Seen<Crossing<V>>, grid: &'a Grid) -> Hand<'a> {
    Hand {
        edition: &seen.setup.edition,
        counting: seen.setup.house.counting(),
        grid,
        cards: seen.view.game.hand.as_deref().unwrap_or_default(),
        action: V::action(seen),
    }
}

/// What the bot does on its turn.
pub(super) fn choose<V: Acting>(
    mind: &Mind,
    seen: &Seen<Crossing<V>>,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Chosen {
    let careless = mind.level.careless > 0 && luck.below(100) < mind.level.careless;
    let outlook = Outlook::new(mind, seen, careless);
    let table = &seen.view.game.table;
    let grid = grid_of(table);
    let sight = Sight::new(hand(seen, &grid), mind, &mut |kept| outlook.worth(kept));
    let level = &mind.level;
    let ends = level.searches_the_end && outlook.pile == 0 && outlook.others.len() == 1;
    // Who thinks no further than this needs no budget.
    let found = if ends || level.tries.0 > 0 && outlook.pile > 0 {
        sight.best_within(level.compares, budget)
    } else {
        sight.best(level.compares)
    };
    let mut ideas = plays(&outlook, &sight, seen, &found, luck);
    if ends {
        endgame::rate(&outlook, seen, &mut ideas, luck, budget);
    } else {
        // Who does not think of what stays in hand exchanges only for want of a play.
        if ideas.is_empty() || outlook.leave > 0.0 {
            ideas.extend(best_exchange(&outlook, &sight, table));
        }
        sort(&mut ideas);
        if mind.level.tries.0 > 0 && outlook.pile > 0 {
            Replies::new(&outlook, seen, luck).rate(&mut ideas, budget);
            sort(&mut ideas);
        }
    }
    let compared = ideas.len();
    let margin = match ideas.as_slice() {
        [best, second, ..] => best.value - second.value,
        _ => f64::MAX,
    };
    let what = ideas.into_iter().next().map_or(What::Pass, |idea| idea.what);
    Chosen { what, compared, margin }
}

/// Best first; equals stay in their order.
pub(super) fn sort(ideas: &mut [Idea]) {
    ideas.sort_by(|one, other| other.value.total_cmp(&one.value));
}

/// The plays that the bot sees, weighed with what they leave in hand and on the table.
fn plays<V: Acting>(
    outlook: &Outlook<'_>,
    sight: &Sight<'_>,
    seen: &Seen<Crossing<V>>,
    found: &[Found],
    luck: &mut dyn Chance,
) -> Vec<Idea> {
    let level = &outlook.mind.level;
    let weighed = found.iter().filter_map(|found| Some((found, sight.weighed(found)?)));
    let weighed = notice(&level.eye, weighed, luck);
    let mut ideas: Vec<Idea> = weighed
        .into_iter()
        .map(|(found, play)| {
            let mut value = found.value;
            if level.table > 0.0 {
                value -= level.table * (gives(outlook, &kept(&play)) + V::risk(seen, &play));
            }
            let kept = sight.stays.kept(found.used);
            Idea { what: What::Lay(play), points: found.points, kept, value }
        })
        .collect();
    sort(&mut ideas);
    ideas
}

/// What a table gives the next player, as far as it hurts: with several opponents it is one of
/// them who gains, and one plays against all.
fn gives(outlook: &Outlook<'_>, table: &[At<Tile>]) -> f64 {
    outlook.mind.gives.worth(table) / outlook.others.len().max(1) as f64
}

/// The best cards to put away, if the pile has as many (SC-A8).
fn best_exchange(outlook: &Outlook<'_>, sight: &Sight<'_>, table: &[At<Tile>]) -> Option<Idea> {
    let level = &outlook.mind.level;
    let choices = sight.stays.choices().skip(1);
    let possible = choices.map(|(used, worth)| (sight.stays.used(used), used, worth));
    let possible = possible.filter(|(cards, ..)| cards.len() <= outlook.pile);
    // The last of equals is the one that puts most away.
    let (cards, used, worth) = possible
        .max_by(|one, other| one.2.total_cmp(&other.2).then(one.0.len().cmp(&other.0.len())))?;
    let kept = sight.stays.kept(used);
    let value = worth - level.table * gives(outlook, table);
    Some(Idea { what: What::Exchange(cards), points: 0, kept, value })
}

/// The command for what was chosen.
pub(super) fn command<V: Acting>(mind: &Mind, seen: &Seen<Crossing<V>>, what: What) -> Command<V> {
    match what {
        What::Lay(play) => {
            let cards = play.cards.iter().map(|at| At { cell: at.cell, what: at.what.card() });
            Command::Lay(Lay { cards: cards.collect(), bonus: play.bonus, appeal: false })
        }
        What::Exchange(cards) => V::exchange(mind, seen, cards),
        What::Pass => V::pass(mind, seen),
    }
}
