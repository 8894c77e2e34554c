//! Words from the letters of a rack.

use crate::graph::{Arcs, Graph, Node};
use crate::letter::{Letter, LetterSet, Rack};
use crate::word::{MAX_WORD, Word};

/// A word that a rack makes, and which of its letters are played by blanks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// The word.
    pub word: Word,
    /// Bit `n` is set where a blank stands for the letter `n` of the word.
    pub blanks: u16,
}

impl Found {
    /// Is this letter of the word played by a blank?
    pub fn is_blank(&self, nth: usize) -> bool {
        self.blanks >> nth & 1 == 1
    }
}

/// A node on the path: what is still to be tried behind it.
#[derive(Clone)]
struct Frame<'a> {
    arcs: Arcs<'a>,
    /// With the last card only the letters matter with which a word ends.
    last: LetterSet,
}

/// The words that a rack makes; from [`Lexicon::sub_anagrams`](crate::Lexicon::sub_anagrams).
///
/// A depth-first walk that only looks at letters the rack has; it keeps its path in place and
/// allocates nothing.
#[derive(Clone)]
pub struct SubAnagrams<'a> {
    graph: Graph<'a>,
    rack: Rack,
    /// How many cards are left on the rack, at most as many as a word has room for.
    left: usize,
    least: usize,
    path: [Frame<'a>; MAX_WORD + 1],
    found: Found,
    /// The walk stands on a word that was given out, or at the root.
    depth: usize,
}

impl<'a> SubAnagrams<'a> {
    pub(crate) fn new(graph: Graph<'a>, root: Node, rack: &Rack, least: usize) -> SubAnagrams<'a> {
        let left = rack.len().min(MAX_WORD);
        let frame = frame(graph, root, rack, left);
        let path = std::array::from_fn(|_| frame.clone());
        let found = Found { word: Word::EMPTY, blanks: 0 };
        SubAnagrams { graph, rack: *rack, left, least, path, found, depth: 0 }
    }

    /// Puts the last letter of the path back on the rack.
    fn step_back(&mut self) -> Option<()> {
        self.depth = self.depth.checked_sub(1)?;
        let letter = self.found.word.pop()?;
        self.left += 1;
        let blank = 1 << self.depth;
        if self.found.blanks & blank == 0 {
            self.rack.put(letter);
        } else {
            self.found.blanks &= !blank;
            self.rack.put_blank();
        }
        Some(())
    }

    /// Lays a letter at the end of the path.
    fn lay(&mut self, letter: Letter) {
        self.found.word.push(letter);
        if !self.rack.take(letter) {
            self.rack.take_blank();
            self.found.blanks |= 1 << self.depth;
        }
        self.depth += 1;
        self.left -= 1;
    }
}

/// What is to be tried behind a node with so many cards left.
fn frame<'a>(graph: Graph<'a>, node: Node, rack: &Rack, left: usize) -> Frame<'a> {
    let playable = if rack.blanks() > 0 { LetterSet::ALL } else { rack.present() };
    let (wanted, last) = match left {
        1 => (LetterSet::EMPTY, graph.endings(node, playable)),
        _ => (playable, LetterSet::EMPTY),
    };
    Frame { arcs: graph.arcs(node, wanted), last }
}

impl Iterator for SubAnagrams<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        loop {
            if self.left == 1
                && let Some(letter) = self.path[self.depth].last.next()
            {
                self.lay(letter);
                if self.depth >= self.least {
                    return Some(self.found);
                }
                continue;
            }
            let next = if self.left > 1 { self.path[self.depth].arcs.next() } else { None };
            let Some((letter, node)) = next else {
                self.step_back()?;
                continue;
            };
            self.lay(letter);
            self.path[self.depth] = frame(self.graph, node, &self.rack, self.left);
            if node.accepts() && self.depth >= self.least {
                return Some(self.found);
            }
        }
    }
}
