//! The word graph as it is walked: one array of 32-bit slots that holds a DAWG, a GADDAG and the
//! graph of alphagrams, read in place. A file holds it [packed](crate::packed).
//!
//! A node is a *fan* of arcs, one for each letter that may follow, in the order of the letters. A
//! fan of up to three arcs, as most are, is just these arcs. A wider one begins with a 32-bit set
//! of its letters, so that the arc of a letter is found by counting bits, without a search. An arc
//! holds, from the top: its letter (5 bits), how many arcs the fan has to which it leads (2 bits,
//! 0 for a wide one), whether a word ends here, and the slot of that fan (24 bits). Slot 0 is the
//! empty fan.
//!
//! Every read is checked against the end of the array, and a slot outside it reads as nothing, so
//! no bytes can lead a reader astray; [`validate`](crate::validate) proves the rest.

use crate::letter::{Letter, LetterSet};

pub(crate) const TARGET_BITS: u32 = 24;
pub(crate) const MAX_SLOTS: usize = 1 << TARGET_BITS;
pub(crate) const ACCEPTS: u32 = 1 << TARGET_BITS;
pub(crate) const ARCS_SHIFT: u32 = 25;
/// The widest fan that does without a set of its letters.
pub(crate) const MOST_NARROW: usize = 3;
pub(crate) const LETTER_SHIFT: u32 = 27;
/// The place of the arc that turns round in a GADDAG.
pub(crate) const TURN: u8 = 0;

/// A place in a graph: the arc that was followed last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node(pub(crate) u32);

impl Node {
    /// Does a word end here?
    pub const fn accepts(self) -> bool {
        self.0 & ACCEPTS != 0
    }

    /// Does nothing follow?
    pub const fn is_leaf(self) -> bool {
        self.target() == 0
    }

    pub(crate) const fn target(self) -> u32 {
        self.0 & (ACCEPTS - 1)
    }

    /// How many arcs the fan has, or 0 if it begins with a set of its letters.
    pub(crate) const fn narrow(self) -> u32 {
        self.0 >> ARCS_SHIFT & MOST_NARROW as u32
    }

    /// Which fan follows, so that nodes with the same continuations have the same number.
    ///
    /// Solvers key what they know about a node by it.
    pub const fn fan_id(self) -> u32 {
        self.target()
    }
}

/// The arcs that leave a node.
#[derive(Clone, Copy, Debug)]
pub struct Fan {
    pub(crate) places: u32,
    pub(crate) first: u32,
}

impl Fan {
    /// The letters that may follow.
    pub const fn letters(self) -> LetterSet {
        LetterSet::from_bits(self.places)
    }

    /// May the walk turn round here? (Only in a GADDAG.)
    pub const fn turns(self) -> bool {
        self.places & (1 << TURN) != 0
    }
}

/// A graph borrowed from its bytes: cheap to copy, all reads in place.
#[derive(Clone, Copy)]
pub struct Graph<'a> {
    slots: &'a [[u8; 4]],
}

