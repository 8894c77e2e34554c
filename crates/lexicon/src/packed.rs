//! The slots of a graph in few bytes, as a file holds them.
//!
//! Fans come in the order of their slots, what an arc leads to before the arc. An arc is one byte:
//! its letter (5 bits), whether a word ends (bit 5), whether it leads to the fan that waits (bit
//! 6), and whether it is the last of its fan (bit 7). Every new fan waits on a stack until an arc
//! leads to it, and the arcs of a fan take what waits on top, in order: so an arc that is the first
//! to reach its fan, as half of them are, needs no address. Any other arc is followed by how many
//! fans lie between, in groups of seven bits, the lowest first: 1 is the fan before, 0 is the empty
//! fan.
//!
//! Three numbers precede: a checksum of what follows it (8 bytes), and the bytes of the DAWG and of
//! the GADDAG (4 bytes each). Numbers of words, by which words are counted, are made anew.

use crate::file::{FileError, Header};
use crate::graph::{ACCEPTS, ARCS_SHIFT, Graph, LETTER_SHIFT, MOST_NARROW, Node};
use xxhash_rust::xxh3::xxh3_64;

const ENDS: u8 = 1 << 5;
const WAITING: u8 = 1 << 6;
const LAST: u8 = 1 << 7;
const LETTER: u8 = ENDS - 1;
const PREFACE: usize = 16;

/// How many bytes each graph of a file takes: DAWG, GADDAG and alphagrams.
pub(crate) fn sizes(packed: &[u8]) -> Option<[usize; 3]> {
    let number = |at: usize| {
        let bytes = packed.get(at..at + 4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?) as usize)
    };
    let (dawg, gaddag) = (number(8)?, number(12)?);
    let alphagrams = packed.len().checked_sub(PREFACE)?.checked_sub(dawg)?.checked_sub(gaddag)?;
    Some([dawg, gaddag, alphagrams])
}

/// Packs slots; nothing if some of them belong to no fan that can be reached from the roots.
pub(crate) fn pack(graph: Graph<'_>, header: &Header) -> Option<Vec<u8>> {
    let reached = reached(graph, &header.roots)?;
    let mut ordinals = vec![0u32; graph.slots()];
    let (mut waiting, mut fans, mut at) = (Vec::new(), 0u32, 1);
    let mut packed = vec![0; PREFACE];
    let mut ends = [0; 2];
    while at < graph.slots() {
        let narrow = *reached.get(at)?.as_ref()?;
        let (first, arcs) = arcs(graph, at, narrow);
        fans += 1;
        ordinals[at] = fans;
        let slot = |nth: u32| graph.slot((first as u32) + nth);
        // From the last arc back: those that lead to what waits on top.
        let (mut known, mut taken) = (0u32, 0);
        for nth in (0..arcs).rev() {
            let target = Node(slot(nth)).target();
            let top = waiting.len().checked_sub(taken + 1).map(|top| waiting[top]);
            if target != 0 && top == Some(target) {
                known |= 1 << nth;
                taken += 1;
            }
        }
        waiting.truncate(waiting.len() - taken);
        waiting.push(at as u32);
        for nth in 0..arcs {
            let arc = Node(slot(nth));
            let mut byte = (arc.0 >> LETTER_SHIFT) as u8;
            byte |= if arc.accepts() { ENDS } else { 0 };
            byte |= if known >> nth & 1 == 1 { WAITING } else { 0 };
            byte |= if nth + 1 == arcs { LAST } else { 0 };
            packed.push(byte);
            if byte & WAITING == 0 {
                let between = match arc.target() {
                    0 => 0,
                    target => fans - ordinals[target as usize],
                };
                put_number(&mut packed, between);
            }
        }
        at = first + arcs as usize;
        for (end, slots) in ends.iter_mut().zip([header.dawg_slots, header.gaddag_slots]) {
            if at <= slots as usize {
                *end = packed.len();
            }
        }
    }
    let sizes = [ends[0].max(PREFACE) - PREFACE, ends[1].max(ends[0]) - ends[0].max(PREFACE)];
    packed[8..12].copy_from_slice(&(sizes[0] as u32).to_le_bytes());
    packed[12..16].copy_from_slice(&(sizes[1] as u32).to_le_bytes());
    let checksum = xxh3_64(&packed[8..]);
    packed[..8].copy_from_slice(&checksum.to_le_bytes());
    Some(packed)
}

/// As how narrow a fan each slot is reached from the roots. Arcs lead to lower slots only.
fn reached(graph: Graph<'_>, roots: &[Node]) -> Option<Vec<Option<u32>>> {
    let mut reached = vec![None; graph.slots()];
    for root in roots {
        *reached.get_mut(root.target() as usize)? = Some(root.narrow());
    }
    for at in (1..reached.len()).rev() {
        let Some(narrow) = reached[at] else { continue };
        let (first, arcs) = arcs(graph, at, narrow);
        for nth in 0..arcs {
            let arc = Node(graph.slot(first as u32 + nth));
            *reached.get_mut(arc.target() as usize)? = Some(arc.narrow());
        }
    }
    Some(reached)
}

