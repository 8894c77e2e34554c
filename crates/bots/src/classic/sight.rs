//! The plays that a bot can find, by what they bring now and what they leave in hand: the best of
//! them, without a list of all.

use super::mind::Mind;
use super::stays::Stays;
use crate::budget::Budget;
use games::classic::{BonusOn, BonusUse, Lay, Play, weigh};
use games::{Card, Factor};
use lexicon::Lexicon;
use solver::classic::{ClassicSearch, Hand};
use solver::grid::{self, Bonus, Extra, Keeper, Laid, Reach, Rules, Search};

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
    reach: &'a Reach,
    search: ClassicSearch<'a>,
    /// The rules without what depends on which bonus card is used; that is added here.
    rules: Rules,
    pub(super) stays: Stays,
}

impl<'a> Sight<'a> {
    /// Looks at a position with the words of a mind; `worth` says what cards that stay in hand are
    /// worth.
    pub(super) fn new(
        hand: Hand<'a>,
        mind: &'a Mind,
        worth: &mut dyn FnMut(&[Card]) -> f64,
    ) -> Sight<'a> {
        let (lexicon, reach) = (&mind.lexicon, &*mind.reach);
        let search = ClassicSearch::new(hand, lexicon);
        let mut rules = search.parts().2.clone();
        let main_word_only = hand.counting.bonus_on == BonusOn::MainWord;
        rules.scoring.bonus = Some(Bonus { factor: 1, main_word_only });
        rules.extra = None;
        let stays = Stays::new(hand.edition.alphabet, hand.cards, worth);
        Sight { hand, lexicon, reach, search, rules, stays }
    }

    /// The best plays, at most so many, best first.
    pub(super) fn best(&self, most: usize) -> Vec<Found> {
        let mut kept = Kept::new(self, most);
        self.over_the_grid().seek(self.reach, &mut kept);
        kept.plays
    }

    /// The same within a budget: every legal play is a node.
    pub(super) fn best_within(&self, most: usize, budget: &mut Budget) -> Vec<Found> {
        budget.spend(self.over_the_grid().count().max(1));
        self.best(most)
    }

    /// The same by listing all plays, to compare with.
    #[cfg(test)]
    pub(super) fn best_of_all(&self, most: usize) -> Vec<Found> {
        let mut kept = Kept::new(self, most);
        self.over_the_grid().each_play(|play| {
            kept.offer(play);
            std::ops::ControlFlow::<()>::Continue(())
        });
        kept.plays
    }

    fn over_the_grid(&self) -> Search<'_> {
        let (board, rack, _) = self.search.parts();
        Search::new(self.lexicon, board, rack, &self.rules)
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
struct Kept<'a> {
    sight: &'a Sight<'a>,
    extra: Option<&'a Extra>,
    first: bool,
    most: usize,
    plays: Vec<Found>,
    /// What stays is worth at most, by the bonus card used and by how many letters are.
    stays: Vec<Vec<f64>>,
}

impl<'a> Kept<'a> {
    fn new(sight: &'a Sight<'a>, most: usize) -> Kept<'a> {
        let (_, rack, full_rules) = sight.search.parts();
        Kept {
            sight,
            extra: full_rules.extra.as_ref(),
            first: sight.hand.grid.is_empty(),
            most,
            plays: Vec::new(),
            stays: sight.stays.most(rack.len()),
        }
    }

    /// What the words of so many cards score, from a score of the search: that counts a full hand
    /// with and without a bonus card.
    fn words(&self, score: i32, laid: usize) -> i32 {
        let Some(all) = self.sight.rules.scoring.all_cards else { return score };
        let with_bonus = all.letters_with_bonus == Some(laid) && !self.first;
        let counted = all.letters == Some(laid) || with_bonus;
        score - if counted { all.points } else { 0 }
    }

    /// The bonus cards that could be used: none, and each kind.
    fn bonuses(&self) -> impl Iterator<Item = (usize, Option<Factor>, u16)> {
        let kinds = self.sight.stays.bonuses.iter().filter(|_| !self.first).enumerate();
        let kinds = kinds.map(|(nth, &(factor, step))| (nth + 1, Some(factor), step));
        std::iter::once((0, None, 0)).chain(kinds)
    }

    /// What words are worth with a bonus card, of which so much is multiplied.
    fn points(&self, words: i32, multiplied: i32, laid: usize, bonus: Option<Factor>) -> i32 {
        match bonus {
            None => words + self.sight.all_cards(laid),
            Some(factor) => {
                let gain = (i32::from(factor.get()) - 1) * multiplied;
                words + gain + self.sight.all_cards(self.sight.for_fifty(laid, 1))
            }
        }
    }

    fn keep(&mut self, found: Found) {
        let place = self.plays.partition_point(|kept| kept.value >= found.value);
        self.plays.insert(place, found);
        self.plays.truncate(self.most);
    }
}

impl Keeper for Kept<'_> {
    fn most(&self, score: i32, laid: usize) -> f64 {
        let words = self.words(score, laid);
        let worth = |(nth, bonus, _): (usize, Option<Factor>, u16)| {
            let stays = self.stays[nth].get(laid).copied().unwrap_or(f64::MIN);
            f64::from(self.points(words, words, laid, bonus)) + stays
        };
        let most = self.bonuses().map(worth).fold(f64::MIN, f64::max);
        most + f64::from(self.extra.map_or(0, |extra| extra.most))
    }

    fn threshold(&self) -> f64 {
        match self.plays.last() {
            Some(last) if self.plays.len() == self.most => last.value,
            _ => f64::MIN,
        }
    }

    fn offer(&mut self, play: &grid::Play<'_>) {
        let step = |card: &Laid| self.sight.stays.step(card.letter, card.blank);
        let letters: u16 = play.laid.iter().map(step).sum();
        let laid = play.laid.len();
        let words = self.words(play.score, laid);
        let most_extra = self.extra.map_or(0, |extra| extra.most);
        for nth in 0..=if self.first { 0 } else { self.sight.stays.bonuses.len() } {
            let Some((_, bonus, step)) = self.bonuses().nth(nth) else { break };
            let used = letters + step;
            let mut points = self.points(words, play.multiplied, laid, bonus);
            let mut value = f64::from(points) + self.sight.stays.worth(used);
            if value + f64::from(most_extra) <= self.threshold() {
                continue;
            }
            if let Some(extra) = self.extra {
                let more = (extra.of)(play.laid);
                points += more;
                value += f64::from(more);
            }
            if value > self.threshold() {
                self.keep(Found { laid: play.laid.to_vec(), bonus, used, points, value });
            }
        }
    }
}
