//! The worked examples of the leaflets, each noted on a sheet; and what else sheets promise.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use games::{Editions, GameName, Notes, Points, Side, Tallied, code, total};
use rule::rule;
use serde_json::{Value, json};

const EXAMPLES: &str = include_str!("../worked-examples.json");

/// The cards of a word on its cells; a point is a card that lies there already.
fn laid(lay: &Value) -> Value {
    let (row, col) = (lay["at"][0].as_i64().unwrap(), lay["at"][1].as_i64().unwrap());
    let letters = lay["word"].as_str().unwrap().chars().zip(0..);
    let cell = |step: i64| match lay["down"].as_bool() {
        Some(true) => (row + step, col),
        _ => (row, col + step),
    };
    let new = letters.filter(|(letter, _)| *letter != '.').map(|(letter, step)| {
        let (row, col) = cell(step);
        json!([row, col, letter.to_string()])
    });
    new.collect()
}

/// The note that a play of the examples is, in the form that travels.
fn note(game: GameName, play: &Value) -> Value {
    let words = |key: &str| play[key].as_array().cloned();
    let note = if let Some(lay) = play.get("lay") {
        let mut note = lay.clone();
        let fields = note.as_object_mut().unwrap();
        let cards = if game == GameName::Party { "tiles" } else { "cards" };
        fields.insert(cards.to_owned(), laid(lay));
        fields.retain(|field, _| !["at", "down", "word"].contains(&field.as_str()));
        json!({ "lay": note })
    } else if let Some(lies) = words("lies") {
        let tiles: Vec<Value> =
            lies.iter().flat_map(|word| laid(word).as_array().cloned().unwrap()).collect();
        json!({"lies": {"tiles": tiles}})
    } else if let Some(words) = words("words") {
        let letters = |word: &Value| -> Vec<String> {
            word.as_str().unwrap().chars().map(String::from).collect()
        };
        let words: Vec<Value> = words.iter().map(|word| json!({"cards": letters(word)})).collect();
        let fourfold = play.get("fourfold").cloned().unwrap_or_default();
        json!({"lay": {"words": words, "fourfold": fourfold, "unused": play["unused"]}})
    } else if let Some(words) = words("cards") {
        let cards = |word: &Value| -> Vec<String> {
            word.as_str().unwrap().split(' ').map(str::to_owned).collect()
        };
        let words: Vec<Vec<String>> = words.iter().map(cards).collect();
        json!({"lay": {"words": words, "steal": play.get("steal")}})
    } else {
        play["note"].clone()
    };
    json!({ "game": note })
}

fn side(play: &Value) -> Side {
    Side(play["side"].as_u64().unwrap_or_default() as u8)
}

fn tally(game: GameName, house: Value, lines: Vec<(Side, Value)>) -> Tallied {
    let notes = Notes { edition: None, house, sides: 2, lines };
    Editions::built_in().tally(game, &notes).unwrap()
}

/// A sheet with the plays before an example and the example itself.
fn weighed(example: &Value, house: Value) -> (GameName, Tallied) {
    let game: GameName = example["game"].as_str().unwrap().parse().unwrap();
    let before = example["before"].as_array().cloned().unwrap_or_default();
    let lines = before.iter().chain([example]).map(|play| (side(play), note(game, play)));
    (game, tally(game, house, lines.collect()))
}

#[test]
#[rule("SC-X1", "SC-X2", "SC-X4", "SC-X5", "SC-X6", "SC-X8", "SC-X9", "SC-X12")]
#[rule("PY-X1", "PY-X2", "PY-X3", "PY-X4", "PY-X5", "WT-X1", "WT-X2", "WT-X3", "WT-X4", "WT-X5")]
fn every_worked_example_has_its_true_number() {
    let examples: Vec<Value> = serde_json::from_str(EXAMPLES).unwrap();
    assert!(examples.len() >= 30);
    for example in &examples {
        let (_, sheet) = weighed(example, json!({}));
        let id = example["id"].as_str().unwrap();
        let (line, before) = sheet.lines.split_last().unwrap();
        assert!(before.iter().all(|line| line.refusal.is_none()), "{id}: {before:?}");
        if let Some(refused) = example["refused"].as_str() {
            assert_eq!(line.refusal.as_ref().unwrap().code.as_str(), refused, "{id}");
            continue;
        }
        assert_eq!(line.refusal, None, "{id}");
        let points: Points = line.given.iter().map(|given| total(&given.lines)).sum();
        assert_eq!(i64::from(points.0), example["exact"].as_i64().unwrap(), "{id}: {line:?}");
    }
}

#[test]
#[rule("PY-A6", "PY-C3")]
fn a_house_that_counts_the_die_as_a_premium_gets_the_printed_99() {
    let examples: Vec<Value> = serde_json::from_str(EXAMPLES).unwrap();
    let twice = |example: &&Value| example["id"] == "PY-X5 and a letter twice";
    let example = examples.iter().find(twice).unwrap();
    let (_, sheet) = weighed(example, json!({"chance_letter": "as_premium"}));
    assert_eq!(sheet.totals[0], Points(99));
}

#[test]
#[rule("SC-X10", "SC-X11", "SC-28")]
fn what_was_not_used_leaves_the_table() {
    let examples: Vec<Value> = serde_json::from_str(EXAMPLES).unwrap();
    let lying = |id: &str| {
        let example = examples.iter().find(|example| example["id"] == id).unwrap();
        weighed(example, json!({})).1.lying["cards"].as_array().unwrap().len()
    };
    assert_eq!(lying("SC-X5"), 5, "CRIAR alone");
    assert_eq!(lying("SC-X8"), 12, "TREINOS and CARROS");
}

