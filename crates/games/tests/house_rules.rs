//! House rules describe themselves truly: whatever a description shows can be played, nothing else
//! can, and every option is described.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use games::setup::house_rules;
use games::{
    Edition, Game, GameName, HouseRule, Player, RuleKind, Seeded, Setup, SetupError, Table,
    WordList, each_game,
};
use serde_json::{Map, Value, json};

/// Opens a table where one rule is set.
fn open<G: Game>(
    edition: &G::Edition,
    players: usize,
    rule: &HouseRule,
    value: &Value,
) -> Result<(), SetupError> {
    let words = WordList::new(edition.alphabet(), ["as"]).unwrap();
    let house = Map::from_iter([(rule.name.clone(), value.clone())]);
    let house = house_rules(house.into()).map_err(|what| SetupError::new("house rules", what))?;
    let players = vec![Player::default(); players];
    let setup = Setup::<G>::with(edition.clone(), house, players, &words)?;
    Table::open(setup, &words, &mut Seeded::new(1)).map(|_| ())
}

/// Values just outside of what a rule allows.
fn outside(rule: &HouseRule) -> Vec<Value> {
    match &rule.kind {
        RuleKind::Switch => vec![json!(1), json!("yes")],
        RuleKind::Choice(_) => vec![json!("no such option"), json!(1)],
        RuleKind::Number { least, most, .. } => {
            vec![json!(i64::from(*least) - 1), json!(most + 1), json!("one")]
        }
        RuleKind::Player { players } => vec![json!(players), json!(-1)],
        RuleKind::List { length, least, most, .. } => {
            let list = |number: i64, length: u32| json!(vec![number; length as usize]);
            let (low, high) = (i64::from(*least), i64::from(*most));
            vec![
                list(low - 1, *length),
                list(high + 1, *length),
                list(low, length + 1),
                list(low, length - 1),
            ]
        }
    }
}

fn walk<G: Game>() {
    for edition in G::Edition::built_in() {
        for players in [*G::PLAYERS.start(), *G::PLAYERS.end()] {
            for rule in G::house_rules(&edition, players) {
                let name = format!("{} {} {players} {}", G::NAME, edition.name(), rule.name);
                for value in rule.samples() {
                    assert!(rule.allows(&value), "{name} {value}");
                    let opened = open::<G>(&edition, players, &rule, &value);
                    assert_eq!(opened, Ok(()), "{name} {value}");
                }
                for value in outside(&rule) {
                    assert!(!rule.allows(&value), "{name} {value}");
                    let opened = open::<G>(&edition, players, &rule, &value);
                    assert!(opened.is_err(), "{name} {value} opens a table");
                }
            }
        }
    }
}

#[test]
fn what_a_house_rule_shows_opens_a_table_and_nothing_else_does() {
    for &game in GameName::ALL {
        each_game!(game, G => walk::<G>());
    }
}

fn named<G: Game>() {
    let house = serde_json::to_value(G::House::default()).unwrap();
    let mut options: Vec<&str> = house.as_object().unwrap().keys().map(String::as_str).collect();
    options.sort_unstable();
    for edition in G::Edition::built_in() {
        let rules = G::house_rules(&edition, *G::PLAYERS.end());
        let mut names: Vec<&str> = rules.iter().map(|rule| rule.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, options, "{} {}", G::NAME, edition.name());
        for rule in &rules {
            assert_eq!(Some(&rule.default), house.get(&rule.name), "{} {}", G::NAME, rule.name);
        }
    }
}

#[test]
fn every_option_is_described_with_its_default() {
    for &game in GameName::ALL {
        each_game!(game, G => named::<G>());
    }
}

fn reads<G: Game>() {
    for text in G::Edition::TEXTS {
        let edition = G::Edition::from_json(text).unwrap_or_else(|fault| panic!("{fault}"));
        let words = WordList::new(edition.alphabet(), ["as"]).unwrap();
        let players = vec![Player::default(); *G::PLAYERS.end()];
        let setup = Setup::<G>::with(edition, G::House::default(), players, &words);
        assert!(setup.is_ok(), "{}: {:?}", G::NAME, setup.err());
    }
    assert_eq!(G::Edition::built_in().len(), G::Edition::TEXTS.len());
}

#[test]
fn every_edition_that_comes_with_a_game_can_be_read_and_played() {
    for &game in GameName::ALL {
        each_game!(game, G => reads::<G>());
    }
}

#[test]
fn a_refusal_names_the_rule_and_what_it_allows() {
    type Classic = games::classic::Classic;
    let edition = <Classic as Game>::Edition::built_in().remove(0);
    let rules = Classic::house_rules(&edition, 2);
    let rule = |name: &str| rules.iter().find(|rule| rule.name == name).unwrap();
    let fault = open::<Classic>(&edition, 2, rule("challenge_seconds"), &json!(0)).unwrap_err();
    assert_eq!(fault.part, "house rules");
    assert_eq!(fault.what, "challenge_seconds 0: expected 1 to 600, or null");
}
