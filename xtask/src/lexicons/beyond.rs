//! What of SCOWL's highest level follows from the words below it.
//!
//! That level holds whatever SCOWL could find, misspellings and names among it. But where a word is
//! known, its missing plural there is no chance; nor is a degree that has its fellow, nor a verb
//! with all its forms.

use super::inflect::{plurals, with_ending, with_s};
use super::wordnet::Known;
use lexicon::Parts;
use std::collections::{BTreeMap, BTreeSet};

/// The words of `rare` that follow from those that are known, with their parts of speech.
pub(super) fn follow(known: &Known, rare: &BTreeSet<String>) -> BTreeMap<String, Parts> {
    let mut found: BTreeMap<String, Parts> = BTreeMap::new();
    let mut take = |form: &String, parts: Parts| {
        if rare.contains(form) && !known.contains_key(form) {
            let place = found.entry(form.clone()).or_default();
            *place = *place | parts;
        }
    };
    let exists = |form: &String| rare.contains(form) || known.contains_key(form);
    for (word, &parts) in known {
        for form in with_s(word) {
            if has_s(word, parts, known, exists) && !is_odd_plural(word, &form, known) {
                take(&form, of_s(parts));
            }
        }
        for (more, most) in with_ending(word, "ER").into_iter().zip(with_ending(word, "EST")) {
            if exists(&more) && rare.contains(&most) {
                take(&more, Parts::ADJECTIVE);
                take(&most, Parts::ADJECTIVE);
            }
        }
        // Of a verb that has one of the two already, the other is a mistake: CUTTED, PROFITTED.
        let [past, going] = ["ED", "ING"].map(|ending| with_ending(word, ending));
        if past.iter().chain(&going).any(|form| known.contains_key(form)) {
            continue;
        }
        for (past, going) in pairs(&past, &going) {
            if rare.contains(past) && rare.contains(going) {
                take(past, Parts::VERB);
                take(going, Parts::VERB);
            }
        }
    }
    for verb in rare {
        // The forms of MERCURIALISE are none of MERCURIALIS.
        if exists(&format!("{verb}E")) {
            continue;
        }
        let [past, going] = ["ED", "ING"].map(|ending| with_ending(verb, ending));
        let new = |form: &String| rare.contains(form) && !known.contains_key(form);
        for third in with_s(verb).iter().filter(|form| new(form)) {
            for (past, going) in pairs(&past, &going) {
                if new(past) && new(going) {
                    for form in [verb, third, past, going] {
                        take(form, Parts::VERB);
                    }
                }
            }
        }
    }
    found
}

fn pairs<'a>(
    past: &'a [String],
    going: &'a [String],
) -> impl Iterator<Item = (&'a String, &'a String)> {
    past.iter().flat_map(move |past| going.iter().map(move |going| (past, going)))
}

/// Can a word take an S? Nouns can and verbs can, and adjectives that are used as nouns. Adverbs
/// cannot, nor the past of a verb, a degree, or a plural.
fn has_s(word: &str, parts: Parts, known: &Known, exists: impl Fn(&String) -> bool) -> bool {
    let has = |form: &String| known.contains_key(form);
    let gerund = || with_ending(word, "ING").iter().any(exists);
    let degree = || {
        ["ER", "EST"].iter().any(|ending| {
            word.strip_suffix(ending).is_some_and(|stem| {
                let stem =
                    stem.strip_suffix('I').map_or(stem.to_owned(), |stem| format!("{stem}Y"));
                has(&stem) || has(&format!("{stem}E"))
            })
        })
    };
    let plural = || word.strip_suffix('I').is_some_and(|stem| has(&format!("{stem}US")));
    if plural() {
        false
    } else if parts.is_empty() || parts.contains(Parts::NOUN) {
        true
    } else if parts.contains(Parts::VERB) {
        gerund()
    } else {
        parts.contains(Parts::ADJECTIVE) && !degree()
    }
}

/// COACHS and BOOKSHELFS where there are COACHES and BOOKSHELVES.
fn is_odd_plural(word: &str, form: &str, known: &Known) -> bool {
    let changes = ["X", "Z", "CH", "SH", "F", "FE"].iter().any(|ending| word.ends_with(ending));
    changes
        && form.strip_suffix('S') == Some(word)
        && plurals(word).iter().any(|other| other != form && known.contains_key(other))
}

/// What a word with an S is, by the word without.
fn of_s(parts: Parts) -> Parts {
    match (parts.contains(Parts::NOUN), parts.contains(Parts::VERB)) {
        (true, true) => Parts::NOUN | Parts::VERB,
        (false, true) => Parts::VERB,
        _ => Parts::NOUN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(known: &[(&str, &str)], rare: &str) -> String {
        let known = known
            .iter()
            .map(|(word, parts)| ((*word).to_owned(), parts.parse().unwrap()))
            .collect();
        let rare = rare.split(' ').map(str::to_owned).collect();
        follow(&known, &rare).into_keys().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn plurals_of_known_words_are_taken() {
        let known = [("KAI", "N"), ("COACH", "N"), ("COACHES", "N"), ("OFTEN", "D"), ("ZEK", "")];
        assert_eq!(found(&known, "KAIS COACHS OFTENS ZEKS QUUXS"), "KAIS ZEKS");
        let known =
            [("PHALLUS", "N"), ("PHALLI", "N"), ("TROD", "V"), ("SANE", "A"), ("SANER", "A")];
        assert_eq!(found(&known, "PHALLIS TRODS SANERS SANES"), "SANES");
    }

    #[test]
    fn degrees_are_taken_with_their_fellow() {
        assert_eq!(found(&[("POXY", "A")], "POXIER POXIEST"), "POXIER POXIEST");
        assert_eq!(found(&[("POXY", "A"), ("POXIER", "A")], "POXIEST"), "POXIEST");
        assert_eq!(found(&[("EVER", "D")], "EVEREST"), "");
    }

    #[test]
    fn verbs_are_taken_with_both_forms_or_whole() {
        assert_eq!(found(&[("NAPKIN", "N")], "NAPKINED NAPKINING"), "NAPKINED NAPKINING");
        assert_eq!(found(&[("NAPKIN", "N")], "NAPKINED"), "");
        assert_eq!(found(&[("CUT", "V"), ("CUTTING", "V")], "CUTTED"), "");
        let whole = "RESKILL RESKILLED RESKILLING RESKILLS";
        assert_eq!(found(&[], whole), whole);
        assert_eq!(found(&[], "RESKILL RESKILLED RESKILLS"), "");
        // All that is new here belongs to the verb with the E.
        let whole = "NASALIS NASALISED NASALISES NASALISING";
        assert_eq!(found(&[("NASALISE", "V")], whole), "NASALISED NASALISES NASALISING");
        // RELIED is there already, from RELY.
        assert_eq!(found(&[("RELIED", "V")], "RELIE RELIES RELYING"), "");
    }
}
