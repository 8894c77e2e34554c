//! The Chance die: its six faces, and how they meet missed turns and each other.

use super::bench::*;
use crate::party::*;
use crate::refusal::code;
use crate::score::{Points, total};
use crate::seat::Side;
use crate::time::Millis;
use rule::rule;

/// RADIATION from (8,4) to (8,12) covers two Chance squares and the star.
const TWO_SQUARES: &[&str] = &["radiation", "radiations", "as", "na", "nu", "si", "rang"];

fn two_squares() -> Vec<At<Card>> {
    across(8, 4, "RADIATION")
}

fn clock(bench: &Bench) -> Clock {
    match bench.state().stage {
        Stage::Run { clock: Some(clock), .. } => clock,
        ref other => panic!("the timer does not run: {other:?}"),
    }
}

fn faces(events: &[Event]) -> Vec<ChanceFace> {
    let faces = events.iter().filter_map(|event| match event {
        Event::ChanceRolled { face } => Some(*face),
        _ => None,
    });
    faces.collect()
}

#[test]
#[rule("PY-25")]
fn a_tile_placed_on_a_chance_square_rolls_the_die_and_only_when_placed() {
    let mut bench = Bench::new(WORDS);
    bench.start('P');
    let events = bench.stop_with(across(8, 8, "PASSE"), &[NO_DIE]).unwrap();
    assert_eq!(faces(&events), [ChanceFace::NoLetterDie]);
    // PASSES contains the E on that square, but places only an S.
    bench.start('S');
    let events = bench.stop(across(8, 13, "S")).unwrap();
    assert_eq!(faces(&events), []);
}

#[test]
#[rule("PY-26", "PY-A7", "PY-30")]
fn any_one_letter_placed_this_turn_counts_three_times_or_twice() {
    for (face, times, cells) in [
        (LETTER_X3, 3, [(cell(8, 8), 6), (cell(8, 12), 2)]),
        (LETTER_X2, 2, [(cell(8, 8), 3), (cell(8, 12), 1)]),
    ] {
        for (chosen, gain) in cells {
            let mut bench = Bench::new(WORDS);
            bench.start('P');
            bench.wait(31_000);
            bench.stop_with(across(8, 8, "PASSE"), &[face]).unwrap();
            let events = bench.act(0, Command::Choose { cell: chosen }, &[]).unwrap();
            let lines = scored(&events).unwrap();
            // Letters and premiums, then Chance, then the timer, at times 2 when it stopped.
            assert_eq!(kinds(&lines), ["letters", "word_premium", "chance", "timer"]);
            assert_eq!((lines[2].points, lines[2].times), (Points(gain), Some(times)));
            assert_eq!(total(&lines), Points((14 + gain) * 2));
        }
    }
}

#[test]
#[rule("PY-26", "PY-A7")]
fn a_letter_that_was_not_placed_this_turn_cannot_be_chosen_nor_by_the_others() {
    let mut bench = Bench::new(WORDS);
    bench.turn('P', across(8, 8, "PASSE"), &[FROM_X1]);
    bench.start('D');
    bench.stop_with(down(6, 8, "DE.LIEZ"), &[LETTER_X2]).unwrap();
    for other in [cell(8, 8), cell(1, 1), cell(99, 99)] {
        let refusal = bench.act(1, Command::Choose { cell: other }, &[]).unwrap_err();
        assert_eq!(refusal.code, codes::NOT_PLACED_THIS_TURN);
    }
    let refusal = bench.act(0, Command::Choose { cell: cell(12, 8) }, &[]).unwrap_err();
    assert_eq!(refusal.code, code::NOT_YOUR_TURN);
    // One on a plain square may be chosen: D, for 2.
    let events = bench.act(1, Command::Choose { cell: cell(6, 8) }, &[]).unwrap();
    assert_eq!(total(&scored(&events).unwrap()), Points(19 + 2));
}

#[test]
#[rule("PY-A7")]
fn a_joker_gives_nothing_and_the_best_letter_is_taken_when_time_is_up() {
    let mut bench = Bench::new(WORDS);
    bench.start('A');
    bench.stop_with(across(8, 8, "pASSE"), &[LETTER_X3]).unwrap();
    let mut other = bench.table.clone();
    let lines = |events: &[Event]| scored(events).unwrap()[2].points;
    let events = bench.act(0, Command::Choose { cell: cell(8, 8) }, &[]).unwrap();
    assert_eq!(lines(&events), Points(0));
    // Nobody chooses: after twenty seconds the best is taken.
    std::mem::swap(&mut bench.table, &mut other);
    assert!(bench.wait(19_999).is_empty());
    assert_eq!(lines(&bench.wait(1)), Points(2));
}

