//! A turn of Rummy.

use super::bench::{Deal, words};
use crate::classic::tests::bench::{cards, why};
use crate::dictionary::WordList;
use crate::refusal::code;
use crate::rummy::*;
use crate::seat::{Player, Seat, Viewer};
use crate::setup::Setup;
use crate::table::Table;
use lexicon::Alphabet;
use rule::rule;

const HANDS: &[&str] = &["ARLAOIE", "CALORAR"];

fn deal() -> Deal<'static> {
    Deal { tasks: &["dois-e-bom", "cinco-vence"], hands: HANDS, then: "UZ", ..Deal::default() }
}

#[test]
#[rule("SR-01")]
fn a_discard_and_a_task_lie_open_and_everybody_has_seven_cards() {
    let bench = deal().open();
    let state = bench.table.state();
    assert!(state.hands.iter().all(|hand| hand.len() == 7));
    assert_eq!((state.discards.clone(), state.pile.len()), (cards("E"), 126 - 15));
    assert_eq!(bench.round(), (1, "dois-e-bom".to_owned()));
    assert_eq!(state.tasks.len(), 9);
    // Bonus cards are optional.
    let house = RummyHouse { bonus_deck: NO_BONUS_DECK.to_owned(), ..deal().house };
    assert_eq!(Deal { house, ..deal() }.open().table.state().pile.len(), 120 - 15);
    // A watcher sees the open cards, no hand, and no further task.
    let view = bench.table.view(Viewer::Watcher).game;
    assert_eq!((view.discard, view.hand), (cards("E").pop(), None));
}

#[test]
#[rule("SR-02", "SR-A17")]
fn the_table_marks_the_starter_or_chance_does() {
    let list = WordList::new(Alphabet::PORTUGUESE, ["ar"]).unwrap();
    let starter = |starter: Option<Seat>, seed: u64| {
        let house = RummyHouse { starter, ..RummyHouse::default() };
        let players = vec![Player::default(); 3];
        let edition = crate::classic::tests::bench::printed();
        let setup = Setup::<Rummy>::with(edition, house, players, &list).unwrap();
        Table::open(setup, &list, &mut crate::chance::Seeded::new(seed)).unwrap().state().on_turn
    };
    assert!((0..9).all(|seed| starter(Some(Seat(2)), seed) == Seat(2)));
    let drawn: Vec<Seat> = (0..40).map(|seed| starter(None, seed)).collect();
    assert!((0..3).all(|seat| drawn.contains(&Seat(seat))));
    let house = RummyHouse { starter: Some(Seat(2)), ..RummyHouse::default() };
    let players = vec![Player::default(); 2];
    let edition = crate::classic::tests::bench::printed();
    assert!(Setup::<Rummy>::with(edition, house, players, &list).is_err());
}

#[test]
#[rule("SR-03", "SR-A2")]
fn a_turn_is_to_draw_and_to_discard_and_laying_is_a_choice() {
    let mut bench = deal().open();
    assert_eq!(why(bench.discard(0, "A")), (codes::DRAW_FIRST, "SR-03".into()));
    assert_eq!(why(bench.draw(1)), (code::NOT_YOUR_TURN, "SR-03".into()));
    bench.draw(0).unwrap();
    assert_eq!(bench.hand(0), "AAEILORU");
    assert_eq!(why(bench.take(0)).0, codes::DRAWN_ALREADY);
    // The task could be met; nobody has to.
    let able = bench.table.preview(
        Seat(0),
        &Command::Lay { lay: words("AR LA OI"), discard: "U".parse().unwrap(), appeal: false },
        &bench.words,
    );
    assert_eq!(crate::total(&able.unwrap().lines).0, 6);
    assert_eq!(why(bench.discard(0, "Q")), (code::NOT_IN_HAND, "SR-03".into()));
    bench.discard(0, "U").unwrap();
    assert_eq!((bench.top().as_str(), bench.on_turn()), ("U", 1));
    bench.take(1).unwrap();
    assert_eq!((bench.hand(1).as_str(), bench.top().as_str()), ("AACLORRU", "E"));
}

