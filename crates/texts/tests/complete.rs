//! No text is missing in any language, and no text asks for a value that nobody gives.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod dashed;
mod written;

use bots::Bot;
use dashed::dashed;
use games::cartas::CartasEdition;
use games::party::Square;
use games::thief::Suit;
use games::{Edition, GameName, HouseRule, RuleKind};
use std::collections::BTreeSet;
use std::path::Path;
use texts::Language;
use written::{Written, texts_of};

/// Asks for a text in every language, which may use no other values than these.
struct Wanted(Vec<(Language, Written)>);

impl Wanted {
    fn new() -> Wanted {
        Wanted(Language::ALL.into_iter().map(|language| (language, texts_of(language))).collect())
    }

    fn text(&self, id: &str, values: &[&str]) {
        for (language, texts) in &self.0 {
            let names = texts.get(id).unwrap_or_else(|| panic!("{language} has no {id}"));
            let strange = names.iter().find(|name| !values.contains(&name.as_str()));
            assert_eq!(strange, None, "{language}: {id} asks for a value that nobody gives");
        }
    }
}

#[test]
fn all_languages_say_the_same_things_with_the_same_values() {
    let english = texts_of(Language::English);
    assert!(english.len() > 500);
    for language in Language::ALL {
        assert_eq!(texts_of(language), english, "{language}");
    }
}

#[test]
fn every_refusal_has_a_text() {
    let wanted = Wanted::new();
    let values = ["cards", "cells", "words", "player", "number", "detail", "count"];
    for &game in GameName::ALL {
        for code in game.codes() {
            wanted.text(&format!("refusal-{}", dashed(code.as_str())), &values);
        }
    }
}

/// The kinds of lines as the games declare them: they are constants all over the rules, so the
/// sources are asked.
fn line_kinds(folder: &Path, kinds: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            line_kinds(&path, kinds);
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        for declared in source.lines().filter(|line| line.starts_with("pub const")) {
            let name = declared.split("LineKind::new(\"").nth(1);
            kinds.extend(name.and_then(|name| name.split('"').next()).map(str::to_owned));
        }
    }
}

#[test]
fn every_line_of_a_score_has_a_text() {
    let wanted = Wanted::new();
    let mut kinds = BTreeSet::new();
    line_kinds(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/src"), &mut kinds);
    assert!(kinds.len() > 20, "{kinds:?}");
    for kind in kinds {
        let values = ["word", "card", "times", "points", "player"];
        wanted.text(&format!("line-{}", dashed(&kind)), &values);
    }
}

#[test]
fn every_game_has_a_name_and_a_pitch() {
    let wanted = Wanted::new();
    for &game in GameName::ALL {
        wanted.text(&format!("game-{game}"), &[]);
        wanted.text(&format!("game-{game}-pitch"), &[]);
    }
}

/// The texts of a house rule: its name, what it means, and what it can be.
fn texts_of_rule(rule: &HouseRule) -> Vec<String> {
    let name = format!("house-{}", dashed(&rule.name));
    let help = format!("{name}-help");
    let options = match &rule.kind {
        RuleKind::Choice(options) => {
            options.iter().map(|option| format!("{name}-{}", dashed(option))).collect()
        }
        RuleKind::Player { .. } => vec![format!("{name}-lot")],
        RuleKind::Switch | RuleKind::Number { .. } | RuleKind::List { .. } => Vec::new(),
    };
    [name, help].into_iter().chain(options).collect()
}

#[test]
fn every_house_rule_and_option_of_every_edition_has_a_text() {
    let wanted = Wanted::new();
    for &game in GameName::ALL {
        for edition in game.editions() {
            let rules = game.house_rules(Some(&edition), *game.players().end()).unwrap();
            assert!(!rules.is_empty(), "{game} {edition}");
            for text in rules.iter().flat_map(texts_of_rule) {
                wanted.text(&text, &[]);
            }
        }
    }
}

#[test]
fn every_task_suit_and_square_has_a_text() {
    let wanted = Wanted::new();
    for edition in CartasEdition::built_in() {
        for task in &edition.rummy.tasks {
            wanted.text(&task.id.phrase().id, &[]);
            wanted.text(&task.id.help_phrase().id, &[]);
        }
    }
    for suit in Suit::ALL {
        wanted.text(&format!("suit-{suit}"), &[]);
    }
    for square in Square::ALL.into_iter().filter(|&square| square != Square::Plain) {
        let name = dashed(&format!("{square:?}"));
        wanted.text(&format!("square-{name}"), &[]);
        wanted.text(&format!("square-{name}-help"), &[]);
    }
}

#[test]
fn every_bot_has_a_text() {
    let wanted = Wanted::new();
    for bot in Bot::ALL {
        wanted.text(&format!("bot-{bot}"), &[]);
        wanted.text(&format!("bot-{bot}-help"), &[]);
    }
}
