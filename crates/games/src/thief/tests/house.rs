//! The house rules: victims that lose, orders that are kept, words that are challenged.

use super::{Desk, cards, form, steal};
use crate::dictionary::WordList;
use crate::game::Game;
use crate::kit::{LostChallenge, Question, WordRules};
use crate::refusal::{Refusal, code};
use crate::seat::{Holder, Player, Seat};
use crate::setup::{Edition, Setup, house_rules};
use crate::thief::*;
use crate::time::Millis;
use rule::rule;
use serde_json::json;

#[test]
#[rule("WT-A1")]
fn the_victim_keeps_the_points_unless_the_house_says_otherwise() {
    for (victim_loses, scores) in [(false, [14, 40]), (true, [0, 40])] {
        let house = House { victim_loses, ..House::default() };
        let hands = ["W:3 O:2 R:3 K:1", "R:1 E:1 E:2 D:4"];
        let mut desk = Desk::with(house, "work reworked", &hands);
        desk.play(0, form("W:3 O:2 R:3 K:1"));
        desk.play(1, steal(0, &["R:1 E:1 W:3 O:2 R:3 K:1 E:2 D:4"]));
        assert_eq!(desk.scores(), scores);
        if victim_loses {
            let entry = desk.state().sheet.entries().last().unwrap();
            let line = &entry.lines[0];
            assert_eq!((entry.side.seat(), line.seat), (Seat(0), Some(Seat(1))));
            assert_eq!((line.kind.as_str(), line.word.as_deref()), ("stolen", Some("WORK")));
        }
    }
}

#[test]
#[rule("WT-A1")]
fn the_victim_loses_all_that_the_word_brought_but_not_the_20_of_the_turn() {
    let house = House { victim_loses: true, ..House::default() };
    let hands = ["P:2 R:3 I:3 N:3 T:3 E:3 R:3", "S:1 A:1 D:1"];
    let mut desk = Desk::with(house, "printer sad printersad", &hands);
    desk.play(0, form("P:2 R:3 I:3 N:3 T:3 E:3 R:3"));
    assert_eq!(desk.scores(), [9 + 15 + 20, 0]);
    desk.play(1, steal(0, &["P:2 R:3 I:3 N:3 T:3 E:3 R:3 S:1 A:1 D:1"]));
    assert_eq!(desk.scores()[0], 20);
}

fn steals(rearranging: Rearranging, stolen: &str, words: &[&str]) -> Result<(), Refusal> {
    let words: Vec<Vec<Card>> = words.iter().map(|word| cards(word)).collect();
    let stolen = cards(stolen);
    let lay = Lay {
        seat: Seat(1),
        hand: &cards("R:1 E:1 E:2 D:4 W:4 C:3 A:3 G:1 H:2 U:1 ?"),
        target: Some(Target { id: WordId(0), owner: Seat(0), cards: &stolen }),
        words: &words,
    };
    let edition = super::printed();
    lay.check(&edition, Limits { rearranging, ..Limits::printed(&edition) })
}

#[test]
#[rule("WT-A2")]
fn order_kept_lets_cards_in_between_and_no_swap_of_places() {
    let order = Rearranging::OrderKept;
    let front = "F:1 R:2 O:2 N:3 T:3";
    assert_eq!(steals(order, front, &["F:1 R:2 O:2 W:4 N:3", "C:3 A:3 T:3"]), Ok(()));
    let work = "W:3 O:2 R:3 K:1";
    assert_eq!(steals(order, work, &["R:1 E:1 W:3 O:2 R:3 K:1 E:2 D:4"]), Ok(()));
    let refusal = steals(order, "T:3 A:1 R:2", &["R:2 A:1 T:3 E:1"]).unwrap_err();
    assert_eq!((refusal.code, &*refusal.rule), (codes::ORDER_NOT_KEPT, "WT-A2"));
    // The same by the free rule.
    assert_eq!(steals(Rearranging::Free, "T:3 A:1 R:2", &["R:2 A:1 T:3 E:1"]), Ok(()));
    // E:1 is stolen and in the hand: the second E is taken for the stolen one.
    assert_eq!(steals(order, "T:3 E:1 N:2", &["E:1 T:3 E:1 N:2"]), Ok(()));
    // A stolen Wild keeps its place, not its letter.
    assert_eq!(steals(order, "T:3 ?=O N:2", &["T:3 U:1 ?=R N:2"]), Ok(()));
}

