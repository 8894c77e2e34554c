//! Which card to take: the open one, or one from the pile.

use super::counted::Counted;
use super::discard::kinds;
use super::lay::ready;
use super::mind::{Mind, Tidying};
use super::{stop, task};
use crate::budget::Budget;
use crate::seen::Seen;
use games::Card;
use games::rummy::{From, Rummy};
use solver::rummy::{Discard, best, discards, draws};

/// The most cards of the pile that a planner thinks through; those there are most of.
const THOUGHT_THROUGH: usize = 10;

/// Where the seat draws from.
pub(super) fn choose(mind: &Mind, seen: &Seen<Rummy>, budget: &mut Budget) -> From {
    let game = &seen.view.game;
    let Some(open) = game.discard else { return From::Pile };
    // Without a pile all discards but the top one make a new one (SR-A10).
    if game.pile == 0 && game.discards < 2 {
        return From::Discards;
    }
    let takes = match mind.tidying() {
        Tidying::Dearest => completes(mind, seen, open),
        Tidying::NextTurn if mind.plans() => plan(mind, seen, open, budget),
        Tidying::NextTurn => promises_more(mind, seen, open, budget),
    };
    if takes { From::Discards } else { From::Pile }
}

fn with(seen: &Seen<Rummy>, card: Card) -> Vec<Card> {
    let mut hand = seen.view.game.hand.clone().unwrap_or_default();
    hand.push(card);
    hand
}

/// Does the open card meet the task, which the hand alone does not?
fn completes(mind: &Mind, seen: &Seen<Rummy>, open: Card) -> bool {
    let hand = seen.view.game.hand.as_deref().unwrap_or_default();
    ready(mind, seen, hand).is_none() && ready(mind, seen, &with(seen, open)).is_some()
}

/// Does the open card promise a better score this turn than the pile does?
fn promises_more(mind: &Mind, seen: &Seen<Rummy>, open: Card, budget: &mut Budget) -> bool {
    let hand = seen.view.game.hand.as_deref().unwrap_or_default();
    let unseen = Counted::new(seen).unseen(seen);
    let Some(task) = task(seen) else { return false };
    if !budget.spend(kinds(&unseen)) {
        return false;
    }
    let found = draws(mind.lexicon(), &seen.setup.edition, task, hand, Some(open), &unseen);
    found.is_ok_and(|draws| {
        draws.open.is_some_and(|open| open.expected > draws.pile.expected + 0.01)
    })
}

/// Compares the open card with the likeliest cards of the pile, each with what would come of the
/// hand afterwards.
fn plan(mind: &Mind, seen: &Seen<Rummy>, open: Card, budget: &mut Budget) -> bool {
    let counted = Counted::new(seen);
    let unseen = counted.unseen(seen);
    let mut likely: Vec<(usize, Card)> =
        unseen.chunk_by(|one, other| one == other).map(|alike| (alike.len(), alike[0])).collect();
    likely.sort_by_key(|&(count, card)| (std::cmp::Reverse(count), card));
    likely.truncate(THOUGHT_THROUGH);
    let cost = kinds(&unseen) * (likely.len() as u64 + 1);
    if stop::is_last_turn(seen) || cost > budget.left() || likely.is_empty() {
        return promises_more(mind, seen, open, budget);
    }
    budget.spend(cost);
    let ahead = |card: Card| value(mind, seen, &counted, &unseen, &with(seen, card));
    let all: usize = likely.iter().map(|(count, _)| count).sum();
    let pile: f64 =
        likely.iter().map(|&(count, card)| ahead(card) * count as f64).sum::<f64>() / all as f64;
    ahead(open) > pile
}

/// What a full hand is worth: what it can lay now, or what waiting another turn would bring.
fn value(
    mind: &Mind,
    seen: &Seen<Rummy>,
    counted: &Counted,
    unseen: &[Card],
    hand: &[Card],
) -> f64 {
    let Some(task) = task(seen) else { return 0.0 };
    let edition = &seen.setup.edition;
    let now = best(mind.lexicon(), edition, task, hand, Discard::Due).ok().flatten();
    let now = now.map_or(0.0, |found| f64::from(found.score.0.max(0)));
    let later = discards(mind.lexicon(), edition, task, hand, unseen).unwrap_or_default();
    let later = later.first().map_or(0.0, |first| first.prospect.expected);
    now.max(later - stop::price_of_waiting(mind, seen, counted))
}
