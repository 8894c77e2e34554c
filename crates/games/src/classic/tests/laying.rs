//! Where cards may lie, and which words count.

use super::bench::*;
use crate::card::Card;
use crate::classic::*;
use crate::grid::{At, Cell};
use crate::refusal::code;
use rule::rule;

fn table(words: &str, hands: &[&str]) -> Bench<Plain> {
    Bench::new(words, House::default(), hands, "")
}

#[test]
#[rule("SC-06")]
fn the_first_word_takes_two_cards_in_a_row_or_column() {
    let bench = table("ar a", &["ARCASOA", "EEEEIII"]);
    assert_eq!(bench.refused(0, across((0, 0), "A")).code, codes::FIRST_WORD_TOO_SHORT);
    assert_eq!(bench.refused(0, Lay::default()).code, code::NOTHING_LAID);
    let mut diagonal = across((0, 0), "AR");
    diagonal.cards[1].cell = Cell::new(1, 1);
    assert_eq!(bench.refused(0, diagonal).code, code::NOT_IN_LINE);
    assert_eq!(bench.worth(0, across((0, 0), "AR")), bench.worth(0, down((5, -7), "AR")));
}

#[test]
#[rule("SC-10")]
fn an_unknown_word_is_refused_at_once_and_nothing_is_lost() {
    let mut bench = table("ar", &["ARCASOA", "EEEEIII"]);
    let refusal = bench.refused(0, across((0, 0), "RA"));
    assert_eq!((refusal.code, refusal.about.words), (code::UNKNOWN_WORD, vec!["RA".to_owned()]));
    assert!(bench.lay(0, (0, 0), "RA").is_err());
    assert_eq!(bench.hand(0), "AAACORS");
    bench.lay(0, (0, 0), "AR").unwrap();
}