#[test]
#[rule("WT-A2")]
fn contiguous_pieces_stay_unbroken_each_in_a_word_of_its_own() {
    let pieces = Rearranging::ContiguousPieces;
    let front = "F:1 R:2 O:2 N:3 T:3";
    let refusal = steals(pieces, front, &["F:1 R:2 O:2 W:4 N:3", "C:3 A:3 T:3"]).unwrap_err();
    assert_eq!((refusal.code, &*refusal.rule), (codes::PIECE_BROKEN, "WT-A2"));
    assert_eq!(refusal.about.words, ["FRONT"]);
    assert_eq!(steals(pieces, front, &["H:2 U:1 N:3 T:3", "F:1 R:2 O:2 G:1"]), Ok(()));
    let work = "W:3 O:2 R:3 K:1";
    assert_eq!(steals(pieces, work, &["R:1 E:1 W:3 O:2 R:3 K:1 E:2 D:4"]), Ok(()));
    assert!(steals(pieces, work, &["W:3 O:2 R:3 D:4 K:1"]).is_err());
    // Two pieces in one word would be any order at all.
    assert!(steals(pieces, "T:3 E:1 N:2", &["N:2 E:2 T:3 E:1"]).is_err());
}

#[test]
#[rule("WT-A28")]
fn the_house_may_ask_for_longer_words() {
    let house = House { shortest_word: Some(4), ..House::default() };
    let mut desk = Desk::with(house, "cat cart carted", &["C:3 A:2 T:1 R:2", "E:1 D:1"]);
    let refusal = desk.refuses(0, form("C:3 A:2 T:1"), codes::TOO_SHORT_HERE, "WT-A28");
    assert_eq!((refusal.about.words, refusal.about.number), (vec!["CAT".to_owned()], Some(4)));
    // One letter is too short in any house.
    desk.refuses(0, form("A:2"), codes::WORD_TOO_SHORT, "WT-05");
    desk.play(0, form("C:3 A:2 R:2 T:1"));
    desk.play(1, steal(0, &["C:3 A:2 R:2 T:1 E:1 D:1"]));
}

#[test]
#[rule("WT-A28")]
fn the_house_may_limit_the_words_of_a_split() {
    let split = steal(0, &["F:1 R:2 O:2 W:4 N:3", "C:3 A:3 T:3"]);
    for (most_words, allowed) in [(Some(1), false), (Some(2), true), (None, true)] {
        let house = House { most_words, ..House::default() };
        let hands = ["F:1 R:2 O:2 N:3 T:3", "W:4 C:3 A:3"];
        let mut desk = Desk::with(house, "front frown cat", &hands);
        desk.play(0, form("F:1 R:2 O:2 N:3 T:3"));
        if allowed {
            desk.play(1, split.clone());
        } else {
            let refusal = desk.refuses(1, split.clone(), codes::TOO_MANY_WORDS, "WT-A28");
            assert_eq!(refusal.about.number, Some(1));
        }
    }
}

