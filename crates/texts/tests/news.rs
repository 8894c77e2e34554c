//! Every piece of news becomes a sentence, or is left unsaid on purpose, in every language.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod dashed;
mod written;

use dashed::dashed;
use games::cartas::CartasEdition;
use games::classic::{Classic, Command};
use games::forfeit::Forfeit;
use games::party::Party;
use games::rummy::Rummy;
use games::thief::{PlayedWord, Thief};
use games::{
    Act, Edition, Filling, Game, Holder, Millis, Phrase, Said, Saying, Seat, Seeded, Setup, Table,
    Viewer, WordList,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use texts::{Language, Teller, Texts};
use written::{Written, texts_of};

fn table<G: Game>() -> (Table<G>, WordList) {
    let edition = G::Edition::built_in().remove(0);
    let words = WordList::new(edition.alphabet(), ["ar"]).unwrap();
    let setup = Setup::<G>::new(2, &words).unwrap();
    (Table::open(setup, &words, &mut Seeded::new(1)).unwrap(), words)
}

/// What a game says about each sample to the one who holds the first seat.
fn said_in<G: Game>(samples: &[Value], view: impl Fn(&mut G::View)) -> Vec<Vec<Said>> {
    let (table, _) = table::<G>();
    let mut seen = table.view(Viewer::Seat(Seat(0))).game;
    view(&mut seen);
    let about = Saying { setup: table.setup(), view: &seen, at: Millis(0), before: None };
    let say = |sample: &Value| {
        let news: G::News = serde_json::from_value(sample.clone())
            .unwrap_or_else(|fault| panic!("{sample}: {fault}"));
        G::say(&news, &about)
    };
    samples.iter().map(say).collect()
}

fn said<G: Game>(samples: &[Value]) -> Vec<Vec<Said>> {
    said_in::<G>(samples, |_| {})
}

/// Each sentence in English, once all languages have told it.
fn told(said: &[Vec<Said>]) -> Vec<Vec<String>> {
    let names = ["Ana".to_owned(), "Rui".to_owned()];
    let cartas = CartasEdition::built_in().remove(0);
    let mut told = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let teller = Teller {
            texts: &texts,
            names: &names,
            cell: &|cell| format!("{cell:?}"),
            cartas: Some(&cartas),
        };
        let sentence = |said: &Said| {
            let sentence = teller.phrase(&said.phrase);
            let raw = sentence.contains(&*said.phrase.id) || sentence.contains('{');
            assert!(!raw && !sentence.is_empty(), "{language}: {said:?}: {sentence}");
            sentence
        };
        told = said.iter().map(|said| said.iter().map(sentence).collect()).collect();
    }
    told
}

/// The names of a text and of those in it. Each must be there in every language, and use exactly
/// the values that it is given.
fn check(phrase: &Phrase, written: &[(Language, Written)], ids: &mut BTreeSet<String>) {
    let given: BTreeSet<String> = phrase.given.keys().map(|name| name.to_string()).collect();
    for (language, texts) in written {
        let names = texts.get(&*phrase.id);
        let names = names.unwrap_or_else(|| panic!("{language} has no {}", phrase.id));
        assert_eq!(*names, given, "{language}: the values of {}", phrase.id);
    }
    ids.insert(phrase.id.to_string());
    for filling in phrase.given.values() {
        match filling {
            Filling::Phrase(phrase) => check(phrase, written, ids),
            Filling::Refusal(refusal) => {
                let id = format!("refusal-{}", dashed(refusal.code.as_str()));
                assert!(written.iter().all(|(_, texts)| texts.contains_key(&id)), "{id}");
            }
            _ => {}
        }
    }
}

fn word(word: &str, fate: &str) -> Value {
    let cards: Vec<String> = word.chars().map(|letter| format!("{letter}:1")).collect();
    json!({"id": 0, "owner": 1, "turn": 1, "word": word, "cards": cards, "points": 4,
           "from": null, "fate": fate})
}

fn line(kind: &str) -> Value {
    json!({"kind": kind, "points": -5, "card": "1a", "seat": 1})
}

fn classic_play() -> Value {
    json!({"cards": [[0, 0, "A"], [0, 1, "R"]], "bonus": null, "lines": [],
           "words": [{"word": "AR", "cells": [[0, 0], [0, 1]], "tiles": ["A", "R"]}]})
}

