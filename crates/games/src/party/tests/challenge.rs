//! Challenges: after the stop, before the score.

use super::bench::*;
use crate::kit::{LostChallenge, Question, WordRules};
use crate::party::*;
use crate::refusal::code;
use crate::score::{Points, total};
use crate::seat::{Holder, Player, Seat, Side};
use crate::time::Millis;
use rule::rule;

fn challenging() -> Bench {
    Bench::with_house(WORDS, |house| house.judged = WordRules::challenge())
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
    let house = House { judged: WordRules::challenge(), ..House::default() };
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
#[rule("PY-A16")]
fn a_lost_challenge_costs_the_next_turn_where_the_house_says_so() {
    let lost_challenge = LostChallenge::MissTurn;
    let judged = WordRules { lost_challenge, ..WordRules::challenge() };
    let mut bench = Bench::with_house(WORDS, |house| house.judged = judged);
    bench.start('P');
    bench.stop(across(8, 6, "PASSE")).unwrap();
    let events = bench.act(1, Command::Challenge, &[]).unwrap();
    assert!(events.contains(&Event::WillMiss { team: Side(1) }));
    assert!(events.contains(&Event::Missed { team: Side(1) }));
    assert_eq!((bench.scores(), bench.state().on_turn), ([56, 0], Side(0)));
    // A challenge that is right costs nobody a turn.
    bench.start('R');
    bench.stop(across(8, 11, "R")).unwrap();
    bench.act(1, Command::Challenge, &[]).unwrap();
    assert_eq!(bench.state().side(Side(1)).misses, 0);
    assert_eq!(bench.state().on_turn, Side(0));
}

/// The team on turn puts PPE to the other team, twenty seconds after the start.
fn appealing(players: usize) -> Bench {
    let players = vec![Player::default(); players];
    let mut bench = Bench::open(WORDS, printed(), House::default(), players);
    bench.start('P');
    bench.wait(20_000);
    let appeal = Command::Stop { tiles: across(8, 6, "PPE"), appeal: true };
    let events = bench.act(0, appeal, &[]).unwrap();
    let question = Question::Agreement;
    assert!(matches!(&events[1], Event::Asked { question: asked, .. } if *asked == question));
    bench
}

#[test]
#[rule("PY-A34")]
fn an_unknown_word_counts_if_the_whole_other_team_accepts_it_and_the_timer_stands_meanwhile() {
    let mut bench = appealing(4);
    bench.wait(15_000);
    bench.act(1, Command::Accept, &[]).unwrap();
    assert_eq!(bench.scores(), [0, 0]);
    assert_eq!(bench.act(2, Command::Accept, &[]).unwrap_err().code, code::NOT_ASKED);
    let events = bench.act(3, Command::Accept, &[]).unwrap();
    assert_eq!(events[1], Event::Agreed { words: vec!["PPE".to_owned()] });
    // Twenty seconds: times 3.
    assert_eq!(bench.scores(), [14 * 3, 0]);
}

#[test]
#[rule("PY-A34")]
fn one_objection_is_enough_and_the_timer_goes_on_with_no_second_appeal() {
    let mut bench = appealing(4);
    bench.wait(15_000);
    let events = bench.act(3, Command::Challenge, &[]).unwrap();
    let clock = Some(Clock { since: bench.now, run: Millis(20_000) });
    assert_eq!(events, [Event::Objected { seat: Seat(3) }, Event::TookBack { clock }]);
    assert_eq!((bench.state().tray.len(), bench.state().appealed), (102, true));
    let again = Command::Stop { tiles: across(8, 6, "PPE"), appeal: true };
    let events = bench.act(0, again, &[]).unwrap();
    assert!(matches!(&events[..], [Event::Rejected { why, .. }] if why.code == code::NO_APPEAL));
    bench.stop(across(8, 6, "PASSE")).unwrap();
    assert_eq!(bench.scores(), [14 * 3, 0]);
    // The next turn may ask again.
    assert!(!bench.state().appealed);
}

#[test]
#[rule("PY-A34")]
fn silence_is_no_consent() {
    let mut bench = appealing(2);
    let events = bench.wait(20_000);
    let clock = Some(Clock { since: bench.now, run: Millis(20_000) });
    assert_eq!(events, [Event::TookBack { clock }]);
    assert_eq!(bench.state().stage, Stage::Run { letter: Some(glyph('P')), clock });
}

#[test]
#[rule("PY-A34")]
fn nobody_is_asked_beside_bots_or_where_the_house_says_no() {
    let bot = Player { holder: Holder::Bot, ..Player::default() };
    let beside_bot = Bench::open(WORDS, printed(), House::default(), vec![Player::default(), bot]);
    let no = WordRules { agreement: false, ..WordRules::default() };
    let forbidden = Bench::with_house(WORDS, |house| house.judged = no);
    for mut bench in [beside_bot, forbidden] {
        bench.start('P');
        let appeal = Command::Stop { tiles: across(8, 6, "PPE"), appeal: true };
        let events = bench.act(0, appeal, &[]).unwrap();
        assert!(
            matches!(&events[..], [Event::Rejected { why, .. }] if why.code == code::NO_APPEAL)
        );
    }
}

#[test]
fn a_log_from_before_the_agreement_asks_about_a_challenge() {
    let asked = r#"{"asked":{"seats":[1],"deadline":5000}}"#;
    let event: Event = serde_json::from_str(asked).unwrap();
    let (question, seats, deadline) = (Question::Challenge, vec![Seat(1)], Millis(5000));
    assert_eq!(event, Event::Asked { question, seats, deadline });
    let stop: Command = serde_json::from_str(r#"{"stop":{"tiles":[]}}"#).unwrap();
    assert_eq!(stop, Command::stop(Vec::new()));
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
    let draft = Command::stop(across(8, 6, "PPE"));
    // A preview counts the letters without opening the dictionary.
    let lines = bench.table.preview(Seat(0), &draft, &bench.words).unwrap().lines;
    assert_eq!(total(&lines), Points(14));
    assert_eq!(bench.rejected(across(8, 6, "PPE")).code, code::UNKNOWN_WORD);
    // The preview and the judge agree, apart from Chance and timer.
    let stop = Command::stop(across(8, 6, "PASSE"));
    let preview = bench.table.preview(Seat(0), &stop, &bench.words).unwrap().lines;
    let lines = scored(&bench.stop(across(8, 6, "PASSE")).unwrap()).unwrap();
    assert_eq!(preview, lines[..2]);
}
