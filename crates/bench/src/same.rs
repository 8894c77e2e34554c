//! The search of today finds what that of the last release finds.

use crate::baseline::grid as before;
use crate::figures::grid::{Known, Posed};
use crate::random::Random;
use lexicon::{Letter, Rack};
use solver::grid::{Play, Search};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

/// All plays of a search, whatever their order: how many, and a sum over their cards and scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Plays {
    count: u64,
    sum: u64,
}

impl Plays {
    fn add(&mut self, play: &Play<'_>) -> ControlFlow<()> {
        let mut hasher = DefaultHasher::new();
        (play.laid, play.score, play.multiplied).hash(&mut hasher);
        self.count += 1;
        self.sum = self.sum.wrapping_add(hasher.finish());
        ControlFlow::Continue(())
    }
}

/// Compares all plays (where that is asked) and the best ones, one and so many; says what differs.
pub fn compare(posed: &Posed, known: &Known, list: bool, best: usize) -> Result<u64, String> {
    let Posed { board, rack, rules, .. } = posed;
    let old = before::Search::new(&known.lexicon, board, rack, rules);
    let new = Search::new(&known.lexicon, board, rack, rules);
    let differ = |what: &str| Err(format!("{what} differ: {board:?} {rack:?} {rules:?}"));
    let mut found = Plays::default();
    if list {
        let mut expected = Plays::default();
        old.each_play(|play| expected.add(play));
        new.each_play(|play| found.add(play));
        if found != expected || new.count() != expected.count {
            return differ("all plays");
        }
    }
    if old.any() != new.any() {
        return differ("whether there is a play");
    }
    for most in [1, best] {
        let expected = old.best(&known.before, most);
        let found = new.best(&known.reach, most);
        if !found.iter().map(|play| play.score).eq(expected.iter().map(|play| play.score)) {
            return differ("the best plays");
        }
        let distinct = found.iter().enumerate().all(|(nth, play)| !found[..nth].contains(play));
        if !distinct {
            return differ("plays that should");
        }
    }
    Ok(found.count)
}

/// The letters of all racks of a set, to draw from.
pub fn letters(set: &[Posed]) -> Vec<Letter> {
    set.iter()
        .flat_map(|posed| {
            let rack = posed.rack;
            rack.present().flat_map(move |letter| {
                std::iter::repeat_n(letter, usize::from(rack.count(letter)))
            })
        })
        .collect()
}

/// A position like another, with a rack drawn anew and, now and then, without some of its cards.
pub fn varied(posed: &Posed, letters: &[Letter], random: &mut Random) -> Posed {
    let mut varied = posed.clone();
    let cards = posed.rack.len();
    let blanks = random.pick(&[0, 0, 0, 0, 0, 0, 1, 1, 1, 2]).min(cards);
    let size = if cards > 20 { 20 + random.below(cards - 19) } else { cards };
    let drawn = (blanks..size).map(|_| random.pick(letters));
    varied.rack = Rack::new(drawn.collect::<Vec<_>>(), blanks as u8);
    if random.once_in(4) {
        for row in 0..varied.board.rows() {
            for column in 0..varied.board.columns() {
                if random.once_in(6) {
                    varied.board.square_mut(row, column).card = None;
                }
            }
        }
    }
    varied
}
