//! No search takes memory from the heap for a node that it visits: what it takes is for the lines of
//! the board, for the list of the rack's words and for the plays that are kept, however many there
//! are.

use allocation_counter::measure;
use bench::figures::grid::{self, Knowledge, Posed};
use lexicon::Library;
use solver::grid::{Ground, Search};
use std::ops::ControlFlow;

/// Some positions of the standard board, of each number of blanks.
fn positions() -> Result<Vec<Posed>, Box<dyn std::error::Error>> {
    let set = grid::standard()?;
    let some = (0..3)
        .flat_map(|blanks| {
            let wanted = set.iter().filter(move |posed| {
                posed.kind == "standard-en" && posed.rack.blanks() == blanks && posed.lying > 0
            });
            wanted.step_by(25).cloned().collect::<Vec<_>>()
        })
        .collect();
    Ok(some)
}

#[test]
fn listing_plays_takes_memory_for_the_board_and_the_words_of_the_rack_only() {
    let mut knowledge = Knowledge::default();
    let mut most_plays = 0;
    for posed in positions().unwrap() {
        let lexicon = &knowledge.of(&posed).unwrap().lexicon;
        let ground = Ground::new(lexicon, &posed.board, &posed.rules);
        let mut plays = 0u64;
        let taken = measure(|| {
            Search::on(lexicon, &ground, &posed.rack, &posed.rules).each_play(|_| {
                plays += 1;
                ControlFlow::<()>::Continue(())
            });
        });
        // Lists that grow to twice their size: letters, covers and sets of the words of 14 lengths,
        // and one for the frames of a run.
        assert!(taken.count_total < 400, "{} for {plays} plays", taken.count_total);
        assert_eq!(taken.count_current, 0);
        most_plays = most_plays.max(plays);
    }
    assert!(most_plays > 20_000, "{most_plays} plays at most");
}

#[test]
fn the_best_play_takes_little_memory_however_many_plays_there_are() {
    let mut knowledge = Knowledge::default();
    for posed in positions().unwrap() {
        let known = knowledge.of(&posed).unwrap();
        let ground = Ground::new(&known.lexicon, &posed.board, &posed.rules);
        let search = Search::on(&known.lexicon, &ground, &posed.rack, &posed.rules);
        search.best(&known.reach, 1);
        let taken = measure(|| drop(search.best(&known.reach, 1)));
        // Besides the words of the rack: the slots of each line, and a play whenever it is the best.
        assert!(taken.count_total < 1000, "{}", taken.count_total);
    }
}

#[test]
fn words_of_a_rack_take_none() {
    let lexicon = Library::new(None).open("en").unwrap();
    for posed in positions().unwrap() {
        lexicon.sub_anagrams(&posed.rack).count();
        let mut words = 0;
        let taken = measure(|| lexicon.sub_anagrams(&posed.rack).for_each(|_| words += 1));
        assert_eq!(taken.count_total, 0, "{words} words");
        let one_by_one = measure(|| {
            let _ = lexicon.sub_anagrams(&posed.rack).nth(3);
        });
        assert_eq!(one_by_one.count_total, 0);
    }
}
