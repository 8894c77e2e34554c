//! The action cards: their pile, their categories, exchanging them.

use super::window::{actions, held, nobody_acts, swap};
use crate::card::Tile;
use crate::chance::Seeded;
use crate::classic::tests::bench::{printed, why};
use crate::classic::{Command, House};
use crate::dictionary::WordList;
use crate::forfeit::*;
use crate::refusal::code;
use crate::score::Points;
use crate::seat::{Player, Seat, Viewer};
use crate::setup::Setup;
use crate::table::Table;
use lexicon::Alphabet;
use rule::rule;

fn opened(players: usize, seed: u64) -> Table<Forfeit> {
    let words = WordList::new(Alphabet::PORTUGUESE, ["ar"]).unwrap();
    let setup = Setup::<Forfeit>::new(players, &words).unwrap();
    Table::open(setup, &words, &mut Seeded::new(seed)).unwrap()
}

#[test]
#[rule("SF-01", "SF-02", "SC-C2")]
fn everybody_gets_seven_cards_and_an_action_card_from_a_shuffled_pile() {
    let orders: Vec<Vec<ActionId>> = (0..8)
        .map(|seed| {
            let table = opened(3, seed);
            let state = table.state();
            assert!(state.hands.iter().all(|hand| hand.len() == 7));
            assert!(state.variant.held.iter().all(Option::is_some));
            assert_eq!(state.variant.pile.len(), 8 - 3);
            assert_eq!(state.pile.len(), 126 - 21, "action cards are a pile of their own");
            state.variant.pile.clone()
        })
        .collect();
    assert!(orders.iter().any(|order| *order != orders[0]));
    // The other number of the leaflet is a house rule.
    assert_eq!(printed().actions.deck("sixteen").len(), 16);
    let words = WordList::new(Alphabet::PORTUGUESE, ["ar"]).unwrap();
    let house = House {
        variant: ForfeitHouse { action_deck: "nine".to_owned(), ..ForfeitHouse::default() },
        ..House::default()
    };
    let players = vec![Player::default(); 2];
    assert!(Setup::<Forfeit>::with(printed(), house, players, &words).is_err());
}

#[test]
#[rule("SF-04", "SF-A1")]
fn eight_cards_have_sixteen_categories_for_ten_and_five() {
    let cards = &printed().actions.cards;
    let categories: Vec<&Category> = cards.iter().flat_map(|card| [&card.a, &card.b]).collect();
    assert_eq!(categories.len(), 16);
    assert!(categories.iter().all(|c| c.own == Points(10) && c.against == Points(5)));
    let tests: Vec<&Test> = categories.iter().map(|category| &category.word).collect();
    assert!(tests.iter().enumerate().all(|(i, test)| !tests[..i].contains(test)));
}

#[test]
#[rule("SF-A9")]
fn categories_look_at_letters_and_a_blank_has_no_value() {
    let edition = printed();
    let passes = |card: &str, half: Half, word: &str| {
        let tiles: Vec<Tile> = word.chars().map(|c| c.to_string().parse().unwrap()).collect();
        let card = edition.actions.card(&ActionId(card.to_owned())).unwrap();
        card.category(half).word.passes(&edition, &tiles)
    };
    let (a, b) = (Half::A, Half::B);
    for (card, half, yes, no) in [
        ("1", a, "TREINOs", "TREINO"),
        ("1", b, "CASA", "CASAS"),
        ("2", a, "aR", "RA"),
        ("2", b, "CALOR", "CASA"),
        ("3", a, "AR", "RA"),
        ("3", b, "SOL", "AR"),
        ("4", a, "CASA", "ASA"),
        ("4", b, "CARROS", "CARRO"),
        ("5", a, "PAR", "AR"),
        ("5", b, "CARrO", "CARO"),
        ("6", a, "TREINO", "AR"),
        ("6", b, "FALA", "fALA"),
        ("7", a, "ASA", "SAL"),
        ("7", b, "DESLIGA", "CARROS"),
        ("8", a, "jA", "AR"),
        ("8", b, "TREINO", "CASA"),
    ] {
        assert!(passes(card, half, yes), "{card}{half} {yes}");
        assert!(!passes(card, half, no), "{card}{half} {no}");
    }
}

