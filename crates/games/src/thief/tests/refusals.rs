//! What is refused: each with its code and rule, and nothing changes.

use super::{Desk, cards, form, steal, swap};
use crate::refusal::code;
use crate::seat::Seat;
use crate::thief::*;
use rule::rule;

/// FRONT lies before seat 0, and seat 1 with W, C, A, a Wild and three E is on turn.
fn front() -> Desk {
    let hands = ["F:1 R:2 O:2 N:3 T:3", "W:4 C:3 A:3 ? E:1 E:2 E:3"];
    let mut desk = Desk::new("front frown cat fro wan note a", &hands);
    desk.play(0, form("F:1 R:2 O:2 N:3 T:3"));
    desk
}

#[test]
#[rule("WT-03")]
fn only_the_player_on_turn_plays() {
    let mut desk = front();
    let cards = desk.state().hand(Seat(0)).to_vec();
    let refusal =
        desk.refuses(0, Command::Swap { cards: cards[..3].to_vec() }, code::NOT_YOUR_TURN, "WT-03");
    assert_eq!(refusal.about.seat, Some(Seat(1)));
    desk.refuses(0, form("A:1 T:1"), code::NOT_YOUR_TURN, "WT-03");
    desk.refuses(0, Command::Pass, code::NOT_YOUR_TURN, "WT-03");
}

#[test]
#[rule("WT-04")]
fn a_word_needs_cards_and_a_steal_needs_words_and_a_target() {
    let mut desk = front();
    desk.refuses(1, form(""), codes::WORD_TOO_SHORT, "WT-05");
    desk.refuses(1, steal(0, &[]), code::NOTHING_LAID, "WT-04");
    desk.refuses(1, steal(7, &["C:3 A:3"]), codes::NO_SUCH_WORD, "WT-04");
    desk.refuses(1, steal(u32::MAX, &["C:3 A:3"]), codes::NO_SUCH_WORD, "WT-04");
}

#[test]
#[rule("WT-04")]
fn cards_must_be_in_the_hand_and_a_word_from_the_hand_takes_no_others() {
    let mut desk = front();
    let refusal = desk.refuses(1, form("C:4 A:3 T:3"), code::NOT_IN_HAND, "WT-04");
    assert_eq!(refusal.about.cards, ["C:4", "T:3"]);
    let refusal =
        desk.refuses(1, steal(0, &["F:1 R:2 O:2 N:3 T:3 S:1"]), code::NOT_IN_HAND, "WT-04");
    assert_eq!(refusal.about.cards, ["S:1"]);
    // Thousands of cards are refused as quickly.
    let many = Command::form(cards("A:1").repeat(20_000));
    desk.refuses(1, many, code::NOT_IN_HAND, "WT-04");
}

#[test]
#[rule("WT-04", "WT-12")]
fn a_card_is_used_once() {
    let mut desk = front();
    let twice = steal(0, &["F:1 R:2 O:2 W:4 N:3", "C:3 A:3 T:3 W:4"]);
    let refusal = desk.refuses(1, twice, codes::CARD_USED_TWICE, "WT-04");
    assert_eq!(refusal.about.cards, ["W:4"]);
    let twice = steal(0, &["F:1 R:2 O:2 W:4 N:3 T:3", "C:3 A:3 T:3"]);
    let refusal = desk.refuses(1, twice, codes::CARD_USED_TWICE, "WT-04");
    assert_eq!(refusal.about.cards, ["T:3"]);
    let wilds = steal(0, &["F:1 R:2 O:2 ?=W N:3", "C:3 ?=A T:3"]);
    let refusal = desk.refuses(1, wilds, codes::CARD_USED_TWICE, "WT-04");
    assert_eq!(refusal.about.cards, ["?"]);
}

#[test]
#[rule("WT-05")]
fn words_have_two_letters_and_are_in_the_dictionary() {
    let mut desk = front();
    desk.refuses(1, form("A:3"), codes::WORD_TOO_SHORT, "WT-05");
    let refusal = desk.refuses(1, form("A:3 C:3 W:4"), code::UNKNOWN_WORD, "WT-05");
    assert_eq!(refusal.about.words, ["ACW"]);
    let words = steal(0, &["F:1 O:2 R:2 W:4 N:3", "C:3 A:3 T:3"]);
    let refusal = desk.refuses(1, words, code::UNKNOWN_WORD, "WT-05");
    assert_eq!(refusal.about.words, ["FORWN"]);
}

