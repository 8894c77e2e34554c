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
//! | 60–63 | bytes of the packed slots |
//! | 64–71 | checksum of all sections, the slots unpacked |
//! | 72–79 | checksum of the header before this point |
//!
//! Sections: slots; parts of speech (a byte a word); commonness (a byte a word); notes. The slots are
//! [packed](crate::packed); unpacked they take 4 bytes each, and behind them stands for each slot
//! of the DAWG the number of words that its fan has before it (4 bytes each). Numbers are
//! little-endian.
//!
//! Version 1, which is still read, holds slots and numbers unpacked. As the checksum is that of the
//! unpacked sections, a lexicon has the same one in both versions.

use crate::alphabet::{Alphabet, MAX_CODE};
use crate::graph::{Graph, Node};
use crate::packed;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

const MAGIC: [u8; 8] = *b"ABCD-LEX";
/// What is written, and what was written before.
const VERSION: u32 = 2;
const UNPACKED: u32 = 1;
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
    /// The packed slots; nothing where they are not packed.
    pub(crate) packed: Option<Range<usize>>,
    /// The slots and the numbers of words, in [`Layout::unpacked`].
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
                "this lexicon has format version {version}, and this program reads versions up to \
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

/// The bytes of a file; nothing if its slots do not hang together.
pub(crate) fn write(header: &Header, sections: &Sections<'_>) -> Option<Vec<u8>> {
    let numbers = sections.slots.iter().chain(sections.skips);
    let unpacked: Vec<u8> = numbers.flat_map(|number| number.to_le_bytes()).collect();
    let packed = packed::pack(Graph::new(&unpacked[..4 * sections.slots.len()]), header)?;
    let notes = sections.notes.to_text();
    let behind = [sections.parts, sections.commonness, notes.as_bytes()].concat();

    let mut bytes = Vec::with_capacity(HEADER + packed.len() + behind.len());
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
        packed.len() as u32,
    ] {
        bytes.extend_from_slice(&number.to_le_bytes());
    }
    bytes.extend_from_slice(&checksum_of(&unpacked, &behind).to_le_bytes());
    bytes.extend_from_slice(&xxh3_64(&bytes).to_le_bytes());
    bytes.extend_from_slice(&packed);
    bytes.extend_from_slice(&behind);
    Some(bytes)
}

/// The checksum of unpacked slots and numbers, and of what follows them in the file.
fn checksum_of(unpacked: &[u8], behind: &[u8]) -> u64 {
    let mut checksum = Xxh3Default::new();
    checksum.update(unpacked);
    checksum.update(behind);
    checksum.digest()
}

/// A sound file, packed; as it is if it was packed before.
pub(crate) fn packed(bytes: &[u8]) -> Result<Cow<'_, [u8]>, FileError> {
    let layout = read_layout(bytes)?;
    if layout.packed.is_some() {
        return Ok(Cow::Borrowed(bytes));
    }
    let slots = Graph::new(&bytes[layout.slots.clone()]);
    // What was made otherwise than here may hold slots that nothing leads to. It stays as it is.
    let Some(packed) = packed::pack(slots, &layout.header) else { return Ok(Cow::Borrowed(bytes)) };
    let again = with_slots(bytes, &layout, VERSION, &packed);
    let same = read_layout(&again).and_then(|layout| {
        let unpacked = layout.unpacked(&again)?;
        check_body(&again, &layout, &unpacked)
    });
    Ok(if same.is_ok() { Cow::Owned(again) } else { Cow::Borrowed(bytes) })
}

/// A file as version 1 had it.
#[cfg(test)]
pub(crate) fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, FileError> {
    let layout = read_layout(bytes)?;
    Ok(with_slots(bytes, &layout, UNPACKED, &layout.unpacked(bytes)?))
}

