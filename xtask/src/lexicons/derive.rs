//! Parts of speech of English words that no dictionary at hand lists, read off how they are made.
//!
//! First come ways of making words that leave little doubt: an adjective and -NESS make a noun, RE-
//! and a verb a verb, where the word that it is made from is known. Then endings that only one kind
//! of word has, and last the forms that the list has beside a word.

use super::inflect::{self, with_ending, with_s};
use super::wordnet::Known;
use lexicon::Parts;

/// A suffix, what the word before it must be, and what comes of them.
const SUFFIXES: [(&str, Parts, Parts); 17] = [
    ("NESS", Parts::ADJECTIVE, Parts::NOUN),
    ("NESSES", Parts::ADJECTIVE, Parts::NOUN),
    ("LY", Parts::ADJECTIVE, Parts::ADVERB),
    ("ALLY", Parts::ADJECTIVE, Parts::ADVERB),
    ("ABLE", Parts::VERB, Parts::ADJECTIVE),
    ("ABLY", Parts::VERB, Parts::ADVERB),
    ("ER", Parts::VERB, Parts::NOUN),
    ("ERS", Parts::VERB, Parts::NOUN),
    ("INGS", Parts::VERB, Parts::NOUN),
    ("LESS", Parts::NOUN, Parts::ADJECTIVE),
    ("LIKE", Parts::NOUN, Parts::ADJECTIVE),
    ("ISH", Parts::NOUN, Parts::ADJECTIVE),
    ("ISM", Parts::NOUN, Parts::NOUN),
    ("ISMS", Parts::NOUN, Parts::NOUN),
    ("SHIP", Parts::NOUN, Parts::NOUN),
    ("SHIPS", Parts::NOUN, Parts::NOUN),
    ("HOOD", Parts::NOUN, Parts::NOUN),
];

/// Prefixes that leave the part of speech as it is, or choose the verb.
const PREFIXES: [&str; 22] = [
    "UN", "NON", "RE", "OVER", "OUT", "UNDER", "MIS", "DIS", "PRE", "FORE", "SUB", "SUPER", "ANTI",
    "SEMI", "MULTI", "MICRO", "HYPER", "ULTRA", "INTER", "COUNTER", "AUTO", "PHOTO",
];

/// Spellings of one and the same word.
const VARIANTS: [(&str, &str); 8] = [
    ("ISE", "IZE"),
    ("ISES", "IZES"),
    ("ISED", "IZED"),
    ("ISER", "IZER"),
    ("ISERS", "IZERS"),
    ("ISING", "IZING"),
    ("ISATION", "IZATION"),
    ("ISATIONS", "IZATIONS"),
];

/// Endings that tell by themselves, with the letters that such a word has at least.
const ENDINGS: [(&str, usize, Parts); 47] = [
    ("NESS", 7, Parts::NOUN),
    ("ISM", 6, Parts::NOUN),
    ("IST", 6, Parts::NOUN),
    ("TION", 7, Parts::NOUN),
    ("SION", 7, Parts::NOUN),
    ("MENT", 8, Parts::NOUN),
    ("ITY", 6, Parts::NOUN),
    ("LOGY", 7, Parts::NOUN),
    ("GRAPHY", 8, Parts::NOUN),
    ("METRY", 8, Parts::NOUN),
    ("TOMY", 7, Parts::NOUN),
    ("ITIS", 7, Parts::NOUN),
    ("OSIS", 6, Parts::NOUN),
    ("EMIA", 6, Parts::NOUN),
    ("MANIA", 7, Parts::NOUN),
    ("ANCE", 7, Parts::NOUN),
    ("ENCE", 7, Parts::NOUN),
    ("ANCY", 7, Parts::NOUN),
    ("ENCY", 7, Parts::NOUN),
    ("METER", 8, Parts::NOUN),
    ("SCOPE", 8, Parts::NOUN),
    ("GRAPH", 8, Parts::NOUN),
    ("GRAM", 7, Parts::NOUN),
    ("ICIDE", 7, Parts::NOUN),
    ("ICS", 6, Parts::NOUN),
    ("INGS", 7, Parts::NOUN),
    ("ICAL", 6, Parts::ADJECTIVE),
    ("IAL", 6, Parts::ADJECTIVE),
    ("NAL", 7, Parts::ADJECTIVE),
    ("RAL", 7, Parts::ADJECTIVE),
    ("OUS", 6, Parts::ADJECTIVE),
    ("ABLE", 7, Parts::ADJECTIVE),
    ("IBLE", 7, Parts::ADJECTIVE),
    ("IC", 6, Parts::ADJECTIVE),
    ("IVE", 7, Parts::ADJECTIVE),
    ("ORY", 7, Parts::ADJECTIVE),
    ("ULAR", 7, Parts::ADJECTIVE),
    ("FORM", 7, Parts::ADJECTIVE),
    ("OID", 6, Parts::ADJECTIVE),
    ("ESCENT", 8, Parts::ADJECTIVE),
    ("LESS", 7, Parts::ADJECTIVE),
    ("INGLY", 8, Parts::ADVERB),
    ("OUSLY", 8, Parts::ADVERB),
    ("ALLY", 7, Parts::ADVERB),
    ("EDLY", 7, Parts::ADVERB),
    ("IVELY", 8, Parts::ADVERB),
    ("LESSLY", 8, Parts::ADVERB),
];

