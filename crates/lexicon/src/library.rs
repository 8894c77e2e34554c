//! The lexicons that can be opened by name: those that ship with the program, and those that the
//! user imported into the data directory. Files of the same name beside them say more about their
//! words; where one is damaged the words are there nevertheless.

use crate::beside::{Beside, BesideError};
use crate::family::{Family, FamilyFault};
use crate::file::{FileError, packed};
use crate::lexicon::Lexicon;
use crate::meanings::Meanings;
use std::borrow::Cow;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How long the name of an imported lexicon may be.
const LONGEST_NAME: usize = 32;
const ENDING: &str = "lex";
/// The list of offensive words beside an imported lexicon, where there is one.
const FAMILY: &str = "family";

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
    /// The list of offensive words beside a lexicon cannot be read.
    Family {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        fault: FamilyFault,
    },
    /// A file beside a lexicon is not sound.
    Beside {
        /// Which file, or nothing for one that ships with the program.
        path: PathBuf,
        /// What is wrong with it.
        error: BesideError,
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
            LibraryError::Family { path, fault } => write!(f, "{}: {fault}", path.display()),
            LibraryError::Beside { path, error } => write!(f, "{}: {error}", path.display()),
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
            Some(path) if path.is_file() => {
                let lexicon = open_file(name, &path)?;
                let forms = path.with_extension(Beside::Forms.ending());
                let lexicon = if forms.is_file() { with_forms(&lexicon, &forms) } else { lexicon };
                with_family_of(lexicon, &path)
            }
            _ => Err(self.unknown(name)),
        }
    }

    /// Is there a file beside a lexicon that says what its words mean? It may not be sound.
    pub fn has_meanings(&self, lexicon: &Lexicon) -> bool {
        let name = lexicon.name();
        let path = || self.path(name).map(|path| path.with_extension(Beside::Meanings.ending()));
        match shipped::NAMES.contains(&name) {
            true => shipped::meanings(name).is_some(),
            false => path().is_some_and(|path| path.is_file()),
        }
    }

    /// What the words of a lexicon mean, if a file beside it says so.
    pub fn meanings(&self, lexicon: &Lexicon) -> Result<Option<Meanings>, LibraryError> {
        let opened = |path: PathBuf, bytes: Cow<'static, [u8]>| {
            Meanings::open(bytes, lexicon)
                .map(Some)
                .map_err(|error| LibraryError::Beside { path, error })
        };
        let name = lexicon.name();
        if shipped::NAMES.contains(&name) {
            return match shipped::meanings(name) {
                Some(bytes) => opened(name.into(), Cow::Borrowed(bytes)),
                None => Ok(None),
            };
        }
        let path = self.path(name).map(|path| path.with_extension(Beside::Meanings.ending()));
        match path {
            Some(path) if path.is_file() => {
                let bytes = fs::read(&path)
                    .map_err(|error| LibraryError::Io { path: path.clone(), error })?;
                opened(path, Cow::Owned(bytes))
            }
            _ => Ok(None),
        }
    }

    /// Makes the bytes of a compiled lexicon available under a name. They are checked first and
    /// written whole or not at all; an older file is packed.
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
        let packed =
            packed(bytes).map_err(|error| LibraryError::File { path: name.into(), error })?;
        write_whole(&path, &packed)
            .map_err(|error| LibraryError::Io { path: path.clone(), error })?;
        // What an earlier lexicon of this name had beside it says nothing about this one.
        for kind in [Beside::Forms, Beside::Meanings] {
            let path = path.with_extension(kind.ending());
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(LibraryError::Io { path, error });
                }
                _ => {}
            }
        }
        Ok(path)
    }

    /// Puts a file beside an imported lexicon.
    pub fn import_beside(
        &self,
        name: &str,
        kind: Beside,
        bytes: &[u8],
    ) -> Result<PathBuf, LibraryError> {
        let path = self.path(name).ok_or(LibraryError::NoFolder)?.with_extension(kind.ending());
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

/// An imported lexicon with the list of offensive words that lies beside it, if one does.
fn with_family_of(lexicon: Lexicon, path: &Path) -> Result<Lexicon, LibraryError> {
    let path = path.with_extension(FAMILY);
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(lexicon),
        Err(error) => return Err(LibraryError::Io { path, error }),
    };
    match Family::read(lexicon.alphabet(), &text) {
        Ok(family) => Ok(lexicon.with_family(family)),
        Err(fault) => Err(LibraryError::Family { path, fault }),
    }
}

