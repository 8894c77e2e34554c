//! Challenges, their window, and words by agreement.

use super::bench::*;
use crate::classic::*;
use crate::kit::WordRules;
use crate::log::Act;
use crate::refusal::code;
use crate::seat::{Holder, Seat};
use crate::time::Millis;
use rule::rule;

const HANDS: [&str; 3] = ["ARCASOA", "AROEEEI", "ARUUIIM"];

fn bench(house: House<Plain>) -> Bench<Plain> {
    Bench::new("ar aro", house, &HANDS, "ZX")
}

/// The names of the news of the last entry.
fn names(bench: &Bench<Plain>) -> Vec<String> {
    let name = |news: &News<Plain>| {
        let text = serde_json::to_string(news).unwrap();
        text.split('"').nth(1).unwrap().to_owned()
    };
    bench.news().iter().map(name).collect()
}

#[test]
#[rule("SC-12", "SC-A23", "SC-A24")]
fn a_play_is_open_to_challenge_before_it_scores_and_only_then() {
    let mut bench = bench(challenge_mode());
    let before = bench.hand(0);
    // Nobody looks the word up when it is laid, nor in the preview.
    assert_eq!(bench.worth(0, across((0, 0), "RA")).0, 4);
    bench.lay(0, (0, 0), "AR").unwrap();
    assert_eq!(names(&bench), ["laid", "asked"]);
    assert_eq!(bench.scores(), [0, 0, 0]);
    assert_eq!(why(bench.play(0, Command::Accept)).0, code::NOT_ASKED);
    let open = bench.table.phase();
    bench.play(2, Command::Accept).unwrap();
    assert_eq!(bench.table.phase(), open, "answers come in at the same time");
    assert_eq!(why(bench.play(2, Command::Challenge)).0, code::ALREADY_ANSWERED);
    assert_eq!(bench.table.state().hand(Seat(0)).len(), 5, "no refill before the window closes");
    bench.play(1, Command::Accept).unwrap();
    assert_eq!(names(&bench), ["accepted", "scored", "cleared", "drew", "turn"]);
    assert_eq!(bench.scores(), [4, 0, 0]);
    assert_ne!(bench.hand(0), before);
    // Too late now: the phase is over.
    let late = Act::Play { phase: open, command: Command::Challenge };
    assert_eq!(why(bench.act(Some(1), late)).0, code::STALE);
    assert_eq!(why(bench.play(2, Command::Challenge)), (code::WRONG_PHASE, "SC-12".into()));
}

#[test]
#[rule("SC-13", "SC-A12")]
fn a_wrong_word_goes_back_to_the_hand_and_the_turn_is_lost() {
    let mut bench = bench(challenge_mode());
    bench.lay(0, (0, 0), "RA").unwrap();
    bench.play(2, Command::Challenge).unwrap();
    assert_eq!(names(&bench), ["challenged", "took_back", "turn"]);
    assert_eq!(bench.hand(0), "AAACORS");
    assert!(bench.table.state().table.is_empty());
    assert_eq!(bench.scores(), [0, 0, 0]);
    assert_eq!(bench.table.state().on_turn, Seat(1));
}

#[test]
#[rule("SC-A12")]
fn one_wrong_word_takes_the_whole_play_back_and_nothing_leaves_the_table() {
    let hands = ["TRAVAEE", "CIARO2E"];
    let mut bench = Bench::<Plain>::new("trava criar", challenge_mode(), &hands, "");
    bench.lay(0, (0, 0), "TRAVA").unwrap();
    bench.play(1, Command::Accept).unwrap();
    // ACO is no word; the A of TRAVA stays, and so does everything else.
    bench.play(1, Command::Lay(bonus(down((0, 2), ".CO"), "x2", (1, 2)))).unwrap();
    bench.play(0, Command::Challenge).unwrap();
    assert_eq!(bench.letters(), "TRAVA");
    assert_eq!(bench.hand(1), "ACEIORx2");
    assert!(bench.table.state().discards.is_empty());
    assert_eq!(bench.scores(), [16, 0]);
}

