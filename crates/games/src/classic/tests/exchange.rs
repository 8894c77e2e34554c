//! Exchanging and passing.

use super::bench::*;
use crate::classic::*;
use crate::kit::WordRules;
use crate::log::Act;
use crate::refusal::code;
use rule::rule;

#[test]
#[rule("SC-07")]
fn an_exchange_discards_and_draws_as_many_and_ends_the_turn() {
    let mut bench = Bench::<Plain>::new("ar", House::default(), &["ARCASO2", "EEEEIII"], "ZX?");
    bench.play(0, exchange("AO2")).unwrap();
    assert_eq!(bench.hand(0), "?ACRSXZ");
    assert_eq!(bench.table.state().discards, cards("AO2"));
    assert_eq!(bench.scores(), [0, 0]);
    assert_eq!(bench.table.state().on_turn, Seat(1));
    bench.play(1, exchange("EEEEIII")).unwrap();
    assert_eq!(bench.table.state().discards.len(), 10);
    assert_eq!(why(bench.play(0, exchange(""))).0, codes::NOTHING_EXCHANGED);
    let refusal = bench.play(0, exchange("ZZ")).unwrap_err();
    assert_eq!((refusal.code, refusal.about.cards), (code::NOT_IN_HAND, vec!["Z".to_owned()]));
}

#[test]
#[rule("SC-A8", "SC-A10")]
fn nobody_exchanges_more_than_the_pile_has() {
    let mut bench = Bench::<Plain>::exact("ar", House::default(), &["ARC", "ASO"], "LI");
    let refusal = bench.play(0, exchange("ARC")).unwrap_err();
    assert_eq!((refusal.code, refusal.about.number), (codes::PILE_TOO_SHORT, Some(2)));
    bench.play(0, exchange("AR")).unwrap();
    // The discards are not shuffled again: the pile stays empty.
    assert_eq!(why(bench.play(1, exchange("A"))), (codes::PILE_TOO_SHORT, "SC-A8".into()));
    assert_eq!(bench.table.state().discards.len(), 2);
}

#[test]
#[rule("SC-09", "SC-C7", "SC-A9")]
fn the_game_ends_when_all_pass_twice_in_a_row() {
    let mut bench = Bench::<Plain>::new("ar ra", House::default(), &["ARCASOA", "ARCEEEI"], "");
    for _ in 0..3 {
        let seat = bench.table.state().on_turn.0;
        bench.play(seat, Command::Pass).unwrap();
    }
    // A word in between starts the count again, and so does an exchange.
    bench.lay(1, (0, 0), "AR").unwrap();
    for _ in 0..3 {
        let seat = bench.table.state().on_turn.0;
        bench.play(seat, Command::Pass).unwrap();
    }
    bench.play(1, exchange("E")).unwrap();
    for pass in 0..4 {
        assert!(bench.table.outcome().is_none(), "over after {pass} passes");
        let seat = bench.table.state().on_turn.0;
        bench.play(seat, Command::Pass).unwrap();
    }
    assert!(bench.table.outcome().is_some());
    assert_eq!(why(bench.play(0, Command::Pass)).0, code::GAME_OVER);
}

/// Lays a word that does not exist, and somebody challenges it.
fn lose_a_turn(bench: &mut Bench<Plain>) {
    let state = bench.table.state();
    let (seat, seats) = (state.on_turn.0, state.hands.len() as u8);
    bench.lay(seat, (0, 0), "RA").unwrap();
    bench.play((seat + 1) % seats, Command::Challenge).unwrap();
}

fn pass(bench: &mut Bench<Plain>) {
    let seat = bench.table.state().on_turn.0;
    bench.play(seat, Command::Pass).unwrap();
}

fn reason(bench: &Bench<Plain>) -> Option<EndReason> {
    bench.news().into_iter().find_map(|news| match news {
        News::Ended { reason, .. } => Some(reason),
        _ => None,
    })
}

const HANDS: [&str; 3] = ["ARCASOA", "AROEEEI", "AROOOIU"];

#[test]
#[rule("SC-A22", "SC-09")]
fn a_turn_lost_to_a_challenge_is_no_pass_but_keeps_no_game_alive() {
    let mut bench = Bench::<Plain>::new("ar", challenge_mode(), &HANDS, "");
    for turn in 0..9 {
        assert!(bench.table.outcome().is_none(), "over after {turn} turns");
        // Seat 1 tries words that do not exist, the others pass.
        if turn % 3 == 1 { lose_a_turn(&mut bench) } else { pass(&mut bench) }
    }
    assert_eq!(reason(&bench), Some(EndReason::Stalled), "nobody came on for three turns each");
    // Whoever loses a turn and then passes twice has passed twice.
    let mut bench = Bench::<Plain>::new("ar", challenge_mode(), &HANDS[..2], "");
    lose_a_turn(&mut bench);
    for _ in 0..3 {
        pass(&mut bench);
        assert!(bench.table.outcome().is_none());
    }
    pass(&mut bench);
    assert_eq!(reason(&bench), Some(EndReason::Passes));
}

#[test]
#[rule("SC-A22", "SC-09", "SC-A27")]
fn the_passes_of_who_left_do_not_end_the_game() {
    let mut bench = Bench::<Plain>::new("ar", House::default(), &HANDS, "");
    bench.lay(0, (0, 0), "AR").unwrap();
    for _ in 0..3 {
        pass(&mut bench);
    }
    bench.act(Some(1), Act::Leave { seat: Seat(1) }).unwrap();
    pass(&mut bench);
    // Four passes since the word, but seat 0 has passed once only.
    assert!(bench.table.outcome().is_none());
    pass(&mut bench);
    assert_eq!(reason(&bench), Some(EndReason::Passes));
}

#[test]
#[rule("SC-A22", "SC-A11")]
fn a_missed_turn_is_neither_a_pass_nor_idle() {
    let strict = WordRules { lost_challenge: LostChallenge::MissTurn, ..WordRules::challenge() };
    let house = House { judged: strict, ..House::default() };
    let mut bench = Bench::<Plain>::new("ar aro", house, &HANDS, "");
    bench.lay(0, (0, 0), "AR").unwrap();
    bench.play(2, Command::Challenge).unwrap();
    bench.lay(1, (0, 2), "O").unwrap();
    bench.play(2, Command::Challenge).unwrap();
    // Seat 2 misses two turns, while the others pass twice.
    for seat in [0, 1, 0, 1, 2, 0, 1] {
        assert_eq!(bench.table.state().on_turn, Seat(seat));
        pass(&mut bench);
        assert!(bench.table.outcome().is_none(), "seat 2 has passed once at most");
    }
    pass(&mut bench);
    assert_eq!(reason(&bench), Some(EndReason::Passes));
}
