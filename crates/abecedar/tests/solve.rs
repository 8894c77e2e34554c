//! Positions in, best plays out, as scripts call it.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn call(game: &str, position: &str, args: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_abecedar"))
        .args(["solve", game])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A call that is refused for its arguments may end before it reads.
    let _ = child.stdin.take().unwrap().write_all(position.as_bytes());
    child.wait_with_output().unwrap()
}

#[track_caller]
fn answer(game: &str, position: &Value, args: &[&str]) -> Value {
    let output = call(game, &position.to_string(), &[args, &["--json"]].concat());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{said}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[track_caller]
fn refusal(game: &str, position: &str) -> String {
    let output = call(game, position, &["--json"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{position}: {said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    assert!(output.stdout.is_empty() && !said.contains("panicked"), "{said}");
    said
}

/// A board with rows from a row on.
fn board(rows: &[(usize, &str)]) -> Vec<String> {
    let mut board = vec![".".repeat(15); 15];
    for (row, text) in rows {
        board[*row] = (*text).to_owned();
    }
    board
}

/// The score of the best play of this main word.
fn score_of(answer: &Value, word: &str) -> Option<i64> {
    let plays = answer["plays"].as_array()?;
    plays.iter().find(|play| play["word"] == word)?["score"].as_i64()
}

#[test]
fn the_worked_examples_of_party_give_their_true_numbers() {
    let passe = board(&[(7, ".......PASSE...")]);
    let many = ["--top", "2000"];
    // (rule, board, tray, die, word, printed, true)
    let across = |tray, die, word| {
        score_of(&answer("party", &json!({"board": passe, "tray": tray, "die": die}), &many), word)
    };
    // PY-X1: printed 36, although its bracket adds up to 33.
    assert_eq!(across("RERAI", "I", "REPASSERAI"), Some(36));
    // PY-X2: 19, and the Chance die.
    let depliez = answer("party", &json!({"board": passe, "tray": "DELIEZ", "die": "Z"}), &many);
    assert_eq!(score_of(&depliez, "DEPLIEZ"), Some(19));
    let play =
        depliez["plays"].as_array().unwrap().iter().find(|p| p["word"] == "DEPLIEZ").unwrap();
    assert_eq!((&play["chance"], &play["dir"]), (&json!(true), &json!("down")));
    // PY-X3: printed 21, the parts add up to 20.
    let munie = answer(
        "party",
        &json!({"board": passe, "tray": "MUNIE", "die": "N"}),
        &["--top", "1", "--count"],
    );
    let expected = json!({
        "cells": [[8,6,"M"],[8,7,"U"],[8,8,"N"],[8,9,"I"],[8,10,"E"]], "at": [8,6], "dir": "across",
        "word": "MUNIE", "score": 20, "words": [["MUNIE",9],["PU",4],["AN",3],["SI",2],["SE",2]],
        "chance": false,
    });
    assert_eq!(munie["plays"][0], expected);
    assert!(munie["legal"].as_u64().unwrap() > 1);
    // PY-X4: RIZ down from the R that makes PASSER.
    let riz = answer("party", &json!({"board": passe, "tray": "RIZ", "die": "I"}), &many);
    let plays = riz["plays"].as_array().unwrap();
    let riz = plays.iter().find(|play| {
        play["words"] == json!([["PASSER", 8], ["RIZ", 13]])
            || play["words"] == json!([["RIZ", 13], ["PASSER", 8]])
    });
    assert_eq!(riz.map(|play| &play["score"]), Some(&json!(21)));
    // PY-X5: printed 99; 90 where the Chance square under the T does not double.
    let edge = board(&[(0, "......R.D.A....")]);
    let lying = json!({"board": edge, "tray": "AITION", "die": "T"});
    assert!(refusal("party", &lying.to_string()).contains("hang together"));
    let held = board(&[(0, "......R.D.A...."), (1, "......R.D.A...."), (2, "......RRRRR....")]);
    let lying = json!({"board": held, "tray": "AITION", "die": "T"});
    assert_eq!(score_of(&answer("party", &lying, &many), "RADIATION"), Some(90));
    // On the classic board that square doubles the T.
    let standard = json!({"board": held, "tray": "AITION", "die": "T", "layout": "standard"});
    assert_eq!(score_of(&answer("party", &standard, &many), "RADIATION"), Some(99));
}

#[test]
fn the_worked_examples_of_cartas_give_their_true_numbers() {
    let many = ["--top", "100000"];
    let cards = |word: &str| word.chars().map(String::from).collect::<Vec<_>>();
    // (rule, table, hand, word, printed, true)
    for (rule, table, hand, word, printed, exact) in [
        ("SC-X1", json!([]), "OEITRNR", "TREINO", 12, 16),
        ("SC-X2", json!([]), "TREINAR", "TREINAR", 68, 68),
        ("SC-X4", json!(["TRAVA"]), "ANCAR", "ATRAVANCAR", 17, 16),
        ("SC-X5", json!(["TRAVA"]), "CIAR", "CRIAR", 7, 6),
        ("SC-X8", json!(["TREINO"]), "CARROS", "CARROS", 16, 16),
        ("SC-X9", json!(["DESLIGA"]), "AR", "AR", 7, 7),
    ] {
        let found = answer("classic", &json!({"table": table, "hand": cards(hand)}), &many);
        let scores: Vec<i64> = found["plays"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|play| play["word"] == word)
            .filter_map(|play| play["score"].as_i64())
            .collect();
        assert!(scores.contains(&exact), "{rule}: {word} {exact} (printed {printed}): {scores:?}");
    }
    // SC-X12: TREINOS with the action card "ends in S": 9 + 10.
    let forfeit = json!({"table": ["TREINO"], "hand": ["S"], "action": "1"});
    let found = answer("forfeit", &forfeit, &["--top", "1"]);
    assert_eq!(
        (&found["plays"][0]["score"], &found["plays"][0]["action"]),
        (&json!(19), &json!("1a"))
    );
    // SC-X10: after CRIAR through the R of TRAVA only its own cards stay.
    let found = answer("classic", &json!({"table": ["TRAVA"], "hand": cards("CIAR")}), &many);
    let mut plays = found["plays"].as_array().unwrap().iter();
    let criar = plays.find(|play| play["word"] == "CRIAR" && play["at"] == json!([-1, 1])).unwrap();
    assert_eq!(criar["kept"], json!([[-1, 1], [0, 1], [1, 1], [2, 1], [3, 1]]));
}

#[test]
fn the_worked_examples_of_word_thief_give_their_true_numbers() {
    let many = ["--top", "100000"];
    let word_score = |answer: &Value, word: &str| -> Option<i64> {
        let plays = answer["plays"].as_array()?;
        let play = plays.iter().find(|play| {
            play["words"]
                .as_array()
                .is_some_and(|words| words.len() == 1 && words[0]["word"] == word)
        })?;
        play["score"].as_i64()
    };
    let work = json!({"owner": 1, "word": "WORK", "cards": ["W:3", "O:1", "R:2", "K:1"]});
    let hand = ["R:1", "E:2", "E:3", "D:4", "S:1"];
    let position = json!({"seat": 0, "hand": hand, "table": [work]});
    let found = answer("thief", &position, &many);
    // WT-X1: REWORKED is 20 in letters; with its length 40.
    assert_eq!(word_score(&found, "REWORKED"), Some(40));
    // WT-X5: WORKS is refused, WORKED is not.
    assert_eq!(word_score(&found, "WORKS"), None);
    assert!(word_score(&found, "WORKED").is_some());
    // WT-X2: FRONT from the hand is 9 in letters, 14 with its length.
    let hand = json!({"seat": 0, "hand": ["F:1", "R:2", "O:2", "N:3", "T:3"], "table": []});
    assert_eq!(word_score(&answer("thief", &hand, &many), "FRONT"), Some(14));
    // WT-X3, WT-X4: FROWN 18 and CAT 10, locked, from FRONT.
    let front = json!({"owner": 1, "word": "FRONT", "cards": ["F:1", "R:2", "O:2", "N:3", "T:3"]});
    let position = json!({"seat": 0, "hand": ["W:4", "C:3", "A:3"], "table": [front]});
    let found = answer("thief", &position, &many);
    // Which of several anagrams the same cards spell is left open: CAT may come as ACT.
    let alphagram = |word: &Value| {
        let mut letters: Vec<char> = word["word"].as_str().unwrap_or_default().chars().collect();
        letters.sort_unstable();
        letters.into_iter().collect::<String>()
    };
    let split = found["plays"].as_array().unwrap().iter().find(|play| {
        let mut words: Vec<String> =
            play["words"].as_array().unwrap().iter().map(alphagram).collect();
        words.sort_unstable();
        words == ["ACT", "FNORW"]
    });
    let split = split.unwrap();
    assert_eq!(
        (&split["kind"], &split["target"], &split["score"]),
        (&json!("steal"), &json!(0), &json!(28))
    );
    for word in split["words"].as_array().unwrap() {
        let cat = alphagram(word) == "ACT";
        assert_eq!(
            (&word["score"], &word["locked"]),
            (&json!(if cat { 10 } else { 18 }), &json!(cat))
        );
    }
}

#[test]
fn rummy_finds_words_for_a_task_and_what_to_discard() {
    let position = json!({"task": "dois-e-bom", "hand": ["A", "R", "L", "A", "I", "R", "Z", "X"]});
    let found = answer("rummy", &position, &[]);
    assert_eq!(found["words"].as_array().unwrap().len(), 3);
    assert!(found["discard"].is_string() && found["unused"].as_array().unwrap().len() == 1);
    let bingo = json!({"task": "bingo", "hand": ["Z", "X", "Z", "X", "Z", "X", "Z"]});
    let output = call("rummy", &bingo.to_string(), &["--json"]);
    assert_eq!(output.status.code(), Some(1));
    let none: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&none["score"], &none["discard"], &none["words"]),
        (&json!(null), &json!(null), &json!([]))
    );
    // With seven cards the discard is made already.
    let seven = json!({"task": "bingo", "hand": ["T", "R", "E", "I", "N", "A", "R"]});
    let found = answer("rummy", &seven, &[]);
    assert_eq!((&found["score"], &found["discard"]), (&json!(59), &json!(null)));
}

#[test]
fn nothing_legal_is_printed_all_the_same_and_ends_with_one() {
    let output = call("classic", r#"{"table": [], "hand": ["Z", "X"]}"#, &["--json", "--count"]);
    assert_eq!(output.status.code(), Some(1));
    let none: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&none["plays"], &none["legal"]), (&json!([]), &json!(0)));
    let text = call("classic", r#"{"table": [], "hand": ["Z", "X"]}"#, &[]);
    assert!(String::from_utf8(text.stdout).unwrap().contains("no legal play"));
}

#[test]
fn words_of_a_list_take_the_place_of_a_lexicon_and_text_is_folded() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("words.txt");
    std::fs::write(&list, "maçã\nzzz\n").unwrap();
    let args = ["--words", list.to_str().unwrap()];
    let found =
        answer("classic", &json!({"table": [], "hand": ["m", "a", "c\u{327}", "?"]}), &args);
    assert_eq!(found["plays"][0]["word"], "MAÇA");
    assert_eq!(found["plays"][0]["cells"][3], json!([0, 3, "a"]));
    // A blank on the table is a lower-case letter and worth nothing.
    let lying = answer("classic", &json!({"table": ["maça"], "hand": ["Z", "Z", "Z"]}), &args);
    assert_eq!(lying["plays"], json!([]));
}

#[test]
fn what_is_wrong_with_a_position_is_said_in_one_line_with_its_path() {
    let empty = board(&[]);
    for (game, position, expected) in [
        ("party", json!({"board": empty[..14], "tray": "A"}), "board"),
        ("party", json!({"board": board(&[(3, "..")]), "tray": "A"}), "board[3]"),
        ("party", json!({"board": board(&[(3, "....*..........")]), "tray": "A"}), "board[3]"),
        ("party", json!({"board": empty, "tray": ""}), "tray"),
        ("party", json!({"board": empty, "tray": "A".repeat(105)}), "tray"),
        ("party", json!({"board": empty, "tray": "Aж"}), "tray"),
        ("party", json!({"board": empty, "tray": "A", "die": "?"}), "die"),
        ("party", json!({"board": empty, "tray": "A", "layout": "round"}), "layout"),
        ("party", json!({"tray": "A"}), "board"),
        ("party", json!({"board": empty, "tray": 7}), "tray"),
        ("classic", json!({"table": ["AB", "A"], "hand": ["A"]}), "table[1]"),
        ("classic", json!({"table": ["A.B"], "hand": ["A"]}), "table"),
        ("classic", json!({"table": [], "hand": []}), "hand"),
        ("classic", json!({"table": [], "hand": vec!["A"; 8]}), "hand"),
        ("classic", json!({"table": [], "hand": ["A", "x9"]}), "hand[1]"),
        ("classic", json!({"table": [], "hand": ["AB"]}), "hand[0]"),
        ("forfeit", json!({"table": [], "hand": ["A"], "action": "12"}), "action"),
        ("rummy", json!({"task": "bingo", "hand": vec!["A"; 6]}), "hand"),
        ("rummy", json!({"task": "poker", "hand": vec!["A"; 7]}), "task"),
        ("thief", json!({"seat": 0, "hand": [], "table": []}), "hand"),
        ("thief", json!({"seat": 0, "hand": ["A:5"], "table": []}), "hand[0]"),
        ("thief", json!({"seat": 0, "hand": ["A"], "table": []}), "hand[0]"),
        (
            "thief",
            json!({"seat": 0, "hand": ["A:1"], "table": [{"owner": 1, "word": "WORK", "cards": ["W:1", "O:1"]}]}),
            "table[0]",
        ),
    ] {
        let said = refusal(game, &position.to_string());
        assert!(said.contains(expected), "{game} {position}: {said}");
    }
    for (text, expected) in [
        ("", "standard input:1"),
        ("{\n\n\"table\": [}", "standard input:3"),
        ("[1]", "standard input:1"),
        (r#"{"table": [], "hand": ["A"]} extra"#, "expected one object"),
    ] {
        assert!(refusal("classic", text).contains(expected), "{text}");
    }
    assert!(refusal("chess", "{}").contains("chess"));
}

#[test]
fn people_get_a_board_and_the_lines_of_each_play() {
    let position = json!({"board": board(&[(7, ".......PASSE...")]), "tray": "MUNIE", "die": "N"});
    let output = call("party", &position.to_string(), &["--top", "2"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("[M][U][N][I][E]"), "{text}");
    assert!(text.contains("1.   20  MUNIE"), "{text}");
    assert!(text.contains("letter premium"), "{text}");
}

#[test]
fn an_edition_brings_its_own_letters_values_and_words() {
    let position = json!({ "table": [], "hand": ["N", "I", "Ñ", "O"] });
    let spanish = answer("classic", &position, &["--edition", "cartas-es", "--top", "50"]);
    assert!(score_of(&spanish, "NIÑO").is_some(), "{spanish}");
    let hand = json!({ "seat": 0, "table": [], "hand": ["S:1", "A:2", "P:1", "T:3", "E:4"] });
    let romanian = answer("thief", &hand, &["--edition", "word-thief-ro"]);
    assert!(romanian.to_string().contains("PASTE"), "{romanian}");
    let output = call("classic", &position.to_string(), &["--edition", "cartas-xx"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cartas-ro"), "names those there are");
}

#[test]
fn points_for_many_tiles_are_counted_where_a_position_asks_for_them() {
    let position = |all: Value| json!({"board": board(&[]), "tray": "RETAINS", "tiles": "en", "layout": "standard", "all": all});
    let args = ["--lexicon", "en", "--top", "1"];
    let plain = answer("party", &position(Value::Null), &args);
    let more = answer("party", &position(json!({"tiles": 7, "points": 50})), &args);
    // Seven letters of a point each, one of them doubled, and the star.
    assert_eq!((&plain["plays"][0]["score"], &more["plays"][0]["score"]), (&json!(16), &json!(66)));
}

#[test]
fn all_plays_are_listed_and_as_many_as_are_counted() {
    let positions = [
        ("classic", json!({"table": ["TRAVA"], "hand": ["C", "I", "A", "R", "x2"]})),
        ("party", json!({"board": board(&[(7, ".......PASSE...")]), "tray": "MUNIE"})),
    ];
    for (game, position) in positions {
        let all = answer(game, &position, &["--all", "--count"]);
        let plays = all["plays"].as_array().unwrap();
        assert_eq!(all["legal"], json!(plays.len()), "{game}");
        let best = answer(game, &position, &["--top", "5"]);
        let scores = |plays: &[Value]| -> Vec<i64> {
            plays.iter().take(5).map(|play| play["score"].as_i64().unwrap()).collect()
        };
        assert_eq!(scores(plays), scores(best["plays"].as_array().unwrap()), "{game}");
    }
    let tray = "AAAAAAAAAEEEEEEEEEEEEEEEIIIIIIIIOOOOOOUUUUUUSSSSSSTTTTTTNNNNNNRRRRRRLLLLLDDDMMM??";
    let many = json!({"board": board(&[(7, ".......PASSE...")]), "tray": tray});
    let output = call("party", &many.to_string(), &["--all"]);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("too many to list"), "{said}");
}
