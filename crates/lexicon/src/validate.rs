//! Proves a graph from outside sound before anyone walks it.
//!
//! Reads are always checked against the end of the array, so unsound bytes can do no worse than
//! give wrong words; what this adds is that walks end, and soon: every arc leads to a lower slot,
//! no path is longer than a word can be, every path leads to a word, and there are as many words
//! as the header says. Linear in the size of the graph.

use crate::file::{FileError, Header};
use crate::graph::{Graph, LETTER_SHIFT, Node};
use crate::word::MAX_WORD;

/// What is known of the fan at a slot.
#[derive(Clone, Copy, Default)]
struct Known {
    /// How many words follow.
    words: u64,
    /// How long the longest of them is.
    longest: u8,
    /// As how narrow a fan it was reached, if at all.
    reached: Option<u32>,
}

/// Checks the three graphs of a lexicon.
pub(crate) fn validate(graph: Graph<'_>, header: &Header) -> Result<(), FileError> {
    let damaged = |what| Err(FileError::Damaged(what));
    if graph.slots() == 0 || graph.slot(0) != 0 {
        return damaged("its graph does not begin with the empty node");
    }
    let mut known = vec![Known::default(); graph.slots()];
    known[0].reached = Some(0);
    let [dawg, gaddag, alphagrams] = header.roots;
    mark(graph, &header.roots, &mut known)?;
    count(graph, header, &mut known)?;
    let words = |root: Node| known[root.target() as usize].words;
    if words(dawg) != u64::from(header.words) || words(alphagrams) != u64::from(header.alphagrams) {
        return damaged("its graph does not hold as many words as its header says");
    }
    if words(gaddag) > u64::from(header.words) * MAX_WORD as u64 {
        return damaged("its turned graph holds more than its words");
    }
    for (root, longest) in [(dawg, MAX_WORD), (gaddag, MAX_WORD + 1), (alphagrams, MAX_WORD)] {
        if usize::from(known[root.target() as usize].longest) > longest {
            return damaged("a path is longer than a word can be");
        }
    }
    if dawg.target() >= header.dawg_slots {
        return damaged("its root lies outside its graph");
    }
    Ok(())
}

/// Marks every fan that can be reached from the roots, going down slot by slot.
fn mark(graph: Graph<'_>, roots: &[Node], known: &mut [Known]) -> Result<(), FileError> {
    for &root in roots {
        reach(root, known)?;
    }
    for at in (1..known.len()).rev() {
        let Some(narrow) = known[at].reached else { continue };
        for_each_arc(graph, at, narrow, |node| {
            if node.target() as usize >= at {
                return Err(FileError::Damaged("its graph runs in a circle"));
            }
            reach(node, known)
        })?;
    }
    Ok(())
}

fn reach(node: Node, known: &mut [Known]) -> Result<(), FileError> {
    let Some(fan) = known.get_mut(node.target() as usize) else {
        return Err(FileError::Damaged("an arc leads out of its graph"));
    };
    match fan.reached.replace(node.narrow()) {
        Some(before) if before != node.narrow() => {
            Err(FileError::Damaged("two arcs disagree about a node"))
        }
        _ => Ok(()),
    }
}

/// Counts words from the bottom up: what an arc leads to is always counted before it.
fn count(graph: Graph<'_>, header: &Header, known: &mut [Known]) -> Result<(), FileError> {
    for at in 1..known.len() {
        let Some(narrow) = known[at].reached else { continue };
        let mut fan = Known { reached: Some(narrow), ..Known::default() };
        let mut places = (narrow == 0).then(|| graph.slot(at as u32));
        let mut last = None;
        for_each_arc(graph, at, narrow, |node| {
            let place = node.0 >> LETTER_SHIFT;
            if place as usize > header.alphabet.letters().len() {
                return Err(FileError::Damaged("a letter is not in its alphabet"));
            }
            if last.replace(place).is_some_and(|last| last >= place) {
                return Err(FileError::Damaged("the arcs of a node are out of order"));
            }
            if let Some(places) = &mut places {
                if places.trailing_zeros() != place {
                    return Err(FileError::Damaged("a node and its arcs disagree"));
                }
                *places &= *places - 1;
            }
            let below = known[node.target() as usize];
            let words = below.words.saturating_add(u64::from(node.accepts()));
            if words == 0 {
                return Err(FileError::Damaged("a path leads to no word"));
            }
            fan.words = fan.words.saturating_add(words);
            fan.longest = fan.longest.max(below.longest.saturating_add(1));
            Ok(())
        })?;
        known[at] = fan;
    }
    Ok(())
}

fn for_each_arc(
    graph: Graph<'_>,
    at: usize,
    narrow: u32,
    mut each: impl FnMut(Node) -> Result<(), FileError>,
) -> Result<(), FileError> {
    let (first, arcs) = match narrow {
        0 => (at + 1, graph.slot(at as u32).count_ones() as usize),
        arcs => (at, arcs as usize),
    };
    if first + arcs > graph.slots() {
        return Err(FileError::Damaged("a node reaches past the end of its graph"));
    }
    (first..first + arcs).try_for_each(|slot| each(Node(graph.slot(slot as u32))))
}
