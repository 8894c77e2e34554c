//! The Portuguese list: a dictionary of European Portuguese as its core, and what another one of
//! Brazil adds where a third source knows the word too.

use super::recipe::{Kitchen, Recipe, text};
use super::second::Second;
use lexicon::source::hunspell::{self, Affix, Affixes, Flag, Side, Stem, Stems, parts_of};
use lexicon::source::{Gatherer, Policy, usable};
use lexicon::{Alphabet, Parts, Word};
use std::collections::{BTreeMap, HashSet};

const ALPHABET: Alphabet = Alphabet::PORTUGUESE;

/// Ranks: the core comes before the extension.
const CORE: u32 = 1;
const EXTENSION: u32 = 2;

/// Classes of suffixes of the Brazilian dictionary that make number, gender and conjugation. The
/// others make diminutives, augmentatives, superlatives, adverbs and more of every word, whether
/// anybody says them or not; those count one by one. Prefixes and enclitics never do.
const NOMINAL: [&str; 7] = ["A", "B", "C", "D", "G", "N", "4"];
const VERBAL: [&str; 10] = ["a", "c", "d", "e", "f", "g", "h", "i", "t", "w"];

/// Prefixes of the core, the longer of two before the shorter.
const PREFIXES: [&str; 20] = [
    "antir", "antis", "anti", "des", "in", "im", "ir", "i", "res", "re", "sub", "ultra", "super",
    "hiper", "bi", "tris", "tri", "tetra", "penta", "hexa",
];

const UNATTESTED_VERBS: &str = "verbs that no second source attests";

pub(super) fn build(kitchen: &Kitchen) -> Result<Recipe, String> {
    let mut recipe = Recipe::new(ALPHABET);
    let witnesses = Witnesses::hear(kitchen)?;
    let Core { gatherer, left_out } = core(kitchen, &witnesses)?;
    recipe.put(&kitchen.name("dictionary-pt-pt")?, gatherer);
    let extension = extension(kitchen, &witnesses, &left_out)?;
    recipe.put(&kitchen.name("dictionary-pt")?, extension);
    recipe.add("patch/pt.add", &kitchen.additions(ALPHABET, "pt.add")?, Some(CORE));
    recipe.remove("patch/pt.del", &kitchen.words(ALPHABET, "pt.del")?);
    Ok(recipe)
}

/// What the core gives, and what it knows but leaves out: names, abbreviations, prefixes.
struct Core {
    gatherer: Gatherer,
    left_out: HashSet<Word>,
}

fn core(kitchen: &Kitchen, witnesses: &Witnesses) -> Result<Core, String> {
    let files = kitchen.files("dictionary-pt-pt", |path| path.starts_with("package/index."))?;
    let (aff, dic) = (files.get("package/index.aff")?, files.get("package/index.dic")?);
    let mut affixes =
        Affixes::read("dictionary-pt-pt/index.aff", aff, Policy::Skip).map_err(text)?;
    affixes.drop_foreign(ALPHABET);
    let mut gatherer = Gatherer::new(ALPHABET);
    let (mut left_out, mut taken) = (HashSet::new(), HashSet::new());
    let file = "dictionary-pt-pt/index.dic";
    let mut stems = Stems::open(&affixes, file, dic, Policy::Skip).map_err(text)?;
    while let Some(stem) = stems.next_stem().map_err(text)? {
        let rule = unwanted(&stem.fields);
        let mut forms = Forms::default();
        expand(&affixes, &stem, |form, fields| {
            match rule.or_else(|| form.chars().any(char::is_uppercase).then_some(hunspell::NAMES)) {
                Some(rule) => {
                    gatherer.drop(rule);
                    left_out.extend(usable(ALPHABET, form).ok());
                }
                None => forms.add(form, fields),
            }
        })?;
        let verb = stem.fields.contains("CAT=v");
        let odd =
            verb && !witnesses.attest_verb(&stem.text, forms.plain.iter().map(|(form, _)| form), 1);
        for (form, parts) in forms.plain {
            match odd {
                true => gatherer.drop(UNATTESTED_VERBS),
                false => {
                    taken.extend(usable(ALPHABET, &form).ok());
                    gatherer.take_or_drop(&form, parts, Some(CORE));
                }
            }
        }
        for (prefix, forms) in forms.prefixed {
            let infinitive = format!("{prefix}{}", stem.text);
            let whole =
                verb && witnesses.attest_verb(&infinitive, forms.iter().map(|(form, _)| form), 1);
            for (form, parts) in forms {
                match whole || witnesses.attest(&form) || witnesses.use_it(&form) {
                    true => {
                        taken.extend(usable(ALPHABET, &form).ok());
                        gatherer.take_or_drop(&form, parts, Some(CORE));
                    }
                    false => gatherer.drop("prefixes that no second source attests"),
                }
            }
        }
    }
    left_out.retain(|word| !taken.contains(word));
    Ok(Core { gatherer, left_out })
}

