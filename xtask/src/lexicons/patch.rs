//! Patches: words that are added, dropped or marked by hand, each with the reason.
//!
//! A line of `lexicons/patch/LANGUAGE.add` is word, parts of speech and reason with tabs between;
//! of `.del` word and reason; of other files a word and whatever the recipe says. `#` starts a
//! comment line. A word without a reason is refused: nobody could check it later.

use lexicon::source::usable;
use lexicon::{Alphabet, Parts, Word};

/// One patched word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Patch {
    /// The word as the file has it.
    pub(super) text: String,
    pub(super) word: Word,
    pub(super) parts: Parts,
}

/// Reads words with parts of speech and reasons.
pub(super) fn with_parts(alphabet: Alphabet, file: &str, text: &str) -> Result<Vec<Patch>, String> {
    read(alphabet, file, text, |columns| match columns {
        [parts, reason] if !reason.is_empty() => parts.parse().ok(),
        _ => None,
    })
}

/// Reads words with reasons.
pub(super) fn plain(alphabet: Alphabet, file: &str, text: &str) -> Result<Vec<Patch>, String> {
    read(alphabet, file, text, |columns| match columns {
        [reason] if !reason.is_empty() => Some(Parts::NONE),
        _ => None,
    })
}

fn read(
    alphabet: Alphabet,
    file: &str,
    text: &str,
    columns: impl Fn(&[&str]) -> Option<Parts>,
) -> Result<Vec<Patch>, String> {
    let mut patches: Vec<Patch> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let at = |problem: &str| format!("{file}:{}: {problem}", number + 1);
        let all: Vec<&str> = line.split('\t').map(str::trim).collect();
        let word = usable(alphabet, all[0]).map_err(|why| at(&format!("{:?} {why}", all[0])))?;
        let parts = columns(&all[1..])
            .ok_or_else(|| at("expected a word, parts of speech where asked for, and a reason"))?;
        if patches.iter().any(|patch| patch.word == word) {
            return Err(at(&format!("{:?} stands here twice", all[0])));
        }
        patches.push(Patch { text: all[0].to_owned(), word, parts });
    }
    Ok(patches)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_patched_word_has_a_reason_and_stands_once() {
        let read = |text| with_parts(Alphabet::ENGLISH, "en.add", text);
        let patches = read("# why\n\nOK\tNV\tWordNet 3.0\n").unwrap();
        assert_eq!(patches[0].parts, Parts::NOUN | Parts::VERB);
        for (bad, message) in [
            ("OK\tNV", "en.add:1: expected a word"),
            ("OK\tQ\tbecause", "en.add:1: expected a word"),
            ("O\tN\tbecause", "en.add:1: \"O\" has one letter"),
            ("OK\tN\tone\nOK\tN\ttwo", "en.add:2: \"OK\" stands here twice"),
        ] {
            let error = read(bad).unwrap_err();
            assert!(error.starts_with(message), "{error}");
        }
        assert!(plain(Alphabet::ENGLISH, "en.del", "BS\tabbreviation\n").is_ok());
        assert!(plain(Alphabet::ENGLISH, "en.del", "BS\n").is_err());
    }
}
