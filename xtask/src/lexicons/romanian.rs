//! The Romanian list: the dictionary of the Rospell project, as far as a second source knows its
//! stems too.
//!
//! That dictionary puts RE- on every verb, NE- on every adjective, and gives every noun a vocative
//! and an article without its L, whether anybody says so or not.

use super::attest::Witnesses;
use super::recipe::{Kitchen, Recipe, text};
use lexicon::source::hunspell::{self, Affix, Affixes, Flag, Side, Stem, Stems};
use lexicon::source::{Gatherer, Policy};
use lexicon::{Alphabet, Parts};
use std::collections::{HashMap, HashSet};

const ALPHABET: Alphabet = Alphabet::ROMANIAN;
const PACKAGE: &str = "dictionary-ro";

/// Classes of suffixes by what they are put on.
const VERBAL: [&str; 8] = ["K", "B", "E", "H", "G", "I", "N", "O"];
const NOMINAL: [&str; 15] =
    ["A", "F", "f", "R", "r", "s", "u", "a", "C", "c", "M", "P", "z", "L", "l"];
const ADJECTIVAL: [&str; 6] = ["D", "Q", "S", "q", "t", "e"];

/// Prefixes that the dictionary puts on everything.
const PREFIXES: [&str; 3] = ["ne", "re", "auto"];

/// Names of rules.
const ODD_CASES: &str = "vocatives and clipped articles";
const PRODUCTS: &str = "NE-, RE- and AUTO- that nobody attests";

pub(super) fn build(kitchen: &Kitchen) -> Result<Recipe, String> {
    let mut recipe = Recipe::new(ALPHABET);
    recipe.put(&kitchen.name(PACKAGE)?, dictionary(kitchen)?);
    recipe.add("patch/ro.add", &kitchen.additions(ALPHABET, "ro.add")?, None);
    recipe.remove("patch/ro.del", &kitchen.words(ALPHABET, "ro.del")?);
    Ok(recipe)
}

/// The affixes in three sets: those that always count, those with prefixes, and those of vocatives
/// and clipped articles.
struct Sets {
    plain: Affixes,
    prefixed: Affixes,
    odd_cases: Affixes,
    verbal: Vec<Flag>,
    nominal: Vec<Flag>,
    adjectival: Vec<Flag>,
}

impl Sets {
    fn read(aff: &[u8]) -> Result<Sets, String> {
        let read = || Affixes::read("dictionary-ro/index.aff", aff, Policy::Skip).map_err(text);
        let (mut plain, mut prefixed, mut odd_cases) = (read()?, read()?, read()?);
        let flags = |names: &[&str]| -> Vec<Flag> {
            names.iter().filter_map(|name| plain.flag(name)).collect()
        };
        let [verbal, nominal, adjectival] = [&VERBAL[..], &NOMINAL, &ADJECTIVAL].map(flags);
        let is_verbal = |affix: &Affix<'_>| verbal.contains(&affix.flag);
        let odd =
            |affix: &Affix<'_>| !is_verbal(affix) && (is_vocative(affix) || is_clipped(affix));
        plain.retain(|affix| affix.side == Side::Suffix && !odd(&affix));
        prefixed.retain(|affix| affix.side == Side::Prefix || !odd(&affix));
        odd_cases.retain(|affix| affix.side == Side::Suffix && odd(&affix));
        for affixes in [&mut plain, &mut prefixed, &mut odd_cases] {
            affixes.drop_foreign(ALPHABET);
        }
        Ok(Sets { plain, prefixed, odd_cases, verbal, nominal, adjectival })
    }

    /// What a stem is, by the classes of its suffixes; verbs that are no more than a form are told
    /// by endings that nothing else has.
    fn parts(&self, stem: &Stem) -> Parts {
        let has = |flags: &[Flag]| flags.iter().any(|&flag| stem.has(flag));
        let endings = ["ând", "serăm", "serăți", "seși", "seră", "arăm", "irăm", "arăți", "irăți"];
        let verb = has(&self.verbal) || endings.iter().any(|ending| stem.text.ends_with(ending));
        [
            (verb, Parts::VERB),
            (has(&self.nominal), Parts::NOUN),
            (has(&self.adjectival), Parts::ADJECTIVE),
        ]
        .into_iter()
        .filter(|(is, _)| *is)
        .fold(Parts::NONE, |parts, (_, part)| parts | part)
    }
}

/// ABAJURULE, MAMO.
fn is_vocative(affix: &Affix<'_>) -> bool {
    affix.add.ends_with("ule") || affix.add.ends_with('o')
}

