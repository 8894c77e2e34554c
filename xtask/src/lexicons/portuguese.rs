//! The Portuguese list: a dictionary of European Portuguese as its core, and what another one of
//! Brazil adds where a third source knows the word too.

use super::recipe::{Kitchen, Recipe, text};
use lexicon::source::hunspell::{self, Affixes, Flag, Side, Stem, Stems, parts_of};
use lexicon::source::{Gatherer, Policy, usable};
use lexicon::{Alphabet, Parts, Word};
use std::collections::{BTreeMap, HashSet};

const ALPHABET: Alphabet = Alphabet::Portuguese;

/// Ranks: the core comes before the extension.
const CORE: u32 = 1;
const EXTENSION: u32 = 2;

/// Classes of suffixes of the Brazilian dictionary that the extension uses. Left out are
/// prefixes, enclitics, diminutives, augmentatives, superlatives and adverbs, which that
/// dictionary makes of every word whether anybody says them or not.
const NOMINAL: [&str; 7] = ["A", "B", "C", "D", "G", "N", "4"];
const VERBAL: [&str; 10] = ["a", "c", "d", "e", "f", "g", "h", "i", "t", "w"];

pub(super) fn build(kitchen: &Kitchen) -> Result<Recipe, String> {
    let mut recipe = Recipe::new(ALPHABET);
    recipe.put(&kitchen.name("dictionary-pt-pt")?, core(kitchen)?);
    recipe.put(&kitchen.name("dictionary-pt")?, extension(kitchen)?);
    recipe.add("patch/pt.add", &kitchen.additions(ALPHABET, "pt.add")?, Some(CORE));
    recipe.remove("patch/pt.del", &kitchen.words(ALPHABET, "pt.del")?);
    Ok(recipe)
}

fn core(kitchen: &Kitchen) -> Result<Gatherer, String> {
    let files = kitchen.files("dictionary-pt-pt", |path| path.starts_with("package/index."))?;
    let (aff, dic) = (files.get("package/index.aff")?, files.get("package/index.dic")?);
    let mut affixes =
        Affixes::read("dictionary-pt-pt/index.aff", aff, Policy::Skip).map_err(text)?;
    affixes.drop_foreign(ALPHABET);
    let mut gatherer = Gatherer::new(ALPHABET);
    let file = "dictionary-pt-pt/index.dic";
    let mut stems = Stems::open(&affixes, file, dic, Policy::Skip).map_err(text)?;
    while let Some(stem) = stems.next_stem().map_err(text)? {
        let rule = unwanted(&stem.fields);
        expand(&affixes, &stem, |form, fields| {
            match rule.or_else(|| form.chars().any(char::is_uppercase).then_some(hunspell::NAMES)) {
                Some(rule) => gatherer.drop(rule),
                None => gatherer.take_or_drop(form, parts(fields), Some(CORE)),
            }
        })?;
    }
    Ok(gatherer)
}

/// The rule that drops a stem of the core, by its fields.
fn unwanted(fields: &str) -> Option<&'static str> {
    let rules = [
        ("ABR=1", "abbreviations"),
        ("CAT=pref", "prefixes"),
        ("subcat=rom", "Roman numerals"),
        ("CAT=punct", "punctuation"),
    ];
    rules.into_iter().find(|(field, _)| fields.contains(field)).map(|(_, rule)| rule)
}

/// A participle is an adjective as well.
fn parts(fields: &[&str]) -> Parts {
    let participle = fields.iter().any(|fields| fields.contains("T=ppa"));
    parts_of(fields) | if participle { Parts::ADJECTIVE } else { Parts::NONE }
}

