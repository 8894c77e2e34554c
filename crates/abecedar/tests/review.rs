//! Saved games, looked at again turn by turn.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use games::GameName;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn review(file: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abecedar"));
    command.arg("review").arg(file).args(args).output().unwrap()
}

/// A game that a person played in the terminal by these lines, and saved.
fn played(data: &Path, game: GameName, bots: &str, lines: &str) -> PathBuf {
    let mut child = Command::new(env!("CARGO_BIN_EXE_abecedar"))
        .args(["--data", data.to_str().unwrap(), "play", game.as_str(), "--players", "Ana"])
        .args(["--bots", bots, "--pace", "0", "--seed", "3", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    assert!(child.wait_with_output().unwrap().status.success());
    let file = std::fs::read_dir(data.join("saved")).unwrap().next().unwrap().unwrap();
    file.path()
}

fn as_json(file: &Path) -> Value {
    let output = review(file, &["--json"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(output.stdout.iter().filter(|&&byte| byte == b'\n').count(), 1);
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_game_is_told_turn_by_turn_with_what_was_best() {
    let data = tempfile::tempdir().unwrap();
    let lines = "FANHAS\nundo\npass\nundo\nFANHA\npass\nquit\n";
    let file = played(data.path(), GameName::Classic, "greedy", lines);
    let found = as_json(&file);
    assert_eq!(found["game"], "classic");
    let turns = found["turns"].as_array().unwrap();
    // What was taken back is left out: Ana laid one word and passed once, the bot laid twice.
    assert_eq!(turns.iter().map(|turn| &turn["seat"]).collect::<Vec<_>>(), [0, 1, 0, 1]);
    let first = &turns[0];
    assert_eq!(first["played"]["word"], "FANHA");
    assert!(first["regret"].as_i64().unwrap() > 0, "FANHAS scores more");
    assert_eq!(first["played"]["cells"].as_array().unwrap().len(), 5);
    assert_eq!(turns[2]["played"]["command"], "pass");
    for turn in turns {
        let points = |name: &str| turn[name].as_i64().unwrap();
        assert_eq!(points("regret"), (points("best_score") - points("score")).max(0));
        assert_eq!(turn["best"]["score"], turn["best_score"], "{turn}");
        assert!(turn["maestro"].is_object() && turn["maestro_score"].is_i64(), "{turn}");
        if turn["seat"] == 1 {
            assert_eq!(points("regret"), 0, "who always takes the best score: {turn}");
        }
    }
    let worst = found["turning_points"].as_array().unwrap();
    let numbers: Vec<&Value> = turns.iter().map(|turn| &turn["number"]).collect();
    assert!(!worst.is_empty() && worst.iter().all(|number| numbers.contains(&number)));

    let output = review(&file, &[]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    let expected = [
        "Ana",
        "Greedy",
        "FANHA ",
        "left lying",
        "the most was decided in",
        "scores so far",
        "missed a lot\n",
        "Ana: 1 good, 0 playable, 0 missed, 1 missed a lot; 26 of 43 points",
        "Greedy: 2 good, 0 playable, 0 missed, 0 missed a lot; ",
        "  could have known: IH (+15)\n",
    ];
    for expected in expected {
        assert!(said.contains(expected), "{expected:?} is missing in\n{said}");
    }
}

#[test]
fn the_action_card_is_written_with_the_play_as_solve_writes_it() {
    let data = tempfile::tempdir().unwrap();
    let file = played(data.path(), GameName::Forfeit, "greedy", &"pass\n".repeat(12));
    let found = as_json(&file);
    let turns = found["turns"].as_array().unwrap();
    assert!(!turns.is_empty(), "{found}");
    for turn in turns {
        assert_eq!(turn["best"]["score"], turn["best_score"], "{turn}");
        assert!(turn["best"].as_object().unwrap().contains_key("action"), "{turn}");
    }
    let acted = turns.iter().filter(|turn| turn["best"]["action"].is_string()).count();
    assert!(acted > 0, "{found}");
}

#[test]
fn every_game_is_looked_at_again() {
    for &game in GameName::ALL {
        let data = tempfile::tempdir().unwrap();
        let file = played(data.path(), game, "casual", "quit\n");
        let found = as_json(&file);
        assert_eq!(found["game"], game.as_str());
        assert!(found["turns"].is_array() && found["turning_points"].is_array());
    }
}

#[test]
fn what_is_no_saved_game_is_said_in_one_line() {
    let data = tempfile::tempdir().unwrap();
    let foreign = data.path().join("foreign.txt");
    std::fs::write(&foreign, b"{}\n\xff").unwrap();
    for (file, expected) in [(foreign, "foreign.txt:2:"), (data.path().join("none"), "none: ")] {
        let output = review(&file, &[]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        assert!(said.contains(expected), "{said}");
    }
}
