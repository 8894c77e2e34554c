//! `abecedar lexicon check NAME WORD…`

use crate::outcome::{Outcome, Result};
use lexicon::{Details, Lexicon, Library};
use serde_json::json;
use std::io::{BufWriter, Write, stdout};

#[derive(clap::Args, Debug)]
pub struct Check {
    /// Name of the lexicon, such as pt, fr or en
    name: String,
    /// The words, in any case and with or without accents
    #[arg(required = true, value_name = "WORD")]
    words: Vec<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What the lexicon says of one word.
enum Verdict {
    Valid {
        spelled: String,
        details: Details,
    },
    Invalid {
        spelled: String,
    },
    /// It does not even fold into letters.
    Unspellable {
        why: String,
    },
}

impl Verdict {
    fn of(lexicon: &Lexicon, text: &str) -> Verdict {
        let word = match lexicon.alphabet().fold(text) {
            Ok(word) => word,
            Err(why) => return Verdict::Unspellable { why: why.to_string() },
        };
        let spelled = lexicon.alphabet().spell(&word).to_string();
        match lexicon.details(&word) {
            Some(details) => Verdict::Valid { spelled, details },
            None => Verdict::Invalid { spelled },
        }
    }

    fn is_valid(&self) -> bool {
        matches!(self, Verdict::Valid { .. })
    }
}

pub fn run(check: &Check, library: &Library) -> Result {
    let lexicon = super::open(library, &check.name)?;
    let verdicts: Vec<(&str, Verdict)> =
        check.words.iter().map(|text| (text.as_str(), Verdict::of(&lexicon, text))).collect();
    let mut out = BufWriter::new(stdout().lock());
    if check.json {
        let words: Vec<_> = verdicts.iter().map(|(text, verdict)| as_json(text, verdict)).collect();
        writeln!(out, "{}", json!({ "lexicon": lexicon.name(), "words": words }))?;
    } else {
        for (text, verdict) in &verdicts {
            match verdict {
                Verdict::Valid { spelled, .. } => writeln!(out, "{spelled}: valid")?,
                Verdict::Invalid { spelled } => writeln!(out, "{spelled}: invalid")?,
                Verdict::Unspellable { why } => writeln!(out, "{text}: invalid ({why})")?,
            }
        }
    }
    out.flush()?;
    let all = verdicts.iter().all(|(_, verdict)| verdict.is_valid());
    Ok(if all { Outcome::Done } else { Outcome::No })
}

fn as_json(text: &str, verdict: &Verdict) -> serde_json::Value {
    match verdict {
        Verdict::Valid { spelled, details } => json!({
            "word": spelled,
            "valid": true,
            "parts": details.parts.to_string(),
            "zipf": details.commonness.map(|commonness| commonness.zipf()),
        }),
        Verdict::Invalid { spelled } => json!({ "word": spelled, "valid": false }),
        Verdict::Unspellable { why } => json!({ "word": text, "valid": false, "why": why }),
    }
}
