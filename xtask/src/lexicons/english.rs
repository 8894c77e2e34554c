//! The English list: SCOWL up to its level 80, every region and variant, with parts of speech
//! from WordNet.

use super::recipe::{Kitchen, Recipe};
use super::wordnet;
use lexicon::source::Gatherer;
use lexicon::source::hunspell::NAMES;
use lexicon::{Alphabet, Parts};

const ALPHABET: Alphabet = Alphabet::English;

/// Beyond this level SCOWL collects what it could find, misspellings among it.
const HIGHEST: u32 = 80;

/// The level of words that are added by hand: they are no everyday words.
const ADDED: u32 = 70;

pub(super) fn build(kitchen: &Kitchen) -> Result<Recipe, String> {
    let mut recipe = Recipe::new(ALPHABET);
    recipe.put(&kitchen.name("scowl")?, scowl(kitchen)?);
    recipe.add("patch/en.add", &kitchen.additions(ALPHABET, "en.add")?, Some(ADDED));
    recipe.remove("patch/en.del", &kitchen.words(ALPHABET, "en.del")?);
    wordnet::mark(&mut recipe, kitchen)?;
    Ok(recipe)
}

fn scowl(kitchen: &Kitchen) -> Result<Gatherer, String> {
    let files = kitchen.files("scowl", |path| level(path).is_some_and(|level| level <= HIGHEST))?;
    let mut gatherer = Gatherer::new(ALPHABET);
    for (path, bytes) in files.iter() {
        let lines = std::str::from_utf8(bytes).map_err(|error| format!("{path}: {error}"))?;
        for line in lines.lines() {
            if line.chars().any(char::is_uppercase) {
                gatherer.drop(NAMES);
            } else if line.ends_with("'s") {
                gatherer.drop("possessives");
            } else {
                gatherer.take_or_drop(line, Parts::NONE, level(path));
            }
        }
    }
    Ok(gatherer)
}

/// The level of a list of plain words, `british-words.60`; other lists hold names, abbreviations
/// and contractions.
fn level(path: &str) -> Option<u32> {
    let (list, level) = path.strip_prefix("usr/share/dict/scowl/")?.rsplit_once('.')?;
    list.ends_with("-words").then(|| level.parse().ok())?
}