fn extension(kitchen: &Kitchen) -> Result<Gatherer, String> {
    let attested = attested(kitchen)?;
    let files = kitchen.files("dictionary-pt", |path| path.starts_with("package/index."))?;
    let (aff, dic) = (files.get("package/index.aff")?, files.get("package/index.dic")?);
    let mut affixes = Affixes::read("dictionary-pt/index.aff", aff, Policy::Skip).map_err(text)?;
    choose(&mut affixes);
    let flags = |names: &[&str]| -> Vec<Flag> {
        names.iter().filter_map(|name| affixes.flag(name)).collect()
    };
    let (verbal, nominal, gendered) = (flags(&VERBAL), flags(&NOMINAL), flags(&["D"]));
    let mut gatherer = Gatherer::new(ALPHABET);
    let file = "dictionary-pt/index.dic";
    let mut stems = Stems::open(&affixes, file, dic, Policy::Skip).map_err(text)?;
    while let Some(stem) = stems.next_stem().map_err(text)? {
        if stem.text.chars().any(char::is_uppercase) {
            gatherer.drop(hunspell::NAMES);
            continue;
        }
        let rule = match usable(ALPHABET, &stem.text) {
            Ok(word) if attested.contains(&word) => None,
            Ok(_) => Some("stems that no second source attests"),
            Err(why) => Some(why.rule()),
        };
        if let Some(rule) = rule {
            gatherer.drop(rule);
            continue;
        }
        let has = |flags: &[Flag]| flags.iter().any(|&flag| stem.has(flag));
        let (verb, noun, gendered) = (has(&verbal), has(&nominal), has(&gendered));
        expand(&affixes, &stem, |form, _| {
            let parts = match (verb, gendered, noun) {
                (true, ..) if is_participle(form) => Parts::VERB | Parts::ADJECTIVE,
                (true, ..) => Parts::VERB,
                // What has a feminine of its own is an adjective, or a noun used like one.
                (_, true, _) => Parts::NOUN | Parts::ADJECTIVE,
                (_, _, true) => Parts::NOUN,
                _ if form.ends_with("mente") => Parts::ADVERB,
                _ => Parts::NONE,
            };
            gatherer.take_or_drop(form, parts, Some(EXTENSION));
        })?;
    }
    Ok(gatherer)
}

/// Keeps the suffixes that the extension uses.
fn choose(affixes: &mut Affixes) {
    let flags: Vec<_> =
        NOMINAL.iter().chain(&VERBAL).filter_map(|name| affixes.flag(name)).collect();
    let augmentative = affixes.flag("G");
    // Before an enclitic, `-mos` loses its s: `amemo-nos`. Such a stem is no word.
    let clipped: HashSet<(Flag, String, String)> = affixes
        .iter()
        .filter_map(|affix| {
            let clipped = affix.add.strip_suffix('s').filter(|add| add.ends_with("mo"))?;
            Some((affix.flag, affix.strip.to_owned(), clipped.to_owned()))
        })
        .collect();
    affixes.retain(|affix| {
        let size = Some(affix.flag) == augmentative && affix.add.contains('z');
        affix.side == Side::Suffix
            && flags.contains(&affix.flag)
            && !affix.add.contains("díssim")
            && !size
            && !clipped.contains(&(affix.flag, affix.strip.to_owned(), affix.add.to_owned()))
    });
}

fn is_participle(form: &str) -> bool {
    let singular = form.strip_suffix('s').unwrap_or(form);
    ["ado", "ada", "ido", "ida", "ído", "ída"].iter().any(|ending| singular.ends_with(ending))
}

/// Words that a Brazilian lexicon of running text or a list of verbs knows.
fn attested(kitchen: &Kitchen) -> Result<HashSet<Word>, String> {
    let mut words = HashSet::new();
    let list = "enelvo/resources/lexicons/unitex-full-clean+enelvo-ja-corrigido.txt";
    let files = kitchen.files("enelvo", |path| path == list)?;
    let lines = String::from_utf8_lossy(files.get(list)?).into_owned();
    words.extend(lines.lines().filter_map(|line| usable(ALPHABET, line.trim()).ok()));
    let list = "mlconjug3/data/conjug_manager/verbs-pt.json";
    let files = kitchen.files("mlconjug3", |path| path == list)?;
    let verbs: BTreeMap<String, serde::de::IgnoredAny> =
        serde_json::from_slice(files.get(list)?).map_err(|error| format!("{list}: {error}"))?;
    // A reflexive verb attests the plain one.
    let plain = |verb: &String| usable(ALPHABET, verb.strip_suffix("-se").unwrap_or(verb)).ok();
    words.extend(verbs.keys().filter_map(plain));
    Ok(words)
}

fn expand(
    affixes: &Affixes,
    stem: &Stem,
    mut each: impl FnMut(&str, &[&str]),
) -> Result<(), String> {
    affixes
        .expand(stem, &mut |form| each(form.text, form.fields))
        .map_err(|_| format!("the affixes make too many forms of {:?}", stem.text))
}
