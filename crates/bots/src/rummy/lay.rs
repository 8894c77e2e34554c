//! Words to lay, as the referee will take them.

use super::counted::Counted;
use super::mind::Mind;
use super::task;
use crate::seen::Seen;
use games::rummy::{Lay, Rummy, Stage, Task, Wanted, weigh};
use games::{Card, take_cards};
use solver::rummy::{Best, Discard, MOST_CARDS, best};

/// Words that can be laid.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ready {
    pub(super) lay: Lay,
    pub(super) discard: Card,
    pub(super) score: i32,
}

/// The card that may not be thrown away: the one just taken, where the house forbids that and
/// there is no second of its face (SR-A9).
pub(super) fn banned(seen: &Seen<Rummy>, hand: &[Card]) -> Option<Card> {
    match seen.view.game.stage {
        Stage::Discard { taken: Some(card), .. } if !seen.setup.house.discard_taken => {
            (hand.iter().filter(|&&held| held == card).count() < 2).then_some(card)
        }
        _ => None,
    }
}

/// Some card that may be thrown away.
pub(super) fn any_discard(seen: &Seen<Rummy>, hand: &[Card]) -> Option<Card> {
    let banned = banned(seen, hand);
    hand.iter().copied().find(|&card| Some(card) != banned)
}

/// A hand without one card.
pub(super) fn without(hand: &[Card], card: Card) -> Vec<Card> {
    let mut rest = hand.to_vec();
    let _ = take_cards(&mut rest, &[card]);
    rest
}

/// The best words of a hand, with the discard that they need.
pub(super) fn ready(mind: &Mind, seen: &Seen<Rummy>, hand: &[Card]) -> Option<Ready> {
    let task = task(seen)?;
    let mut found = find(mind, seen, task, hand);
    if mind.plans() {
        let plain = found.clone();
        for (saved, rest) in savings(task, hand) {
            let gain = worth_later(mind, seen, &saved);
            let other = find(mind, seen, task, &rest);
            let better = |ready: &Ready| f64::from(ready.score) + gain;
            let before = plain.as_ref().map_or(0.0, |ready| f64::from(ready.score));
            if let Some(other) = other.filter(|other| other.score > 0 && better(other) > before) {
                found = Some(other);
                break;
            }
        }
    }
    found.filter(|ready| is_right(seen, task, hand, ready))
}

/// Bonus cards and blanks are not always worth spending: the hand without some of them, those
/// that save most first. Where all cards must be used, none can be saved.
fn savings(task: &Task, hand: &[Card]) -> Vec<(Vec<Card>, Vec<Card>)> {
    if task.words == Wanted::AllCards {
        return Vec::new();
    }
    let special: Vec<Card> = hand
        .iter()
        .copied()
        .filter(|card| matches!(card, Card::Bonus(_) | Card::Blank(_)))
        .take(4)
        .collect();
    let mut savings: Vec<(Vec<Card>, Vec<Card>)> = (1u32..1 << special.len())
        .map(|set| {
            let saved: Vec<Card> =
                (0..special.len()).filter(|at| set >> at & 1 == 1).map(|at| special[at]).collect();
            let mut rest = hand.to_vec();
            let _ = take_cards(&mut rest, &saved);
            (saved, rest)
        })
        .collect();
    savings.sort_by_key(|(saved, _)| std::cmp::Reverse(saved.len()));
    savings
}

/// What cards saved for later rounds bring there, in the mean of the tasks to come.
fn worth_later(mind: &Mind, seen: &Seen<Rummy>, saved: &[Card]) -> f64 {
    let game = &seen.view.game;
    if game.round >= game.rounds {
        return 0.0;
    }
    let counted = Counted::new(seen);
    let mut coming = seen.setup.edition.rummy.deck();
    for task in counted.tasks() {
        if let Some(place) = coming.iter().position(|other| other == task) {
            coming.remove(place);
        }
    }
    let tables: Vec<f64> = coming
        .iter()
        .map(|task| saved.iter().map(|&card| mind.trained().of(task).kept(card)).sum())
        .collect();
    tables.iter().sum::<f64>() / tables.len().max(1) as f64
}

fn find(mind: &Mind, seen: &Seen<Rummy>, task: &Task, hand: &[Card]) -> Option<Ready> {
    let searched = &hand[..hand.len().min(MOST_CARDS)];
    let search = |cards: &[Card], discard: Discard| {
        best(mind.lexicon(), &seen.setup.edition, task, cards, discard).ok().flatten()
    };
    let told = |found: Best, discard: Option<Card>| {
        Some(Ready { lay: found.lay, discard: discard?, score: found.score.0 })
    };
    let found = search(searched, Discard::Due)?;
    let banned = banned(seen, hand);
    if banned.is_none() || found.discard != banned {
        let discard = found.discard;
        return told(found, discard);
    }
    let mut cards: Vec<Card> = searched.iter().copied().filter(|&c| Some(c) != banned).collect();
    cards.sort_unstable();
    cards.dedup();
    let others = cards.into_iter().filter_map(|card| {
        let found = search(&without(searched, card), Discard::Made)?;
        told(found, Some(card))
    });
    others.max_by_key(|ready| ready.score)
}

/// Would the referee take it? A hand too large to search may have cards left over.
fn is_right(seen: &Seen<Rummy>, task: &Task, hand: &[Card], ready: &Ready) -> bool {
    let rest = without(hand, ready.discard);
    weigh(&seen.setup.edition, task, &rest, &ready.lay).is_ok()
}