/// A lexicon with the forms of a file; where they cannot be used, with what is wrong with them.
fn with_forms(lexicon: &Lexicon, path: &Path) -> Lexicon {
    let read = fs::read(path).map_err(|error| error.to_string());
    let opened =
        read.and_then(|bytes| lexicon.with_forms(bytes).map_err(|error| error.to_string()));
    opened.unwrap_or_else(|error| lexicon.with_fault(format!("{}: {error}", path.display())))
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
    use crate::alphabet::Alphabet;
    use crate::family::Family;
    use crate::file::FileError;
    use crate::lexicon::Lexicon;
    use std::sync::OnceLock;

    pub(super) const NAMES: [&str; 5] = ["pt", "fr", "en", "ro", "es"];

    /// The files of a lexicon.
    struct Shipped {
        words: &'static [u8],
        frequencies: &'static [u8],
        forms: &'static [u8],
    }

    macro_rules! shipped {
        ($name:literal) => {
            Shipped {
                words: include_bytes!(concat!("../../../lexicons/", $name, ".lex")),
                frequencies: include_bytes!(concat!("../../../lexicons/", $name, ".freq")),
                forms: include_bytes!(concat!("../../../lexicons/", $name, ".forms")),
            }
        };
    }

    /// Opens a lexicon, once: whoever opens it again shares its unpacked graphs.
    pub(super) fn open(name: &str) -> Option<Result<Lexicon, FileError>> {
        static OPENED: [OnceLock<Result<Lexicon, FileError>>; 5] = [const { OnceLock::new() }; 5];
        let place = NAMES.iter().position(|known| *known == name)?;
        OPENED[place].get_or_init(|| read(name)).clone().into()
    }

    fn read(name: &str) -> Result<Lexicon, FileError> {
        let Shipped { words, frequencies, forms } = match name {
            "pt" => shipped!("pt"),
            "fr" => shipped!("fr"),
            "en" => shipped!("en"),
            "ro" => shipped!("ro"),
            _ => shipped!("es"),
        };
        let lexicon = Lexicon::open_embedded(name, words)?;
        // What lies beside a lexicon is an extra: where it does not fit, the words are still there.
        let lexicon = lexicon.with_frequencies(frequencies).unwrap_or(lexicon);
        let lexicon = match lexicon.with_forms(forms) {
            Ok(lexicon) => lexicon,
            Err(error) => lexicon.with_fault(format!("{name}: {error}")),
        };
        Ok(lexicon.with_family(family(name, lexicon.alphabet())))
    }

    pub(super) fn meanings(name: &str) -> Option<&'static [u8]> {
        match name {
            "pt" => Some(include_bytes!("../../../lexicons/pt.meanings")),
            "fr" => Some(include_bytes!("../../../lexicons/fr.meanings")),
            "en" => Some(include_bytes!("../../../lexicons/en.meanings")),
            _ => None,
        }
    }

    /// The offensive words of a language. A test reads all of them.
    fn family(name: &str, alphabet: Alphabet) -> Family {
        let text = match name {
            "pt" => include_str!("../../../lexicons/family/pt.txt"),
            "fr" => include_str!("../../../lexicons/family/fr.txt"),
            "en" => include_str!("../../../lexicons/family/en.txt"),
            "ro" => include_str!("../../../lexicons/family/ro.txt"),
            _ => include_str!("../../../lexicons/family/es.txt"),
        };
        Family::read(alphabet, text).unwrap_or_default()
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

    pub(super) fn meanings(_name: &str) -> Option<&'static [u8]> {
        None
    }
}
