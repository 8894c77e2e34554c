//! The timer: who starts it, when it stops, and what its zones do.

use super::bench::*;
use crate::game::Game;
use crate::party::*;
use crate::refusal::code;
use crate::score::{Points, total};
use crate::seat::{Seat, Side};
use crate::time::Millis;
use rule::rule;

fn clock(bench: &Bench) -> Clock {
    match bench.state().stage {
        Stage::Run { clock: Some(clock), .. } => clock,
        ref other => panic!("the timer does not run: {other:?}"),
    }
}

/// PASSE without its Chance square: 7, doubled by the star.
fn passe() -> Vec<At<Card>> {
    across(8, 5, "PASSE")
}

#[test]
#[rule("PY-08", "PY-03")]
fn the_other_team_starts_the_wound_up_timer_once_it_has_spotted_the_letter() {
    let mut bench = Bench::new(WORDS);
    bench.roll('P');
    assert!(bench.wait(19_000).is_empty(), "until then the clock does not run");
    let refusal = bench.act(0, Command::Spot { tile: card("P") }, &[]).unwrap_err();
    assert_eq!((refusal.code.clone(), refusal.rule.as_ref()), (codes::OWN_CLOCK, "PY-08"));
    let refusal = bench.stop(passe()).unwrap_err();
    assert_eq!(refusal.code, code::WRONG_PHASE);
    bench.spot("P").unwrap();
    assert_eq!(clock(&bench), Clock { since: bench.now, run: Millis(0) });
    // Every turn begins with a wound-up timer, however long the last one ran.
    bench.wait(40_000);
    bench.stop(passe()).unwrap();
    bench.start('R');
    assert_eq!(clock(&bench), Clock { since: bench.now, run: Millis(0) });
}

#[test]
#[rule("PY-A13")]
fn if_nobody_spots_the_letter_the_timer_starts_by_itself() {
    let mut bench = Bench::new(WORDS);
    bench.roll('P');
    assert_eq!(bench.table.deadline(), Some(bench.now.plus(Millis(20_000))));
    assert!(bench.wait(19_999).is_empty());
    let events = bench.wait(5_001);
    assert!(matches!(events[..], [Event::Started { by: StartedBy::Limit, .. }]), "{events:?}");
    // It runs since the limit, not since somebody looked.
    assert_eq!(clock(&bench).since, Millis(20_000));

    let mut bench = Bench::with_house(WORDS, |house| house.spotting_seconds = Some(3));
    bench.roll('P');
    assert_eq!(bench.wait(3_000).len(), 1);
}

#[test]
#[rule("PY-A28", "PY-09")]
fn a_wrong_tile_is_a_false_start_and_costs_the_next_turn() {
    let mut bench = Bench::new(WORDS);
    bench.roll('P');
    let events = bench.spot("R").unwrap();
    assert!(matches!(events[..], [Event::FalseStart { team: Side(1), .. }]));
    assert_eq!(bench.state().side(Side(1)).misses, 1);
    // It may not press again this turn, so it cannot start falsely twice either.
    for tile in ["P", "R"] {
        let refusal = bench.spot(tile).unwrap_err();
        assert_eq!((refusal.code.clone(), refusal.rule.as_ref()), (codes::FALSE_STARTED, "PY-A28"));
    }
    // The clock starts by the limit, and the turn goes on as usual.
    assert!(matches!(bench.wait(20_000)[..], [Event::Started { by: StartedBy::Limit, .. }]));
    let events = bench.stop(passe()).unwrap();
    assert!(events.contains(&Event::Missed { team: Side(1) }));
    assert_eq!((bench.state().on_turn, bench.state().side(Side(1)).misses), (Side(0), 0));
    // In another turn it may press again.
    bench.start('E');
}

#[test]
#[rule("PY-A28")]
fn a_joker_is_a_wrong_tile_and_a_tile_that_is_not_there_is_refused() {
    let mut bench = Bench::new(WORDS);
    bench.roll('P');
    for tile in ["p", "x2", "Ç"] {
        assert_eq!(bench.spot(tile).unwrap_err().code, codes::NOT_IN_TRAY);
    }
    assert!(matches!(bench.spot("?").unwrap()[..], [Event::FalseStart { .. }]));
}

#[test]
#[rule("PY-A29", "PY-09", "PY-A12")]
fn after_an_early_stop_the_timer_goes_on_and_missed_turns_add_up() {
    let mut bench = Bench::new(WORDS);
    bench.start('P');
    let before = clock(&bench);
    bench.wait(1_000);
    for misses in 1..=2 {
        let events = bench.stop(Vec::new()).unwrap();
        assert_eq!(events, [Event::EarlyStop { seat: Seat(0), team: Side(0) }]);
        assert_eq!(bench.state().side(Side(0)).misses, misses);
        assert_eq!(clock(&bench), before, "the timer goes on");
    }
    bench.stop(passe()).unwrap();
    assert_eq!(bench.scores(), [56, 0], "this turn still counts, at times 4");
    // Its next two turns are skipped.
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(bench.state().on_turn.0);
        bench.pass('E');
    }
    assert_eq!(order, [1, 1, 1, 0]);
}

#[test]
#[rule("PY-A12")]
fn where_the_house_is_gentle_what_would_cost_a_turn_is_refused() {
    let mut bench = Bench::with_house(WORDS, |house| house.gentle = true);
    bench.roll('P');
    assert_eq!(bench.spot("R").unwrap_err().code, codes::WRONG_TILE);
    bench.spot("P").unwrap();
    assert_eq!(bench.stop(Vec::new()).unwrap_err().code, code::NOTHING_LAID);
    assert_eq!(bench.state().side(Side(0)).misses + bench.state().side(Side(1)).misses, 0);
}

