//! Synonyms of Portuguese words: the thesaurus of the VERO project.
//!
//! It has a headword and how many groups follow, with a bar between; then the groups, each the
//! synonyms of one synonym, which it begins with: `(Sinônimo)lindo|lindo|belo|formoso`. The groups
//! wander far from the headword, so of each only its first word is taken, and only where the lexicon
//! has it: the thesaurus is not free of slips.

use super::meanings::{Dictionary, Headwords, inflections};
use super::recipe::Kitchen;
use lexicon::meanings::{Kind, Provenance};
use lexicon::source::usable;
use lexicon::{Lexicon, Parts};

const PACKAGE: &str = "mythes-pt-br";
const FILE: &str = "usr/share/mythes/th_pt_BR.dat";
const GROUP: &str = "(Sinônimo)";

/// Synonyms of a headword that are kept.
const MOST: usize = 12;

pub(super) fn read(kitchen: &Kitchen, lexicon: &Lexicon) -> Result<Dictionary, String> {
    let files = kitchen.files(PACKAGE, |path| path == FILE)?;
    let text = String::from_utf8_lossy(files.get(FILE)?);
    let mut headwords = Headwords::default();
    let known = |synonym: &str| {
        let mut parts = synonym.split([' ', '-']);
        parts.all(|part| usable(lexicon.alphabet(), part).is_ok_and(|word| lexicon.contains(&word)))
    };
    for (headword, synonyms) in entries(&text, known) {
        headwords.add(headword, Parts::NONE, &synonyms.join(", "));
    }
    let meanings = headwords.explain(lexicon, |wanted, each| {
        inflections(kitchen, "dictionary-pt-pt", "package/index", wanted, each)
    })?;
    let provenance = Provenance {
        source: format!("VERO, {}", kitchen.name(PACKAGE)?),
        licence: "MPL 2.0".to_owned(),
        kind: Kind::Synonyms,
    };
    Ok(Dictionary { provenance, meanings })
}

/// Headwords and their synonyms.
fn entries(text: &str, known: impl Fn(&str) -> bool) -> Vec<(&str, Vec<&str>)> {
    let mut entries: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines() {
        let first = |line: &'_ str| line.split('|').next().map(str::len).unwrap_or_default();
        match (line.strip_prefix(GROUP), entries.last_mut()) {
            (Some(group), Some((headword, synonyms))) => {
                let synonym = &group[..first(group)];
                let new = synonym != *headword && !synonyms.contains(&synonym);
                if synonyms.len() < MOST && new && known(synonym) {
                    synonyms.push(synonym);
                }
            }
            _ => entries.push((&line[..first(line)], Vec::new())),
        }
    }
    entries.retain(|(_, synonyms)| !synonyms.is_empty());
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_headword_has_the_first_word_of_each_of_its_groups() {
        let text = "UTF-8\nbonito|3\n(Sinônimo)belo|belo|bom\n(Sinônimo)lnido|lnido\n\
                    (Sinônimo)lindo|lindo|belo\nsó|0\n";
        let found = entries(text, |synonym| synonym != "lnido");
        assert_eq!(found, [("bonito", vec!["belo", "lindo"])]);
    }
}
