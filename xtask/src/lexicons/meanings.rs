//! What words mean: what the readers of all sources share.

use super::recipe::{Kitchen, text};
use lexicon::meanings::{Meaning, Provenance, Sense};
use lexicon::source::hunspell::{Affixes, Stems};
use lexicon::source::{Policy, usable};
use lexicon::{Lexicon, Parts, Word};
use std::collections::{BTreeMap, HashMap};

/// Senses of one headword as one part of speech that are kept; sources put the weightiest first.
const SENSES: usize = 6;

/// What words mean, and who says so.
pub(super) struct Dictionary {
    pub(super) provenance: Provenance,
    pub(super) meanings: BTreeMap<Word, Meaning>,
}

/// Headwords as they are written, with their senses.
#[derive(Default)]
pub(super) struct Headwords {
    senses: HashMap<String, Vec<(Parts, String)>>,
}

impl Headwords {
    /// One more sense of a headword; none is kept twice.
    pub(super) fn add(&mut self, headword: &str, part: Parts, sense: &str) {
        let senses = self.senses.entry(headword.to_owned()).or_default();
        let alike = senses.iter().filter(|(known, _)| *known == part).count();
        if alike < SENSES && !sense.is_empty() && !senses.iter().any(|(_, known)| known == sense) {
            senses.push((part, sense.to_owned()));
        }
    }

    /// The words of the lexicon that they explain. `forms` hands out each form of each headword.
    pub(super) fn explain(
        self,
        lexicon: &Lexicon,
        forms: impl FnOnce(&dyn Fn(&str) -> bool, &mut dyn FnMut(&str, &str)) -> Result<(), String>,
    ) -> Result<BTreeMap<Word, Meaning>, String> {
        let fold = |text: &str| {
            usable(lexicon.alphabet(), text).ok().filter(|word| lexicon.contains(word))
        };
        let mut meanings: BTreeMap<Word, Meaning> = BTreeMap::new();
        forms(
            &|headword: &str| self.senses.contains_key(headword),
            &mut |form: &str, headword: &str| {
                if form != headword
                    && let (Some(form), Some(base)) = (fold(form), fold(headword))
                {
                    let bases = &mut meanings.entry(form).or_default().bases;
                    if form != base && !bases.contains(&base) {
                        bases.push(base);
                    }
                }
            },
        )?;
        let mut headwords: Vec<(String, Vec<(Parts, String)>)> = self.senses.into_iter().collect();
        headwords.sort_by(|a, b| a.0.cmp(&b.0));
        for (written, senses) in headwords {
            if let Some(word) = fold(&written) {
                let known = &mut meanings.entry(word).or_default().senses;
                known.extend(senses.into_iter().map(|(part, text)| Sense {
                    written: written.clone(),
                    part,
                    text,
                }));
            }
        }
        meanings.retain(|_, meaning| !meaning.senses.is_empty() || !meaning.bases.is_empty());
        for meaning in meanings.values_mut() {
            meaning.bases.sort_unstable();
        }
        Ok(meanings)
    }
}

/// Hands out the forms of the wanted stems of a hunspell dictionary.
pub(super) fn inflections(
    kitchen: &Kitchen,
    package: &str,
    folder: &str,
    wanted: &dyn Fn(&str) -> bool,
    each: &mut dyn FnMut(&str, &str),
) -> Result<(), String> {
    let (aff, dic) = (format!("{folder}.aff"), format!("{folder}.dic"));
    let files = kitchen.files(package, |path| path == aff || path == dic)?;
    let affixes = Affixes::read(&aff, files.get(&aff)?, Policy::Skip).map_err(text)?;
    let mut stems = Stems::open(&affixes, &dic, files.get(&dic)?, Policy::Skip).map_err(text)?;
    while let Some(stem) = stems.next_stem().map_err(text)? {
        if wanted(&stem.text) {
            affixes
                .expand(&stem, &mut |form| each(form.text, &stem.text))
                .map_err(|_| format!("{aff} makes too many forms of {:?}", stem.text))?;
        }
    }
    Ok(())
}