/// Fills in what can be told; words that are known stay as they are.
pub(super) fn fill(known: &mut Known) {
    // What one round finds, the next can build on: UNWORK-ABLE, then UNWORKABLE-NESS.
    for rule in [derived, derived, by_ending, derived, by_company, derived, left_over] {
        inflected(known);
        let unknown = known.iter().filter(|(_, parts)| parts.is_empty());
        let found: Vec<(String, Parts)> =
            unknown.filter_map(|(word, _)| Some((word.clone(), rule(word, known)?))).collect();
        known.extend(found);
    }
    inflected(known);
}

/// Marks inflections of known words.
fn inflected(known: &mut Known) {
    let has = |form: &str| known.get(form).is_some_and(|parts| parts.is_empty());
    // All forms are asked for, so that a verb is told by its gerund; those that are known stay.
    let exists = |form: &str| known.contains_key(form);
    let lemmas = known.iter().filter(|(_, parts)| !parts.is_empty());
    let forms: Vec<(String, Parts)> = lemmas
        .flat_map(|(word, parts)| inflect::forms(word, *parts, exists))
        .filter(|(form, _)| has(form))
        .collect();
    for (form, part) in forms {
        let place = known.entry(form).or_default();
        *place = *place | part;
    }
}

/// What a word is by its ending alone, or its singular's.
fn by_ending(word: &str, _: &Known) -> Option<Parts> {
    let tells = |word: &str| {
        ENDINGS
            .iter()
            .find(|(ending, letters, _)| word.len() >= *letters && word.ends_with(ending))
            .map(|(_, _, parts)| *parts)
    };
    let singular = word.strip_suffix("IES").map(|stem| format!("{stem}Y"));
    let singular = singular.or_else(|| word.strip_suffix('S').map(str::to_owned));
    tells(word)
        .or_else(|| singular.and_then(|word| tells(&word)).filter(|&parts| parts == Parts::NOUN))
}

/// What a word is by the forms that the list has beside it: a verb with all of its forms, an
/// adjective with both degrees, a noun with its plural.
fn by_company(word: &str, known: &Known) -> Option<Parts> {
    let has =
        |ending: &str| with_ending(word, ending).into_iter().any(|form| known.contains_key(&form));
    let plural = || with_s(word).iter().any(|form| known.contains_key(form));
    if has("ED") && has("ING") {
        Some(Parts::VERB)
    } else if has("ER") && has("EST") {
        Some(Parts::ADJECTIVE)
    } else {
        plural().then_some(Parts::NOUN)
    }
}

/// What is left: past and gerund of verbs that the list does not have themselves, degrees without
/// their adjective, and plurals without a singular.
fn left_over(word: &str, known: &Known) -> Option<Parts> {
    let has = |form: String| known.contains_key(&form);
    let stem = |ending: &str| word.strip_suffix(ending).filter(|stem| stem.len() >= 3);
    if let Some(stem) = stem("ED") {
        let verb = has(format!("{stem}ING"));
        Some(if verb { Parts::VERB | Parts::ADJECTIVE } else { Parts::ADJECTIVE })
    } else if stem("ING").is_some() {
        Some(Parts::VERB)
    } else if stem("IEST").is_some() || stem("IER").is_some_and(|stem| has(format!("{stem}IEST"))) {
        Some(Parts::ADJECTIVE)
    } else {
        let plural = stem("S").is_some_and(|stem| !stem.ends_with(['S', 'U', 'I']));
        plural.then_some(Parts::NOUN)
    }
}

