//! Players of Classic and Forfeit.
//!
//! A turn goes: see all plays with what they score and what they leave in hand ([`Leave`]), drop
//! what the level overlooks, weigh the best again with the table that they leave ([`Gives`]) and,
//! at the top, with sampled answers; once the pile is empty, search. The weights are trained by
//! self-play ([`Numbers`]).

mod choose;
mod doubt;
mod endgame;
mod leave;
mod level;
mod mind;
mod notice;
mod numbers;
mod outlook;
mod pace;
mod posing;
mod replies;
mod sight;
mod stays;
mod table;
mod unseen;
mod variants;

#[cfg(test)]
mod tests;

pub use leave::{FEATURES, Features, Leave, Reader};
pub use mind::Mind;
pub use numbers::Numbers;
pub use table::{Gives, features as table_features, kept};
pub use variants::Acting;

use crate::advice::Spot;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::dial::Dial;
use crate::playable::{Compared, Decision, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::classic::{Command, Crossing, Play, Stage};
use games::forfeit::{ACTION, Half};
use games::{Card, Chance, Line, Points, Seat, Setup, Table, Viewer};
use sight::{Sight, points};
use solver::classic::Hand;

/// A node is a legal play of a position that was looked at; a position without blanks has about 700.
const MAESTRO_NODES: u32 = 400_000;
const EXPERT_NODES: u32 = 60_000;

impl<V: Acting> Playable for Crossing<V> {
    type Mind = Mind;

    fn prepare(setup: &Setup<Self>, words: &Words, bot: Bot) -> Mind {
        let numbers = Numbers::shipped(V::NAME).for_words(words);
        Mind::new(&setup.edition, words, (bot, V::NAME), numbers)
    }

    fn budget(bot: Bot) -> Budget {
        let dial = bot.dial(V::NAME).unwrap_or(Dial::THOUGHTFUL);
        let (most, usual) = (MAESTRO_NODES, EXPERT_NODES);
        Budget::new(dial.whole([usual, usual, usual, usual, most]).into())
    }

    fn decide(
        mind: &Mind,
        seen: &Seen<Self>,
        luck: &mut dyn Chance,
        budget: &mut Budget,
    ) -> Option<Decision<Command<V>>> {
        let game = &seen.view.game;
        if let Stage::Turn { .. } = &game.stage
            && game.on_turn == seen.seat
        {
            let chosen = choose::choose(mind, seen, luck, budget);
            let after = pace::for_turn(&mind.level, &chosen, luck);
            return Some(Decision::new(choose::command(mind, seen, chosen.what), after));
        }
        let answer = doubt::answer(mind, seen, luck).or_else(|| V::answer(mind, seen, luck))?;
        let left = seen.view.deadline.map(|deadline| deadline.since(seen.view.now));
        Some(Decision::new(answer, pace::for_answer(&mind.level, left, luck)))
    }

    fn spot(_seen: &Seen<Self>, command: &Command<V>) -> Spot {
        let Command::Lay(lay) = command else { return Spot::default() };
        let cards = lay.cards.iter().map(|laid| laid.what.in_hand());
        let bonus = lay.bonus.map(|bonus| Card::Bonus(bonus.card));
        Spot {
            cells: lay.cards.iter().map(|laid| laid.cell).collect(),
            uses: cards.chain(bonus).map(|card| card.to_string()).collect(),
            steals: None,
        }
    }

    fn afterwards(seen: &Seen<Self>, command: &Command<V>) -> Option<Line> {
        let Command::Lay(lay) = command else { return None };
        let grid = choose::grid_of(&seen.view.game.table);
        let hand = choose::hand(seen, &grid);
        let play =
            games::classic::weigh(hand.edition, hand.counting, &grid, hand.cards, lay).ok()?;
        own_action(&hand, &play)
    }

    fn completes_turn(table: &Table<Self>, seat: Seat) -> bool {
        table.state().on_turn == seat && V::asks_for_action(&table.view(Viewer::Seat(seat)).game)
    }

    fn compare(greedy: &Mind, seen: &Seen<Self>, command: &Command<V>) -> Option<Compared> {
        let Command::Lay(lay) = command else { return None };
        let grid = choose::grid_of(&seen.view.game.table);
        let hand = choose::hand(seen, &grid);
        let play =
            games::classic::weigh(hand.edition, hand.counting, &grid, hand.cards, lay).ok()?;
        let action = own_action(&hand, &play).map_or(0, |line| line.points.0);
        let sight = Sight::new(hand, greedy, &mut |_| 0.0);
        let best = sight.best(1);
        let best = best.first().map_or(0, |best| best.points);
        Some(Compared { chosen: points(&play) + action, best })
    }
}

/// What one's own action card adds to a play, by the category that adds the most.
fn own_action(hand: &Hand<'_>, play: &Play) -> Option<Line> {
    let card = hand.action?;
    let fitting = [Half::A, Half::B]
        .into_iter()
        .filter(|&half| games::forfeit::fits(hand.edition, &card.id, half, &play.words));
    let points = fitting.map(|half| (card.category(half).own, half));
    let (points, half) = points.max_by_key(|(points, _)| *points)?;
    let line = Line::new(ACTION, points).card(format!("{}{half}", card.id));
    (points > Points::ZERO).then_some(line)
}
