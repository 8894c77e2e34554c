//! What English words mean: the definitions of WordNet, in its order, which is by how often each
//! sense is used. Examples are left out.

use super::inflect;
use super::meanings::{Dictionary, Headwords};
use super::recipe::Kitchen;
use super::unpack::Files;
use super::wordnet::{FOLDER, KINDS};
use lexicon::meanings::{Kind, Provenance};
use lexicon::{Alphabet, Lexicon, Parts};
use std::collections::{HashMap, HashSet};

const PACKAGE: &str = "wordnet-base";

pub(super) fn read(kitchen: &Kitchen, lexicon: &Lexicon) -> Result<Dictionary, String> {
    let files = kitchen.files(PACKAGE, |path| {
        path.strip_prefix(FOLDER).is_some_and(|name| {
            name.starts_with("data.") || name.starts_with("index.") || name.ends_with(".exc")
        })
    })?;
    let (mut headwords, mut lemmas) = (Headwords::default(), Vec::new());
    for (kind, part) in KINDS {
        let data = String::from_utf8_lossy(files.get(&format!("{FOLDER}data.{kind}"))?);
        let index = String::from_utf8_lossy(files.get(&format!("{FOLDER}index.{kind}"))?);
        let synsets: HashMap<&str, &str> =
            data.lines().filter_map(|line| line.split_once(' ')).collect();
        for (lemma, offsets) in index.lines().filter_map(indexed) {
            for synset in offsets.iter().filter_map(|offset| synsets.get(offset)) {
                if let Some(definition) = definition(synset, lemma) {
                    headwords.add(lemma, part, definition);
                    lemmas.push((lemma.to_owned(), part));
                }
            }
        }
    }
    lemmas.dedup();
    let has: HashSet<String> =
        lexicon.words().map(|word| Alphabet::ENGLISH.spell(&word).to_string()).collect();
    let irregular = irregular(&files)?;
    let meanings = headwords.explain(lexicon, |_, each| {
        for (lemma, part) in &lemmas {
            let forms = inflect::forms(&lemma.to_uppercase(), *part, |form| has.contains(form));
            forms.iter().for_each(|(form, _)| each(&form.to_lowercase(), lemma));
            let odd = irregular.get(&(lemma.as_str(), *part));
            odd.into_iter().flatten().for_each(|form| each(form, lemma));
        }
        Ok(())
    })?;
    let provenance = Provenance {
        source: format!("WordNet 3.0, {}", kitchen.name(PACKAGE)?),
        licence: "WordNet licence; copyright 2006 by Princeton University".to_owned(),
        kind: Kind::Explanations,
    };
    Ok(Dictionary { provenance, meanings })
}

/// A line of an index: lemma, kind, number of synsets, number of pointers, the pointers, two
/// counts, then where each synset stands in the data. Lines that start with spaces are the licence.
fn indexed(line: &str) -> Option<(&str, Vec<&str>)> {
    let columns: Vec<&str> = line.split_whitespace().collect();
    let synsets: usize = columns.get(2)?.parse().ok().filter(|_| !line.starts_with(' '))?;
    let offsets = columns.len().checked_sub(synsets).map(|from| columns[from..].to_vec())?;
    (!columns[0].contains(['_', '-', '.', '\''])).then_some((columns[0], offsets))
}

/// What a synset says of a lemma; nothing where the lemma is a name there.
fn definition<'a>(synset: &'a str, lemma: &str) -> Option<&'a str> {
    let (columns, gloss) = synset.split_once(" | ")?;
    // An adjective may be followed by its position in brackets.
    let is_lemma = |column: &str| column.split('(').next() == Some(lemma);
    columns.split(' ').skip(3).step_by(2).any(is_lemma).then_some(())?;
    let end = gloss.find("; \"").unwrap_or(gloss.len());
    let text = gloss[..end].trim();
    (!text.is_empty() && !text.starts_with('"')).then_some(text)
}

/// Irregular forms by lemma.
fn irregular(files: &Files) -> Result<HashMap<(&str, Parts), Vec<&str>>, String> {
    let mut irregular: HashMap<(&str, Parts), Vec<&str>> = HashMap::new();
    for (kind, part) in KINDS {
        let path = format!("{FOLDER}{kind}.exc");
        let text = std::str::from_utf8(files.get(&path)?).map_err(|e| format!("{path}: {e}"))?;
        for (form, lemmas) in text.lines().filter_map(|line| line.split_once(' ')) {
            for lemma in lemmas.split(' ') {
                irregular.entry((lemma, part)).or_default().push(form);
            }
        }
    }
    Ok(irregular)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_index_names_synsets_and_a_synset_defines_its_lemmas_but_no_names() {
        let line = "dog n 2 2 @ ~ 2 1 02084071 10114209  ";
        assert_eq!(indexed(line), Some(("dog", vec!["02084071", "10114209"])));
        assert_eq!(indexed("  1 This software and database"), None);
        assert_eq!(indexed("hot_dog n 1 1 @ 1 1 07697537"), None);
        let synset = "05 n 02 dog 0 Canis 0 001 @ 02083346 n 0000 | a pet; \"the dog barked\"  ";
        assert_eq!(definition(synset, "dog"), Some("a pet"));
        assert_eq!(definition(synset, "canis"), None);
    }
}
