//! The worked examples of the leaflet, and what else scores.

use super::{Desk, cards, form, printed, steal};
use crate::score::{Points, total};
use crate::seat::Seat;
use crate::thief::*;
use rule::rule;

/// The sum of the letters of a word, whatever its suits.
fn letters(word: &str) -> i32 {
    let cards: Vec<Card> = word.chars().map(|l| format!("{l}:1").parse().unwrap()).collect();
    WordWeight::of(&printed(), &cards).letters.0
}

#[test]
#[rule("WT-06", "WT-X1", "WT-X2", "WT-X3", "WT-X4", "WT-C1")]
fn the_letter_values_fit_every_printed_example() {
    let printed = [("WORK", 14), ("REWORKED", 20), ("FRONT", 9), ("FROWN", 13), ("CAT", 5)];
    for (word, points) in printed {
        assert_eq!(letters(word), points, "{word}");
    }
    assert_eq!((letters("WORKED"), letters("WORKS")), (18, 15));
}

#[test]
#[rule("WT-06", "WT-09", "WT-11", "WT-X1", "WT-C1")]
fn work_is_14_and_reworked_is_printed_as_20_and_scores_40() {
    let mut desk = Desk::new("work reworked", &["W:3 O:2 R:3 K:1", "R:1 E:1 E:2 D:4"]);
    desk.play(0, form("W:3 O:2 R:3 K:1"));
    assert_eq!(desk.last_lines(), [("letters", 14)]);
    assert_eq!(desk.scores(), [14, 0]);
    assert_eq!(desk.lying(0), ["WORK"]);
    desk.play(1, steal(0, &["R:1 E:1 W:3 O:2 R:3 K:1 E:2 D:4"]));
    assert_eq!(desk.last_lines(), [("letters", 20), ("long_word", 20)]);
    assert_eq!(desk.scores(), [14, 40]);
    assert_eq!((desk.lying(0), desk.lying(1)), (vec![], vec!["REWORKED"]));
}

#[test]
#[rule("WT-07", "WT-12", "WT-X2", "WT-X3", "WT-X4", "WT-A14", "WT-C4")]
fn front_is_14_with_its_bonus_and_split_into_frown_and_cat_28() {
    let mut desk = Desk::new("front frown cat", &["F:1 R:2 O:2 N:3 T:3", "W:4 C:3 A:3"]);
    desk.play(0, form("F:1 R:2 O:2 N:3 T:3"));
    assert_eq!(desk.last_lines(), [("letters", 9), ("long_word", 5)]);
    assert_eq!(desk.scores(), [14, 0]);
    desk.play(1, steal(0, &["F:1 R:2 O:2 W:4 N:3", "C:3 A:3 T:3"]));
    let lines = [("letters", 13), ("long_word", 5), ("letters", 5), ("one_suit", 5)];
    assert_eq!(desk.last_lines(), lines);
    assert_eq!(desk.scores(), [14, 18 + 10]);
    let words: Vec<(&str, i32, &Fate)> = desk.state().words[1..]
        .iter()
        .map(|word| (word.word.as_str(), word.points.0, &word.fate))
        .collect();
    assert_eq!(words, [("FROWN", 18, &Fate::Lies), ("CAT", 10, &Fate::Locked)]);
    assert_eq!(desk.lying(1), ["FROWN"]);
}

#[test]
#[rule("WT-07", "WT-08", "WT-A23")]
fn a_word_of_one_suit_counts_double_and_goes_to_the_used_pile_in_view() {
    let mut desk = Desk::new("cat", &["C:3 A:3 T:3", ""]);
    desk.play(0, form("C:3 A:3 T:3"));
    assert_eq!(desk.last_lines(), [("letters", 5), ("one_suit", 5)]);
    assert_eq!(desk.scores(), [10, 0]);
    let view = desk.table.view(Viewer::Watcher).game;
    assert_eq!(view.used, cards("C:3 A:3 T:3"));
    assert_eq!(view.words[0].fate, Fate::Locked);
    assert!(desk.lying(0).is_empty());
}

