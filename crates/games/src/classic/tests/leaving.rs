//! Leaving, handing over, taking back; and commands that come too late or from nowhere.

use super::bench::*;
use crate::classic::*;
use crate::game::Phase;
use crate::log::Act;
use crate::refusal::code;
use crate::seat::{Holder, Seat, Side, Viewer};
use crate::time::Millis;
use rule::rule;

const HANDS: [&str; 3] = ["ARCASOA", "AROEEEI", "ARUUIIM"];

fn bench(house: House<Plain>) -> Bench<Plain> {
    Bench::new("ar aro", house, &HANDS, "ZX")
}

#[test]
#[rule("SC-A27")]
fn who_leaves_discards_the_hand_keeps_the_score_and_is_skipped() {
    let mut bench = bench(House::default());
    bench.lay(0, (0, 0), "AR").unwrap();
    bench.act(Some(1), Act::Leave { seat: Seat(1) }).unwrap();
    assert_eq!(bench.table.state().discards.len(), 7);
    assert_eq!(bench.table.state().on_turn, Seat(2));
    assert_eq!(why(bench.play(1, Command::Pass)).0, code::SEAT_LEFT);
    bench.play(2, Command::Pass).unwrap();
    assert_eq!(bench.table.state().on_turn, Seat(0));
    // Two are left, so four passes end the game; who left cannot win.
    for seat in [0, 2, 0] {
        bench.play(seat, Command::Pass).unwrap();
    }
    let outcome = bench.table.outcome().unwrap();
    let scores: Vec<i32> = outcome.scores.iter().map(|points| points.0).collect();
    assert_eq!(scores, [4 - 22, 0, -7], "Z and X were drawn after AR");
    assert_eq!(outcome.winners, [Side(2)]);
}

#[test]
#[rule("SC-A27")]
fn the_last_player_wins_and_a_leader_who_leaves_does_not() {
    let mut bench = Bench::<Plain>::new("ar", House::default(), &HANDS[..2], "");
    bench.lay(0, (0, 0), "AR").unwrap();
    bench.act(Some(0), Act::Leave { seat: Seat(0) }).unwrap();
    let outcome = bench.table.outcome().unwrap();
    assert_eq!(outcome.winners, [Side(1)]);
    assert!(outcome.scores[0] > outcome.scores[1]);
}

#[test]
#[rule("SC-A27")]
fn leaving_while_a_play_is_asked_about() {
    // The player leaves: the cards go with the hand, the next one is on turn.
    let mut one = bench(challenge_mode());
    one.lay(0, (0, 0), "AR").unwrap();
    one.act(Some(0), Act::Leave { seat: Seat(0) }).unwrap();
    assert!(one.table.state().table.is_empty());
    assert_eq!(one.table.state().discards.len(), 7);
    assert_eq!(one.table.state().on_turn, Seat(1));
    // Somebody who is asked leaves: the others' answers are enough.
    let mut two = bench(challenge_mode());
    two.lay(0, (0, 0), "AR").unwrap();
    two.play(1, Command::Accept).unwrap();
    two.act(Some(2), Act::Leave { seat: Seat(2) }).unwrap();
    assert_eq!(two.scores(), [4, 0, 0]);
    assert_eq!(two.table.state().on_turn, Seat(1));
}

#[test]
#[rule("SC-A27")]
fn a_bot_takes_a_seat_over_and_plays_on() {
    let mut bench = bench(House::default());
    let act = Act::HandOver { seat: Seat(1), to: Holder::Bot };
    assert_eq!(why(bench.act(Some(0), act.clone())).0, code::NOT_YOURS);
    bench.act(None, act.clone()).unwrap();
    bench.act(Some(1), act).unwrap();
    let view = bench.table.view(Viewer::Watcher);
    assert_eq!(view.seats[1].holder, Holder::Bot);
    bench.play(0, Command::Pass).unwrap();
    bench.play(1, Command::Pass).unwrap();
    assert_eq!(why(bench.act(Some(0), Act::Leave { seat: Seat(2) })).0, code::NOT_YOURS);
    assert_eq!(why(bench.act(Some(9), Act::Leave { seat: Seat(9) })).0, code::NO_SUCH_SEAT);
}

