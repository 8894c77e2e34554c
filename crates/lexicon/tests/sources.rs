//! The readers of word lists and dictionaries, on good input, bad input and any bytes at all.

use lexicon::source::{Gathered, Policy, Problem, SourceError, hunspell, list, tsv};
use lexicon::{Alphabet, Parts};
use proptest::prelude::*;
use std::io::{BufReader, Read, repeat};

fn spelled(alphabet: Alphabet, gathered: &Gathered) -> Vec<String> {
    gathered.entries.iter().map(|entry| alphabet.spell(&entry.word).to_string()).collect()
}

fn strict(bytes: &[u8]) -> Result<Gathered, SourceError> {
    list::read("words.txt", bytes, Alphabet::PORTUGUESE, Policy::Strict)
}

#[test]
fn a_list_may_have_any_case_form_line_end_and_repeats() {
    let text = "\u{FEFF}maçã\r\n\r\nMAC\u{327}A\u{303}\n  treinar \n\nTREINAR";
    let gathered = strict(text.as_bytes()).unwrap();
    assert_eq!(spelled(Alphabet::PORTUGUESE, &gathered), ["MAÇA", "TREINAR"]);
    let report = gathered.report;
    assert_eq!((report.lines, report.words, report.kept, report.duplicates), (6, 4, 2, 2));
    assert_eq!(report.to_string(), "6 lines, 2 words kept, 2 repeated");
}

#[test]
fn each_bad_line_gets_a_sentence_with_file_and_line() {
    let forty = "a".repeat(40);
    for (text, sentence) in [
        ("ok\nжук\n", "words.txt:2: \"жук\" has 'Ж', which is no letter of the alphabet pt"),
        ("a\n", "words.txt:1: \"a\" has one letter: expected 2 to 15 letters"),
        ("", "words.txt: no usable word in it: expected at least one"),
        ("\n\r\n", "words.txt: no usable word in it: expected at least one"),
    ] {
        assert_eq!(strict(text.as_bytes()).unwrap_err().to_string(), sentence);
    }
    assert_eq!(
        strict(forty.as_bytes()).unwrap_err().to_string(),
        format!("words.txt:1: {forty:?} has 40 letters: expected 2 to 15 letters")
    );
    assert_eq!(
        strict(b"caf\xE9").unwrap_err().to_string(),
        "words.txt:1: byte 0xE9 at column 4 is not UTF-8: expected UTF-8 text"
    );
    let endless = BufReader::new(repeat(b'A').take(100 << 20));
    let error = list::read("big.txt", endless, Alphabet::ENGLISH, Policy::Skip).unwrap_err();
    assert!(matches!(error.problem(), Problem::LineTooLong { .. }), "{error}");
}

#[test]
fn skipping_counts_what_it_drops_by_rule() {
    let text = format!("ok\ndon't\na\n{}\nx-y\n", "b".repeat(16));
    let gathered = list::read("w", text.as_bytes(), Alphabet::ENGLISH, Policy::Skip).unwrap();
    assert_eq!(spelled(Alphabet::ENGLISH, &gathered), ["OK"]);
    let dropped: Vec<_> = gathered.report.dropped.iter().collect();
    assert_eq!(dropped, [("foreign characters", 2), ("one letter", 1), ("over 15 letters", 1)]);
    assert_eq!(gathered.report.words, 5);
    let nothing = list::read("w", &b"don't\n"[..], Alphabet::ENGLISH, Policy::Skip);
    assert_eq!(nothing.unwrap_err().problem(), &Problem::NoWords);
}

#[test]
fn the_columns_of_a_table_may_be_missing_but_not_wrong() {
    let text = "frown\tNV\t35\nfrown\tA\t10\nworked\nmild\t\t20\nquick\tD\n";
    let read = |text: &str, policy| tsv::read("w.tsv", text.as_bytes(), Alphabet::ENGLISH, policy);
    let gathered = read(text, Policy::Strict).unwrap();
    let entry = gathered.entries[0];
    assert_eq!(entry.parts, Parts::NOUN | Parts::VERB | Parts::ADJECTIVE);
    assert_eq!(entry.rank, Some(10));
    assert_eq!(gathered.entries.len(), 4);
    for (bad, sentence) in [
        ("ok\tQ", "w.tsv:1: found \"Q\": expected parts of speech, letters of NAVDX"),
        ("ok\tN\t-1", "w.tsv:1: found \"-1\": expected a rank, a number from 0 to 4294967295"),
        (
            "ok\tN\t1\tx",
            "w.tsv:1: found \"ok\\tN\\t1\\tx\": expected a word, letters of NAVDX and a rank, with tabs between",
        ),
        ("\tN\t1", "w.tsv:1: \"\" has no letters: expected 2 to 15 letters"),
    ] {
        assert_eq!(read(bad, Policy::Strict).unwrap_err().to_string(), sentence);
    }
    let gathered = read("ok\tQ\nfine\n", Policy::Skip).unwrap();
    assert_eq!(gathered.report.dropped.get("malformed line"), 1);
}

/// Text that looks enough like an affix file to get past the first line.
fn affix_text() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "SET",
        "UTF-8",
        "FLAG",
        "long",
        "num",
        "PFX",
        "SFX",
        "A",
        "B",
        "Y",
        "N",
        "0",
        "1",
        "2",
        "s",
        "es/A",
        "0/AB",
        "é/1",
        ".",
        "[^s]",
        "[ab",
        "po:adj",
        "AF",
        "AM",
        "NEEDAFFIX",
        "CIRCUMFIX",
        "FORBIDDENWORD",
        "COMPOUNDRULE",
        "FULLSTRIP",
        "#",
    ]);
    let line = prop::collection::vec(word, 0..7).prop_map(|words| words.join(" "));
    prop::collection::vec(line, 0..14).prop_map(|lines| lines.join("\n"))
}

fn dictionary_text() -> impl Strategy<Value = String> {
    let line = prop::sample::select(vec![
        "2",
        "au/A",
        "au/AB",
        "été/1",
        "loc/A\tpo:nom",
        "Paris",
        "/",
        "\\/",
        "a b po:adv",
        "",
        "x/",
    ]);
    prop::collection::vec(line, 0..8).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #[test]
    fn no_bytes_can_make_a_reader_panic(bytes: Vec<u8>, more: Vec<u8>) {
        for alphabet in Alphabet::all_known() {
            for policy in [Policy::Strict, Policy::Skip] {
                let _ = list::read("f", &bytes[..], alphabet, policy);
                let _ = tsv::read("f", &bytes[..], alphabet, policy);
                let _ = hunspell::read(("f", &bytes[..]), ("f", &more[..]), alphabet, policy);
            }
        }
    }

    #[test]
    fn no_affix_file_can_make_the_expander_panic(aff in affix_text(), dic in dictionary_text()) {
        for policy in [Policy::Strict, Policy::Skip] {
            let files = (("a", aff.as_bytes()), ("d", dic.as_bytes()));
            let _ = hunspell::read(files.0, files.1, Alphabet::FRENCH, policy);
        }
    }

    #[test]
    fn a_list_gives_back_the_words_that_were_written_into_it(
        words in prop::collection::btree_set("[A-Z]{2,15}", 1..40)
    ) {
        let text: String = words.iter().rev().map(|word| format!("{}\n", word.to_lowercase())).collect();
        let gathered = list::read("f", text.as_bytes(), Alphabet::ENGLISH, Policy::Strict).unwrap();
        prop_assert_eq!(spelled(Alphabet::ENGLISH, &gathered), words.into_iter().collect::<Vec<_>>());
    }
}