impl<'a> Graph<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Graph<'a> {
        Graph { slots: bytes.as_chunks().0 }
    }

    /// A slot; nothing (0) outside the array.
    #[inline]
    pub(crate) fn slot(self, at: u32) -> u32 {
        self.slots.get(at as usize).map_or(0, |bytes| u32::from_le_bytes(*bytes))
    }

    pub(crate) fn slots(self) -> usize {
        self.slots.len()
    }

    /// The arcs that leave a node.
    #[inline]
    pub fn fan(self, node: Node) -> Fan {
        let at = node.target();
        match node.narrow() {
            0 => Fan { places: self.slot(at), first: at + 1 },
            arcs => {
                let places = (at..at + arcs)
                    .fold(0, |places, arc| places | 1 << (self.slot(arc) >> LETTER_SHIFT));
                Fan { places, first: at }
            }
        }
    }

    /// The node behind a letter of a fan; the letter must be one of the fan's.
    #[inline]
    pub fn child(self, fan: Fan, letter: Letter) -> Node {
        Node(self.slot(self.child_slot(fan, letter.place())))
    }

    #[inline]
    pub(crate) fn child_slot(self, fan: Fan, place: u8) -> u32 {
        fan.first + (fan.places & ((1 << place) - 1)).count_ones()
    }

    /// The letters of a set with which a word ends behind a node.
    #[inline]
    pub fn endings(self, node: Node, wanted: LetterSet) -> LetterSet {
        if wanted.bits() & wanted.bits().wrapping_sub(1) == 0 {
            // One letter, or none.
            let ends = self.arcs(node, wanted).next().is_some_and(|(_, next)| next.accepts());
            return if ends { wanted } else { LetterSet::EMPTY };
        }
        let (mut at, mut endings) = (node.target(), 0);
        let arcs = match node.narrow() {
            0 => {
                at += 1;
                self.slot(at - 1).count_ones()
            }
            arcs => arcs,
        };
        for arc in at..at + arcs {
            let slot = self.slot(arc);
            endings |= (slot >> TARGET_BITS & 1) << (slot >> LETTER_SHIFT);
        }
        LetterSet::from_bits(endings & wanted.bits())
    }

    /// The letters of a set that may follow a node, each with the node behind it.
    #[inline]
    pub fn arcs(self, node: Node, wanted: LetterSet) -> Arcs<'a> {
        let at = node.target();
        match node.narrow() {
            0 => {
                let places = self.slot(at);
                let here = places & wanted.bits();
                let turn = places & 1 << TURN;
                if here | turn == places {
                    // All of them, as with a blank: one after the other, as in a narrow fan.
                    let (at, left) = (at + 1 + turn, here.count_ones());
                    return Arcs { graph: self, wanted: here, places: 0, at, left };
                }
                Arcs { graph: self, wanted: here, places, at: at + 1, left: 0 }
            }
            arcs => Arcs { graph: self, wanted: wanted.bits(), places: 0, at, left: arcs },
        }
    }

    /// All letters that may follow a node, each with the node behind it.
    #[inline]
    pub fn every_arc(self, node: Node) -> impl Iterator<Item = (Letter, Node)> + use<'a> {
        let (first, arcs) = match node.narrow() {
            0 => (node.target() + 1, self.slot(node.target()).count_ones()),
            arcs => (node.target(), arcs),
        };
        let end = (first + arcs) as usize;
        let slots = self.slots.get(first as usize..end).unwrap_or_default();
        slots.iter().filter_map(|bytes| {
            let slot = u32::from_le_bytes(*bytes);
            let place = slot >> LETTER_SHIFT;
            (place != u32::from(TURN)).then_some((Letter::at(place as u8), Node(slot)))
        })
    }

    /// The node behind the turn of a GADDAG, straight from a node.
    #[inline]
    pub fn turn_from(self, node: Node) -> Option<Node> {
        let at = node.target();
        if node.narrow() == 0 {
            return (self.slot(at) & (1 << TURN) != 0).then(|| Node(self.slot(at + 1)));
        }
        let first = self.slot(at);
        (first >> LETTER_SHIFT == u32::from(TURN)).then_some(Node(first))
    }

    /// The node behind a letter, if that letter may follow.
    #[inline]
    pub fn step(self, node: Node, letter: Letter) -> Option<Node> {
        let (at, place) = (node.target(), letter.place());
        if node.narrow() == 0 {
            let fan = Fan { places: self.slot(at), first: at + 1 };
            return (fan.places >> place & 1 == 1).then(|| self.child(fan, letter));
        }
        let mut arcs = (at..at + node.narrow()).map(|arc| Node(self.slot(arc)));
        arcs.find(|arc| arc.0 >> LETTER_SHIFT == u32::from(place))
    }

    /// The node behind the turn of a GADDAG: what may follow the letters read backwards so far.
    #[inline]
    pub fn turn(self, fan: Fan) -> Option<Node> {
        fan.turns().then(|| Node(self.slot(fan.first)))
    }

    /// The node behind a run of letters, if the graph has it.
    pub fn walk(self, from: Node, letters: &[Letter]) -> Option<Node> {
        letters.iter().try_fold(from, |node, &letter| self.step(node, letter))
    }
}

/// Letters that may follow a node; from [`Graph::arcs`].
#[derive(Clone)]
pub struct Arcs<'a> {
    graph: Graph<'a>,
    /// The letters that are still to come; of a narrow fan also such as it lacks.
    wanted: u32,
    /// All letters of a wide fan.
    places: u32,
    /// The next arc of a narrow fan, the first one of a wide fan.
    at: u32,
    /// How many arcs of a narrow fan are left.
    left: u32,
}

impl Iterator for Arcs<'_> {
    type Item = (Letter, Node);

    #[inline]
    fn next(&mut self) -> Option<(Letter, Node)> {
        if self.places != 0 {
            if self.wanted == 0 {
                return None;
            }
            let place = self.wanted.trailing_zeros();
            self.wanted &= self.wanted - 1;
            let before = (self.places & ((1 << place) - 1)).count_ones();
            return Some((Letter::at(place as u8), Node(self.graph.slot(self.at + before))));
        }
        while self.left > 0 {
            let slot = self.graph.slot(self.at);
            self.at += 1;
            self.left -= 1;
            let place = slot >> LETTER_SHIFT;
            if self.wanted >> place & 1 == 1 {
                return Some((Letter::at(place as u8), Node(slot)));
            }
        }
        None
    }
}
