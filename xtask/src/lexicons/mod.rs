//! `cargo xtask lexicons`: makes the lexicons that ship, byte for byte the same from the same
//! pinned packages.

mod derive;
mod english;
mod fetch;
mod french;
mod frequencies;
mod inflect;
mod patch;
mod pins;
mod portuguese;
mod recipe;
mod table;
#[cfg(test)]
mod tests;
mod unpack;
mod wordnet;

use fetch::Store;
use lexicon::{Alphabet, Entry, Lexicon, Notes};
use recipe::{Kitchen, Recipe};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// How the chore is called.
pub const USAGE: &str = "cargo xtask lexicons [--source DIR] [--out DIR] [--tsv DIR] [--check]";

/// The languages that ship, each with its recipe and its notes.
const LANGUAGES: [Language; 3] = [
    Language {
        build: portuguese::build,
        alphabet: Alphabet::Portuguese,
        title: "Português",
        packages: &["dictionary-pt-pt", "dictionary-pt"],
        licence: "MPL 1.1 and 2.0; see lexicons/pt.md",
    },
    Language {
        build: french::build,
        alphabet: Alphabet::French,
        title: "Français",
        packages: &["hunspell-fr-comprehensive"],
        licence: "MPL 2.0; see lexicons/fr.md",
    },
    Language {
        build: english::build,
        alphabet: Alphabet::English,
        title: "English",
        packages: &["scowl", "wordnet-base"],
        licence: "SCOWL and WordNet notices; see lexicons/en.md",
    },
];

struct Language {
    build: fn(&Kitchen) -> Result<Recipe, String>,
    alphabet: Alphabet,
    title: &'static str,
    packages: &'static [&'static str],
    licence: &'static str,
}

/// What the call asks for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Options {
    /// Package files that are there already.
    source: Option<PathBuf>,
    /// Where the lexicons go; where they are compared with `check`.
    out: Option<PathBuf>,
    /// Where the lists go as text, if anywhere.
    tsv: Option<PathBuf>,
    /// Compare, write nothing.
    check: bool,
}

impl Options {
    fn read(args: &[String]) -> Result<Options, String> {
        let mut options = Options::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut folder = || {
                let folder = args.next().ok_or(format!("{arg} needs a folder: {USAGE}"))?;
                Ok::<_, String>(Some(PathBuf::from(folder)))
            };
            match arg.as_str() {
                "--source" => options.source = folder()?,
                "--out" => options.out = folder()?,
                "--tsv" => options.tsv = folder()?,
                "--check" => options.check = true,
                _ => return Err(format!("unexpected {arg:?}: {USAGE}")),
            }
        }
        Ok(options)
    }
}

/// Runs the chore with the arguments that follow its name.
pub fn run(args: &[String]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    run_in(&root.join("lexicons"), &target.join("lexicon-sources"), &Options::read(args)?)
}

/// Runs it with pins and patches in `home` and downloads in `cache`.
fn run_in(home: &Path, cache: &Path, options: &Options) -> Result<(), String> {
    let store = match &options.source {
        Some(folder) => Store::Given(folder.clone()),
        None => Store::Cache(cache.to_owned()),
    };
    let kitchen = Kitchen::open(home, store)?;
    let out = options.out.as_deref().unwrap_or(home);
    let mut different = Vec::new();
    for language in &LANGUAGES {
        let start = Instant::now();
        let code = language.alphabet.code();
        eprintln!("{code}: building …");
        let mut recipe = (language.build)(&kitchen)?;
        let entries = recipe.entries();
        let made = compile(&kitchen, language, &mut recipe, &entries)?;
        println!("{}", recipe.table);
        eprintln!("{code}: {:.1} s", start.elapsed().as_secs_f64());
        if let Some(folder) = &options.tsv {
            let list = to_tsv(language.alphabet, &entries);
            write(&folder.join(format!("{code}.tsv")), list.as_bytes())?;
        }
        for (ending, bytes) in [("lex", &made.words), ("freq", &made.frequencies)] {
            let file = out.join(format!("{code}.{ending}"));
            if !options.check {
                write(&file, bytes)?;
            } else if fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?
                != *bytes
            {
                different.push(file.display().to_string());
            }
        }
    }
    match different.is_empty() {
        true => Ok(()),
        false => {
            Err(format!("rebuilt from the pinned packages, differs: {}", different.join(", ")))
        }
    }
}

/// The two files of a language.
struct Made {
    words: Vec<u8>,
    frequencies: Vec<u8>,
}

fn compile(
    kitchen: &Kitchen,
    language: &Language,
    recipe: &mut Recipe,
    entries: &[Entry],
) -> Result<Made, String> {
    let Language { alphabet, .. } = *language;
    let code = alphabet.code();
    let sources: Result<Vec<String>, String> =
        language.packages.iter().map(|package| kitchen.name(package)).collect();
    let notes = Notes {
        title: language.title.to_owned(),
        source: sources?.join(", "),
        licence: language.licence.to_owned(),
    };
    let words =
        lexicon::compile(alphabet, entries, &notes).map_err(|error| format!("{code}: {error}"))?;
    let lexicon = Lexicon::open(code, words.clone()).map_err(|error| format!("{code}: {error}"))?;

    let list = format!("wordfreq/data/large_{code}.msgpack.gz");
    let files = kitchen.files("wordfreq", |path| path == list)?;
    let zipf = frequencies::read(alphabet, files.get(&list)?)
        .map_err(|error| format!("{list}: {error}"))?;
    let known = entries.iter().filter(|entry| zipf.contains_key(&entry.word));
    recipe.table.words = entries.len() as u64;
    recipe.table.with_parts = entries.iter().filter(|entry| !entry.parts.is_empty()).count() as u64;
    recipe.table.with_frequency = known.count() as u64;
    Ok(Made { frequencies: lexicon::frequencies::compile(&lexicon, zipf), words })
}

/// The list as text: word, parts of speech, rank.
fn to_tsv(alphabet: Alphabet, entries: &[Entry]) -> String {
    let mut text = String::new();
    for entry in entries {
        let rank = entry.rank.map(|rank| rank.to_string()).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}\t{}\t{rank}", alphabet.spell(&entry.word), entry.parts);
    }
    text
}

/// Writes a file whole or not at all.
fn write(file: &Path, bytes: &[u8]) -> Result<(), String> {
    let at = |error: std::io::Error| format!("{}: {error}", file.display());
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(at)?;
    let unfinished = file.with_extension("unfinished");
    fs::write(&unfinished, bytes).map_err(at)?;
    fs::rename(&unfinished, file).map_err(at)
}
