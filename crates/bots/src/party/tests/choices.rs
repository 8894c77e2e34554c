//! Choices that are right beyond doubt.

use super::super::chance::best_letter;
use super::super::field::Field;
use super::super::ideas::Idea;
use super::super::outlook::Outlook;
use super::super::stopping::{Stop, decide};
use super::super::timer::Timer;
use super::super::{Sight, doubt};
use super::{french, mind, on_turn, running, setup, small};
use crate::bot::Bot;
use crate::budget::Budget;
use games::party::{ChanceLetter, Party, PartyEdition, Play, Scales, Zones};
use games::{At, Card, Edition, Seeded, Setup};
use lexicon::Letter;

/// The printed timer: six zones of 15 seconds, times 4, 3, 2, 1, minus 1, minus 5.
fn printed() -> Timer {
    Timer::fresh(Zones::new(&PartyEdition::built_in()[0].zones, None))
}

fn idea(at: f64, points: i32) -> Idea {
    Idea { at, points, laying: 1.0, chance_squares: 0, tiles: Vec::new() }
}

fn stopping(ideas: &[Idea]) -> Stop {
    let timer = printed();
    decide(ideas, &timer, 0.1, |idea, after| timer.score(f64::from(idea.points), after))
}

#[test]
fn a_good_word_now_beats_a_slightly_better_one_later() {
    let ideas = [idea(6.0, 20), idea(20.0, 22), idea(40.0, 24), idea(70.0, 25)];
    let Stop::With(first, after) = stopping(&ideas) else { panic!("passes with words in mind") };
    assert_eq!(first, 0);
    assert!(after < 15.0, "after {after} seconds times 4 is over");
}

#[test]
fn a_poor_word_is_not_stopped_with_where_better_ones_usually_come() {
    // Ten times the points come every second or so; only the first idea is poor.
    let mut ideas = vec![idea(1.0, 3)];
    ideas.extend((2..80).map(|second| idea(f64::from(second), 30)));
    let Stop::With(chosen, after) = stopping(&ideas) else { panic!("passes with words in mind") };
    assert_eq!(ideas[chosen].points, 30);
    assert!(after < 15.0, "after {after} seconds times 4 is over");
}

#[test]
fn without_a_word_a_player_passes_before_it_costs_points() {
    let Stop::Pass(after) = stopping(&[]) else { panic!("stops with nothing") };
    assert!(printed().pass(after) >= 0.0, "after {after} seconds a pass costs points");
}

/// A play of these letters across from the star of the small box.
fn play(setup: &Setup<Party>, letters: &[&str]) -> Play {
    let (grid, tray) = (setup.edition.board.empty_grid(), setup.edition.tiles());
    let star = setup.edition.board.star();
    let tiles: Vec<At<Card>> = (star.col..)
        .zip(letters)
        .map(|(column, letter)| At::new(star.row, column, letter.parse().unwrap()))
        .collect();
    let edition = &setup.edition;
    let scales = Scales { edition, star_doubles: true, grid: &grid, tray: &tray, letter: None };
    scales.weigh(&tiles).unwrap()
}

#[test]
fn the_chance_die_goes_to_the_dearest_letter() {
    let words = french();
    let mut setup = setup(&words, 2);
    for reading in [ChanceLetter::AfterPremiums, ChanceLetter::AsPremium] {
        setup.house.chance_letter = reading;
        let riz = play(&setup, &["R", "I", "Z"]);
        assert_eq!(best_letter(&setup, &riz, 3), Some(riz.tiles[2].cell));
        // A joker is worth nothing, however dear its letter.
        let joker = play(&setup, &["R", "I", "z"]);
        assert_ne!(best_letter(&setup, &joker, 3), Some(joker.tiles[2].cell));
    }
}

#[test]
fn places_are_legal_and_score_what_the_referee_counts() {
    let words = french();
    let mut looked = 0;
    for (seed, turns) in [(1, 1), (2, 3), (3, 4)] {
        let table = running(setup(&words, 2), &words, seed, turns);
        let seen = on_turn(&table);
        let sight = Sight::new(&seen);
        let field = Field::new(&sight, words.all());
        for word in words.ranked().iter().take(3_000).filter(|word| field.promises(word)) {
            for place in field.places(word) {
                let weighed = sight.scales().weigh(&field.tiles(word, &place)).unwrap();
                assert_eq!(games::total(&weighed.lines).0, place.points, "{weighed:?}");
                assert_eq!(weighed.words.len(), place.across + 1, "{weighed:?}");
                assert_eq!(weighed.chance_squares, place.chance_squares);
                assert!(
                    weighed
                        .words
                        .iter()
                        .all(|w| games::Dictionary::knows(words.all(), &w.letters()))
                );
                looked += 1;
            }
        }
    }
    assert!(looked > 100, "only {looked} places were found");
}

#[test]
fn nothing_can_be_replied_once_the_tray_is_empty() {
    let words = french();
    let table = running(setup(&words, 2), &words, 4, 2);
    let mut seen = on_turn(&table);
    let maestro = mind(&seen.setup, &words, Bot::Maestro);
    let reply = |seen: &crate::seen::Seen<Party>| {
        let sight = Sight::new(seen);
        let outlook = Outlook::new(&maestro, &sight, &mut Seeded::new(1));
        outlook.reply(&[], &mut Budget::new(10_000)).unwrap()
    };
    assert!(reply(&seen) > 0.0);
    seen.view.game.tray.clear();
    assert_eq!(reply(&seen), 0.0);
}

#[test]
fn unknown_words_are_doubted_and_strange_ones_the_more() {
    let words = french();
    let setup = setup(&words, 2);
    let often = |bot: Bot, letters: &[&str]| {
        let mind = mind(&setup, &words, bot);
        let play = play(&setup, letters);
        let mut luck = Seeded::new(5);
        let alphabet = small().alphabet;
        (0..400).filter(|_| doubt::challenges(&mind, alphabet, &play, &mut luck)).count()
    };
    for bot in Bot::LEVELS {
        assert_eq!(often(bot, &["L", "E", "S"]), 0, "{bot} doubts an everyday word");
    }
    let (strange, usual) = (["Z", "T", "P", "L"], ["R", "I", "L", "E"]);
    assert_eq!(often(Bot::Maestro, &strange), 400);
    assert!(often(Bot::Novato, &strange) > often(Bot::Novato, &usual));
    assert!(often(Bot::Expert, &usual) > often(Bot::Novato, &usual));
}

#[test]
fn a_novato_knows_few_words_and_a_maestro_all() {
    let words = french();
    let setup = setup(&words, 2);
    let rare: Vec<Letter> = words.ranked().last().unwrap().to_vec();
    assert!(!mind(&setup, &words, Bot::Novato).knows(&rare));
    assert!(mind(&setup, &words, Bot::Maestro).knows(&rare));
}
