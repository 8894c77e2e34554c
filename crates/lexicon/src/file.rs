//! The file: a header of fixed size, then the sections in order.
//!
//! | bytes | header |
//! |---|---|
//! | 0–7 | magic |
//! | 8–11 | version |
//! | 12–15 | code of the alphabet, filled up with zeros |
//! | 16–19 | letters of the alphabet |
//! | 20–23 | words |
//! | 24–27 | alphagrams |
//! | 28–31 | slots up to the end of the DAWG |
//! | 32–35 | slots up to the end of the GADDAG |
//! | 36–39 | slots in all |
//! | 40–51 | roots of DAWG, GADDAG and alphagrams |
//! | 52–55 | letters of the longest word |
//! | 56–59 | bytes of the notes |
//! | 60–63 | zero |
//! | 64–71 | checksum of all that follows the header |
//! | 72–79 | checksum of the header before this point |
//!
//! Sections: slots (4 bytes each); for each slot of the DAWG the number of words that its fan has
//! before it (4 bytes each); parts of speech (a byte a word); commonness (a byte a word); notes.
//! Numbers are little-endian.

use crate::alphabet::{Alphabet, MAX_CODE};
use crate::graph::Node;
use std::fmt;
use std::ops::Range;
use xxhash_rust::xxh3::xxh3_64;

const MAGIC: [u8; 8] = *b"ABCD-LEX";
const VERSION: u32 = 1;
const HEADER: usize = 80;

/// What a lexicon says of itself, to be shown to people.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// What it is called.
    pub title: String,
    /// Where its words come from.
    pub source: String,
    /// Under which licence.
    pub licence: String,
}

impl Notes {
    fn to_text(&self) -> String {
        let line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        [&self.title, &self.source, &self.licence].map(|text| line(text)).join("\n")
    }

    fn from_text(text: &str) -> Notes {
        let mut lines = text.lines().map(str::to_owned);
        let mut next = || lines.next().unwrap_or_default();
        Notes { title: next(), source: next(), licence: next() }
    }
}

/// The header, read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Header {
    pub(crate) alphabet: Alphabet,
    pub(crate) words: u32,
    pub(crate) alphagrams: u32,
    pub(crate) dawg_slots: u32,
    pub(crate) gaddag_slots: u32,
    pub(crate) slots: u32,
    pub(crate) roots: [Node; 3],
    pub(crate) longest: u32,
}

/// What goes into the sections of a file.
pub(crate) struct Sections<'a> {
    pub(crate) slots: &'a [u32],
    pub(crate) skips: &'a [u32],
    pub(crate) parts: &'a [u8],
    pub(crate) commonness: &'a [u8],
    pub(crate) notes: &'a Notes,
}

/// Where the sections lie in the bytes of a file.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) header: Header,
    pub(crate) slots: Range<usize>,
    pub(crate) skips: Range<usize>,
    pub(crate) parts: Range<usize>,
    pub(crate) commonness: Range<usize>,
    pub(crate) notes: Notes,
    pub(crate) checksum: u64,
}

/// Why bytes are refused as a lexicon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileError {
    /// The bytes are no lexicon at all.
    Foreign,
    /// It was written in another version of the format.
    Version(u32),
    /// An alphabet that this program does not have, or has with other letters.
    Alphabet(String),
    /// It has fewer or more bytes than its header says.
    Length {
        /// What the header says.
        expected: u64,
        /// What is there.
        found: u64,
    },
    /// A checksum does not fit, or the graph is not sound.
    Damaged(&'static str),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Foreign => f.write_str(
                "this is not a compiled lexicon; make one with `abecedar lexicon build`",
            ),
            FileError::Version(version) => write!(
                f,
                "this lexicon has format version {version}, and this program reads version \
                 {VERSION}; build it again from its word list"
            ),
            FileError::Alphabet(code) => write!(
                f,
                "this lexicon is written in the alphabet {code:?}, which this program does not have"
            ),
            FileError::Length { expected, found } => write!(
                f,
                "this lexicon is cut off or has grown: {expected} bytes expected, {found} found"
            ),
            FileError::Damaged(what) => write!(f, "this lexicon is damaged: {what}"),
        }
    }
}

impl std::error::Error for FileError {}

