//! No text is missing in any language, and no text asks for a value that nobody gives.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use games::kit::Judged;
use games::party::{ChanceLetter, ChanceRolls, PartyEdition, Square, Words};
use games::thief::{Rearranging, Suit};
use games::{Edition, GameName, cartas::CartasEdition, classic};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use texts::{Language, Texts};

/// Every text of a language, with the names of the values that it asks for.
fn texts_of(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for source in Texts::sources(language) {
        let resource =
            parse(*source).unwrap_or_else(|(_, faults)| panic!("{language}: {faults:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut names = BTreeSet::new();
            gather(&message.value.expect("a message has a value"), &mut names);
            let id = message.id.name.to_owned();
            assert!(found.insert(id.clone(), names).is_none(), "{language}: {id} twice");
        }
    }
    found
}

fn gather(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => name_of(inline, names),
            Expression::Select { selector, variants } => {
                name_of(selector, names);
                variants.iter().for_each(|variant| gather(&variant.value, names));
            }
        }
    }
}

fn name_of(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        other => panic!("only plain values are used in texts, not {other:?}"),
    }
}

/// Asks for a text in every language, which may use no other values than these.
struct Wanted(Vec<(Language, BTreeMap<String, BTreeSet<String>>)>);

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

fn dashed(name: &str) -> String {
    name.replace('_', "-")
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
fn every_game_has_a_name_a_pitch_and_rules() {
    let wanted = Wanted::new();
    for &game in GameName::ALL {
        wanted.text(&format!("game-{game}"), &[]);
        wanted.text(&format!("game-{game}-pitch"), &[]);
        for language in Language::ALL {
            let page = texts::rules(&Texts::new(language), game);
            assert!(page.len() >= 3, "{language} {game}");
            assert!(page.iter().all(|section| !section.body.is_empty()), "{language} {game}");
        }
        // Nothing on the page is left out because a number was jumped over.
        let english = texts_of(Language::English);
        let written = english.keys().filter(|id| id.starts_with(&format!("rules-{game}-"))).count();
        let page = texts::rules(&Texts::new(Language::English), game);
        let shown: usize = page.iter().map(|section| 1 + section.body.len()).sum();
        assert_eq!(written, shown, "{game}");
    }
}

/// The options of the rules that have a choice, as JSON writes them.
///
/// Each list comes from a match over all options: a new one does not compile before it stands
/// here.
fn options() -> Vec<(&'static str, serde_json::Value)> {
    let classic_words = |option| match option {
        Judged::Checked | Judged::Challenge => ("words", json(option)),
    };
    let bonus_on = |option| match option {
        classic::BonusOn::EveryWord | classic::BonusOn::MainWord => ("bonus_on", json(option)),
    };
    let lost_challenge = |option| match option {
        classic::LostChallenge::Nothing | classic::LostChallenge::MissTurn => {
            ("lost_challenge", json(option))
        }
    };
    let party_words = |option| match option {
        Words::Checked | Words::Challenge => ("words", json(option)),
    };
    let chance_rolls = |option| match option {
        ChanceRolls::PerTurn | ChanceRolls::PerSquare => ("chance_rolls", json(option)),
    };
    let chance_letter = |option| match option {
        ChanceLetter::AfterPremiums | ChanceLetter::AsPremium => ("chance_letter", json(option)),
    };
    let rearranging = |option| match option {
        Rearranging::Free | Rearranging::OrderKept | Rearranging::ContiguousPieces => {
            ("rearranging", json(option))
        }
    };
    let mut options = vec![
        classic_words(Judged::Checked),
        classic_words(Judged::Challenge),
        bonus_on(classic::BonusOn::EveryWord),
        bonus_on(classic::BonusOn::MainWord),
        lost_challenge(classic::LostChallenge::Nothing),
        lost_challenge(classic::LostChallenge::MissTurn),
        party_words(Words::Checked),
        party_words(Words::Challenge),
        chance_rolls(ChanceRolls::PerTurn),
        chance_rolls(ChanceRolls::PerSquare),
        chance_letter(ChanceLetter::AfterPremiums),
        chance_letter(ChanceLetter::AsPremium),
        rearranging(Rearranging::Free),
        rearranging(Rearranging::OrderKept),
        rearranging(Rearranging::ContiguousPieces),
        ("bonus_deck", games::rummy::NO_BONUS_DECK.into()),
        ("starter", "lot".into()),
    ];
    for edition in CartasEdition::built_in() {
        let bonus = edition.bonus_decks.keys().map(|deck| ("bonus_deck", deck.clone().into()));
        options.extend(bonus);
        let action = edition.actions.decks.keys();
        options.extend(action.map(|deck| ("action_deck", deck.clone().into())));
    }
    for edition in PartyEdition::built_in() {
        let dice = edition.letter_dice.iter().map(|die| ("letter_die", die.name.clone().into()));
        options.extend(dice);
    }
    options
}

fn json<T: serde::Serialize>(option: T) -> serde_json::Value {
    serde_json::to_value(option).unwrap()
}

#[test]
fn every_house_rule_and_option_has_a_text() {
    let wanted = Wanted::new();
    for id in ["house-undo", "house-undo-help", "option-on", "option-off", "house-seconds-default"]
    {
        wanted.text(id, &[]);
    }
    let options = options();
    for &game in GameName::ALL {
        for (rule, default) in game.house_rules().as_object().unwrap() {
            wanted.text(&format!("house-{}", dashed(rule)), &[]);
            wanted.text(&format!("house-{}-help", dashed(rule)), &[]);
            // A rule whose default is a word has a list of options.
            let listed = options.iter().any(|(of, option)| of == rule && option == default);
            assert!(!default.is_string() || listed, "{game}: {rule} {default}");
        }
    }
    for (rule, option) in options {
        let option = option.as_str().unwrap();
        wanted.text(&format!("house-{}-{}", dashed(rule), dashed(option)), &[]);
    }
}

#[test]
fn every_task_category_suit_square_and_face_has_a_text() {
    let wanted = Wanted::new();
    for edition in CartasEdition::built_in() {
        for task in &edition.rummy.tasks {
            wanted.text(&format!("task-{}", task.id), &[]);
            wanted.text(&format!("task-{}-help", task.id), &[]);
        }
    }
    for (kind, values) in [
        ("starts-with", &["letter"][..]),
        ("ends-with", &["letter"]),
        ("length", &["count"]),
        ("length-at-least", &["count"]),
        ("doubled-letter", &[]),
        ("value-at-least", &["points"]),
        ("between", &["letters", "set"]),
        ("contains-any", &["letters"]),
        ("count-of", &["letters", "set", "count"]),
        ("value", &["own", "against"]),
    ] {
        wanted.text(&format!("category-{kind}"), values);
    }
    for suit in Suit::ALL {
        wanted.text(&format!("suit-{suit}"), &[]);
    }
    for square in [
        Square::DoubleLetter,
        Square::TripleLetter,
        Square::DoubleWord,
        Square::TripleWord,
        Square::Chance,
        Square::Star,
    ] {
        let name = match square {
            Square::Plain => continue,
            Square::DoubleLetter => "double-letter",
            Square::TripleLetter => "triple-letter",
            Square::DoubleWord => "double-word",
            Square::TripleWord => "triple-word",
            Square::Chance => "chance",
            Square::Star => "star",
        };
        wanted.text(&format!("square-{name}"), &[]);
        wanted.text(&format!("square-{name}-help"), &[]);
    }
    for (id, value) in [("chance-letter", "times"), ("chance-opponents-from", "times")] {
        wanted.text(id, &[value]);
    }
    for id in ["chance-no-letter-die", "chance-play-again"] {
        wanted.text(id, &[]);
    }
    wanted.text("zone-times", &["times"]);
    wanted.text("zone-minus", &["points"]);
}

#[test]
fn every_bot_and_reaction_has_a_text() {
    let wanted = Wanted::new();
    for bot in ["novato", "casual", "club", "expert", "maestro", "greedy", "primer"] {
        wanted.text(&format!("bot-{bot}"), &[]);
        wanted.text(&format!("bot-{bot}-help"), &[]);
    }
    for reaction in ["bravo", "wow", "hmm", "oops", "thanks", "hurry", "laugh", "hello"] {
        wanted.text(&format!("reaction-{reaction}"), &[]);
    }
}
