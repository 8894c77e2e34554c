//! Rounds, last turns, void rounds, ties and leaving.

use super::bench::{Bench, Deal, words};
use crate::card::Card;
use crate::classic::tests::bench::{cards, exact_box, printed, why};
use crate::log::Act;
use crate::refusal::code;
use crate::rummy::*;
use crate::seat::{Seat, Side, Viewer};
use rule::rule;

const THREE: &[&str] = &["ARLAOIE", "CALORAR", "UUUEEEM"];

fn deal() -> Deal<'static> {
    Deal { tasks: &["dois-e-bom", "bingo"], hands: THREE, then: "UZ", ..Deal::default() }
}

/// A game of one round.
fn one_round(tasks: &'static [&'static str], hands: &'static [&'static str]) -> Bench {
    let mut edition = printed();
    edition.rummy.rounds = 1;
    Deal { edition, tasks, hands, ..deal() }.open()
}

#[test]
#[rule("SR-04", "SR-05")]
fn when_the_task_is_met_the_others_have_exactly_one_more_turn() {
    let mut bench = deal().open();
    bench.idle(0);
    bench.draw(1).unwrap();
    bench.lay(1, words("AR LA RA"), "Z").unwrap_err();
    bench.discard(1, "Z").unwrap();
    bench.idle(2);
    bench.draw(0).unwrap();
    let drawn = bench.table.state().hand(Seat(0)).last().unwrap().to_string();
    bench.lay(0, words("AR LA OI"), &drawn).unwrap();
    assert_eq!(bench.scores(), [0, 0, 0], "points are written at the end of the round");
    assert_eq!((bench.on_turn(), &bench.table.state().last_turns), (1, &Some(vec![Seat(2)])));
    bench.idle(1);
    assert_eq!(bench.round().0, 1);
    bench.idle(2);
    // 2 + 3 + 2 minus E; the others have not met the task.
    assert_eq!(bench.round(), (2, "bingo".to_owned()));
    assert_eq!(bench.scores(), [6, 0, 0]);
}

#[test]
#[rule("SR-05", "SR-04")]
fn others_may_meet_the_task_in_their_last_turn() {
    let hands: &[&str] = &["ARLAOIE", "ARLAOIM", "UUUEEEM"];
    let mut bench = Deal { hands, ..deal() }.open();
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    bench.draw(1).unwrap();
    bench.lay(1, words("AR LA OI"), "M").unwrap();
    bench.idle(2);
    // Seat 1 kept the Z.
    assert_eq!(bench.scores(), [6, 7 - 8, 0]);
}

#[test]
#[rule("SR-06", "SR-07", "SR-A15", "SR-A1")]
fn between_rounds_laid_cards_go_under_the_top_discard_and_hands_are_refilled() {
    let mut bench = deal().open();
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    bench.idle(1);
    bench.draw(2).unwrap();
    bench.discard(2, "M").unwrap();
    let state = bench.table.state();
    assert_eq!(bench.top(), "M", "the top discard is there for the next starter");
    let under: Vec<Card> = state.discards[state.discards.len() - 7..].to_vec();
    assert_eq!(under, cards("ARLAOIM"));
    // The E that was not used stayed in hand.
    assert!(bench.hand(0).contains('E'));
    assert!(state.hands.iter().all(|hand| hand.len() == 7));
    assert_eq!(state.tasks.last(), Some(&TaskId("dois-e-bom".to_owned())));
    assert_eq!((bench.round(), bench.on_turn()), ((2, "bingo".to_owned()), 1));
}

#[test]
#[rule("SR-A11")]
fn a_round_is_void_after_twenty_turns_a_player() {
    let mut bench = deal().open();
    for turn in 0..60 {
        assert_eq!(bench.round().0, 1, "turn {turn}");
        // Taking the discard and giving it back, so that the pile lasts.
        let seat = bench.on_turn();
        let open = bench.top();
        bench.take(seat).unwrap();
        bench.discard(seat, &open).unwrap();
    }
    assert_eq!(bench.round().0, 2);
    assert_eq!(bench.scores(), [0, 0, 0]);
}

#[test]
#[rule("SR-A11")]
fn a_round_is_void_after_the_pile_was_renewed_twice() {
    let hands: &[&str] = &["ARLAOIE", "CALORAR"];
    let edition = exact_box(&["EARLAOI", "ECALORA"], "RUZ");
    let house = RummyHouse { bonus_deck: NO_BONUS_DECK.to_owned(), ..deal().house };
    let mut bench = Deal { edition, house, hands, ..deal() }.open();
    let mut turns = 0;
    while bench.round().0 == 1 {
        assert!(bench.table.state().recycles < 2);
        let seat = bench.on_turn();
        bench.idle(seat);
        turns += 1;
    }
    // Two cards in the pile, then two, then two.
    assert_eq!(turns, 5);
}

#[test]
#[rule("SR-10", "SR-20", "SR-A12")]
fn ten_rounds_then_ties_are_played_off_and_shared_after_three() {
    let mut bench = Deal { hands: &THREE[..2], ..deal() }.open();
    let mut tasks = Vec::new();
    while bench.table.outcome().is_none() {
        let (round, task) = bench.round();
        if tasks.len() < round as usize {
            tasks.push(task);
        }
        let seat = bench.on_turn();
        let open = bench.top();
        bench.take(seat).unwrap();
        bench.discard(seat, &open).unwrap();
    }
    assert_eq!(tasks.len(), 13, "ten rounds and three extra ones");
    let mut ten: Vec<String> = tasks[..10].to_vec();
    ten.sort();
    let mut all: Vec<String> = printed().rummy.deck().iter().map(TaskId::to_string).collect();
    all.sort();
    assert_eq!(ten, all, "each card once");
    assert_eq!(bench.table.outcome().unwrap().winners, [Side(0), Side(1)]);
}