#[test]
#[rule("PY-A7")]
fn nobody_is_asked_where_the_table_takes_the_best_letter_by_itself() {
    let mut bench = Bench::with_house(WORDS, |house| house.best_chance_letter = true);
    let lines = bench.turn('P', across(8, 8, "PASSE"), &[LETTER_X3]);
    assert_eq!((lines[2].points, lines[2].card.as_deref()), (Points(6), Some("P")));
}

#[test]
#[rule("PY-27", "PY-A9")]
fn without_letter_die_the_next_turn_demands_no_letter_and_its_timer_starts_at_once() {
    let mut bench = Bench::new(WORDS);
    bench.turn('P', across(8, 8, "PASSE"), &[NO_DIE]);
    assert!(bench.state().side(Side(0)).no_letter_die);
    bench.start('E');
    bench.wait(2_000);
    let events = bench.act(1, Command::Pass, &[]).unwrap();
    assert!(matches!(events[1], Event::Turn { team: Side(0), letter_die: false, .. }));
    assert!(matches!(bench.state().stage, Stage::Run { letter: None, .. }));
    assert_eq!(clock(&bench), Clock { since: bench.now, run: Millis(0) });
    assert_eq!(bench.act(0, Command::Roll, &[]).unwrap_err().code, code::WRONG_PHASE);
    bench.stop(across(8, 13, "s")).unwrap();
    // The turn after has its die again.
    bench.pass('E');
    assert!(matches!(bench.state().stage, Stage::Roll { .. }));
}

#[test]
#[rule("PY-28", "PY-A10")]
fn playing_again_is_a_whole_new_turn_and_may_chain() {
    let mut bench = Bench::new(&["passe", "depliez", "depliezs", "riz", "as", "zen"]);
    bench.turn('P', across(8, 8, "PASSE"), &[AGAIN]);
    assert_eq!((bench.state().on_turn, bench.state().turn), (Side(0), 2));
    assert!(matches!(bench.state().stage, Stage::Roll { .. }));
    bench.roll('D');
    assert!(matches!(bench.state().stage, Stage::Spot { .. }));
    bench.spot("D").unwrap();
    assert_eq!(clock(&bench).run, Millis(0));
    bench.stop_with(down(6, 8, "DE.LIEZ"), &[AGAIN]).unwrap();
    assert_eq!((bench.state().on_turn, bench.state().turn), (Side(0), 3));
    bench.pass('E');
    assert_eq!(bench.state().on_turn, Side(1));
}

#[test]
#[rule("PY-29", "PY-C5", "PY-03")]
fn the_opponents_timer_starts_in_the_ordered_zone() {
    for (face, run, times) in [(FROM_X1, 45_000, 1), (FROM_X2, 30_000, 2)] {
        let mut bench = Bench::new(WORDS);
        bench.turn('P', across(8, 8, "PASSE"), &[face]);
        bench.start('R');
        assert_eq!(clock(&bench), Clock { since: bench.now, run: Millis(run) });
        assert_eq!(bench.table.deadline(), Some(bench.now.plus(Millis(90_000 - run))));
        bench.stop(across(8, 13, "R")).unwrap();
        assert_eq!(bench.scores()[1], 8 * times);
        // Once: their next timer is wound up again.
        bench.pass('E');
        bench.start('E');
        assert_eq!(clock(&bench).run, Millis(0));
    }
}

#[test]
#[rule("PY-A8")]
fn one_roll_a_turn_or_one_a_square() {
    let mut bench = Bench::new(TWO_SQUARES);
    bench.start('D');
    let events = bench.stop_with(two_squares(), &[AGAIN]).unwrap();
    assert_eq!(faces(&events).len(), 1);

    let per_square = |house: &mut House| house.chance_rolls = ChanceRolls::PerSquare;
    let mut bench = Bench::with_house(TWO_SQUARES, per_square);
    bench.start('D');
    let events = bench.stop_with(two_squares(), &[AGAIN, NO_DIE]).unwrap();
    assert_eq!(faces(&events), [ChanceFace::PlayAgain, ChanceFace::NoLetterDie]);
    // The turn that is played again is the next turn: no letter die in it.
    assert_eq!(bench.state().on_turn, Side(0));
    assert!(matches!(bench.state().stage, Stage::Run { letter: None, .. }));

    // Two letters, one after the other: D twice, then three times.
    let mut bench = Bench::with_house(TWO_SQUARES, per_square);
    bench.start('D');
    bench.stop_with(two_squares(), &[LETTER_X2]).unwrap();
    let events = bench.act(0, Command::Choose { cell: cell(8, 6) }, &[LETTER_X3]).unwrap();
    assert_eq!(scored(&events), None);
    let events = bench.act(0, Command::Choose { cell: cell(8, 6) }, &[]).unwrap();
    let lines = scored(&events).unwrap();
    assert_eq!(kinds(&lines), ["letters", "word_premium", "chance", "chance", "timer"]);
    assert_eq!(total(&lines), Points((10 * 2 + 2 + 4) * 4));
}

