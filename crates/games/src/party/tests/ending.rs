//! The ways to end, each from a late position that was played on the board.

use super::bench::*;
use crate::kit::WordRules;
use crate::party::*;
use crate::score::Points;
use crate::seat::{Player, Seat, Side};
use rule::rule;

fn winners(bench: &Bench) -> Vec<u8> {
    bench.table.outcome().unwrap().winners.iter().map(|team| team.0).collect()
}

#[test]
#[rule("PY-34", "PY-35", "PY-A31")]
fn an_empty_tray_ends_the_game_after_score_and_chance_and_cancels_playing_again() {
    let mut bench = Bench::with_edition(&["passe", "passes"], few_tiles("PASSES", 0, "PS"));
    bench.turn('P', across(8, 8, "PASSE"), &[FROM_X2]);
    assert_eq!(bench.end_reason(), None);
    bench.turn('S', across(8, 13, "S"), &[]);
    assert_eq!(bench.end_reason(), Some(EndReason::EmptyTray));
    assert_eq!(bench.scores(), [56, 16], "nothing is subtracted, nothing added");
    assert_eq!(winners(&bench), [0]);

    let mut bench = Bench::with_edition(&["passe"], few_tiles("PASSE", 0, "P"));
    bench.start('P');
    bench.stop_with(across(8, 8, "PASSE"), &[LETTER_X3]).unwrap();
    assert_eq!(bench.end_reason(), None, "first the Chance die, then the score, then the end");
    bench.act(0, Command::Choose { cell: cell(8, 8) }, &[]).unwrap();
    assert_eq!((bench.end_reason(), bench.scores()), (Some(EndReason::EmptyTray), [80, 0]));

    let mut bench = Bench::with_edition(&["passe"], few_tiles("PASSE", 0, "P"));
    bench.turn('P', across(8, 8, "PASSE"), &[AGAIN]);
    assert_eq!(bench.end_reason(), Some(EndReason::EmptyTray));
}

/// After PASSE an S and an E are left, but the die shows neither.
fn late() -> Bench {
    let words = &["passe", "passes", "es"];
    let mut bench = Bench::with_edition(words, few_tiles("PASSEKSE", 0, "PKX"));
    bench.turn('P', across(8, 6, "PASSE"), &[]);
    bench
}

fn fail(bench: &mut Bench) {
    for _ in 0..3 {
        bench.roll('X');
    }
}

#[test]
#[rule("PY-34", "PY-C7", "PY-07")]
fn both_teams_failing_three_rolls_in_succession_end_the_game() {
    let mut bench = late();
    fail(&mut bench);
    assert_eq!(bench.end_reason(), None, "both teams must fail");
    fail(&mut bench);
    assert_eq!(bench.end_reason(), Some(EndReason::RollsFailed));
}

#[test]
#[rule("PY-A21")]
fn a_successful_roll_by_either_team_breaks_the_row() {
    // Side 1 fails, both succeed, team 0 fails: that is no row.
    let mut bench = late();
    fail(&mut bench);
    bench.pass('K');
    bench.roll('X');
    bench.roll('X');
    bench.pass('K');
    fail(&mut bench);
    assert_eq!(bench.end_reason(), None);
    fail(&mut bench);
    assert_eq!(bench.end_reason(), Some(EndReason::RollsFailed));

    // Side 0's success breaks team 1's row too, though team 1 does not roll before team 0 fails:
    // it started falsely and misses its turn.
    let mut bench = late();
    fail(&mut bench);
    bench.roll('K');
    bench.spot("S").unwrap();
    bench.wait(20_000);
    bench.act(0, Command::Pass, &[]).unwrap();
    assert_eq!(bench.state().on_turn, Side(0), "team 1 missed");
    fail(&mut bench);
    assert_eq!(bench.end_reason(), None);
}

