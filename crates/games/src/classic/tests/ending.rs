//! The end of the game and what the hands are worth.

use super::bench::*;
use crate::classic::*;
use crate::seat::Seat;
use rule::rule;

fn passes(bench: &mut Bench<Plain>, count: usize) {
    for _ in 0..count {
        let seat = bench.table.state().on_turn.0;
        bench.play(seat, Command::Pass).unwrap();
    }
}

fn winners(bench: &Bench<Plain>) -> Vec<u8> {
    bench.table.outcome().unwrap().winners.iter().map(|seat| seat.0).collect()
}

#[test]
#[rule("SC-29", "SC-30", "SC-31")]
fn who_uses_the_last_card_ends_the_game_and_collects() {
    // AROX: a hand of three, so that the last card is no full hand.
    let hands = ["ARO", "CZL", "LMN"];
    let mut bench = Bench::<Plain>::exact("ar aro", House::default(), &hands, "");
    bench.lay(0, (0, 0), "AR").unwrap();
    assert!(bench.table.outcome().is_none());
    bench.play(1, Command::Pass).unwrap();
    bench.play(2, Command::Pass).unwrap();
    bench.lay(0, (0, 2), "O").unwrap();
    // AR doubled 4, ARO 3, and C2 Z8 L2 and L2 M1 N3 from the others.
    assert_eq!(bench.scores(), [4 + 3 + 12 + 6, -12, -6]);
    assert_eq!(winners(&bench), [0]);
}

#[test]
#[rule("SC-29", "SC-A10")]
fn an_empty_hand_does_not_end_the_game_while_the_pile_has_cards() {
    let mut bench = Bench::<Plain>::exact("ar la", House::default(), &["AR", "LA"], "L");
    bench.lay(0, (0, 0), "AR").unwrap();
    assert!(bench.table.outcome().is_none());
    assert_eq!(bench.hand(0), "L");
    assert!(bench.table.state().pile.is_empty());
}

#[test]
#[rule("SC-C8", "SC-A19")]
fn a_bonus_card_in_hand_neither_delays_the_end_nor_costs_anything() {
    let hands = ["AR2", "L?3"];
    let mut bench = Bench::<Plain>::exact("ar", House::default(), &hands, "");
    bench.lay(0, (0, 0), "AR").unwrap();
    // The opponent's blank and bonus card are worth nothing.
    assert_eq!(bench.scores(), [4 + 2, -2]);
}

#[test]
#[rule("SC-A20", "SC-09", "SC-30")]
fn when_all_pass_everybody_subtracts_and_nobody_collects() {
    let hands = ["ZCA", "LMN"];
    let mut bench = Bench::<Plain>::exact("ar", House::default(), &hands, "");
    passes(&mut bench, 4);
    assert_eq!(bench.scores(), [-11, -6]);
    assert_eq!(winners(&bench), [1]);
}

#[test]
#[rule("SC-A25", "SC-A20")]
fn a_hand_of_bonus_cards_alone_does_not_end_the_game_but_collects_when_all_pass() {
    let mut bench = Bench::<Plain>::exact("ar", House::default(), &["AR", "LA"], "22");
    bench.play(0, exchange("AR")).unwrap();
    assert_eq!(bench.hand(0), "x2x2");
    assert!(bench.table.outcome().is_none());
    bench.play(1, Command::Pass).unwrap();
    assert!(bench.lay(0, (0, 0), "AR").is_err());
    assert!(bench.play(0, exchange("2")).is_err());
    passes(&mut bench, 3);
    // L2 and A1 go to the one without letter cards.
    assert_eq!(bench.scores(), [3, -3]);
}

#[test]
#[rule("SC-A21")]
fn a_tie_is_a_shared_win() {
    let mut bench = Bench::<Plain>::exact("ar", House::default(), &["ARC", "LMA", "ZZZ"], "");
    passes(&mut bench, 6);
    assert_eq!(bench.scores(), [-4, -4, -24]);
    assert_eq!(winners(&bench), [0, 1]);
}

#[test]
#[rule("SC-30")]
fn the_hands_are_shown_at_the_end() {
    let mut bench = Bench::<Plain>::exact("ar", House::default(), &["ARC", "LMA"], "");
    passes(&mut bench, 4);
    let Some(News::Ended { hands, reason, .. }) = bench.news().pop() else { panic!() };
    assert_eq!(reason, EndReason::Passes);
    assert_eq!(hands, [(Seat(0), cards("ARC")), (Seat(1), cards("LMA"))]);
}