#[test]
#[rule("SR-20", "SR-A12")]
fn only_the_tied_leaders_play_the_extra_round() {
    let mut bench = one_round(&["quanto-mais-melhor"], THREE);
    bench.draw(0).unwrap();
    bench.lay(0, words("AR"), "U").unwrap();
    bench.draw(1).unwrap();
    bench.lay(1, words("AR"), "Z").unwrap();
    bench.idle(2);
    assert_eq!(bench.scores(), [2, 2, 0]);
    let state = bench.table.state();
    assert_eq!((state.round, state.players.clone()), (2, vec![Seat(0), Seat(1)]));
    assert_eq!(state.tasks.len(), 9, "all ten round cards were shuffled again");
    assert_eq!(bench.on_turn(), 1);
    assert_eq!(why(bench.draw(2)), (codes::SITTING_OUT, "SR-A12".into()));
    // Nobody lays: void, still tied, another extra round.
    while bench.table.state().round == 2 {
        let (seat, open) = (bench.on_turn(), bench.top());
        bench.take(seat).unwrap();
        bench.discard(seat, &open).unwrap();
    }
    assert_eq!(bench.table.state().players, [Seat(0), Seat(1)]);
    assert!(bench.table.outcome().is_none());
}

#[test]
#[rule("SR-20")]
fn most_points_win() {
    let mut bench = one_round(&["quanto-mais-melhor"], THREE);
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA"), "U").unwrap();
    bench.draw(1).unwrap();
    bench.lay(1, words("AR"), "Z").unwrap();
    bench.idle(2);
    assert_eq!(bench.scores(), [8, 2, 0]);
    assert_eq!(bench.table.outcome().unwrap().winners, [Side(0)]);
    assert_eq!(why(bench.draw(1)).0, code::GAME_OVER);
}

#[test]
#[rule("SC-A27")]
fn who_leaves_puts_the_hand_under_the_discards_and_words_laid_still_count() {
    let mut bench = deal().open();
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    bench.act(Some(1), Act::Leave { seat: Seat(1) }).unwrap();
    assert_eq!((bench.on_turn(), bench.top().as_str()), (2, "U"));
    assert_eq!(bench.table.state().discards.len(), 1 + 7 + 1);
    bench.idle(2);
    assert_eq!(bench.round().0, 2);
    assert_eq!(bench.scores(), [6, 0, 0]);
    // The last one left wins.
    bench.act(Some(0), Act::Leave { seat: Seat(0) }).unwrap();
    assert_eq!(bench.table.outcome().unwrap().winners, [Side(2)]);
}

#[test]
#[rule("SR-05")]
fn what_others_hold_stays_hidden_while_words_lie_there() {
    let mut bench = deal().open();
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    let view = bench.table.view(Viewer::Seat(Seat(1))).game;
    assert_eq!(view.laid[0], Some(words("AR LA OI")));
    assert_eq!(view.hands, [1, 7, 7]);
    assert!(view.sheet.entries().is_empty(), "the card not used shows only in the score");
}

#[test]
#[rule("SC-A27", "SR-05")]
fn who_lays_and_leaves_scores_with_the_card_that_was_left_over() {
    let mut bench = deal().open();
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    bench.act(Some(0), Act::Leave { seat: Seat(0) }).unwrap();
    bench.idle(1);
    bench.idle(2);
    // 2 + 3 + 2 minus the E, though the E went with the hand.
    assert_eq!(bench.scores(), [6, 0, 0]);
}

#[test]
#[rule("SR-A12")]
fn who_falls_below_a_third_player_in_the_extra_round_does_not_win() {
    let mut edition = printed();
    // One word of two letters, minus all that is left over.
    let mut task = edition.rummy.task(&TaskId("dois-e-bom".to_owned())).unwrap().clone();
    task.words = Wanted::Lengths(vec![vec![2]]);
    edition.rummy.tasks = vec![task];
    let hands: &[&str] = &["ARARIII", "ARAROOO", "ARARLLL"];
    let house = RummyHouse { rounds: Some(1), ..deal().house };
    let then = "UUUZXQVUU";
    let mut bench = Deal { edition, house, tasks: &[], hands, then, ..deal() }.open();
    for seat in 0..3 {
        bench.draw(seat).unwrap();
        bench.lay(seat, words("AR"), "U").unwrap();
    }
    assert_eq!(bench.scores(), [-3, -3, -6]);
    assert_eq!(bench.table.state().players, [Seat(0), Seat(1)]);
    for seat in [1, 0] {
        bench.draw(seat).unwrap();
        bench.lay(seat, words("AR"), "U").unwrap();
    }
    // OOO, Z and X stayed with one, III, Q and V with the other.
    assert_eq!(bench.scores(), [-3 - 11, -3 - 17, -6]);
    assert_eq!(bench.table.outcome().unwrap().winners, [Side(2)]);
}

#[test]
#[rule("SR-A19")]
fn the_table_may_have_fewer_rounds_and_shorter_ones() {
    let house = RummyHouse { rounds: Some(2), turns_a_round: Some(1), ..deal().house };
    let mut bench = Deal { house, ..deal() }.open();
    assert_eq!(bench.table.view(Viewer::Watcher).game.rounds, 2);
    for turn in 0..6 {
        assert_eq!(bench.round().0, 1 + turn / 3, "turn {turn}");
        let seat = bench.on_turn();
        bench.idle(seat);
    }
    // Both rounds were void, so three are tied and play on.
    assert_eq!((bench.round().0, bench.table.state().players.len()), (3, 3));
}