#[test]
#[rule("WT-A28")]
fn what_the_rules_describe_can_be_played_and_nothing_beyond() {
    let tables = |edition: &ThiefEdition, house: House| {
        let words = WordList::new(edition.alphabet, ["cat"]).unwrap();
        Setup::<Thief>::with(edition.clone(), house, vec![Player::default(); 3], &words)
    };
    let small = super::box_of(&cards("A:1 A:2 A:3 E:1 E:2 E:3 T:1 T:2 T:3"), 3);
    for edition in ThiefEdition::built_in().into_iter().chain([small]) {
        for rule in Thief::house_rules(&edition, 3) {
            for value in rule.samples() {
                assert!(rule.allows(&value), "{} {value}", rule.name);
                let house = house_rules(json!({ rule.name.as_str(): value })).unwrap();
                assert!(tables(&edition, house).is_ok(), "{} {value}", rule.name);
            }
        }
        let too_many = House { most_words: Some(edition.hand + 1), ..House::default() };
        let none = House { most_words: Some(0), ..House::default() };
        let long = House { shortest_word: Some(6), ..House::default() };
        let short = House { shortest_word: Some(1), ..House::default() };
        for house in [too_many, none, long, short] {
            let part = tables(&edition, house).err().map(|fault| fault.part);
            assert_eq!(part, Some("house rules"), "{house:?}");
        }
    }
}

fn challenge() -> House {
    let judged = WordRules { challenge_seconds: Some(5), ..WordRules::challenge() };
    House { judged, ..House::default() }
}

/// Seat 0 has laid CAT, or a word that is none.
fn asked(word: &str) -> Desk {
    let hands = ["C:3 A:2 T:1", "R:1 E:1", "S:1"];
    let mut desk = Desk::with(challenge(), "cat cart", &hands);
    desk.play(0, form(word));
    desk
}

#[test]
#[rule("WT-A17")]
fn a_play_waits_for_challenges_where_the_house_wants_them() {
    let mut desk = asked("C:3 A:2 T:1");
    let hand = desk.state().hand(Seat(0)).len();
    assert_eq!((desk.scores(), hand), (vec![0, 0, 0], 4), "nothing scored, nothing drawn");
    assert!(desk.lying(0).is_empty());
    desk.refuses(0, Command::Accept, code::NOT_ASKED, "WT-A17");
    desk.refuses(0, form("A:1 T:2"), code::WRONG_PHASE, "WT-A17");
    desk.play(2, Command::Accept);
    desk.refuses(2, Command::Challenge, code::ALREADY_ANSWERED, "WT-A17");
    desk.play(1, Command::Accept);
    assert_eq!(desk.scores(), [5, 0, 0]);
    assert_eq!((desk.lying(0), desk.state().hand(Seat(0)).len()), (vec!["CAT"], 7));
    assert_eq!(desk.state().on_turn, Seat(1));
}

#[test]
#[rule("WT-A17")]
fn an_unknown_word_stands_unless_it_is_challenged_in_time() {
    let mut desk = asked("T:1 A:2 C:3");
    let deadline = desk.table.deadline().unwrap();
    assert_eq!(deadline, desk.table.now().plus(Millis(5000)));
    desk.table.advance(deadline, &desk.words, &mut desk.chance);
    assert_eq!((desk.scores(), desk.lying(0)), (vec![5, 0, 0], vec!["TAC"]));
}

#[test]
#[rule("WT-A17")]
fn a_challenged_word_that_does_not_exist_is_taken_back_and_the_turn_lost() {
    let mut desk = asked("T:1 A:2 C:3");
    desk.play(1, Command::Challenge);
    assert_eq!(desk.scores(), [0, 0, 0]);
    assert_eq!((desk.state().hand(Seat(0)).len(), desk.state().words.len()), (7, 0));
    assert_eq!(desk.state().on_turn, Seat(1));
}

#[test]
#[rule("WT-A17")]
fn a_challenge_of_a_right_word_costs_nothing() {
    let mut desk = asked("C:3 A:2 T:1");
    desk.play(2, Command::Challenge);
    assert_eq!((desk.scores(), desk.lying(0)), (vec![5, 0, 0], vec!["CAT"]));
    assert_eq!(desk.state().on_turn, Seat(1));
}

