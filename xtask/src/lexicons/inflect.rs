//! The regular inflections of English words, in capital letters.
//!
//! A form counts only where the word list has it. Where a chance likeness is to be feared it takes
//! two: verbs must have their form in -ING, adjectives both degrees; so OFFER is not more OFF.

use lexicon::Parts;

/// The forms of a lemma that the list has, each with its part of speech.
pub(super) fn forms(lemma: &str, parts: Parts, has: impl Fn(&str) -> bool) -> Vec<(String, Parts)> {
    let mut forms = Vec::new();
    let mut keep = |candidates: Vec<String>, part: Parts| {
        forms.extend(candidates.into_iter().filter(|form| has(form)).map(|form| (form, part)));
    };
    if parts.contains(Parts::NOUN) {
        keep(plurals(lemma), Parts::NOUN);
    }
    if parts.contains(Parts::VERB) {
        let gerunds = with_ending(lemma, "ING");
        if gerunds.iter().any(|form| has(form)) {
            keep(gerunds, Parts::VERB);
            keep(with_s(lemma), Parts::VERB);
            keep(with_ending(lemma, "ED"), Parts::VERB);
        }
    }
    if parts.contains(Parts::ADJECTIVE) {
        let degrees = with_ending(lemma, "ER").into_iter().zip(with_ending(lemma, "EST"));
        for (comparative, superlative) in degrees {
            if has(&comparative) && has(&superlative) {
                keep(vec![comparative, superlative], Parts::ADJECTIVE);
            }
        }
    }
    forms
}

fn is_vowel(letter: char) -> bool {
    "AEIOU".contains(letter)
}

/// The plural of a noun and the third person of a verb alike.
pub(super) fn with_s(lemma: &str) -> Vec<String> {
    let hissing = ["S", "X", "Z", "CH", "SH"].iter().any(|ending| lemma.ends_with(ending));
    let mut forms = Vec::new();
    match lemma.strip_suffix('Y') {
        Some(stem) if !stem.ends_with(is_vowel) => forms.push(format!("{stem}IES")),
        _ if hissing => {
            forms.push(format!("{lemma}ES"));
            forms.extend(lemma.ends_with('Z').then(|| format!("{lemma}ZES")));
            forms.extend(lemma.ends_with('S').then(|| format!("{lemma}SES")));
        }
        _ => {}
    }
    if lemma.ends_with('O') {
        forms.push(format!("{lemma}ES"));
    }
    if !lemma.ends_with('S') {
        forms.push(format!("{lemma}S"));
    }
    forms
}

/// Plurals, regular and of Latin, Greek and French.
pub(super) fn plurals(lemma: &str) -> Vec<String> {
    let endings = [
        ("MAN", "MEN"),
        ("FE", "VES"),
        ("F", "VES"),
        ("US", "I"),
        ("UM", "A"),
        ("ON", "A"),
        ("IS", "ES"),
        ("A", "AE"),
        ("EX", "ICES"),
        ("IX", "ICES"),
        ("EAU", "EAUX"),
    ];
    let mut forms = with_s(lemma);
    forms.extend(endings.iter().filter_map(|(from, to)| {
        // What would be left of a shorter word is too little to go by.
        let stem = lemma.strip_suffix(from).filter(|stem| stem.len() >= 2)?;
        Some(format!("{stem}{to}"))
    }));
    forms
}

/// The lemma with ED, ING, ER or EST: a silent E drops, Y becomes I, a last consonant doubles.
pub(super) fn with_ending(lemma: &str, ending: &str) -> Vec<String> {
    let mut forms = vec![format!("{lemma}{ending}")];
    let letters: Vec<char> = lemma.chars().collect();
    if let Some(stem) = lemma.strip_suffix('E') {
        forms.push(format!("{stem}{ending}"));
    }
    if let Some(stem) = lemma.strip_suffix("IE").filter(|_| ending == "ING") {
        forms.push(format!("{stem}YING"));
    }
    if let Some(stem) = lemma.strip_suffix('Y').filter(|_| ending != "ING") {
        forms.push(format!("{stem}I{ending}"));
    }
    if lemma.ends_with('C') {
        forms.push(format!("{lemma}K{ending}"));
    }
    if let [.., before, last] = letters[..]
        && is_vowel(before)
        && !is_vowel(last)
    {
        forms.push(format!("{lemma}{last}{ending}"));
    }
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(lemma: &str, parts: &str, list: &[&str]) -> Vec<String> {
        let has = |form: &str| list.contains(&form);
        let mut forms: Vec<String> =
            forms(lemma, parts.parse().unwrap(), has).into_iter().map(|(form, _)| form).collect();
        forms.sort();
        forms.dedup();
        forms
    }

    #[test]
    fn nouns_have_plurals() {
        assert_eq!(found("FLY", "N", &["FLIES", "FLYS"]), ["FLIES", "FLYS"]);
        assert_eq!(found("QUIZ", "N", &["QUIZZES"]), ["QUIZZES"]);
        assert_eq!(found("CACTUS", "N", &["CACTI", "CACTUSES"]), ["CACTI", "CACTUSES"]);
        assert_eq!(found("WOMAN", "N", &["WOMEN"]), ["WOMEN"]);
        // Latin endings are no use on words of three letters.
        assert!(found("BUS", "N", &["BI"]).is_empty());
    }

    #[test]
    fn verbs_count_only_with_their_gerund() {
        let forms = ["STOPS", "STOPPED", "STOPPING"];
        assert_eq!(found("STOP", "V", &forms), ["STOPPED", "STOPPING", "STOPS"]);
        assert!(found("STOP", "V", &forms[..2]).is_empty());
        assert_eq!(found("DIE", "V", &["DYING", "DIED", "DIES"]), ["DIED", "DIES", "DYING"]);
        assert_eq!(found("PANIC", "V", &["PANICKED", "PANICKING"]), ["PANICKED", "PANICKING"]);
    }

    #[test]
    fn adjectives_count_only_with_both_degrees() {
        assert_eq!(found("HAPPY", "A", &["HAPPIER", "HAPPIEST"]), ["HAPPIER", "HAPPIEST"]);
        assert!(found("OFF", "A", &["OFFER"]).is_empty());
    }
}
