//! When to lay and when to wait.
//!
//! Whoever meets the task gives each of the others one more turn (SR-04), and a hand that can be
//! laid now can still be laid next turn. So if another player closes the round meanwhile, waiting
//! has cost nothing and brought a turn. What it costs is what the others gain by a turn more if
//! nobody closes. One waits as long as the own hand grows faster than that.

use super::counted::Counted;
use super::discard::Choice;
use super::mind::{Mind, Patience};
use super::trained::TaskTable;
use crate::seen::Seen;
use games::Seat;
use games::rummy::Rummy;

/// Nobody waits longer for the usual score of a task than so many turns.
const USUAL_PATIENCE: usize = 3;

/// Does the seat have no turn after this one in the round? Somebody has met the task, or the
/// round would be void before (SR-04, SR-A11).
pub(super) fn is_last_turn(seen: &Seen<Rummy>) -> bool {
    let game = &seen.view.game;
    let cards = &seen.setup.edition.rummy;
    let players = game.players.len().max(1) as u32;
    let turns = seen.setup.house.turns_a_round(&seen.setup.edition);
    let void_by_turns = game.turns + players > turns.saturating_mul(players);
    // A pile that does not last for a turn of everybody is renewed.
    let renewed = game.pile <= game.players.len();
    let void_by_pile = renewed && game.recycles + 1 >= cards.recycles;
    game.last_turns.is_some() || void_by_turns || void_by_pile
}

/// How many turns the seat has had in this round, this one included.
pub(super) fn own_turns(seen: &Seen<Rummy>) -> usize {
    let game = &seen.view.game;
    (game.turns as usize).div_ceil(game.players.len().max(1))
}

fn table<'a>(mind: &'a Mind, seen: &Seen<Rummy>) -> &'a TaskTable {
    match &seen.view.game.task {
        Some(task) => mind.trained().of(task),
        None => mind.trained().usual(),
    }
}

/// Does the seat lay words of this score now? `next` is the best discard instead.
pub(super) fn lays_now(mind: &Mind, seen: &Seen<Rummy>, score: i32, next: Option<&Choice>) -> bool {
    // Words that cost more than they bring are better kept (SR-A2, SR-A4).
    if score <= 0 {
        return false;
    }
    if is_last_turn(seen) {
        return true;
    }
    match mind.patience() {
        Patience::None => true,
        Patience::ForTheUsual => {
            let turns = own_turns(seen);
            turns > USUAL_PATIENCE || f64::from(score) >= table(mind, seen).grows(turns)
        }
        Patience::ForGrowth => {
            let growth = next.map_or(0.0, |next| next.promise - f64::from(score));
            growth <= price_of_waiting(mind, seen, &Counted::new(seen))
        }
    }
}

/// What the others gain in the mean by one turn more, if nobody closes the round before.
pub(super) fn price_of_waiting(mind: &Mind, seen: &Seen<Rummy>, counted: &Counted) -> f64 {
    let table = table(mind, seen);
    let turns = own_turns(seen);
    let usual = table.closes(turns);
    let closes = |seat: Seat| if mind.plans() { counted.closes(seat, usual) } else { usual };
    let others = seen.view.game.players.iter().filter(|&&seat| seat != seen.seat);
    let open: f64 = others.map(|&seat| 1.0 - closes(seat)).product();
    open * mind.trained().caution() * table.growth(turns)
}
