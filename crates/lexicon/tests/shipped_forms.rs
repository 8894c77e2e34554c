//! How the words that ship are written, and what they mean.

#![cfg(feature = "shipped")]
#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use lexicon::{Lexicon, Library};

fn open(name: &str) -> Lexicon {
    let lexicon = Library::new(None).open(name).unwrap();
    assert!(lexicon.faults().is_empty(), "{:?}", lexicon.faults());
    lexicon
}

#[test]
fn every_form_of_every_word_folds_into_its_letters() {
    for name in Library::new(None).names() {
        let lexicon = open(&name);
        let alphabet = lexicon.alphabet();
        let mut marked = 0;
        for word in lexicon.words() {
            let written = lexicon.written(&word);
            for form in written.forms() {
                let folded = alphabet.fold(form);
                assert_eq!(folded, Ok(word), "{name}: {form}");
                assert_eq!(form.to_lowercase(), *form, "{name}");
            }
            marked += usize::from(!written.forms().is_empty());
        }
        let share = 100 * marked / lexicon.len();
        let wanted = if name == "en" { 0..=1 } else { 8..=80 };
        assert!(wanted.contains(&share), "{name}: {share} % of the words have marks");
    }
}

#[test]
fn words_are_written_as_people_do() {
    for (name, letters, forms) in [
        ("pt", "NOÇAO", &["noção"][..]),
        ("pt", "CORAÇAO", &["coração"]),
        ("fr", "ETE", &["été"]),
        ("fr", "OEUFS", &["œufs"]),
        ("ro", "SCOALA", &["școală", "școala", "scoală"]),
        ("es", "CAMION", &["camión"]),
        ("es", "NIÑO", &[]),
        ("en", "CAFE", &["café"]),
        ("en", "WORK", &[]),
    ] {
        let lexicon = open(name);
        let word = lexicon.alphabet().fold(letters).unwrap();
        let mut found = lexicon.written(&word).forms().to_vec();
        found.sort();
        let mut wanted = forms.to_vec();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{name}: {letters}");
    }
    let french = open("fr");
    let cote = french.written(&french.alphabet().fold("cote").unwrap());
    for form in ["cote", "côte", "coté", "côté"] {
        assert!(cote.forms().iter().any(|known| known == form), "{cote:?}");
    }
}

#[test]
fn words_mean_something_in_the_languages_that_have_meanings() {
    let library = Library::new(None);
    for (name, letters, base, text) in [
        ("en", "DOGS", "dog", "canis"),
        ("en", "WENT", "go", "travel"),
        ("fr", "CHIENS", "chien", "mammifère"),
        ("fr", "PASSERAIT", "passer", "aller"),
        ("pt", "BONITAS", "bonito", "belo"),
    ] {
        let lexicon = open(name);
        let meanings = library.meanings(&lexicon).unwrap().unwrap();
        let word = lexicon.alphabet().fold(letters).unwrap();
        let explained = meanings.of(&lexicon, &word).unwrap();
        let senses: Vec<_> = explained.iter().flat_map(|explained| &explained.senses).collect();
        let found = senses
            .iter()
            .any(|sense| sense.written == base && sense.text.to_lowercase().contains(text));
        assert!(found, "{name}: {letters}: {senses:?}");
        assert!(!meanings.provenance().licence.is_empty());
    }
    assert!(library.meanings(&open("ro")).unwrap().is_none());
}

#[test]
fn every_place_of_the_words_leads_back_to_its_word() {
    let lexicon = open("en");
    for (index, word) in lexicon.words().enumerate().step_by(97) {
        assert_eq!(lexicon.word_at(index), Some(word));
        assert_eq!(lexicon.index(&word), Some(index));
    }
}
