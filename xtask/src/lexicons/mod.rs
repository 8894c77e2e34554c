//! `cargo xtask lexicons`: makes the lexicons that ship, byte for byte the same from the same
//! pinned packages.

mod agid;
mod attest;
mod beyond;
mod derive;
mod enclitics;
mod english;
mod fetch;
mod forms;
mod french;
mod frequencies;
mod glosses;
mod inflect;
mod meanings;
mod patch;
mod pins;
mod portuguese;
mod recipe;
mod romanian;
mod second;
mod simplemma;
mod spanish;
mod synonyms;
mod table;
#[cfg(test)]
mod tests;
mod unpack;
mod wikdict;
mod wordnet;

use fetch::Store;
use lexicon::{Alphabet, Beside, Entry, Lexicon, Notes, Word};
use meanings::Dictionary;
use recipe::{Kitchen, Recipe};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// How the chore is called.
pub const USAGE: &str = "cargo xtask lexicons [--source DIR] [--out DIR] [--tsv DIR] [--check]";

/// The languages that ship, each with its recipe and its notes.
const LANGUAGES: [Language; 5] = [
    Language {
        build: portuguese::build,
        meanings: Some(synonyms::read),
        alphabet: Alphabet::PORTUGUESE,
        title: "Português",
        packages: &["dictionary-pt-pt", "dictionary-pt"],
        licence: "MPL 1.1 and 2.0; see lexicons/pt.md",
    },
    Language {
        build: french::build,
        meanings: Some(wikdict::read),
        alphabet: Alphabet::FRENCH,
        title: "Français",
        packages: &["hunspell-fr-comprehensive"],
        licence: "MPL 2.0; see lexicons/fr.md",
    },
    Language {
        build: english::build,
        meanings: Some(glosses::read),
        alphabet: Alphabet::ENGLISH,
        title: "English",
        packages: &["scowl", "wordnet-base", "pyinflect"],
        licence: "SCOWL and WordNet notices; see lexicons/en.md",
    },
    Language {
        build: romanian::build,
        meanings: None,
        alphabet: Alphabet::ROMANIAN,
        title: "Română",
        packages: &["dictionary-ro"],
        licence: "MPL 1.1 or later; see lexicons/ro.md",
    },
    Language {
        build: spanish::build,
        meanings: None,
        alphabet: Alphabet::SPANISH,
        title: "Español",
        packages: &["dictionary-es"],
        licence: "MPL 1.1 or later; see lexicons/es.md",
    },
];

/// Finds out what the words of a lexicon mean.
type Explain = fn(&Kitchen, &Lexicon) -> Result<Dictionary, String>;

struct Language {
    build: fn(&Kitchen) -> Result<Recipe, String>,
    /// What its words mean, where there is a source that may be used.
    meanings: Option<Explain>,
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
    let (home, cache) = folders();
    run_in(&home, &cache, &Options::read(args)?)
}

/// Where pins and patches are, and where downloads are kept.
fn folders() -> (PathBuf, PathBuf) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    (root.join("lexicons"), target.join("lexicon-sources"))
}

/// The words of a language that are used most, the commonest first.
pub(crate) fn commonest(alphabet: Alphabet) -> Result<Vec<Word>, String> {
    let (home, cache) = folders();
    let zipf = zipf(&Kitchen::open(&home, Store::Cache(cache))?, alphabet)?;
    let mut words: Vec<(Word, u16)> = zipf.into_iter().collect();
    words.sort_by_key(|&(_, zipf)| std::cmp::Reverse(zipf));
    Ok(words.into_iter().map(|(word, _)| word).collect())
}

/// How often the words of a language are used, in hundredths of Zipf's scale.
fn zipf(kitchen: &Kitchen, alphabet: Alphabet) -> Result<BTreeMap<Word, u16>, String> {
    frequencies::read(alphabet, &kitchen.frequencies(alphabet.code())?)
        .map_err(|error| format!("{alphabet}: frequencies: {error}"))
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
        for (ending, bytes) in &made {
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

/// The files of a language by how their names end.
type Made = Vec<(&'static str, Vec<u8>)>;

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

    let mut zipf = zipf(kitchen, alphabet)?;
    // Running text has names in small letters too: what is mostly a name is no common word.
    for patch in kitchen.words(alphabet, &format!("{code}.names"))? {
        zipf.remove(&patch.word);
    }
    let known = entries.iter().filter(|entry| zipf.contains_key(&entry.word));
    recipe.table.words = entries.len() as u64;
    recipe.table.with_parts = entries.iter().filter(|entry| !entry.parts.is_empty()).count() as u64;
    recipe.table.with_frequency = known.count() as u64;
    let written = forms::written(alphabet, recipe, &kitchen.frequencies(code)?)?;
    recipe.table.with_forms = written.len() as u64;
    let mut made = vec![
        ("lex", words),
        (Beside::Frequencies.ending(), lexicon::frequencies::compile(&lexicon, zipf)),
        (Beside::Forms.ending(), lexicon::forms::compile(&lexicon, written)),
    ];
    if let Some(meanings) = language.meanings {
        let Dictionary { provenance, meanings } = meanings(kitchen, &lexicon)?;
        recipe.table.with_meaning = meanings.len() as u64;
        let meanings = lexicon::meanings::compile(&lexicon, &provenance, &meanings);
        made.push((Beside::Meanings.ending(), meanings));
    }
    Ok(made)
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
