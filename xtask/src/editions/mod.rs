//! `cargo xtask editions`: makes the boxes of the other languages.
//!
//! A box of another language is the leaflet's box with that language's classic letter set; the rest
//! follows by rule. The leaflet's own three are the patterns and stay as they are.

mod cartas;
mod common;
mod letter_set;
mod party;
mod thief;

use crate::shell::{self, cargo, root};
use common::Common;
use letter_set::LetterSet;
use lexicon::Alphabet;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// How the chore is called.
const USAGE: &str = "cargo xtask editions [--check | --figures]";

/// A language that boxes are made for.
struct Language {
    alphabet: Alphabet,
    letters: LetterSet,
    common: Common,
    plurals: Value,
}

/// The languages of the leaflets: what is made for others is made after these.
const CARTAS_LEAFLET: &str = "pt";
const PARTY_LEAFLET: &str = "fr";
const THIEF_LEAFLET: &str = "en";

/// Runs the chore with the arguments that follow its name.
pub fn run(args: &[String]) -> Result<(), String> {
    let check = match args {
        [flag, rest @ ..] if flag == "--figures" => return figures(rest),
        [] => false,
        [flag] if flag == "--check" => true,
        _ => return Err(format!("unexpected {args:?}: {USAGE}")),
    };
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/games/editions");
    let mut different = Vec::new();
    for (file, text) in make(&home)? {
        if !check {
            fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        } else if read(&file)? != text {
            different.push(file.display().to_string());
        }
    }
    match different.is_empty() {
        true => Ok(()),
        false => Err(format!("made again, differs: {}", different.join(", "))),
    }
}

/// What hands and turns bring in each box; writes the table of `docs/languages.md`.
fn figures(rest: &[String]) -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "-p", "arena", "--", "editions"]);
    command.args(rest).arg("--page").arg(root().join("docs/languages.md"));
    shell::run(command)
}

/// All boxes that are not a leaflet's, each with its file.
fn make(home: &Path) -> Result<Vec<(PathBuf, String)>, String> {
    let languages = languages(home)?;
    let [cartas, party, thief] =
        ["cartas.json", "party.json", "word-thief.json"].map(|name| read(&home.join(name)));
    let (cartas, party, thief) = (cartas?, party?, thief?);
    let of = |code: &str| languages.iter().find(|language| language.alphabet.code() == code);
    let pattern = of(CARTAS_LEAFLET).ok_or("there is no letter set for Portuguese")?;
    let mut made = Vec::new();
    for language in &languages {
        let code = language.alphabet.code();
        let mut add = |name: String, text: String| {
            made.push((home.join(format!("{name}.json")), text));
        };
        if code != CARTAS_LEAFLET {
            add(format!("cartas-{code}"), cartas::edition(&cartas, language, &pattern.common)?);
        }
        if code != PARTY_LEAFLET {
            add(format!("party-{code}"), party::edition(&party, language)?);
        }
        if code != THIEF_LEAFLET {
            add(format!("word-thief-{code}"), thief::edition(&thief, language)?);
        }
    }
    Ok(made)
}

fn languages(home: &Path) -> Result<Vec<Language>, String> {
    let sources = home.join("sources");
    let plurals: Value = serde_json::from_str(&read(&sources.join("plurals.json"))?)
        .map_err(|error| format!("plurals.json: {error}"))?;
    let sets = LetterSet::read_all(&read(&sources.join("letter-sets.tsv"))?)?;
    sets.into_iter()
        .map(|(alphabet, letters)| {
            eprintln!("{alphabet}: looking at its common words …");
            let common = Common::of(alphabet)?;
            let plurals = plurals.get(alphabet.code()).cloned().unwrap_or_default();
            Ok(Language { alphabet, letters, common, plurals })
        })
        .collect()
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Puts `new` in the place of `old`, which stands in the pattern exactly once.
fn replaced(text: &str, old: &str, new: &str) -> Result<String, String> {
    match text.matches(old).count() {
        1 => Ok(text.replacen(old, new, 1)),
        count => Err(format!("the pattern has {old:?} {count} times: expected once")),
    }
}

/// Puts `new` in the place of what stands between two marks, each of which is found once at least;
/// the marks stay.
fn between(text: &str, from: &str, to: &str, new: &str) -> Result<String, String> {
    let missing = |mark: &str| format!("the pattern has no {mark:?}");
    let start = text.find(from).ok_or_else(|| missing(from))? + from.len();
    let end = start + text[start..].find(to).ok_or_else(|| missing(to))?;
    Ok(format!("{}{new}{}", &text[..start], &text[end..]))
}

/// Name, alphabet, lexicon, and a sentence about where the box comes from.
fn entitled(pattern: &str, box_name: &str, own: &str, code: &str) -> Result<String, String> {
    let old = format!(
        "  \"name\": \"{box_name}\",\n  \"alphabet\": \"{own}\",\n  \"lexicon\": \"{own}\",\n"
    );
    let about = format!(
        "Made by `cargo xtask editions` from {box_name}.json, the letter set of the language and its \
         common words; change those and not this file."
    );
    let new = format!(
        "  \"name\": \"{box_name}-{code}\",\n  \"about\": \"{about}\",\n  \
         \"alphabet\": \"{code}\",\n  \"lexicon\": \"{code}\",\n"
    );
    replaced(pattern, &old, &new)
}

/// A list of letters as JSON text.
fn quoted(letters: &[char]) -> String {
    let quoted: Vec<String> = letters.iter().map(|letter| format!("\"{letter}\"")).collect();
    quoted.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_replaced_once_or_not_at_all() {
        assert_eq!(replaced("a b", "b", "c").as_deref(), Ok("a c"));
        assert!(replaced("b b", "b", "c").is_err());
        assert_eq!(between("x [1, 2] y", "[", "]", "3").as_deref(), Ok("x [3] y"));
        assert!(between("x", "[", "]", "3").is_err());
    }
}
