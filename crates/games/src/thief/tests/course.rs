//! The course of the game: the dealer, the deal, the turns, the swap.

use super::{Desk, cards, form, steal, swap};
use crate::chance::{Recorded, Seeded};
use crate::dictionary::WordList;
use crate::seat::{Seat, Side, Viewer};
use crate::setup::Setup;
use crate::table::Table;
use crate::thief::*;
use lexicon::Alphabet;
use rule::rule;

fn list() -> WordList {
    WordList::new(Alphabet::ENGLISH, ["at"]).unwrap()
}

/// Who draws what for the dealer, and who that is, with these places in the box drawn.
fn dealer(draws: &[&str]) -> (Vec<Vec<(Seat, Card)>>, Seat, State) {
    let setup = Setup::<Thief>::new(3, &list()).unwrap();
    let mut deck = setup.edition.deck();
    let places = draws.iter().map(|card| {
        if *card == "again" {
            deck = setup.edition.deck();
            return None;
        }
        let card: Card = card.parse().unwrap();
        let place = deck.iter().position(|held| *held == card).unwrap();
        deck.swap_remove(place);
        Some(place as u32)
    });
    let places: Vec<u32> = places.flatten().collect();
    let mut chance = Recorded::new(places);
    let table = Table::open(setup, &list(), &mut chance).unwrap();
    let drawn = table.log()[0].events.iter().find_map(|event| match event {
        crate::log::Event::Game(Event::Open(News::DealerDrawn { rounds, dealer })) => {
            Some((rounds.clone(), *dealer))
        }
        _ => None,
    });
    let (rounds, dealer) = drawn.unwrap();
    (rounds, dealer, table.state().clone())
}

#[test]
#[rule("WT-01", "WT-03")]
fn nearest_to_a_deals_and_the_player_to_the_left_starts() {
    let (rounds, dealer, state) = dealer(&["K:1", "E:2", "C:3"]);
    assert_eq!(
        rounds,
        [[
            (Seat(0), "K:1".parse().unwrap()),
            (Seat(1), "E:2".parse().unwrap()),
            (Seat(2), "C:3".parse().unwrap()),
        ]]
    );
    assert_eq!((dealer, state.dealer, state.on_turn), (Seat(2), Seat(2), Seat(0)));
}

#[test]
#[rule("WT-A21")]
fn ties_and_wilds_draw_again() {
    let (rounds, dealer, _) = dealer(&["B:1", "?", "?", "B:2", "C:3", "again", "Z:4", "Y:2"]);
    let (first, second) = (&rounds[0], &rounds[1]);
    assert_eq!(first.iter().map(|draw| draw.0.0).collect::<Vec<_>>(), [0, 1, 1, 1, 2]);
    assert_eq!(second.iter().map(|draw| draw.0.0).collect::<Vec<_>>(), [0, 1]);
    assert_eq!((rounds.len(), dealer), (2, Seat(1)));
}

#[test]
#[rule("WT-02")]
fn everybody_is_dealt_seven_cards_that_only_the_player_sees() {
    let setup = Setup::<Thief>::new(4, &list()).unwrap();
    let table = Table::open(setup, &list(), &mut Seeded::new(3)).unwrap();
    assert_eq!(table.state().pile.len(), 108 - 4 * 7);
    let view = table.view(Viewer::Seat(Seat(2))).game;
    assert_eq!(view.hand.as_deref(), Some(table.state().hand(Seat(2))));
    assert_eq!((view.hands, view.pile), (vec![7; 4], 80));
    assert_eq!(table.view(Viewer::Watcher).game.hand, None);
    let told = serde_json::to_string(&table.told(Viewer::Watcher, 0)).unwrap();
    // The draw for the dealer is open; of the deal a watcher hears numbers only.
    let deal = &told[told.find("\"shuffled\"").unwrap()..];
    assert!(!deal.contains(":1\"") && !deal.contains("?"), "{deal}");
}

#[test]
#[rule("WT-A26")]
fn two_to_six_play() {
    for players in 0..9 {
        let opens = Setup::<Thief>::new(players, &list()).is_ok();
        assert_eq!(opens, (2..=6).contains(&players), "{players}");
    }
}

