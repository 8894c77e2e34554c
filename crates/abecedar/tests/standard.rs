//! The classic crossword game, in the notation of `docs/notation.md`.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn call(position: &str, args: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_abecedar"))
        .args(["solve", "standard"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(position.as_bytes());
    child.wait_with_output().unwrap()
}

#[track_caller]
fn answer(position: &str, args: &[&str]) -> Value {
    let output = call(position, &[args, &["--json"]].concat());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{position}: {said}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The rows of an empty board with words laid across from a row and column.
fn rows(words: &[(usize, usize, &str)]) -> Vec<String> {
    let row = |row: usize| match words.iter().find(|word| word.0 == row) {
        None => ".".repeat(15),
        Some((_, column, word)) => {
            format!("{}{word}{}", ".".repeat(*column), ".".repeat(15 - column - word.len()))
        }
    };
    (0..15).map(row).collect()
}

/// The same in one line, as other engines write it.
fn in_one_line(words: &[(usize, usize, &str)]) -> String {
    let row = |row: usize| match words.iter().find(|word| word.0 == row) {
        None => "15".to_owned(),
        Some((_, column, word)) => format!("{column}{word}{}", 15 - column - word.len()),
    };
    (0..15).map(row).collect::<Vec<_>>().join("/")
}

fn text(words: &[(usize, usize, &str)], rest: &str) -> String {
    format!("board\n{}\n{rest}\n", rows(words).join("\n"))
}

fn play<'a>(answer: &'a Value, notation: &str) -> &'a Value {
    let plays = answer["plays"].as_array().unwrap();
    plays.iter().find(|play| play["notation"] == notation).unwrap_or(&Value::Null)
}

#[test]
fn rows_one_line_and_json_say_the_same() {
    let cat = [(7, 7, "CAT")];
    let as_json = json!({"board": rows(&cat), "rack": "S?ER"}).to_string();
    let args = ["--count", "--top", "1000000"];
    let by_rows = answer(&text(&cat, "# a remark\n\nrack S?ER"), &args);
    assert_eq!(by_rows, answer(&as_json, &args));
    let one_line = format!("{} S?ER/ 0/0 0 lex EN;", in_one_line(&cat));
    assert_eq!(by_rows, answer(&one_line, &args));
    let plays = by_rows["plays"].as_array().unwrap();
    assert_eq!(by_rows["legal"], json!(plays.len()));
    // Every word is told with its points, and they add up.
    for play in plays {
        let words = play["words"].as_array().unwrap();
        let sum: i64 = words.iter().map(|word| word[1].as_i64().unwrap()).sum();
        assert_eq!(play["score"], json!(sum), "{play}");
    }
    let hook = json!({
        "cells": [[7, 10, "S"]], "at": [7, 7], "dir": "across", "word": "CATS", "score": 6,
        "words": [["CATS", 6]], "notation": "8H (CAT)S",
    });
    assert_eq!(play(&by_rows, "8H (CAT)S"), &hook);
    // A blank is worth nothing and is told in lower case.
    assert_eq!(play(&by_rows, "8H (CAT)s")["score"], 5);
}

#[test]
fn the_first_word_covers_the_middle_and_seven_tiles_bring_fifty() {
    let found = answer(&text(&[], "rack RETAINS"), &["--top", "2000"]);
    // Seven letters of a point each, one of them doubled, the middle, and 50.
    assert_eq!(found["plays"][0]["score"], 66);
    let all = answer(&text(&[], "rack RETAINS\nall 7 35"), &["--top", "1"]);
    assert_eq!(all["plays"][0]["score"], 51);
    let every = answer(&text(&[], "rack RETAINS"), &["--all", "--count"]);
    assert_eq!(every["legal"], json!(every["plays"].as_array().unwrap().len()));
    let middle = |play: &Value| {
        play["cells"].as_array().unwrap().iter().any(|cell| cell[0] == 7 && cell[1] == 7)
    };
    assert!(every["plays"].as_array().unwrap().iter().all(middle));
}

