//! The English list: SCOWL up to its level 80, every region and variant, and what follows from it
//! at the highest level; with parts of speech from WordNet.

use super::recipe::{Kitchen, Recipe};
use super::{beyond, wordnet};
use lexicon::source::hunspell::NAMES;
use lexicon::source::{Gatherer, usable};
use lexicon::{Alphabet, Parts};
use std::collections::BTreeSet;

const ALPHABET: Alphabet = Alphabet::ENGLISH;

/// Beyond this level SCOWL collects what it could find, misspellings among it.
const HIGHEST: u32 = 80;
/// Of that last level only what follows from the words below.
const BEYOND: u32 = 95;

/// The level of words that are added by hand: they are no everyday words.
const ADDED: u32 = 70;

pub(super) fn build(kitchen: &Kitchen) -> Result<Recipe, String> {
    let mut recipe = Recipe::new(ALPHABET);
    recipe.put(&kitchen.name("scowl")?, scowl(kitchen)?);
    recipe.add("patch/en.add", &kitchen.additions(ALPHABET, "en.add")?, Some(ADDED));
    let unwanted = kitchen.words(ALPHABET, "en.del")?;
    recipe.remove("patch/en.del", &unwanted);
    wordnet::mark(&mut recipe, kitchen)?;
    let name = format!("{} level {BEYOND}", kitchen.name("scowl")?);
    let unwanted = unwanted.iter().map(|patch| ALPHABET.spell(&patch.word).to_string()).collect();
    recipe.put(&name, beyond(kitchen, &recipe, &unwanted)?);
    wordnet::mark(&mut recipe, kitchen)?;
    Ok(recipe)
}

fn scowl(kitchen: &Kitchen) -> Result<Gatherer, String> {
    let mut gatherer = Gatherer::new(ALPHABET);
    each_line(
        kitchen,
        |level| level <= HIGHEST,
        |line, level| match unwanted(line) {
            Some(rule) => gatherer.drop(rule),
            None => gatherer.take_or_drop(line, Parts::NONE, Some(level)),
        },
    )?;
    Ok(gatherer)
}

/// What of the highest level follows from the words of the recipe.
fn beyond(
    kitchen: &Kitchen,
    recipe: &Recipe,
    by_hand: &BTreeSet<String>,
) -> Result<Gatherer, String> {
    let spelled =
        |line: &str| usable(ALPHABET, line).ok().map(|word| ALPHABET.spell(&word).to_string());
    let mut rare = BTreeSet::new();
    each_line(
        kitchen,
        |level| level == BEYOND,
        |line, _| {
            rare.extend(spelled(line).filter(|_| unwanted(line).is_none()));
        },
    )?;
    let rare = rare.difference(by_hand).cloned().collect();
    let known = recipe.words.iter();
    let known =
        known.map(|(word, (parts, _))| (ALPHABET.spell(word).to_string(), *parts)).collect();
    let found = beyond::follow(&known, &rare);
    let mut gatherer = Gatherer::new(ALPHABET);
    each_line(
        kitchen,
        |level| level == BEYOND,
        |line, level| {
            let parts = spelled(line).and_then(|word| found.get(&word));
            match (unwanted(line), parts) {
                (Some(rule), _) => gatherer.drop(rule),
                (None, Some(&parts)) => gatherer.take_or_drop(line, parts, Some(level)),
                (None, None) => gatherer.drop("follow from no word below"),
            }
        },
    )?;
    Ok(gatherer)
}

/// The rule that drops a line of a list.
fn unwanted(line: &str) -> Option<&'static str> {
    if line.chars().any(char::is_uppercase) {
        Some(NAMES)
    } else {
        line.ends_with("'s").then_some("possessives")
    }
}

/// Hands each line of the lists of some levels to `each`, with its level.
fn each_line(
    kitchen: &Kitchen,
    wanted: impl Fn(u32) -> bool,
    mut each: impl FnMut(&str, u32),
) -> Result<(), String> {
    let files = kitchen.files("scowl", |path| level(path).is_some_and(&wanted))?;
    for (path, bytes) in files.iter() {
        let lines = std::str::from_utf8(bytes).map_err(|error| format!("{path}: {error}"))?;
        let level = level(path).unwrap_or(BEYOND);
        lines.lines().for_each(|line| each(line, level));
    }
    Ok(())
}

/// The level of a list of plain words, `british-words.60`; other lists hold names, abbreviations
/// and contractions.
fn level(path: &str) -> Option<u32> {
    let (list, level) = path.strip_prefix("usr/share/dict/scowl/")?.rsplit_once('.')?;
    list.ends_with("-words").then(|| level.parse().ok())?
}