#[test]
#[rule("WT-03", "WT-10")]
fn the_hand_is_refilled_to_seven_and_play_passes_to_the_left() {
    let mut desk = Desk::new("at cat cart", &["A:1 T:2", "C:3", "R:2 E:1"]);
    desk.play(0, form("A:1 T:2"));
    assert_eq!(desk.state().hand(Seat(0)).len(), 7);
    assert_eq!(desk.state().on_turn, Seat(1));
    let pile = desk.state().pile.len();
    desk.play(1, steal(0, &["C:3 A:1 T:2"]));
    assert_eq!(desk.state().hand(Seat(1)).len(), 7);
    // Only what came from the hand is drawn again.
    assert_eq!(desk.state().pile.len(), pile - 1);
    desk.play(2, steal(1, &["C:3 A:1 R:2 T:2"]));
    assert_eq!(desk.state().on_turn, Seat(0));
}

#[test]
#[rule("WT-20", "WT-C5", "WT-A10", "WT-A18")]
fn a_swap_costs_10_and_brings_three_new_cards_though_a_play_exists() {
    let hand = "C:3 A:3 T:1 E:1 E:2 E:3 ?";
    let mut desk = Desk::new("cat", &[hand, ""]);
    let top: Vec<Card> = desk.state().pile.iter().rev().take(3).copied().collect();
    desk.play(0, swap("E:1 ? E:3"));
    assert_eq!(desk.last_lines(), [("cannot_play", -10)]);
    assert_eq!(desk.scores(), [-10, 0]);
    let kept = cards("C:3 A:3 T:1 E:2");
    assert_eq!(desk.state().hand(Seat(0)), [kept, top].concat());
    assert_eq!(desk.state().used, cards("E:1 ? E:3"));
    assert_eq!(desk.state().on_turn, Seat(1));
}

#[test]
#[rule("WT-A9", "WT-21")]
fn a_short_pile_swaps_fewer_and_an_empty_one_none() {
    let hands = ["C:1 A:2 T:3 E:1", "O:1 N:2 E:3 T:4"];
    let mut desk = Desk::small(House::default(), "cat", &hands, "A:1 A:3");
    desk.refuses(0, Command::Pass, codes::PILE_NOT_EMPTY, "WT-20");
    let refusal = desk.refuses(0, swap("C:1 A:2 T:3"), codes::WRONG_SWAP, "WT-A9");
    assert_eq!(refusal.about.number, Some(2));
    desk.play(0, swap("C:1 T:3"));
    assert_eq!(desk.state().hand(Seat(0)), cards("A:2 E:1 A:1 A:3"));
    assert_eq!(desk.scores(), [-10, 0]);
    // Now the pile is empty: no swap, and a pass is free.
    desk.refuses(1, swap("O:1 N:2 E:3"), codes::PILE_EMPTY, "WT-21");
    desk.refuses(1, swap(""), codes::PILE_EMPTY, "WT-21");
    desk.play(1, Command::Pass);
    assert_eq!(desk.scores(), [-10, 0]);
    assert_eq!(desk.state().used, cards("C:1 T:3"));
}

#[test]
fn who_leaves_gives_the_hand_to_the_used_pile_and_words_stay() {
    let mut desk = Desk::new("at cat", &["A:1 T:2", "C:3", "E:1"]);
    desk.play(0, form("A:1 T:2"));
    let hand = desk.state().hand(Seat(0)).to_vec();
    let leave = crate::log::Act::Leave { seat: Seat(0) };
    let now = desk.table.now();
    desk.table.submit(Some(Seat(0)), leave, now, &desk.words, &mut desk.chance).unwrap();
    assert_eq!(desk.state().used, hand);
    desk.play(1, steal(0, &["C:3 A:1 T:2"]));
    assert_eq!(desk.state().on_turn, Seat(2));
    let cards = desk.state().hand(Seat(2))[..3].to_vec();
    desk.play(2, Command::Swap { cards });
    // The empty seat is skipped.
    assert_eq!(desk.state().on_turn, Seat(1));
    let leave = crate::log::Act::Leave { seat: Seat(1) };
    let now = desk.table.now();
    desk.table.submit(Some(Seat(1)), leave, now, &desk.words, &mut desk.chance).unwrap();
    assert_eq!(desk.ended(), Some(EndReason::LastPlayer));
    assert_eq!(desk.table.outcome().unwrap().winners, [Side(2)]);
}
