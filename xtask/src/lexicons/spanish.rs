//! The Spanish list: the dictionary of the Spanish LibreOffice community, without the pronouns
//! that it hangs on verbs.

use super::enclitics::Enclitics;
use super::recipe::{Kitchen, Recipe, text};
use lexicon::source::hunspell::{self, Affix, Affixes, Flag, Side, Stem, Stems};
use lexicon::source::{Gatherer, Policy};
use lexicon::{Alphabet, Parts};
use std::collections::HashSet;

const ALPHABET: Alphabet = Alphabet::SPANISH;
const PACKAGE: &str = "dictionary-es";

/// Classes of suffixes. Those that are not here only hang pronouns on verbs: DÁMELO.
const VERBAL: [&str; 5] = ["R", "E", "I", "X", "D"];
const GENDER: &str = "G";
const NUMBER: &str = "S";
/// What they make is a noun, whatever they are put on: -CIÓN, -AJE, -IDAD, -ISMO, -ITO.
const TO_NOUN: [&str; 14] = ["A", "B", "C", "F", "H", "J", "K", "L", "M", "N", "O", "P", "Q", "U"];
/// -BLE.
const TO_ADJECTIVE: &str = "T";

pub(super) fn build(kitchen: &Kitchen) -> Result<Recipe, String> {
    let mut recipe = Recipe::new(ALPHABET);
    recipe.put(&kitchen.name(PACKAGE)?, dictionary(kitchen)?);
    recipe.add("patch/es.add", &kitchen.additions(ALPHABET, "es.add")?, None);
    recipe.remove("patch/es.del", &kitchen.words(ALPHABET, "es.del")?);
    Ok(recipe)
}

/// The affixes in sets by what comes of them.
struct Sets {
    /// Conjugation, gender and number, with prefixes.
    own: Affixes,
    nouns: Affixes,
    adjectives: Affixes,
    verbal: Vec<Flag>,
    gender: Option<Flag>,
    number: Option<Flag>,
    every: HashSet<Flag>,
}

impl Sets {
    fn read(aff: &[u8]) -> Result<Sets, String> {
        let read = || Affixes::read("dictionary-es/index.aff", aff, Policy::Skip).map_err(text);
        let (mut own, mut nouns, mut adjectives) = (read()?, read()?, read()?);
        let flags = |names: &[&str]| -> Vec<Flag> {
            names.iter().filter_map(|name| own.flag(name)).collect()
        };
        let (verbal, to_noun) = (flags(&VERBAL), flags(&TO_NOUN));
        let [gender, number, to_adjective] =
            [GENDER, NUMBER, TO_ADJECTIVE].map(|name| own.flag(name));
        let is = |affix: Affix<'_>, flag: Option<Flag>| Some(affix.flag) == flag;
        let second = |affix: Affix<'_>| affix.side == Side::Prefix || is(affix, number);
        nouns.retain(|affix| second(affix) || to_noun.contains(&affix.flag));
        adjectives.retain(|affix| second(affix) || is(affix, to_adjective));
        own.retain(|affix| {
            second(affix)
                || is(affix, gender)
                || verbal.contains(&affix.flag) && !has_pronoun(affix.strip, affix.add)
        });
        for affixes in [&mut own, &mut nouns, &mut adjectives] {
            affixes.drop_foreign(ALPHABET);
        }
        let every = own.iter().map(|affix| affix.flag).collect();
        Ok(Sets { own, nouns, adjectives, verbal, gender, number, every })
    }

    /// Does it stand for itself alone?
    fn has_no_suffix(&self, stem: &Stem) -> bool {
        !self.every.iter().any(|&flag| stem.has(flag))
    }

    /// What a stem is, by the classes of its suffixes.
    fn parts(&self, stem: &Stem) -> Parts {
        let has = |flag: Option<Flag>| flag.is_some_and(|flag| stem.has(flag));
        if self.verbal.iter().any(|&flag| stem.has(flag)) {
            Parts::VERB
        } else if has(self.gender) {
            // What has a feminine of its own is an adjective, or a noun used like one.
            Parts::NOUN | Parts::ADJECTIVE
        } else if has(self.number) {
            Parts::NOUN
        } else if stem.text.ends_with("mente") {
            Parts::ADVERB
        } else {
            Parts::NONE
        }
    }
}

/// AMARSE and AMÁNDOSE: the classes of conjugation have them too.
fn has_pronoun(strip: &str, add: &str) -> bool {
    strip.is_empty() && add == "se" || add.ends_with("ndose")
}

fn dictionary(kitchen: &Kitchen) -> Result<Gatherer, String> {
    let files = kitchen.files(PACKAGE, |path| path.starts_with("package/index."))?;
    let (aff, dic) = (files.get("package/index.aff")?, files.get("package/index.dic")?);
    let sets = Sets::read(aff)?;
    let mut gatherer = Gatherer::new(ALPHABET);
    let file = "dictionary-es/index.dic";
    let mut stems = Stems::open(&sets.own, file, dic, Policy::Skip).map_err(text)?;
    let mut all = Vec::new();
    let mut verbs = Vec::new();
    while let Some(stem) = stems.next_stem().map_err(text)? {
        if sets.parts(&stem) == Parts::VERB || sets.has_no_suffix(&stem) {
            expand(&sets.own, &stem, |form| verbs.push(form.to_owned()))?;
        }
        all.push(stem);
    }
    let enclitics = Enclitics::new(verbs.iter().map(String::as_str));
    for stem in all {
        let pronoun = || {
            (sets.has_no_suffix(&stem) && enclitics.has_pronoun(&stem.text))
                .then_some("verbs with pronouns")
        };
        let rule = unwanted(&stem.text).or_else(pronoun);
        let own = sets.parts(&stem);
        let made =
            [(&sets.own, own), (&sets.nouns, Parts::NOUN), (&sets.adjectives, Parts::ADJECTIVE)];
        for (affixes, parts) in made {
            expand(affixes, &stem, |form| {
                // The stem itself, alone or with S, comes up in every set.
                let parts = match own.contains(Parts::VERB) && is_participle(form) {
                    _ if parts != own && is_own(form, &stem.text) => return,
                    true => parts | Parts::ADJECTIVE,
                    false => parts,
                };
                match rule {
                    Some(rule) => gatherer.drop(rule),
                    None => gatherer.take_or_drop(form, parts, None),
                }
            })?;
        }
    }
    Ok(gatherer)
}

/// Is it the stem, at most with a prefix and a plural?
fn is_own(form: &str, stem: &str) -> bool {
    [form, form.trim_end_matches('s'), form.strip_suffix("es").unwrap_or(form)]
        .iter()
        .any(|form| form.ends_with(stem))
}

/// The rule that drops a stem.
fn unwanted(stem: &str) -> Option<&'static str> {
    let vowel = |c: char| "aeiouyáéíóúü".contains(c);
    if stem.chars().any(char::is_uppercase) {
        Some(hunspell::NAMES)
    } else if !stem.chars().any(vowel) {
        Some("abbreviations")
    } else {
        None
    }
}

fn is_participle(form: &str) -> bool {
    let singular = form.strip_suffix('s').unwrap_or(form);
    ["ado", "ada", "ido", "ida", "ído", "ída"].iter().any(|ending| singular.ends_with(ending))
}

fn expand(affixes: &Affixes, stem: &Stem, mut each: impl FnMut(&str)) -> Result<(), String> {
    affixes
        .expand(stem, &mut |form| each(form.text))
        .map_err(|_| format!("dictionary-es/index.aff makes too many forms of {:?}", stem.text))
}