fn crossing() -> Vec<Value> {
    vec![
        json!({"cut": {"rounds": [[[0, "A"], [1, "?"]]], "starter": 1}}),
        json!({"drew": {"seat": 0, "count": 2, "cards": ["A", "x2"]}}),
        json!({"drew": {"seat": 1, "count": 2}}),
        json!({"discarded": {"seat": 1, "count": 2, "why": "exchange"}}),
        json!({"discarded": {"seat": 0, "count": 1, "why": "exchange", "cards": ["A"]}}),
        json!({"discarded": {"seat": 0, "count": 1, "why": "left"}}),
        json!({"laid": {"seat": 0, "play": classic_play()}}),
        json!({"asked": {"question": "challenge", "seats": [1], "deadline": 20000}}),
        json!({"asked": {"question": "agreement", "seats": [1], "deadline": 1000}}),
        json!({"accepted": {"seat": 1}}),
        json!({"challenged": {"seat": 1, "wrong": []}}),
        json!({"challenged": {"seat": 1, "wrong": ["ARX", "XA"]}}),
        json!({"objected": {"seat": 1}}),
        json!({"agreed": {"words": ["ARX"]}}),
        json!({"took_back": {"seat": 0, "turn_lost": true}}),
        json!({"took_back": {"seat": 0, "turn_lost": false}}),
        json!({"scored": {"seat": 0, "lines": [line("word")]}}),
        json!({"cleared": {"cells": [[0, 0]]}}),
        json!({"passed": {"seat": 0}}),
        json!({"will_miss": {"seat": 0}}),
        json!({"missed": {"seat": 0}}),
        json!({"ended": {"reason": "passes", "hands": [[0, ["A", "x3"]]], "lines": [],
                         "winners": [0, 1]}}),
        json!({"ended": {"reason": "out_of_cards", "hands": [], "lines": [], "winners": [1]}}),
        json!({"ended": {"reason": "last_player", "hands": [], "lines": [], "winners": [1]}}),
        json!({"ended": {"reason": "stalled", "hands": [], "lines": [], "winners": [1]}}),
    ]
}

#[test]
fn classic_tells_its_news() {
    let said = said::<Classic>(&crossing());
    assert!(said.iter().all(|said| !said.is_empty()));
    let told = told(&said);
    assert_eq!(told[0], ["Cards are cut: Ana A, Rui ?. Rui starts."]);
    assert_eq!(told[21].len(), 3);
    let silent = [
        json!({"shuffled": {"pile": 9}}),
        json!({"turn": {"turn": 1, "seat": 0}}),
        json!({"cleared": {"cells": []}}),
    ];
    assert!(self::said::<Classic>(&silent).iter().all(Vec::is_empty));
}

#[test]
fn what_was_just_laid_is_named_and_its_points_are_not_repeated() {
    let (table, _) = table::<Classic>();
    let view = table.view(Viewer::Watcher).game;
    let news = |sample: Value| serde_json::from_value(sample).unwrap();
    let laid = news(json!({"laid": {"seat": 0, "play": classic_play()}}));
    let about = Saying { setup: table.setup(), view: &view, at: Millis(4000), before: Some(&laid) };
    let asked = json!({"asked": {"question": "challenge", "seats": [1], "deadline": 24000}});
    let asked = vec![Classic::say(&news(asked), &about)];
    assert_eq!(told(&asked), [["Does anybody challenge AR? 20 seconds to say so."]]);
    assert!(asked[0][0].quiet);
    let scored = news(json!({"scored": {"seat": 0, "lines": [line("word")]}}));
    assert_eq!(Classic::say(&scored, &about), []);
    let laid = Classic::say(&laid, &about);
    assert_eq!(laid[0].cells.len(), 2);
    assert!(!laid[0].quiet);
}