#[test]
#[rule("WT-A17")]
fn a_wrong_challenge_costs_the_next_turn_where_the_house_says_so() {
    let judged = WordRules { lost_challenge: LostChallenge::MissTurn, ..WordRules::challenge() };
    let house = House { judged, ..House::default() };
    let mut desk = Desk::with(house, "cat at", &["C:3 A:2 T:1", "A:1 T:2", "S:1"]);
    desk.play(0, form("C:3 A:2 T:1"));
    desk.play(1, Command::Challenge);
    // Seat 1 would be next, and misses that turn.
    assert_eq!((desk.scores(), desk.lying(0)), (vec![5, 0, 0], vec!["CAT"]));
    assert_eq!((desk.state().on_turn, &desk.state().misses), (Seat(2), &vec![0; 3]));
    let hand = desk.state().hand(Seat(2))[..3].to_vec();
    desk.play(2, Command::Swap { cards: hand });
    let hand = desk.state().hand(Seat(0))[..3].to_vec();
    desk.play(0, Command::Swap { cards: hand });
    assert_eq!(desk.state().on_turn, Seat(1));
    // A challenge that is right costs nothing.
    desk.play(1, form("T:2 A:1"));
    desk.play(2, Command::Challenge);
    assert_eq!((desk.state().on_turn, &desk.state().misses), (Seat(2), &vec![0; 3]));
}

fn appeal(text: &str) -> Command {
    Command::Form { cards: cards(text), appeal: true }
}

/// Seat 0 has put TAC, which is no word, to the two others.
fn appealing() -> Desk {
    let mut desk = Desk::new("cat cart", &["C:3 A:2 T:1", "R:1 E:1", "S:1"]);
    desk.play(0, appeal("T:1 A:2 C:3"));
    let asked = matches!(desk.state().stage, Stage::Asked { question: Question::Agreement, .. });
    assert!(asked && desk.scores() == [0, 0, 0]);
    desk
}

#[test]
#[rule("WT-A29")]
fn an_unknown_word_counts_if_all_the_others_accept_it() {
    let mut desk = appealing();
    desk.play(2, Command::Accept);
    desk.play(1, Command::Accept);
    assert_eq!((desk.scores(), desk.lying(0)), (vec![5, 0, 0], vec!["TAC"]));
    assert_eq!(desk.state().on_turn, Seat(1));
    let agreed = News::Agreed { words: vec!["TAC".to_owned()] };
    let last = &desk.table.log().last().unwrap().events;
    assert!(last.contains(&crate::log::Event::Game(Event::Open(agreed))));
}

#[test]
#[rule("WT-A29")]
fn one_objection_is_enough_and_a_turn_has_one_appeal() {
    let mut desk = appealing();
    desk.play(2, Command::Accept);
    desk.play(1, Command::Challenge);
    // The turn goes on with all cards in the hand.
    assert_eq!((desk.state().on_turn, desk.state().hand(Seat(0)).len()), (Seat(0), 7));
    desk.refuses(0, appeal("T:1 A:2 C:3"), code::NO_APPEAL, "WT-A29");
    desk.refuses(0, form("T:1 A:2 C:3"), code::UNKNOWN_WORD, "WT-05");
    desk.play(0, form("C:3 A:2 T:1"));
    assert!(!desk.state().appealed, "the next turn may ask again");
}

#[test]
#[rule("WT-A29")]
fn silence_is_no_consent_to_a_steal_with_an_unknown_word() {
    let mut desk = Desk::new("cat cart", &["C:3 A:2 T:1", "R:1 E:1"]);
    desk.play(0, form("C:3 A:2 T:1"));
    let words = vec![cards("T:1 A:2 R:1 C:3")];
    desk.play(1, Command::Steal { word: WordId(0), words, appeal: true });
    let deadline = desk.table.deadline().unwrap();
    desk.table.advance(deadline, &desk.words, &mut desk.chance);
    assert_eq!((desk.scores(), desk.lying(0)), (vec![5, 0], vec!["CAT"]));
    assert_eq!(desk.state().on_turn, Seat(1));
}