#[test]
#[rule("WT-16", "WT-A11")]
fn a_wild_locks_with_any_suit_and_wilds_alone_score_nothing_and_lock() {
    let mut desk = Desk::new("cat at", &["C:3 ? T:3", "? ?"]);
    desk.play(0, form("C:3 ?=A T:3"));
    assert_eq!(desk.last_lines(), [("letters", 4), ("one_suit", 4)]);
    assert_eq!(desk.state().used, cards("C:3 ? T:3"));
    desk.play(1, form("?=A ?=T"));
    assert_eq!(desk.last_lines(), [("letters", 0), ("one_suit", 0)]);
    assert_eq!(desk.state().words[1].fate, Fate::Locked);
    assert_eq!(desk.scores(), [8, 0]);
}

#[test]
#[rule("WT-19", "WT-A8")]
fn all_seven_cards_in_one_turn_are_20_more_once_a_turn() {
    let seven = "P:3 R:3 I:3 N:3 T:3 E:3 R:3";
    let mut desk = Desk::new("printer", &[seven, ""]);
    desk.play(0, form(seven));
    let lines = [("letters", 9), ("one_suit", 9), ("long_word", 15), ("all_cards", 20)];
    assert_eq!(desk.last_lines(), lines);
    assert_eq!(desk.scores(), [53, 0]);
    // Spread over the words of a split they are seven all the same, and it is 20 once.
    let mut desk = Desk::new("no net adored", &["N:1 O:2", "T:1 E:2 D:1 A:2 R:1 E:1 D:2"]);
    desk.play(0, form("N:1 O:2"));
    desk.play(1, steal(0, &["N:1 E:2 T:1", "A:2 D:1 O:2 R:1 E:1 D:2"]));
    let lines = [("letters", 3), ("letters", 10), ("long_word", 10), ("all_cards", 20)];
    assert_eq!(desk.last_lines(), lines);
}

#[test]
#[rule("WT-A15")]
fn the_last_cards_of_a_smaller_hand_bring_no_20() {
    let hands = ["C:1 A:2 T:3 S:1 E:2 A:1 T:1", "O:1 N:2 E:3 T:4 E:1 N:1 O:2"];
    let mut desk = Desk::small(House::default(), "cats eat one note", &hands, "");
    desk.play(0, form("C:1 A:2 T:3 S:1"));
    desk.play(1, form("O:1 N:2 E:3"));
    desk.play(0, form("E:2 A:1 T:1"));
    assert_eq!(desk.ended(), Some(EndReason::OutOfCards));
    let lines: Vec<&str> =
        desk.state().sheet.entries()[2].lines.iter().map(|line| line.kind.as_str()).collect();
    assert_eq!(lines, ["letters"]);
}

#[test]
#[rule("WT-06", "WT-A25")]
fn the_sheet_keeps_every_line_beside_the_running_total() {
    let mut desk = Desk::new("work reworked", &["W:3 O:2 R:3 K:1", "R:1 E:1 E:2 D:4"]);
    desk.play(0, form("W:3 O:2 R:3 K:1"));
    desk.play(1, steal(0, &["R:1 E:1 W:3 O:2 R:3 K:1 E:2 D:4"]));
    let sheet = desk.table.view(Viewer::Watcher).game.sheet;
    assert_eq!(sheet.totals(), [Points(14), Points(40)]);
    let turns: Vec<(u32, Seat, Points)> =
        sheet.entries().iter().map(|e| (e.turn, e.side.seat(), total(&e.lines))).collect();
    assert_eq!(turns, [(1, Seat(0), Points(14)), (2, Seat(1), Points(40))]);
}

#[test]
fn the_preview_tells_the_lines_that_the_judge_writes() {
    let mut desk = Desk::new("work", &["W:3 O:2 R:3 K:1 A:1 A:2 E:1", ""]);
    let command = form("W:3 O:2 R:3 K:1");
    let lines = desk.table.preview(Seat(0), &command, &desk.words).unwrap().lines;
    desk.play(0, command);
    assert_eq!(desk.state().sheet.entries()[0].lines, lines);
    let hand = desk.state().hand(Seat(1))[..3].to_vec();
    let swap = Command::Swap { cards: hand };
    let lines = desk.table.preview(Seat(1), &swap, &desk.words).unwrap().lines;
    assert_eq!(total(&lines), Points(-10));
}
