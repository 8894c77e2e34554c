//! Lines that are kept between turns are those of the board, and threads list what one lists.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use bench::figures::grid::{self, Knowledge};
use bench::sets;
use solver::grid::{Ground, Lying, Search};
use std::ops::ControlFlow;

#[test]
fn after_a_play_the_ground_is_that_of_the_board() {
    let mut set = grid::standard().unwrap();
    set.extend(grid::party().unwrap());
    set.extend(grid::crossing(sets::classic().unwrap()).unwrap());
    let mut knowledge = Knowledge::default();
    let mut laid = 0;
    for posed in set.iter().step_by(23) {
        let known = knowledge.of(posed).unwrap();
        let (lexicon, rules) = (&known.lexicon, &posed.rules);
        let (mut board, mut rack) = (posed.board.clone(), posed.rack);
        let mut ground = Ground::new(lexicon, &board, rules);
        for _ in 0..3 {
            let best = Search::on(lexicon, &ground, &rack, rules).best(&known.reach, 1);
            let anew = Search::new(lexicon, &board, &rack, rules).best(&known.reach, 1);
            assert_eq!(best, anew);
            let Some(play) = best.first() else { break };
            ground.lay(lexicon, rules, &play.laid);
            for card in &play.laid {
                let lying = Lying { letter: card.letter, blank: card.blank };
                board.square_mut(card.row, card.column).card = Some(lying);
                assert!(if card.blank { rack.take_blank() } else { rack.take(card.letter) });
            }
            assert_eq!(ground, Ground::new(lexicon, &board, rules));
            laid += 1;
        }
    }
    assert!(laid > 100, "{laid} plays");
}

#[test]
fn any_number_of_threads_lists_the_same_plays() {
    let set = grid::standard().unwrap();
    let mut knowledge = Knowledge::default();
    for posed in set.iter().step_by(211) {
        let known = knowledge.of(posed).unwrap();
        let search = Search::new(&known.lexicon, &posed.board, &posed.rack, &posed.rules);
        let mut scores = Vec::new();
        search.each_play(|play| {
            scores.push(play.score);
            ControlFlow::<()>::Continue(())
        });
        scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
        let one = search.all(1);
        assert_eq!(one.iter().map(|play| play.score).collect::<Vec<_>>(), scores);
        for threads in [2, 5, 100] {
            assert_eq!(search.all(threads), one);
        }
    }
}
