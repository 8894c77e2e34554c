//! The start: an open tray, two teams, a roll for the first turn.

use super::bench::*;
use crate::card::Card;
use crate::chance::Recorded;
use crate::dictionary::WordList;
use crate::log;
use crate::party::*;
use crate::seat::{Player, Seat, Side, Viewer};
use crate::setup::Setup;
use crate::table::Table;
use lexicon::Alphabet;
use rule::rule;

fn opened(draws: Vec<u32>) -> Table<Party> {
    let words = WordList::new(Alphabet::FRENCH, WORDS.iter().copied()).unwrap();
    let setup = Setup::<Party>::new(2, &words).unwrap();
    Table::open(setup, &words, &mut Recorded::new(draws)).unwrap()
}

fn first_rolls(table: &Table<Party>) -> (Vec<Vec<char>>, Side) {
    let found = table.log()[0].events.iter().find_map(|event| match event {
        log::Event::Game(Event::FirstRolls { rounds, starter }) => Some((rounds.clone(), *starter)),
        _ => None,
    });
    let (rounds, starter) = found.unwrap();
    (
        rounds.iter().map(|round| round.iter().map(|face| face.as_char()).collect()).collect(),
        starter,
    )
}

#[test]
#[rule("PY-01")]
fn all_tiles_lie_open_in_one_tray_that_everybody_sees() {
    let bench = Bench::new(WORDS);
    let mut tray = bench.state().tray.clone();
    let mut whole = printed().tiles();
    assert_eq!(tray.len(), 102);
    tray.sort();
    whole.sort();
    assert_eq!(tray, whole);
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher];
    for viewer in viewers {
        assert_eq!(bench.table.view(viewer).game.tray, bench.state().tray);
    }
}

#[test]
#[rule("PY-01")]
fn where_the_tiles_lie_is_luck() {
    let one = opened([vec![0; 101], vec![0, 1]].concat());
    let two = opened([(0..101).map(|n| n % 2).collect(), vec![0, 1]].concat());
    assert_ne!(one.state().tray, two.state().tray);
}

#[test]
#[rule("PY-02")]
fn nearest_the_start_of_the_alphabet_begins_and_teams_take_turns() {
    let table = opened([vec![0; 101], vec![9, 3]].concat());
    assert_eq!(first_rolls(&table), (vec![vec!['J', 'D']], Side(1)));
    assert_eq!(table.state().on_turn, Side(1));
    let table = opened([vec![0; 101], vec![2, 3]].concat());
    assert_eq!(first_rolls(&table), (vec![vec!['C', 'D']], Side(0)));

    let mut bench = Bench::new(WORDS);
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(bench.state().on_turn.0);
        bench.pass('E');
    }
    assert_eq!(order, [0, 1, 0, 1]);
}

#[test]
#[rule("PY-A25")]
fn a_tie_is_rolled_again() {
    let table = opened([vec![0; 101], vec![4, 4, 7, 7, 6, 5]].concat());
    let rounds = vec![vec!['E', 'E'], vec!['H', 'H'], vec!['G', 'F']];
    assert_eq!(first_rolls(&table), (rounds, Side(1)));
}

#[test]
#[rule("PY-01", "PY-C7")]
fn there_are_two_teams_with_somebody_in_each() {
    let words = WordList::new(Alphabet::FRENCH, WORDS.iter().copied()).unwrap();
    let fault = |teams: &[Option<u8>]| {
        let players =
            teams.iter().map(|team| Player { team: team.map(Side), ..Player::default() }).collect();
        let setup = Setup::<Party>::with(printed(), House::default(), players, &words);
        setup.err().map(|fault| fault.part)
    };
    assert_eq!(fault(&[None, None, None]), None);
    assert_eq!(fault(&[Some(0), Some(0), Some(0), Some(1)]), None);
    assert_eq!(fault(&[Some(0), Some(0)]), Some("players"));
    assert_eq!(fault(&[Some(0), Some(2)]), Some("players"));
    assert_eq!(fault(&[Some(0), None]), Some("players"));
    assert_eq!(fault(&[None]), Some("players"));
}

#[test]
#[rule("PY-01")]
fn without_named_teams_every_second_seat_belongs_together() {
    let three = vec![Player::default(); 3];
    assert_eq!(teams(&three), [Side(0), Side(1), Side(0)]);
}

#[test]
fn no_tile_is_a_card_of_another_game() {
    assert!(printed().tiles().iter().all(|card| !matches!(card, Card::Bonus(_))));
}
