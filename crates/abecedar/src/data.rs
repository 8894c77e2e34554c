//! Where the program keeps what belongs to its user.

use crate::outcome::{Failure, Result};
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use games::Editions;
use lexicon::Alphabet;
use std::fmt::Display;
use std::fs::{read_dir, read_to_string};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The directory that was asked for, or the usual one of the system.
pub fn directory(asked: Option<PathBuf>) -> Option<PathBuf> {
    asked.or_else(|| {
        let own = choose_native_strategy().ok()?.data_dir().join("abecedar");
        // Programs have a folder for data within their own there.
        Some(if cfg!(windows) { own.join("data") } else { own })
    })
}

/// The same, with the alphabets in its folder `alphabets` made known, one text each: lexicons and
/// editions there may be written in them. One that is broken is named with its file.
pub fn open(asked: Option<PathBuf>) -> Result<Option<PathBuf>> {
    let directory = directory(asked);
    for (path, text) in texts(directory.as_deref(), "alphabets", "txt")? {
        Alphabet::add(&text).map_err(|fault| broken(&path, fault))?;
    }
    Ok(directory)
}

/// The editions that ship, and those in the folder `editions` of the directory, one JSON file
/// each. One that is broken is named with its file, and nothing starts before it is mended.
pub fn editions(directory: Option<&Path>) -> Result<Editions> {
    let mut editions = Editions::built_in();
    for (path, text) in texts(directory, "editions", "json")? {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        editions.add(&name, &text).map_err(|fault| broken(&path, fault))?;
    }
    Ok(editions)
}

/// The files with an ending in a folder of the directory, in the order of their names, with what is
/// in them. There need be no folder.
fn texts(directory: Option<&Path>, folder: &str, ending: &str) -> Result<Vec<(PathBuf, String)>> {
    let Some(folder) = directory.map(|directory| directory.join(folder)) else {
        return Ok(Vec::new());
    };
    let files = match read_dir(&folder) {
        Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        files => files.map_err(|fault| broken(&folder, fault))?,
    };
    let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    let read = |path: PathBuf| {
        let text = read_to_string(&path).map_err(|fault| broken(&path, fault))?;
        Ok((path, text))
    };
    paths.into_iter().map(read).collect()
}

fn broken(path: &Path, what: impl Display) -> Failure {
    Failure::Said(format!("{}: {what}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameName;

    #[test]
    fn editions_of_the_directory_are_found_and_a_broken_one_is_named() {
        let data = tempfile::tempdir().unwrap();
        assert!(editions(Some(data.path())).is_ok(), "there need be no folder");
        let folder = data.path().join("editions");
        std::fs::create_dir(&folder).unwrap();
        let text = include_str!("../../games/editions/word-thief-small.json");
        let text = text.replacen("\"word-thief-small\"", "\"word-thief-home\"", 1);
        std::fs::write(folder.join("word-thief-home.json"), &text).unwrap();
        std::fs::write(folder.join("notes.txt"), "not an edition").unwrap();
        let found = editions(Some(data.path())).unwrap();
        assert!(found.names(GameName::Thief).contains(&"word-thief-home".to_owned()));

        std::fs::write(folder.join("party-home.json"), "{\"name\": 1}").unwrap();
        let Err(Failure::Said(said)) = editions(Some(data.path())) else { panic!("it was taken") };
        assert!(said.contains("party-home.json") && said.contains("line 1"), "{said}");
    }

    #[test]
    fn alphabets_of_the_directory_are_known_from_then_on_and_a_broken_one_is_named() {
        let data = tempfile::tempdir().unwrap();
        let folder = data.path().join("alphabets");
        std::fs::create_dir(&folder).unwrap();
        std::fs::write(folder.join("nb.txt"), "code nb\nletters ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ\n")
            .unwrap();
        assert!("nb".parse::<Alphabet>().is_err());
        assert!(open(Some(data.path().to_owned())).is_ok());
        assert_eq!("nb".parse::<Alphabet>().unwrap().letters().len(), 29);

        std::fs::write(folder.join("xx.txt"), "code xx\nletters ABBA\n").unwrap();
        let Err(Failure::Said(said)) = open(Some(data.path().to_owned())) else {
            panic!("it was taken")
        };
        assert!(said.contains("xx.txt") && said.contains("twice"), "{said}");
    }
}
