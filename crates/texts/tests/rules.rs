//! The rules pages are whole: every rule is told on the page of its game, every refusal and every
//! line of a score leads to a paragraph, and every house rule is marked somewhere.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod written;

use games::{Editions, GameName};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use texts::{Language, Texts};
use written::texts_of;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn pages() -> Value {
    let text = std::fs::read_to_string(root().join("crates/texts/rules.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The ids at the beginnings of the lines of `docs/rules.toml`.
fn all_rules() -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join("docs/rules.toml")).unwrap();
    let ids = text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    ids.filter(|id| is_rule(id)).map(str::to_owned).collect()
}

/// Is it an id such as `SC-28` or `PY-A3`?
fn is_rule(text: &str) -> bool {
    let Some((game, number)) = text.split_once('-') else { return false };
    let digits = number.trim_start_matches(['A', 'C', 'X']);
    ["SC", "SF", "SR", "PY", "WT"].contains(&game)
        && number.len() - digits.len() <= 1
        && !digits.is_empty()
        && digits.chars().all(|digit| digit.is_ascii_digit())
}

fn strings(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// The names of the paragraphs of a page.
fn paragraphs(pages: &Value, game: GameName) -> Vec<&str> {
    let sections = pages["pages"][game.as_str()].as_array().unwrap().iter();
    sections.flat_map(|section| strings(&section["paragraphs"])).collect()
}

/// What the paragraphs of a page say of themselves under a name.
fn named<'a>(pages: &'a Value, game: GameName, name: &str) -> BTreeSet<&'a str> {
    let told = |paragraph| strings(&pages["paragraphs"][paragraph][name]);
    paragraphs(pages, game).into_iter().flat_map(told).collect()
}

/// Sources of a folder of the games, without tests and comments.
fn source(folder: &Path) -> String {
    let mut all = String::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return all };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            all.extend(text.lines().filter(|line| !line.trim_start().starts_with("//")));
        }
    }
    all
}

/// The folders whose rules a game judges by.
fn folders(game: GameName) -> Vec<PathBuf> {
    let own =
        if game.as_str() == "forfeit" { vec!["classic", "forfeit"] } else { vec![game.as_str()] };
    let all = own.into_iter().chain(["kit"]);
    all.map(|folder| root().join("crates/games/src").join(folder)).collect()
}

#[test]
fn every_rule_is_told_on_the_page_of_its_game_and_no_other_is() {
    let (pages, rules) = (pages(), all_rules());
    assert!(rules.len() > 250, "{}", rules.len());
    let mut told_at_all = BTreeSet::new();
    for &game in GameName::ALL {
        let told = named(&pages, game, "rules");
        let unknown: Vec<_> = told.iter().filter(|id| !rules.contains(**id)).collect();
        assert!(unknown.is_empty(), "{game}: {unknown:?}");
        told_at_all.extend(told.into_iter().map(str::to_owned));
        let named_at_all = paragraphs(&pages, game);
        let once: BTreeSet<_> = named_at_all.iter().collect();
        assert_eq!(once.len(), named_at_all.len(), "{game} has a paragraph twice");
    }
    assert_eq!(told_at_all, rules);
    // Who plays Forfeit plays Classic: all of it is on that page too.
    let (classic, forfeit) = (GameName::ALL[0], GameName::ALL[1]);
    assert_eq!((classic.as_str(), forfeit.as_str()), ("classic", "forfeit"));
    let all = named(&pages, forfeit, "rules");
    assert!(named(&pages, classic, "rules").is_subset(&all));
}

#[test]
fn every_refusal_leads_to_a_paragraph() {
    let pages = pages();
    let mut found = 0;
    for &game in GameName::ALL {
        let told = named(&pages, game, "rules");
        for folder in folders(game) {
            let source = source(&folder);
            for id in source.split('"').filter(|text| is_rule(text)) {
                assert!(told.contains(id), "{game} refuses by {id}, which its page does not tell");
                found += 1;
            }
        }
    }
    assert!(found > 80, "{found}");
}

#[test]
fn every_line_of_a_score_leads_to_a_paragraph() {
    let pages = pages();
    for &game in GameName::ALL {
        let (told, lines) = (named(&pages, game, "rules"), &pages["lines"][game.as_str()]);
        let shared = source(&root().join("crates/games/src/kit"));
        let own: String = folders(game)
            .iter()
            .filter(|folder| !folder.ends_with("kit"))
            .map(|f| source(f))
            .collect();
        let kinds = |source: &str| -> BTreeSet<String> {
            let declared = source.split("LineKind::new(\"").skip(1);
            declared.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
        };
        let mut wanted = kinds(&own);
        assert!(wanted.len() >= 5, "{game}: {wanted:?}");
        // What the games share counts where a game says that it uses it.
        if own.contains("HAND_LEFT") || own.contains("reckoning::") {
            wanted.extend(kinds(&shared));
        }
        let known: BTreeSet<String> = lines.as_object().unwrap().keys().cloned().collect();
        assert_eq!(known, wanted, "{game}");
        for (kind, rule) in lines.as_object().unwrap() {
            assert!(told.contains(rule.as_str().unwrap()), "{game}: {kind} goes by {rule}");
        }
    }
}

#[test]
fn every_house_rule_is_marked_at_a_paragraph() {
    let pages = pages();
    for &game in GameName::ALL {
        let marked = named(&pages, game, "house");
        for edition in game.editions() {
            let rules = game.house_rules(Some(&edition), *game.players().end()).unwrap();
            for rule in &rules {
                assert!(marked.contains(rule.name.as_str()), "{game} {edition}: {}", rule.name);
            }
        }
    }
}

#[test]
fn every_paragraph_is_written_in_every_language_with_the_numbers_of_every_edition() {
    let pages = pages();
    for &game in GameName::ALL {
        for edition in game.editions() {
            let printed = Editions::built_in().data(game, Some(&edition)).unwrap();
            for name in paragraphs(&pages, game) {
                let told = &pages["paragraphs"][name];
                for (value, place) in told["numbers"].as_object().into_iter().flatten() {
                    let number = printed.pointer(place.as_str().unwrap());
                    let is_number = number.is_some_and(|number| number.as_i64().is_some());
                    assert!(is_number, "{edition} has no {place} for {value} of {name}");
                }
            }
            for language in Language::ALL {
                let page = texts::rules(&Texts::new(language), game, &printed);
                assert!(page.len() >= 10, "{language} {game}");
                for section in page {
                    assert!(!section.body.is_empty() && !section.heading.starts_with("rules-"));
                    for paragraph in section.body {
                        assert!(!paragraph.text.starts_with("rules-"), "{}", paragraph.text);
                        assert!(!paragraph.rules.is_empty());
                    }
                }
            }
        }
    }
    // No text is left over.
    let used: BTreeSet<String> = GameName::ALL
        .iter()
        .flat_map(|&game| paragraphs(&pages, game))
        .map(|name| format!("rules-{name}"))
        .collect();
    let written = texts_of(Language::English);
    let games: Vec<String> = GameName::ALL.iter().map(|game| format!("rules-{game}-")).collect();
    let is_paragraph = |id: &&String| {
        games.iter().any(|game| id.starts_with(game)) || id.starts_with("rules-cards-")
    };
    let left: Vec<_> =
        written.keys().filter(is_paragraph).filter(|id| !used.contains(*id)).collect();
    assert!(left.is_empty(), "{left:?}");
}
