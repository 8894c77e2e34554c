//! Games in the terminal, driven by lines of a pipe: a few moves of each, saved and judged again.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use games::{AnyTable, GameName};
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// Runs the program with these words and lines, in a data folder of its own.
fn run(data: &Path, args: &[&str], lines: &[&str]) -> Output {
    let mut child = started(data, args);
    let mut input = child.stdin.take().unwrap();
    for line in lines {
        // A program that has ended early says so by its output.
        let _ = writeln!(input, "{line}");
    }
    drop(input);
    child.wait_with_output().unwrap()
}

/// The program with these words, waiting for lines.
fn started(data: &Path, args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_abecedar"))
        .arg("--data")
        .arg(data)
        .arg("play")
        .args(args)
        .env_remove("NO_COLOR")
        .env("COLUMNS", "100")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Plays, expects all of these sentences in this order, and has the saved game judged again.
fn plays(args: &[&str], lines: &[&str], expected: &[&str]) {
    let data = tempfile::tempdir().unwrap();
    let output = run(data.path(), args, lines);
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}\n{:?}", output.stderr);
    let mut rest = said.as_str();
    for sentence in expected {
        let place = rest.find(sentence);
        let place = place.unwrap_or_else(|| panic!("{sentence:?} is missing in\n{said}"));
        rest = &rest[place + sentence.len()..];
    }
    assert!(!said.contains('\u{1b}'), "no colour in a pipe");
    let saved: Vec<_> = std::fs::read_dir(data.path().join("saved")).unwrap().collect();
    assert_eq!(saved.len(), 1, "{said}");
    let file = saved[0].as_ref().unwrap().path();
    let judged = Command::new(env!("CARGO_BIN_EXE_abecedar")).arg("replay").arg(&file).output();
    let judged = judged.unwrap();
    assert_eq!(judged.status.code(), Some(0), "{judged:?}");
    // It goes on where it was left.
    let file = file.to_str().unwrap();
    let again = run(data.path(), &["--resume", file, "--lang", "en"], &["", "quit"]);
    let said = String::from_utf8(again.stdout).unwrap();
    assert_eq!(again.status.code(), Some(0), "{said}");
    assert!(said.contains("The game goes on where you left it."), "{said}");
}

const TWO: [&str; 6] = ["--players", "Ana,Rui", "--seed", "3", "--lang", "en"];

#[test]
fn classic_is_played_by_two_people_at_one_keyboard() {
    plays(
        &[&["classic"], &TWO[..]].concat(),
        &["", "CASA", "fanhas", "", "pass", "", "explain", "exchange C", "", "quit"],
        &[
            "Now Ana.",
            "For CASA you lack C.",
            "Now Rui.",
            "Ana lays FANHAS for 28 points.",
            "F  A  N  H  A  S",
            "Now Ana.",
            "Rui passes.",
            "First word ×2",
            "28  Total",
            "Now Rui.",
            "Ana exchanges 1 card.",
            "Saved.",
        ],
    );
}

#[test]
fn a_word_can_be_challenged_and_a_wrong_one_costs_the_turn() {
    plays(
        &[&["classic", "--house", "words=challenge"], &TWO[..]].concat(),
        &["", "FANHÇ", "", "challenge", "quit"],
        &[
            "Now Ana.",
            "Now Rui.",
            "Ana lays FANHÇ",
            "Do you believe it? Accept or challenge.",
            "Rui challenges, and is right: FANHÇ is not in the list.",
            "Ana takes the cards back and loses the turn.",
            "Your turn: lay the first word.",
        ],
    );
}

#[test]
fn an_action_card_is_played() {
    plays(
        &[&["forfeit"], &TWO[..]].concat(),
        &["", "FAÇAS", "b", "a", "", "no", "quit"],
        &[
            "Your action card: a) contains one of Ç, J, Q, X or Z",
            "Do you play your action card? (a, b, no)",
            "No word of this play fits that half of your card.",
            "Now Rui.",
            "Ana lays FAÇAS",
            "Ana plays an action card, contains one of Ç, J, Q, X or Z: 10 points more.",
        ],
    );
}