/// The bytes of a file.
pub(crate) fn write(header: &Header, sections: &Sections<'_>) -> Vec<u8> {
    let notes = sections.notes.to_text();
    let mut body = Vec::with_capacity(8 * sections.slots.len());
    for slot in sections.slots.iter().chain(sections.skips) {
        body.extend_from_slice(&slot.to_le_bytes());
    }
    body.extend_from_slice(sections.parts);
    body.extend_from_slice(sections.commonness);
    body.extend_from_slice(notes.as_bytes());

    let mut bytes = Vec::with_capacity(HEADER + body.len());
    bytes.extend_from_slice(&MAGIC);
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    let mut code = [0; MAX_CODE];
    let tag = header.alphabet.code().as_bytes();
    code[..tag.len()].copy_from_slice(tag);
    bytes.extend_from_slice(&code);
    let [dawg, gaddag, alphagrams] = header.roots.map(|node| node.0);
    for number in [
        header.alphabet.letters().len() as u32,
        header.words,
        header.alphagrams,
        header.dawg_slots,
        header.gaddag_slots,
        header.slots,
        dawg,
        gaddag,
        alphagrams,
        header.longest,
        notes.len() as u32,
        0,
    ] {
        bytes.extend_from_slice(&number.to_le_bytes());
    }
    bytes.extend_from_slice(&xxh3_64(&body).to_le_bytes());
    bytes.extend_from_slice(&xxh3_64(&bytes).to_le_bytes());
    bytes.append(&mut body);
    bytes
}

/// Reads the header and finds the sections; looks at nothing else, however large the file is.
pub(crate) fn read_layout(bytes: &[u8]) -> Result<Layout, FileError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(FileError::Foreign);
    }
    let found = bytes.len() as u64;
    let Some((header, _)) = bytes.split_at_checked(HEADER) else {
        return Err(FileError::Length { expected: HEADER as u64, found });
    };
    // The ranges below lie inside the 80 bytes that were just split off.
    let number = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|i| header[at + i]));
    let checksum = |at: usize| u64::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7].map(|i| header[at + i]));
    if number(8) != VERSION {
        return Err(FileError::Version(number(8)));
    }
    if checksum(72) != xxh3_64(&header[..72]) {
        return Err(FileError::Damaged("the checksum of its header does not fit"));
    }
    let code = String::from_utf8_lossy(&header[12..16]).trim_end_matches('\0').to_owned();
    let alphabet: Alphabet = code.parse().map_err(|_| FileError::Alphabet(code.clone()))?;
    if number(16) as usize != alphabet.letters().len() {
        return Err(FileError::Alphabet(code));
    }
    let header = Header {
        alphabet,
        words: number(20),
        alphagrams: number(24),
        dawg_slots: number(28),
        gaddag_slots: number(32),
        slots: number(36),
        roots: [40, 44, 48].map(|at| Node(number(at))),
        longest: number(52),
    };
    if header.dawg_slots > header.gaddag_slots || header.gaddag_slots > header.slots {
        return Err(FileError::Damaged("its counts contradict one another"));
    }
    let sizes = [
        4 * u64::from(header.slots),
        4 * u64::from(header.dawg_slots),
        header.words.into(),
        header.words.into(),
        number(56).into(),
    ];
    let expected = HEADER as u64 + sizes.iter().sum::<u64>();
    if expected != found {
        return Err(FileError::Length { expected, found });
    }
    // The sum of the sizes is the length of a slice, so each fits a usize.
    let mut start = HEADER;
    let [slots, skips, parts, commonness, notes] = sizes.map(|size| {
        let section = start..start + size as usize;
        start = section.end;
        section
    });
    let notes = String::from_utf8_lossy(&bytes[notes]);
    let notes = Notes::from_text(&notes);
    Ok(Layout { header, slots, skips, parts, commonness, notes, checksum: checksum(64) })
}

/// Does the body still have the checksum that the header carries?
pub(crate) fn check_body(bytes: &[u8], layout: &Layout) -> Result<(), FileError> {
    match bytes.get(HEADER..).map(xxh3_64) {
        Some(checksum) if checksum == layout.checksum => Ok(()),
        _ => Err(FileError::Damaged("its checksum does not fit")),
    }
}

/// Writes both checksums anew, so that tests can damage what lies behind them.
#[cfg(test)]
pub(crate) fn mend_checksums(bytes: &mut [u8]) {
    if bytes.len() >= HEADER {
        let body = xxh3_64(&bytes[HEADER..]);
        bytes[64..72].copy_from_slice(&body.to_le_bytes());
        let header = xxh3_64(&bytes[..72]);
        bytes[72..80].copy_from_slice(&header.to_le_bytes());
    }
}
