//! A lexicon: the bytes of a compiled file and what one can ask of them.

use crate::alphabet::Alphabet;
use crate::alphagrams::Alphagrams;
use crate::anagrams::SubAnagrams;
use crate::beside::BesideError;
use crate::commonness::Commonness;
use crate::entry::Parts;
use crate::family::Family;
use crate::few::Few;
use crate::file::{FileError, Layout, Notes, check_body, read_layout};
use crate::forms::{Forms, Written};
use crate::frequencies::Frequencies;
use crate::graph::{Graph, Node};
use crate::letter::{Letter, Rack};
use crate::packed;
use crate::pattern::{Matches, Pattern};
use crate::validate::validate;
use crate::word::Word;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

/// A list of words with its graphs. They are packed in the bytes of its file and unpacked when they
/// are walked for the first time.
///
/// Clones are cheap and share the bytes. See the [crate] for examples.
#[derive(Clone)]
pub struct Lexicon {
    inner: Arc<Inner>,
}

#[derive(Clone)]
struct Inner {
    name: String,
    bytes: Arc<Bytes>,
    layout: Layout,
    frequencies: Option<Arc<Frequencies>>,
    family: Family,
    forms: Option<Arc<Forms>>,
    faults: Vec<String>,
    few: OnceLock<Arc<Few>>,
}

/// The bytes of a file, and its graphs once they are unpacked.
struct Bytes {
    file: Cow<'static, [u8]>,
    unpacked: OnceLock<Vec<u8>>,
}

/// What a lexicon knows about one of its words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Details {
    /// Its parts of speech, as far as they are known.
    pub parts: Parts,
    /// How common it is, if that is known.
    pub commonness: Option<Commonness>,
}

/// How large the parts of a lexicon are, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The whole file.
    pub file: usize,
    /// Its graphs in the file.
    pub packed: Graphs,
    /// Its graphs in memory, where they are walked.
    pub memory: Graphs,
}

/// How large the graphs of a lexicon are, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Graphs {
    /// The DAWG.
    pub dawg: usize,
    /// The GADDAG, as far as it is not shared with the DAWG.
    pub gaddag: usize,
    /// The graph of alphagrams, as far as it is not shared with the others.
    pub alphagrams: usize,
}

impl Lexicon {
    /// Opens bytes from outside: everything is checked, so that whatever is accepted is sound.
    pub fn open(name: &str, bytes: impl Into<Cow<'static, [u8]>>) -> Result<Lexicon, FileError> {
        let bytes = bytes.into();
        let layout = read_layout(&bytes)?;
        let unpacked = layout.unpacked(&bytes)?;
        check_body(&bytes, &layout, &unpacked)?;
        let bytes = Bytes { file: bytes, unpacked: unpacked.into() };
        let lexicon = Lexicon::from_layout(name, bytes, layout);
        validate(lexicon.graph(), &lexicon.inner.layout.header)?;
        Ok(lexicon)
    }

    /// Opens bytes that are part of the program: only the header is read, so that opening takes
    /// the same moment for every size. (Reads are checked all the same.) Who asks for words first
    /// waits some milliseconds until the graphs are unpacked.
    pub fn open_embedded(name: &str, bytes: &'static [u8]) -> Result<Lexicon, FileError> {
        let layout = read_layout(bytes)?;
        let bytes = Bytes { file: Cow::Borrowed(bytes), unpacked: OnceLock::new() };
        Ok(Lexicon::from_layout(name, bytes, layout))
    }

    fn from_layout(name: &str, bytes: Bytes, layout: Layout) -> Lexicon {
        let (name, bytes, family) = (name.to_owned(), Arc::new(bytes), Family::default());
        let (frequencies, forms, faults) = (None, None, Vec::new());
        let few = OnceLock::new();
        let inner = Inner { name, bytes, layout, frequencies, family, forms, faults, few };
        Lexicon { inner: Arc::new(inner) }
    }

    /// The same lexicon with measured frequencies in place of the estimates from its ranks.
    pub fn with_frequencies(
        &self,
        bytes: impl Into<Cow<'static, [u8]>>,
    ) -> Result<Lexicon, BesideError> {
        let frequencies = Arc::new(Frequencies::open(bytes.into(), self)?);
        Ok(self.with(|inner| inner.frequencies = Some(frequencies)))
    }

