//! Where the program keeps what belongs to its user.

use crate::outcome::{Failure, Result};
use games::Editions;
use std::fs::{read_dir, read_to_string};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The directory that was asked for, or the usual one of the system.
pub fn directory(asked: Option<PathBuf>) -> Option<PathBuf> {
    asked.or_else(|| {
        let usual = directories::ProjectDirs::from("", "", "abecedar")?;
        Some(usual.data_dir().to_owned())
    })
}

/// The editions that ship, and those in the folder `editions` of the directory, one JSON file
/// each. One that is broken is named with its file, and nothing starts before it is mended.
pub fn editions(directory: Option<&Path>) -> Result<Editions> {
    let mut editions = Editions::built_in();
    let Some(folder) = directory.map(|directory| directory.join("editions")) else {
        return Ok(editions);
    };
    let broken = |path: &Path, what: String| Failure::Said(format!("{}: {what}", path.display()));
    let files = match read_dir(&folder) {
        Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(editions),
        files => files.map_err(|fault| broken(&folder, fault.to_string()))?,
    };
    let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    paths.sort();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = read_to_string(&path).map_err(|fault| broken(&path, fault.to_string()))?;
        editions.add(&name, &text).map_err(|fault| broken(&path, fault.to_string()))?;
    }
    Ok(editions)
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
}
