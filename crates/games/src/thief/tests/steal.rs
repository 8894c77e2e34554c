//! Stealing: what may be taken, what may become of it, and what is told of it.

use super::{Desk, cards, form, steal, swap};
use crate::seat::{Seat, Viewer};
use crate::thief::*;
use rule::rule;

/// Seat 0 has laid a word of mixed suits, and seat 1 with this hand is on turn.
fn after(word: &str, thief: &str, words: &str) -> Desk {
    let mut desk = Desk::new(words, &[word, thief]);
    desk.play(0, form(word));
    desk
}

#[test]
#[rule("WT-14", "WT-X5", "WT-A6")]
fn work_cannot_become_works_but_worked() {
    let mut desk = Desk::new("work works worked", &["W:3 O:2 R:3 K:1", "S:1 E:2 D:4"]);
    desk.play(0, form("W:3 O:2 R:3 K:1"));
    let refusal = desk.refuses(1, steal(0, &["W:3 O:2 R:3 K:1 S:1"]), codes::MERE_PLURAL, "WT-14");
    assert_eq!(refusal.about.words, ["WORKS"]);
    desk.play(1, steal(0, &["W:3 O:2 R:3 K:1 E:2 D:4"]));
    assert_eq!(desk.scores(), [14, 28]);
}

#[test]
#[rule("WT-14", "WT-A5")]
fn es_and_ies_are_refused_too_and_only_where_one_word_comes_of_it() {
    let mut desk = after("B:1 O:1 X:3", "E:1 S:2", "box boxes");
    desk.refuses(1, steal(0, &["B:1 O:1 X:3 E:1 S:2"]), codes::MERE_PLURAL, "WT-14");

    let mut desk = Desk::new("city cities", &["C:3 I:2 T:1 ?", "E:1 S:2"]);
    desk.play(0, form("C:3 I:2 T:1 ?=Y"));
    desk.refuses(1, steal(0, &["C:3 I:2 T:1 ?=I E:1 S:2"]), codes::MERE_PLURAL, "WT-14");

    let mut desk = after("C:3 A:2 N:1", "E:1 S:2", "can canes");
    desk.play(1, steal(0, &["C:3 A:2 N:1 E:1 S:2"]));
    let mut desk = after("H:2 I:1 S:3", "S:2", "his hiss");
    desk.play(1, steal(0, &["H:2 I:1 S:3 S:2"]));

    // A steal that makes two words is no plural, whatever they are.
    let mut desk = Desk::new("at ats ta", &["A:1 T:2", "A:2 T:2 S:1"]);
    desk.play(0, form("A:1 T:2"));
    desk.refuses(1, steal(0, &["A:1 T:2 S:1"]), codes::MERE_PLURAL, "WT-14");
    desk.play(1, steal(0, &["A:1 T:2 S:1", "T:2 A:2"]));
    assert_eq!(desk.lying(1), ["ATS"]);
}

#[test]
#[rule("WT-14", "WT-A5")]
fn irregular_plurals_are_refused_and_its_and_hers_are_not() {
    let mut desk = after("O:1 X:3", "E:1 N:2 D:1", "ox oxen");
    desk.refuses(1, steal(0, &["O:1 X:3 E:1 N:2"]), codes::MERE_PLURAL, "WT-14");
    let mut desk = after("C:3 H:2 I:1 L:1 D:1", "R:1 E:1 N:2", "child children");
    let children = steal(0, &["C:3 H:2 I:1 L:1 D:1 R:1 E:1 N:2"]);
    desk.refuses(1, children, codes::MERE_PLURAL, "WT-14");
    let mut desk = after("I:1 T:2", "S:1", "it its");
    desk.play(1, steal(0, &["I:1 T:2 S:1"]));
    let mut desk = after("H:2 E:1 R:1", "S:1", "her hers");
    desk.play(1, steal(0, &["H:2 E:1 R:1 S:1"]));
}

#[test]
#[rule("WT-A2", "WT-C3")]
fn stolen_letters_may_come_in_any_order() {
    let mut desk = after("T:1 A:2 R:1", "E:2", "tar rate");
    desk.play(1, steal(0, &["R:1 A:2 T:1 E:2"]));
    assert_eq!(desk.lying(1), ["RATE"]);
}

#[test]
#[rule("WT-12", "WT-C4")]
fn a_word_may_be_split_into_three() {
    let mut desk = after("N:1 O:2 T:1 E:2", "A:2 S:2 H:2", "note an so het");
    desk.play(1, steal(0, &["A:2 N:1", "S:2 O:2", "H:2 E:2 T:1"]));
    assert_eq!(desk.lying(1), ["AN", "HET"]);
    assert_eq!(desk.state().words[2].fate, Fate::Locked, "SO is of one suit");
}

#[test]
#[rule("WT-15", "WT-A16")]
fn nobody_steals_an_own_word_but_a_stolen_one_can_be_stolen_back() {
    let hands = ["W:3 O:2 R:3 K:1 S:1 H:2", "E:1 D:4", "R:1 E:2"];
    let mut desk = Desk::new("work worked reworked workshed", &hands);
    desk.play(0, form("W:3 O:2 R:3 K:1"));
    desk.play(1, steal(0, &["W:3 O:2 R:3 K:1 E:1 D:4"]));
    assert_eq!((desk.lying(0), desk.lying(1)), (vec![], vec!["WORKED"]));
    // The first form of it is gone, and can be stolen by nobody.
    let again = steal(0, &["R:1 E:2 W:3 O:2 R:3 K:1"]);
    desk.refuses(2, again, codes::WORD_GONE, "WT-A16");
    let cards = desk.state().hand(Seat(2)).to_vec();
    desk.play(2, Command::Swap { cards: cards[4..7].to_vec() });
    // Its first owner steals it back.
    desk.play(0, steal(1, &["W:3 O:2 R:3 K:1 S:1 H:2 E:1 D:4"]));
    assert_eq!((desk.lying(0), desk.lying(1)), (vec!["WORKSHED"], vec![]));
    let own = desk.state().hand(Seat(1))[0];
    let hand = desk.state().hand(Seat(1))[1..4].to_vec();
    desk.play(1, Command::Swap { cards: hand });
    let hand = desk.state().hand(Seat(2))[..3].to_vec();
    desk.play(2, Command::Swap { cards: hand });
    let own = format!("W:3 O:2 R:3 K:1 S:1 H:2 E:1 D:4 {own}");
    desk.refuses(0, steal(2, &[&own]), codes::OWN_WORD, "WT-15");
}