#[test]
#[rule("SC-11")]
fn a_word_may_be_used_again() {
    let mut bench = table("ar ra", &["ARCASOA", "AREEIII"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    bench.lay_down(1, (0, 0), ".R").unwrap();
    assert_eq!(bench.letters(), "AR");
    assert_eq!(bench.scores(), [4, 2]);
}

#[test]
#[rule("SC-21")]
fn a_later_word_touches_the_table() {
    let mut bench = table("ar", &["ARCASOA", "AREEIII"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    let refusal = bench.refused(1, across((2, 0), "AR"));
    assert_eq!((refusal.code, &*refusal.rule), (code::NO_CONTACT, "SC-21"));
    assert_eq!(refusal.about.cells, [Cell::new(2, 0), Cell::new(2, 1)]);
}

#[test]
#[rule("SC-22", "SC-A16")]
fn cards_lie_in_one_line_without_empty_gaps() {
    let mut bench = table("ar caro", &["ARCASOA", "CORAIII"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    let two_lines = Lay {
        cards: [across((0, 2), "O"), across((1, 3), "C")]
            .into_iter()
            .flat_map(|lay| lay.cards)
            .collect(),
        ..Lay::default()
    };
    assert_eq!(bench.refused(1, two_lines).code, code::NOT_IN_LINE);
    let refusal = bench.refused(1, across((0, 2), "C.O"));
    assert_eq!((refusal.code, &*refusal.rule), (code::GAP, "SC-A16"));
    assert_eq!(refusal.about.cells, [Cell::new(0, 3)]);
    let refusal = bench.refused(1, across((0, 1), "CO"));
    assert_eq!((refusal.code, refusal.about.cells), (code::CELL_TAKEN, vec![Cell::new(0, 1)]));
    // C before and O after: the cards on the table fill the gap.
    bench.lay(1, (0, -1), "C..O").unwrap();
    assert_eq!(bench.letters(), "CARO");
    let mut twice = across((0, 3), "A");
    twice.cards.push(twice.cards[0]);
    assert!(matches!(bench.refused(0, twice).code, code if code == code::CELL_TWICE));
}

#[test]
#[rule("SC-24", "SC-23")]
fn a_word_is_extended_at_either_end_or_both() {
    for (at, letters, word, points) in
        [((0, -1), "L", "LAR", 4), ((0, 2), "A", "ARA", 3), ((0, -1), "C..O", "CARO", 5)]
    {
        let mut bench = table("ar lar ara caro", &["ARCASOA", "LAEEICO"]);
        bench.lay(0, (0, 0), "AR").unwrap();
        bench.lay(1, at, letters).unwrap();
        assert_eq!(bench.letters(), word);
        assert_eq!(bench.scores(), [4, points]);
    }
}

#[test]
#[rule("SC-27", "SC-23")]
fn every_touching_line_must_be_a_word() {
    let mut bench = table("ar as", &["ARCASOA", "ASEEIII"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    let refusal = bench.refused(1, across((1, 0), "AS"));
    assert_eq!(refusal.about.words, ["AA", "RS"]);
}

#[test]
#[rule("SC-A14")]
fn cards_left_side_by_side_are_not_judged_but_a_new_line_is() {
    let hands = ["DESLIGA", "AROOOSO", "SSSOOEE"];
    let mut bench = table("desliga ar la ir ars las irs", &hands);
    bench.lay(0, (0, 0), "DESLIGA").unwrap();
    bench.lay(1, (1, 3), "AR").unwrap();
    // L and I lie side by side; nobody asks whether LI is a word.
    assert_eq!(bench.letters(), "LIAR");
    assert!(bench.table.preview(Seat(2), &Command::Lay(across((1, 5), "S")), &bench.words).is_ok());
    // But S behind them makes LIS, which this list lacks.
    let refusal = bench.refused(2, across((0, 5), "S"));
    assert_eq!(refusal.about.words, ["LIS"]);
}

#[test]
#[rule("SC-A1")]
fn a_blank_is_any_letter_worth_nothing_and_keeps_it_while_it_lies() {
    let hands = ["?RCASOA", "ASEEIII", "AREEIII"];
    let mut bench = table("ar kr çr ara as", &hands);
    assert_eq!(bench.worth(0, across((0, 0), "aR")).0, 2);
    assert_eq!(bench.worth(0, across((0, 0), "kR")).0, 2, "K has no card of its own");
    assert_eq!(bench.worth(0, across((0, 0), "çR")).0, 2);
    let mut undeclared = across((0, 0), "AR");
    undeclared.cards[0].what = Card::Blank(None);
    let refusal = bench.refused(0, undeclared);
    assert_eq!((refusal.code, &*refusal.rule), (code::BLANK_UNDECLARED, "SC-A1"));
    assert_eq!(refusal.about.cells, [Cell::new(0, 0)]);
    let strange = across((0, 0), "ωR");
    assert_eq!(bench.refused(0, strange).code, codes::UNKNOWN_LETTER);
    bench.lay(0, (0, 0), "aR").unwrap();
    assert_eq!(bench.letters(), "aR");
    // It goes on as an A worth nothing: ARA scores R and A only.
    assert_eq!(bench.worth(1, across((0, 2), "A")).0, 2);
    bench.lay_down(1, (0, 0), ".S").unwrap();
    assert_eq!(bench.scores(), [2, 1, 0]);
    assert_eq!(bench.letters(), "aS");
    // Once discarded it is a blank again.
    let hands = ["?RCASOA", "ASEEIII"];
    let mut bench = table("ar ri", &hands);
    bench.lay(0, (0, 0), "aR").unwrap();
    bench.lay_down(1, (0, 1), ".I").unwrap();
    assert_eq!(bench.table.state().discards, [Card::Blank(None)]);
}

#[test]
#[rule("SC-A18")]
fn accents_do_not_count_but_the_cedilla_does() {
    let bench = table("maçã avó", &["MAÇAAVO", "MACAEEE"]);
    assert!(
        bench.table.preview(Seat(0), &Command::Lay(across((0, 0), "MAÇA")), &bench.words).is_ok()
    );
    assert_eq!(bench.worth(0, across((0, 0), "AVO")).0, 12);
    let bench = table("maçã", &["MACAEEE", "MAÇAEEE"]);
    assert_eq!(bench.refused(0, across((0, 0), "MACA")).about.words, ["MACA"]);
    let bench = table("maçã", &["MA?AEEE", "MAÇAEEE"]);
    assert_eq!(bench.worth(0, across((0, 0), "MAçA")).0, 6);
}

#[test]
#[rule("SC-05")]
fn cards_that_are_not_held_cannot_be_laid() {
    let bench = table("ar aara", &["ARCOSOE", "EEEEIII"]);
    let refusal = bench.refused(0, across((0, 0), "AARA"));
    assert_eq!((refusal.code, refusal.about.cards), (code::NOT_IN_HAND, vec!["A".into(); 2]));
    // A blank that is not held is missing as a blank.
    assert_eq!(bench.refused(0, across((0, 0), "aR")).about.cards, ["?"]);
}

#[test]
fn cells_beyond_reach_are_off_the_table() {
    let bench = table("ar", &["ARCASOA", "EEEEIII"]);
    let far = Lay {
        cards: vec![
            At::new(i16::MAX, 0, "A".parse().unwrap()),
            At::new(i16::MAX, 1, "R".parse().unwrap()),
        ],
        ..Lay::default()
    };
    assert_eq!(bench.refused(0, far).code, code::OFF_BOARD);
}