#[test]
#[rule("SF-03", "SF-A7", "SF-11")]
fn the_action_card_is_exchanged_with_others_or_alone_and_costs_the_turn() {
    let hands = ["ARCASOA", "EEEEIII"];
    let mut bench = actions("ar", House::default(), &hands, &["1", "2", "3", "4"]);
    swap(&mut bench, 0, "AA").unwrap();
    assert_eq!(held(&bench), ["3", "2"]);
    assert_eq!(bench.table.state().variant.pile.last(), Some(&ActionId("1".to_owned())));
    assert_eq!(bench.table.state().discards.len(), 2);
    assert_eq!(bench.table.state().on_turn, Seat(1));
    swap(&mut bench, 1, "").unwrap();
    assert_eq!(held(&bench), ["3", "4"]);
    assert_eq!(bench.table.state().discards.len(), 2);
    assert_eq!(bench.scores(), [0, 0]);
    assert_eq!(why(swap(&mut bench, 1, "")).0, code::NOT_YOUR_TURN);
    assert_eq!(why(swap(&mut bench, 0, "QQ")).0, code::NOT_IN_HAND);
    assert_eq!(held(&bench), ["3", "4"]);
}

#[test]
#[rule("SC-A22")]
fn exchanging_only_the_action_card_keeps_no_game_alive() {
    let mut bench = actions("ar", House::default(), &["ARCASOA", "EEEEIII"], &[]);
    for turn in 0..4 {
        assert!(bench.table.outcome().is_none(), "over after {turn}");
        swap(&mut bench, turn % 2, "").unwrap();
    }
    assert!(bench.table.outcome().is_some());
    // With another card it is an exchange, which starts the count again.
    let mut bench = actions("ar", House::default(), &["ARCASOA", "EEEEIII"], &[]);
    for turn in 0..8 {
        swap(&mut bench, turn % 2, if turn == 3 { "E" } else { "" }).unwrap();
        assert_eq!(bench.table.outcome().is_some(), turn == 7, "turn {turn}");
    }
}

#[test]
#[rule("SF-12")]
fn who_leaves_gives_the_action_card_back_and_the_others_keep_theirs() {
    let hands = ["ARCASOA", "EEEEIII", "OOOOUUU"];
    let mut bench = actions("ar", House::default(), &hands, &["1", "2", "3"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    bench.act(Some(1), crate::Act::Leave { seat: Seat(1) }).unwrap();
    assert_eq!(bench.table.state().variant.card(Seat(1)), None);
    assert_eq!(bench.table.state().variant.pile.last(), Some(&ActionId("2".to_owned())));
    // The window still waits for the other two, and no longer for the one who left.
    assert!(bench.table.deadline().is_some());
    nobody_acts(&mut bench);
    assert_eq!(bench.table.state().on_turn, Seat(2));
    let view = bench.table.view(Viewer::Seat(Seat(2))).game.variant;
    assert_eq!(view.action, Some(ActionId("3".to_owned())));
    assert_eq!(bench.table.view(Viewer::Watcher).game.variant.action, None);
}

#[test]
fn the_commands_of_both_games_are_read_from_json() {
    let command = |text: &str| serde_json::from_str::<Command<Actions>>(text);
    assert_eq!(command("\"pass\"").unwrap(), Command::Pass);
    let action = ForfeitCommand::Action { category: Some(Half::B) };
    assert_eq!(command(r#"{"action":{"category":"b"}}"#).unwrap(), Command::Variant(action));
    let none = ForfeitCommand::Action { category: None };
    assert_eq!(command(r#"{"action":{"category":null}}"#).unwrap(), Command::Variant(none));
    assert!(command(r#"{"action":{"category":"c"}}"#).is_err());
    assert!(command(r#"{"fly":{}}"#).is_err());
}
