//! Compiles entries into the bytes of a lexicon.
//!
//! The GADDAG is not made from the millions of turned words that it spells. Behind a turn follows
//! just what follows the same letters in the DAWG, so it is enough to read every beginning of a
//! word backwards once and to let its turn lead into the finished DAWG.

use crate::alphabet::Alphabet;
use crate::builder::{Builder, End, Key, add_graph};
use crate::commonness::Commonness;
use crate::entry::{Entry, Parts};
use crate::file::{self, Header, Notes};
use crate::graph::Node;
use crate::word::Word;
use std::fmt;

/// Why entries do not compile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompileError {
    /// There is no word.
    Empty,
    /// A word of fewer than two letters, or with a letter that the alphabet does not have.
    BadWord(Word),
    /// The graph outgrows the format.
    TooLarge,
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Empty => f.write_str("there is no word to compile"),
            CompileError::BadWord(word) => {
                write!(f, "{word:?} is no word of two or more letters of the alphabet")
            }
            CompileError::TooLarge => f.write_str("there are too many words for one lexicon"),
        }
    }
}

impl std::error::Error for CompileError {}

/// Compiles entries, in any order, into the bytes of a lexicon file.
///
/// Where a word comes twice, its parts of speech are united and its lowest rank counts. Equal
/// entries and notes always give equal bytes.
///
/// ```
/// use lexicon::{Alphabet, Entry, Lexicon, Notes, compile};
/// let word = |text| Alphabet::ENGLISH.fold(text);
/// let entries = [Entry::plain(word("frown")?), Entry::plain(word("front")?)];
/// let lexicon = Lexicon::open("tiny", compile(Alphabet::ENGLISH, &entries, &Notes::default())?)?;
/// assert!(lexicon.contains(&word("FROWN")?));
/// assert!(!lexicon.contains(&word("FRO")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compile(
    alphabet: Alphabet,
    entries: &[Entry],
    notes: &Notes,
) -> Result<Vec<u8>, CompileError> {
    let entries = united(alphabet, entries)?;
    let mut builder = Builder::new();
    let mut beginnings = Vec::with_capacity(entries.len() * 3);
    let words = entries.iter().map(|(key, _)| (*key, End { accepts: true, turn: None }));
    let dawg = add_graph(&mut builder, words, |key, node| beginnings.push(turned(key, node)))
        .map_err(|_| CompileError::TooLarge)?;
    let dawg_slots = builder.slots().len();
    let skips = builder.skips().to_vec();

    beginnings.sort_unstable();
    let backwards = beginnings.iter().map(|&packed| {
        let node = Node(packed as u32);
        let turn = (!node.is_leaf()).then_some(node);
        (Key(packed & !u128::from(u32::MAX)), End { accepts: node.accepts(), turn })
    });
    let gaddag =
        add_graph(&mut builder, backwards, |_, _| {}).map_err(|_| CompileError::TooLarge)?;
    let gaddag_slots = builder.slots().len();

    let mut alphagrams: Vec<Key> = entries.iter().map(|(_, entry)| alphagram(entry)).collect();
    alphagrams.sort_unstable();
    alphagrams.dedup();
    let alphagram_count = alphagrams.len();
    let sorted = alphagrams.into_iter().map(|key| (key, End { accepts: true, turn: None }));
    let alphagrams =
        add_graph(&mut builder, sorted, |_, _| {}).map_err(|_| CompileError::TooLarge)?;

    let header = Header {
        alphabet,
        words: entries.len() as u32,
        alphagrams: alphagram_count as u32,
        dawg_slots: dawg_slots as u32,
        gaddag_slots: gaddag_slots as u32,
        slots: builder.slots().len() as u32,
        roots: [dawg, gaddag, alphagrams],
        longest: entries.iter().map(|(_, entry)| entry.word.len()).max().unwrap_or(0) as u32,
    };
    let parts = entries.iter().map(|(_, entry)| entry.parts);
    let sections = file::Sections {
        slots: builder.slots(),
        skips: &skips[..dawg_slots],
        parts: &parts.map(Parts::bits).collect::<Vec<_>>(),
        commonness: &commonness(&entries),
        notes,
    };
    file::write(&header, &sections).ok_or(CompileError::TooLarge)
}

/// The entries with their keys, sorted, each word once.
fn united(alphabet: Alphabet, entries: &[Entry]) -> Result<Vec<(Key, Entry)>, CompileError> {
    let mut keyed = Vec::with_capacity(entries.len());
    for entry in entries {
        let foreign = entry.word.iter().any(|&letter| !alphabet.all().contains(letter));
        if foreign || entry.word.len() < 2 {
            return Err(CompileError::BadWord(entry.word));
        }
        keyed.push((Key::new(entry.word.iter().map(|letter| letter.place())), *entry));
    }
    if keyed.is_empty() {
        return Err(CompileError::Empty);
    }
    keyed.sort_unstable_by_key(|(key, _)| *key);
    keyed.dedup_by(|(key, later), (kept_key, kept)| {
        let same = key == kept_key;
        if same {
            kept.parts = kept.parts | later.parts;
            kept.rank = match (kept.rank, later.rank) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            };
        }
        same
    });
    Ok(keyed)
}

/// A beginning of words read backwards, with the node of the DAWG that it leads to below it.
fn turned(key: Key, node: Node) -> u128 {
    let mut places = [0; crate::MAX_WORD];
    let mut len = 0;
    while len < places.len() && key.place(len) != 0 {
        places[len] = key.place(len);
        len += 1;
    }
    Key::new(places[..len].iter().rev().copied()).0 | u128::from(node.0)
}

fn alphagram(entry: &Entry) -> Key {
    Key::new(entry.word.alphagram().iter().map(|letter| letter.place()))
}

/// One byte a word, estimated from the ranks; words of one rank share the middle of their places.
fn commonness(entries: &[(Key, Entry)]) -> Vec<u8> {
    let mut bytes = vec![0; entries.len()];
    let mut ranked: Vec<(u32, usize)> = entries
        .iter()
        .enumerate()
        .filter_map(|(index, (_, entry))| Some((entry.rank?, index)))
        .collect();
    ranked.sort_unstable();
    let mut before = 0;
    for tied in ranked.chunk_by(|a, b| a.0 == b.0) {
        let middle = before as f64 + (tied.len() as f64 + 1.0) / 2.0;
        let estimate = Commonness::from_place(middle, entries.len()).byte();
        for &(_, index) in tied {
            bytes[index] = estimate;
        }
        before += tied.len();
    }
    bytes
}
