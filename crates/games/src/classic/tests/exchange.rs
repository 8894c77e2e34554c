//! Exchanging and passing.

use super::bench::*;
use crate::classic::*;
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

#[test]
#[rule("SC-A22")]
fn a_turn_lost_to_a_challenge_counts_as_a_pass() {
    let mut bench =
        Bench::<Plain>::new("ar", challenge_mode(), &["ARCASOA", "ARCEEEI", "AROOOIU"], "");
    for turn in 0..6 {
        assert!(bench.table.outcome().is_none(), "over after {turn} turns");
        let seat = turn % 3;
        if turn % 2 == 0 {
            bench.play(seat, Command::Pass).unwrap();
        } else {
            bench.lay(seat, (0, 0), "RA").unwrap();
            bench.play((seat + 1) % 3, Command::Challenge).unwrap();
        }
    }
    assert!(bench.table.outcome().is_some());
}
