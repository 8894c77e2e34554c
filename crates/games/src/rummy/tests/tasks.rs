//! The ten round cards and what they score.

use super::bench::words;
use crate::classic::tests::bench::{cards, printed};
use crate::refusal::{Code, code};
use crate::rummy::*;
use crate::score::{Points, total};
use rule::rule;

fn task(id: &str) -> Task {
    printed().rummy.task(&TaskId(id.to_owned())).unwrap().clone()
}

/// What words score from a hand whose discard is made.
fn score(id: &str, hand: &str, lay: Lay) -> Result<i32, Code> {
    let lines = weigh(&printed(), &task(id), &cards(hand), &lay);
    lines.map(|lines| total(&lines).0).map_err(|refusal| refusal.code)
}

fn letter(word: usize, letter: usize, lay: Lay) -> Lay {
    Lay { fourfold: Some(FourfoldChoice { word, letter: Some(letter) }), ..lay }
}

fn whole(word: usize, lay: Lay) -> Lay {
    Lay { fourfold: Some(FourfoldChoice { word, letter: None }), ..lay }
}

#[test]
#[rule("SC-C11", "SC-C12", "SR-10")]
fn ten_round_cards_have_nine_tasks() {
    let rummy = printed().rummy;
    assert_eq!((rummy.deck().len(), rummy.tasks.len(), rummy.rounds), (10, 9, 10));
    assert_eq!(task("letra-quadrupla").copies, 2);
}

#[test]
#[rule("SR-11", "SR-A4")]
fn dois_e_bom_is_three_words_of_two_minus_the_card_left() {
    assert_eq!(score("dois-e-bom", "ARLAOIE", words("AR LA OI")), Ok(2 + 3 + 2 - 1));
    assert_eq!(score("dois-e-bom", "ARLAOIZ", words("AR LA OI")), Ok(7 - 8), "below zero");
    assert_eq!(score("dois-e-bom", "ARLAOIE", words("AR LA")), Err(codes::TASK_NOT_MET));
    assert_eq!(score("dois-e-bom", "ARLASOL", words("AR LA SOL")), Err(codes::TASK_NOT_MET));
}

#[test]
#[rule("SR-12", "SR-A3")]
fn quanto_mais_melhor_is_up_to_three_words_with_3_and_6_more() {
    assert_eq!(score("quanto-mais-melhor", "ARXZOIE", words("AR")), Ok(2), "no subtraction");
    assert_eq!(score("quanto-mais-melhor", "ARLAOIE", words("AR LA")), Ok(5 + 3));
    assert_eq!(score("quanto-mais-melhor", "ARLAOIZ", words("AR LA OI")), Ok(7 + 9));
    assert_eq!(score("quanto-mais-melhor", "ARLAOIZ", words("")), Err(codes::TASK_NOT_MET));
}

#[test]
#[rule("SR-13")]
fn trio_de_tres_is_two_words_of_three_minus_the_card_left() {
    assert_eq!(score("trio-de-tres", "LARSALC", words("LAR SAL")), Ok(4 + 4 - 2));
    assert_eq!(score("trio-de-tres", "LARSALC", words("LAR")), Err(codes::TASK_NOT_MET));
}

#[test]
#[rule("SR-14", "SR-A4")]
fn cinco_vence_adds_5_with_a_second_word_or_subtracts_the_rest() {
    assert_eq!(score("cinco-vence", "CALORAR", words("CALOR AR")), Ok(7 + 2 + 5));
    assert_eq!(score("cinco-vence", "CALORAR", words("AR CALOR")), Ok(14), "in any order");
    assert_eq!(score("cinco-vence", "CALORXZ", words("CALOR")), Ok(7 - 16));
    assert_eq!(score("cinco-vence", "CALORAR", words("AR")), Err(codes::TASK_NOT_MET));
}

#[test]
#[rule("SR-15")]
fn seis_estrelas_is_a_word_of_six_minus_the_card_left() {
    assert_eq!(score("seis-estrelas", "SOCIALN", words("SOCIAL")), Ok(8 - 3));
}

#[test]
#[rule("SR-16", "SR-A8")]
fn tudo_ou_nada_uses_all_cards_and_earns_no_fifty() {
    assert_eq!(score("tudo-ou-nada", "CASASOL", words("CASA SOL")), Ok(5 + 4));
    assert_eq!(score("tudo-ou-nada", "CASASOL", words("CASA")), Err(codes::CARDS_LEFT_OVER));
    assert_eq!(score("tudo-ou-nada", "TREINAR", words("TREINAR")), Ok(9), "no 50 for seven cards");
    assert_eq!(score("tudo-ou-nada", "CALAR2A", words("CAL+2 ARA")), Ok(2 * 5 + 3));
}

#[test]
#[rule("SR-17")]
fn bingo_is_a_word_of_seven_with_50_more_and_no_bonus_cards() {
    assert_eq!(score("bingo", "TREINAR", words("TREINAR")), Ok(9 + 50));
    assert_eq!(score("bingo", "TREINAR2", words("TREINAR+2")), Err(codes::NO_BONUS_CARDS));
    assert_eq!(score("bingo", "CASASOL", words("CASA SOL")), Err(codes::TASK_NOT_MET));
}