#[test]
#[rule("WT-07", "WT-A23")]
fn a_locked_word_is_never_stolen() {
    let mut desk = Desk::new("cat cart", &["C:3 A:3 T:3", "R:1"]);
    desk.play(0, form("C:3 A:3 T:3"));
    let refusal = desk.refuses(1, steal(0, &["C:3 A:3 R:1 T:3"]), codes::LOCKED_WORD, "WT-A23");
    assert_eq!(refusal.about.words, ["CAT"]);
    // Weighed by itself, as a solver does, it is as much refused.
    let lay = Lay {
        seat: Seat(1),
        hand: &cards("R:1"),
        target: Some(Target { id: WordId(0), owner: Seat(0), cards: &cards("C:3 ?=A T:3") }),
        words: &[cards("C:3 ?=A R:1 T:3")],
    };
    let edition = super::printed();
    let refusal = lay.weigh(&edition, Limits::printed(&edition)).unwrap_err();
    assert_eq!((refusal.code, &*refusal.rule), (codes::LOCKED_WORD, "WT-07"));
}

#[test]
#[rule("WT-11", "WT-12")]
fn no_stolen_card_is_left_out() {
    let mut desk = front();
    let refusal =
        desk.refuses(1, steal(0, &["F:1 R:2 O:2 W:4 N:3"]), codes::STOLEN_CARD_LEFT_OUT, "WT-11");
    assert_eq!(refusal.about.cards, ["T:3"]);
    let words = steal(0, &["F:1 R:2 O:2 W:4", "C:3 A:3 T:3"]);
    let refusal = desk.refuses(1, words, codes::STOLEN_CARD_LEFT_OUT, "WT-12");
    assert_eq!(refusal.about.cards, ["N:3"]);
}

#[test]
#[rule("WT-11", "WT-13")]
fn every_new_word_has_a_card_from_the_hand() {
    let mut desk = front();
    desk.refuses(1, steal(0, &["F:1 R:2 O:2 N:3 T:3"]), codes::NO_HAND_CARD, "WT-11");
    let words = steal(0, &["F:1 R:2 O:2", "N:3 T:3 E:1"]);
    let refusal = desk.refuses(1, words, codes::NO_HAND_CARD, "WT-13");
    assert_eq!(refusal.about.words, ["FRO"]);
}

#[test]
#[rule("WT-A4")]
fn every_new_word_has_a_stolen_card() {
    let mut desk = front();
    let words = steal(0, &["F:1 R:2 O:2 ?=W N:3 T:3", "C:3 A:3"]);
    let refusal = desk.refuses(1, words, codes::NO_STOLEN_CARD, "WT-A4");
    assert_eq!(refusal.about.words, ["CA"]);
}

#[test]
#[rule("WT-16")]
fn a_wild_needs_a_letter_of_the_alphabet() {
    let mut desk = front();
    desk.refuses(1, form("C:3 ? W:4"), code::BLANK_UNDECLARED, "WT-16");
    let refusal = desk.refuses(1, form("C:3 ?=Ç W:4"), codes::UNKNOWN_LETTER, "WT-16");
    assert_eq!(refusal.about.cards, ["?=Ç"]);
    let words = steal(0, &["F:1 R:2 O:2 ? N:3", "C:3 A:3 T:3"]);
    desk.refuses(1, words, code::BLANK_UNDECLARED, "WT-16");
}

#[test]
#[rule("WT-20")]
fn a_swap_is_of_three_cards_of_the_hand() {
    let mut desk = front();
    for wrong in ["", "E:1 E:2", "E:1 E:2 E:3 A:3"] {
        let refusal = desk.refuses(1, swap(wrong), codes::WRONG_SWAP, "WT-20");
        assert_eq!(refusal.about.number, Some(3));
    }
    desk.refuses(1, swap("E:1 E:1 E:2"), code::NOT_IN_HAND, "WT-20");
    desk.refuses(1, swap("E:1 E:2 ?=E"), code::NOT_IN_HAND, "WT-20");
}

#[test]
#[rule("WT-A17")]
fn nobody_is_asked_where_words_are_checked() {
    let mut desk = front();
    desk.refuses(0, Command::Challenge, code::WRONG_PHASE, "WT-A17");
    desk.refuses(1, Command::Accept, code::WRONG_PHASE, "WT-A17");
}

#[test]
fn commands_are_strict_json() {
    let read = |text: &str| serde_json::from_str::<Command>(text);
    let steal = r#"{"steal":{"word":0,"words":[["C:3","?=A","T:1"]]}}"#;
    let command = Command::steal(WordId(0), vec![cards("C:3 ?=A T:1")]);
    assert_eq!(read(steal).unwrap(), command);
    assert_eq!(serde_json::to_string(&command).unwrap(), steal);
    for wrong in [
        r#"{"steal":{"words":[]}}"#,
        r#"{"steal":{"word":-1,"words":[]}}"#,
        r#"{"form":{"cards":["C:5"]}}"#,
        r#"{"form":{"cards":["C"]}}"#,
        r#"{"form":{"cards":[],"more":1}}"#,
        r#"{"lay":{}}"#,
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}