#[test]
#[rule("SC-A11", "SC-A24")]
fn a_lost_challenge_costs_nothing_or_a_turn_by_house_rule() {
    let mut plain = bench(challenge_mode());
    plain.lay(0, (0, 0), "AR").unwrap();
    plain.play(1, Command::Challenge).unwrap();
    // The first challenge has settled everything: seat 2 is not asked any more.
    assert_eq!(plain.scores(), [4, 0, 0]);
    assert_eq!(plain.table.state().on_turn, Seat(1));

    let strict = WordRules { lost_challenge: LostChallenge::MissTurn, ..WordRules::challenge() };
    let house = House { judged: strict, ..House::default() };
    let mut strict = bench(house);
    strict.lay(0, (0, 0), "AR").unwrap();
    strict.play(1, Command::Challenge).unwrap();
    assert!(names(&strict).contains(&"missed".to_owned()));
    assert_eq!(strict.table.state().on_turn, Seat(2));
    strict.play(2, Command::Pass).unwrap();
    strict.play(0, Command::Pass).unwrap();
    assert_eq!(strict.table.state().on_turn, Seat(1), "only one turn is missed");
}

#[test]
#[rule("SC-A24")]
fn the_window_closes_at_its_deadline_and_a_wrong_word_that_nobody_challenges_scores() {
    let mut bench = bench(challenge_mode());
    bench.lay(0, (0, 0), "RA").unwrap();
    let deadline = bench.table.deadline().unwrap();
    assert_eq!(deadline, bench.table.now().plus(Millis(20_000)));
    bench.table.advance(Millis(deadline.0 - 1), &bench.words, &mut bench.chance);
    assert_eq!(bench.scores(), [0, 0, 0]);
    // A challenge at the deadline itself is too late: the deadline is judged first, and the tick
    // is stamped with the deadline however late anybody looks.
    let phase = bench.table.phase();
    let act = Act::Play { phase, command: Command::Challenge };
    let late = deadline.plus(Millis(5));
    let refused = bench.table.submit(Some(Seat(1)), act, late, &bench.words, &mut bench.chance);
    assert_eq!(why(refused.map(|_| ())).0, code::STALE);
    assert_eq!(bench.scores(), [4, 0, 0]);
    let tick = bench.table.log().last().unwrap();
    assert_eq!((tick.at, tick.by, &tick.act), (deadline, None, &Act::Tick));
    let short = WordRules { challenge_seconds: Some(3), ..WordRules::challenge() };
    let house = House { judged: short, ..House::default() };
    let mut bench = Bench::<Plain>::new("ar", house, &HANDS, "");
    bench.lay(0, (0, 0), "AR").unwrap();
    assert_eq!(bench.table.deadline().unwrap().since(bench.table.now()), Millis(3000));
}

#[test]
#[rule("SC-A26")]
fn people_may_accept_a_word_that_the_dictionary_lacks() {
    let appeal = || Lay { appeal: true, ..across((0, 0), "RA") };
    let mut bench = bench(House::default());
    bench.play(0, Command::Lay(appeal())).unwrap();
    bench.play(1, Command::Accept).unwrap();
    assert_eq!(bench.scores(), [0, 0, 0]);
    bench.play(2, Command::Accept).unwrap();
    assert_eq!(names(&bench)[..3], ["accepted", "agreed", "scored"]);
    assert_eq!(bench.scores(), [4, 0, 0]);

    // One objection is enough, costs nothing, and cannot be tried again this turn.
    let mut bench = self::bench(House::default());
    bench.play(0, Command::Lay(appeal())).unwrap();
    bench.play(1, Command::Accept).unwrap();
    bench.play(2, Command::Challenge).unwrap();
    assert_eq!(names(&bench), ["objected", "took_back"]);
    assert_eq!((bench.hand(0).as_str(), bench.table.state().on_turn), ("AAACORS", Seat(0)));
    assert_eq!(why(bench.play(0, Command::Lay(appeal()))).0, code::NO_APPEAL);
    bench.lay(0, (0, 0), "AR").unwrap();

    // Silence is no agreement.
    let mut bench = self::bench(House::default());
    bench.play(0, Command::Lay(appeal())).unwrap();
    let deadline = bench.table.deadline().unwrap();
    bench.table.advance(deadline, &bench.words, &mut bench.chance);
    assert_eq!((bench.scores(), bench.table.state().on_turn), (vec![0, 0, 0], Seat(0)));

    // Not where the table has it off, and not with a bot.
    let never = WordRules { agreement: false, ..WordRules::default() };
    let off = House { judged: never, ..House::default() };
    assert_eq!(self::bench(off).refused(0, appeal()).code, code::NO_APPEAL);
    let mut bench = self::bench(House::default());
    bench.act(None, Act::HandOver { seat: Seat(2), to: Holder::Bot }).unwrap();
    assert_eq!(bench.refused(0, appeal()).code, code::NO_APPEAL);
}