#[test]
#[rule("WT-17", "WT-A12")]
fn a_wild_keeps_its_letter_until_stolen_and_may_then_become_another() {
    let mut desk = Desk::new("cat cart coat", &["C:3 ? T:1", "O:2 A:1", "R:2"]);
    desk.play(0, form("C:3 ?=A T:1"));
    assert_eq!(desk.state().words[0].cards, cards("C:3 ?=A T:1"));
    let view = desk.table.view(Viewer::Seat(Seat(2))).game;
    assert_eq!((view.words[0].word.as_str(), &view.words[0].cards), ("CAT", &cards("C:3 ?=A T:1")));
    desk.play(1, steal(0, &["C:3 ?=O A:1 T:1"]));
    assert_eq!(desk.state().words[1].cards, cards("C:3 ?=O A:1 T:1"));
    assert_eq!(desk.state().words[0].cards, cards("C:3 ?=A T:1"));
    assert_eq!(desk.scores(), [4, 5, 0]);
}

#[test]
#[rule("WT-11", "WT-A13")]
fn a_wild_that_changes_its_letter_is_no_new_letter() {
    let mut desk = Desk::new("cat cot", &["C:3 ? T:1", ""]);
    desk.play(0, form("C:3 ?=A T:1"));
    desk.refuses(1, steal(0, &["C:3 ?=O T:1"]), codes::NO_HAND_CARD, "WT-11");
}

#[test]
#[rule("WT-16", "WT-13")]
fn a_wild_from_the_hand_is_a_new_letter_also_beside_a_stolen_wild() {
    let mut desk = Desk::new("cat at act", &["C:3 ? T:1", "? A:1"]);
    desk.play(0, form("C:3 ?=A T:1"));
    // Nobody can tell the Wilds apart, so one is the stolen one and one is from the hand.
    desk.play(1, steal(0, &["?=A T:1", "A:1 C:3 ?=T"]));
    assert_eq!(
        desk.state().words[0].fate,
        Fate::Stolen { by: Seat(1), turn: 2, into: vec![WordId(1), WordId(2)] }
    );
}

#[test]
#[rule("WT-A3")]
fn a_turn_steals_one_word() {
    // Cards of two words of others cannot come together.
    let hands = ["N:1 O:2 S:1", "R:1 E:2", "A:1 T:2"];
    let mut desk = Desk::new("no re nor ore retaino", &hands);
    desk.play(0, form("N:1 O:2"));
    desk.play(1, form("R:1 E:2"));
    let both = steal(0, &["R:1 E:2 T:2 A:1 N:1 O:2"]);
    let refusal = desk.refuses(2, both, crate::refusal::code::NOT_IN_HAND, "WT-04");
    assert_eq!(refusal.about.cards, ["R:1", "E:2"]);
}

#[test]
#[rule("WT-A16")]
fn the_history_tells_whose_a_word_was_and_what_it_became() {
    let hands = ["F:1 R:2 O:2 N:3 T:3", "W:4 C:3 A:3", "E:1 D:1"];
    let mut desk = Desk::new("front frown cat frowned", &hands);
    desk.play(0, form("F:1 R:2 O:2 N:3 T:3"));
    desk.play(1, steal(0, &["F:1 R:2 O:2 W:4 N:3", "C:3 A:3 T:3"]));
    desk.play(2, steal(1, &["F:1 R:2 O:2 W:4 N:3 E:1 D:1"]));
    let words = desk.table.view(Viewer::Watcher).game.words;
    let told: Vec<(&str, Seat, Option<WordId>, &Fate)> =
        words.iter().map(|word| (word.word.as_str(), word.owner, word.from, &word.fate)).collect();
    let (first, second) = (vec![WordId(1), WordId(2)], vec![WordId(3)]);
    assert_eq!(
        told,
        [
            ("FRONT", Seat(0), None, &Fate::Stolen { by: Seat(1), turn: 2, into: first }),
            (
                "FROWN",
                Seat(1),
                Some(WordId(0)),
                &Fate::Stolen { by: Seat(2), turn: 3, into: second }
            ),
            ("CAT", Seat(1), Some(WordId(0)), &Fate::Locked),
            ("FROWNED", Seat(2), Some(WordId(1)), &Fate::Lies),
        ]
    );
}

#[test]
#[rule("WT-A22")]
fn words_may_repeat_and_scores_fall_below_zero() {
    let mut desk = Desk::new("at", &["A:1 T:2 E:1 E:2 E:3", "A:2 T:1"]);
    desk.play(0, swap("E:1 E:2 E:3"));
    assert_eq!(desk.scores(), [-10, 0]);
    desk.play(1, form("A:2 T:1"));
    desk.play(0, form("A:1 T:2"));
    assert_eq!((desk.lying(0), desk.lying(1)), (vec!["AT"], vec!["AT"]));
    assert_eq!(desk.scores(), [-8, 2]);
}