/// What can happen at a table of any game.
fn at_any_table() -> Vec<Vec<Said>> {
    let (mut table, words) = table::<Classic>();
    let mut chance = Seeded::new(1);
    let next = table.next_event();
    let turn = table.position().state.on_turn;
    let seat = Seat(0);
    let acts = [
        (None, Act::HandOver { seat, to: Holder::Bot }),
        (None, Act::HandOver { seat, to: Holder::Person }),
        (Some(turn), Act::Play { phase: table.phase(), command: Command::Pass }),
        (None, Act::Undo { to: 0 }),
        (None, Act::Leave { seat }),
    ];
    for (by, act) in acts {
        let now = table.now();
        table.submit(by, act, now, &words, &mut chance).unwrap();
    }
    table.heard(Viewer::Watcher, next).into_iter().map(|step| step.said).collect()
}

#[test]
fn every_game_tells_who_leaves_and_what_is_taken_back() {
    let told = told(&at_any_table()).concat();
    for sentence in [
        "A bot plays for Ana from now on.",
        "Ana plays again in person.",
        "The game goes back a little.",
        "Ana leaves the game.",
    ] {
        assert!(told.iter().any(|told| told == sentence), "{told:?}");
    }
}

fn forfeit() -> Vec<Value> {
    let played = |card: &Value, half: &str, on: u8| {
        json!({"action_played": {"seat": 1, "card": card, "category": half, "on": on,
                                 "lines": [line("action")]}})
    };
    let mut samples = vec![
        json!({"action_drawn": {"seat": 0, "card": "7"}}),
        json!({"action_drawn": {"seat": 1}}),
        json!({"action_window": {"seats": [0, 1], "deadline": 12000}}),
        json!({"action_answered": {"seat": 1}}),
        json!("actions_over"),
        json!({"action_given_back": {"seat": 1}}),
        played(&json!("1"), "a", 0),
    ];
    let cards = CartasEdition::built_in().remove(0).actions.cards;
    let cards = cards.iter().map(|card| json!(card.id));
    samples.extend(cards.flat_map(|card| [played(&card, "a", 1), played(&card, "b", 1)]));
    samples.splice(0..0, crossing());
    samples
}

#[test]
fn forfeit_tells_its_news() {
    let said = said::<Forfeit>(&forfeit());
    assert!(said.iter().all(|said| !said.is_empty()));
    let told = told(&said);
    let against = "Rui plays an action card, ends in S: Ana loses 5 points.";
    assert_eq!(told[crossing().len() + 6], [against]);
    let drawn = &told[crossing().len()][0];
    assert!(drawn.starts_with("Your action card: a) ") && drawn.contains("; b) "), "{drawn}");
}

fn rummy() -> Vec<Value> {
    let lay = json!({"words": [{"cards": ["A", "r"], "bonus": "x2"}]});
    vec![
        json!({"turned_over": {"card": "x2"}}),
        json!({"round": {"round": 1, "task": "dois-e-bom", "starter": 0, "players": [0, 1]}}),
        json!({"round": {"round": 11, "task": "bingo", "starter": 0, "players": [0, 1]}}),
        json!({"drew": {"seat": 1, "count": 1}}),
        json!({"drew": {"seat": 0, "count": 1, "cards": ["Ç"]}}),
        json!({"took": {"seat": 1, "card": "Ç"}}),
        json!({"laid": {"seat": 1, "lay": lay}}),
        json!({"discarded": {"seat": 1, "card": "?"}}),
        json!({"last_turns": {"seats": [0]}}),
        json!({"recycled": {"pile": 100}}),
        json!({"round_over": {"end": "met", "lines": [[0, [line("word")]]]}}),
        json!({"round_over": {"end": "void", "lines": []}}),
        json!({"put_away": {"seat": 1, "count": 7}}),
        json!({"ended": {"winners": [1]}}),
    ]
}

#[test]
fn rummy_tells_its_news() {
    let said = said::<Rummy>(&rummy());
    assert!(said.iter().all(|said| !said.is_empty()));
    let told = told(&said);
    assert_eq!(told[1], ["Round 1: Two Is Good. Ana starts."]);
    assert_eq!(told[6], ["Rui meets the task with AR ×2."]);
}