/// ABAJURU for ABAJURUL.
fn is_clipped(affix: &Affix<'_>) -> bool {
    affix.add == "u" || affix.add == "icu"
}

fn dictionary(kitchen: &Kitchen) -> Result<Gatherer, String> {
    let files = kitchen.files(PACKAGE, |path| path.starts_with("package/index."))?;
    let (aff, dic) = (files.get("package/index.aff")?, files.get("package/index.dic")?);
    let sets = Sets::read(aff)?;
    let mut gatherer = Gatherer::new(ALPHABET);
    let by_hand: HashSet<String> =
        kitchen.words(ALPHABET, "ro.stem")?.into_iter().map(|patch| patch.text).collect();
    let (mut stems, names) = stems(&sets, dic, &by_hand, &mut gatherer)?;
    let witnesses = Witnesses::hear(kitchen, |word| names.contains(word))?;
    sift(&mut stems, &witnesses, &mut gatherer);
    let family = Family::of(&stems, &sets, &witnesses);
    for (stem, forms) in &stems {
        let parts = sets.parts(stem);
        let kept = family.includes(stem, forms);
        for form in forms {
            if kept || witnesses.use_it(form) {
                gatherer.take_or_drop(form, parts, None);
            } else {
                gatherer.drop("stems that no second source attests");
            }
        }
        expand(&sets.odd_cases, stem, |form| {
            // Nobody lists vocatives, so they must be in use. Clipped articles are in use but
            // no words; yet the dictionary makes ROȘU and METROU as if they were such.
            let known = match form.ends_with('u') {
                true => witnesses.list(form),
                false => witnesses.use_it(form),
            };
            match known {
                _ if forms.contains(form) => {}
                true => gatherer.take_or_drop(form, parts, None),
                false => gatherer.drop(ODD_CASES),
            }
        })?;
        let mut prefixed = HashSet::new();
        expand(&sets.prefixed, stem, |form| {
            prefixed.extend((!forms.contains(form)).then(|| form.to_owned()));
        })?;
        for prefix in PREFIXES {
            let own =
                |form: &&String| form.strip_prefix(prefix).is_some_and(|rest| forms.contains(rest));
            let own: HashSet<String> = prefixed.iter().filter(own).cloned().collect();
            let known = witnesses.attest_prefixed(&own);
            for form in own {
                match known {
                    true => gatherer.take_or_drop(&form, parts, None),
                    false => gatherer.drop(PRODUCTS),
                }
            }
        }
    }
    Ok(gatherer)
}

/// Stems with their forms.
type Expanded = Vec<(Stem, HashSet<String>)>;

/// The stems that their letters do not rule out, and the names in small letters.
fn stems(
    sets: &Sets,
    dic: &[u8],
    by_hand: &HashSet<String>,
    gatherer: &mut Gatherer,
) -> Result<(Expanded, HashSet<String>), String> {
    let (mut stems, mut names) = (Expanded::new(), HashSet::new());
    let file = "dictionary-ro/index.dic";
    let mut reader = Stems::open(&sets.plain, file, dic, Policy::Skip).map_err(text)?;
    while let Some(stem) = reader.next_stem().map_err(text)? {
        let mut forms = HashSet::new();
        let mut odd = 0;
        expand(&sets.plain, &stem, |form| match is_odd_case(form, &stem.text) {
            true => odd += 1,
            false => forms.extend([form.to_owned()]),
        })?;
        (0..odd).for_each(|_| gatherer.drop(ODD_CASES));
        let rule = if stem.text.chars().any(char::is_uppercase) {
            names.extend(forms.iter().map(|form| form.to_lowercase()));
            Some(hunspell::NAMES)
        } else if by_hand.contains(&stem.text) {
            Some("stems of patch/ro.stem")
        } else {
            unwanted(&stem.text)
        };
        match rule {
            Some(rule) => forms.iter().for_each(|_| gatherer.drop(rule)),
            None => stems.push((stem, forms)),
        }
    }
    Ok((stems, names))
}

