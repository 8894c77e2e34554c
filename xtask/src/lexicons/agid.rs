//! AGID, the Automatically Generated Inflection Database of the makers of SCOWL, as the package
//! pyinflect has it: a lemma a line, then N, V or A, then its forms; `/` stands between variants
//! and `<>` for the form before.

use super::recipe::Kitchen;
use super::wordnet::Known;
use lexicon::source::usable;
use lexicon::{Alphabet, Parts};
use std::collections::HashMap;

const ALPHABET: Alphabet = Alphabet::ENGLISH;
const LIST: &str = "pyinflect/infl.csv";

/// Marks words that have no part of speech yet.
pub(super) fn fill(kitchen: &Kitchen, known: &mut Known) -> Result<(), String> {
    let files = kitchen.files("pyinflect", |path| path == LIST)?;
    for (word, parts) in read(&String::from_utf8_lossy(files.get(LIST)?)) {
        if let Some(place) = known.get_mut(&word).filter(|parts| parts.is_empty()) {
            *place = parts;
        }
    }
    Ok(())
}

fn read(text: &str) -> HashMap<String, Parts> {
    let mut found: HashMap<String, Parts> = HashMap::new();
    for line in text.lines().filter(|line| !line.chars().next().is_some_and(char::is_uppercase)) {
        let mut columns = line.split(',');
        let (Some(lemma), Some(Ok(parts))) = (columns.next(), columns.next().map(str::parse))
        else {
            continue;
        };
        for form in columns.flat_map(|forms| forms.split('/')).chain([lemma]) {
            if let Ok(word) = usable(ALPHABET, form) {
                let place = found.entry(ALPHABET.spell(&word).to_string()).or_default();
                *place = *place | parts;
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lemmas_and_forms_are_read_and_names_are_not() {
        let found = read("aah,V,aahed,<>,aahing,aahs\naah,N,aahs\nox,N,oxen/oxes\nBob,N,Bobs\n");
        assert_eq!(found.len(), 7);
        assert_eq!(found["AAHS"], Parts::NOUN | Parts::VERB);
        assert_eq!(found["OXES"], Parts::NOUN);
    }
}