#[test]
fn a_turn_of_rummy_is_drawn_and_discarded() {
    plays(
        &[&["rummy"], &TWO[..]].concat(),
        &["", "AR", "draw", "take", "discard T", "", "take", "discard T", "quit"],
        &[
            "Round 1 of 10: Fourfold Letter",
            "Draw a card first",
            "You draw",
            "You have drawn.",
            "Now Rui.",
            "Ana discards T.",
            "take the open T.",
            "Now Ana.",
        ],
    );
}

#[test]
fn a_turn_of_party_runs_against_the_clock() {
    plays(
        &[&["party"], &TWO[..]].concat(),
        &["roll", "N", "MAISON!", "quit"],
        &[
            "Ana rolls N.",
            "Find N in the tray and tap it",
            "Rui spots N: the timer runs.",
            "Place a word with N",
            "Ana stops the timer at ×4: MAISON.",
            "The word stands",
            "Saved.",
        ],
    );
}

#[test]
fn a_word_of_word_thief_lies_open() {
    plays(
        &[&["thief"], &TWO[..]].concat(),
        &["", "VINOUSLY", "VINOUS", "", "steal VINOUS VINOUS", "quit"],
        &[
            "For VINOUSLY you lack L Y.",
            "Now Rui.",
            "Ana lays VINOUS for",
            "VINOUS lies open: others may steal it.",
            "Words of Ana: 1 VINOUS",
            "VINOUS needs a new card from your hand.",
        ],
    );
}

#[test]
fn a_move_against_a_bot_is_taken_back() {
    let alone = ["classic", "--players", "Ana", "--bots", "novato", "--pace", "0"];
    plays(
        &[&alone[..], &["--seed", "3", "--lang", "en"]].concat(),
        &["hint", "FANHAS", "undo", "quit"],
        &["A strong player would type:", "Ana lays FANHAS", "The game goes back a little."],
    );
}

/// The one saved game of a data folder.
fn saved(data: &Path) -> AnyTable {
    let mut files = std::fs::read_dir(data.join("saved")).unwrap();
    let file = files.next().unwrap().unwrap().path();
    AnyTable::read(&std::fs::read_to_string(file).unwrap()).unwrap()
}

const ALONE: [&str; 11] = [
    "classic",
    "--players",
    "Ana",
    "--bots",
    "novato",
    "--pace",
    "0",
    "--seed",
    "3",
    "--lang",
    "en",
];

#[test]
fn a_second_undo_takes_back_one_more_move() {
    let before_any = ["pass", "pass", "quit"];
    let scores_after = |lines: &[&str]| {
        let data = tempfile::tempdir().unwrap();
        let output = run(data.path(), &ALONE, lines);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let table = saved(data.path());
        (table.scores(), table.awaited().turn, output)
    };
    let (_, turn, _) = scores_after(&before_any);
    assert_eq!(turn, 5, "two turns each, and it is Ana's again");
    let (_, turn, _) = scores_after(&["pass", "pass", "undo", "quit"]);
    assert_eq!(turn, 3);
    let (scores, turn, _) = scores_after(&["pass", "pass", "undo", "undo", "quit"]);
    assert_eq!(turn, 1);
    assert!(scores.iter().all(|points| points.0 == 0), "{scores:?}");
    let (_, turn, output) = scores_after(&["pass", "undo", "undo", "quit"]);
    assert_eq!(turn, 1);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("There is no move of yours to take back."), "{said}");
}