#[test]
#[rule("PY-A30")]
fn missed_turns_neither_count_as_failed_nor_break_the_row() {
    let mut bench = late();
    // Side 1 stops too early and passes; team 0 fails; team 1 misses; team 0 fails again.
    bench.start('K');
    bench.stop(Vec::new()).unwrap();
    bench.act(1, Command::Pass, &[]).unwrap();
    fail(&mut bench);
    assert_eq!(bench.state().on_turn, Side(0), "team 1 missed");
    assert_eq!(bench.end_reason(), None);
    fail(&mut bench);
    assert_eq!(bench.end_reason(), None, "team 1 has not failed");
    fail(&mut bench);
    assert_eq!(bench.end_reason(), Some(EndReason::RollsFailed));
}

#[test]
#[rule("PY-34", "PY-A22")]
fn no_placement_for_any_letter_of_the_tray_ends_the_game() {
    let mut bench = Bench::with_edition(&["passe", "ka"], few_tiles("PASSEK", 0, "PK"));
    bench.turn('P', across(8, 6, "PASSE"), &[]);
    // K above the A of PASSE makes KA, so there is room.
    assert_eq!(bench.end_reason(), None);

    let mut bench = Bench::with_edition(&["passe"], few_tiles("PASSEK", 0, "PK"));
    bench.turn('P', across(8, 6, "PASSE"), &[]);
    assert_eq!(bench.end_reason(), Some(EndReason::NoRoom));
    assert_eq!(bench.state().tray, [card("K")]);
}

#[test]
#[rule("PY-A22", "PY-A14")]
fn a_placement_that_only_a_joker_makes_is_none_for_a_letter() {
    // KAK, through the A of PASSE, needs two K, one of them by a joker; so no roll of K allows it.
    let words = &["passe", "kak"];
    let mut bench = Bench::with_edition(words, few_tiles("PASSEK", 1, "PK"));
    bench.turn('P', across(8, 6, "PASSE"), &[]);
    assert_eq!(bench.end_reason(), Some(EndReason::NoRoom));
    // With a turn without letter die coming, jokers alone may be laid.
    let words = &["passe", "passes"];
    let mut bench = Bench::with_edition(words, few_tiles("PASSEK", 1, "PK"));
    bench.turn('P', across(8, 8, "PASSE"), &[NO_DIE]);
    assert_eq!(bench.end_reason(), None);
    bench.pass('K');
    assert_eq!(bench.end_reason(), None);
    bench.stop(across(8, 13, "s")).unwrap();
    assert_eq!(bench.end_reason(), Some(EndReason::NoRoom));
}

#[test]
#[rule("PY-A31", "PY-A22")]
fn with_only_jokers_left_every_roll_fails_unless_no_letter_die_is_due() {
    let words = &["passe", "passes"];
    let mut bench = Bench::with_edition(words, few_tiles("PASSE", 1, "PS"));
    bench.turn('P', across(8, 6, "PASSE"), &[]);
    assert_eq!((bench.end_reason(), &bench.state().tray[..]), (None, &[card("?")][..]));
    for _ in 0..6 {
        bench.roll('S');
    }
    assert_eq!(bench.end_reason(), Some(EndReason::RollsFailed));

    let mut bench = Bench::with_edition(words, few_tiles("PASSE", 1, "PS"));
    bench.turn('P', across(8, 8, "PASSE"), &[NO_DIE]);
    for _ in 0..3 {
        bench.roll('S');
    }
    bench.stop(across(8, 13, "s")).unwrap();
    assert_eq!(bench.end_reason(), Some(EndReason::EmptyTray));
    assert_eq!(bench.scores(), [56 + 7 * 4, 0]);
}

#[test]
#[rule("PY-A22")]
fn both_teams_may_agree_that_there_is_no_room() {
    let mut bench = Bench::new(WORDS);
    bench.start('P');
    bench.act(1, Command::NoRoom, &[]).unwrap();
    assert_eq!(bench.act(1, Command::NoRoom, &[]).unwrap_err().code, codes::ALREADY_SAID);
    // What was said holds for this turn only.
    bench.act(0, Command::Pass, &[]).unwrap();
    bench.act(0, Command::NoRoom, &[]).unwrap();
    assert_eq!(bench.end_reason(), None);
    bench.act(1, Command::NoRoom, &[]).unwrap();
    assert_eq!(bench.end_reason(), Some(EndReason::Agreed));
    let mut bench = Bench::with_house(WORDS, |house| house.judged = WordRules::challenge());
    bench.start('P');
    bench.stop(across(8, 6, "PASSE")).unwrap();
    assert!(bench.act(0, Command::NoRoom, &[]).is_err(), "not while a word waits for its score");
}