#[test]
#[rule("PY-11", "PY-12", "PY-A4", "PY-C6", "PY-30")]
fn the_zone_at_the_stop_decides() {
    let expected = [(0, 56), (1, 42), (2, 28), (3, 14), (4, 13), (5, 9)];
    for (zone, points) in expected {
        for moment in [zone * 15_000, zone * 15_000 + 14_999] {
            let mut bench = Bench::new(WORDS);
            bench.start('P');
            bench.wait(moment);
            let lines = scored(&bench.stop(passe()).unwrap()).unwrap();
            assert_eq!(total(&lines), Points(points), "stopped after {moment} ms");
            assert_eq!(kinds(&lines), ["letters", "word_premium", "timer"]);
        }
    }
}

#[test]
#[rule("PY-13", "PY-A5")]
fn the_ding_costs_five_even_if_tiles_were_laid_but_not_stopped_with() {
    let mut bench = Bench::new(WORDS);
    bench.start('P');
    // A draft on the board is no placement.
    assert_eq!(Party::check_draft(bench.state(), Seat(0), &passe()), Ok(()));
    assert!(bench.wait(89_999).is_empty());
    let events = bench.wait(1);
    assert!(matches!(events[0], Event::NoWord { how: NoWord::Ding, .. }));
    assert_eq!((bench.scores(), bench.state().on_turn), ([-5, 0], Side(1)));
    assert_eq!((bench.state().tray.len(), bench.state().board.len()), (102, 0));
    // A stop at that very moment comes too late.
    let refusal = bench.act(0, Command::stop(passe()), &[]).unwrap_err();
    assert_eq!(refusal.code, code::NOT_YOUR_TURN);
}

#[test]
#[rule("PY-33")]
fn a_pass_costs_nothing_except_in_the_minus_zones() {
    for (zone, points) in [(0, 0), (1, 0), (2, 0), (3, 0), (4, -1), (5, -5)] {
        let mut bench = Bench::new(WORDS);
        bench.start('P');
        bench.wait(zone * 15_000);
        bench.act(0, Command::Pass, &[]).unwrap();
        assert_eq!((bench.scores(), bench.state().on_turn), ([points, 0], Side(1)));
    }
}

#[test]
#[rule("PY-A32")]
fn without_a_timer_every_stop_counts_once_and_time_is_never_up() {
    let mut bench = Bench::with_house(WORDS, |house| house.untimed = true);
    bench.roll('P');
    assert_eq!(bench.table.deadline(), None);
    assert!(bench.wait(10_000_000).is_empty());
    bench.stop(passe()).unwrap();
    assert_eq!(bench.scores(), [14, 0]);
    bench.roll('R');
    bench.wait(10_000_000);
    bench.act(1, Command::Pass, &[]).unwrap();
    assert_eq!(bench.scores(), [14, 0]);
}

#[test]
#[rule("PY-A27")]
fn scores_above_the_printed_table_are_multiplied() {
    // The table ends with 100 points at times 4.
    let mut bench = Bench::new(&["oxygenez", "ex"]);
    bench.start('G');
    let lines = scored(&bench.stop_with(across(8, 8, "OXYGENEZ"), &[FROM_X1]).unwrap()).unwrap();
    // O1 X10 Y10 G2 E1 N1 E1 Z10 is 36; star and triple word make 216; times 4 is 864.
    assert_eq!(before_chance(&lines), Points(216));
    assert_eq!(bench.scores(), [864, 0]);
}

#[test]
#[rule("PY-08")]
fn commands_out_of_phase_are_refused() {
    let mut bench = Bench::new(WORDS);
    let wrong = |bench: &mut Bench, seat: u8, command: Command| {
        let before = bench.table.clone();
        let refusal = bench.act(seat, command, &[]).unwrap_err();
        assert_eq!(bench.table, before);
        refusal.code
    };
    let stop = Command::stop(passe());
    let spot = Command::Spot { tile: card("P") };
    let choose = Command::Choose { cell: cell(8, 8) };
    // Before the roll.
    for command in [stop.clone(), Command::Pass, choose.clone(), Command::Accept] {
        assert_eq!(wrong(&mut bench, 0, command), code::WRONG_PHASE);
    }
    assert_eq!(wrong(&mut bench, 1, spot.clone()), code::WRONG_PHASE);
    assert_eq!(wrong(&mut bench, 1, Command::Roll), code::NOT_YOUR_TURN);
    // While the letter is looked for.
    bench.roll('P');
    for command in [stop.clone(), Command::Roll, Command::Pass, Command::Challenge] {
        assert_eq!(wrong(&mut bench, 0, command), code::WRONG_PHASE);
    }
    // While the timer runs.
    bench.spot("P").unwrap();
    assert_eq!(wrong(&mut bench, 1, spot), code::WRONG_PHASE);
    assert_eq!(wrong(&mut bench, 1, stop), code::NOT_YOUR_TURN);
    assert_eq!(wrong(&mut bench, 1, Command::Pass), code::NOT_YOUR_TURN);
    for command in [Command::Roll, choose, Command::Accept, Command::Challenge] {
        assert_eq!(wrong(&mut bench, 0, command), code::WRONG_PHASE);
    }
}

#[test]
fn time_does_not_run_backwards() {
    let mut bench = Bench::new(WORDS);
    bench.wait(5_000);
    bench.start('P');
    bench.now = Millis(4_999);
    let before = bench.table.clone();
    let refusal = bench.stop(passe()).unwrap_err();
    assert_eq!(refusal.code, code::TIME_RUNS_BACK);
    assert_eq!(bench.table, before);
}
