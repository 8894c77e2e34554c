//! The best plays are those that a list of all plays would show.

use super::super::choose::grid_of;
use super::super::sight::{Found, Sight};
use super::super::table::kept;
use super::words;
use crate::bot::Bot;
use crate::classic::{Mind, Numbers};
use games::cartas::CartasEdition;
use games::classic::BonusOn;
use games::{At, Card, Chance, Edition, Seeded, Tile};
use solver::classic::Hand;

#[test]
fn whoever_seeks_the_best_plays_keeps_those_of_the_whole_list() {
    let edition = CartasEdition::built_in().remove(0);
    let mut luck = Seeded::new(7);
    let (mut table, mut compared): (Vec<At<Tile>>, usize) = (Vec::new(), 0);
    let mut deck = edition.letter_cards();
    deck.extend(edition.bonus_cards("six"));
    let minds = [Bot::Greedy, Bot::Club, Bot::Expert]
        .map(|bot| Mind::new(&edition, words(), (bot, "classic"), Numbers::shipped("classic")));
    for round in 0..90u32 {
        let mut pick = || deck[luck.below(deck.len() as u32) as usize];
        let mut hand: Vec<Card> = (0..7).map(|_| pick()).collect();
        if round % 6 == 0 {
            hand[0] = Card::Blank(None);
        }
        if round % 4 == 0 {
            hand[1] = "x2".parse().unwrap();
        }
        let grid = grid_of(&table);
        let action = edition.actions.cards.get(round as usize % 9).filter(|_| round % 3 == 0);
        let bonus_on = if round % 5 == 0 { BonusOn::MainWord } else { BonusOn::EveryWord };
        let (edition, counting) = (&edition, bonus_on.into());
        let hand = Hand { edition, counting, grid: &grid, cards: &hand, action };
        let mut lays = None;
        for (nth, mind) in minds.iter().enumerate() {
            let mut worth = |kept: &[Card]| nth as f64 * mind.leave.worth(kept) / 2.0;
            let sight = Sight::new(hand, mind, &mut worth);
            for most in [1, 6, 200] {
                let values = |found: &[Found]| found.iter().map(|f| f.value).collect::<Vec<_>>();
                let (best, all) = (sight.best(most), sight.best_of_all(most));
                assert_eq!(values(&best), values(&all), "{most} of {:?} on {table:?}", hand.cards);
                compared += best.len();
                // The referee counts the same, but for the action card.
                if let Some((found, play)) = best.first().and_then(|f| Some((f, sight.weighed(f)?)))
                {
                    let points = games::total(&play.lines).0;
                    assert!(found.points >= points && (action.is_some() || found.points == points));
                    lays = Some(play);
                }
            }
        }
        table = lays.map(|play| kept(&play)).unwrap_or_default();
    }
    assert!(compared > 10_000, "{compared} plays");
}
