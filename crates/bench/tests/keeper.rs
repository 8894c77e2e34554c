//! A search by value (the score and what stays in hand) keeps what listing all plays would keep.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use bench::figures::grid::{self, Knowledge};
use bench::sets;
use lexicon::Rack;
use solver::grid::{Keeper, Play, Search};
use std::ops::ControlFlow;

/// The highest values so far; what stays is worth something for each card, by its letter.
struct Valued {
    rack: Rack,
    most: usize,
    values: Vec<f64>,
    looked_at: usize,
}

impl Valued {
    fn new(rack: &Rack, most: usize) -> Valued {
        Valued { rack: *rack, most, values: Vec::new(), looked_at: 0 }
    }

    fn worth(&self, play: &Play<'_>) -> f64 {
        let mut left = self.rack;
        for card in play.laid {
            let _ = if card.blank { left.take_blank() } else { left.take(card.letter) };
        }
        let letters = left
            .present()
            .map(|letter| f64::from(left.count(letter)) * (f64::from(letter.place() % 7) - 3.0));
        f64::from(play.score) + letters.sum::<f64>() + 20.0 * f64::from(left.blanks())
    }
}

impl Keeper for Valued {
    fn most(&self, score: i32, laid: usize) -> f64 {
        // No letter is worth more than 3, and no card more than 20.
        let (stay, blanks) = (self.rack.len() - laid, usize::from(self.rack.blanks()));
        f64::from(score) + 3.0 * stay as f64 + 20.0 * blanks.min(stay) as f64
    }

    fn threshold(&self) -> f64 {
        if self.values.len() < self.most { f64::MIN } else { self.values[self.most - 1] }
    }

    fn offer(&mut self, play: &Play<'_>) {
        self.looked_at += 1;
        let worth = self.worth(play);
        let place = self.values.partition_point(|kept| *kept >= worth);
        self.values.insert(place, worth);
        self.values.truncate(self.most);
    }
}

#[test]
fn the_most_valued_plays_are_those_of_the_whole_list() {
    let mut set = grid::standard().unwrap();
    set.extend(grid::crossing(sets::classic().unwrap()).unwrap());
    let mut knowledge = Knowledge::default();
    let (mut listed, mut looked_at) = (0, 0);
    for posed in set.iter().step_by(35) {
        let known = knowledge.of(posed).unwrap();
        let search = Search::new(&known.lexicon, &posed.board, &posed.rack, &posed.rules);
        for most in [1, 8] {
            let mut all = Valued::new(&posed.rack, most);
            search.each_play(|play| {
                all.offer(play);
                ControlFlow::<()>::Continue(())
            });
            let mut found = Valued::new(&posed.rack, most);
            search.seek(&known.reach, &mut found);
            assert_eq!(found.values, all.values, "{:?}", posed.rack);
            listed += all.looked_at;
            looked_at += found.looked_at;
        }
    }
    assert!(looked_at * 5 < listed, "{looked_at} of {listed} plays were looked at");
}