/// What a word is, if the word that it is made from tells.
fn derived(word: &str, known: &Known) -> Option<Parts> {
    let is = |base: &str, part: Parts| known.get(base).is_some_and(|parts| parts.contains(part));
    for (one, other) in VARIANTS.into_iter().flat_map(|(s, z)| [(s, z), (z, s)]) {
        let variant = word.strip_suffix(one).map(|stem| format!("{stem}{other}"));
        let parts = variant.and_then(|variant| known.get(&variant)).copied();
        if let Some(parts) = parts.filter(|parts| !parts.is_empty()) {
            return Some(parts);
        }
    }
    for (suffix, needs, makes) in SUFFIXES {
        let Some(stem) = word.strip_suffix(suffix) else { continue };
        if bases(stem, suffix).iter().any(|base| base.len() >= 3 && is(base, needs)) {
            return Some(makes);
        }
    }
    for prefix in PREFIXES {
        let Some(base) = word.strip_prefix(prefix).filter(|base| base.len() >= 4) else { continue };
        let Some(&parts) = known.get(base).filter(|parts| !parts.is_empty()) else { continue };
        if !parts.contains(Parts::VERB) {
            return Some(parts);
        }
        let participle = base.ends_with("ED") || base.ends_with("ING");
        return Some(match prefix {
            // What has not been done to a thing is how it is: there is no verb to UNTESTED.
            "UN" | "NON" if participle => Parts::ADJECTIVE,
            // These ask for a verb where there is one: OUTDRAG is nothing that one can hold.
            "UN" | "RE" | "OVER" | "OUT" | "UNDER" | "MIS" | "DIS" | "FORE" => Parts::VERB,
            _ => parts,
        });
    }
    None
}

/// The words that could stand before a suffix.
fn bases(stem: &str, suffix: &str) -> Vec<String> {
    let mut bases = vec![stem.to_owned()];
    match suffix {
        "LY" => bases.push(format!("{stem}LE")),
        "ALLY" | "LIKE" | "SHIP" | "SHIPS" | "HOOD" => {}
        _ => bases.push(format!("{stem}E")),
    }
    if let Some(stem) = stem.strip_suffix('I') {
        bases.push(format!("{stem}Y"));
    }
    // A doubled consonant counts only where the ending doubles it: STOPP-ER.
    if suffix.starts_with(['A', 'E', 'I']) {
        let single = &stem[..stem.len().saturating_sub(1)];
        bases.extend(
            with_ending(single, suffix)
                .contains(&format!("{stem}{suffix}"))
                .then(|| single.to_owned()),
        );
    }
    bases
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(words: &[(&str, &str)]) -> Known {
        words.iter().map(|(word, parts)| (word.to_string(), parts.parse().unwrap())).collect()
    }

    #[test]
    fn words_made_from_known_words_are_known() {
        let mut words = known(&[
            ("HAPPY", "A"),
            ("HAPPINESS", ""),
            ("UNHAPPINESS", ""),
            ("STOP", "NV"),
            ("STOPPER", ""),
            ("STOPPABLE", ""),
            ("REALIZE", "V"),
            ("REALISE", ""),
            ("FOGLIKE", ""),
            ("FOG", "N"),
            ("OUTER", ""),
            ("TESTED", "V"),
            ("UNTESTED", ""),
            ("RETESTED", ""),
        ]);
        fill(&mut words);
        let parts = |word: &str| words[word].to_string();
        assert_eq!(parts("HAPPINESS"), "N");
        assert_eq!(parts("UNHAPPINESS"), "N");
        assert_eq!(parts("STOPPER"), "N");
        assert_eq!(parts("STOPPABLE"), "A");
        assert_eq!(parts("REALISE"), "V");
        assert_eq!(parts("FOGLIKE"), "A");
        assert_eq!(parts("UNTESTED"), "A");
        assert_eq!(parts("RETESTED"), "V");
        // OUT is not known to be a verb here, so nothing is said.
        assert_eq!(parts("OUTER"), "");
    }

    #[test]
    fn endings_and_company_tell_where_no_base_does() {
        let list = "BIJUGOUS CECITIS BESEEMINGLY SCALABILITIES KYLIN KYLINS BEMEAN BEMEANS \
                    BEMEANED BEMEANING DREICH DREICHER DREICHEST RACEMED ZA";
        let words: Vec<(&str, &str)> = list.split_whitespace().map(|word| (word, "")).collect();
        let mut words = known(&words);
        fill(&mut words);
        let parts = |list: &str| -> Vec<String> {
            list.split(' ').map(|word| words[word].to_string()).collect()
        };
        assert_eq!(parts("BIJUGOUS CECITIS BESEEMINGLY SCALABILITIES"), ["A", "N", "D", "N"]);
        assert_eq!(parts("KYLIN KYLINS BEMEAN BEMEANS BEMEANED"), ["N", "N", "V", "V", "V"]);
        assert_eq!(parts("DREICH DREICHEST RACEMED ZA"), ["A", "A", "A", ""]);
    }
}
