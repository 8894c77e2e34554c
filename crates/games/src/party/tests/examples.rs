//! The worked examples of the leaflet, played on the board; each with the number that is printed.

use super::bench::*;
use crate::party::*;
use crate::score::{Points, total};
use rule::rule;

/// PASSE lies from the star to the right, as the examples have it. Its E is on a Chance square;
/// the die sends the opponents to times 1, so that they score what their word is worth.
fn after_passe() -> Bench {
    let mut bench = Bench::new(WORDS);
    let lines = bench.turn('P', across(8, 8, "PASSE"), &[FROM_X1]);
    assert_eq!(before_chance(&lines), Points(14));
    bench
}

#[test]
#[rule("PY-X1", "PY-C1", "PY-29")]
fn repasserai() {
    let mut bench = after_passe();
    let lines = bench.turn('R', across(8, 6, "RE.....RAI"), &[]);
    let (printed, printed_bracket) = (36, (1 + 1 + 3 + 1 + 1 + 1 + 1 + 1 + 1) * 3);
    assert_eq!(total(&lines), Points(printed));
    assert_ne!(printed, printed_bracket, "the printed bracket has lost a term");
    assert_eq!(bench.scores()[1], 36);
}

#[test]
#[rule("PY-X2", "PY-25", "PY-A6", "PY-A7", "PY-26")]
fn depliez_and_then_the_chance_die() {
    let printed = 19;
    let mut bench = after_passe();
    bench.start('D');
    let events = bench.stop_with(down(6, 8, "DE.LIEZ"), &[LETTER_X3]).unwrap();
    let Some(Event::Stopped { play, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!((total(&play.lines), play.chance_squares), (Points(printed), 1));
    // Z three times: 19 + 20 = 39, the same under both readings of PY-A6.
    let events = bench.act(1, Command::Choose { cell: cell(12, 8) }, &[]).unwrap();
    assert_eq!(total(&scored(&events).unwrap()), Points(39));

    let mut bench = Bench::with_house(WORDS, |house| house.chance_letter = ChanceLetter::AsPremium);
    bench.turn('P', across(8, 8, "PASSE"), &[FROM_X1]);
    bench.start('D');
    bench.stop_with(down(6, 8, "DE.LIEZ"), &[LETTER_X3]).unwrap();
    let events = bench.act(1, Command::Choose { cell: cell(12, 8) }, &[]).unwrap();
    assert_eq!(total(&scored(&events).unwrap()), Points(39));
}

#[test]
#[rule("PY-X3", "PY-C2", "PY-23", "PY-16")]
fn munie_with_its_crossing_words() {
    let (printed, exact) = (21, 20);
    let mut bench = after_passe();
    bench.start('M');
    let events = bench.stop(across(9, 7, "MUNIE")).unwrap();
    let Some(Event::Stopped { play, .. }) = events.first() else { panic!("{events:?}") };
    let words: Vec<(&str, i32)> =
        play.words.iter().map(|word| (word.word.as_str(), word.points.0)).collect();
    assert_eq!(words, [("MUNIE", 9), ("PU", 4), ("AN", 3), ("SI", 2), ("SE", 2)]);
    assert_eq!(total(&scored(&events).unwrap()), Points(exact));
    assert_eq!(exact, 9 + 4 + 3 + 2 + 2);
    assert_ne!(exact, printed);
}

#[test]
#[rule("PY-X4")]
fn riz_that_also_makes_passer() {
    let printed = 21;
    let mut bench = after_passe();
    let lines = bench.turn('R', down(8, 13, "RIZ"), &[]);
    assert_eq!(total(&lines), Points(printed));
}

/// Words that lead to R, D and A on the first row.
const TO_RADIATION: &[&str] = &["roses", "ramasser", "dormeurs", "artistes", "radiation"];

fn before_radiation(house: impl FnOnce(&mut House)) -> Bench {
    let mut bench = Bench::with_house(TO_RADIATION, house);
    bench.turn('R', across(8, 7, "ROSES"), &[]);
    bench.turn('M', down(1, 7, "RAMASSE."), &[]);
    bench.turn('U', down(1, 9, "DORMEUR."), &[]);
    bench.turn('A', down(1, 11, "ARTISTE."), &[]);
    bench
}

#[test]
#[rule("PY-X5", "PY-C3", "PY-24", "PY-C8", "PY-A6")]
fn radiation_between_r_d_and_a() {
    let (printed, exact) = (99, 90);
    let mut bench = before_radiation(|house| house.zone_seconds = Some(vec![1, 1, 1, 600, 1, 1]));
    bench.start('N');
    bench.wait(10_000);
    let events = bench.stop_with(across(1, 7, ".A.I.TION"), &[LETTER_X2]).unwrap();
    let Some(Event::Stopped { play, .. }) = events.first() else { panic!("{events:?}") };
    assert_eq!((total(&play.lines), play.chance_squares), (Points(exact), 1));
    assert_ne!(exact, printed);
    // All its letters are worth 1, so nobody is asked: 91, at times 1.
    assert_eq!(total(&scored(&events).unwrap()), Points(91));

    // As a letter premium, Letter x2 on one of them gives the printed number.
    let mut bench = before_radiation(|house| {
        house.zone_seconds = Some(vec![1, 1, 1, 600, 1, 1]);
        house.chance_letter = ChanceLetter::AsPremium;
    });
    bench.start('N');
    bench.wait(10_000);
    let events = bench.stop_with(across(1, 7, ".A.I.TION"), &[LETTER_X2]).unwrap();
    assert_eq!(total(&scored(&events).unwrap()), Points(printed));
}
