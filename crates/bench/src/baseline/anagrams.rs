//! Words from the letters of a rack, as they were found before.

use lexicon::{Fan, Found, Graph, LetterSet, Lexicon, MAX_WORD, Node, Rack, Word};

/// A node on the path: its arcs, and those of them that are still to be tried.
#[derive(Clone, Copy)]
struct Frame {
    fan: Fan,
    untried: LetterSet,
}

/// The words that a rack makes.
///
/// A depth-first walk that only looks at letters the rack has; it keeps its path in place and
/// allocates nothing.
#[derive(Clone)]
pub struct SubAnagrams<'a> {
    graph: Graph<'a>,
    rack: Rack,
    least: usize,
    path: [Frame; MAX_WORD + 1],
    found: Found,
    /// The walk stands on a word that was given out, or at the root.
    depth: usize,
}

impl<'a> SubAnagrams<'a> {
    /// All of at least two letters.
    pub fn of(lexicon: &'a Lexicon, rack: &Rack) -> SubAnagrams<'a> {
        SubAnagrams::new(lexicon.graph(), lexicon.dawg(), rack, 2)
    }

    fn new(graph: Graph<'a>, root: Node, rack: &Rack, least: usize) -> SubAnagrams<'a> {
        let fan = graph.fan(root);
        let untried = playable(fan, rack);
        let path = [Frame { fan, untried }; MAX_WORD + 1];
        let found = Found { word: Word::EMPTY, blanks: 0 };
        SubAnagrams { graph, rack: *rack, least, path, found, depth: 0 }
    }

    /// Puts the last letter of the path back on the rack.
    fn step_back(&mut self) -> Option<()> {
        self.depth = self.depth.checked_sub(1)?;
        let letter = self.found.word.pop()?;
        let blank = 1 << self.depth;
        if self.found.blanks & blank == 0 {
            self.rack.put(letter);
        } else {
            self.found.blanks &= !blank;
            self.rack.put_blank();
        }
        Some(())
    }
}

/// The letters of a fan that the rack can play.
fn playable(fan: Fan, rack: &Rack) -> LetterSet {
    if rack.blanks() > 0 { fan.letters() } else { fan.letters().and(rack.present()) }
}

impl Iterator for SubAnagrams<'_> {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        loop {
            let frame = &mut self.path[self.depth];
            let Some(letter) = frame.untried.next() else {
                self.step_back()?;
                continue;
            };
            let node = self.graph.child(frame.fan, letter);
            if self.depth == MAX_WORD || !self.found.word.push(letter) {
                continue;
            }
            if !self.rack.take(letter) {
                self.rack.take_blank();
                self.found.blanks |= 1 << self.depth;
            }
            self.depth += 1;
            let fan = self.graph.fan(node);
            self.path[self.depth] = Frame { fan, untried: playable(fan, &self.rack) };
            if node.accepts() && self.depth >= self.least {
                return Some(self.found);
            }
        }
    }
}