#[test]
#[rule("WT-A29")]
fn nobody_is_asked_beside_bots_or_where_the_house_says_no() {
    let judged = WordRules { agreement: false, ..WordRules::default() };
    let house = House { judged, ..House::default() };
    let mut desk = Desk::with(house, "cat", &["C:3 A:2 T:1", "R:1"]);
    desk.refuses(0, appeal("T:1 A:2 C:3"), code::NO_APPEAL, "WT-A29");
    let mut desk = Desk::new("cat", &["C:3 A:2 T:1", "R:1"]);
    let hand_over = crate::log::Act::HandOver { seat: Seat(1), to: Holder::Bot };
    let now = desk.table.now();
    desk.table.submit(Some(Seat(1)), hand_over, now, &desk.words, &mut desk.chance).unwrap();
    desk.refuses(0, appeal("T:1 A:2 C:3"), code::NO_APPEAL, "WT-A29");
}

#[test]
fn a_log_from_before_the_agreement_asks_about_a_challenge() {
    let asked = r#"{"open":{"asked":{"seats":[1],"deadline":5000}}}"#;
    let event: Event = serde_json::from_str(asked).unwrap();
    let (question, seats, deadline) = (Question::Challenge, vec![Seat(1)], Millis(5000));
    assert_eq!(event, Event::Open(News::Asked { question, seats, deadline }));
}

#[test]
#[rule("WT-A17", "WT-A1")]
fn a_challenged_steal_leaves_the_stolen_word_where_it_was() {
    let house = House { victim_loses: true, ..challenge() };
    let mut desk = Desk::with(house, "cat cart", &["C:3 A:2 T:1", "R:1 E:1"]);
    desk.play(0, form("C:3 A:2 T:1"));
    desk.play(1, Command::Accept);
    desk.play(1, steal(0, &["T:1 A:2 R:1 C:3"]));
    assert_eq!(desk.scores(), [5, 0], "the victim loses only once the play counts");
    desk.play(0, Command::Challenge);
    assert_eq!((desk.scores(), desk.lying(0)), (vec![5, 0], vec!["CAT"]));
    assert!(desk.state().hand(Seat(1)).contains(&"R:1".parse().unwrap()));
}

#[test]
#[rule("WT-22")]
fn unknown_words_do_not_keep_a_game_alive() {
    let mut desk = Desk::with(challenge(), "cat", &["C:3 A:2 T:1", "R:1 E:1"]);
    for _ in 0..2 {
        for (seat, word) in [(0, "T:1 A:2 C:3"), (1, "R:1 E:1")] {
            assert_eq!(desk.ended(), None);
            desk.play(seat, form(word));
            desk.play(1 - seat, Command::Challenge);
        }
    }
    assert_eq!(desk.ended(), Some(EndReason::Challenges));
}

#[test]
fn the_last_opponent_may_leave_while_a_play_is_asked_about() {
    let mut desk = Desk::with(challenge(), "cat", &["C:3 A:2 T:1", "R:1 E:1"]);
    desk.play(0, form("C:3 A:2 T:1"));
    let leave = crate::log::Act::Leave { seat: Seat(1) };
    let now = desk.table.now();
    desk.table.submit(Some(Seat(1)), leave, now, &desk.words, &mut desk.chance).unwrap();
    assert_eq!(desk.ended(), Some(EndReason::LastPlayer));
    assert_eq!(desk.lying(0), ["CAT"]);
}

#[test]
fn options_are_read_by_name_and_unknown_ones_refused() {
    let house: House =
        house_rules(json!({"rearranging": "contiguous_pieces", "victim_loses": true})).unwrap();
    let wanted = House {
        rearranging: Rearranging::ContiguousPieces,
        victim_loses: true,
        ..House::default()
    };
    assert_eq!(house, wanted);
    assert!(house_rules::<House>(json!({"victimLoses": true})).is_err());
}