/// Takes out what the dictionary lists as stems though they are vocatives, clipped articles or
/// prefix products of other stems. As elsewhere, a vocative in use stays, and so does a product
/// that is attested as such.
fn sift(stems: &mut Expanded, witnesses: &Witnesses, gatherer: &mut Gatherer) {
    let all: HashSet<String> = stems.iter().map(|(stem, _)| stem.text.clone()).collect();
    let other = |rest: &str, ending: &str| all.contains(&format!("{rest}{ending}"));
    stems.retain(|(stem, forms)| {
        let word = stem.text.as_str();
        let vocative = word.strip_suffix('o').is_some_and(|rest| other(rest, "ă"))
            || word.strip_suffix("ule").is_some_and(|rest| other(rest, "") && other(rest, "ul"))
            || word.strip_suffix("uule").is_some_and(|rest| other(rest, "u"));
        let clipped =
            word.strip_suffix('u').is_some_and(|rest| other(rest, "") && other(rest, "ul"));
        let product = PREFIXES.iter().any(|prefix| {
            word.strip_prefix(prefix).is_some_and(|rest| rest.len() > 2 && other(rest, ""))
        });
        let rule = match () {
            () if vocative && !witnesses.use_it(word) || clipped && !witnesses.choose(word) => {
                ODD_CASES
            }
            () if product && !witnesses.attest_prefixed(forms) => PRODUCTS,
            () => return true,
        };
        forms.iter().for_each(|_| gatherer.drop(rule));
        false
    });
}

/// The rule that drops a stem by its letters alone.
fn unwanted(stem: &str) -> Option<&'static str> {
    let vowel = |c: char| "aeiouyăâî".contains(c);
    let numeral = |c: char| "ivxlcm".contains(c);
    // A gerund takes a U only before a pronoun that follows with a hyphen: văzându-l.
    // HINDU is none.
    let gerund = stem.ends_with("ându") || stem.ends_with("indu") && stem != "hindu";
    if !stem.chars().any(vowel) {
        Some("abbreviations")
    } else if stem == "iii" || stem.chars().all(numeral) && stem.contains('x') && is_roman(stem) {
        Some("Roman numerals")
    } else {
        gerund.then_some("gerunds before a pronoun")
    }
}

/// Is it a number below forty, as centuries, kings and chapters have it?
fn is_roman(text: &str) -> bool {
    let ones = text.trim_start_matches('x');
    text.len() - ones.len() <= 3
        && ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].contains(&ones)
}

/// FIULE and FIUI of FIU: the suffixes that make them also make FRATELE and OMUL's plural, so they
/// are told by the stem.
fn is_odd_case(form: &str, stem: &str) -> bool {
    let ending = form.strip_prefix(stem).filter(|_| stem.ends_with('u'));
    matches!(ending, Some("le" | "i"))
}

/// Which stems count: those that are attested, and what follows from them by rule.
struct Family<'a> {
    attested: HashMap<&'a str, Parts>,
    /// Every form of an attested verb.
    verbs: HashSet<&'a str>,
    witnesses: &'a Witnesses,
}

impl<'a> Family<'a> {
    fn of(stems: &'a Expanded, sets: &Sets, witnesses: &'a Witnesses) -> Family<'a> {
        let mut family = Family { attested: HashMap::new(), verbs: HashSet::new(), witnesses };
        for (stem, forms) in stems {
            if witnesses.attest(&stem.text, forms) {
                let parts = sets.parts(stem);
                let known = family.attested.entry(&stem.text).or_default();
                *known = *known | parts;
                if parts.contains(Parts::VERB) {
                    family.verbs.extend(forms.iter().map(String::as_str));
                }
            }
        }
        family
    }

    fn includes(&self, stem: &Stem, forms: &HashSet<String>) -> bool {
        let verb = |form: &str| self.verbs.contains(form);
        let word = stem.text.as_str();
        // RUMEGARE and RUMEGAT follow from the verb; the participle is inflected as an adjective.
        let infinitive = || word.strip_suffix("re").is_some_and(verb);
        let participle = || verb(word) || word.strip_suffix('ă').is_some_and(verb);
        // IDIOTĂ from IDIOT, RÂIOASĂ from RÂIOS, CITITOARE from CITITOR.
        let feminine = || {
            [("ă", ""), ("oasă", "os"), ("toare", "tor")].iter().any(|(ending, masculine)| {
                word.strip_suffix(ending).is_some_and(|rest| {
                    let masculine = format!("{rest}{masculine}");
                    self.attested.get(masculine.as_str()).is_some_and(|parts| {
                        parts.contains(Parts::ADJECTIVE) || parts.contains(Parts::NOUN)
                    })
                })
            })
        };
        self.witnesses.attest(word, forms) || infinitive() || participle() || feminine()
    }
}

fn expand(affixes: &Affixes, stem: &Stem, mut each: impl FnMut(&str)) -> Result<(), String> {
    affixes
        .expand(stem, &mut |form| each(form.text))
        .map_err(|_| format!("dictionary-ro/index.aff makes too many forms of {:?}", stem.text))
}
