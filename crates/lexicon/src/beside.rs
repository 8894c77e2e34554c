//! Files that lie beside a lexicon: frequencies, written forms, meanings.
//!
//! Each is bound to one lexicon by its checksum: 8 bytes of magic, the checksum of the lexicon, a
//! checksum of the bytes that follow, then those bytes. A lexicon without them is whole.

use crate::lexicon::Lexicon;
use std::borrow::Cow;
use std::fmt;
use xxhash_rust::xxh3::xxh3_64;

const HEADER: usize = 24;

/// What kind of file it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// How often words are used.
    Frequencies,
    /// How words are written.
    Forms,
    /// What words mean.
    Meanings,
}

impl Beside {
    /// How the names of such files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Beside::Frequencies => "freq",
            Beside::Forms => "forms",
            Beside::Meanings => "meanings",
        }
    }

    const fn magic(self) -> [u8; 8] {
        match self {
            Beside::Frequencies => *b"ABCD-FRQ",
            Beside::Forms => *b"ABCD-FRM",
            Beside::Meanings => *b"ABCD-MNG",
        }
    }

    const fn called(self) -> &'static str {
        match self {
            Beside::Frequencies => "word frequencies",
            Beside::Forms => "written forms",
            Beside::Meanings => "meanings",
        }
    }
}

/// Why bytes are refused beside a lexicon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BesideError {
    /// They are nothing of the kind.
    Foreign(Beside),
    /// They belong to other words.
    OtherLexicon(Beside),
    /// They are cut off or damaged.
    Damaged(Beside),
}

impl fmt::Display for BesideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BesideError::Foreign(kind) => write!(f, "this is not a file of {}", kind.called()),
            BesideError::OtherLexicon(kind) => {
                write!(f, "these {} belong to another lexicon", kind.called())
            }
            BesideError::Damaged(kind) => {
                write!(f, "these {} are cut off or damaged", kind.called())
            }
        }
    }
}

impl std::error::Error for BesideError {}

/// What follows the header of a file beside a lexicon.
pub(crate) struct Body {
    bytes: Cow<'static, [u8]>,
}

impl Body {
    /// Looks at the header. What is part of the program is not read through, so that opening takes
    /// no time; reads are checked all the same.
    pub(crate) fn open(
        kind: Beside,
        bytes: Cow<'static, [u8]>,
        lexicon: &Lexicon,
    ) -> Result<Body, BesideError> {
        if !bytes.starts_with(&kind.magic()) {
            return Err(BesideError::Foreign(kind));
        }
        let embedded = matches!(bytes, Cow::Borrowed(_));
        let Some((header, body)) = bytes.split_at_checked(HEADER) else {
            return Err(BesideError::Damaged(kind));
        };
        if header[8..16] != lexicon.checksum().to_le_bytes() {
            return Err(BesideError::OtherLexicon(kind));
        }
        if !embedded && header[16..24] != xxh3_64(body).to_le_bytes() {
            return Err(BesideError::Damaged(kind));
        }
        Ok(Body { bytes })
    }

    /// The bytes after the header.
    pub(crate) fn bytes(&self) -> &[u8] {
        self.bytes.get(HEADER..).unwrap_or_default()
    }

    /// The number that stands at a place.
    pub(crate) fn number(&self, at: usize) -> Option<usize> {
        let bytes = self.bytes().get(at..at.checked_add(4)?)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?) as usize)
    }

    /// The bytes between two places.
    pub(crate) fn slice(&self, from: usize, to: usize) -> Option<&[u8]> {
        self.bytes().get(from..to)
    }
}

/// The bytes of a file beside a lexicon.
pub(crate) fn write(kind: Beside, lexicon: &Lexicon, body: &[u8]) -> Vec<u8> {
    let mut bytes = kind.magic().to_vec();
    bytes.extend_from_slice(&lexicon.checksum().to_le_bytes());
    bytes.extend_from_slice(&xxh3_64(body).to_le_bytes());
    bytes.extend_from_slice(body);
    bytes
}

/// Appends a number as four bytes. No file comes near four gigabytes.
pub(crate) fn put_number(bytes: &mut Vec<u8>, number: usize) {
    bytes.extend_from_slice(&(number as u32).to_le_bytes());
}