#[test]
#[rule("SR-A9")]
fn the_card_just_taken_may_go_back_unless_the_house_forbids_it() {
    let mut free = deal().open();
    free.take(0).unwrap();
    free.discard(0, "E").unwrap();
    let strict = || RummyHouse { discard_taken: false, ..deal().house };
    // A second E in hand cannot be told from it.
    let mut two = Deal { house: strict(), ..deal() }.open();
    two.take(0).unwrap();
    two.discard(0, "E").unwrap();
    let mut one = Deal { house: strict(), open: "Z", then: "", ..deal() }.open();
    one.take(0).unwrap();
    assert_eq!(why(one.discard(0, "Z")), (codes::JUST_TAKEN, "SR-A9".into()));
    assert_eq!(why(one.lay(0, words("AR LA OI"), "Z")).0, codes::JUST_TAKEN);
    one.discard(0, "A").unwrap();
    // A card of the pile may go at once.
    one.draw(1).unwrap();
    let drawn = one.table.state().hand(Seat(1)).last().unwrap().to_string();
    one.discard(1, &drawn).unwrap();
}

#[test]
#[rule("SR-A14")]
fn laying_and_discarding_are_one_and_a_card_is_always_discarded() {
    let mut bench = deal().open();
    bench.draw(0).unwrap();
    assert_eq!(why(bench.lay(0, words("AR LA OI"), "A")).0, code::NOT_IN_HAND);
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    // What is not used stays in hand.
    assert_eq!((bench.hand(0).as_str(), bench.top().as_str()), ("E", "U"));
    // Laying all eight leaves nothing to discard.
    let mut all =
        Deal { tasks: &["tudo-ou-nada"], hands: &["CASASOA", "CALORAR"], then: "S", ..deal() }
            .open();
    all.draw(0).unwrap();
    assert_eq!(why(all.lay(0, words("CASA SO AS"), "S")).0, code::NOT_IN_HAND);
    all.lay(0, words("CASAS OA"), "S").unwrap_err();
}

#[test]
#[rule("SR-A13")]
fn words_are_separate_and_from_ones_own_hand() {
    let mut bench = deal().open();
    bench.draw(0).unwrap();
    bench.lay(0, words("AR LA OI"), "U").unwrap();
    bench.draw(1).unwrap();
    // The OI on the table is not seat 1's to use.
    assert_eq!(why(bench.lay(1, words("AR LA OI"), "Z")).0, code::NOT_IN_HAND);
}

#[test]
#[rule("SR-A16")]
fn unknown_words_are_refused_at_once_and_words_may_repeat() {
    let mut bench = Deal { hands: &["ARARRAE", "CALORAR"], ..deal() }.open();
    bench.draw(0).unwrap();
    let refusal = bench.lay(0, words("AR RA EA"), "U").unwrap_err();
    assert_eq!((refusal.code, refusal.about.words), (code::UNKNOWN_WORD, vec!["EA".to_owned()]));
    assert_eq!(bench.hand(0).len(), 8);
    let lay = Command::Lay { lay: words("AR AR RA"), discard: "U".parse().unwrap(), appeal: false };
    // Nothing is doubled for being first: 2 + 2 + 2 minus E.
    let lines = bench.table.preview(Seat(0), &lay, &bench.words).unwrap().lines;
    assert_eq!(crate::total(&lines).0, 5);
    bench.play(0, lay).unwrap();
}

#[test]
#[rule("SR-08", "SR-A10")]
fn when_the_pile_is_gone_the_discards_are_shuffled_and_the_top_one_stays() {
    let hands: &[&str] = &["ARLAOIE", "CALORAR"];
    let edition = crate::classic::tests::bench::exact_box(&["EARLAOI", "ECALORA"], "RUZ");
    let house = RummyHouse { bonus_deck: NO_BONUS_DECK.to_owned(), ..deal().house };
    let mut bench = Deal { edition, house, hands, then: "UZ", ..deal() }.open();
    bench.idle(0);
    bench.idle(1);
    assert!(bench.table.state().pile.is_empty());
    assert_eq!(bench.table.state().discards, cards("EUZ"));
    bench.draw(0).unwrap();
    let state = bench.table.state();
    assert_eq!(state.discards, cards("Z"));
    assert_eq!(state.pile.len(), 1);
    assert!(state.hand(Seat(0)).last().is_some_and(|card| cards("EU").contains(card)));
    assert_eq!(state.recycles, 1);
}
