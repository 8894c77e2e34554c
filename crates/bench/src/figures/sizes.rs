//! How large the lexicons are: in their files, which are part of the program, and in memory.

use crate::timing::{Times, said};
use lexicon::{FileError, Graphs, Lexicon, Library};

/// The head of the table.
pub const HEAD: &str = "| lexicon | words | file, bytes | a word | DAWG and GADDAG in it, bytes a word \
                        | alphagrams | in memory, bytes a word: DAWG and GADDAG | alphagrams | \
                        numbers of words | unpacked in |\n\
                        |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|";

/// A row for each lexicon of the program, and how many bytes their files have together.
pub fn rows() -> Result<(Vec<String>, usize), Box<dyn std::error::Error>> {
    let (mut rows, mut all) = (Vec::new(), 0);
    let library = Library::new(None);
    for name in library.names() {
        let lexicon = library.open(&name)?;
        let (sizes, words) = (lexicon.sizes(), lexicon.len() as f64);
        let together = |graphs: Graphs| (graphs.dawg + graphs.gaddag) as f64 / words;
        let mut times = Times::default();
        let path = format!("{}/../../lexicons/{name}.lex", env!("CARGO_MANIFEST_DIR"));
        // As part of the program: read once, and there to the end.
        let bytes: &'static [u8] = std::fs::read(path)?.leak();
        for _ in 0..super::AGAIN {
            times.note(|| unpacked(bytes))?;
        }
        all += sizes.file;
        rows.push(format!(
            "| {name} | {} | {} | {:.1} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {} |",
            lexicon.len(),
            sizes.file,
            sizes.file as f64 / words,
            together(sizes.packed),
            sizes.packed.alphagrams as f64 / words,
            together(sizes.memory),
            sizes.memory.alphagrams as f64 / words,
            sizes.memory.dawg as f64 / words,
            said(times.least()),
        ));
    }
    Ok((rows, all))
}

/// Unpacks the graphs of a file and looks at the first letters.
fn unpacked(bytes: &'static [u8]) -> Result<u32, FileError> {
    let fresh = Lexicon::open_embedded("fresh", bytes)?;
    Ok(fresh.graph().fan(fresh.dawg()).letters().len())
}
