//! The worked examples of the leaflet, each with the printed number where it is wrong.

use super::bench::*;
use crate::classic::*;
use crate::grid::Cell;
use crate::refusal::code;
use crate::seat::Seat;
use rule::rule;

const WORDS: &str = "treino treinos treinar trava atravancar criar carros desliga ar la ir";

fn table(hands: &[&str]) -> Bench<Plain> {
    Bench::new(WORDS, House::default(), hands, "")
}

/// A table on which a word lies in row 0 from column 0, and seat 1 holds a hand.
fn after(word: &str, hand: &str) -> Bench<Plain> {
    let mut first = word.to_owned();
    first.extend("EUUUUUU".chars().take(7 - word.len()));
    let mut bench = table(&[&first, hand]);
    bench.lay(0, (0, 0), word).unwrap();
    bench
}

#[test]
#[rule("SC-X1", "SC-C3", "SC-14")]
fn treino_is_8_and_doubled_16() {
    let bench = table(&["OEITRNR", "AAAAAAA"]);
    let (printed, exact) = (12, 16);
    let points = bench.worth(0, across((0, 0), "TREINO")).0;
    assert_eq!(points, exact);
    assert_ne!(points, printed, "the leaflet counts N as 1");
    assert_eq!(bench.lines(0, across((0, 0), "TREINO"))[0].points.0, 8);
}

#[test]
#[rule("SC-X2", "SC-20")]
fn treinar_with_all_seven_cards_is_68() {
    let mut bench = table(&["TREINAR", "AAAAAAA"]);
    let points: Vec<i32> =
        bench.lines(0, across((0, 0), "TREINAR")).iter().map(|line| line.points.0).collect();
    // 9, doubled 18, and only then the 50.
    assert_eq!(points, [9, 9, 50]);
    bench.lay(0, (0, 0), "TREINAR").unwrap();
    assert_eq!(bench.scores(), [68, 0]);
}

#[test]
#[rule("SC-X3", "SC-C5")]
fn treinar_cannot_be_laid_from_the_printed_hand() {
    let bench = table(&["OEITRNR", "AAAAAAA"]);
    let refusal = bench.refused(0, across((0, 0), "TREINAR"));
    assert_eq!(refusal.code, code::NOT_IN_HAND);
    assert_eq!(refusal.about.cards, ["A"]);
}

#[test]
#[rule("SC-X4", "SC-C4", "SC-24", "SC-23")]
fn trava_becomes_atravancar_for_16() {
    let mut bench = after("TRAVA", "ANCAROO");
    let (printed, exact) = (17, 16);
    assert_eq!(bench.worth(1, across((0, -1), "A.....NCAR")).0, exact);
    assert_ne!(exact, printed);
    bench.lay(1, (0, -1), "A.....NCAR").unwrap();
    assert_eq!(bench.letters(), "ATRAVANCAR");
}

#[test]
#[rule("SC-X5", "SC-C4", "SC-25", "SC-A16")]
fn ciar_around_the_r_of_trava_is_6() {
    let bench = after("TRAVA", "CIAROOO");
    let (printed, exact) = (7, 6);
    assert_eq!(bench.worth(1, down((-1, 1), "C.IAR")).0, exact);
    assert_ne!(exact, printed);
}

#[test]
#[rule("SC-X6", "SC-X7", "SC-X8", "SC-26")]
fn carros_with_treinos_is_16() {
    let bench = after("TREINO", "CARROSO");
    let lines = bench.lines(1, down((-5, 6), "CARROS"));
    let words: Vec<(&str, i32)> =
        lines.iter().map(|line| (line.word.as_deref().unwrap(), line.points.0)).collect();
    assert_eq!(words, [("CARROS", 7), ("TREINOS", 9)]);
    assert_eq!(bench.worth(1, down((-5, 6), "CARROS")).0, 16);
}

#[test]
#[rule("SC-X9", "SC-C6", "SC-27")]
fn ar_alongside_desliga_makes_la_and_ir() {
    let bench = after("DESLIGA", "AROOOOO");
    let lines = bench.lines(1, across((1, 3), "AR"));
    let words: Vec<(&str, i32)> =
        lines.iter().map(|line| (line.word.as_deref().unwrap(), line.points.0)).collect();
    assert_eq!(words, [("AR", 2), ("LA", 3), ("IR", 2)]);
}

#[test]
#[rule("SC-X10", "SC-28", "SC-A15")]
fn after_criar_the_rest_of_trava_leaves_the_table() {
    let mut bench = after("TRAVA", "CIAROOO");
    let criar = Command::Lay(down((-1, 1), "C.IAR"));
    let preview = bench.table.preview(Seat(1), &criar, &bench.words).unwrap();
    let column: Vec<Cell> = (-1..4).map(|row| Cell::new(row, 1)).collect();
    assert_eq!(preview.kept, column);
    bench.play(1, criar).unwrap();
    assert_eq!(bench.letters(), "CRIAR");
    let discards: String = bench.table.state().discards.iter().map(|c| c.to_string()).collect();
    assert_eq!(discards, "TAVA");
}

#[test]
#[rule("SC-X11", "SC-28")]
fn after_carros_nothing_leaves_the_table() {
    let mut bench = after("TREINO", "CARROSO");
    bench.lay_down(1, (-5, 6), "CARROS").unwrap();
    assert_eq!(bench.table.state().table.len(), 12);
    assert!(bench.table.state().discards.is_empty());
}

#[test]
#[rule("SC-A13", "SC-28")]
fn after_ar_alongside_desliga_four_cards_stay() {
    let mut bench = after("DESLIGA", "AROOOOO");
    bench.lay(1, (1, 3), "AR").unwrap();
    assert_eq!(bench.letters(), "LIAR");
    assert_eq!(bench.table.state().discards.len(), 5);
}