fn across(word: &str, row: i64, col: i64) -> Value {
    let cards = laid(&json!({"at": [row, col], "word": word}));
    json!({"game": {"lay": {"cards": cards}}})
}

#[test]
#[rule("SC-14", "SC-30", "SC-A7")]
fn a_line_that_is_changed_changes_all_that_follows_from_it() {
    let end = json!({"game": {"end": {"hands": [[], ["Z", "?"]]}}});
    let lines = vec![
        (Side(0), json!({"game": "pass"})),
        (Side(1), across("TREINO", 0, 0)),
        (Side(0), across("S", 0, 6)),
        (Side(1), json!({"points": -2})),
        (Side(0), end),
    ];
    let sheet = tally(GameName::Classic, json!({}), lines.clone());
    // 9 and 8 collected; 16, 2 less by hand, and 8 less for the Z.
    assert_eq!(sheet.totals, [Points(17), Points(6)]);
    assert_eq!((sheet.over, sheet.leaders), (true, vec![Side(0)]));
    // The first word was in truth no word: then S alone is no first word either.
    let mut changed = lines;
    changed[1].1 = json!({"game": "refuted"});
    let sheet = tally(GameName::Classic, json!({}), changed);
    assert_eq!(sheet.lines[2].refusal.as_ref().unwrap().code.as_str(), "first_word_too_short");
    assert_eq!(sheet.totals, [Points(8), Points(-10)]);
}

#[test]
#[rule("SR-05", "SR-A14")]
fn in_a_round_everybody_is_noted_once_and_the_hand_is_whole() {
    let lay =
        |words: Value, unused: Value| json!({"game": {"lay": {"words": words, "unused": unused}}});
    let task = json!({"game": {"task": {"task": "seis-estrelas"}}});
    let treino = json!([{"cards": ["T", "R", "E", "I", "N", "O"]}]);
    let code = |lines: Vec<(Side, Value)>| {
        let sheet = tally(GameName::Rummy, json!({}), lines);
        let last = sheet.lines.last().unwrap().clone();
        last.refusal.map(|refusal| refusal.code.as_str().to_owned())
    };
    let whole = lay(treino.clone(), json!(["A"]));
    assert_eq!(code(vec![(Side(0), whole.clone())]), Some("wrong_phase".to_owned()));
    let round = vec![(Side(0), task), (Side(0), whole.clone())];
    assert_eq!(code(round.clone()), None);
    let twice = [round.clone(), vec![(Side(0), whole)]].concat();
    assert_eq!(code(twice), Some("already_answered".to_owned()));
    let short = [round.clone(), vec![(Side(1), lay(treino, json!([])))]].concat();
    assert_eq!(code(short), Some("hand_not_whole".to_owned()));
    let missed = [round, vec![(Side(1), json!({"game": "missed"}))]].concat();
    assert_eq!(tally(GameName::Rummy, json!({}), missed).totals, [Points(7), Points(0)]);
}

#[test]
#[rule("WT-A1", "WT-23")]
fn a_stolen_word_may_cost_its_owner_and_the_hands_cost_at_the_end() {
    let house = json!({"victim_loses": true});
    let lay =
        |words: Value, steal: Value| json!({"game": {"lay": {"words": words, "steal": steal}}});
    let lines = vec![
        (Side(0), lay(json!([["W:3", "O:2", "R:3", "K:1"]]), json!(null))),
        (Side(1), lay(json!([["W:3", "O:2", "R:3", "K:1", "E:1", "R:2"]]), json!(0))),
        (Side(0), json!({"game": {"end": {"hands": [["Z:4"], []]}}})),
    ];
    let sheet = tally(GameName::Thief, house, lines);
    assert_eq!(sheet.totals, [Points(-10), Points(26)]);
    assert_eq!(sheet.lying["words"].as_array().unwrap().len(), 2);
}

#[test]
fn what_cannot_be_is_refused_and_counts_nothing() {
    let refused = |game, note: Value| {
        let sheet = tally(game, json!({}), vec![(Side(0), note)]);
        assert_eq!(sheet.totals, [Points(0), Points(0)]);
        sheet.lines[0].refusal.as_ref().unwrap().code.as_str().to_owned()
    };
    let far = json!({"game": {"lies": {"cards": [[20000, 0, "A"]]}}});
    assert_eq!(refused(GameName::Classic, far), "off_board");
    let many: Vec<Value> = (0..300).map(|col| json!([0, col, "A"])).collect();
    let many = json!({"game": {"lies": {"cards": many}}});
    assert_eq!(refused(GameName::Classic, many), "malformed");
    assert_eq!(refused(GameName::Classic, across("TREINARS", 0, 0)), "malformed");
    assert_eq!(refused(GameName::Classic, json!({"points": 99_999_999})), "malformed");
    assert_eq!(refused(GameName::Classic, json!({"game": "ding"})), "malformed");
    assert_eq!(refused(GameName::Party, json!({"game": {"pass": {"zone": 9}}})), "malformed");
    assert_eq!(refused(GameName::Thief, json!({"game": {"end": {"hands": []}}})), "malformed");
    let stranger = Notes {
        edition: None,
        house: json!({}),
        sides: 2,
        lines: vec![(Side(7), json!({"game": "pass"}))],
    };
    let sheet = Editions::built_in().tally(GameName::Classic, &stranger).unwrap();
    assert_eq!(sheet.lines[0].refusal.as_ref().unwrap().code, code::NO_SUCH_SEAT);
    for (game, sides) in [(GameName::Party, 3), (GameName::Classic, 1), (GameName::Thief, 7)] {
        let notes = Notes { sides, ..stranger.clone() };
        assert!(Editions::built_in().tally(game, &notes).is_err(), "{game} of {sides}");
    }
}