    /// The same lexicon with a list of its offensive words.
    #[must_use]
    pub fn with_family(&self, family: Family) -> Lexicon {
        self.with(|inner| inner.family = family)
    }

    /// The same lexicon with the forms in which its words are written.
    pub fn with_forms(&self, bytes: impl Into<Cow<'static, [u8]>>) -> Result<Lexicon, BesideError> {
        let forms = Arc::new(Forms::open(bytes.into(), self)?);
        Ok(self.with(|inner| inner.forms = Some(forms)))
    }

    /// The same lexicon, which remembers what was wrong with a file beside it.
    pub(crate) fn with_fault(&self, fault: String) -> Lexicon {
        self.with(|inner| inner.faults.push(fault))
    }

    fn with(&self, change: impl FnOnce(&mut Inner)) -> Lexicon {
        let mut inner = Inner::clone(&self.inner);
        change(&mut inner);
        Lexicon { inner: Arc::new(inner) }
    }

    /// What is wrong with files beside it, a sentence each. It has all its words nevertheless.
    pub fn faults(&self) -> &[String] {
        &self.inner.faults
    }

    /// The name under which it was opened.
    pub fn name(&self) -> &str {
        &self.inner.name
    }

    /// The alphabet of its words.
    pub fn alphabet(&self) -> Alphabet {
        self.inner.layout.header.alphabet
    }

    /// How many words it has.
    pub fn len(&self) -> usize {
        self.inner.layout.header.words as usize
    }

    /// Has it no word? (A compiled lexicon always has one.)
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many different alphagrams its words have.
    pub fn alphagram_count(&self) -> usize {
        self.inner.layout.header.alphagrams as usize
    }

    /// How many letters its longest word has.
    pub fn longest(&self) -> usize {
        self.inner.layout.header.longest as usize
    }

    /// What it says of itself.
    pub fn notes(&self) -> &Notes {
        &self.inner.layout.notes
    }

    /// The checksum of its contents; equal contents have equal checksums.
    pub fn checksum(&self) -> u64 {
        self.inner.layout.checksum
    }

    /// How large its parts are.
    pub fn sizes(&self) -> Sizes {
        let (header, file) = (&self.inner.layout.header, &self.inner.bytes.file);
        let memory = Graphs {
            dawg: 4 * header.dawg_slots as usize,
            gaddag: 4 * (header.gaddag_slots - header.dawg_slots) as usize,
            alphagrams: 4 * (header.slots - header.gaddag_slots) as usize,
        };
        let packed = self.inner.layout.packed.clone().and_then(|packed| file.get(packed));
        let [dawg, gaddag, alphagrams] = packed.and_then(packed::sizes).unwrap_or([
            memory.dawg,
            memory.gaddag,
            memory.alphagrams,
        ]);
        Sizes { file: file.len(), packed: Graphs { dawg, gaddag, alphagrams }, memory }
    }

    fn section(&self, range: &Range<usize>) -> &[u8] {
        self.inner.bytes.file.get(range.clone()).unwrap_or_default()
    }

    /// A part of the graphs, unpacked. What is part of the program unpacks; should it not, there are
    /// no words.
    fn unpacked(&self, range: &Range<usize>) -> &[u8] {
        let (bytes, layout) = (&self.inner.bytes, &self.inner.layout);
        let all = match layout.packed {
            None => &bytes.file[..],
            Some(_) => {
                bytes.unpacked.get_or_init(|| layout.unpacked(&bytes.file).unwrap_or_default())
            }
        };
        all.get(range.clone()).unwrap_or_default()
    }