#[test]
fn a_turn_is_taken_back_against_bots_with_the_same_luck_and_new_numbers() {
    let mut bench = bench(House::default());
    for seat in [1, 2] {
        bench.act(None, Act::HandOver { seat: Seat(seat), to: Holder::Bot }).unwrap();
    }
    let (entry, phase) = (bench.table.log().last().unwrap().number, bench.table.phase());
    let events = bench.table.next_event();
    bench.lay(0, (0, 0), "AR").unwrap();
    let pile = bench.table.state().pile.len();
    bench.act(Some(0), Act::Undo { to: entry }).unwrap();
    assert_eq!((bench.scores(), bench.hand(0).as_str()), (vec![0, 0, 0], "AAACORS"));
    assert_eq!(bench.table.state().pile.len(), pile + 2);
    // No re-roll: the cards that had been drawn come again, in their order.
    assert_eq!(bench.table.state().pile[pile..], cards("XZ"));
    // Numbers never go back: not those of events, and not those of phases.
    assert!(bench.table.next_event() > events && bench.table.phase() > phase);
    assert_eq!(bench.table.view(Viewer::Watcher).seats[1].holder, Holder::Bot);
    let stale = Act::Play { phase, command: Command::Pass };
    assert_eq!(why(bench.act(Some(0), stale)).0, code::STALE);
    bench.play(0, Command::Pass).unwrap();
}

#[test]
fn a_turn_is_not_taken_back_against_people_without_consent_nor_past_a_leaver() {
    let mut bench = bench(challenge_mode());
    bench.play(0, Command::Pass).unwrap();
    assert_eq!(why(bench.act(Some(0), Act::Undo { to: 0 })).0, code::CANNOT_UNDO);
    assert_eq!(why(bench.act(None, Act::Undo { to: 1 })).0, code::CANNOT_UNDO);
    bench.act(None, Act::Undo { to: 0 }).unwrap();
    assert_eq!(bench.table.state().on_turn, Seat(0));
    // Not into an open window.
    bench.lay(0, (0, 0), "AR").unwrap();
    let open = bench.table.log().last().unwrap().number;
    bench.play(1, Command::Challenge).unwrap();
    assert_eq!(why(bench.act(None, Act::Undo { to: open })).0, code::CANNOT_UNDO);
    bench.act(Some(2), Act::Leave { seat: Seat(2) }).unwrap();
    assert_eq!(why(bench.act(None, Act::Undo { to: 0 })).0, code::CANNOT_UNDO);
}

#[test]
fn commands_out_of_place_are_refused() {
    let mut bench = bench(House::default());
    let phase = bench.table.phase();
    let early = Act::Play { phase: Phase(phase.0 + 1), command: Command::Pass };
    assert_eq!(why(bench.act(Some(0), early)).0, code::NOT_YET);
    assert_eq!(why(bench.act(None, Act::Tick)).0, code::NOT_YOURS);
    assert_eq!(why(bench.act(None, Act::Start)).0, code::NOT_YOURS);
    assert_eq!(why(bench.play(0, Command::Accept)).0, code::WRONG_PHASE);
    assert_eq!(why(bench.play(7, Command::Pass)).0, code::NO_SUCH_SEAT);
    bench.play(0, Command::Pass).unwrap();
    let act = Act::Play { phase: bench.table.phase(), command: Command::Pass };
    let back = bench.table.submit(Some(Seat(1)), act, Millis(0), &bench.words, &mut bench.chance);
    assert_eq!(why(back.map(|_| ())).0, code::TIME_RUNS_BACK);
}
