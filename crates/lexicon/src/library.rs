//! The lexicons that can be opened by name: those that ship with the program, and those that the
//! user imported into the data directory.

use crate::file::FileError;
use crate::lexicon::Lexicon;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How long the name of an imported lexicon may be.
const LONGEST_NAME: usize = 32;
const ENDING: &str = "lex";

/// Lexicons by name.
#[derive(Clone, Debug)]
pub struct Library {
    folder: Option<PathBuf>,
}

/// Why a lexicon cannot be opened or imported by name.
#[derive(Debug)]
pub enum LibraryError {
    /// No lexicon has this name.
    Unknown {
        /// The name that was asked for.
        name: String,
        /// Of the names there are, the one most like it.
        nearest: Option<String>,
    },
    /// A name that no lexicon can have.
    BadName(String),
    /// The name of a lexicon that ships with the program.
    Taken(String),
    /// There is no data directory to import into.
    NoFolder,
    /// The file system said no.
    Io {
        /// What was being read or written.
        path: PathBuf,
        /// What it said.
        error: io::Error,
    },
    /// The file is no sound lexicon.
    File {
        /// Which file, or nothing for one that ships with the program.
        path: PathBuf,
        /// What is wrong with it.
        error: FileError,
    },
}

impl LibraryError {
    /// The name that was probably meant.
    pub fn nearest(&self) -> Option<&str> {
        match self {
            LibraryError::Unknown { nearest, .. } => nearest.as_deref(),
            _ => None,
        }
    }
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LibraryError::Unknown { name, nearest: Some(nearest) } => {
                write!(f, "there is no lexicon {name:?}; did you mean {nearest:?}?")
            }
            LibraryError::Unknown { name, nearest: None } => {
                write!(f, "there is no lexicon {name:?}")
            }
            LibraryError::BadName(name) => write!(
                f,
                "{name:?} cannot name a lexicon: expected 1 to {LONGEST_NAME} of the characters \
                 a-z, 0-9, - and _"
            ),
            LibraryError::Taken(name) => {
                write!(f, "{name:?} is a lexicon that ships with the program; choose another name")
            }
            LibraryError::NoFolder => {
                f.write_str("there is no data directory; name one with --data DIR")
            }
            LibraryError::Io { path, error } => write!(f, "{}: {error}", path.display()),
            LibraryError::File { path, error } => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for LibraryError {}

impl Library {
    /// The lexicons that ship with the program and, with a data directory, those imported there.
    pub fn new(data: Option<PathBuf>) -> Library {
        Library { folder: data.map(|data| data.join("lexicons")) }
    }

    /// The names that can be opened, those that ship with the program first.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = shipped::NAMES.iter().map(|&name| name.to_owned()).collect();
        let mut imported: Vec<String> = self
            .folder
            .iter()
            .filter_map(|folder| fs::read_dir(folder).ok())
            .flatten()
            .filter_map(|file| {
                let path = file.ok()?.path();
                let name = path.file_stem()?.to_str()?.to_owned();
                (path.extension()? == ENDING && is_name(&name)).then_some(name)
            })
            .collect();
        imported.sort_unstable();
        names.append(&mut imported);
        names.dedup();
        names
    }

    /// Opens the lexicon of this name.
    pub fn open(&self, name: &str) -> Result<Lexicon, LibraryError> {
        if let Some(lexicon) = shipped::open(name) {
            return lexicon.map_err(|error| LibraryError::File { path: name.into(), error });
        }
        match self.path(name) {
            Some(path) if path.is_file() => open_file(name, &path),
            _ => Err(self.unknown(name)),
        }
    }

    /// Makes the bytes of a compiled lexicon available under a name. They are checked first and
    /// written whole or not at all.
    pub fn import(&self, name: &str, bytes: &[u8]) -> Result<PathBuf, LibraryError> {
        if !is_name(name) {
            return Err(LibraryError::BadName(name.to_owned()));
        }
        if shipped::NAMES.contains(&name) {
            return Err(LibraryError::Taken(name.to_owned()));
        }
        Lexicon::open(name, bytes.to_vec())
            .map_err(|error| LibraryError::File { path: name.into(), error })?;
        let path = self.path(name).ok_or(LibraryError::NoFolder)?;
        write_whole(&path, bytes)
            .map_err(|error| LibraryError::Io { path: path.clone(), error })?;
        Ok(path)
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref().filter(|_| is_name(name))?;
        Some(folder.join(name).with_extension(ENDING))
    }

    fn unknown(&self, name: &str) -> LibraryError {
        let lower = name.to_lowercase();
        let nearest = self
            .names()
            .into_iter()
            .map(|known| (strsim::damerau_levenshtein(&lower, &known), known))
            .min()
            .filter(|(distance, known)| *distance <= known.chars().count().max(3) / 2)
            .map(|(_, known)| known);
        LibraryError::Unknown { name: name.to_owned(), nearest }
    }
}

fn is_name(name: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
    (1..=LONGEST_NAME).contains(&name.len()) && name.chars().all(allowed)
}

/// Opens a compiled lexicon from a file.
pub fn open_file(name: &str, path: &Path) -> Result<Lexicon, LibraryError> {
    let bytes =
        fs::read(path).map_err(|error| LibraryError::Io { path: path.to_owned(), error })?;
    Lexicon::open(name, bytes).map_err(|error| LibraryError::File { path: path.to_owned(), error })
}

/// Writes a file whole or not at all: under another name beside it first, then renamed.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(format!(".{}.part", std::process::id()));
    let unfinished = PathBuf::from(unfinished);
    let written = fs::File::create(&unfinished).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let done = written.and_then(|()| fs::rename(&unfinished, path));
    if done.is_err() {
        // Best effort: the error that matters is the one above.
        let _ = fs::remove_file(&unfinished);
    }
    done
}

/// The lexicons that are part of the program.
#[cfg(feature = "shipped")]
mod shipped {
    use crate::file::FileError;
    use crate::lexicon::Lexicon;

    pub(super) const NAMES: [&str; 3] = ["pt", "fr", "en"];

    pub(super) fn open(name: &str) -> Option<Result<Lexicon, FileError>> {
        let (words, frequencies): (&'static [u8], &'static [u8]) = match name {
            "pt" => (
                include_bytes!("../../../lexicons/pt.lex"),
                include_bytes!("../../../lexicons/pt.freq"),
            ),
            "fr" => (
                include_bytes!("../../../lexicons/fr.lex"),
                include_bytes!("../../../lexicons/fr.freq"),
            ),
            "en" => (
                include_bytes!("../../../lexicons/en.lex"),
                include_bytes!("../../../lexicons/en.freq"),
            ),
            _ => return None,
        };
        let lexicon = Lexicon::open_embedded(name, words);
        // Frequencies are an extra: a lexicon whose frequencies do not fit still has its words.
        Some(lexicon.map(|lexicon| lexicon.with_frequencies(frequencies).unwrap_or(lexicon)))
    }
}

/// A build without the lexicons of the program, such as the one that makes them.
#[cfg(not(feature = "shipped"))]
mod shipped {
    use crate::file::FileError;
    use crate::lexicon::Lexicon;

    pub(super) const NAMES: [&str; 0] = [];

    pub(super) fn open(_name: &str) -> Option<Result<Lexicon, FileError>> {
        None
    }
}
