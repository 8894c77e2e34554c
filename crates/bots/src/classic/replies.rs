//! Tries the best ideas against hands that the next player may have: what it could answer on the
//! table that each idea leaves.

use super::choose::{Idea, What, grid_of};
use super::outlook::Outlook;
use super::sight::Sight;
use super::table::kept;
use super::unseen::sample;
use super::variants::Acting;
use crate::budget::Budget;
use crate::seen::Seen;
use games::classic::{Counting, Crossing};
use games::{At, Card, Chance, Tile};
use solver::classic::Hand;

/// How far a few tries are trusted against the trained estimate: this many of them weigh as much
/// as it does.
const TRUST: f64 = 12.0;

/// Hands that the next player may have, the same for every idea.
pub(super) struct Replies<'a> {
    outlook: &'a Outlook<'a>,
    counting: Counting,
    table: &'a [At<Tile>],
    hands: Vec<Vec<Card>>,
}

impl<'a> Replies<'a> {
    pub(super) fn new<V: Acting>(
        outlook: &'a Outlook<'a>,
        seen: &'a Seen<Crossing<V>>,
        luck: &mut dyn Chance,
    ) -> Replies<'a> {
        let next = outlook.others.first().map_or(0, |(_, cards)| *cards);
        let (_, hands) = outlook.mind.level.tries;
        let hands = (0..hands).map(|_| sample(&outlook.unseen, next, luck)).collect();
        let (counting, table) = (seen.setup.house.counting(), &seen.view.game.table);
        Replies { outlook, counting, table, hands }
    }

    /// Corrects the value of the best ideas by what the tries say about the table they leave.
    pub(super) fn rate(&self, ideas: &mut Vec<Idea>, budget: &mut Budget) {
        let (most, _) = self.outlook.mind.level.tries;
        ideas.truncate(most);
        if ideas.len() < 2 {
            return;
        }
        let tables: Vec<Vec<At<Tile>>> = ideas.iter().map(|idea| self.after(idea)).collect();
        let mut sums = vec![0.0; ideas.len()];
        let mut tried = 0.0;
        for hand in &self.hands {
            if budget.left() == 0 {
                break;
            }
            for (sum, table) in sums.iter_mut().zip(&tables) {
                *sum += self.reply(hand, table, budget);
            }
            tried += 1.0;
        }
        if tried == 0.0 {
            return;
        }
        let opponents = self.outlook.others.len().max(1) as f64;
        let share = tried / (tried + TRUST);
        for ((idea, sum), table) in ideas.iter_mut().zip(&sums).zip(&tables) {
            let estimate = self.outlook.mind.gives.worth(table);
            idea.value -= share * (sum / tried - estimate) / opponents;
        }
    }

    /// What lies on the table after an idea.
    fn after(&self, idea: &Idea) -> Vec<At<Tile>> {
        match &idea.what {
            What::Lay(play) => kept(play),
            What::Exchange(_) | What::Pass => self.table.to_vec(),
        }
    }

    /// The best answer of a hand, what it keeps included.
    fn reply(&self, cards: &[Card], table: &[At<Tile>], budget: &mut Budget) -> f64 {
        let grid = grid_of(table);
        let hand = Hand {
            edition: self.outlook.edition,
            counting: self.counting,
            grid: &grid,
            cards,
            action: None,
        };
        let mind = self.outlook.mind;
        let sight = Sight::new(hand, mind, &mut |kept| self.outlook.worth(kept));
        sight.best_within(1, budget).first().map_or(0.0, |found| found.value)
    }
}