    /// The graph, for walking it by hand from [`dawg`](Self::dawg) or [`gaddag`](Self::gaddag).
    pub fn graph(&self) -> Graph<'_> {
        Graph::new(self.unpacked(&self.inner.layout.slots))
    }

    /// The root of the DAWG: words spelled from their first letter.
    pub fn dawg(&self) -> Node {
        self.inner.layout.header.roots[0]
    }

    /// The root of the GADDAG: words spelled from any letter backwards, a turn, and the rest.
    pub fn gaddag(&self) -> Node {
        self.inner.layout.header.roots[1]
    }

    /// The index of alphagrams: which multisets of letters make a word.
    pub fn alphagrams(&self) -> Alphagrams<'_> {
        Alphagrams::new(self, self.inner.layout.header.roots[2])
    }

    /// Which few letters and blanks make a word; made when it is asked for the first time.
    pub fn few(&self) -> &Few {
        self.inner.few.get_or_init(|| Arc::new(Few::new(self)))
    }

    /// Is this a word?
    pub fn contains(&self, letters: &[Letter]) -> bool {
        self.graph().walk(self.dawg(), letters).is_some_and(Node::accepts)
    }

    /// The words of it that a family table does without; none where nothing is known.
    pub fn family(&self) -> &Family {
        &self.inner.family
    }

    /// Is this on the list of words that a family table does without?
    pub fn offends(&self, letters: &[Letter]) -> bool {
        self.family().contains(letters)
    }

    /// The place of a word in the sorted list, counted from 0.
    pub fn index(&self, letters: &[Letter]) -> Option<usize> {
        let graph = self.graph();
        let skips = Graph::new(self.unpacked(&self.inner.layout.skips));
        let (mut node, mut index) = (self.dawg(), 0);
        for &letter in letters {
            let fan = graph.fan(node);
            if !fan.letters().contains(letter) {
                return None;
            }
            index += usize::from(node.accepts());
            index += skips.slot(graph.child_slot(fan, letter.place())) as usize;
            node = graph.child(fan, letter);
        }
        node.accepts().then_some(index)
    }

    /// The word at a place of the sorted list, counted from 0.
    pub fn word_at(&self, index: usize) -> Option<Word> {
        let graph = self.graph();
        let skips = Graph::new(self.unpacked(&self.inner.layout.skips));
        let (mut node, mut rest, mut word) = (self.dawg(), index, Word::EMPTY);
        while !node.accepts() || rest > 0 {
            rest -= usize::from(node.accepts());
            let fan = graph.fan(node);
            let before =
                |letter: Letter| skips.slot(graph.child_slot(fan, letter.place())) as usize;
            let letter = fan.letters().filter(|&letter| before(letter) <= rest).last()?;
            rest -= before(letter);
            node = graph.child(fan, letter);
            word.push(letter).then_some(())?;
        }
        Some(word)
    }

    /// What is known about a word, or nothing if it is not one.
    pub fn details(&self, letters: &[Letter]) -> Option<Details> {
        let index = self.index(letters)?;
        let layout = &self.inner.layout;
        let byte = |range| self.section(range).get(index).copied().unwrap_or(0);
        let commonness = match &self.inner.frequencies {
            Some(frequencies) => frequencies.at(index),
            None => Commonness::from_byte(byte(&layout.commonness)),
        };
        Some(Details { parts: Parts::from_bits(byte(&layout.parts)), commonness })
    }

    /// How people write a word, as far as that is known.
    pub fn written(&self, letters: &[Letter]) -> Written {
        let known = self.inner.forms.as_ref().zip(self.index(letters));
        known.map(|(forms, index)| forms.at(index, letters)).unwrap_or_default()
    }

    /// All words, in the order of the alphabet.
    pub fn words(&self) -> Matches<'_> {
        self.matches(&Pattern::anything())
    }

    /// All words that begin with these letters, themselves included.
    pub fn starting_with(&self, letters: &[Letter]) -> Matches<'_> {
        self.matches(&Pattern::prefix(letters))
    }

    /// All words that fit a pattern, in the order of the alphabet.
    pub fn matches(&self, pattern: &Pattern) -> Matches<'_> {
        Matches::new(self.graph(), self.dawg(), pattern)
    }

    /// All words that can be made from letters of the rack, each once, in the order of the
    /// alphabet; blanks stand in only for letters that the rack lacks.
    pub fn sub_anagrams(&self, rack: &Rack) -> SubAnagrams<'_> {
        SubAnagrams::new(self.graph(), self.dawg(), rack, 2)
    }

    /// All words that use every letter and blank of the rack.
    pub fn anagrams(&self, rack: &Rack) -> SubAnagrams<'_> {
        SubAnagrams::new(self.graph(), self.dawg(), rack, rack.len())
    }
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lexicon({:?}, {} words)", self.name(), self.len())
    }
}
