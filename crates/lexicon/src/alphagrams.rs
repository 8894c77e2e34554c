//! The index of alphagrams: which multisets of letters make a word, whatever the order.
//!
//! An alphagram is the letters of a word in the order of the alphabet. The graph of alphagrams
//! spells each of them once, so a search for *which cards* make a word (Rummy's tasks, a theft)
//! meets every multiset once instead of once for each of its anagrams.

use crate::anagrams::SubAnagrams;
use crate::graph::{Graph, Node};
use crate::letter::{Letter, Rack};
use crate::lexicon::Lexicon;

/// The alphagrams of a lexicon; from [`Lexicon::alphagrams`].
#[derive(Clone, Copy)]
pub struct Alphagrams<'a> {
    lexicon: &'a Lexicon,
    root: Node,
}

impl<'a> Alphagrams<'a> {
    pub(crate) fn new(lexicon: &'a Lexicon, root: Node) -> Alphagrams<'a> {
        Alphagrams { lexicon, root }
    }

    /// The root of their graph, which is part of [`Lexicon::graph`]; every path is sorted.
    pub fn root(self) -> Node {
        self.root
    }

    fn graph(self) -> Graph<'a> {
        self.lexicon.graph()
    }

    /// Do these letters, in the order of the alphabet, make a word?
    pub fn contains(self, sorted: &[Letter]) -> bool {
        self.graph().walk(self.root, sorted).is_some_and(Node::accepts)
    }

    /// Every alphagram within the rack, each once; blanks stand in only for letters that the rack
    /// lacks.
    pub fn within(self, rack: &Rack) -> SubAnagrams<'a> {
        SubAnagrams::new(self.graph(), self.root, rack, 2)
    }

    /// The words of an alphagram.
    pub fn words(self, alphagram: &[Letter]) -> SubAnagrams<'a> {
        self.lexicon.anagrams(&Rack::new(alphagram.iter().copied(), 0))
    }
}
