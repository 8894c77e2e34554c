//! `abecedar simulate` as scripts call it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde_json::Value;
use std::process::{Command, Output};

fn simulate(args: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abecedar"));
    command.arg("simulate").args(args.split_whitespace()).output().unwrap()
}

fn object(args: &str) -> Value {
    let output = simulate(&format!("{args} --json"));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args}: {error}");
    assert!(output.stderr.is_empty(), "{error}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_object_is_as_written_and_the_digest_does_not_depend_on_threads() {
    let call = "rummy --bots casual,novato,novato --games 6 --seed 9";
    let (one, two) =
        (object(&format!("{call} --threads 1")), object(&format!("{call} --threads 2")));
    assert_eq!(one["digest"], two["digest"]);
    assert_eq!(one["bots"], two["bots"]);
    assert_eq!(
        (&one["game"], &one["games"], &one["seed"]),
        (&"rummy".into(), &6.into(), &9.into())
    );
    assert!(one["seconds"].is_f64());
    let names: Vec<&str> =
        one["bots"].as_array().unwrap().iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["casual", "novato", "novato"]);
    assert!(one["bots"].as_array().unwrap().iter().all(|bot| bot["wins"].is_u64()));
    assert!(one["bots"].as_array().unwrap().iter().all(|bot| bot["mean_score"].is_f64()));
    assert_ne!(
        object("rummy --bots casual,novato,novato --games 6 --seed 8")["digest"],
        one["digest"]
    );
}

#[test]
fn house_rules_and_editions_are_heard() {
    let call = "party --edition party-small --bots novato,novato --games 2 --seed 1";
    let usual = object(call);
    let other = object(&format!("{call} --house untimed=true --house words=challenge"));
    assert_ne!(usual["digest"], other["digest"]);
}

#[test]
fn people_are_told_who_is_ahead() {
    let output = simulate("rummy --bots novato,novato --games 50 --seed 2 --until-sure --regret");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("rummy: 40 games, seed 2"), "{text}");
    assert!(text.contains("novato against novato: +0.0 ± 0.0 points a game"), "{text}");
    assert!(text.contains("stopped after 20 pairs: neither is ahead by 5 points"), "{text}");
    assert!(text.contains("regret") && text.contains("digest "), "{text}");
}

#[test]
fn a_wrong_call_gets_one_line_and_status_2() {
    for (args, said) in [
        ("chess --bots club,club --games 1 --seed 1", "[possible values: classic,"),
        ("rummy --bots club,deep --games 1 --seed 1", "unknown bot \"deep\""),
        ("rummy --bots club --games 1 --seed 1", "1 for rummy: expected 2 to 4"),
        ("thief --bots club,club,club,club,club,club,club --games 1 --seed 1", "expected 2 to 6"),
        ("rummy --bots club,club --games 0 --seed 1", "0 is not in 1..="),
        ("rummy --bots club,club --games 99999999999 --seed 1", "is not in 1..="),
        ("rummy --bots club,club --games many --seed 1", "invalid"),
        ("rummy --bots club,club --games 1 --seed -1", "-1"),
        ("rummy --bots club,club --games 1", "--seed"),
        ("rummy --bots , --games 1 --seed 1", "unknown bot \"\""),
        ("rummy --bots club,club --games 1 --seed 1 --edition gold", "expected cartas"),
        ("rummy --bots club,club --games 1 --seed 1 --house speed", "RULE=VALUE"),
        ("rummy --bots club,club --games 1 --seed 1 --house speed=9", "no such rule"),
        ("rummy --bots club,club --games 1 --seed 1 --house starter=x", "null or a seat below 2"),
        ("rummy --bots club,club --games 1 --seed 1 --threads 0", "0 is not in 1..="),
        ("rummy --bots club,club --games 1 --seed 1 --until-sure --margin 0", "above 0"),
    ] {
        let output = simulate(args);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args}: {error}");
        assert_eq!(error.lines().count(), 1, "{args}: {error}");
        assert!(error.contains(said), "{args}: {error}");
        assert!(output.stdout.is_empty(), "{args}");
    }
}
