//! Whole matches: the same on any number of threads, and fair to equals.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use arena::simulate::{Report, Simulation};
use arena::stats::{Sprt, Verdict};
use bots::{Bot, Words};
use games::{Editions, GameName};
use lexicon::Library;
use serde_json::json;

fn simulation(game: GameName, bots: &[Bot]) -> Simulation {
    Simulation {
        editions: Editions::built_in(),
        game,
        bots: bots.iter().map(|&bot| bot.into()).collect(),
        games: 6,
        seed: 11,
        threads: None,
        until: None,
        edition: (game == GameName::Party).then(|| "party-small".to_owned()),
        house: json!({}),
        regret: false,
    }
}

fn run(simulation: &Simulation) -> Report {
    let lexicon = simulation.game.lexicon(None).unwrap();
    let words = Words::new(Library::new(None).open(&lexicon).unwrap());
    simulation.run(&words, &|| {}).unwrap()
}

#[test]
fn the_digest_does_not_depend_on_threads_and_does_depend_on_the_seed() {
    for &game in GameName::ALL {
        let mut simulation = simulation(game, &[Bot::Casual, Bot::Novato]);
        let digest = |simulation: &Simulation| run(simulation).matched.digest().to_string();
        simulation.threads = Some(1);
        let one = digest(&simulation);
        simulation.threads = Some(2);
        simulation.regret = true;
        assert_eq!(digest(&simulation), one, "{game}");
        simulation.seed += 1;
        assert_ne!(digest(&simulation), one, "{game}");
        assert_eq!(one.len(), 32);
    }
}

#[test]
fn a_bot_is_exactly_as_good_as_itself() {
    for &game in GameName::ALL {
        let report = run(&simulation(game, &[Bot::Novato, Bot::Novato]));
        let spread = report.pairs[0].spread;
        assert_eq!((spread.groups, spread.mean, spread.error), (3, 0.0, Some(0.0)), "{game}");
        assert_eq!(report.bots[0].mean_score, report.bots[1].mean_score, "{game}");
    }
}

#[test]
fn everybody_sits_everywhere() {
    let bots = [Bot::Casual, Bot::Novato, Bot::Novato];
    let report = run(&simulation(GameName::Rummy, &bots));
    assert_eq!(report.pairs.len(), 3);
    let places: Vec<(usize, usize)> = report.pairs.iter().map(|pair| pair.places).collect();
    assert_eq!(places, [(0, 1), (0, 2), (1, 2)]);
    assert_eq!(report.pairs[2].spread.groups, 2);
    let wins: u64 = report.bots.iter().map(|bot| bot.wins).sum();
    let shared = report.matched.games.iter().filter(|played| played.shared).count() as u64;
    assert_eq!(wins + shared, 6);
}

#[test]
fn a_test_stops_at_the_same_game_on_any_number_of_threads() {
    let mut simulation = simulation(GameName::Rummy, &[Bot::Novato, Bot::Novato]);
    (simulation.games, simulation.until) = (200, Some(Sprt::new(5.0)));
    let digests = [1, 2].map(|threads| {
        simulation.threads = Some(threads);
        let report = run(&simulation);
        let stopped = report.stopped().unwrap();
        assert_eq!((stopped.verdict, stopped.groups), (Some(Verdict::Neither), 20));
        assert_eq!(report.matched.games.len(), 40);
        report.matched.digest()
    });
    assert_eq!(digests[0], digests[1]);
}

#[test]
fn what_cannot_be_played_is_said() {
    let words = Words::new(Library::new(None).open("pt").unwrap());
    let five = simulation(GameName::Classic, &[Bot::Novato; 5]);
    let said = five.run(&words, &|| {}).unwrap_err().to_string();
    assert!(said.contains("expected 2 to 4"), "{said}");
    let mut odd = simulation(GameName::Classic, &[Bot::Novato; 2]);
    odd.house = json!({"speed": 9});
    let said = odd.run(&words, &|| {}).unwrap_err().to_string();
    assert!(said.contains("\"speed\""), "{said}");
}
