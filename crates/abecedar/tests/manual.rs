//! Manual pages and completions name every command, and say the same wherever they are made.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::process::{Command, Output};

fn call(args: &[&str]) -> Output {
    // What somebody has set does not get into pages for everybody.
    Command::new(env!("CARGO_BIN_EXE_abecedar"))
        .args(args)
        .env("ABECEDAR_DATABASE", "postgres://secret@nowhere/x")
        .output()
        .unwrap()
}

#[test]
fn every_command_has_its_page() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("man1");
    assert!(call(&["manual", place.to_str().unwrap()]).status.success());
    for name in ["abecedar", "abecedar-serve", "abecedar-play", "abecedar-lexicon-import"] {
        let page = std::fs::read_to_string(place.join(format!("{name}.1"))).unwrap();
        assert!(page.contains(".TH"), "{name}");
        assert!(page.contains("NAME"), "{name}");
        assert!(!page.contains("secret"), "{name}");
    }
    let file = place.join("abecedar.1");
    let refused = call(&["manual", file.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn completions_name_the_commands_in_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = call(&["completions", shell]);
        assert!(output.status.success(), "{shell}");
        let text = String::from_utf8(output.stdout).unwrap();
        for word in ["serve", "simulate", "lexicon", "--behind-proxy"] {
            // Fish writes `-l behind-proxy`.
            assert!(text.contains(word.trim_start_matches('-')), "{shell}: {word}");
        }
        assert!(!text.contains("secret"), "{shell}");
    }
}