#[test]
#[rule("PY-A23", "PY-A26", "PY-35")]
fn three_turns_of_each_team_without_a_word_end_the_game_and_a_tie_is_shared() {
    let mut bench = Bench::new(WORDS);
    for _ in 0..2 {
        bench.pass('E');
        bench.start('E');
        bench.wait(90_000);
    }
    bench.pass('E');
    assert_eq!(bench.end_reason(), None);
    bench.pass('E');
    assert_eq!(bench.end_reason(), Some(EndReason::EndlessPassing));
    assert_eq!((bench.scores(), winners(&bench)), ([0, -10], vec![0]));

    let mut bench = Bench::new(WORDS);
    for _ in 0..6 {
        bench.start('E');
        bench.wait(90_000);
    }
    assert_eq!((bench.scores(), winners(&bench)), ([-15, -15], vec![0, 1]));
}

#[test]
#[rule("PY-A23")]
fn a_word_or_a_missed_turn_does_not_count_as_passing() {
    let mut bench = Bench::new(WORDS);
    for _ in 0..4 {
        bench.pass('E');
    }
    bench.turn('P', across(8, 6, "PASSE"), &[]);
    bench.pass('E');
    assert_eq!(bench.end_reason(), None, "team 0 has placed a word");
    // Side 1 has three turns without a word, team 0 gets them with one missed turn in between.
    bench.start('E');
    bench.stop(Vec::new()).unwrap();
    bench.act(0, Command::Pass, &[]).unwrap();
    bench.pass('E');
    assert_eq!(bench.state().on_turn, Side(1), "team 0 missed its turn");
    bench.pass('E');
    assert_eq!(bench.state().side(Side(0)).without_word, 1);
    bench.pass('E');
    bench.pass('E');
    assert_eq!(bench.end_reason(), None);
    bench.pass('E');
    assert_eq!(bench.end_reason(), Some(EndReason::EndlessPassing));
}

#[test]
#[rule("PY-A23")]
fn where_the_table_says_so_passing_goes_on_for_ever() {
    let mut bench = Bench::with_house(WORDS, |house| house.stop_endless_passing = false);
    for _ in 0..20 {
        bench.pass('E');
    }
    assert_eq!(bench.end_reason(), None);
}

#[test]
#[rule("PY-35")]
fn the_highest_score_wins_whoever_began() {
    let mut bench = Bench::with_edition(&["as", "mas", "masse"], few_tiles("ASMSE", 0, "ASME"));
    bench.turn('A', across(8, 8, "AS"), &[]);
    bench.turn('M', across(8, 7, "M..SE"), &[]);
    assert_eq!(bench.end_reason(), Some(EndReason::EmptyTray));
    assert_eq!((bench.scores(), winners(&bench)), ([16, 24], vec![1]));
}

#[test]
fn a_team_that_nobody_plays_for_any_more_has_lost() {
    let mut bench = Bench::open(WORDS, printed(), House::default(), vec![Player::default(); 3]);
    bench.turn('P', across(8, 6, "PASSE"), &[]);
    let leave = |bench: &mut Bench, seat: u8| {
        let act = crate::Act::Leave { seat: Seat(seat) };
        let mut chance = crate::Recorded::new(Vec::new());
        let by = Some(Seat(seat));
        bench.table.submit(by, act, bench.now, &bench.words, &mut chance).unwrap();
    };
    leave(&mut bench, 0);
    assert_eq!(bench.end_reason(), None, "seat 2 plays on for team 0");
    leave(&mut bench, 2);
    assert_eq!(bench.end_reason(), Some(EndReason::TeamLeft));
    assert_eq!(winners(&bench), [1], "whatever the score: {:?}", bench.table.scores());
    assert_eq!(bench.table.scores()[0], Points(56));
}