fn party() -> Vec<Value> {
    let play = json!({"tiles": [[7, 7, "A"]], "lines": [], "chance_squares": 1,
        "words": [{"word": "AS", "cells": [[7, 7], [7, 8]], "tiles": ["A", "S"], "points": 2}]});
    let why = json!({"code": "unknown_word", "rule": "PY-17", "words": ["AXS"]});
    let clock = json!({"since": 0, "run": 0});
    let mut samples = vec![
        json!({"spread": {"tray": ["A"]}}),
        json!({"first_rolls": {"rounds": [["A", "B"]], "starter": 0}}),
        json!({"turn": {"turn": 1, "team": 0, "letter_die": true}}),
        json!({"turn": {"turn": 1, "team": 0, "letter_die": false}}),
        json!({"rolled": {"seat": 0, "letter": "N", "spot_until": 9}}),
        json!({"rolled": {"seat": 0, "letter": "N", "spot_until": null}}),
        json!({"false_start": {"seat": 1, "team": 1, "tile": "E"}}),
        json!({"started": {"by": {"spotter": 1}, "letter": "N", "clock": clock}}),
        json!({"started": {"by": "limit", "letter": "N", "clock": clock}}),
        json!({"started": {"by": "itself", "letter": null, "clock": null}}),
        json!({"early_stop": {"seat": 0, "team": 0}}),
        json!({"rejected": {"seat": 0, "tiles": [[7, 7, "A"]], "why": why}}),
        json!({"stopped": {"seat": 0, "play": play, "run": 1, "zone": 5}}),
        json!({"stopped": {"seat": 0, "play": play, "run": null, "zone": null}}),
        json!({"stopped": {"seat": 0, "play": play, "run": 1, "zone": 0}}),
        json!({"asked": {"seats": [1], "deadline": 5000}}),
        json!({"accepted": {"seat": 1}}),
        json!({"challenged": {"seat": 1, "wrong": []}}),
        json!({"challenged": {"seat": 1, "wrong": ["AXS"]}}),
        json!({"took_back": {"clock": null}}),
        json!({"stood": {"rolls": 0}}),
        json!({"stood": {"rolls": 1}}),
        json!({"chosen": {"seat": null, "cell": [7, 7], "line": line("chance")}}),
        json!({"scored": {"team": 1, "lines": [line("letters")]}}),
        json!({"no_word": {"team": 1, "how": {"passed": 1}, "lines": []}}),
        json!({"no_word": {"team": 1, "how": "ding", "lines": [line("ding")]}}),
        json!({"no_word": {"team": 1, "how": "rolls_failed", "lines": []}}),
        json!({"will_miss": {"team": 1}}),
        json!({"missed": {"team": 1}}),
        json!({"said_no_room": {"team": 1}}),
        json!({"gone": {"seat": 1}}),
    ];
    let faces = [json!({"letter": 3}), json!("no_letter_die"), json!("play_again")];
    let faces = faces.into_iter().chain([json!({"opponents_from": 1})]);
    samples.extend(faces.map(|face| json!({"chance_rolled": {"face": face}})));
    for reason in
        ["empty_tray", "rolls_failed", "no_room", "agreed", "endless_passing", "team_left"]
    {
        samples.push(json!({"ended": {"reason": reason, "winners": [0, 1]}}));
    }
    samples
}

#[test]
fn party_tells_its_news() {
    let said = said::<Party>(&party());
    assert!(said.iter().all(|said| !said.is_empty()));
    let told = told(&said);
    assert_eq!(told[1], ["First rolls: A – B. The Blues begin."]);
    assert_eq!(told[12], ["Ana stops the timer at −5: AS."]);
    let rejected =
        "Ana stops too soon. AXS is not in the word list. Try another word. Time goes on.";
    assert_eq!(told[11], [rejected]);
    assert_eq!(said[11][0].cells.len(), 1);
    let silent = [json!({"may_choose": {"times": 3, "deadline": 9}})];
    assert!(self::said::<Party>(&silent).iter().all(Vec::is_empty));
}

