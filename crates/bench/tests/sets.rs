//! The stored positions are such that figures made on them mean something, and the search finds on
//! them what that of the last release finds.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use bench::figures::grid::{self, Knowledge, Posed};
use bench::random::Random;
use bench::sets::{self, Stored, Summary};
use bench::{naive, same, same_cards};
use solver::grid::Search;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

/// By edition: none is degenerate, and there are so many of them.
#[track_caller]
fn sound(sets: BTreeMap<String, Summary>, editions: usize) {
    assert!(sets.len() >= editions, "{:?}", sets.keys());
    for (kind, summary) in sets {
        assert_eq!(summary.degenerate(), None, "{kind}: {summary}");
    }
}

fn by_kind(set: &[Posed]) -> BTreeMap<String, Summary> {
    let kinds: BTreeSet<&String> = set.iter().map(|posed| &posed.kind).collect();
    let of = |kind: &String| grid::summary(set.iter().filter(|posed| posed.kind == *kind));
    kinds.into_iter().map(|kind| (kind.clone(), of(kind))).collect()
}

#[test]
fn no_set_of_tables_is_degenerate() {
    sound(by_kind(&grid::standard().unwrap()), 2);
    sound(by_kind(&grid::crossing(sets::classic().unwrap()).unwrap()), 3);
    sound(by_kind(&grid::crossing(sets::forfeit().unwrap()).unwrap()), 3);
    sound(by_kind(&grid::party().unwrap()), 3);
    let mut thief: BTreeMap<String, Summary> = BTreeMap::new();
    for position in sets::thief().unwrap() {
        let lying = position.words.iter().map(|word| word.1.len()).sum();
        let (held, blanks) = (position.hand.len(), position.blanks());
        thief.entry(position.edition.clone()).or_default().add("thief", lying, held, blanks);
    }
    sound(thief, 2);
}

#[test]
fn every_number_of_blanks_every_level_and_every_task_is_there() {
    let standard = sets::standard().unwrap();
    for blanks in 0..3 {
        assert!(standard.iter().filter(|position| position.blanks() == blanks).count() >= 600);
    }
    let classic = sets::classic().unwrap();
    let few: Vec<usize> =
        (0..4).map(|blanks| classic.iter().filter(|p| p.blanks() == blanks).count()).collect();
    assert!(few[0] >= 200 && few[1] >= 200 && few[2] >= 100 && few[3] >= 5, "{few:?}");
    let bots: BTreeSet<&str> = classic.iter().map(|position| position.bot.as_str()).collect();
    assert!(bots.len() >= 4, "{bots:?}");
    let party = sets::party().unwrap();
    for jokers in 0..3 {
        assert!(party.iter().filter(|position| position.blanks() == jokers).count() >= 50);
    }
    let rummy = sets::rummy().unwrap();
    let tasks: BTreeSet<&str> = rummy.iter().map(|position| position.task.0.as_str()).collect();
    assert!(tasks.len() >= 9 && rummy.len() >= 300, "{tasks:?}");
}

#[test]
fn what_is_read_is_written_alike() {
    #[track_caller]
    fn alike<P: Stored>(text: &str) {
        let positions: Vec<P> = sets::read(text).unwrap();
        assert!(sets::write(&positions) == text);
    }
    alike::<sets::StandardPosition>(include_str!("../positions/standard.tsv"));
    alike::<sets::CrossingPosition>(include_str!("../positions/classic.tsv"));
    alike::<sets::CrossingPosition>(include_str!("../positions/forfeit.tsv"));
    alike::<sets::PartyPosition>(include_str!("../positions/party.tsv"));
    alike::<sets::RummyPosition>(include_str!("../positions/rummy.tsv"));
    alike::<sets::ThiefPosition>(include_str!("../positions/thief.tsv"));
    alike::<sets::ThiefPosition>(include_str!("../positions/long-words.tsv"));
}

#[test]
fn the_search_finds_what_it_found_before() {
    let standard = grid::standard().unwrap();
    let classic = grid::crossing(sets::classic().unwrap()).unwrap();
    let forfeit = grid::crossing(sets::forfeit().unwrap()).unwrap();
    let party = grid::party().unwrap();
    let mut plays = 0;
    for (set, every) in [(standard, 60), (classic, 20), (forfeit, 20), (party, 25)] {
        let (letters, mut random) = (same::letters(&set), Random::new(9));
        let mut knowledge = Knowledge::default();
        for posed in set.iter().step_by(every) {
            let list = posed.rack.len() <= 10;
            plays += same::compare(posed, knowledge.of(posed).unwrap(), list, 10).unwrap();
            let varied = same::varied(posed, &letters, &mut random);
            plays += same::compare(&varied, knowledge.of(posed).unwrap(), list, 10).unwrap();
        }
    }
    assert!(plays > 100_000, "{plays} plays");
}

#[test]
fn the_naive_search_agrees_on_stored_tables() {
    let standard = grid::standard().unwrap();
    let mut knowledge = Knowledge::default();
    for posed in standard.iter().filter(|posed| posed.rack.blanks() == 0).step_by(150) {
        let lexicon = &knowledge.of(posed).unwrap().lexicon;
        let words: Vec<lexicon::Word> = lexicon.words().collect();
        let expected = naive::grid::plays(&words, &posed.board, &posed.rack, &posed.rules);
        let mut found = BTreeMap::new();
        let search = Search::new(lexicon, &posed.board, &posed.rack, &posed.rules);
        search.each_play(|play| {
            found.insert(play.laid.to_vec(), play.score);
            ControlFlow::<()>::Continue(())
        });
        assert_eq!(found, expected);
    }
}

#[test]
fn hands_have_every_task_and_long_words_lie_before_full_hands() {
    let rummy = sets::rummy().unwrap();
    for blanks in 0..3 {
        let of = rummy.iter().filter(|position| position.blanks() == blanks);
        let tasks: BTreeSet<&str> = of.clone().map(|position| position.task.0.as_str()).collect();
        assert!(tasks.len() >= 9 && of.count() >= 100, "{blanks} blanks: {tasks:?}");
    }
    let long = sets::long_words().unwrap();
    assert!(long.len() >= 150);
    for position in &long {
        assert_eq!((position.hand.len(), position.targets().count()), (7, 1));
        assert!((12..=15).contains(&position.words[0].1.len()));
    }
    let of = |wilds| long.iter().filter(|p| p.wilds() == wilds && p.words[0].1.len() == 13).count();
    assert!(of(0) >= 10 && of(1) >= 20 && of(2) >= 10);
}

#[test]
fn rummy_and_thief_find_what_they_found_before() {
    for edition in same_cards::cartas() {
        let met = same_cards::compare_rummy(&edition, 300).unwrap();
        assert!((100..300).contains(&met), "{}: {met}", edition.name);
    }
    for edition in same_cards::thief() {
        let steals = same_cards::compare_thief(&edition, 12).unwrap();
        assert!(steals >= 3, "{}: {steals}", edition.name);
    }
}
