//! `abecedar simulate --bots …,cmd:PROGRAM`: programs of somebody's own as players.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/player.py");

fn simulate(game: &str, bots: &str, rest: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abecedar"));
    command.args(["simulate", game, "--bots", bots]).args(rest.split_whitespace());
    command.output().unwrap()
}

fn object(game: &str, bots: &str, rest: &str) -> Value {
    let output = simulate(game, bots, &format!("{rest} --json"));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && error.is_empty(), "{game}: {error}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_example_plays_all_five_games_and_the_digest_does_not_depend_on_threads() {
    let bots = format!("novato,cmd:python3 {EXAMPLE}");
    for game in ["classic", "forfeit", "rummy", "party", "thief"] {
        let small = if game == "party" { " --edition party-small" } else { "" };
        let call = format!("--games 4 --seed 3{small} --limit 60");
        let one = object(game, &bots, &format!("{call} --threads 1"));
        let two = object(game, &bots, &format!("{call} --threads 2"));
        assert_eq!(one["digest"], two["digest"], "{game}");
        assert_eq!(one["bots"][1]["name"], format!("cmd:python3 {EXAMPLE}"));
        // It lays words among the best three: a beginner is no match for it.
        let points = |place: usize| one["bots"][place]["mean_score"].as_f64().unwrap();
        assert!(points(1) > points(0), "{game}: {} {}", points(0), points(1));
    }
}

#[test]
fn the_example_takes_part_where_words_are_challenged_and_several_play() {
    let bots = format!("novato,cmd:python3 {EXAMPLE},casual");
    for (game, small) in [("classic", ""), ("thief", ""), ("party", " --edition party-small")] {
        let call = format!("--games 3 --seed 5{small} --house words=challenge --limit 60");
        assert_eq!(object(game, &bots, &call)["games"], 3);
    }
}

/// A program of a few lines of shell.
fn program(directory: &TempDir, name: &str, lines: &[&str]) -> String {
    let file = directory.path().join(name);
    fs::write(&file, format!("#!/bin/sh\n{}\n", lines.join("\n"))).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    file.display().to_string()
}

/// Is a process still there?
fn runs(id: &Path) -> bool {
    let id = fs::read_to_string(id).unwrap();
    let stat = fs::read_to_string(format!("/proc/{}/stat", id.trim())).unwrap_or_default();
    // A process that has ended and that nobody has waited for yet is a zombie.
    !stat.is_empty() && !stat.contains(") Z ")
}

const READY: &str = "read line; echo '{\"ready\": {}}'";

#[test]
fn what_is_wrong_with_a_program_is_said_in_one_line() {
    let directory = TempDir::new().unwrap();
    let noise = "while :; do printf 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'; done";
    let cases: [(&str, &[&str], &str); 9] = [
        ("crash", &[READY, "read line; echo 'no such word' >&2; exit 3"], "exit status: 3"),
        ("complaint", &[READY, "read line; echo 'no such word' >&2; exit 3"], "no such word"),
        ("at_once", &["exit 0"], "ended before the game did"),
        ("silent", &[READY, "sleep 600"], "gave no answer within 0.5 s"),
        ("deaf", &["exec sleep 600"], "gave no answer within 0.5 s"),
        ("garbage", &[READY, "read line; echo hello"], "answered \"hello\""),
        ("wrong_field", &[READY, "read line; echo '{\"comand\": 1}'"], "comand"),
        (
            "illegal",
            &[READY, "read line; echo '{\"command\": {\"draw\": {\"from\": \"sleeve\"}}}'"],
            "sleeve",
        ),
        ("endless", &[noise], "more than 1048576 bytes"),
    ];
    for (name, lines, said) in cases {
        let file = program(&directory, name, lines);
        // Those who answer get their time also on a busy machine.
        let limit = if matches!(name, "silent" | "deaf") { "0.5" } else { "60" };
        let began = Instant::now();
        let output = simulate(
            "rummy",
            &format!("cmd:{file},novato"),
            &format!("--games 1 --seed 1 --limit {limit}"),
        );
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}: {error}");
        assert_eq!(error.lines().count(), 1, "{name}: {error}");
        assert!(error.contains(said) && error.contains(&file), "{name}: {error}");
        assert!(!error.contains("please report"), "{name}: {error}");
        assert!(began.elapsed() < Duration::from_secs(50), "{name} took {:?}", began.elapsed());
    }
}

#[test]
fn a_command_that_the_rules_forbid_is_refused_and_the_game_kept_up_to_there() {
    let directory = TempDir::new().unwrap();
    let file =
        program(&directory, "early", &[READY, "read line; echo '{\"command\": \"accept\"}'"]);
    let output = simulate("rummy", &format!("cmd:{file},novato"), "--games 1 --seed 1 --limit 60");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("was refused \"accept\""), "{error}");
    let saved = error.trim().rsplit(' ').next().unwrap();
    let mut replay = Command::new(env!("CARGO_BIN_EXE_abecedar"));
    assert!(replay.args(["replay", saved]).output().unwrap().status.success(), "{error}");
}

#[test]
fn a_program_that_cannot_be_started_is_named() {
    let output = simulate("rummy", "cmd:/nowhere/bot,novato", "--games 1 --seed 1");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(error.contains("cmd:/nowhere/bot") && error.contains("cannot be started"), "{error}");
}

#[test]
fn neither_the_program_nor_what_it_started_stays_behind() {
    let directory = TempDir::new().unwrap();
    let (own, child) = (directory.path().join("own"), directory.path().join("child"));
    let mut ids = String::new();
    write!(ids, "echo $$ > {}; sleep 600 & echo $! > {}", own.display(), child.display()).unwrap();
    let file = program(&directory, "parent", &[&ids, READY, "wait"]);
    let output = simulate("rummy", &format!("cmd:{file},novato"), "--games 1 --seed 1 --limit 2");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("gave no answer within 2 s"), "{error}");
    let began = Instant::now();
    while runs(&own) || runs(&child) {
        assert!(began.elapsed() < Duration::from_secs(20), "still there");
        std::thread::sleep(Duration::from_millis(20));
    }
}
