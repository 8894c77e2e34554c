//! What to throw away.

use super::counted::Counted;
use super::lay::banned;
use super::mind::{Mind, Tidying};
use super::task;
use crate::budget::Budget;
use crate::seen::Seen;
use games::Card;
use games::rummy::Rummy;
use solver::rummy::discards;

/// A card to throw away, and what the others promise for the next turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Choice {
    pub(super) card: Card,
    pub(super) promise: f64,
}

/// The cards that may be thrown away, the best choice first.
pub(super) fn ranked(
    mind: &Mind,
    seen: &Seen<Rummy>,
    hand: &[Card],
    budget: &mut Budget,
) -> Vec<Choice> {
    let banned = banned(seen, hand);
    let mut choices = match mind.tidying() {
        Tidying::Dearest => Vec::new(),
        Tidying::NextTurn => promised(mind, seen, hand, budget),
    };
    choices.retain(|choice| Some(choice.card) != banned);
    if choices.is_empty() {
        choices = by_value(seen, hand);
        choices.retain(|choice| Some(choice.card) != banned);
    }
    choices
}

/// By what the rest of the hand promises; of equal promises, what is of least use to anybody.
fn promised(mind: &Mind, seen: &Seen<Rummy>, hand: &[Card], budget: &mut Budget) -> Vec<Choice> {
    let unseen = Counted::new(seen).unseen(seen);
    let Some(task) = task(seen) else { return Vec::new() };
    if !budget.spend(kinds(&unseen)) {
        return Vec::new();
    }
    let found = discards(mind.lexicon(), &seen.setup.edition, task, hand, &unseen);
    let mut choices: Vec<Choice> = found
        .unwrap_or_default()
        .into_iter()
        .map(|found| Choice { card: found.discard, promise: found.prospect.expected })
        .collect();
    let value = |card: Card| seen.setup.edition.card_value(card).0;
    choices.sort_by(|one, other| {
        let use_of = |choice: &Choice| match choice.card {
            Card::Letter(_) => -value(choice.card),
            Card::Blank(_) => 100,
            Card::Bonus(_) => 50,
        };
        other.promise.total_cmp(&one.promise).then_with(|| use_of(one).cmp(&use_of(other)))
    });
    choices
}

/// How many different cards there are.
pub(super) fn kinds(cards: &[Card]) -> u64 {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards.dedup();
    cards.len() as u64
}

/// The dearest letter first; blanks and bonus cards last.
fn by_value(seen: &Seen<Rummy>, hand: &[Card]) -> Vec<Choice> {
    let value = |card: Card| match card {
        Card::Letter(_) => seen.setup.edition.card_value(card).0,
        Card::Bonus(_) => -1,
        Card::Blank(_) => -2,
    };
    let mut cards = hand.to_vec();
    cards.sort_by_key(|&card| std::cmp::Reverse(value(card)));
    cards.into_iter().map(|card| Choice { card, promise: 0.0 }).collect()
}
