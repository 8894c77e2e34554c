//! One turn ahead: what the hand would be worth over all cards that might be drawn.
//!
//! A hand is worth its best words, or nothing where the task cannot be met or the words would
//! cost more than they bring (SR-05, SR-A2).

use super::choose::{Chooser, Demand, Words};
use super::factors::Factors;
use super::subsets::Subsets;
use games::Card;
use games::cartas::CartasEdition;
use games::rummy::Task;
use lexicon::Lexicon;
use solver::rummy::{Discard, DiscardProspect, MOST_CARDS, Prospect, TooManyCards};

/// What each discard from a hand promises for the next turn, best first.
///
/// The next card is drawn from the pile, and each card of `unseen` is as likely as the others.
pub fn discards(
    lexicon: &Lexicon,
    edition: &CartasEdition,
    task: &Task,
    hand: &[Card],
    unseen: &[Card],
) -> Result<Vec<DiscardProspect>, TooManyCards> {
    if hand.len() > MOST_CARDS {
        return Err(TooManyCards);
    }
    let demand = Demand::new(task);
    let mut cards: Vec<Card> = hand.iter().map(|card| card.in_hand()).collect();
    cards.sort_unstable();
    cards.dedup();
    let mut prospects: Vec<DiscardProspect> = cards
        .into_iter()
        .map(|discard| DiscardProspect { discard, prospect: Prospect::default() })
        .collect();
    for (card, chance) in chances(unseen) {
        let ahead = Ahead::new(lexicon, edition, &demand, hand, card);
        for discard in &mut prospects {
            add(&mut discard.prospect, ahead.worth(Some(discard.discard)), chance);
        }
    }
    prospects.sort_by(|one, other| other.prospect.expected.total_cmp(&one.prospect.expected));
    Ok(prospects)
}

/// Adds what may come about with this chance.
fn add(prospect: &mut Prospect, score: Option<i32>, chance: f64) {
    if let Some(score) = score {
        prospect.expected += chance * f64::from(score.max(0));
        prospect.meets += chance;
    }
}

/// Different cards, each with its chance to be drawn.
fn chances(unseen: &[Card]) -> impl Iterator<Item = (Card, f64)> {
    let mut cards: Vec<Card> = unseen.iter().map(|card| card.in_hand()).collect();
    cards.sort_unstable();
    let all = cards.len() as f64;
    let runs: Vec<(Card, f64)> = cards
        .chunk_by(|one, other| one == other)
        .map(|alike| (alike[0], alike.len() as f64 / all))
        .collect();
    runs.into_iter()
}

/// A hand and one card more.
struct Ahead<'a> {
    demand: &'a Demand<'a>,
    subsets: Subsets<'a>,
    words: Words,
    factors: Factors,
}

impl<'a> Ahead<'a> {
    fn new(
        lexicon: &'a Lexicon,
        edition: &CartasEdition,
        demand: &'a Demand<'a>,
        hand: &[Card],
        drawn: Card,
    ) -> Ahead<'a> {
        let mut cards = [drawn; MOST_CARDS + 1];
        cards[..hand.len()].copy_from_slice(hand);
        let cards = &cards[..=hand.len()];
        let subsets = Subsets::new(lexicon, edition, cards, demand.longest());
        let words = Words::new(demand, &subsets);
        Ahead { demand, subsets, words, factors: Factors::new(cards) }
    }

    /// What the best words would score, with a discard due, after one card has gone.
    fn worth(&self, gone: Option<Card>) -> Option<i32> {
        let (mut cards, mut factors) = (self.subsets.all(), self.factors);
        match gone {
            None => {}
            Some(Card::Bonus(factor)) => factors.take(factor),
            Some(card) => {
                let held = &self.subsets.cards[..self.subsets.count];
                if let Some(place) = held.iter().position(|&held| held == card) {
                    cards &= !(1 << place);
                }
            }
        }
        let chooser = Chooser::new(self.demand, &self.subsets, &self.words, factors, Discard::Due);
        chooser.best(cards).map(|choice| choice.score)
    }
}