#[test]
fn passing_and_undoing_thirty_times_stays_fast() {
    let lines: Vec<&str> =
        std::iter::repeat_n(["pass", "undo"], 30).flatten().chain(["quit"]).collect();
    let data = tempfile::tempdir().unwrap();
    let began = Instant::now();
    let output = run(data.path(), &ALONE, &lines);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    // It took hours while each undo cost twice the one before.
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.matches("The game goes back a little.").count(), 30, "{said}");
    let table = saved(data.path());
    assert_eq!(table.awaited().turn, 1);
}

#[test]
fn the_timer_of_party_is_heard_as_time_passes() {
    let data = tempfile::tempdir().unwrap();
    let args = ["party", "--players", "Ana,Rui", "--seed", "3", "--lang", "en"];
    let zones = ["--house", "zone_seconds=[1,1,1,1,1,1]"];
    let mut child = started(data.path(), &[&args[..], &zones[..]].concat());
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "roll\nN").unwrap();
    input.flush().unwrap();
    // The timer has run out by then.
    std::thread::sleep(Duration::from_secs(8));
    writeln!(input, "quit").unwrap();
    drop(input);
    let said = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let mut rest = said.as_str();
    for zone in ["×4", "×3", "×2", "×1", "−1", "−5"] {
        let line = format!("Timer: {zone}");
        let place = rest.find(&line).unwrap_or_else(|| panic!("{line:?} is missing in\n{said}"));
        rest = &rest[place..];
    }
}

#[test]
fn the_end_of_the_input_saves_the_game_in_every_language() {
    for (language, saved) in [
        ("pt", "Guardado."),
        ("fr", "Enregistré."),
        ("ro", "Salvat."),
        ("es", "Guardada."),
        ("en", "Saved."),
    ] {
        plays(&["thief", "--players", "Ana,Rui", "--lang", language], &["", "help"], &[saved]);
    }
}

#[test]
fn nothing_that_is_typed_breaks_a_game() {
    let long = "A".repeat(5000);
    let lines = [
        "",
        "?",
        "4@",
        "4@ 4@",
        "x2",
        "@",
        "@@ x2@",
        "CASA x2@",
        "CASA 99z",
        "CASA 1a 2b down",
        "1",
        "0",
        "999999999999999999999",
        "steal",
        "steal 1",
        "steal X Y",
        "swap",
        "swap ????",
        "exchange",
        "exchange all",
        "action",
        "action c",
        "choose",
        "choose 99",
        "spot",
        "spot NN",
        "discard",
        "discard 4",
        "explain",
        "explain explain",
        "explain CASA",
        "undo",
        "scores",
        "rules",
        "table",
        "\u{1b}[2J",
        "çãé",
        "日本",
        "-",
        "- -",
        "AR -",
        "!",
        "CASA!!",
        &long,
        "save /no/such/place/\u{0}",
        "hint",
        "noroom",
        "accept",
        "challenge",
        "pass",
        "quit",
    ];
    for game in GameName::ALL {
        let data = tempfile::tempdir().unwrap();
        let args = [game.as_str(), "--players", "Ana,Rui", "--seed", "5", "--lang", "en"];
        let output = run(data.path(), &args, &lines);
        let fault = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), fault.as_str()), (Some(0), ""), "{game}");
    }
}

#[test]
fn wrong_calls_are_one_line_and_exit_status_two() {
    let data = tempfile::tempdir().unwrap();
    for (args, expected) in [
        (&[][..], "which game?"),
        (&["poker"], "poker"),
        (&["classic", "--bots", "deep"], "deep"),
        (&["classic", "--lang", "de"], "de"),
        (&["classic", "--house", "words"], "RULE=VALUE"),
        (&["classic", "--house", "speed=9"], "no such rule, expected one of words"),
        (&["classic", "--house", "words=maybe"], "expected one of checked, challenge"),
        (&["classic", "--edition", "nil"], "nil"),
        (&["classic", "--players", "A,B,C,D,E"], "expected 2 to 4"),
        (&["--resume", "/no/such/file"], "/no/such/file"),
    ] {
        let output = run(data.path(), args, &[]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains(expected), "{args:?}: {said}");
    }
}
