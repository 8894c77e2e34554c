//! Parts of speech of English words that no dictionary at hand lists, read off how they are made.
//!
//! Only ways of making words that leave little doubt are used: an adjective and -NESS make a noun,
//! RE- and a verb a verb. The word that it is made from must be known.

use super::inflect::with_ending;
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

/// Fills in what can be told; words that are known stay as they are.
pub(super) fn fill(known: &mut Known) {
    // What the first round finds, the second can build on: UNWORK-ABLE, then UNWORKABLE-NESS.
    for _ in 0..2 {
        let unknown = known.iter().filter(|(_, parts)| parts.is_empty());
        let found: Vec<(String, Parts)> =
            unknown.filter_map(|(word, _)| Some((word.clone(), derived(word, known)?))).collect();
        known.extend(found);
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
}