#[test]
#[rule("SR-18", "SR-A6")]
fn one_letter_counts_four_times() {
    let lay = || words("CASA SOL");
    assert_eq!(score("letra-quadrupla", "CASASOL", letter(1, 2, lay())), Ok(9 + 3 * 2));
    // One card, not every copy: RARO has two R.
    assert_eq!(score("letra-quadrupla", "RAROSOL", letter(0, 0, words("RARO SOL"))), Ok(8 + 3));
    assert_eq!(score("letra-quadrupla", "CASASOL", lay()), Err(codes::FOURFOLD_NOT_NAMED));
    for wrong in [letter(2, 0, lay()), letter(0, 4, lay()), whole(0, lay())] {
        assert_eq!(score("letra-quadrupla", "CASASOL", wrong), Err(codes::FOURFOLD_NOT_NAMED));
    }
    assert_eq!(
        score("letra-quadrupla", "CASASOL", letter(0, 0, words("CASA"))),
        Err(codes::CARDS_LEFT_OVER)
    );
    assert_eq!(score("tudo-ou-nada", "CASASOL", letter(1, 2, lay())), Err(codes::NOTHING_FOURFOLD));
}

#[test]
#[rule("SR-19")]
fn one_word_counts_four_times() {
    let lay = || words("CASA SOL");
    assert_eq!(score("palavra-quadrupla", "CASASOL", whole(0, lay())), Ok(4 * 5 + 4));
    assert_eq!(
        score("palavra-quadrupla", "CASASOL", letter(0, 0, lay())),
        Err(codes::FOURFOLD_NOT_NAMED)
    );
    assert_eq!(
        score("palavra-quadrupla", "CASASOL", whole(2, lay())),
        Err(codes::FOURFOLD_NOT_NAMED)
    );
}

#[test]
#[rule("SR-A5")]
fn the_letter_comes_first_then_the_bonus_card_then_flat_points_then_what_is_left() {
    // (C2 + A1 + L2 fourfold 8) doubled.
    let lay = letter(0, 2, words("CAL+2 ARA"));
    assert_eq!(score("letra-quadrupla", "CAL2ARA", lay), Ok(2 * (2 + 1 + 8) + 3));
    let lay = whole(0, words("CAL+3 ARA"));
    assert_eq!(score("palavra-quadrupla", "CAL3ARA", lay), Ok(5 * 3 * 4 + 3));
    let lay = words("CALOR+2");
    assert_eq!(score("cinco-vence", "CALOR2Z", lay), Ok(2 * 7 - 8));
    let lines =
        weigh(&printed(), &task("cinco-vence"), &cards("CALOR2Z"), &words("CALOR+2")).unwrap();
    let kinds: Vec<(&str, Points)> =
        lines.iter().map(|line| (line.kind.as_str(), line.points)).collect();
    assert_eq!(kinds, [("word", Points(7)), ("bonus_card", Points(7)), ("unused", Points(-8))]);
}

#[test]
#[rule("SR-09", "SC-C10")]
fn one_bonus_card_a_word_and_several_words_may_each_have_one() {
    assert_eq!(score("quanto-mais-melhor", "ARLA23E", words("AR+2 LA+3")), Ok(4 + 9 + 3));
    // A second one on the same word could only lie as a letter.
    let second = LaidWord { cards: cards("AR3"), bonus: "x2".parse().ok() };
    let lay = Lay { words: vec![second], fourfold: None };
    assert_eq!(score("quanto-mais-melhor", "ARLA23E", lay), Err(codes::BONUS_IS_NO_LETTER));
    assert_eq!(score("quanto-mais-melhor", "ARLAOIE", words("AR+2")), Err(code::NOT_IN_HAND));
}

#[test]
#[rule("SR-A7")]
fn where_all_cards_are_used_every_bonus_card_must_lie_on_a_word() {
    assert_eq!(score("tudo-ou-nada", "CASA2AR", words("CASA AR")), Err(codes::CARDS_LEFT_OVER));
    assert_eq!(score("tudo-ou-nada", "CASA2AR", words("CASA+2 AR")), Ok(12));
    // Not used elsewhere it costs nothing.
    assert_eq!(score("dois-e-bom", "ARLAOI2", words("AR LA OI")), Ok(7));
}

#[test]
#[rule("SC-A1")]
fn a_blank_in_a_word_is_declared_and_worth_nothing() {
    assert_eq!(score("quanto-mais-melhor", "?RLAOIE", words("aR")), Ok(1));
    assert_eq!(score("quanto-mais-melhor", "?RLAOIE", words("?R")), Err(code::BLANK_UNDECLARED));
    assert_eq!(score("quanto-mais-melhor", "?RLAOIE", words("ωR")), Err(codes::UNKNOWN_LETTER));
    assert_eq!(score("quanto-mais-melhor", "?RLAOIE", words("A")), Err(codes::WORD_TOO_SHORT));
}
