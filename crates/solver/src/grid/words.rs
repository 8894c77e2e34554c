//! The words of a rack alone, listed once for a position: what a stretch of open squares can take
//! is then a few operations on sets of them.

use super::blanks::{Cover, playable};
use super::line::Spot;
use super::search::Search;
use lexicon::{Graph, Letter, LetterSet, MAX_LETTER, MAX_WORD, Node, Rack};

const LETTERS: usize = MAX_LETTER as usize + 1;

/// Set in the cover of a word that has a letter more often than the rack.
const MIXED: u16 = 1 << MAX_WORD;

/// The words of one length.
#[derive(Clone, Debug, Default)]
struct OfLength {
    /// Their letters, one word after the other.
    letters: Vec<u8>,
    /// Which of their places only blanks can fill, and whether a letter comes too often.
    covers: Vec<u16>,
    words: usize,
    /// How many 64-bit blocks a set of them takes.
    blocks: usize,
    /// For each place in the word and each letter: the words that have it there.
    having: Vec<u64>,
}

/// The words of a rack, by length.
#[derive(Clone, Debug)]
pub(super) struct Words {
    of: [OfLength; MAX_WORD + 1],
    /// The letters that the rack can lay.
    letters: LetterSet,
}

impl Words {
    /// All words of the rack of a search, blanks used where it lacks a letter.
    pub(super) fn new(search: &Search<'_>) -> Words {
        let demanded = search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits());
        let mut words = Words { of: Default::default(), letters: playable(search) };
        let mut spelling = Spelling {
            graph: search.lexicon.graph(),
            demanded,
            rack: search.rack,
            held: search.rack.present(),
            cards: search.rack.len(),
            cover: 0,
            word: [0; MAX_WORD],
            words: &mut words,
        };
        if spelling.cards >= 2 {
            spelling.walk(0, search.lexicon.dawg());
        }
        words.of.iter_mut().enumerate().for_each(|(length, of)| of.index(length));
        words
    }

    /// How many words of a length there are.
    pub(super) fn count(&self, length: usize) -> usize {
        self.of[length].words
    }

    /// Can the rack lay nothing at a spot?
    pub(super) fn closed(&self, spot: &Spot) -> bool {
        spot.allowed.and(self.letters).is_empty()
    }

    /// The letters of a word, and what its cards must be.
    #[inline]
    pub(super) fn word(&self, length: usize, nth: usize) -> (&[u8], Cover) {
        let of = &self.of[length];
        let cover = of.covers[nth];
        let cover = Cover { forced: u32::from(cover & !MIXED), mixed: cover & MIXED != 0 };
        (&of.letters[nth * length..(nth + 1) * length], cover)
    }

    /// How many blocks the sets of words of a length have.
    pub(super) fn blocks(&self, length: usize) -> usize {
        self.of[length].blocks
    }

    /// The words of a block, as a set, that fit a stretch of open squares.
    #[inline]
    pub(super) fn fitting(&self, spots: &[Spot], block: usize) -> u64 {
        let of = &self.of[spots.len()];
        let mut fitting = match of.words - block * 64 {
            64.. => u64::MAX,
            left => (1 << left) - 1,
        };
        for (place, spot) in spots.iter().enumerate() {
            if spot.crossed {
                let mut having = 0;
                let row = &of.having[place * LETTERS * of.blocks..];
                for letter in spot.allowed.and(self.letters) {
                    having |= row[letter.index() * of.blocks + block];
                }
                fitting &= having;
                if fitting == 0 {
                    return 0;
                }
            }
        }
        fitting
    }
}

impl OfLength {
    fn index(&mut self, length: usize) {
        if self.words == 0 {
            return;
        }
        self.blocks = self.words.div_ceil(64);
        self.having = vec![0; length * LETTERS * self.blocks];
        for (nth, word) in self.letters.chunks_exact(length).enumerate() {
            for (place, &letter) in word.iter().enumerate() {
                let set = (place * LETTERS + usize::from(letter)) * self.blocks;
                self.having[set + nth / 64] |= 1 << (nth % 64);
            }
        }
    }
}

/// The walk of the DAWG with a rack.
struct Spelling<'a> {
    graph: Graph<'a>,
    /// The letter that no blank stands for, as a set.
    demanded: u32,
    rack: Rack,
    /// The letters of the whole rack.
    held: LetterSet,
    cards: usize,
    cover: u16,
    word: [u8; MAX_WORD],
    words: &'a mut Words,
}

impl Spelling<'_> {
    fn walk(&mut self, depth: usize, node: Node) {
        let held = self.rack.present();
        let playable = match self.rack.blanks() {
            0 => held,
            _ => LetterSet::from_bits(!self.demanded).or(held),
        };
        let cover = self.cover;
        // With the last card only words that end with it matter.
        if self.cards == 1 || depth + 1 == MAX_WORD {
            for letter in self.graph.endings(node, playable) {
                self.word[depth] = letter.place();
                self.lay(depth, letter, held);
                self.keep(depth + 1);
                self.cover = cover;
            }
            return;
        }
        for (letter, next) in self.graph.arcs(node, playable) {
            self.word[depth] = letter.place();
            self.lay(depth, letter, held);
            if next.accepts() && depth > 0 {
                self.keep(depth + 1);
            }
            if !next.is_leaf() {
                let blank = !self.rack.take(letter);
                if blank {
                    self.rack.take_blank();
                }
                self.cards -= 1;
                self.walk(depth + 1, next);
                self.cards += 1;
                if blank {
                    self.rack.put_blank();
                } else {
                    self.rack.put(letter);
                }
            }
            self.cover = cover;
        }
    }

    /// Notes where a blank must stand.
    #[inline]
    fn lay(&mut self, depth: usize, letter: Letter, left: LetterSet) {
        if !left.contains(letter) {
            self.cover |= 1 << depth;
            self.cover |= if self.held.contains(letter) { MIXED } else { 0 };
        }
    }

    fn keep(&mut self, length: usize) {
        let of = &mut self.words.of[length];
        of.letters.extend_from_slice(&self.word[..length]);
        of.covers.push(self.cover);
        of.words += 1;
    }
}
