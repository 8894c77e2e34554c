//! Every piece of news becomes a sentence, or is left unsaid on purpose, in every language.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use games::classic::Classic;
use games::forfeit::Forfeit;
use games::party::Party;
use games::rummy::Rummy;
use games::thief::{PlayedWord, Thief};
use games::{Edition, Millis, News, Seat, Setup, Viewer, WordList};
use serde_json::{Value, json};
use texts::news::{Tellable, sentences};
use texts::{Language, Teller, Texts};

/// Tells each piece of news in each language; says for each in English how many sentences it was.
fn told<G: Tellable>(samples: &[Value]) -> Vec<Vec<String>> {
    let edition = G::Edition::built_in().remove(0);
    let words = WordList::new(edition.alphabet(), ["ar"]).unwrap();
    let setup = Setup::<G>::new(2, &words).unwrap();
    let names = ["Ana".to_owned(), "Rui".to_owned()];
    let cartas = games::cartas::CartasEdition::built_in().remove(0);
    let lying: PlayedWord = serde_json::from_value(word("WORK", "lies")).unwrap();
    let mut said = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let teller = Teller {
            texts: &texts,
            names: &names,
            viewer: Viewer::Seat(Seat(0)),
            cell: &|cell| format!("{cell:?}"),
            cartas: Some(&cartas),
            words: std::slice::from_ref(&lying),
        };
        said = samples
            .iter()
            .map(|sample| {
                let news: G::News = serde_json::from_value(sample.clone())
                    .unwrap_or_else(|fault| panic!("{sample}: {fault}"));
                let news = News::<G>::Game(news);
                let said = sentences(&teller, &setup, &news, Millis(0), None);
                for sentence in &said {
                    let names = ["news-", "end-", "prompt-", "task-", "chance-", "zone-", "team-"];
                    let raw = names.iter().any(|name| sentence.contains(name));
                    assert!(!raw && !sentence.contains('{'), "{language}: {sample}: {sentence}");
                }
                said
            })
            .collect();
    }
    said
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
    ]
}

#[test]
fn classic_tells_its_news() {
    let said = told::<Classic>(&crossing());
    assert!(said.iter().all(|said| !said.is_empty()));
    assert_eq!(said[0], ["Cards are cut: Ana A, Rui ?. Rui starts."]);
    assert_eq!(said[20].len(), 3);
    let silent = [
        json!({"shuffled": {"pile": 9}}),
        json!({"turn": {"turn": 1, "seat": 0}}),
        json!({"drew": {"seat": 1, "count": 2}}),
        json!({"cleared": {"cells": []}}),
    ];
    assert!(told::<Classic>(&silent).iter().all(Vec::is_empty));
}

#[test]
fn forfeit_tells_its_news() {
    let mut samples = crossing();
    samples.extend([
        json!({"action_drawn": {"seat": 0, "card": "7"}}),
        json!({"action_window": {"seats": [0, 1], "deadline": 12000}}),
        json!({"action_answered": {"seat": 1}}),
        json!({"action_played": {"seat": 1, "card": "8", "category": "b", "on": 1,
                                 "lines": [line("action")]}}),
        json!({"action_played": {"seat": 1, "card": "1", "category": "a", "on": 0,
                                 "lines": [line("action_against")]}}),
        json!("actions_over"),
        json!({"action_given_back": {"seat": 1}}),
    ]);
    let said = told::<Forfeit>(&samples);
    assert!(said.iter().all(|said| !said.is_empty()));
    let against = "Rui plays an action card, ends in S: Ana loses 5 points.";
    assert_eq!(said[samples.len() - 3], [against]);
}

#[test]
fn rummy_tells_its_news() {
    let lay = json!({"words": [{"cards": ["A", "r"], "bonus": "x2"}]});
    let said = told::<Rummy>(&[
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
    ]);
    assert!(said.iter().all(|said| !said.is_empty()));
    assert_eq!(said[6], ["Rui meets the task with AR ×2."]);
}

#[test]
fn party_tells_its_news() {
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
    let said = told::<Party>(&samples);
    assert!(said.iter().all(|said| !said.is_empty()));
    assert_eq!(said[12], ["Ana stops the timer at −5: AS."]);
    let silent = [json!({"may_choose": {"times": 3, "deadline": 9}})];
    assert!(told::<Party>(&silent).iter().all(Vec::is_empty));
    let rejected =
        "Ana stops too soon. AXS is not in the word list. Try another word. Time goes on.";
    assert_eq!(said[11], [rejected]);
}

#[test]
fn word_thief_tells_its_news() {
    let play = |stolen: Value| {
        json!({"stolen": stolen, "used": ["E:1"], "lines": [],
               "words": [{"word": "WORKED", "cards": ["W:1"], "points": 9, "locked": false}]})
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
    let said = told::<Thief>(&samples);
    assert!(said.iter().all(|said| !said.is_empty()));
    assert_eq!(said[0], ["Cards are drawn: Ana A▲, Rui ?. Ana deals."]);
    assert_eq!(said[3], ["Ana steals WORK from Rui and makes WORKED: 0 points."]);
}
