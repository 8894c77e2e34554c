//! The word lists, called as people and scripts call them.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A data directory and a place for files of its own for each test.
struct Desk(tempfile::TempDir);

impl Desk {
    fn new() -> Desk {
        Desk(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.path().join(name);
        fs::write(&path, contents).unwrap();
        path
    }

    fn call(&self, args: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_abecedar"))
            .current_dir(self.0.path())
            .env("ABECEDAR_DATA", self.0.path().join("data"))
            .arg("lexicon")
            .args(args)
            .output()
            .unwrap()
    }

    /// Builds from one file of these contents.
    fn build(&self, name: &str, contents: impl AsRef<[u8]>, args: &[&str]) -> Output {
        self.file(name, contents);
        self.call(&[&["build", name, "--alphabet", "fr", "-o", "out.lex"], args].concat())
    }

    /// Nothing was written beside what the test put there.
    fn has_no_output(&self) -> bool {
        let files = fs::read_dir(self.0.path()).unwrap();
        files.flatten().all(|file| !file.file_name().to_string_lossy().contains("out.lex"))
    }
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The one line on standard error of a call that must end with status 2.
#[track_caller]
fn refusal(output: &Output) -> String {
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "one line: {said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

#[test]
fn the_words_of_the_leaflets_examples_are_valid_and_nonsense_is_not() {
    let desk = Desk::new();
    for (name, words) in [
        ("pt", &["TREINAR", "DESLIGA", "ATRAVANCAR"][..]),
        ("fr", &["REPASSERAI", "DEPLIEZ", "MUNIE", "RIZ", "RADIATION"]),
        ("en", &["REWORKED", "FROWN", "WORKED"]),
    ] {
        let output = desk.call(&[&["check", name], words].concat());
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(stdout(&output).lines().count(), words.len());
        assert!(stdout(&output).lines().all(|line| line.contains(": valid")));
    }
    let output = desk.call(&["check", "en", "FROWN", "XYZZYX"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stdout(&output), "FROWN: valid\nXYZZYX: invalid\n");
}

#[test]
fn checking_folds_its_words_and_explains_what_does_not_fold() {
    let desk = Desk::new();
    assert_eq!(stdout(&desk.call(&["check", "pt", "maca\u{303}", "maçã"])).lines().count(), 2);
    let output = desk.call(&["check", "fr", "déplié", "aujourd'hui"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).starts_with("DEPLIE: valid ("), "{}", stdout(&output));
    assert!(stdout(&output).contains(")\naujourd'hui: invalid ("));
    let output = desk.call(&["check", "--json", "en", "worked"]);
    assert!(stdout(&output).contains(r#""valid":true,"word":"WORKED""#));
}

#[test]
fn words_are_shown_as_people_write_them_and_explained_where_asked() {
    let desk = Desk::new();
    assert_eq!(stdout(&desk.call(&["check", "pt", "NOÇAO"])), "NOÇAO: valid (noção)\n");
    let output = desk.call(&["check", "--json", "fr", "ete"]);
    assert!(stdout(&output).contains(r#""written":["été"]"#), "{}", stdout(&output));
    assert!(stdout(&desk.call(&["anagram", "fr", "ETE"])).contains("ETE (été)"));
    let output = desk.call(&["check", "en", "DOGS", "--explain"]);
    let text = stdout(&output);
    assert!(text.starts_with("DOGS: valid\n  dog, noun: ") && text.contains("WordNet"), "{text}");
    let output = desk.call(&["check", "en", "--json", "--explain", "dogs"]);
    assert!(stdout(&output).contains(r#""written":"dog""#), "{}", stdout(&output));
    // What is not explained is told of all the same: what it is, of what it is a form, how common.
    for (list, word, told) in [
        ("en", "qanat", "QANAT: valid\n  noun"),
        ("fr", "euh", "EUH: valid\n  "),
        ("pt", "xale", "XALE: valid\n  "),
        ("ro", "copiilor", "COPIILOR: valid\n  "),
        ("es", "casas", "CASAS: valid\n  "),
    ] {
        let text = stdout(&desk.call(&["check", list, word, "--explain"]));
        assert!(text.starts_with(told), "{text}");
        let known = text.lines().nth(1).unwrap_or_default();
        assert!(
            ["rare", "uncommon", "common", "everyday"].iter().any(|how| known.ends_with(how)),
            "{text}"
        );
    }
    let json = stdout(&desk.call(&["check", "en", "--json", "--explain", "dogs"]));
    assert!(json.contains(r#""bases":["dog"]"#), "{json}");
    // A list without meanings says so, and the verdict does not hang on it.
    let output = desk.call(&["check", "ro", "casa", "--explain"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no meanings beside"));
}

#[test]
fn an_imported_list_keeps_its_marks_and_loses_no_word_where_they_are_damaged() {
    let desk = Desk::new();
    desk.file("club.txt", "été\nriz\n");
    let output = desk.call(&["import", "club", "club.txt", "--alphabet", "fr"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(stdout(&desk.call(&["check", "club", "ETE"])), "ETE: valid (été)\n");
    // The same over a file that was built before.
    desk.call(&["build", "club.txt", "--alphabet", "fr", "-o", "club.lex"]);
    desk.call(&["import", "built", "club.lex"]);
    assert_eq!(stdout(&desk.call(&["check", "built", "ETE"])), "ETE: valid (été)\n");
    fs::write(desk.0.path().join("data/lexicons/club.forms"), "damaged").unwrap();
    let output = desk.call(&["check", "club", "ETE", "RIZ"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(stdout(&output), "ETE: valid\nRIZ: valid\n");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("club.forms: this is not a file of written forms"), "{said}");
}

#[test]
fn an_unknown_name_gets_the_nearest_and_a_strange_one_gets_the_list() {
    let desk = Desk::new();
    assert!(refusal(&desk.call(&["check", "frr", "RIZ"])).contains("did you mean \"fr\""));
    assert!(refusal(&desk.call(&["list", "klingon"])).contains("there are: pt, fr, en"));
    assert!(refusal(&desk.call(&["info", "../fr"])).contains("no lexicon"));
}

#[test]
fn anagrams_are_grouped_by_length_with_blanks_in_lower_case() {
    let desk = Desk::new();
    let output = desk.call(&["anagram", "fr", "RIZ?"]);
    let text = stdout(&output);
    assert!(text.contains("3 letters") && text.contains("RIZ") && text.contains("oR"), "{text}");
    let lengths: Vec<&str> = text.lines().filter(|line| line.contains("letters")).collect();
    assert!(lengths[0].starts_with('4') && lengths[lengths.len() - 1].starts_with('2'));
    assert!(stdout(&desk.call(&["anagram", "--exact", "en", "krow"])).contains("WORK"));
    assert_eq!(desk.call(&["anagram", "en", "zzzz"]).status.code(), Some(1));
    assert!(refusal(&desk.call(&["anagram", "en", "ж"])).contains("Ж"));
    assert!(refusal(&desk.call(&["anagram", "en", "?????"])).contains("at most"));
    assert!(refusal(&desk.call(&["anagram", "en", ""])).contains("empty"));
}

#[test]
fn a_list_can_be_built_imported_and_used_by_name() {
    let desk = Desk::new();
    let output = desk.build("club.txt", "riz\r\nRIZ\n\n  Œuvre \n\u{feff}", &["--title", "Club"]);
    // A byte order mark is harmless only where it stands, at the start.
    assert!(refusal(&output).contains("club.txt:5"));
    let output = desk.build("club.txt", "\u{feff}riz\r\nRIZ\n\n  Œuvre \n", &["--title", "Club"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(stdout(&output).contains("1  the same word again"), "{}", stdout(&output));
    assert_eq!(desk.call(&["import", "club", "out.lex"]).status.code(), Some(0));
    assert_eq!(stdout(&desk.call(&["list", "club"])), "OEUVRE\nRIZ\n");
    assert!(stdout(&desk.call(&["info", "club"])).contains("Club"));
    // A list can be imported in one step.
    desk.file("more.tsv", "riz\tN\t3\nrire\tV\t1\n");
    let output = desk.call(&["import", "more", "more.tsv", "--alphabet", "fr"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(stdout(&desk.call(&["check", "--json", "more", "rire"])).contains(r#""parts":"V""#));
}

#[test]
fn a_hunspell_dictionary_is_found_by_either_of_its_files() {
    let desk = Desk::new();
    desk.file("tiny.aff", "SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n");
    desk.file("tiny.dic", "2\nchat/S\nriz\n");
    let whole = ["build", "tiny.dic", "-a", "fr", "-o", "out.lex"];
    assert_eq!(desk.call(&whole).status.code(), Some(0));
    desk.call(&["import", "tiny", "out.lex"]);
    assert_eq!(stdout(&desk.call(&["list", "tiny"])), "CHAT\nCHATS\nRIZ\n");
    let both = ["build", "tiny.aff", "tiny.dic", "-a", "fr", "-o", "out.lex"];
    assert_eq!(desk.call(&both).status.code(), Some(0));
    assert!(refusal(&desk.call(&["build", "tiny.aff", "-a", "fr"])).contains(".dic"));
}

#[test]
fn bad_lists_get_a_sentence_with_file_and_line_and_leave_nothing_behind() {
    let desk = Desk::new();
    for (contents, expected) in [
        (&b"riz\nri\xff\n"[..], "bad.txt:2"),
        (b"riz\nmot-clef\n", "bad.txt:2"),
        ("riz\nжук\n".as_bytes(), "bad.txt:2"),
        (b"a\n", "bad.txt:1"),
        (b"riz\n\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n", "bad.txt:3"),
        (b"", "bad.txt"),
        (b"\n\r\n", "bad.txt"),
    ] {
        let said = refusal(&desk.build("bad.txt", contents, &[]));
        assert!(said.contains(expected), "{said}");
        assert!(desk.has_no_output(), "{said}");
    }
    // The same words are left out, and counted, where that is asked for.
    let output = desk.build("bad.txt", "riz\nmot-clef\na\nжук\n", &["--skip"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(stdout(&output).contains("1  words in the lexicon"), "{}", stdout(&output));
}

#[test]
fn a_line_of_a_hundred_megabytes_is_refused_without_reading_it_whole() {
    let desk = Desk::new();
    let said = refusal(&desk.build("long.txt", vec![b'a'; 100_000_000], &[]));
    assert!(said.contains("long.txt:1"), "{said}");
}

#[test]
fn bad_hunspell_files_get_a_sentence_with_file_and_line() {
    let desk = Desk::new();
    desk.file("bad.dic", "2\nchat/S\nriz/Q\n");
    for (affixes, expected) in [
        ("SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", "bad.dic:3"),
        ("SET UTF-8\nSFX S Y 5\nSFX S 0 s .\n", "bad.aff"),
        ("SET KLINGON\n", "bad.aff:1"),
    ] {
        desk.file("bad.aff", affixes);
        let said = refusal(&desk.call(&["build", "bad.dic", "-a", "fr", "-o", "out.lex"]));
        assert!(said.contains(expected), "{said}");
        assert!(desk.has_no_output());
    }
    fs::remove_file(desk.0.path().join("bad.aff")).unwrap();
    let said = refusal(&desk.call(&["build", "bad.dic", "-a", "fr"]));
    assert!(said.contains("bad.aff"), "{said}");
}

#[test]
fn damaged_lexicons_and_wrong_files_are_refused_on_import() {
    let desk = Desk::new();
    desk.build("good.txt", "riz\nrire\nrives\n", &[]);
    let whole = fs::read(desk.0.path().join("out.lex")).unwrap();
    let mut flipped = whole.clone();
    flipped[100] ^= 8;
    desk.file("half.lex", &whole[..whole.len() / 2]);
    desk.file("flipped.lex", flipped);
    assert!(refusal(&desk.call(&["import", "x", "half.lex"])).contains("half.lex: "));
    assert!(refusal(&desk.call(&["import", "x", "flipped.lex"])).contains("damaged"));
    assert!(refusal(&desk.call(&["import", "x", "good.txt"])).contains("--alphabet"));
    assert!(refusal(&desk.call(&["import", "x", "missing.lex"])).contains("missing.lex"));
    assert!(refusal(&desk.call(&["import", "fr", "out.lex"])).contains("another name"));
    assert!(refusal(&desk.call(&["import", "A B", "out.lex"])).contains("cannot name"));
    assert!(!desk.0.path().join("data/lexicons").exists());
}

#[test]
fn a_data_directory_that_cannot_be_written_is_named() {
    let desk = Desk::new();
    desk.build("good.txt", "riz\n", &[]);
    // A file where the directory should be stops even those whom permissions do not stop.
    let said = refusal(&desk.call(&["build", "good.txt", "-a", "fr", "-o", "good.txt/out.lex"]));
    assert!(said.contains("out.lex"), "{said}");
    desk.file("data", "");
    let said = refusal(&desk.call(&["import", "club", "out.lex"]));
    let data = desk.0.path().join("data");
    assert!(said.contains(data.to_str().unwrap()), "{said}");
}

#[test]
fn wrong_calls_are_one_line_and_status_two() {
    let desk = Desk::new();
    for args in [
        &["check", "fr"][..],
        &["frobnicate"],
        &["check", "--bogus", "fr", "RIZ"],
        &["build", "x.txt", "--alphabet", "tlh"],
        &["list", "fr", "--pattern", "A*B"],
    ] {
        refusal(&desk.call(args));
    }
    desk.file("x.txt", "riz\n");
    assert!(refusal(&desk.call(&["build", "x.txt"])).contains("--alphabet"));
}

#[test]
fn the_list_is_sorted_folded_and_complete() {
    let desk = Desk::new();
    let output = desk.call(&["list", "pt"]);
    let text = stdout(&output);
    let words: Vec<&str> = text.lines().collect();
    assert!(words.len() > 600_000);
    // Ç stands between C and D, which is not the order of Unicode.
    let place = |word| words.iter().position(|&listed| listed == word).unwrap();
    assert!(place("AÇO") > place("ACUSO") && place("AÇO") < place("ADA"));
    let filtered = stdout(&desk.call(&["list", "fr", "--pattern", "P.SSE"]));
    assert_eq!(filtered.lines().filter(|word| word.len() == 5).count(), filtered.lines().count());
    assert!(filtered.contains("PASSE\n"));
}
