//! `abecedar lexicon anagram NAME LETTERS`

use crate::outcome::{Failure, Outcome, Result};
use lexicon::{Alphabet, Found, Library, Rack};
use serde_json::json;
use std::io::{BufWriter, Write, stdout};

/// More blanks than any game deals, and few enough to answer at once.
const MOST_BLANKS: usize = 4;

#[derive(clap::Args, Debug)]
pub struct Anagram {
    /// Name of the lexicon, such as pt, fr or en
    name: String,
    /// The letters, with ? for a blank
    letters: String,
    /// Only words that use every letter and blank
    #[arg(long)]
    exact: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(anagram: &Anagram, library: &Library) -> Result {
    let lexicon = super::open(library, &anagram.name)?;
    let alphabet = lexicon.alphabet();
    let rack = rack(alphabet, &anagram.letters)?;
    let found = if anagram.exact { lexicon.anagrams(&rack) } else { lexicon.sub_anagrams(&rack) };
    // Longest first; words of one length stay in the order of the alphabet.
    let mut found: Vec<Found> = found.collect();
    found.sort_by_key(|found| std::cmp::Reverse(found.word.len()));

    let mut out = BufWriter::new(stdout().lock());
    let groups = found.chunk_by(|a, b| a.word.len() == b.word.len());
    let spelled = |group: &[Found]| -> Vec<String> {
        group.iter().map(|found| spell(alphabet, found)).collect()
    };
    if anagram.json {
        let written = |group: &[Found]| -> serde_json::Map<String, serde_json::Value> {
            let forms = group.iter().map(|found| (found, lexicon.written(&found.word)));
            let marked = forms.filter(|(_, written)| !written.forms().is_empty());
            marked
                .map(|(found, written)| {
                    (alphabet.spell(&found.word).to_string(), json!(written.forms()))
                })
                .collect()
        };
        let groups: Vec<_> = groups
            .map(|group| {
                json!({
                    "letters": group[0].word.len(),
                    "words": spelled(group),
                    "written": written(group),
                })
            })
            .collect();
        let object = json!({ "lexicon": lexicon.name(), "count": found.len(), "groups": groups });
        writeln!(out, "{object}")?;
    } else {
        for group in groups {
            let words = if group.len() == 1 { "word" } else { "words" };
            writeln!(out, "{} letters, {} {words}", group[0].word.len(), group.len())?;
            let words: Vec<String> = group
                .iter()
                .map(|found| {
                    let letters = spell(alphabet, found);
                    match lexicon.written(&found.word).forms() {
                        [] => letters,
                        forms => format!("{letters} ({})", forms.join(", ")),
                    }
                })
                .collect();
            writeln!(out, "  {}", words.join(" "))?;
        }
        if found.is_empty() {
            writeln!(out, "no word")?;
        }
    }
    out.flush()?;
    Ok(if found.is_empty() { Outcome::No } else { Outcome::Done })
}

fn rack(alphabet: Alphabet, text: &str) -> Result<Rack> {
    let blanks = text.matches('?').count();
    let letters = alphabet
        .fold_letters(&text.replace(['?', ' '], ""))
        .map_err(|error| Failure::Said(format!("LETTERS {text:?}: {error}")))?;
    if letters.is_empty() && blanks == 0 {
        return Err(Failure::Said("LETTERS is empty: expected letters, and ? for blanks".into()));
    }
    if blanks > MOST_BLANKS {
        return Err(Failure::Said(format!("LETTERS: expected at most {MOST_BLANKS} blanks")));
    }
    Ok(Rack::new(letters, blanks as u8))
}

/// The word with the letters that blanks stand for in lower case.
fn spell(alphabet: Alphabet, found: &Found) -> String {
    let letters = found.word.iter().enumerate();
    let mut spelled = String::new();
    for (nth, &letter) in letters {
        let letter = alphabet.display(letter);
        if found.is_blank(nth) {
            spelled.extend(letter.to_lowercase());
        } else {
            spelled.push(letter);
        }
    }
    spelled
}
