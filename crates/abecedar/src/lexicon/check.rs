//! `abecedar lexicon check NAME WORD…`

use super::explain::Explainer;
use crate::outcome::{Outcome, Result};
use lexicon::{Details, Lexicon, Library, Word};
use serde_json::{Value, json};
use std::io::{BufWriter, Write, stdout};

#[derive(clap::Args, Debug)]
pub struct Check {
    /// Name of the lexicon, such as pt, fr or en
    name: String,
    /// The words, in any case and with or without accents
    #[arg(required = true, value_name = "WORD")]
    words: Vec<String>,
    /// Tell what they mean too, where the lexicon has meanings
    #[arg(long)]
    explain: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What the lexicon says of one word.
enum Verdict {
    Valid {
        word: Word,
        spelled: String,
        /// How people write it, where that differs.
        written: Vec<String>,
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
            Some(details) => {
                let written = lexicon.written(&word).forms().to_vec();
                Verdict::Valid { word, spelled, written, details }
            }
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
    let explainer = check.explain.then(|| Explainer::open(library, &lexicon));
    let mut out = BufWriter::new(stdout().lock());
    if check.json {
        let as_json = |(text, verdict): &(&str, Verdict)| as_json(text, verdict, &explainer);
        let words: Vec<_> = verdicts.iter().map(as_json).collect();
        let mut object = json!({ "lexicon": lexicon.name(), "words": words });
        if let Some(explainer) = &explainer {
            object["meanings"] = explainer.provenance_as_json();
        }
        writeln!(out, "{object}")?;
    } else {
        for (text, verdict) in &verdicts {
            match verdict {
                Verdict::Valid { word, spelled, written, .. } => {
                    match written.as_slice() {
                        [] => writeln!(out, "{spelled}: valid")?,
                        forms => writeln!(out, "{spelled}: valid ({})", forms.join(", "))?,
                    }
                    if let Some(explainer) = &explainer {
                        explainer
                            .lines(word)
                            .iter()
                            .try_for_each(|line| writeln!(out, "  {line}"))?;
                    }
                }
                Verdict::Invalid { spelled } => writeln!(out, "{spelled}: invalid")?,
                Verdict::Unspellable { why } => writeln!(out, "{text}: invalid ({why})")?,
            }
        }
        if let Some(provenance) = explainer.as_ref().and_then(Explainer::provenance) {
            writeln!(out, "{provenance}")?;
        }
    }
    out.flush()?;
    let all = verdicts.iter().all(|(_, verdict)| verdict.is_valid());
    Ok(if all { Outcome::Done } else { Outcome::No })
}

fn as_json(text: &str, verdict: &Verdict, explainer: &Option<Explainer>) -> Value {
    match verdict {
        Verdict::Valid { word, spelled, written, details } => {
            let mut object = json!({
                "word": spelled,
                "valid": true,
                "written": written,
                "parts": details.parts.to_string(),
                "zipf": details.commonness.map(|commonness| commonness.zipf()),
            });
            if let Some(explainer) = explainer {
                object["meanings"] = explainer.as_json(word);
                object["bases"] = explainer.bases_as_json(word);
            }
            object
        }
        Verdict::Invalid { spelled } => json!({ "word": spelled, "valid": false }),
        Verdict::Unspellable { why } => json!({ "word": text, "valid": false, "why": why }),
    }
}
