//! Parts of speech of English words: those that WordNet knows and their inflections.
//!
//! WordNet has nouns, verbs, adjectives and adverbs; pronouns, prepositions and the like stand in
//! `patch/en.parts`. What neither knows, [`agid`](super::agid) may, and otherwise
//! [`derive`](super::derive) reads it off the word itself.

use super::inflect;
use super::recipe::{Kitchen, Recipe};
use lexicon::source::usable;
use lexicon::{Alphabet, Parts};
use std::collections::HashMap;

const ALPHABET: Alphabet = Alphabet::ENGLISH;
pub(super) const FOLDER: &str = "usr/share/wordnet/";
pub(super) const KINDS: [(&str, Parts); 4] = [
    ("noun", Parts::NOUN),
    ("verb", Parts::VERB),
    ("adj", Parts::ADJECTIVE),
    ("adv", Parts::ADVERB),
];

/// Parts of speech by word, in capital letters.
pub(super) type Known = HashMap<String, Parts>;

/// Marks the words of the list with their parts of speech.
pub(super) fn mark(recipe: &mut Recipe, kitchen: &Kitchen) -> Result<(), String> {
    let mut known: Known = Known::new();
    for (word, (parts, _)) in &recipe.words {
        known.insert(ALPHABET.spell(word).to_string(), *parts);
    }
    for patch in kitchen.additions(ALPHABET, "en.parts")? {
        add(&mut known, &ALPHABET.spell(&patch.word).to_string(), patch.parts);
    }
    for (lemma, parts) in lemmas(kitchen, &mut known)? {
        add(&mut known, &lemma, parts);
        for (form, part) in inflect::forms(&lemma, parts, |form| known.contains_key(form)) {
            add(&mut known, &form, part);
        }
    }
    super::agid::fill(kitchen, &mut known)?;
    super::derive::fill(&mut known);
    for (word, (parts, _)) in &mut recipe.words {
        if let Some(found) = known.get(&ALPHABET.spell(word).to_string()) {
            *parts = *parts | *found;
        }
    }
    Ok(())
}

/// Adds parts of speech to a word of the list; other words are passed over.
fn add(known: &mut Known, word: &str, parts: Parts) {
    if let Some(place) = known.get_mut(word) {
        *place = *place | parts;
    }
}

/// The lemmas of WordNet that are single words and no names, whether the list has them or not.
/// Irregular forms are marked on the way.
fn lemmas(kitchen: &Kitchen, known: &mut Known) -> Result<Vec<(String, Parts)>, String> {
    let files = kitchen.files("wordnet-base", |path| {
        path.strip_prefix(FOLDER).is_some_and(|name| {
            KINDS
                .iter()
                .any(|(kind, _)| name == format!("data.{kind}") || name == format!("{kind}.exc"))
        })
    })?;
    let mut lemmas: HashMap<String, Parts> = HashMap::new();
    for (kind, part) in KINDS {
        let text = String::from_utf8_lossy(files.get(&format!("{FOLDER}data.{kind}"))?);
        for lemma in text.lines().flat_map(synset) {
            // An adjective may be followed by its position in brackets: `afraid(p)`.
            let lemma = lemma.split('(').next().unwrap_or_default();
            let name = lemma.chars().any(char::is_uppercase);
            if let Ok(word) = usable(ALPHABET, lemma)
                && !name
            {
                let parts = lemmas.entry(ALPHABET.spell(&word).to_string()).or_default();
                *parts = *parts | part;
            }
        }
        let text = String::from_utf8_lossy(files.get(&format!("{FOLDER}{kind}.exc"))?);
        for line in text.lines() {
            let mut columns = line.split(' ').map(str::to_uppercase);
            let (Some(form), Some(lemma)) = (columns.next(), columns.next()) else { continue };
            if lemmas.get(&lemma).is_some_and(|parts| parts.contains(part)) {
                add(known, &form, part);
            }
        }
    }
    let mut lemmas: Vec<(String, Parts)> = lemmas.into_iter().collect();
    lemmas.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    Ok(lemmas)
}

/// The lemmas of one line of a data file: offset, file number, kind, count in hexadecimal, then
/// lemma and sense number by turns. Lines that start with spaces are the licence.
fn synset(line: &str) -> Vec<&str> {
    let mut columns = line.split(' ');
    let count = columns.nth(3).and_then(|count| usize::from_str_radix(count, 16).ok());
    match count {
        Some(count) if !line.starts_with(' ') => columns.step_by(2).take(count).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_names_as_many_lemmas_as_it_counts() {
        let line = "00002137 03 n 02 abstraction 0 abstract_entity 0 010 @ 00001740 n 0000 | gloss";
        assert_eq!(synset(line), ["abstraction", "abstract_entity"]);
        assert!(synset("  1 This software and database is being provided").is_empty());
        assert!(synset("").is_empty());
    }
}