/// The first arc of the fan at a slot, and how many it has.
fn arcs(graph: Graph<'_>, at: usize, narrow: u32) -> (usize, u32) {
    match narrow {
        0 => (at + 1, graph.slot(at as u32).count_ones()),
        arcs => (at, arcs),
    }
}

fn put_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 1 << 7 {
        bytes.push(number as u8 | 1 << 7);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Is the checksum of packed slots right?
pub(crate) fn is_whole(packed: &[u8]) -> bool {
    packed.split_at_checked(8).is_some_and(|(sum, rest)| *sum == xxh3_64(rest).to_le_bytes())
}

/// The bytes of the slots and of the numbers of words, as they were packed.
pub(crate) fn unpack(packed: &[u8], header: &Header) -> Result<Vec<u8>, FileError> {
    unpacked(packed, header).ok_or(FileError::Damaged("its packed graph contradicts its header"))
}

fn unpacked(packed: &[u8], header: &Header) -> Option<Vec<u8>> {
    let packed = packed.get(PREFACE..)?;
    let (slots, dawg_slots) = (header.slots as usize, header.dawg_slots as usize);
    // An arc takes a byte at least, and with every fourth comes a set of letters at most.
    if slots > 2 * packed.len() + 1 || dawg_slots > slots || slots == 0 {
        return None;
    }
    let mut unpacking = Unpacking { packed, at: 0, fans: vec![0], waiting: Vec::new() };
    let mut graph: Vec<u32> = Vec::with_capacity(slots + dawg_slots);
    let mut skips: Vec<u32> = Vec::with_capacity(dawg_slots);
    let mut words: Vec<u32> = vec![0];
    let mut arcs = [(0, 0); LETTERS];
    graph.push(0);
    skips.push(0);
    while graph.len() < slots {
        let count = unpacking.fan(&mut arcs)?;
        let (at, arcs) = (graph.len(), arcs.get(..count)?);
        let narrow = count <= MOST_NARROW;
        if !narrow {
            graph.push(arcs.iter().fold(0, |set, arc| set | 1 << (arc.0 >> LETTER_SHIFT)));
        }
        graph.extend(arcs.iter().map(|arc| arc.0));
        if at < dawg_slots {
            skips.resize(graph.len() - count, 0);
            let mut before = 0u32;
            for &(arc, target) in arcs {
                skips.push(before);
                let ends = u32::from(Node(arc).accepts());
                let behind = words.get(target as usize).copied().unwrap_or(0);
                before = before.saturating_add(ends).saturating_add(behind);
            }
            words.push(before);
        }
        let narrow = if narrow { (count as u32) << ARCS_SHIFT } else { 0 };
        unpacking.fans.push(at as u32 | narrow);
    }
    if unpacking.at != packed.len() || graph.len() != slots || skips.len() != dawg_slots {
        return None;
    }
    graph.append(&mut skips);
    let mut bytes = vec![0; 4 * graph.len()];
    for (bytes, number) in bytes.as_chunks_mut().0.iter_mut().zip(&graph) {
        *bytes = number.to_le_bytes();
    }
    Some(bytes)
}

/// As many arcs as a fan has at most: one for each letter, and the turn.
const LETTERS: usize = LETTER as usize + 1;

struct Unpacking<'a> {
    packed: &'a [u8],
    at: usize,
    /// The node that leads to each fan, by the order of fans; the first is the empty one.
    fans: Vec<u32>,
    /// The fans to which no arc leads yet.
    waiting: Vec<u32>,
}

impl Unpacking<'_> {
    #[inline]
    fn byte(&mut self) -> Option<u8> {
        let byte = *self.packed.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    #[inline]
    fn number(&mut self) -> Option<u32> {
        let (mut number, mut shift) = (0, 0);
        while shift <= 21 {
            let byte = self.byte()?;
            number |= u32::from(byte & !LAST) << shift;
            if byte & LAST == 0 {
                return Some(number);
            }
            shift += 7;
        }
        None
    }

    /// Reads the arcs of the next fan, each with the fan that it leads to; says how many.
    #[inline]
    fn fan(&mut self, arcs: &mut [(u32, u32); LETTERS]) -> Option<usize> {
        let fan = self.fans.len() as u32;
        let (mut count, mut taken) = (0, 0u32);
        loop {
            let byte = self.byte()?;
            let mut arc = u32::from(byte & LETTER) << LETTER_SHIFT;
            arc |= if byte & ENDS == 0 { 0 } else { ACCEPTS };
            let place = arcs.get_mut(count)?;
            if byte & WAITING == 0 {
                let between = self.number()?;
                let target = if between == 0 { 0 } else { fan.checked_sub(between)? };
                *place = (arc | self.fans[target as usize], target);
            } else {
                *place = (arc, 0);
                taken |= 1 << count;
            }
            count += 1;
            if byte & LAST != 0 {
                break;
            }
        }
        let first = self.waiting.len().checked_sub(taken.count_ones() as usize)?;
        let mut from = first;
        while taken != 0 {
            let (arc, target) = &mut arcs[taken.trailing_zeros() as usize];
            *target = self.waiting[from];
            *arc |= self.fans[*target as usize];
            from += 1;
            taken &= taken - 1;
        }
        self.waiting.truncate(first);
        self.waiting.push(fan);
        Some(count)
    }
}
