//! The French list: the dictionary of the Grammalecte project with all its variants of spelling, but
//! of its verbs only those that a second source knows.

use super::recipe::{Kitchen, Recipe, text};
use super::second::Second;
use lexicon::source::hunspell::{self, Affixes, Stem, Stems, parts_of};
use lexicon::source::{Gatherer, Policy, usable};
use lexicon::{Alphabet, Word};
use std::collections::HashSet;

const ALPHABET: Alphabet = Alphabet::FRENCH;
const PACKAGE: &str = "hunspell-fr-comprehensive";

pub(super) fn build(kitchen: &Kitchen) -> Result<Recipe, String> {
    let mut recipe = Recipe::new(ALPHABET);
    recipe.put(&kitchen.name(PACKAGE)?, dictionary(kitchen)?);
    recipe.add("patch/fr.add", &kitchen.additions(ALPHABET, "fr.add")?, None);
    recipe.remove("patch/fr.del", &kitchen.words(ALPHABET, "fr.del")?);
    Ok(recipe)
}

fn dictionary(kitchen: &Kitchen) -> Result<Gatherer, String> {
    // Words of set phrases that are used by themselves as well.
    let by_themselves: HashSet<_> =
        kitchen.words(ALPHABET, "fr.loc")?.into_iter().map(|patch| patch.word).collect();
    let files = kitchen.files(PACKAGE, |path| path.starts_with("usr/share/hunspell/fr."))?;
    let (aff, dic) =
        (files.get("usr/share/hunspell/fr.aff")?, files.get("usr/share/hunspell/fr.dic")?);
    let mut affixes = Affixes::read("fr.aff", aff, Policy::Skip).map_err(text)?;
    affixes.drop_foreign(ALPHABET);
    let second = second(kitchen)?;
    let mut gatherer = Gatherer::new(ALPHABET);
    let mut stems = Stems::open(&affixes, "fr.dic", dic, Policy::Skip).map_err(text)?;
    // Symbols and units keep their case; ordinal numbers and letters are never suggested.
    let marks = [("||", "symbols and units"), ("--", "numerals, letters and codes")];
    let marks = marks.map(|(flag, rule)| (affixes.flag(flag), rule));
    let units: Vec<_> = ["Um", "Ui"].iter().filter_map(|name| affixes.flag(name)).collect();
    while let Some(stem) = stems.next_stem().map_err(text)? {
        let alone = usable(ALPHABET, &stem.text).is_ok_and(|word| by_themselves.contains(&word));
        let marked = marks.iter().find(|(flag, _)| flag.is_some_and(|flag| stem.has(flag)));
        let mut rule = marked.map(|(_, rule)| *rule).or_else(|| unwanted(&stem, alone));
        if rule.is_none() && is_verb(&stem) && !is_attested(&affixes, &stem, &second)? {
            rule = Some("verbs that no second source attests");
        }
        let unit = units.iter().any(|&flag| stem.has(flag));
        affixes
            .expand(&stem, &mut |form| {
                let name = || form.text.chars().any(char::is_uppercase).then_some(hunspell::NAMES);
                let multiple = || {
                    (unit && is_rare_multiple(form.text, &stem.text))
                        .then_some("multiples of units that nobody uses")
                };
                match rule.or_else(name).or_else(multiple) {
                    Some(rule) => gatherer.drop(rule),
                    None => gatherer.take_or_drop(form.text, parts_of(form.fields), None),
                }
            })
            .map_err(|_| too_many(&stem))?;
    }
    Ok(gatherer)
}

fn too_many(stem: &Stem) -> String {
    format!("fr.aff makes too many forms of {:?}", stem.text)
}

/// Who else knows verbs.
fn second(kitchen: &Kitchen) -> Result<Second, String> {
    let mut second = Second::new(ALPHABET);
    second.lemmas(kitchen)?;
    second.verbs(kitchen)?;
    second.list(kitchen, "wfrench", "usr/share/dict/french")?;
    second.thesaurus(kitchen, "mythes-fr", "usr/share/mythes/thes_fr.dat")?;
    second.frequencies(kitchen)?;
    Ok(second)
}

/// Is it a verb, by what the dictionary says of its group: `v1__t_q_zz`, `v0a`?
fn is_verb(stem: &Stem) -> bool {
    let group = |tag: &str| {
        tag.strip_prefix('v').is_some_and(|rest| rest.starts_with(['0', '1', '2', '3']))
    };
    stem.fields.split_whitespace().filter_map(|field| field.strip_prefix("po:")).any(group)
}

/// A verb counts if a dictionary has its infinitive or running text three of its forms.
fn is_attested(affixes: &Affixes, stem: &Stem, second: &Second) -> Result<bool, String> {
    let Ok(infinitive) = usable(ALPHABET, &stem.text) else { return Ok(true) };
    if second.knows(&infinitive) {
        return Ok(true);
    }
    let mut used: HashSet<Word> = HashSet::new();
    affixes
        .expand(stem, &mut |form| {
            used.extend(usable(ALPHABET, form.text).ok().filter(|word| second.uses(word)));
        })
        .map_err(|_| too_many(stem))?;
    Ok(used.len() >= 3)
}

/// The dictionary puts every prefix on every unit. Kept are those of everyday on all units, and
/// the small steps on metre, litre and gram, where they are taught.
fn is_rare_multiple(form: &str, unit: &str) -> bool {
    let everyday = ["kilo", "méga", "mega", "giga", "centi", "milli", "micro", "nano"];
    let small_steps = ["hecto", "déca", "déci"];
    // A plural is longer than the unit, so what comes before it is looked at.
    let Some(place) = form.find(unit) else { return false };
    let prefix = &form[..place];
    let common = prefix.is_empty()
        || everyday.contains(&prefix)
        || small_steps.contains(&prefix) && ["mètre", "litre", "gramme"].contains(&unit);
    !common
}

/// The rule that drops a stem, by what it is.
fn unwanted(stem: &Stem, alone: bool) -> Option<&'static str> {
    let tags: Vec<&str> =
        stem.fields.split_whitespace().filter_map(|field| field.strip_prefix("po:")).collect();
    let never = tags.iter().find_map(|&tag| match tag {
        "npr" | "prn" | "patr" => Some("proper names"),
        "err" => Some("elided stems"),
        "sign" | "ponc" => Some("punctuation"),
        _ => None,
    });
    // Other tags drop a stem only where it has nothing better: AFIN is marked as a grammatical
    // word besides being part of a phrase.
    let mut rule = None;
    for tag in tags {
        rule = match tag {
            "pfx" | "sfx" => Some("prefixes and suffixes"),
            _ if tag.starts_with("loc") && !alone => Some("words of set phrases"),
            _ => return never,
        };
    }
    never.or(rule)
}
