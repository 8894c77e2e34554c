//! Words from the letters of a rack.

use crate::graph::{Fan, Graph, Node};
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

/// A node on the path: its arcs, and those of them that are still to be tried.
#[derive(Clone, Copy)]
struct Frame {
    fan: Fan,
    untried: LetterSet,
}

/// The words that a rack makes; from [`Lexicon::sub_anagrams`](crate::Lexicon::sub_anagrams).
///
/// A depth-first walk that only looks at letters the rack has; it keeps its path in place and
/// allocates nothing. Asked for all words at once (`fold`, `for_each`, `count`), it is faster than
/// asked for one after the other.
#[derive(Clone)]
pub struct SubAnagrams<'a> {
    graph: Graph<'a>,
    root: Node,
    rack: Rack,
    /// How many cards are left on the rack, at most as many as a word has room for.
    left: usize,
    least: usize,
    path: [Frame; MAX_WORD + 1],
    found: Found,
    /// The walk stands on a word that was given out, or at the root.
    depth: usize,
    /// Nobody has asked for a word yet.
    fresh: bool,
}

impl<'a> SubAnagrams<'a> {
    pub(crate) fn new(graph: Graph<'a>, root: Node, rack: &Rack, least: usize) -> SubAnagrams<'a> {
        let frame = Frame { fan: graph.fan(root), untried: LetterSet::EMPTY };
        let found = Found { word: Word::EMPTY, blanks: 0 };
        SubAnagrams {
            graph,
            root,
            rack: *rack,
            left: rack.len().min(MAX_WORD),
            least,
            path: [frame; MAX_WORD + 1],
            found,
            depth: 0,
            fresh: true,
        }
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

    /// What is to be tried behind a node.
    fn frame(&self, node: Node) -> Frame {
        let playable = playable(&self.rack);
        let fan = self.graph.fan(node);
        let untried = match self.left {
            0 => LetterSet::EMPTY,
            // With the last card only the letters matter with which a word ends.
            1 => self.graph.endings(node, playable),
            _ => fan.letters().and(playable),
        };
        Frame { fan, untried }
    }
}

/// The letters that a rack can lay.
fn playable(rack: &Rack) -> LetterSet {
    if rack.blanks() > 0 { LetterSet::ALL } else { rack.present() }
}

impl Iterator for SubAnagrams<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        if std::mem::take(&mut self.fresh) {
            self.path[0] = self.frame(self.root);
        }
        loop {
            let frame = &mut self.path[self.depth];
            let Some(letter) = frame.untried.next() else {
                self.step_back()?;
                continue;
            };
            let node = self.graph.child(frame.fan, letter);
            self.lay(letter);
            self.path[self.depth] = self.frame(node);
            if node.accepts() && self.depth >= self.least {
                return Some(self.found);
            }
        }
    }

    fn fold<A, F: FnMut(A, Found) -> A>(self, begin: A, mut each: F) -> A {
        if self.fresh && self.left > 0 {
            let Self { graph, rack, left, least, found, root, .. } = self;
            return Walk { graph, rack, left, least, found, each }.behind(root, begin);
        }
        let mut sum = begin;
        for found in self {
            sum = each(sum, found);
        }
        sum
    }
}

/// The same walk for who wants all words at once.
struct Walk<'a, F> {
    graph: Graph<'a>,
    rack: Rack,
    left: usize,
    least: usize,
    found: Found,
    each: F,
}

impl<F> Walk<'_, F> {
    /// Gives out the words behind a node; at least one card is left.
    fn behind<A>(&mut self, node: Node, mut sum: A) -> A
    where
        F: FnMut(A, Found) -> A,
    {
        let depth = self.found.word.len();
        let playable = playable(&self.rack);
        if self.left == 1 {
            if depth + 1 < self.least {
                return sum;
            }
            let blanks = self.found.blanks;
            for letter in self.graph.endings(node, playable) {
                let blank = u16::from(!self.rack.present().contains(letter));
                self.found.word.push(letter);
                self.found.blanks = blanks | blank << depth;
                sum = (self.each)(sum, self.found);
                self.found.word.pop();
            }
            self.found.blanks = blanks;
            return sum;
        }
        self.left -= 1;
        for (letter, next) in self.graph.arcs(node, playable) {
            let blank = !self.rack.take(letter);
            if blank {
                self.rack.take_blank();
                self.found.blanks |= 1 << depth;
            }
            self.found.word.push(letter);
            if next.accepts() && depth + 1 >= self.least {
                sum = (self.each)(sum, self.found);
            }
            if !next.is_leaf() {
                sum = self.behind(next, sum);
            }
            self.found.word.pop();
            if blank {
                self.rack.put_blank();
                self.found.blanks &= !(1 << depth);
            } else {
                self.rack.put(letter);
            }
        }
        self.left += 1;
        sum
    }
}
