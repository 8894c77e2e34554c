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
use crate::playable::{Compared, Decision, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::classic::{Command, Crossing, Stage};
use games::forfeit::Half;
use games::{Card, Chance, Setup};
use sight::{Sight, points};

/// A node is a play that was looked at; a position without blanks has about 700.
const MAESTRO_NODES: u64 = 400_000;
const EXPERT_NODES: u64 = 60_000;

impl<V: Acting> Playable for Crossing<V> {
    type Mind = Mind;

    fn prepare(setup: &Setup<Self>, words: &Words, bot: Bot) -> Mind {
        Mind::new(&setup.edition, words, bot, Numbers::shipped(V::NAME).for_words(words))
    }

    fn budget(bot: Bot) -> Budget {
        Budget::new(if bot == Bot::Maestro { MAESTRO_NODES } else { EXPERT_NODES })
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

    fn compare(greedy: &Mind, seen: &Seen<Self>, command: &Command<V>) -> Option<Compared> {
        let Command::Lay(lay) = command else { return None };
        let grid = choose::grid_of(&seen.view.game.table);
        let hand = choose::hand(seen, &grid);
        let play =
            games::classic::weigh(hand.edition, hand.counting, &grid, hand.cards, lay).ok()?;
        let action = hand.action.map_or(0, |card| {
            let fitting = [Half::A, Half::B]
                .into_iter()
                .filter(|&half| games::forfeit::fits(hand.edition, &card.id, half, &play.words));
            fitting.map(|half| card.category(half).own.0.max(0)).max().unwrap_or(0)
        });
        let sight = Sight::new(hand, &greedy.lexicon, &mut |_| 0.0);
        let best = sight.best(1, &mut Budget::new(u64::MAX));
        let best = best.first().map_or(0, |best| best.points);
        Some(Compared { chosen: points(&play) + action, best })
    }
}
