//! The end by search: once the pile is empty, a game of two is a game of open cards for who has
//! counted. What the other put away face down stays unknown; then several hands are tried.

use super::choose::{Idea, What, grid_of, sort};
use super::outlook::{Outlook, left};
use super::sight::Sight;
use super::table::kept;
use super::unseen::sample;
use super::variants::Acting;
use crate::budget::Budget;
use crate::seen::Seen;
use games::classic::{Counting, Crossing};
use games::{At, Card, Chance, Seat, Tile};
use solver::classic::Hand;

/// How many plays are looked at in a position of the search, and how deep it goes.
const WIDTH: usize = 6;
const DEPTHS: [u32; 3] = [2, 4, 6];
/// How many hands are tried where the other's is not known.
const HANDS: usize = 4;
/// How many ideas are looked at on one's own turn.
const IDEAS: usize = 12;

/// Rates the ideas of the last turns by search, best first; passing is one of them.
pub(super) fn rate<V: Acting>(
    outlook: &Outlook<'_>,
    seen: &Seen<Crossing<V>>,
    ideas: &mut Vec<Idea>,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) {
    let own = seen.view.game.hand.clone().unwrap_or_default();
    ideas.truncate(IDEAS);
    ideas.push(Idea { what: What::Pass, points: 0, kept: own, value: f64::MIN });
    let count = outlook.others.first().map_or(0, |(_, cards)| *cards);
    let tries = if outlook.unseen.len() <= count { 1 } else { HANDS };
    let search = Ending { outlook, counting: seen.setup.house.counting(), exact: tries > 1 };
    let passed = |seat: Seat| seen.view.game.passes.get(seat.index()).copied().unwrap_or(0);
    let other = outlook.others.first().map_or(seen.seat, |(seat, _)| *seat);
    let passes = Passes { own: passed(seen.seat), other: passed(other) };
    let mut values = vec![0.0; ideas.len()];
    for _ in 0..tries {
        let hand = sample(&outlook.unseen, count, luck);
        let share = Budget::new(budget.left() / tries as u64);
        let rated = search.deepen(ideas, &seen.view.game.table, &hand, passes, share);
        values.iter_mut().zip(rated).for_each(|(sum, value)| *sum += value);
    }
    for (idea, value) in ideas.iter_mut().zip(values) {
        idea.value = value / tries as f64;
    }
    sort(ideas);
}

struct Ending<'a> {
    outlook: &'a Outlook<'a>,
    counting: Counting,
    /// Every idea gets its own value, where values against several hands are added up; else it
    /// is enough to know that an idea is no better than the best.
    exact: bool,
}

/// A position of the search, from the eyes of who is on turn.
struct Node<'n> {
    table: &'n [At<Tile>],
    own: &'n [Card],
    other: &'n [Card],
    passes: Passes,
}

/// How many of their last turns both have passed, from the eyes of who is on turn.
#[derive(Clone, Copy)]
struct Passes {
    own: u32,
    other: u32,
}

impl Passes {
    /// From the other side, after a pass.
    fn after_pass(self) -> Passes {
        Passes { own: self.other, other: self.own + 1 }
    }

    /// From the other side, after a play.
    fn after_play(self) -> Passes {
        Passes { own: self.other, other: 0 }
    }
}

impl Ending<'_> {
    /// The value of every idea against a hand, as deep as the budget allows.
    fn deepen(
        &self,
        ideas: &[Idea],
        table: &[At<Tile>],
        other: &[Card],
        passes: Passes,
        mut budget: Budget,
    ) -> Vec<f64> {
        let mut rated = self.rate_at(ideas, table, other, passes, DEPTHS[0], &mut budget);
        for depth in DEPTHS.into_iter().skip(1) {
            let deeper = self.rate_at(ideas, table, other, passes, depth, &mut budget);
            if budget.left() == 0 {
                break;
            }
            rated = deeper;
        }
        rated
    }

    fn rate_at(
        &self,
        ideas: &[Idea],
        table: &[At<Tile>],
        other: &[Card],
        passes: Passes,
        depth: u32,
        budget: &mut Budget,
    ) -> Vec<f64> {
        let mut best = f64::MIN;
        let mut rated = Vec::with_capacity(ideas.len());
        for idea in ideas {
            let value = match &idea.what {
                What::Lay(play) => {
                    let after = Node {
                        table: &kept(play),
                        own: other,
                        other: &idea.kept,
                        passes: passes.after_play(),
                    };
                    self.after_play(idea.points, &after, depth, -f64::MAX, -best, budget)
                }
                What::Pass | What::Exchange(_) => {
                    let after =
                        Node { table, own: other, other: &idea.kept, passes: passes.after_pass() };
                    -self.value(&after, depth - 1, -f64::MAX, -best, budget)
                }
            };
            if !self.exact {
                best = best.max(value);
            }
            rated.push(value);
        }
        rated
    }

    /// The value of a play for who made it; `after` is seen by the other.
    fn after_play(
        &self,
        points: i32,
        after: &Node<'_>,
        depth: u32,
        low: f64,
        high: f64,
        budget: &mut Budget,
    ) -> f64 {
        let points = f64::from(points);
        if !after.other.iter().any(|card| card.is_letter()) {
            // Out (SC-29): the other subtracts what is left, and this player adds it (SC-30).
            return points + 2.0 * left(self.outlook.edition, after.own);
        }
        points - self.value(after, depth - 1, low + points, high + points, budget)
    }

    /// What the rest of the game brings who is on turn more than the other.
    fn value(&self, node: &Node<'_>, depth: u32, low: f64, high: f64, budget: &mut Budget) -> f64 {
        let edition = self.outlook.edition;
        let standing = left(edition, node.other) - left(edition, node.own);
        // Both have passed twice (SC-09).
        if node.passes.own >= 2 && node.passes.other >= 2 {
            return standing;
        }
        let grid = grid_of(node.table);
        let hand =
            Hand { edition, counting: self.counting, grid: &grid, cards: node.own, action: None };
        let out = 2.0 * left(edition, node.other);
        let sight = Sight::new(hand, self.outlook.mind, &mut |kept| {
            if kept.iter().any(|card| card.is_letter()) { -2.0 * left(edition, kept) } else { out }
        });
        let width = if depth == 0 { 1 } else { WIDTH };
        let found = sight.best_within(width, budget);
        if depth == 0 || budget.left() == 0 {
            // One more play of the best kind, and then what is left in hand.
            let play = found.first().map(|found| {
                let rest = sight.stays.kept(found.used);
                let points = f64::from(found.points);
                if rest.iter().any(|card| card.is_letter()) {
                    points + left(edition, node.other) - left(edition, &rest)
                } else {
                    points + out
                }
            });
            return play.unwrap_or(standing).max(standing);
        }
        let mut best = f64::MIN;
        let mut low = low;
        for found in &found {
            let Some(play) = sight.weighed(found) else { continue };
            let rest = sight.stays.kept(found.used);
            let after = Node {
                table: &kept(&play),
                own: node.other,
                other: &rest,
                passes: node.passes.after_play(),
            };
            let value = self.after_play(found.points, &after, depth, -high, -low, budget);
            best = best.max(value);
            low = low.max(value);
            if low >= high {
                return best;
            }
        }
        let after = Node {
            table: node.table,
            own: node.other,
            other: node.own,
            passes: node.passes.after_pass(),
        };
        best.max(-self.value(&after, depth - 1, -high, -low, budget))
    }
}