#[test]
fn letters_values_premiums_and_words_are_data() {
    let cat = [(7, 7, "CAT")];
    let plain = vec![".".repeat(15); 15].join("\n");
    let position = text(&cat, &format!("rack S\nvalues C10 A1 T1 S5\npremiums\n{plain}"));
    assert_eq!(play(&answer(&position, &[]), "8H (CAT)S")["score"], 17);
    let values = json!({"C": 10, "A": 1, "T": 1, "S": 5});
    let as_json = json!({"board": rows(&cat), "rack": "s", "values": values, "premiums": vec![".".repeat(15); 15]});
    assert_eq!(play(&answer(&as_json.to_string(), &[]), "8H (CAT)S")["score"], 17);
    // Another language: Ç and its value come with the letter set.
    let braco = text(&[(7, 5, "BRA")], "rack ÇO");
    let found = answer(&braco, &["--lexicon", "pt"]);
    assert!(
        found["plays"].as_array().unwrap().iter().any(|play| play["word"] == "BRAÇO"),
        "{found}"
    );
    let french = answer(&text(&cat, "rack S\ntiles fr"), &["--top", "20"]);
    assert_eq!(play(&french, "8H (CAT)S")["score"], 6);
    assert!(call(&text(&cat, "rack S\ntiles xx"), &[]).status.code() == Some(2));
    // A list of words in place of a lexicon.
    let list = std::env::temp_dir().join(format!("abecedar-words-{}", std::process::id()));
    std::fs::write(&list, "cats\ncat\n").unwrap();
    let found = answer(&text(&cat, "rack SEA"), &["--words", list.to_str().unwrap(), "--count"]);
    std::fs::remove_file(&list).unwrap();
    // The list has nothing else that A, E and S could be laid for.
    assert_eq!(found["legal"], 1, "{found}");
}

#[test]
fn what_is_wrong_is_said_with_line_and_column() {
    let empty = text(&[], "");
    for (position, expected) in [
        (String::new(), "board: 0 rows"),
        ("board\n...\n".to_owned(), "1:1: 1 rows behind it"),
        (text(&[(3, 4, "C4T")], "rack A"), "5:6: '4' is no letter"),
        (text(&[], "rack A").replacen(".\n", ".x\n", 1), "2:16: 16 squares"),
        (format!("{empty}rack A*"), "18:7: '*' is no letter"),
        (format!("{empty}rack"), "18:1: nothing behind"),
        (format!("{empty}rack {}", "A".repeat(16)), "18:6: 16 tiles"),
        (format!("{empty}rack A\nvalues A"), "19:8: \"A\": expected as in A1"),
        (format!("{empty}rack A\nvalues AB1"), "19:8: \"AB\" is no letter"),
        (format!("{empty}rack A\n  scores 1"), "19:3: \"scores\""),
        (format!("{empty}rack A\nall x 50"), "19:5: expected a number"),
        (
            format!(
                "{empty}rack A\npremiums\n{}",
                "...............\n".repeat(14) + "......Q........"
            ),
            "34:7: expected .",
        ),
        (format!("{} A", in_one_line(&[]).replacen("15", "16", 1)), "1:1: row 1: 16 squares"),
        ("15/15 A".to_owned(), "2 rows, expected 15"),
        ("{\"board\": []}".to_owned(), "rack"),
        (json!({"board": rows(&[]), "rack": "A", "dice": 1}).to_string(), "dice"),
        (json!({"board": vec!["Q"; 15], "rack": "A"}).to_string(), "board[0]"),
        (empty, "rack: there is none"),
    ] {
        let output = call(&position, &["--json"]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{position}: {said}");
        assert!(said.contains(expected) && !said.contains("panicked"), "{position}: {said}");
    }
    let output = call(&text(&[], "rack A"), &["--edition", "party"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn people_get_a_board_and_the_words_of_each_play() {
    let output = call(&text(&[(7, 7, "cAT")], "rack S"), &["--count"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("  8 ") && text.contains("c A T"), "{text}");
    assert!(text.contains("8H (cAT)S") && text.contains("CATS +"), "{text}");
    assert!(text.contains("legal plays"), "{text}");
}
