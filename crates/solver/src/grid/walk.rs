//! Words through a run of lying cards, by a walk of the GADDAG that begins with the run itself.
//!
//! A word is found from the first run that it covers: the walk reads the run backwards, then the
//! open squares before it, turns, and goes on behind the run through whatever lies there.

use super::blanks::Cover;
use super::line::{Line, Spot};
use super::search::Search;
use lexicon::{Graph, Letter, LetterSet, Node, Rack};
use std::ops::ControlFlow;

/// What a walk asks on its way, and whom it tells.
pub(super) trait Guide<B> {
    /// May the word begin at this spot or before it?
    fn begins(&self, start: usize) -> bool;

    /// May a word that begins at `start` end at this spot or behind it?
    fn reaches(&self, start: usize, end: usize) -> bool;

    /// A word: its first spot, its letters, and what its cards must be.
    fn found(&mut self, start: usize, letters: &[u8], cover: Cover) -> ControlFlow<B>;
}

/// The walk from one run.
pub(super) struct Walk<'w, 's, G> {
    graph: Graph<'s>,
    /// The letter that no blank stands for, as a set.
    demanded: u32,
    rack: Rack,
    /// The letters of the whole rack.
    held: LetterSet,
    /// What the cards laid must be, by spots of the line.
    cover: Cover,
    /// How many cards are left on the rack, and how many are laid.
    left: usize,
    laid: usize,
    line: Line<'s>,
    /// The first spot at which a word from this run may begin.
    first: usize,
    /// The first and the last spot of the run.
    start: usize,
    end: usize,
    places: &'w mut [u8],
    guide: &'w mut G,
}

