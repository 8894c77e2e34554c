//! Words that are challenged, or accepted by agreement.

use super::bench::{Bench, Deal, words};
use crate::classic::tests::bench::why;
use crate::game::Game;
use crate::kit::{LostChallenge, WordRules};
use crate::log::Act;
use crate::refusal::code;
use crate::rummy::*;
use crate::score::total;
use crate::seat::{Seat, Viewer};
use rule::rule;

const THREE: &[&str] = &["ARLAOIE", "CALORAR", "UUUEEEM"];

fn bench(judged: WordRules) -> Bench {
    let deal =
        Deal { tasks: &["dois-e-bom", "bingo"], hands: THREE, then: "UZ", ..Deal::default() };
    let house = RummyHouse { judged, ..deal.house.clone() };
    Deal { house, ..deal }.open()
}

fn awaited(bench: &Bench) -> Vec<Seat> {
    Rummy::awaited(bench.table.state()).seats
}

#[test]
#[rule("SR-A18", "SR-A16", "SC-12")]
fn words_stand_unless_somebody_challenges_them() {
    let mut bench = bench(WordRules::challenge());
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA EO"), "U").unwrap();
    assert_eq!(awaited(&bench), [Seat(1), Seat(2)]);
    assert_eq!(why(bench.discard(0, "I")), (code::WRONG_PHASE, "SR-A18".into()));
    assert_eq!(why(bench.play(0, Command::Accept)).0, code::NOT_ASKED);
    bench.play(1, Command::Accept).unwrap();
    bench.play(2, Command::Challenge).unwrap();
    // EO is no word: the cards come back, the discard stays, and the turn is over.
    assert_eq!((bench.hand(0).as_str(), bench.top().as_str()), ("AAEILOR", "U"));
    assert_eq!((bench.on_turn(), &bench.table.state().last_turns), (1, &None));
    assert_eq!(bench.table.state().laid(Seat(0)), None);
}

#[test]
#[rule("SR-A18", "SC-A24")]
fn the_window_closes_when_all_accept_or_at_its_deadline() {
    let mut bench = bench(WordRules { challenge_seconds: Some(7), ..WordRules::challenge() });
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA EO"), "U").unwrap();
    let deadline = bench.table.deadline().unwrap();
    assert_eq!(deadline.since(bench.table.now()).0, 7000);
    bench.table.advance(deadline, &bench.words, &mut bench.chance);
    // An unknown word that nobody challenged counts.
    assert_eq!(bench.table.state().last_turns, Some(vec![Seat(2)]));
    bench.idle(1);
    bench.idle(2);
    assert_eq!(bench.scores(), [2 + 3 + 2 - 1, 0, 0]);
}

#[test]
#[rule("SR-A18")]
fn what_is_left_over_stays_hidden_while_the_others_are_asked() {
    let mut bench = bench(WordRules::challenge());
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    let Stage::Asked { lines, .. } = bench.table.view(Viewer::Watcher).game.stage else { panic!() };
    assert_eq!(total(&lines).0, 7);
    assert!(lines.iter().all(|line| line.kind != UNUSED));
}

#[test]
#[rule("SR-A18", "SC-A11")]
fn a_lost_challenge_costs_nothing_or_a_turn_even_the_last_one() {
    let mut plain = bench(WordRules::challenge());
    plain.draw(0).unwrap();
    plain.lay(0, words("AR LA OI"), "U").unwrap();
    plain.play(1, Command::Challenge).unwrap();
    assert_eq!((plain.on_turn(), plain.round().0), (1, 1));

    let lost_challenge = LostChallenge::MissTurn;
    let mut strict = bench(WordRules { lost_challenge, ..WordRules::challenge() });
    strict.draw(0).unwrap();
    strict.lay(0, words("AR LA OI"), "U").unwrap();
    strict.play(2, Command::Challenge).unwrap();
    strict.idle(1);
    // Seat 2 had one more turn, and misses it.
    assert_eq!((strict.round().0, strict.scores()), (2, vec![6, 0, 0]));
    assert_eq!(strict.table.state().misses, [0, 0, 0]);
}

#[test]
#[rule("SR-A18", "SC-A26")]
fn people_may_accept_a_word_that_the_dictionary_lacks() {
    let mut bench = bench(WordRules::default());
    bench.draw(0).unwrap();
    assert_eq!(why(bench.lay(0, words("AR LA EO"), "U")).0, code::UNKNOWN_WORD);
    bench.appeal(0, words("AR LA EO"), "U").unwrap();
    bench.play(1, Command::Accept).unwrap();
    bench.play(2, Command::Challenge).unwrap();
    // One objection is enough: words and discard come back, and the turn goes on.
    assert_eq!((bench.hand(0).as_str(), bench.on_turn()), ("AAEILORU", 0));
    assert_eq!(bench.top(), "E");
    assert_eq!(why(bench.appeal(0, words("AR LA EO"), "U")).0, code::NO_APPEAL);
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    assert_eq!(bench.on_turn(), 1);

    let mut bench = self::bench(WordRules::default());
    bench.draw(0).unwrap();
    bench.appeal(0, words("AR LA EO"), "U").unwrap();
    bench.play(2, Command::Accept).unwrap();
    bench.play(1, Command::Accept).unwrap();
    assert_eq!(bench.table.state().last_turns, Some(vec![Seat(2)]));

    let never = WordRules { agreement: false, ..WordRules::default() };
    let mut bench = self::bench(never);
    bench.draw(0).unwrap();
    assert_eq!(why(bench.appeal(0, words("AR LA EO"), "U")).0, code::NO_APPEAL);
}

#[test]
#[rule("SC-A27", "SR-A18")]
fn leaving_while_words_are_asked_about() {
    // The player leaves: the words count for nothing.
    let mut one = bench(WordRules::challenge());
    one.draw(0).unwrap();
    one.lay(0, words("AR LA OI"), "U").unwrap();
    one.act(Some(0), Act::Leave { seat: Seat(0) }).unwrap();
    assert_eq!((one.on_turn(), &one.table.state().last_turns), (1, &None));
    assert_eq!(one.table.state().discards.len(), 1 + 7 + 1);
    // Somebody who is asked leaves: the others' answers are enough.
    let mut two = bench(WordRules::challenge());
    two.draw(0).unwrap();
    two.lay(0, words("AR LA OI"), "U").unwrap();
    two.play(1, Command::Accept).unwrap();
    two.act(Some(2), Act::Leave { seat: Seat(2) }).unwrap();
    assert_eq!((two.on_turn(), &two.table.state().last_turns), (1, &Some(vec![])));
}
