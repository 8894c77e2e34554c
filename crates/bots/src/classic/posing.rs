//! Puzzles of Classic and Forfeit.

use super::choose::{grid_of, hand};
use super::mind::Mind;
use super::sight::Sight;
use super::variants::Acting;
use crate::puzzle::Posing;
use crate::seen::Seen;
use games::classic::{Command, Crossing, Lay, Play, Stage, weigh};
use games::forfeit::{ACTION, Half, fits};
use games::{At, Card, Line};

/// So many of the best plays are looked at. Those that differ only in what a blank stands for, or
/// in whether a bonus card is used, are among them and count for nothing.
const MOST_RIVALS: usize = 60;
/// How many cards lie on a table that is worth looking at, and not too many.
const LYING: std::ops::RangeInclusive<usize> = 3..=12;

impl<V: Acting> Posing for Crossing<V> {
    fn lays(seen: &Seen<Self>) -> bool {
        let game = &seen.view.game;
        matches!(game.stage, Stage::Turn { .. }) && game.on_turn == seen.seat
    }

    fn suits(seen: &Seen<Self>) -> bool {
        let (lying, blanks) = Self::facts(seen);
        let hand = seen.view.game.hand.as_ref().map_or(0, Vec::len);
        LYING.contains(&lying) && blanks <= 1 && hand == usize::from(seen.setup.edition.hand)
    }

    fn best(greedy: &Mind, seen: &Seen<Self>) -> Option<Command<V>> {
        plays(greedy, seen, 1).into_iter().next()
    }

    fn rivals(greedy: &Mind, seen: &Seen<Self>, _best: &Command<V>) -> Option<Vec<Command<V>>> {
        Some(plays(greedy, seen, MOST_RIVALS))
    }

    /// One's own action card, played by the category that brings the most.
    fn besides(seen: &Seen<Self>, command: &Command<V>) -> Vec<Line> {
        let (Some(card), Command::Lay(lay)) = (V::action(seen), command) else { return Vec::new() };
        let grid = grid_of(&seen.view.game.table);
        let hand = hand(seen, &grid);
        let Ok(play) = weigh(hand.edition, hand.counting, &grid, hand.cards, lay) else {
            return Vec::new();
        };
        let fitting = [Half::A, Half::B]
            .into_iter()
            .filter(|&half| fits(hand.edition, &card.id, half, &play.words));
        let gains = fitting.map(|half| (card.category(half).own, half)).rev();
        let best = gains.max_by_key(|(points, _)| *points).filter(|(points, _)| points.0 > 0);
        let line = |(points, half)| Line::new(ACTION, points).card(format!("{}{half}", card.id));
        best.map(line).into_iter().collect()
    }

    fn facts(seen: &Seen<Self>) -> (usize, usize) {
        let hand = seen.view.game.hand.as_deref().unwrap_or_default();
        let blanks = hand.iter().filter(|card| matches!(card, Card::Blank(_))).count();
        (seen.view.game.table.len(), blanks)
    }
}

/// The best plays, best first.
fn plays<V: Acting>(greedy: &Mind, seen: &Seen<Crossing<V>>, most: usize) -> Vec<Command<V>> {
    let grid = grid_of(&seen.view.game.table);
    let sight = Sight::new(hand(seen, &grid), greedy, &mut |_| 0.0);
    let found = sight.best(most);
    found.iter().filter_map(|found| sight.weighed(found)).map(lay).collect()
}

fn lay<V: Acting>(play: Play) -> Command<V> {
    let cards = play.cards.iter().map(|at| At { cell: at.cell, what: at.what.card() });
    Command::Lay(Lay { cards: cards.collect(), bonus: play.bonus, appeal: false })
}