impl<'w, 's, G> Walk<'w, 's, G> {
    /// Walks from the run of a line that begins at `start`; `first` is the first spot at which its
    /// words may begin. `places` has room for the whole line and holds what lies there.
    pub(super) fn from_run<B>(
        search: &'s Search<'_>,
        line: Line<'s>,
        (first, start): (usize, usize),
        places: &'w mut [u8],
        guide: &'w mut G,
    ) -> ControlFlow<B>
    where
        G: Guide<B>,
    {
        let end = line.run_end(start);
        let graph = search.lexicon.graph();
        let mut run = line.spots[start..=end].iter().rev();
        let node = run.try_fold(search.lexicon.gaddag(), |node, spot| step(graph, node, spot));
        let Some(node) = node else { return ControlFlow::Continue(()) };
        let mut walk = Walk {
            graph,
            demanded: search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits()),
            rack: search.rack,
            held: search.rack.present(),
            cover: Cover { forced: 0, mixed: false },
            left: search.rack.len(),
            laid: 0,
            line,
            first,
            start,
            end,
            places,
            guide,
        };
        walk.left(start, node)
    }

    /// The word reaches from `start` to the end of the run.
    fn left<B>(&mut self, start: usize, node: Node) -> ControlFlow<B>
    where
        G: Guide<B>,
    {
        if self.laid > 0 && node.accepts() {
            self.tell(start, self.end)?;
        }
        if self.left == 0 || node.is_leaf() {
            return ControlFlow::Continue(());
        }
        let behind = self.end + 1;
        if behind < self.line.spots.len()
            && self.guide.reaches(start, behind)
            && let Some(turned) = self.graph.turn_from(node)
        {
            self.right(start, behind, turned)?;
        }
        if start <= self.first || !self.guide.begins(start - 1) {
            return ControlFlow::Continue(());
        }
        let at = start - 1;
        let playable = self.playable(&self.line.spots[at]);
        if self.left == 1 {
            // The last card: the word begins with it and ends with the run.
            return self.last(at, (at, self.end), node, playable);
        }
        let cover = self.cover;
        for (letter, next) in self.graph.arcs(node, playable) {
            let blank = self.lay(at, letter);
            self.left(at, next)?;
            self.take_back(letter, blank, cover);
        }
        self.places[at] = 0;
        ControlFlow::Continue(())
    }

    /// Fills the spot `at` of a word that begins at `start`.
    fn right<B>(&mut self, start: usize, at: usize, node: Node) -> ControlFlow<B>
    where
        G: Guide<B>,
    {
        let spot = &self.line.spots[at];
        if !spot.is_open() {
            return match step(self.graph, node, spot) {
                Some(node) => self.after(start, at, node),
                None => ControlFlow::Continue(()),
            };
        }
        if self.left == 0 {
            return ControlFlow::Continue(());
        }
        let playable = self.playable(spot);
        if self.left == 1 && !self.line.is_fixed(Some(at + 1)) {
            // The last card, and nothing behind it.
            return self.last(at, (start, at), node, playable);
        }
        let cover = self.cover;
        for (letter, next) in self.graph.arcs(node, playable) {
            let blank = self.lay(at, letter);
            self.after(start, at, next)?;
            self.take_back(letter, blank, cover);
        }
        self.places[at] = 0;
        ControlFlow::Continue(())
    }

    /// The word reaches from `start` to `at`.
    fn after<B>(&mut self, start: usize, at: usize, node: Node) -> ControlFlow<B>
    where
        G: Guide<B>,
    {
        let next = at + 1;
        if node.accepts() && !self.line.is_fixed(Some(next)) {
            self.tell(start, at)?;
        }
        if next < self.line.spots.len() && !node.is_leaf() && self.guide.reaches(start, next) {
            self.right(start, next, node)?;
        }
        ControlFlow::Continue(())
    }

    /// Lays the last card at the spot `at`, with which the word from `start` to `end` is complete.
    #[inline]
    fn last<B>(
        &mut self,
        at: usize,
        (start, end): (usize, usize),
        node: Node,
        playable: LetterSet,
    ) -> ControlFlow<B>
    where
        G: Guide<B>,
    {
        let cover = self.cover;
        self.laid += 1;
        for letter in self.graph.endings(node, playable) {
            self.places[at] = letter.place();
            if !self.rack.present().contains(letter) {
                self.cover_by_blank(at, letter);
            }
            self.tell(start, end)?;
            self.cover = cover;
        }
        self.laid -= 1;
        self.places[at] = 0;
        ControlFlow::Continue(())
    }

    /// The bit of a spot. Words through a run reach at most 15 spots to either side.
    #[inline]
    fn bit(&self, at: usize) -> usize {
        at + 16 - self.start
    }

    #[inline]
    fn cover_by_blank(&mut self, at: usize, letter: Letter) {
        self.cover.forced |= 1 << (self.bit(at) & 31);
        self.cover.mixed |= self.held.contains(letter);
    }

    /// The letters that the spot allows and that the rack can lay.
    #[inline]
    fn playable(&self, spot: &Spot) -> LetterSet {
        let held = self.rack.present();
        if self.rack.blanks() == 0 {
            return spot.allowed.and(held);
        }
        // No blank stands for the letter that is demanded.
        spot.allowed.and(LetterSet::from_bits(!self.demanded).or(held))
    }

    /// Lays a letter, as a blank if the rack lacks it; says whether as a blank.
    fn lay(&mut self, at: usize, letter: Letter) -> bool {
        let blank = !self.rack.take(letter);
        if blank {
            self.rack.take_blank();
            self.cover_by_blank(at, letter);
        }
        self.places[at] = letter.place();
        self.left -= 1;
        self.laid += 1;
        blank
    }

    fn take_back(&mut self, letter: Letter, blank: bool, cover: Cover) {
        if blank {
            self.rack.put_blank();
            self.cover = cover;
        } else {
            self.rack.put(letter);
        }
        self.left += 1;
        self.laid -= 1;
    }

    fn tell<B>(&mut self, start: usize, end: usize) -> ControlFlow<B>
    where
        G: Guide<B>,
    {
        let letters = &self.places[start..=end];
        if self.laid == 1 && !self.line.across {
            // A single card that makes two words was found in its row.
            let spots = &self.line.spots[start..=end];
            if spots.iter().any(|spot| spot.is_open() && spot.crossed) {
                return ControlFlow::Continue(());
            }
        }
        let cover = Cover { forced: self.cover.forced >> self.bit(start), ..self.cover };
        self.guide.found(start, letters, cover)
    }
}

fn step(graph: Graph<'_>, node: Node, spot: &Spot) -> Option<Node> {
    graph.step(node, Letter::new(spot.fixed)?)
}

/// The runs of a line: the first spot at which words from a run may begin, and the run's first.
pub(super) fn runs(line: Line<'_>) -> impl Iterator<Item = (usize, usize)> {
    let (mut at, mut first) = (0, 0);
    std::iter::from_fn(move || {
        at += line.spots[at..].iter().position(|spot| !spot.is_open())?;
        let (start, begins) = (at, first);
        at = line.run_end(start) + 1;
        // The square behind a run belongs to the words of that run.
        first = at + 1;
        Some((begins.min(start), start))
    })
}

/// The stretches of open squares of a line that touch no run: first and last spot.
pub(super) fn open_stretches(line: Line<'_>) -> impl Iterator<Item = (usize, usize)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let spots = line.spots;
        while at < spots.len() {
            if !spots[at].is_open() {
                at += 1;
                continue;
            }
            let first = at;
            at += spots[at..].iter().take_while(|spot| spot.is_open()).count();
            let first = if first > 0 { first + 1 } else { first };
            let end = if at < spots.len() { at - 1 } else { at };
            if first + 1 < end {
                return Some((first, end - 1));
            }
        }
        None
    })
}
