//! Challenges: after the stop, before the score.

use super::bench::*;
use crate::party::*;
use crate::refusal::code;
use crate::score::{Points, total};
use crate::seat::{Player, Seat, Side};
use crate::time::Millis;
use rule::rule;

fn challenging() -> Bench {
    Bench::with_house(WORDS, |house| house.words = Words::Challenge)
}

#[test]
#[rule("PY-31")]
fn a_word_that_nobody_challenges_stands_even_if_it_does_not_exist() {
    let mut bench = challenging();
    bench.start('P');
    let events = bench.stop(across(8, 6, "PPE")).unwrap();
    assert!(matches!(events[..], [Event::Stopped { .. }, Event::Asked { .. }]));
    assert_eq!(bench.scores(), [0, 0], "nothing is scored before the window closes");
    // Silence for twenty seconds.
    assert!(bench.wait(19_999).is_empty());
    let events = bench.wait(1);
    assert_eq!(total(&scored(&events).unwrap()), Points((3 + 3 + 1) * 2 * 4));
    assert_eq!(bench.state().on_turn, Side(1));
}

#[test]
#[rule("PY-31")]
fn accepting_closes_the_window_early_once_all_have_answered() {
    let house = House { words: Words::Challenge, ..House::default() };
    let mut bench = Bench::open(WORDS, printed(), house, vec![Player::default(); 4]);
    bench.start('P');
    bench.stop(across(8, 6, "PASSE")).unwrap();
    for seat in [0, 2] {
        // The team that plays is not asked.
        assert_eq!(bench.act(seat, Command::Accept, &[]).unwrap_err().code, code::NOT_ASKED);
        assert_eq!(bench.act(seat, Command::Challenge, &[]).unwrap_err().code, code::NOT_ASKED);
    }
    bench.act(1, Command::Accept, &[]).unwrap();
    let refusal = bench.act(1, Command::Challenge, &[]).unwrap_err();
    assert_eq!(refusal.code, code::ALREADY_ANSWERED);
    assert_eq!(bench.scores(), [0, 0]);
    bench.act(3, Command::Accept, &[]).unwrap();
    assert_eq!(bench.scores(), [56, 0]);
}

#[test]
#[rule("PY-32", "PY-A18", "PY-18")]
fn a_rejected_word_goes_back_and_the_timer_goes_on_where_it_stopped_with_the_same_letter() {
    let mut bench = challenging();
    bench.start('P');
    bench.wait(20_000);
    bench.stop(across(8, 6, "PPE")).unwrap();
    assert_eq!((bench.state().tray.len(), bench.state().board.len()), (99, 3));
    bench.wait(12_000);
    let events = bench.act(1, Command::Challenge, &[]).unwrap();
    let clock = Clock { since: bench.now, run: Millis(20_000) };
    let wrong = vec!["PPE".to_owned()];
    assert_eq!(
        events,
        [Event::Challenged { seat: Seat(1), wrong }, Event::TookBack { clock: Some(clock) }]
    );
    assert_eq!((bench.state().tray.len(), bench.state().board.len()), (102, 0));
    assert_eq!(bench.state().stage, Stage::Run { letter: Some(glyph('P')), clock: Some(clock) });
    // Twelve seconds in the window did not count; ten more lead to 30 seconds: times 2.
    assert_eq!(bench.rejected(across(8, 6, "ETES")).code, codes::ROLLED_LETTER_MISSING);
    bench.wait(10_000);
    bench.stop(across(8, 6, "PASSE")).unwrap();
    bench.act(1, Command::Accept, &[]).unwrap();
    assert_eq!(bench.scores(), [14 * 2, 0]);
}

#[test]
#[rule("PY-32", "PY-33")]
fn after_a_rejected_word_the_team_may_pass() {
    let mut bench = challenging();
    bench.start('P');
    bench.wait(61_000);
    bench.stop(across(8, 6, "PPE")).unwrap();
    bench.act(1, Command::Challenge, &[]).unwrap();
    bench.act(0, Command::Pass, &[]).unwrap();
    assert_eq!(bench.scores(), [-1, 0]);
}

#[test]
#[rule("PY-A16")]
fn a_lost_challenge_costs_nothing() {
    let mut bench = challenging();
    bench.start('P');
    bench.stop(across(8, 6, "PASSE")).unwrap();
    let events = bench.act(1, Command::Challenge, &[]).unwrap();
    assert_eq!(events[0], Event::Challenged { seat: Seat(1), wrong: Vec::new() });
    assert_eq!(bench.scores(), [56, 0]);
    assert_eq!((bench.state().on_turn, bench.state().side(Side(1)).misses), (Side(1), 0));
}

#[test]
#[rule("PY-A17", "PY-13")]
fn a_word_rejected_in_the_last_moment_leaves_no_time_and_costs_five() {
    let mut bench = challenging();
    bench.start('P');
    bench.wait(89_999);
    bench.stop(across(8, 6, "PPE")).unwrap();
    bench.wait(5_000);
    bench.act(1, Command::Challenge, &[]).unwrap();
    assert_eq!(bench.table.deadline(), Some(bench.now.plus(Millis(1))));
    bench.wait(1);
    assert_eq!((bench.scores(), bench.state().on_turn), ([-5, 0], Side(1)));
}

#[test]
#[rule("PY-A19", "PY-25")]
fn the_challenge_comes_before_the_chance_die() {
    let mut bench = challenging();
    bench.start('P');
    // No die falls at the stop, nor for a word that is rejected.
    bench.stop(across(8, 8, "PASES")).unwrap();
    bench.act(1, Command::Challenge, &[]).unwrap();
    bench.stop(across(8, 8, "PASSE")).unwrap();
    let events = bench.act(1, Command::Accept, &[AGAIN]).unwrap();
    assert!(events.contains(&Event::ChanceRolled { face: ChanceFace::PlayAgain }));
    assert_eq!(bench.state().on_turn, Side(0));
}

#[test]
#[rule("PY-A12")]
fn what_does_not_fit_is_rejected_at_once_also_in_challenge_games() {
    let mut bench = challenging();
    bench.start('P');
    assert_eq!(bench.rejected(across(1, 1, "PASSE")).code, codes::STAR_NOT_COVERED);
}

#[test]
#[rule("PY-31", "PY-A12")]
fn checked_games_look_every_word_up_at_the_stop_and_never_before() {
    let mut bench = Bench::new(WORDS);
    bench.start('P');
    let draft = Command::Stop { tiles: across(8, 6, "PPE") };
    // A preview counts the letters without opening the dictionary.
    let lines = bench.table.preview(Seat(0), &draft, &bench.words).unwrap().lines;
    assert_eq!(total(&lines), Points(14));
    assert_eq!(bench.rejected(across(8, 6, "PPE")).code, code::UNKNOWN_WORD);
    // The preview and the judge agree, apart from Chance and timer.
    let stop = Command::Stop { tiles: across(8, 6, "PASSE") };
    let preview = bench.table.preview(Seat(0), &stop, &bench.words).unwrap().lines;
    let lines = scored(&bench.stop(across(8, 6, "PASSE")).unwrap()).unwrap();
    assert_eq!(preview, lines[..2]);
}
