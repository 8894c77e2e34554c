//! Bonus cards, the fifty points and the first word.

use super::bench::*;
use crate::classic::*;
use crate::refusal::code;
use rule::rule;

const WORDS: &str = "treino treinos carros ar ra la al sal";

/// TREINO lies there, and seat 1 holds a hand.
fn after_treino(house: House<Plain>, hand: &str) -> Bench<Plain> {
    let mut bench = Bench::new(WORDS, house, &["OEITRNR", hand], "ZX");
    bench.lay(0, (0, 0), "TREINO").unwrap();
    bench
}

fn carros() -> Lay {
    down((-5, 6), "CARROS")
}

#[test]
#[rule("SC-15")]
fn no_bonus_card_with_the_first_word() {
    let bench = Bench::<Plain>::new(WORDS, House::default(), &["ARA2EEE", "AAAAAAA"], "");
    let refusal = bench.refused(0, bonus(across((0, 0), "AR"), "x2", (0, 0)));
    assert_eq!((refusal.code, &*refusal.rule), (codes::BONUS_ON_FIRST_WORD, "SC-15"));
}

#[test]
#[rule("SC-17", "SC-A2")]
fn a_bonus_card_multiplies_every_word_with_the_letter_it_is_put_on() {
    let bench = after_treino(House::default(), "CARROS2");
    // On the S both words double, and seven cards are used.
    assert_eq!(bench.worth(1, bonus(carros(), "x2", (0, 6))).0, 2 * 7 + 2 * 9 + 50);
    // On the C only CARROS does.
    assert_eq!(bench.worth(1, bonus(carros(), "x2", (-5, 6))).0, 2 * 7 + 9 + 50);
    // The letter must be one that is laid now.
    let refusal = bench.refused(1, bonus(carros(), "x2", (0, 0)));
    assert_eq!((refusal.code, &*refusal.rule), (codes::BONUS_NEEDS_LAID_LETTER, "SC-A2"));
    // A bonus card is no letter.
    let mut as_letter = carros();
    as_letter.cards[0].what = "x2".parse().unwrap();
    assert_eq!(bench.refused(1, as_letter).code, codes::BONUS_IS_NO_LETTER);
    let tripled = after_treino(House::default(), "CARROS3");
    assert_eq!(tripled.worth(1, bonus(carros(), "x3", (-5, 6))).0, 3 * 7 + 9 + 50);
    assert_eq!(tripled.refused(1, bonus(carros(), "x2", (-5, 6))).code, code::NOT_IN_HAND);
}

#[test]
#[rule("SC-A2")]
fn by_house_rule_only_the_main_word_is_multiplied() {
    let house = House { bonus_on: BonusOn::MainWord, ..House::default() };
    let bench = after_treino(house, "CARROS2");
    assert_eq!(bench.worth(1, bonus(carros(), "x2", (0, 6))).0, 2 * 7 + 9 + 50);
}

#[test]
#[rule("SC-18", "SC-C10")]
fn one_bonus_card_a_play() {
    let bench = after_treino(House::default(), "CARRO23");
    let mut two = bonus(carros(), "x2", (-5, 6));
    two.cards[5].what = "x3".parse().unwrap();
    let refusal = bench.refused(1, two);
    assert_eq!((refusal.code, &*refusal.rule), (codes::ONE_BONUS_CARD, "SC-18"));
}

#[test]
#[rule("SC-A3")]
fn a_bonus_card_may_lie_on_a_blank() {
    let bench = after_treino(House::default(), "CARRO?2");
    let play = bonus(down((-5, 6), "CARROs"), "x2", (0, 6));
    assert_eq!(bench.worth(1, play).0, 2 * 6 + 2 * 8 + 50);
}

#[test]
#[rule("SC-A4", "SC-20", "SC-A5", "SC-19")]
fn the_bonus_card_is_one_of_the_seven_and_is_discarded_and_refilled() {
    let mut bench = after_treino(House::default(), "CARROS2");
    let before = bench.table.state().pile.len();
    bench.play(1, Command::Lay(bonus(carros(), "x2", (-5, 6)))).unwrap();
    assert_eq!(bench.scores(), [16, 73]);
    assert_eq!(bench.table.state().discards, cards("2"));
    assert_eq!(bench.table.state().hand(Seat(1)).len(), 7);
    assert_eq!(before - bench.table.state().pile.len(), 7);
    // Six letters without the bonus card are no full hand.
    let bench = after_treino(House::default(), "CARROS2");
    assert_eq!(bench.worth(1, carros()).0, 16);
}

#[test]
#[rule("SC-A29")]
fn the_fifty_may_be_for_letters_alone_by_house_rule() {
    let house = || House { fifty_for_letters: true, ..House::default() };
    let bench = after_treino(house(), "CARROS2");
    assert_eq!(bench.worth(1, bonus(carros(), "x2", (-5, 6))).0, 23);
    let bench = Bench::<Plain>::new("treinar", house(), &["TREINAR", "CARROSA"], "");
    assert_eq!(bench.worth(0, across((0, 0), "TREINAR")).0, 68);
}

#[test]
#[rule("SC-A6")]
fn no_fifty_for_the_rest_of_a_hand() {
    let mut bench = Bench::<Plain>::exact("ar arl", House::default(), &["ARL", "LAS"], "");
    bench.lay(0, (0, 0), "AR").unwrap();
    bench.play(1, Command::Pass).unwrap();
    // Seat 0 has one card left: using it is no full hand of three.
    assert_eq!(bench.worth(0, across((0, 2), "L")).0, 4);
}

#[test]
#[rule("SC-A7", "SC-14")]
fn the_first_word_on_an_empty_table_counts_double_whoever_plays_it() {
    let mut bench =
        Bench::<Plain>::new(WORDS, challenge_mode(), &["ARCASOA", "ARA2III", "AREEEII"], "");
    bench.play(0, Command::Pass).unwrap();
    // Seat 1 loses a challenge; the table is still empty.
    bench.lay(1, (0, 0), "AA").unwrap();
    bench.play(2, Command::Challenge).unwrap();
    assert_eq!(bench.worth(2, across((0, 0), "AR")).0, 4);
    bench.lay(2, (0, 0), "AR").unwrap();
    bench.play(0, Command::Accept).unwrap();
    bench.play(1, Command::Accept).unwrap();
    assert_eq!(bench.scores(), [0, 0, 4]);
    // From now on words count once, and bonus cards are allowed.
    bench.play(0, Command::Pass).unwrap();
    assert_eq!(bench.worth(1, bonus(down((0, 0), ".R"), "x2", (1, 0))).0, 4);
}
