//! Every day has a puzzle in every game and language, with one play that is clearly the best; a
//! sample of days is tried here, and a whole year by `cargo xtask puzzles`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bots, Day, Puzzle, Wanted, Words, best_play, puzzle_of, weigh};
use games::{Editions, GameName, total};
use lexicon::Library;

const LANGUAGES: [&str; 5] = ["pt", "fr", "ro", "es", "en"];
const DAYS: [&str; 2] = ["2026-11-18", "2027-05-03"];

/// The edition of a game in a language: the first that is played with its words.
fn edition(game: GameName, language: &str) -> String {
    let of = |name: &String| game.lexicon(Some(name)).unwrap() == language;
    game.editions().into_iter().find(of).unwrap()
}

fn puzzle(game: GameName, edition: &str, day: Day, bots: &Bots, words: &Words) -> Option<Puzzle> {
    puzzle_of(Wanted { game, edition, day }, &Editions::built_in(), bots, words)
}

fn each_day(game: GameName, days: &[&str]) {
    for language in LANGUAGES {
        let words = Words::new(Library::new(None).open(language).unwrap());
        let (bots, edition) = (Bots::default(), edition(game, language));
        for day in days {
            let found = puzzle(game, &edition, day.parse().unwrap(), &bots, &words);
            let Puzzle { table, seat, best, second, facts } =
                found.unwrap_or_else(|| panic!("{edition} has no puzzle on {day}"));
            let about = format!("{game} {edition} {day}: {:?} {}", best.words, best.score);
            let weighed = weigh(&table, seat, best.command.clone(), words.all()).unwrap();
            assert_eq!(total(&weighed.lines), best.score, "{about}");
            assert!(table.awaited().seats.contains(&seat) && table.outcome().is_none(), "{about}");
            let again = best_play(&table, seat, &bots, &words).unwrap();
            assert_eq!((again.score, again.words), (best.score, best.words.clone()), "{about}");
            assert!(best.score.0 - second.0 >= 4, "{about}, then {second}");
            assert!((best.score.0 - second.0) * 10 >= best.score.0 - 9, "{about}, then {second}");
            assert!(!facts.rare && facts.blanks <= 1, "{about}");
            for word in &best.words {
                let letters = words.all().alphabet().fold(word).unwrap();
                assert!(!words.all().offends(&letters), "{about}");
            }
        }
    }
}

#[test]
fn classic_has_a_puzzle_each_day() {
    each_day(GameName::Classic, &DAYS);
}

#[test]
fn forfeit_has_a_puzzle_each_day() {
    each_day(GameName::Forfeit, &DAYS);
}

#[test]
fn rummy_has_a_puzzle_each_day() {
    each_day(GameName::Rummy, &DAYS);
}

#[test]
fn party_has_a_puzzle_each_day() {
    each_day(GameName::Party, &DAYS);
}

#[test]
fn thief_has_a_puzzle_each_day() {
    // Steals take the longest to look for.
    each_day(GameName::Thief, &DAYS[..1]);
}

#[test]
fn a_day_has_the_same_puzzle_for_everybody_and_another_than_the_next() {
    let words = Words::new(Library::new(None).open("fr").unwrap());
    for &game in GameName::ALL {
        let edition = edition(game, "fr");
        let day: Day = "2026-12-24".parse().unwrap();
        let of = |day: Day, bots: &Bots| {
            let found = puzzle(game, &edition, day, bots, &words).unwrap();
            (found.table.save(), found.seat, found.best)
        };
        // Who has made others before makes the same.
        let used = Bots::default();
        let next = of(day.plus(1), &used);
        let (one, other) = (of(day, &Bots::default()), of(day, &used));
        assert!(one == other, "{game}");
        assert!(one.0 != next.0, "{game}");
    }
}
