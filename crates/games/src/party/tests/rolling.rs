//! The letter die: what is rolled, what it demands, and what happens when the tray lacks it.

use super::bench::*;
use crate::party::*;
use crate::refusal::code;
use crate::seat::{Player, Side};
use rule::rule;

#[test]
#[rule("PY-04")]
fn the_word_contains_the_rolled_letter_as_a_new_tile_anywhere() {
    let mut bench = Bench::new(WORDS);
    bench.start('R');
    let why = bench.rejected(across(8, 8, "PASSE"));
    assert_eq!((why.code, why.rule.as_ref()), (codes::ROLLED_LETTER_MISSING, "PY-04"));
    // Last letter of the word, and newly taken.
    bench.stop_with(across(8, 7, "PASSER"), &[FROM_X1]).unwrap();

    // A letter on the board does not count: SA uses the S of PASSER... as a board letter.
    bench.start('S');
    let why = bench.rejected(down(8, 10, ".I"));
    assert_eq!(why.code, codes::ROLLED_LETTER_MISSING);
}

#[test]
#[rule("PY-05", "PY-A14")]
fn no_joker_stands_for_the_rolled_letter_not_even_beside_it() {
    let mut bench = Bench::new(WORDS);
    bench.start('S');
    let why = bench.rejected(across(8, 8, "PAssE"));
    assert_eq!((why.code.clone(), why.rule.as_ref()), (codes::JOKER_FOR_ROLLED_LETTER, "PY-05"));
    let why = bench.rejected(across(8, 8, "PASsE"));
    assert_eq!(why.code, codes::JOKER_FOR_ROLLED_LETTER);
    assert_eq!(why.about.cells, [cell(8, 11)]);
    // For another letter it may stand.
    bench.stop_with(across(8, 8, "PaSSE"), &[FROM_X1]).unwrap();
}

#[test]
#[rule("PY-06")]
fn a_joker_is_any_other_letter_fixed_for_the_game_and_worth_nothing() {
    let mut bench = Bench::new(WORDS);
    let lines = bench.turn('S', across(8, 8, "pASSE"), &[FROM_X1]);
    // A S S E is 4, doubled by the star.
    assert_eq!(before_chance(&lines).0, 8);
    assert_eq!(bench.state().board.get(cell(8, 8)).unwrap().to_string(), "p");
    // It counts as P, and as nothing, for the rest of the game.
    let lines = bench.turn('U', down(9, 8, "U"), &[]);
    assert_eq!((lines[0].word.as_deref(), before_chance(&lines).0), (Some("PU"), 1));
}

#[test]
#[rule("PY-06", "PY-18")]
fn a_joker_cannot_be_changed_or_covered_later() {
    let mut bench = Bench::new(WORDS);
    bench.turn('S', across(8, 8, "pASSE"), &[FROM_X1]);
    bench.start('R');
    let refusal = bench.stop(across(8, 8, "rASSE")).unwrap_err();
    assert_eq!((refusal.code.clone(), refusal.rule.as_ref()), (codes::JOKER_IS_FIXED, "PY-06"));
    let refusal = bench.stop(across(8, 9, "R")).unwrap_err();
    assert_eq!((refusal.code.clone(), refusal.rule.as_ref()), (code::CELL_TAKEN, "PY-18"));
}

#[test]
#[rule("PY-07", "PY-A20", "PY-05", "PY-A31")]
fn after_three_rolls_in_vain_the_turn_is_over_without_points_or_timer() {
    // No S in the tray, but a joker: it does not count.
    let mut bench = Bench::with_edition(&["ete", "pre"], few_tiles("ETEPRE", 1, "ES"));
    for attempt in 1..=2 {
        let events = bench.roll('S');
        assert!(matches!(events[..], [Event::Rolled { spot_until: None, .. }]));
        assert!(matches!(&bench.state().stage, Stage::Roll { failed } if failed.len() == attempt));
        assert_eq!(bench.table.deadline(), None);
    }
    let refusal = bench.act(bench.player(), Command::Pass, &[]).unwrap_err();
    assert_eq!(refusal.code, code::WRONG_PHASE);
    let events = bench.roll('S');
    assert!(matches!(events[1], Event::NoWord { how: NoWord::RollsFailed, .. }));
    assert_eq!(bench.scores(), [0, 0]);
    assert_eq!(bench.state().on_turn, Side(1));
    assert!(!events.iter().any(|event| matches!(event, Event::Started { .. })));
}

#[test]
#[rule("PY-A33")]
fn the_house_may_give_more_rolls_or_fewer() {
    for rolls in [1, 5] {
        let house = House { rolls: Some(rolls), ..House::default() };
        let edition = few_tiles("ETEPRE", 1, "ES");
        let players = vec![Player::default(); 2];
        let mut bench = Bench::open(&["ete", "pre"], edition, house, players);
        for _ in 1..rolls {
            bench.roll('S');
            assert_eq!(bench.state().on_turn, Side(0));
        }
        let events = bench.roll('S');
        assert!(matches!(events[1], Event::NoWord { how: NoWord::RollsFailed, .. }));
        assert_eq!(bench.state().on_turn, Side(1));
    }
}

#[test]
#[rule("PY-07")]
fn a_letter_found_on_the_third_roll_counts() {
    let mut bench = Bench::with_edition(&["ete", "pre"], few_tiles("ETEPRE", 1, "ES"));
    bench.roll('S');
    bench.roll('S');
    bench.start('E');
    assert_eq!(bench.state().on_turn, Side(0));
    assert!(matches!(bench.state().stage, Stage::Run { .. }));
}

#[test]
#[rule("PY-A15")]
fn a_single_tile_is_itself_the_rolled_letter() {
    let mut bench = Bench::new(WORDS);
    bench.turn('P', across(8, 8, "PASSE"), &[FROM_X1]);
    bench.start('R');
    assert_eq!(bench.rejected(across(8, 13, "S")).code, codes::ROLLED_LETTER_MISSING);
    bench.stop(across(8, 13, "R")).unwrap();
    assert_eq!(bench.scores()[1], 8);
}
