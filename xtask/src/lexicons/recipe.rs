//! What the recipes of all languages share: their ingredients, and a word list that grows and
//! shrinks step by step while a table keeps count.

use super::fetch::Store;
use super::patch::{self, Patch};
use super::pins::Pins;
use super::table::{Step, Table};
use super::unpack::Files;
use lexicon::source::{Gathered, Gatherer, SourceError};
use lexicon::{Alphabet, Entry, Parts, Word};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

/// Where a recipe finds what it needs.
pub(super) struct Kitchen {
    store: Store,
    pins: Pins,
    patches: PathBuf,
}

impl Kitchen {
    /// Reads the pins in `home`, the folder of the lexicons.
    pub(super) fn open(home: &Path, store: Store) -> Result<Kitchen, String> {
        let file = home.join("sources.tsv");
        let pins = Pins::read(&file.display().to_string(), &read_text(&file)?)?;
        Ok(Kitchen { store, pins, patches: home.join("patch") })
    }

    /// Files of a pinned package.
    pub(super) fn files(
        &self,
        package: &str,
        wanted: impl Fn(&str) -> bool,
    ) -> Result<Files, String> {
        let pin = self.pins.of(package)?;
        Files::unpack(&pin.file, &self.store.get(pin)?, wanted)
    }

    /// The longest list of frequencies that the package wordfreq has for a language, packed: some
    /// have the smaller of the two alone.
    pub(super) fn frequencies(&self, code: &str) -> Result<Vec<u8>, String> {
        let [large, small] =
            ["large", "small"].map(|size| format!("wordfreq/data/{size}_{code}.msgpack.gz"));
        let files = self.files("wordfreq", |path| path == large || path == small)?;
        files.get(&large).or_else(|_| files.get(&small)).map(<[u8]>::to_vec)
    }

    /// Package and version, for tables and notes.
    pub(super) fn name(&self, package: &str) -> Result<String, String> {
        let pin = self.pins.of(package)?;
        Ok(format!("{} {}", pin.package, pin.version))
    }

    /// Words that are added by hand.
    pub(super) fn additions(&self, alphabet: Alphabet, name: &str) -> Result<Vec<Patch>, String> {
        let (file, text) = self.patch(name)?;
        patch::with_parts(alphabet, &file, &text)
    }

    /// Words that are named by hand for any other reason.
    pub(super) fn words(&self, alphabet: Alphabet, name: &str) -> Result<Vec<Patch>, String> {
        let (file, text) = self.patch(name)?;
        patch::plain(alphabet, &file, &text)
    }

    fn patch(&self, name: &str) -> Result<(String, String), String> {
        let file = self.patches.join(name);
        Ok((file.display().to_string(), read_text(&file)?))
    }
}

fn read_text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// An error of a reader as the recipe passes it on.
pub(super) fn text(error: SourceError) -> String {
    error.to_string()
}

/// A word list in the making.
pub(super) struct Recipe {
    pub(super) words: HashMap<Word, (Parts, Option<u32>)>,
    /// How the sources write them.
    pub(super) written: BTreeMap<Word, Vec<String>>,
    pub(super) table: Table,
}

impl Recipe {
    pub(super) fn new(alphabet: Alphabet) -> Recipe {
        let table = Table { language: alphabet.code(), ..Table::default() };
        Recipe { words: HashMap::new(), written: BTreeMap::new(), table }
    }

    /// Puts in what a source gave; a word that is there already stays as it is.
    pub(super) fn put(&mut self, name: &str, gatherer: Gatherer) {
        let Gathered { entries, written, report } = gatherer.finish();
        for (word, mut forms) in written {
            self.written.entry(word).or_default().append(&mut forms);
        }
        let before = self.words.len();
        for Entry { word, parts, rank } in entries {
            self.words.entry(word).or_insert((parts, rank));
        }
        let added = (self.words.len() - before) as u64;
        self.table.steps.push(Step {
            name: name.to_owned(),
            words: report.words,
            repeated: report.duplicates + report.kept - added,
            dropped: report.dropped,
            removed: 0,
            added,
        });
    }

    /// Puts words in by hand; of words that are there already, parts of speech are united.
    pub(super) fn add(&mut self, name: &str, patches: &[Patch], rank: Option<u32>) {
        let before = self.words.len();
        for patch in patches {
            let (parts, _) = self.words.entry(patch.word).or_insert((Parts::NONE, rank));
            *parts = *parts | patch.parts;
        }
        let (words, added) = (patches.len() as u64, (self.words.len() - before) as u64);
        let name = name.to_owned();
        let repeated = words - added;
        self.table.steps.push(Step { name, words, repeated, added, ..Step::default() });
    }

    /// Takes words out by hand.
    pub(super) fn remove(&mut self, name: &str, patches: &[Patch]) {
        let gone = patches.iter().filter(|patch| self.words.remove(&patch.word).is_some());
        let removed = gone.count() as u64;
        let (name, words) = (name.to_owned(), patches.len() as u64);
        self.table.steps.push(Step { name, words, removed, ..Step::default() });
    }

    /// The words in the order of the alphabet.
    pub(super) fn entries(&self) -> Vec<Entry> {
        let entry =
            |(&word, &(parts, rank)): (&Word, &(Parts, Option<u32>))| Entry { word, parts, rank };
        let mut entries: Vec<Entry> = self.words.iter().map(entry).collect();
        entries.sort_unstable_by_key(|entry| entry.word);
        entries
    }
}
