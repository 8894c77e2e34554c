//! Lexicons by name, imported into a data directory.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use lexicon::meanings::{self, Kind, Meaning, Provenance, Sense};
use lexicon::{
    Alphabet, Beside, Entry, Lexicon, Library, LibraryError, Notes, Parts, compile, forms,
};
use std::collections::BTreeMap;

fn bytes(words: &[&str]) -> Vec<u8> {
    let entry = |word: &&str| Entry::plain(Alphabet::ENGLISH.fold(word).unwrap());
    let entries: Vec<Entry> = words.iter().map(entry).collect();
    compile(Alphabet::ENGLISH, &entries, &Notes::default()).unwrap()
}

#[test]
fn an_imported_lexicon_opens_by_its_name_and_a_near_miss_is_told_of_it() {
    let data = tempfile::tempdir().unwrap();
    let library = Library::new(Some(data.path().to_owned()));
    library.import("club-2026", &bytes(&["frown", "cat"])).unwrap();
    assert_eq!(library.open("club-2026").unwrap().len(), 2);
    assert!(library.names().contains(&"club-2026".to_owned()));
    assert_eq!(library.open("klub-2026").unwrap_err().nearest(), Some("club-2026"));
    assert_eq!(library.open("something else").unwrap_err().nearest(), None);
    // Importing again replaces it, whole.
    library.import("club-2026", &bytes(&["frown"])).unwrap();
    assert_eq!(library.open("club-2026").unwrap().len(), 1);
    let files: Vec<_> = std::fs::read_dir(data.path().join("lexicons")).unwrap().collect();
    assert_eq!(files.len(), 1, "nothing half-written is left behind");
}

#[test]
fn names_that_could_leave_the_folder_and_damaged_bytes_are_refused() {
    let data = tempfile::tempdir().unwrap();
    let library = Library::new(Some(data.path().to_owned()));
    for name in ["", "../up", "a/b", "Groß", "a.b", &"x".repeat(33)] {
        let refused = library.import(name, &bytes(&["cat"]));
        assert!(matches!(refused, Err(LibraryError::BadName(_))), "{name}");
    }
    let half = &bytes(&["cat", "dog"])[..100];
    assert!(matches!(library.import("half", half), Err(LibraryError::File { .. })));
    assert!(library.open("../../etc/passwd").is_err());
    assert!(!data.path().join("lexicons").exists(), "a refused import writes nothing");
    let nowhere = Library::new(None);
    assert!(matches!(nowhere.import("x", &bytes(&["cat"])), Err(LibraryError::NoFolder)));
}

#[test]
fn a_damaged_file_in_the_data_directory_is_named() {
    let data = tempfile::tempdir().unwrap();
    let library = Library::new(Some(data.path().to_owned()));
    let path = library.import("club", &bytes(&["cat", "dog"])).unwrap();
    let mut damaged = std::fs::read(&path).unwrap();
    damaged[90] ^= 1;
    std::fs::write(&path, damaged).unwrap();
    let sentence = library.open("club").unwrap_err().to_string();
    assert!(sentence.contains("club.lex") && sentence.contains("damaged"), "{sentence}");
}

#[test]
fn where_the_data_directory_cannot_be_written_the_error_names_the_file() {
    let data = tempfile::tempdir().unwrap();
    let blocked = data.path().join("file");
    std::fs::write(&blocked, "not a folder").unwrap();
    let refused = Library::new(Some(blocked)).import("club", &bytes(&["cat"])).unwrap_err();
    assert!(matches!(&refused, LibraryError::Io { .. }), "{refused}");
}

#[test]
fn files_beside_an_imported_lexicon_say_more_and_damaged_ones_take_nothing_away() {
    let data = tempfile::tempdir().unwrap();
    let library = Library::new(Some(data.path().to_owned()));
    let words = bytes(&["cafe", "cat"]);
    let plain = Lexicon::open("club", words.clone()).unwrap();
    let word = Alphabet::ENGLISH.fold("cafe").unwrap();
    library.import("club", &words).unwrap();
    let opened = library.open("club").unwrap();
    assert!(opened.written(&word).forms().is_empty() && opened.faults().is_empty());
    assert!(!library.has_meanings(&opened) && library.meanings(&opened).unwrap().is_none());

    let forms = forms::compile(&plain, [(word, vec!["caf\u{e9}".to_owned()])]);
    let path = library.import_beside("club", Beside::Forms, &forms).unwrap();
    assert_eq!(library.open("club").unwrap().written(&word).forms(), ["caf\u{e9}"]);
    assert_eq!(library.names().iter().filter(|name| *name == "club").count(), 1);

    let sense = Sense { written: "café".into(), part: Parts::NOUN, text: "a small place".into() };
    let meaning = BTreeMap::from([(word, Meaning { senses: vec![sense], bases: vec![] })]);
    let notes =
        Provenance { source: "us".into(), licence: "none".into(), kind: Kind::Explanations };
    let meanings = meanings::compile(&plain, &notes, &meaning);
    let meanings_path = library.import_beside("club", Beside::Meanings, &meanings).unwrap();
    let explained = library.meanings(&opened).unwrap().unwrap().of(&opened, &word).unwrap();
    assert_eq!(explained[0].senses[0].text, "a small place");

    // Damage is named with the file, and the words are all there.
    std::fs::write(&path, &forms[..forms.len() - 3]).unwrap();
    std::fs::write(&meanings_path, &meanings[..meanings.len() - 3]).unwrap();
    let opened = library.open("club").unwrap();
    assert!(opened.contains(&word) && opened.written(&word).forms().is_empty());
    let [fault] = opened.faults() else { panic!("{:?}", opened.faults()) };
    assert!(fault.contains("club.forms") && fault.contains("damaged"), "{fault}");
    let error = library.meanings(&opened).err().unwrap().to_string();
    assert!(error.contains("club.meanings") && error.contains("damaged"), "{error}");

    // Other words under the same name do not inherit them.
    library.import("club", &bytes(&["cafe"])).unwrap();
    assert!(!path.exists() && !meanings_path.exists());
    assert!(library.open("club").unwrap().faults().is_empty());
}

#[test]
fn a_list_of_words_that_offend_may_lie_beside_an_imported_lexicon() {
    let data = tempfile::tempdir().unwrap();
    let library = Library::new(Some(data.path().to_owned()));
    let path = library.import("pets", &bytes(&["cat", "dog"])).unwrap();
    let word = |text: &str| library.open("pets").unwrap().alphabet().fold(text).unwrap();
    assert!(!library.open("pets").unwrap().offends(&word("dog")));
    let beside = path.with_extension("family");
    std::fs::write(&beside, "# barks\ndog\n").unwrap();
    let lexicon = library.open("pets").unwrap();
    let (cat, dog) = (word("cat"), word("dog"));
    assert!(lexicon.offends(&dog) && lexicon.contains(&dog) && !lexicon.offends(&cat));
    std::fs::write(&beside, "cat\ngood dog\n").unwrap();
    let refused = library.open("pets").unwrap_err().to_string();
    assert!(refused.contains("pets.family: line 2: "), "{refused}");
}
