//! Lexicons by name, imported into a data directory.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use lexicon::{Alphabet, Entry, Library, LibraryError, Notes, compile};

fn bytes(words: &[&str]) -> Vec<u8> {
    let entry = |word: &&str| Entry::plain(Alphabet::English.fold(word).unwrap());
    let entries: Vec<Entry> = words.iter().map(entry).collect();
    compile(Alphabet::English, &entries, &Notes::default()).unwrap()
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