/// The forms of a stem of the core: plain ones, and those with a prefix by prefix.
#[derive(Default)]
struct Forms {
    plain: Vec<(String, Parts)>,
    prefixed: BTreeMap<String, Vec<(String, Parts)>>,
}

impl Forms {
    fn add(&mut self, form: &str, fields: &[&str]) {
        let parts = parts(fields);
        // The field says what a prefix means: `PFSEM=anti+`.
        if !fields.iter().any(|field| field.contains("PFSEM=")) {
            self.plain.push((form.to_owned(), parts));
            return;
        }
        let prefix = PREFIXES.iter().find(|prefix| form.starts_with(*prefix)).unwrap_or(&"");
        self.prefixed.entry((*prefix).to_owned()).or_default().push((form.to_owned(), parts));
    }
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

fn extension(
    kitchen: &Kitchen,
    witnesses: &Witnesses,
    left_out: &HashSet<Word>,
) -> Result<Gatherer, String> {
    let files = kitchen.files("dictionary-pt", |path| path.starts_with("package/index."))?;
    let (aff, dic) = (files.get("package/index.aff")?, files.get("package/index.dic")?);
    let read = || Affixes::read("dictionary-pt/index.aff", aff, Policy::Skip).map_err(text);
    let (mut affixes, mut derived) = (read()?, read()?);
    let flags = |names: &[&str]| -> Vec<Flag> {
        names.iter().filter_map(|name| affixes.flag(name)).collect()
    };
    let (verbal, nominal, gendered) = (flags(&VERBAL), flags(&NOMINAL), flags(&["D"]));
    choose(&mut affixes, &mut derived);
    let names = names(kitchen, left_out)?;
    let is_name = |form: &str| usable(ALPHABET, form).is_ok_and(|word| names.contains(&word));
    let mut gatherer = Gatherer::new(ALPHABET);
    let file = "dictionary-pt/index.dic";
    let mut stems = Stems::open(&affixes, file, dic, Policy::Skip).map_err(text)?;
    while let Some(stem) = stems.next_stem().map_err(text)? {
        if stem.text.chars().any(char::is_uppercase) {
            gatherer.drop(hunspell::NAMES);
            continue;
        }
        let rule = match usable(ALPHABET, &stem.text) {
            Ok(word) => names.contains(&word).then_some(hunspell::NAMES),
            Err(why) => Some(why.rule()),
        };
        if let Some(rule) = rule {
            gatherer.drop(rule);
            continue;
        }
        let has = |flags: &[Flag]| flags.iter().any(|&flag| stem.has(flag));
        let (verb, noun, gendered) = (has(&verbal), has(&nominal), has(&gendered));
        let mut forms = Vec::new();
        expand(&affixes, &stem, |form, _| forms.push(form.to_owned()))?;
        let whole = verb && witnesses.attest_verb(&stem.text, forms.iter(), 2);
        for form in &forms {
            let parts = match (verb, gendered, noun) {
                (true, ..) if is_participle(form) => Parts::VERB | Parts::ADJECTIVE,
                (true, ..) => Parts::VERB,
                // What has a feminine of its own is an adjective, or a noun used like one.
                (_, true, _) => Parts::NOUN | Parts::ADJECTIVE,
                (_, _, true) => Parts::NOUN,
                _ if form.ends_with("mente") => Parts::ADVERB,
                _ => Parts::NONE,
            };
            let attested = match verb {
                true => whole || witnesses.list(form),
                false => witnesses.attest(form),
            };
            match (is_name(form), attested) {
                (true, _) => gatherer.drop(hunspell::NAMES),
                (false, true) => gatherer.take_or_drop(form, parts, Some(EXTENSION)),
                (false, false) if verb => gatherer.drop(UNATTESTED_VERBS),
                (false, false) => gatherer.drop("forms that no second source attests"),
            }
        }
        expand(&derived, &stem, |form, _| {
            if form != stem.text && witnesses.list(form) && !is_name(form) {
                gatherer.take_or_drop(form, by_ending(form), Some(EXTENSION));
            }
        })?;
    }
    Ok(gatherer)
}

/// Words that are no words to lay: names that the dictionary of Brazil writes small, and what the
/// core leaves out, unless it is a word besides.
fn names(kitchen: &Kitchen, left_out: &HashSet<Word>) -> Result<HashSet<Word>, String> {
    let words = |name| -> Result<HashSet<Word>, String> {
        Ok(kitchen.words(ALPHABET, name)?.into_iter().map(|patch| patch.word).collect())
    };
    let kept = words("pt.keep")?;
    let mut names = words("pt.stem")?;
    names.extend(left_out.iter().filter(|word| !kept.contains(word)));
    Ok(names)
}

/// What a derived word is.
fn by_ending(form: &str) -> Parts {
    let singular = form.strip_suffix('s').unwrap_or(form);
    let ends = |endings: &[&str]| endings.iter().any(|ending| singular.ends_with(ending));
    if form.ends_with("mente") {
        Parts::ADVERB
    } else if is_participle(form) {
        Parts::VERB | Parts::ADJECTIVE
    } else if ends(&[
        "ista", "nte", "dor", "dora", "dore", "íssimo", "íssima", "ico", "ica", "ão", "ona",
    ]) {
        Parts::NOUN | Parts::ADJECTIVE
    } else {
        Parts::NOUN
    }
}

/// Keeps the suffixes that the extension uses in one set, and all others in another.
fn choose(affixes: &mut Affixes, derived: &mut Affixes) {
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
    let plain = |affix: &Affix<'_>| {
        let size = Some(affix.flag) == augmentative && affix.add.contains('z');
        flags.contains(&affix.flag) && !affix.add.contains("díssim") && !size
    };
    let whole = |affix: &Affix<'_>| {
        affix.side == Side::Suffix
            && !clipped.contains(&(affix.flag, affix.strip.to_owned(), affix.add.to_owned()))
    };
    affixes.retain(|affix| whole(&affix) && plain(&affix));
    derived.retain(|affix| whole(&affix) && !plain(&affix));
    derived.drop_foreign(ALPHABET);
}

