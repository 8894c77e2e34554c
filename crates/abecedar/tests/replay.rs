//! Saved games, judged again.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use games::{Act, AnyTable, GameName, Millis, Opening, Player, Seat, Seeded};
use lexicon::{Lexicon, Library};
use serde_json::json;
use std::process::{Command, Output};

/// A game of Classic in which everybody passes until it is over.
fn passed_away(lexicon: &Lexicon) -> AnyTable {
    let mut chance = Seeded::new(7);
    let opening = Opening::new(vec![Player::default(); 2]);
    let mut table = GameName::Classic.open(opening, lexicon, &mut chance).unwrap();
    let mut now = 0;
    while table.outcome().is_none() {
        now += 1000;
        let command = GameName::Classic.command(json!("pass")).unwrap();
        let pass = Act::Play { phase: table.phase(), command };
        let passes = |seat| {
            table.submit(Some(Seat(seat)), pass.clone(), Millis(now), lexicon, &mut chance).is_ok()
        };
        assert!([0, 1].into_iter().any(passes));
    }
    table
}

fn replay(text: &str, args: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.jsonl");
    std::fs::write(&file, text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_abecedar"));
    command.arg("replay").arg(&file).args(args).output().unwrap()
}

#[test]
fn a_saved_game_replays_and_a_tampered_one_is_found_out() {
    let lexicon = Library::new(None).open("pt").unwrap();
    let text = passed_away(&lexicon).save();
    let output = replay(&text, &[]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(said.starts_with("classic: ") && said.contains("final scores: "), "{said}");
    let report: serde_json::Value =
        serde_json::from_slice(&replay(&text, &["--json"]).stdout).unwrap();
    assert_eq!((&report["over"], &report["departure"]), (&json!(true), &json!(null)));

    // Cut off, edited, of a newer version, foreign, not text at all: a sentence with the line.
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..lines.len() - 2].join("\n");
    let edited = text.replacen("\"pass\"", "\"accept\"", 1);
    let newer = text.replacen("\"abecedar\":2", "\"abecedar\":99", 1);
    for (text, expected) in [
        (cut.as_str(), "game.jsonl:"),
        (&edited, "game.jsonl:3:"),
        (&newer, "game.jsonl:1:"),
        ("{}", "game.jsonl:1:"),
        ("", "game.jsonl:1:"),
    ] {
        let output = replay(text, &[]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(expected) && said.trim_end().lines().count() == 1, "{said}");
    }
}