fn thief() -> Vec<Value> {
    let play = |stolen: Value| {
        let cards: Vec<String> = "WORKED".chars().map(|letter| format!("{letter}:1")).collect();
        json!({"stolen": stolen, "used": ["E:1", "D:1"], "lines": [],
               "words": [{"word": "WORKED", "cards": cards, "points": 9, "locked": false}]})
    };
    let mut samples = vec![
        json!({"dealer_drawn": {"rounds": [[[0, "A:1"], [1, "?"]]], "dealer": 0}}),
        json!({"drew": {"seat": 0, "count": 2, "cards": ["A:1", "?"]}}),
        json!({"laid": {"seat": 0, "play": play(json!(null))}}),
        json!({"laid": {"seat": 0, "play": play(json!(0))}}),
        json!({"asked": {"seats": [1], "deadline": 5000}}),
        json!({"accepted": {"seat": 1}}),
        json!({"challenged": {"seat": 1, "wrong": []}}),
        json!({"challenged": {"seat": 1, "wrong": ["AXS"]}}),
        json!({"took_back": {"seat": 0, "turn_lost": true}}),
        json!({"took_back": {"seat": 0, "turn_lost": false}}),
        json!({"scored": {"seat": 0, "lines": [line("letters")]}}),
        json!({"placed": {"words": [word("CAT", "lies"), word("ACT", "locked")]}}),
        json!({"discarded": {"seat": 1, "cards": ["A:1"], "why": "swap"}}),
        json!({"discarded": {"seat": 1, "cards": ["A:1"], "why": "left"}}),
        json!({"passed": {"seat": 1}}),
    ];
    for reason in ["out_of_cards", "passes", "challenges", "last_player"] {
        let hands = json!([[0, ["A:1", "?"]]]);
        let ended = json!({"reason": reason, "hands": hands, "lines": [], "winners": [0]});
        samples.push(json!({"ended": ended}));
    }
    samples
}

/// At a table where WORK lies before Rui.
fn said_of_thief(samples: &[Value]) -> Vec<Vec<Said>> {
    let lying: PlayedWord = serde_json::from_value(word("WORK", "lies")).unwrap();
    said_in::<Thief>(samples, |view| view.words = vec![lying.clone()])
}

#[test]
fn word_thief_tells_its_news() {
    let said = said_of_thief(&thief());
    assert!(said.iter().all(|said| !said.is_empty()));
    let told = told(&said);
    assert_eq!(told[0], ["Cards are drawn: Ana A▲, Rui ?. Ana deals."]);
    assert_eq!(told[3], ["Ana steals WORK from Rui and makes WORKED: 0 points."]);
    // A turn was taken back since, and another word has the number.
    let other: PlayedWord = serde_json::from_value(word("CAT", "lies")).unwrap();
    let said = said_in::<Thief>(&thief()[3..4], |view| view.words = vec![other.clone()]);
    assert_eq!(self::told(&said), [["Ana lays WORKED for 0 points."]]);
}

/// The names of texts that the games' sources write down.
fn written_in_the_games() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/src");
    let mut files = vec![folder.join("said.rs"), folder.join("sentences.rs")];
    let games = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    files.extend(games.map(|game| game.join("say.rs")).filter(|file| file.exists()));
    let mut names = BTreeSet::new();
    for file in files {
        let source = std::fs::read_to_string(&file).unwrap();
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            let literals = line.split('"').skip(1).step_by(2);
            let is_name = |text: &&str| {
                text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            };
            names.extend(literals.filter(is_name).map(str::to_owned));
        }
    }
    assert!(names.len() > 80, "{names:?}");
    names
}

#[test]
fn whatever_a_game_says_is_written_in_every_language_with_just_the_values_it_gives() {
    let written: Vec<(Language, Written)> =
        Language::ALL.into_iter().map(|language| (language, texts_of(language))).collect();
    let all = [
        at_any_table(),
        said::<Classic>(&crossing()),
        said::<Forfeit>(&forfeit()),
        said::<Rummy>(&rummy()),
        said::<Party>(&party()),
        said_of_thief(&thief()),
    ];
    let mut said = BTreeSet::new();
    for sentence in all.iter().flatten().flatten() {
        check(&sentence.phrase, &written, &mut said);
    }
    let untried: Vec<String> = written_in_the_games().difference(&said).cloned().collect();
    assert!(untried.is_empty(), "no sample here makes a game say {untried:?}");
    let news = |id: &&String| id.starts_with("news-") || id.starts_with("end-");
    let unused: Vec<&String> =
        written[0].1.keys().filter(news).filter(|id| !said.contains(*id)).collect();
    assert!(unused.is_empty(), "no game says {unused:?}");
}
