//! The end, both ways, and who wins.

use super::{Desk, cards, form, steal};
use crate::log::Act;
use crate::seat::{Seat, Side};
use crate::thief::*;
use rule::rule;

const HANDS: [&str; 2] = ["C:1 A:2 T:3 S:1", "O:1 N:2 K:3 ?"];

#[test]
#[rule("WT-22", "WT-23", "WT-A19")]
fn who_uses_all_cards_without_a_pile_ends_the_game_at_once() {
    let mut desk = Desk::small(House::default(), "cats on", &HANDS, "");
    desk.play(0, form("C:1 A:2 T:3 S:1"));
    assert_eq!(desk.ended(), Some(EndReason::OutOfCards));
    // Seat 0: 6 and 20 for a full hand, and nothing of the others' letters; seat 1 loses
    // O 1, N 1 and K 7, and nothing for the Wild.
    assert_eq!(desk.scores(), [26, -9]);
    assert_eq!(desk.last_lines(), [("hand_left", -9)]);
    let outcome = desk.table.outcome().unwrap();
    assert_eq!(outcome.winners, [Side(0)]);
    assert!(desk.try_play(1, Command::Pass).is_err());
}

#[test]
#[rule("WT-22", "WT-A19")]
fn an_empty_hand_is_no_end_while_the_pile_has_cards() {
    let mut desk = Desk::small(House::default(), "cats on", &HANDS, "E:1");
    desk.play(0, form("C:1 A:2 T:3 S:1"));
    assert_eq!(desk.ended(), None);
    assert_eq!(desk.state().hand(Seat(0)), cards("E:1"));
    assert_eq!(desk.state().on_turn, Seat(1));
}

#[test]
#[rule("WT-21", "WT-22", "WT-A20")]
fn the_game_ends_when_all_pass_in_succession_without_a_pile() {
    let hands = ["C:1 A:2 T:3 S:1", "O:1 N:2 K:3 ?", "E:1 D:2 O:2 E:3"];
    let mut desk = Desk::small(House::default(), "do", &hands, "");
    desk.play(0, Command::Pass);
    desk.play(1, Command::Pass);
    // A word in between, and all must pass again.
    desk.play(2, form("D:2 O:2"));
    desk.play(0, Command::Pass);
    desk.play(1, Command::Pass);
    assert_eq!(desk.ended(), None);
    desk.play(2, Command::Pass);
    assert_eq!(desk.ended(), Some(EndReason::Passes));
    // DO of suit 2 is 8; everybody loses what is left, and no pass costs anything.
    assert_eq!(desk.scores(), [-6, -9, 8 - 2]);
}

#[test]
#[rule("WT-22", "WT-A18", "WT-A20")]
fn the_pile_is_played_away_and_never_made_anew() {
    let mut desk = Desk::new("at", &["A:1 T:2", ""]);
    desk.swap_pile_away();
    let used = desk.state().used.len();
    assert_eq!(used, 108 - 14);
    let (one, two) = (desk.state().on_turn, Seat(1 - desk.state().on_turn.0));
    desk.play(one.0, Command::Pass);
    assert!(desk.state().pile.is_empty());
    desk.play(two.0, Command::Pass);
    assert_eq!(desk.ended(), Some(EndReason::Passes));
    assert_eq!(desk.state().used.len(), used);
}

#[test]
#[rule("WT-A20")]
fn a_pass_of_somebody_who_left_counts_for_nobody_else() {
    let hands = ["C:1 A:2 T:3", "O:1 N:2 K:3", "E:1 D:2 A:1", "D:1 O:2 E:3"];
    let mut desk = Desk::small(House::default(), "at", &hands, "");
    desk.play(0, Command::Pass);
    desk.play(1, Command::Pass);
    for seat in [Seat(0), Seat(2)] {
        let now = desk.table.now();
        let leave = Act::Leave { seat };
        desk.table.submit(Some(seat), leave, now, &desk.words, &mut desk.chance).unwrap();
    }
    // Of the two that remain, seat 3 has not passed.
    assert_eq!((desk.ended(), desk.state().on_turn), (None, Seat(3)));
    desk.play(3, Command::Pass);
    assert_eq!(desk.ended(), Some(EndReason::Passes));
}

#[test]
#[rule("WT-24", "WT-23")]
fn the_highest_score_wins_after_the_hands_are_subtracted() {
    // Seat 1 leads by words, and loses by its hand.
    let hands = ["A:1 T:2 E:2 E:3", "O:1 X:3 Z:4 Q:2"];
    let mut desk = Desk::small(House::default(), "at ox", &hands, "");
    desk.play(0, form("A:1 T:2"));
    desk.play(1, form("O:1 X:3"));
    assert_eq!(desk.scores(), [2, 9]);
    desk.play(0, Command::Pass);
    desk.play(1, Command::Pass);
    assert_eq!(desk.scores(), [0, -11]);
    assert_eq!(desk.table.outcome().unwrap().winners, [Side(0)]);
}

#[test]
#[rule("WT-A24")]
fn a_tie_is_a_shared_win() {
    let hands = ["A:1 T:2 E:2", "A:2 T:1 E:3", "K:1 K:3 E:1"];
    let mut desk = Desk::small(House::default(), "at", &hands, "");
    desk.play(0, form("A:1 T:2"));
    desk.play(1, form("A:2 T:1"));
    desk.play(2, Command::Pass);
    desk.play(0, Command::Pass);
    desk.play(1, Command::Pass);
    let outcome = desk.table.outcome().unwrap();
    assert_eq!(outcome.winners, [Side(0), Side(1)]);
    assert_eq!(desk.scores(), [1, 1, -15]);
}

#[test]
#[rule("WT-22", "WT-A20")]
fn a_steal_is_a_play_too_and_can_be_the_last() {
    let hands = ["A:1 T:2 E:2", "C:2 O:1 D:3"];
    let mut desk = Desk::small(House::default(), "at cat coated", &hands, "");
    desk.play(0, form("A:1 T:2"));
    desk.play(1, Command::Pass);
    desk.play(0, Command::Pass);
    assert_eq!(desk.ended(), Some(EndReason::Passes));
    let mut desk = Desk::small(House::default(), "at coatd", &hands, "");
    desk.play(0, form("A:1 T:2"));
    desk.play(1, steal(0, &["C:2 O:1 A:1 T:2 D:3"]));
    assert_eq!(desk.ended(), Some(EndReason::OutOfCards));
    assert_eq!(desk.scores(), [2 - 1, 9 + 5 + 20]);
}
