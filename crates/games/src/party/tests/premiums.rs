//! Premium squares and what they do to words.

use super::bench::*;
use crate::party::*;
use crate::score::{Points, total};
use rule::rule;

/// What a first word scores before the timer.
fn first(words: &[&str], letter: char, tiles: Vec<At<Card>>, dice: &[u32]) -> i32 {
    before_chance(&Bench::new(words).turn(letter, tiles, dice)).0
}

#[test]
#[rule("PY-A1")]
fn the_star_doubles_unless_the_table_says_otherwise() {
    assert_eq!(first(WORDS, 'P', across(8, 6, "PASSE"), &[]), 14);
    let mut bench = Bench::with_house(WORDS, |house| house.star_doubles = false);
    let lines = bench.turn('P', across(8, 6, "PASSE"), &[]);
    assert_eq!(before_chance(&lines).0, 7);
}

#[test]
#[rule("PY-19", "PY-20", "PY-21")]
fn letter_premiums_before_word_premiums_and_only_when_laid() {
    let mut bench = Bench::new(&["passe", "parc", "parcs", "as"]);
    bench.turn('P', across(8, 6, "PASSE"), &[]);
    // PARC down from the P; its R lies on (10,6), a triple letter.
    let lines = bench.turn('C', down(8, 6, ".ARC"), &[]);
    // P3 A1 R1x3 C3 = 10: the star under PASSE and its P do not count again.
    assert_eq!(before_chance(&lines), Points(3 + 1 + 3 + 3));
    assert_eq!(kinds(&lines), ["letters", "letter_premium", "timer"]);
    // PARCS: only the new S counts with its square, a plain one.
    let lines = bench.turn('S', down(12, 6, "S"), &[]);
    assert_eq!(before_chance(&lines), Points(3 + 1 + 1 + 3 + 1));
}

#[test]
#[rule("PY-20", "PY-19")]
fn a_letter_premium_and_a_word_premium_in_one_word() {
    // On a board with a double letter beside the star, I counts twice before the star doubles
    // the whole word.
    let mut edition = printed();
    let mut rows: Vec<String> = edition.board.into();
    rows[7].replace_range(8..9, "d");
    edition.board = Board::new(&rows).unwrap();
    let mut bench = Bench::with_edition(&["riz", "as"], edition);
    let lines = bench.turn('R', across(8, 8, "RIZ"), &[]);
    assert_eq!(before_chance(&lines), Points((1 + 2 + 10) * 2));
    assert_eq!(kinds(&lines), ["letters", "letter_premium", "word_premium", "timer"]);
    assert_eq!(lines[2].times, Some(2));
}

#[test]
#[rule("PY-22")]
fn a_joker_on_a_word_premium_multiplies_and_on_a_letter_premium_is_nothing() {
    // The joker on the star still doubles the other letters.
    assert_eq!(first(WORDS, 'P', across(8, 6, "PAsSE"), &[]), 12);
    // In MUNIE the M on a double letter, as a joker, is worth nothing.
    let mut bench = Bench::new(WORDS);
    bench.turn('P', across(8, 8, "PASSE"), &[FROM_X1]);
    let lines = bench.turn('U', across(9, 7, "mUNIE"), &[]);
    assert_eq!(total(&lines), Points(20 - 4));
}

#[test]
#[rule("PY-23")]
fn a_premium_counts_in_each_word_that_contains_the_tile() {
    let mut bench = Bench::new(WORDS);
    bench.turn('P', across(8, 8, "PASSE"), &[FROM_X1]);
    let lines = bench.turn('N', across(9, 7, "MUNIE"), &[]);
    // N on a double letter: 2 in MUNIE and 2 in AN.
    let premium = |word: &str| {
        lines.iter().find(|line| line.kind == LETTER_PREMIUM && line.word.as_deref() == Some(word))
    };
    assert_eq!(premium("MUNIE").unwrap().points, Points(3));
    assert_eq!(premium("AN").unwrap().points, Points(1));
}

#[test]
#[rule("PY-24", "PY-A24")]
fn word_premiums_multiply_one_another() {
    // Star and triple word: times 6.
    let words = &["oxygenez", "as", "ex"];
    assert_eq!(first(words, 'G', across(8, 8, "OXYGENEZ"), &[FROM_X1]), 36 * 6);
    // Two double words, (5,5) and (5,11): times 4.
    let mut bench = Bench::new(&["nappe", "maintes", "as"]);
    bench.turn('P', down(5, 8, "NAPPE"), &[]);
    let lines = bench.turn('M', across(5, 5, "MAI.TES"), &[]);
    assert_eq!(before_chance(&lines), Points(8 * 4));
    assert_eq!(lines[1].times, Some(4));
}