/// A file with its slots written otherwise.
fn with_slots(bytes: &[u8], layout: &Layout, version: u32, slots: &[u8]) -> Vec<u8> {
    let mut again = bytes[..HEADER].to_vec();
    let length = if version == UNPACKED { 0 } else { slots.len() as u32 };
    again[8..12].copy_from_slice(&version.to_le_bytes());
    again[60..64].copy_from_slice(&length.to_le_bytes());
    let checksum = xxh3_64(&again[..72]);
    again[72..80].copy_from_slice(&checksum.to_le_bytes());
    again.extend_from_slice(slots);
    again.extend_from_slice(&bytes[layout.parts.start..]);
    again
}

impl Layout {
    /// The slots and the numbers of words of a file that is packed; no bytes of one that is not.
    pub(crate) fn unpacked(&self, bytes: &[u8]) -> Result<Vec<u8>, FileError> {
        match &self.packed {
            None => Ok(Vec::new()),
            Some(packed) => {
                packed::unpack(bytes.get(packed.clone()).unwrap_or_default(), &self.header)
            }
        }
    }
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
    let version = number(8);
    if !(UNPACKED..=VERSION).contains(&version) {
        return Err(FileError::Version(version));
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
    let unpacked = [4 * u64::from(header.slots), 4 * u64::from(header.dawg_slots)];
    let slots = if version == UNPACKED { unpacked.iter().sum() } else { number(60).into() };
    let sizes = [slots, header.words.into(), header.words.into(), number(56).into()];
    let expected = HEADER as u64 + sizes.iter().sum::<u64>();
    if expected != found {
        return Err(FileError::Length { expected, found });
    }
    // The sum of the sizes is the length of a slice, so each fits a usize.
    let mut start = HEADER;
    let [graph, parts, commonness, notes] = sizes.map(|size| {
        let section = start..start + size as usize;
        start = section.end;
        section
    });
    let notes = String::from_utf8_lossy(&bytes[notes]);
    let notes = Notes::from_text(&notes);
    let checksum = checksum(64);
    let (first, packed) = if version == UNPACKED { (graph.start, None) } else { (0, Some(graph)) };
    let [slots, skips] = unpacked.map(|size| size as usize);
    let (slots, skips) = (first..first + slots, first + slots..first + slots + skips);
    Ok(Layout { header, packed, slots, skips, parts, commonness, notes, checksum })
}

/// Do the sections still have the checksums that the file carries?
pub(crate) fn check_body(bytes: &[u8], layout: &Layout, unpacked: &[u8]) -> Result<(), FileError> {
    let damaged = Err(FileError::Damaged("its checksum does not fit"));
    let (unpacked, behind) = match &layout.packed {
        None => (&[][..], bytes.get(HEADER..)),
        Some(packed) => {
            if !bytes.get(packed.clone()).is_some_and(packed::is_whole) {
                return damaged;
            }
            (unpacked, bytes.get(packed.end..))
        }
    };
    match behind {
        Some(behind) if checksum_of(unpacked, behind) == layout.checksum => Ok(()),
        _ => damaged,
    }
}

/// Writes all checksums anew, so that tests can damage what lies behind them.
#[cfg(test)]
pub(crate) fn mend_checksums(bytes: &mut [u8]) {
    if bytes.len() < HEADER {
        return;
    }
    let mend_header = |bytes: &mut [u8]| {
        let header = xxh3_64(&bytes[..72]);
        bytes[72..80].copy_from_slice(&header.to_le_bytes());
    };
    mend_header(bytes);
    let Ok(layout) = read_layout(bytes) else { return };
    let behind = layout.packed.as_ref().map_or(HEADER, |packed| packed.end);
    if let Some(packed) = layout.packed.clone().filter(|packed| packed.len() > 8) {
        let sum = xxh3_64(&bytes[packed.start + 8..packed.end]);
        bytes[packed.start..packed.start + 8].copy_from_slice(&sum.to_le_bytes());
    }
    if let Ok(unpacked) = layout.unpacked(bytes) {
        let body = checksum_of(&unpacked, &bytes[behind..]);
        bytes[64..72].copy_from_slice(&body.to_le_bytes());
        mend_header(bytes);
    }
}
