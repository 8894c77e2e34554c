//! Time is skill: higher levels are faster, and people come first.

use super::super::numbers::Numbers;
use super::super::spotting;
use super::{french, mind, on_turn, running, setup, small};
use crate::bot::Bot;
use crate::playable::Playable;
use games::party::{Command, Party};
use games::{Card, Glyph, Holder, Seeded, Side};

/// The mean seconds of a player to spot a letter of the small box.
fn spots(bot: Bot, letter: &str) -> f64 {
    let (numbers, tray) = (Numbers::shipped(), small().tiles());
    let letter: Glyph = letter.parse().unwrap();
    let mut luck = Seeded::new(3);
    let all = (0..500).map(|_| spotting::seconds(&numbers.habits(bot), &tray, letter, &mut luck));
    all.sum::<f64>() / 500.0
}

#[test]
fn higher_levels_spot_faster_and_many_tiles_are_found_sooner() {
    for pair in Bot::LEVELS.windows(2) {
        assert!(spots(pair[0], "Z") > spots(pair[1], "Z"), "{pair:?}");
    }
    // There are five E and one Z.
    assert!(spots(Bot::Novato, "Z") > spots(Bot::Novato, "E"));
    assert!(
        small().tiles().iter().filter(|&&tile| tile == "E".parse::<Card>().unwrap()).count() > 1
    );
}

#[test]
fn a_bot_leaves_the_first_word_to_the_people_of_its_team() {
    let words = french();
    let table = running(setup(&words, 4), &words, 6, 1);
    let alone = on_turn(&table);
    let mut beside = alone.clone();
    let team = table.state().on_turn;
    let mates = (0..4).filter(|seat| Side(seat % 2) == team && *seat != alone.seat.0);
    for seat in mates {
        beside.view.seats[usize::from(seat)].holder = Holder::Person;
    }
    let club = mind(table.setup(), &words, Bot::Club);
    let after = |seen| {
        let mut budget = Party::budget(Bot::Club);
        Party::decide(&club, seen, &mut Seeded::new(2), &mut budget).unwrap().after
    };
    let multiplies = 16_000;
    assert!(after(&beside) >= after(&alone));
    assert!(after(&beside).0 >= multiplies / 2, "{}", after(&beside));
}

#[test]
fn the_maestro_stops_with_a_word_that_the_referee_takes() {
    let words = french();
    for seed in 0..3 {
        let mut table = running(setup(&words, 2), &words, seed, 2);
        let seen = on_turn(&table);
        let maestro = mind(table.setup(), &words, Bot::Maestro);
        let mut budget = Party::budget(Bot::Maestro);
        let decision = Party::decide(&maestro, &seen, &mut Seeded::new(seed), &mut budget).unwrap();
        assert!(matches!(decision.command, Command::Stop { .. }), "{decision:?}");
        let now = table.now().plus(decision.after);
        let luck = &mut Seeded::new(1);
        table.play(seen.seat, decision.command, now, words.all(), luck).unwrap();
    }
}

#[test]
fn the_maestro_plays_short_words_where_the_timer_is_fast() {
    let words = french();
    let mut setup = setup(&words, 2);
    setup.house.zone_seconds = Some(vec![1, 1, 1, 1, 1, 1]);
    let table = running(setup, &words, 8, 1);
    let seen = on_turn(&table);
    let maestro = mind(table.setup(), &words, Bot::Maestro);
    let stops = (0..10).filter(|&seed| {
        let mut budget = Party::budget(Bot::Maestro);
        let decision = Party::decide(&maestro, &seen, &mut Seeded::new(seed), &mut budget).unwrap();
        matches!(decision.command, Command::Stop { .. })
    });
    assert!(stops.count() >= 5);
}
