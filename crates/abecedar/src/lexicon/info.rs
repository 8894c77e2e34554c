//! `abecedar lexicon info NAME`

use crate::outcome::{Outcome, Result};
use lexicon::{Graphs, Lexicon, Library, MAX_WORD};
use serde_json::json;
use std::io::{BufWriter, Write, stdout};

#[derive(clap::Args, Debug)]
pub struct Info {
    /// Name of the lexicon, such as pt, fr or en
    name: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(info: &Info, library: &Library) -> Result {
    let lexicon = super::open(library, &info.name)?;
    let lengths = lengths(&lexicon);
    let (notes, sizes) = (lexicon.notes(), lexicon.sizes());
    let (packed, memory) = (sizes.packed, sizes.memory);
    let mut out = BufWriter::new(stdout().lock());
    if info.json {
        let object = json!({
            "name": lexicon.name(),
            "alphabet": lexicon.alphabet().code(),
            "words": lexicon.len(),
            "alphagrams": lexicon.alphagram_count(),
            "lengths": lengths.iter().map(|(length, words)| json!([length, words])).collect::<Vec<_>>(),
            "checksum": format!("{:016x}", lexicon.checksum()),
            "bytes": { "file": sizes.file, "dawg": packed.dawg, "gaddag": packed.gaddag, "alphagrams": packed.alphagrams },
            "memory": { "dawg": memory.dawg, "gaddag": memory.gaddag, "alphagrams": memory.alphagrams },
            "title": notes.title,
            "source": notes.source,
            "licence": notes.licence,
        });
        writeln!(out, "{object}")?;
        out.flush()?;
        return Ok(Outcome::Done);
    }
    let mut row = |label: &str, text: String| writeln!(out, "{label:<12} {text}");
    row("name", lexicon.name().to_owned())?;
    for (label, text) in
        [("title", &notes.title), ("source", &notes.source), ("licence", &notes.licence)]
    {
        if !text.is_empty() {
            row(label, text.clone())?;
        }
    }
    let letters: String = lexicon.alphabet().letters().iter().collect();
    row("alphabet", format!("{} ({letters})", lexicon.alphabet()))?;
    row("words", lexicon.len().to_string())?;
    row("alphagrams", lexicon.alphagram_count().to_string())?;
    row("checksum", format!("{:016x}", lexicon.checksum()))?;
    row("file", format!("{} bytes", sizes.file))?;
    for (label, Graphs { dawg, gaddag, .. }) in [("word graph", packed), ("in memory", memory)] {
        let graph = dawg + gaddag;
        let each = graph as f64 / lexicon.len() as f64;
        row(label, format!("{graph} bytes: DAWG {dawg}, GADDAG {gaddag}; {each:.1} bytes a word"))?;
    }
    for (length, words) in lengths {
        row(&format!("{length} letters"), words.to_string())?;
    }
    out.flush()?;
    Ok(Outcome::Done)
}

/// How many words there are of each length that occurs.
fn lengths(lexicon: &Lexicon) -> Vec<(usize, usize)> {
    let mut counts = [0; MAX_WORD + 1];
    for word in lexicon.words() {
        counts[word.len()] += 1;
    }
    counts.into_iter().enumerate().filter(|(_, words)| *words > 0).collect()
}