#[test]
#[rule("PY-A11", "PY-A29")]
fn a_missed_turn_keeps_the_pending_turn_without_letter_die() {
    let mut bench = Bench::new(WORDS);
    bench.start('P');
    bench.stop(Vec::new()).unwrap();
    bench.stop_with(across(8, 8, "PASSE"), &[NO_DIE]).unwrap();
    assert_eq!(bench.state().on_turn, Side(1));
    bench.pass('E');
    // Side 0's next turn is skipped, and the die it need not roll is kept.
    assert_eq!(bench.state().on_turn, Side(1));
    assert!(bench.state().side(Side(0)).no_letter_die);
    bench.pass('E');
    assert_eq!(bench.state().on_turn, Side(0));
    assert!(matches!(bench.state().stage, Stage::Run { letter: None, .. }));
}

#[test]
#[rule("PY-A11")]
fn a_missed_turn_takes_the_turn_that_would_be_played_again() {
    let mut bench = Bench::new(WORDS);
    bench.start('P');
    bench.stop(Vec::new()).unwrap();
    let events = bench.stop_with(across(8, 8, "PASSE"), &[AGAIN]).unwrap();
    assert!(events.contains(&Event::Missed { team: Side(0) }));
    assert_eq!(bench.state().on_turn, Side(1));
    bench.pass('E');
    assert_eq!(bench.state().on_turn, Side(0));
}

#[test]
#[rule("PY-A10", "PY-A30")]
fn what_waits_for_the_opponents_waits_for_their_turn() {
    let per_square = |house: &mut House| house.chance_rolls = ChanceRolls::PerSquare;
    let mut bench = Bench::with_house(TWO_SQUARES, per_square);
    bench.start('D');
    bench.stop_with(two_squares(), &[FROM_X1, AGAIN]).unwrap();
    bench.start('E');
    assert_eq!(clock(&bench).run, Millis(0), "the team's own turn is not concerned");
    bench.act(0, Command::Pass, &[]).unwrap();
    bench.start('E');
    assert_eq!(clock(&bench).run, Millis(45_000));
}

#[test]
#[rule("PY-A30")]
fn of_two_pending_zones_the_lower_applies_in_either_order() {
    for dice in [[FROM_X1, FROM_X2], [FROM_X2, FROM_X1]] {
        let per_square = |house: &mut House| house.chance_rolls = ChanceRolls::PerSquare;
        let mut bench = Bench::with_house(TWO_SQUARES, per_square);
        bench.start('D');
        bench.stop_with(two_squares(), &dice).unwrap();
        bench.start('E');
        assert_eq!(clock(&bench).run, Millis(45_000));
    }
}

#[test]
#[rule("PY-A30")]
fn a_pending_zone_waits_through_missed_turns_and_failed_rolls() {
    // A die with a letter that the tray lacks.
    let mut edition = printed();
    edition.letters.retain(|tiles| tiles.letter != glyph('K'));
    edition.letter_dice[0].faces[9] = glyph('K');
    let mut bench = Bench::with_edition(WORDS, edition);
    bench.roll('P');
    bench.spot("E").unwrap();
    bench.wait(20_000);
    // Side 1 will miss a turn, and then fail with three rolls.
    bench.stop_with(across(8, 8, "PASSE"), &[FROM_X2]).unwrap();
    assert_eq!(bench.state().on_turn, Side(0), "team 1 missed its turn");
    bench.pass('E');
    for _ in 0..3 {
        bench.roll('K');
    }
    bench.pass('E');
    assert_eq!(bench.state().on_turn, Side(1));
    bench.start('E');
    assert_eq!(clock(&bench).run, Millis(30_000));
}