fn is_participle(form: &str) -> bool {
    let singular = form.strip_suffix('s').unwrap_or(form);
    ["ado", "ada", "ido", "ida", "ído", "ída"].iter().any(|ending| singular.ends_with(ending))
}

/// Who else knows a word.
struct Witnesses {
    /// A lexicon of running text and a list for spelling, both of Brazil.
    lists: Second,
    /// A list of lemmas with their forms and one of verbs; both conjugate freely.
    lemmas: Second,
}

impl Witnesses {
    fn hear(kitchen: &Kitchen) -> Result<Witnesses, String> {
        let [mut lists, mut lemmas] = [Second::new(ALPHABET), Second::new(ALPHABET)];
        let unitex = "enelvo/resources/lexicons/unitex-full-clean+enelvo-ja-corrigido.txt";
        lists.list(kitchen, "enelvo", unitex)?;
        lists.list(kitchen, "wbrazilian", "usr/share/dict/brazilian")?;
        lists.frequencies(kitchen)?;
        lemmas.lemmas(kitchen)?;
        lemmas.verbs(kitchen)?;
        Ok(Witnesses { lists, lemmas })
    }

    /// Does one of the two lists have it, or its singular?
    fn list(&self, form: &str) -> bool {
        with_singulars(form).any(|word| self.lists.knows(&word))
    }

    /// Does any of them have it, or its singular?
    fn attest(&self, form: &str) -> bool {
        with_singulars(form).any(|word| self.lists.knows(&word) || self.lemmas.knows(&word))
    }

    /// Is it used in running text?
    fn use_it(&self, form: &str) -> bool {
        usable(ALPHABET, form).is_ok_and(|word| self.lists.uses(&word))
    }

    /// Is it a verb that people conjugate? So many of them know the infinitive, or one does and
    /// running text has three of its forms.
    fn attest_verb<'a>(
        &self,
        infinitive: &str,
        forms: impl Iterator<Item = &'a String>,
        most: u32,
    ) -> bool {
        let Ok(word) = usable(ALPHABET, infinitive) else { return true };
        let votes = self.lists.votes(&word) + self.lemmas.votes(&word);
        let used = || {
            let words: HashSet<Word> =
                forms.filter_map(|form| usable(ALPHABET, form).ok()).collect();
            words.iter().filter(|word| self.lists.uses(word)).count() >= 3
        };
        votes >= most || votes + 1 >= most && used()
    }
}

/// A word, and what it could be the plural of.
fn with_singulars(form: &str) -> impl Iterator<Item = Word> {
    let endings = [
        ("", ""),
        ("s", ""),
        ("es", ""),
        ("ões", "ão"),
        ("ães", "ão"),
        ("ais", "al"),
        ("éis", "el"),
        ("eis", "el"),
        ("eis", "il"),
        ("is", "il"),
        ("óis", "ol"),
        ("uis", "ul"),
        ("ns", "m"),
    ];
    endings.into_iter().filter_map(move |(plural, singular)| {
        // -ES stands behind a consonant: IMPUTADÕES is no plural of IMPUTADO.
        let stem = form
            .strip_suffix(plural)
            .filter(|stem| plural != "es" || stem.ends_with(['r', 's', 'z', 'n', 'l']))?;
        usable(ALPHABET, &format!("{stem}{singular}")).ok()
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plural_may_be_known_by_its_singular() {
        let may_be = |plural: &str, singular: &str| {
            with_singulars(plural).any(|word| word == ALPHABET.fold(singular).unwrap())
        };
        for (plural, singular) in [
            ("linques", "linque"),
            ("mulheres", "mulher"),
            ("ações", "ação"),
            ("papéis", "papel"),
            ("fósseis", "fóssil"),
            ("homens", "homem"),
        ] {
            assert!(may_be(plural, singular), "{plural}");
        }
        assert!(!may_be("imputadões", "imputado"));
    }
}
