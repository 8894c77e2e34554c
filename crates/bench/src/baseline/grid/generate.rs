//! All placements of words on the lines of a board, by a walk of the GADDAG from each anchor.
//!
//! A placement says which letters come to lie where; which of them blanks stand for is decided
//! afterwards. Each placement is made once: from the first anchor that it covers, and a single
//! card that makes two words from its row.

use super::line::{Line, Spot};
use super::search::Search;
use lexicon::{Graph, LetterSet, Node, Rack};
use std::ops::ControlFlow;

/// A word on a line, with at least one letter laid.
pub(crate) struct Placement<'a> {
    pub(crate) line: &'a Line,
    /// The first and last spot of the word.
    pub(crate) start: usize,
    pub(crate) end: usize,
    /// The place of the letter at each spot of the line, from `start` to `end`.
    pub(crate) places: &'a [u8],
}

impl Placement<'_> {
    /// The spots of the word with their index and the place of their letter.
    pub(crate) fn spots(&self) -> impl Iterator<Item = (usize, &Spot, u8)> {
        (self.start..=self.end).map(|at| (at, &self.line.spots[at], self.places[at]))
    }
}

/// Calls `found` with every placement until it breaks.
pub(crate) fn generate<B>(
    search: &Search<'_>,
    mut found: impl FnMut(&Placement<'_>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let longest = search.lines.iter().map(|line| line.spots.len()).max().unwrap_or(0);
    let mut places = vec![0; longest];
    for line in &search.lines {
        for (at, spot) in line.spots.iter().enumerate() {
            places[at] = spot.fixed;
        }
        let mut earlier = None;
        for anchor in 0..line.spots.len() {
            if !line.spots[anchor].anchor {
                continue;
            }
            let mut walk = Walk {
                graph: search.lexicon.graph(),
                demanded: search.rules.demanded.map_or(0, |letter| letter.place()),
                demands_met: u32::from(search.rules.demanded.is_none()),
                rack: search.rack,
                line,
                anchor,
                earlier,
                places: &mut places,
                laid: 0,
                found: &mut found,
            };
            walk.left(anchor, search.lexicon.gaddag())?;
            earlier = Some(anchor);
        }
    }
    ControlFlow::Continue(())
}

/// The walk from one anchor: to the left first, then round the turn and to the right.
struct Walk<'w, 's, F> {
    graph: Graph<'s>,
    demanded: u8,
    demands_met: u32,
    rack: Rack,
    line: &'s Line,
    anchor: usize,
    /// The anchor before this one; a card laid there belongs to its plays.
    earlier: Option<usize>,
    places: &'w mut Vec<u8>,
    laid: u32,
    found: &'w mut F,
}

impl<B, F: FnMut(&Placement<'_>) -> ControlFlow<B>> Walk<'_, '_, F> {
    /// Fills the spot `at` on the way to the left.
    fn left(&mut self, at: usize, node: Node) -> ControlFlow<B> {
        let spot = &self.line.spots[at];
        if !spot.is_open() {
            return match fixed_step(self.graph, node, spot) {
                Some(node) => self.after_left(at, node),
                None => ControlFlow::Continue(()),
            };
        }
        if self.earlier == Some(at) {
            return ControlFlow::Continue(());
        }
        let fan = self.graph.fan(node);
        for letter in self.playable(fan.letters(), spot) {
            let blank = self.lay(at, letter);
            self.after_left(at, self.graph.child(fan, letter))?;
            self.take_back(at, letter, blank);
        }
        ControlFlow::Continue(())
    }

    /// The word reaches from `at` to the anchor.
    fn after_left(&mut self, at: usize, node: Node) -> ControlFlow<B> {
        if !self.line.is_fixed(at.checked_sub(1)) {
            if node.accepts() && !self.line.is_fixed(Some(self.anchor + 1)) {
                self.tell(at, self.anchor)?;
            }
            if self.anchor + 1 < self.line.spots.len()
                && let Some(turned) = self.graph.turn(self.graph.fan(node))
            {
                self.right(at, self.anchor + 1, turned)?;
            }
        }
        match at.checked_sub(1) {
            Some(next) if !node.is_leaf() => self.left(next, node),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Fills the spot `at` on the way to the right of a word that begins at `start`.
    fn right(&mut self, start: usize, at: usize, node: Node) -> ControlFlow<B> {
        let spot = &self.line.spots[at];
        if !spot.is_open() {
            return match fixed_step(self.graph, node, spot) {
                Some(node) => self.after_right(start, at, node),
                None => ControlFlow::Continue(()),
            };
        }
        let fan = self.graph.fan(node);
        for letter in self.playable(fan.letters(), spot) {
            let blank = self.lay(at, letter);
            self.after_right(start, at, self.graph.child(fan, letter))?;
            self.take_back(at, letter, blank);
        }
        ControlFlow::Continue(())
    }

    fn after_right(&mut self, start: usize, at: usize, node: Node) -> ControlFlow<B> {
        if node.accepts() && !self.line.is_fixed(Some(at + 1)) {
            self.tell(start, at)?;
        }
        if at + 1 < self.line.spots.len() && !node.is_leaf() {
            self.right(start, at + 1, node)?;
        }
        ControlFlow::Continue(())
    }

    /// The letters that fit the spot and that the rack can lay.
    fn playable(&self, letters: LetterSet, spot: &Spot) -> LetterSet {
        let fitting = letters.and(spot.allowed);
        if self.rack.blanks() == 0 {
            return fitting.and(self.rack.present());
        }
        // No blank stands for the letter that is demanded.
        let natural_only = LetterSet::from_bits(1 << self.demanded);
        fitting.and(LetterSet::from_bits(!natural_only.bits()).or(self.rack.present()))
    }

    /// Lays a letter, as a blank if the rack lacks it; says whether as a blank.
    fn lay(&mut self, at: usize, letter: lexicon::Letter) -> bool {
        let blank = !self.rack.take(letter);
        if blank {
            self.rack.take_blank();
        }
        self.places[at] = letter.place();
        self.laid += 1;
        self.demands_met += u32::from(letter.place() == self.demanded);
        blank
    }

    fn take_back(&mut self, at: usize, letter: lexicon::Letter, blank: bool) {
        if blank {
            self.rack.put_blank();
        } else {
            self.rack.put(letter);
        }
        self.places[at] = 0;
        self.laid -= 1;
        self.demands_met -= u32::from(letter.place() == self.demanded);
    }

    fn tell(&mut self, start: usize, end: usize) -> ControlFlow<B> {
        // A single card that makes two words was found in its row.
        let found_before =
            self.laid == 1 && !self.line.across && self.line.spots[self.anchor].crossed;
        if self.demands_met == 0 || found_before {
            return ControlFlow::Continue(());
        }
        let places = self.places.as_slice();
        (self.found)(&Placement { line: self.line, start, end, places })
    }
}

fn fixed_step(graph: Graph<'_>, node: Node, spot: &Spot) -> Option<Node> {
    lexicon::Letter::new(spot.fixed).and_then(|letter| graph.step(node, letter))
}
