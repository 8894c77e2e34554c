//! Rummy as it was searched before: every set of cards is looked up in the graph of alphagrams,
//! and every choice of sets that are words is weighed.

mod choose;
mod expect;
mod factors;
mod subsets;

pub use expect::discards;

use choose::{Chooser, Demand, Words};
use factors::Factors;
use games::cartas::CartasEdition;
use games::rummy::{LaidWord, Lay, Task};
use games::{Card, Points};
use lexicon::Lexicon;
use solver::rummy::{Best, Discard, MOST_CARDS, TooManyCards};
use subsets::Subsets;

/// The best words to lay for a task, or nothing if the task cannot be met.
pub fn best(
    lexicon: &Lexicon,
    edition: &CartasEdition,
    task: &Task,
    hand: &[Card],
    discard: Discard,
) -> Result<Option<Best>, TooManyCards> {
    if hand.len() > MOST_CARDS {
        return Err(TooManyCards);
    }
    let demand = Demand::new(task);
    let subsets = Subsets::new(lexicon, edition, hand, demand.longest());
    let words = Words::new(&demand, &subsets);
    let factors = Factors::new(hand);
    let chooser = Chooser::new(&demand, &subsets, &words, factors, discard);
    Ok(chooser.best(subsets.all()).and_then(|choice| told(&chooser, &choice)))
}

/// A choice in the words of the referee.
fn told(chooser: &Chooser<'_>, choice: &choose::Choice) -> Option<Best> {
    let subsets = chooser.subsets;
    let mut left = chooser.factors;
    let mut words = Vec::new();
    for (set, bonus) in choice.words() {
        if let Some(factor) = bonus {
            left.take(factor);
        }
        words.push(LaidWord { cards: subsets.spell(set)?, bonus });
    }
    let fourfold = chooser.fourfold(choice, &words);
    let mut bonus_left: Vec<Card> = left.cards().collect();
    let discarded = (chooser.discard == Discard::Due).then(|| chooser.discarded(choice));
    let discard = match discarded {
        None => None,
        Some(Some(card)) => Some(subsets.cards[card]),
        Some(None) => bonus_left.pop(),
    };
    let unused = chooser.unused(choice, discarded.flatten());
    let unused = unused.into_iter().map(|card| subsets.cards[card]).chain(bonus_left).collect();
    let score = Points(choice.score);
    Some(Best { lay: Lay { words, fourfold }, discard, unused, score })
}
