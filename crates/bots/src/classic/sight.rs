//! All plays that a bot can find, by what they bring now and what they leave in hand.

use super::stays::Stays;
use crate::budget::Budget;
use games::classic::{BonusOn, BonusUse, Lay, Play, weigh};
use games::{Card, Factor};
use lexicon::Lexicon;
use solver::classic::{ClassicSearch, Hand};
use solver::grid::{Bonus, Laid, Rules, Search};
use std::ops::ControlFlow;

/// A play that was found, not yet weighed by the referee.
#[derive(Clone, Debug)]
pub(super) struct Found {
    laid: Vec<Laid>,
    bonus: Option<Factor>,
    /// The used cards, as [`Stays`] counts them.
    pub(super) used: u16,
    /// The points of the moment, one's own action card included.
    pub(super) points: i32,
    /// The points and the worth of what stays.
    pub(super) value: f64,
}

/// A position as a bot looks at it.
pub(super) struct Sight<'a> {
    hand: Hand<'a>,
    lexicon: &'a Lexicon,
    search: ClassicSearch<'a>,
    /// The rules without bonus card and without points for a full hand, which are added here.
    rules: Rules,
    pub(super) stays: Stays,
}

impl<'a> Sight<'a> {
    /// Looks at a position; `worth` says what cards that stay in hand are worth.
    pub(super) fn new(
        hand: Hand<'a>,
        lexicon: &'a Lexicon,
        worth: &mut dyn FnMut(&[Card]) -> f64,
    ) -> Sight<'a> {
        let search = ClassicSearch::new(hand, lexicon);
        let mut rules = search.parts().2.clone();
        rules.scoring.all_cards = None;
        let main_word_only = hand.counting.bonus_on == BonusOn::MainWord;
        rules.scoring.bonus = Some(Bonus { factor: 1, main_word_only });
        rules.extra = None;
        let stays = Stays::new(hand.edition.alphabet, hand.cards, worth);
        Sight { hand, lexicon, search, rules, stays }
    }

    /// The best plays, at most so many, best first. Every play looked at is a node.
    pub(super) fn best(&self, most: usize, budget: &mut Budget) -> Vec<Found> {
        let (board, rack, full_rules) = self.search.parts();
        let search = Search::new(self.lexicon, board, rack, &self.rules);
        let extra = full_rules.extra.as_ref();
        let first = self.hand.grid.is_empty();
        let mut kept = Kept { most, plays: Vec::new() };
        let mut nodes = 0u64;
        search.each_play(|play| {
            nodes += 1;
            let step = |card: &Laid| self.stays.step(card.letter, card.blank);
            let used: u16 = play.laid.iter().map(step).sum();
            let mut offer = |bonus: Option<Factor>, score: i32, used: u16, count: usize| {
                let mut points = score + self.all_cards(count);
                let mut value = f64::from(points) + self.stays.worth(used);
                let most_extra = extra.map_or(0, |extra| extra.most);
                if value + f64::from(most_extra) <= kept.threshold() {
                    return;
                }
                if let Some(extra) = extra {
                    let more = (extra.of)(play.laid);
                    points += more;
                    value += f64::from(more);
                }
                if value > kept.threshold() {
                    kept.offer(Found { laid: play.laid.to_vec(), bonus, used, points, value });
                }
            };
            let letters = play.laid.len();
            offer(None, play.score, used, letters);
            for &(factor, step) in self.stays.bonuses.iter().filter(|_| !first) {
                let gain = (i32::from(factor.get()) - 1) * play.multiplied;
                offer(Some(factor), play.score + gain, used + step, self.for_fifty(letters, 1));
            }
            ControlFlow::<()>::Continue(())
        });
        budget.spend(nodes.max(1));
        kept.plays
    }

    /// How many cards count towards a full hand: the bonus card too (SC-A4), unless the house
    /// wants letters alone (SC-A29).
    fn for_fifty(&self, letters: usize, bonus: usize) -> usize {
        if self.hand.counting.fifty_for_letters { letters } else { letters + bonus }
    }

    /// Points for using a full hand (SC-20).
    fn all_cards(&self, used: usize) -> i32 {
        let edition = self.hand.edition;
        if used == usize::from(edition.hand) { edition.all_cards.0 } else { 0 }
    }

    /// A play as the referee weighs it, its bonus card where it multiplies most.
    pub(super) fn weighed(&self, found: &Found) -> Option<Play> {
        let Hand { edition, counting, grid, cards, .. } = self.hand;
        let laid = self.search.cards(&found.laid);
        let weigh = |bonus: Option<BonusUse>| {
            let lay = Lay { cards: laid.clone(), bonus, appeal: false };
            weigh(edition, counting, grid, cards, &lay).ok()
        };
        let Some(card) = found.bonus else { return weigh(None) };
        let plays = laid.iter().filter_map(|at| weigh(Some(BonusUse { card, at: at.cell })));
        // The first of equals, so that the choice is the same everywhere.
        plays.fold(None, |best: Option<Play>, play| match best {
            Some(best) if points(&best) >= points(&play) => Some(best),
            _ => Some(play),
        })
    }
}

/// What a play scores.
pub(super) fn points(play: &Play) -> i32 {
    games::total(&play.lines).0
}

/// The best plays found so far, best first.
struct Kept {
    most: usize,
    plays: Vec<Found>,
}

impl Kept {
    fn threshold(&self) -> f64 {
        match self.plays.last() {
            Some(last) if self.plays.len() == self.most => last.value,
            _ => f64::MIN,
        }
    }

    fn offer(&mut self, found: Found) {
        let place = self.plays.partition_point(|kept| kept.value >= found.value);
        self.plays.insert(place, found);
        self.plays.truncate(self.most);
    }
}
