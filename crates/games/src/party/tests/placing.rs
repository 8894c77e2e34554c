//! Placing: what is malformed, what does not fit, and which words a placement forms.

use super::bench::*;
use crate::party::*;
use crate::refusal::code;
use rule::rule;

fn after_passe() -> Bench {
    let mut bench = Bench::new(WORDS);
    bench.turn('P', across(8, 8, "PASSE"), &[FROM_X1]);
    bench
}

#[test]
#[rule("PY-10", "PY-A12", "PY-06")]
fn malformed_stops_are_refused_and_the_timer_runs_on() {
    let mut bench = after_passe();
    bench.start('R');
    let cases = [
        (down(8, 13, "RKK"), codes::NOT_IN_TRAY),
        // Three jokers where the box has two.
        (down(8, 13, "riz"), codes::NOT_IN_TRAY),
        (down(8, 13, "?IZ"), code::BLANK_UNDECLARED),
        (down(8, 12, "RIZ"), code::CELL_TAKEN),
        (across(8, 13, "RIZE"), code::OFF_BOARD),
        (down(0, 13, "RIZ"), code::OFF_BOARD),
        ([across(8, 13, "R"), across(8, 13, "I")].concat(), code::CELL_TWICE),
        (down(8, 13, "Rç"), codes::UNKNOWN_LETTER),
        (down(8, 13, "RÇ"), codes::UNKNOWN_LETTER),
    ];
    for (tiles, expected) in cases {
        let before = bench.table.clone();
        let refusal = bench.stop(tiles.clone()).unwrap_err();
        assert_eq!(refusal.code, expected, "{tiles:?}");
        assert!(refusal.rule.starts_with("PY-"));
        assert_eq!(bench.table, before, "a refusal changes nothing");
    }
    let mut bonus = down(8, 13, "RI");
    bonus[1].what = card("x2");
    assert_eq!(bench.stop(bonus).unwrap_err().code, codes::NOT_A_TILE);
    assert!(matches!(bench.state().stage, Stage::Run { .. }));
}

#[test]
#[rule("PY-A12", "PY-32", "PY-16", "PY-37")]
fn tiles_that_do_not_fit_count_as_challenged_and_the_team_tries_again() {
    let mut bench = after_passe();
    bench.start('R');
    bench.wait(7_000);
    let bent = [down(8, 13, "RI"), across(8, 14, "Z")].concat();
    assert_eq!(bench.rejected(bent).code, code::NOT_IN_LINE);
    let why = bench.rejected([across(8, 13, "R"), across(8, 15, "S")].concat());
    assert_eq!((why.code, why.rule.as_ref()), (code::GAP, "PY-16"));
    let why = bench.rejected(across(1, 1, "RIZ"));
    assert_eq!((why.code, why.rule.as_ref()), (code::NO_CONTACT, "PY-37"));
    // Touching only by a corner is not touching.
    assert_eq!(bench.rejected(across(9, 13, "RIZ")).code, code::NO_CONTACT);
    // The timer, which began at times 1, has run on for 15 seconds in all: minus 1.
    bench.wait(8_000);
    bench.stop(across(8, 13, "R")).unwrap();
    assert_eq!(bench.scores()[1], 8 - 1);
}

#[test]
#[rule("PY-15", "PY-A12")]
fn the_first_word_covers_the_star_with_any_of_its_letters() {
    for (column, fits) in [(3, false), (4, true), (6, true), (8, true), (9, false)] {
        let mut bench = Bench::new(WORDS);
        bench.start('P');
        if fits {
            let chance = [4, 8].contains(&column);
            let dice: &[u32] = if chance { &[AGAIN] } else { &[] };
            bench.stop_with(across(8, column, "PASSE"), dice).unwrap();
        } else {
            let why = bench.rejected(across(8, column, "PASSE"));
            assert_eq!((why.code, why.rule.as_ref()), (codes::STAR_NOT_COVERED, "PY-15"));
        }
    }
}

#[test]
#[rule("PY-14")]
fn a_word_has_two_letters_and_is_read_across_or_down() {
    let mut bench = Bench::new(WORDS);
    bench.start('A');
    let why = bench.rejected(across(8, 8, "A"));
    assert_eq!((why.code, why.rule.as_ref()), (codes::WORD_TOO_SHORT, "PY-14"));
    let diagonal = [across(8, 8, "A"), across(9, 9, "S")].concat();
    assert_eq!(bench.rejected(diagonal).code, code::NOT_IN_LINE);
    // Reversed: AP read from right to left is no PA; ESSAP is not PASSE.
    assert_eq!(bench.rejected(across(8, 4, "ESSAP")).code, code::UNKNOWN_WORD);
    bench.stop(down(7, 8, "AS")).unwrap();
}

#[test]
#[rule("PY-16", "PY-17")]
fn every_word_formed_must_exist_and_every_one_scores() {
    let mut bench = after_passe();
    bench.start('M');
    // MUNIE one column to the left makes EP and other nonsense with PASSE.
    let why = bench.rejected(across(9, 8, "MUNIE"));
    assert_eq!((why.code.clone(), why.rule.as_ref()), (code::UNKNOWN_WORD, "PY-17"));
    assert!(why.about.words.contains(&"PM".to_owned()));
    let events = bench.stop(across(9, 7, "MUNIE")).unwrap();
    let lines = scored(&events).unwrap();
    let words: Vec<&str> = lines.iter().filter_map(|line| line.word.as_deref()).take(5).collect();
    assert_eq!(words, ["MUNIE", "PU", "AN", "SI", "SE"]);
}

#[test]
#[rule("PY-17")]
fn words_are_those_of_the_french_lexicon_with_inflections() {
    let edition = printed();
    assert_eq!((edition.lexicon.as_str(), edition.alphabet.code()), ("fr", "fr"));
    let text = concat!(env!("CARGO_MANIFEST_DIR"), "/../../lexicons/fr.lex");
    let lexicon = lexicon::library::open_file("fr", std::path::Path::new(text)).unwrap();
    let knows = |word: &str| lexicon.contains(&edition.alphabet.fold(word).unwrap());
    for word in ["passe", "repasserai", "dépliez", "munie", "riz", "radiation", "pizza", "belles"]
    {
        assert!(knows(word), "{word}");
    }
    for word in ["qqch", "marseille", "jean-paul"] {
        assert!(edition.alphabet.fold(word).is_err() || !knows(word), "{word}");
    }
}

#[test]
#[rule("PY-18", "PY-37")]
fn placed_tiles_stay_and_later_words_use_or_touch_them() {
    let mut bench = after_passe();
    bench.turn('R', across(8, 6, "RE.....RAI"), &[]);
    assert_eq!(bench.state().board.len(), 10);
    bench.pass('E');
    assert_eq!(bench.state().board.len(), 10);
    assert_eq!(bench.state().tray.len(), 92);
}

#[test]
#[rule("PY-C8")]
fn a_bridge_is_allowed_as_soon_as_there_is_a_gap_on_the_fourth_turn() {
    let mut bench = Bench::new(&["sas", "sen", "set", "et", "nette", "ne", "te"]);
    bench.turn('A', across(8, 7, "SAS"), &[]);
    bench.turn('N', down(8, 7, ".EN"), &[]);
    bench.turn('T', down(8, 9, ".ET"), &[]);
    // N . T with a gap between: the fourth word bridges it.
    bench.start('E');
    let events = bench.stop(across(10, 7, ".E.TE")).unwrap();
    let lines = scored(&events);
    assert_eq!(lines.unwrap()[0].word.as_deref(), Some("NETTE"));
}
