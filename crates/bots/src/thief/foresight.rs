//! Looking ahead: what the others could answer, tried out with hands that they might hold.
//!
//! Training knows what a word of some length usually gives a thief; how well the very word can be
//! stolen only a search tells. The plays that look best are searched that way, as far as the
//! nodes last, with the same hands for all of them.

use super::judgement::{self, Aftermath, chances, expected_best, worth_alone};
use super::mind::Mind;
use super::sight::{Seen, limits_of, nodes};
use super::trained::Spread;
use crate::budget::Budget;
use crate::seen::Seen as Table;
use games::thief::{Card, Thief};
use games::{Chance, Seat, shuffle};
use solver::thief::{MOST_IN_HAND, Position, TableWord, best as search};

/// How many plays are tried out.
const PLAYS: usize = 5;
/// How many hands they are tried out with.
const HANDS: usize = 5;
/// How many hands the trained number weighs as much as.
const TRUST: f64 = 4.0;
/// The most nodes that all hands together may take.
const NODES: u64 = 15_000_000;

/// The play that is worth most once answers to it were tried out.
pub(super) fn best<'a>(
    mind: &Mind,
    table: &Table<Thief>,
    found: Vec<Seen<'a>>,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Option<Seen<'a>> {
    let mut weighed: Vec<(f64, Seen<'a>)> =
        found.into_iter().map(|seen| (judgement::worth(mind, table, &seen), seen)).collect();
    weighed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    weighed.truncate(PLAYS);
    let hands = others_hands(table, luck);
    let mut purse = Budget::new(budget.left().min(NODES));
    let tried = weighed.into_iter().map(|(_, seen)| {
        let after = Aftermath::new(table, &seen);
        let worth = tried_worth(mind, table, &seen, &after, &hands, &mut purse);
        (worth, seen)
    });
    let best = tried.max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map(|(_, seen)| seen)
}

/// What a play is worth where its new words were tried out.
fn tried_worth(
    mind: &Mind,
    table: &Table<Thief>,
    seen: &Seen<'_>,
    after: &Aftermath<'_>,
    hands: &[Vec<Card>],
    purse: &mut Budget,
) -> f64 {
    let alone = worth_alone(mind, table, seen, after);
    if after.is_end() {
        return alone;
    }
    let mut feared = chances(mind, table, &after.mine);
    for (chance, cards) in feared.iter_mut().zip(&after.mine).take(after.new) {
        let cost = nodes(cards.len()) * hands.len() as u64;
        if hands.is_empty() || cost > purse.left() || !purse.spend(cost) {
            continue;
        }
        *chance = tried_steal(mind, table, cards, hands, *chance);
    }
    alone - mind.trained().fear * expected_best(&feared)
}

/// The best steals of a word with these hands, together with what is usual.
fn tried_steal(
    mind: &Mind,
    table: &Table<Thief>,
    cards: &[Card],
    hands: &[Vec<Card>],
    usual: Spread,
) -> Spread {
    let owner = table.seat;
    let thief = Seat(owner.0.wrapping_add(1));
    let words = [TableWord { owner, cards }];
    let steal = |hand: &Vec<Card>| {
        let position = Position {
            edition: &table.setup.edition,
            limits: limits_of(table),
            seat: thief,
            hand,
            table: &words,
        };
        let plays = search(mind.lexicon(), &position, 1).unwrap_or_default();
        plays.iter().find(|play| play.target.is_some()).map_or(0, |play| play.score.0)
    };
    let sum: f64 = hands.iter().map(|hand| f64::from(steal(hand))).sum();
    let mean = (sum + TRUST * usual.mean) / (hands.len() as f64 + TRUST);
    Spread { mean, deviation: usual.deviation }
}

/// Hands that the next player might hold; the only possible one where all other cards are known.
fn others_hands(table: &Table<Thief>, luck: &mut dyn Chance) -> Vec<Vec<Card>> {
    let game = &table.view.game;
    let mut unseen = table.setup.edition.deck();
    let own = game.hand.iter().flatten();
    let lying = super::lying(&game.words).flat_map(|word| &word.cards);
    for card in own.chain(&game.used).chain(lying).map(|card| card.in_hand()) {
        if let Some(place) = unseen.iter().position(|&other| other == card) {
            unseen.swap_remove(place);
        }
    }
    let next = table.seat.clockwise(game.hands.len()).find(|&seat| {
        seat != table.seat && game.hands.get(seat.index()).is_some_and(|&cards| cards > 0)
    });
    let Some(next) = next else { return Vec::new() };
    let size = game.hands.get(next.index()).copied().unwrap_or(0).min(MOST_IN_HAND);
    let count = if unseen.len() <= size { 1 } else { HANDS };
    let mut hand = || {
        shuffle(&mut unseen, luck);
        unseen.iter().take(size).copied().collect()
    };
    (0..count).map(|_| hand()).collect()
}
