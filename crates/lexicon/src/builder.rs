//! Makes word graphs: equal fans are kept once, for all graphs of a lexicon together.
//!
//! Keys come sorted, so that at any time only the path of the last key is open; what branches off
//! before it is finished and goes into the array, children first. Hence every arc leads to a lower
//! slot, and a graph has no circle.

use crate::graph::{ACCEPTS, ARCS_SHIFT, LETTER_SHIFT, MAX_SLOTS, MOST_NARROW, Node};
use crate::word::MAX_WORD;

/// The graph would outgrow its 24-bit slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooManySlots;

/// The growing array of slots.
pub(crate) struct Builder {
    slots: Vec<u32>,
    /// How many words follow from the fan at this slot.
    follow: Vec<u32>,
    /// For an arc: how many words follow from the arcs before it in its fan.
    skips: Vec<u32>,
    /// Open addressing over the fans: its node, or 0 for a free place.
    table: Vec<u32>,
    fans: usize,
}

impl Builder {
    pub(crate) fn new() -> Builder {
        // Slot 0 is the empty fan, which needs no entry in the table.
        Builder {
            slots: vec![0],
            follow: vec![0],
            skips: vec![0],
            table: vec![0; 1 << 16],
            fans: 0,
        }
    }

    pub(crate) fn slots(&self) -> &[u32] {
        &self.slots
    }

    /// For an arc: how many words follow from the arcs before it in its fan.
    pub(crate) fn skips(&self) -> &[u32] {
        &self.skips
    }

    /// How many words follow from a node.
    pub(crate) fn words_after(&self, node: Node) -> u32 {
        self.follow[node.target() as usize]
    }

    /// The node that leads to a fan of these arcs, which come in the order of their letters.
    fn intern(&mut self, arcs: &[u32]) -> Result<Node, TooManySlots> {
        if arcs.is_empty() {
            return Ok(Node(0));
        }
        if (self.fans + 1) * 2 > self.table.len() {
            self.grow();
        }
        let mut place = self.place_of(hash(arcs));
        loop {
            match self.table[place] {
                0 => break,
                known if self.arcs(Node(known)) == arcs => return Ok(Node(known)),
                _ => place = (place + 1) & (self.table.len() - 1),
            }
        }
        let node = self.append(arcs)?;
        self.table[place] = node.0;
        self.fans += 1;
        Ok(node)
    }

    fn append(&mut self, arcs: &[u32]) -> Result<Node, TooManySlots> {
        let at = self.slots.len();
        if at + arcs.len() >= MAX_SLOTS {
            return Err(TooManySlots);
        }
        let narrow = arcs.len() <= MOST_NARROW;
        if !narrow {
            self.slots.push(arcs.iter().fold(0, |places, arc| places | 1 << (arc >> LETTER_SHIFT)));
        }
        self.slots.extend_from_slice(arcs);
        self.skips.resize(self.slots.len() - arcs.len(), 0);
        let mut words = 0u32;
        for &arc in arcs {
            let node = Node(arc);
            self.skips.push(words);
            words = words
                .saturating_add(u32::from(node.accepts()))
                .saturating_add(self.words_after(node));
        }
        self.follow.resize(self.slots.len(), 0);
        self.follow[at] = words;
        let arcs = if narrow { (arcs.len() as u32) << ARCS_SHIFT } else { 0 };
        Ok(Node(at as u32 | arcs))
    }

    /// The arcs of a fan that is in the array.
    pub(crate) fn arcs(&self, node: Node) -> &[u32] {
        let at = node.target() as usize;
        match node.narrow() as usize {
            0 => &self.slots[at + 1..at + 1 + self.slots[at].count_ones() as usize],
            arcs => &self.slots[at..at + arcs],
        }
    }

    fn place_of(&self, hash: u64) -> usize {
        (hash >> (64 - self.table.len().trailing_zeros())) as usize
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.table);
        self.table = vec![0; old.len() * 2];
        for node in old.into_iter().filter(|&node| node != 0) {
            let mut place = self.place_of(hash(self.arcs(Node(node))));
            while self.table[place] != 0 {
                place = (place + 1) & (self.table.len() - 1);
            }
            self.table[place] = node;
        }
    }
}

fn hash(arcs: &[u32]) -> u64 {
    let mixed = arcs.iter().fold(arcs.len() as u64, |hash, &arc| {
        (hash.rotate_left(5) ^ u64::from(arc)).wrapping_mul(0x517c_c1b7_2722_0a95)
    });
    mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Letters of one key, packed five bits each from the top, so that keys compare as words do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key(pub(crate) u128);

impl Key {
    const TOP: u32 = 128 - 5;

    pub(crate) fn new(places: impl IntoIterator<Item = u8>) -> Key {
        let packed = places
            .into_iter()
            .zip(0..)
            .fold(0, |key, (place, nth)| key | u128::from(place) << (Key::TOP - 5 * nth));
        Key(packed)
    }

    /// The place at a depth, 0 past the end.
    pub(crate) fn place(self, depth: usize) -> u8 {
        (self.0 >> (Key::TOP - 5 * depth as u32)) as u8 & 31
    }

    fn len(self) -> usize {
        if self.0 == 0 { 0 } else { (127 - self.0.trailing_zeros() as usize) / 5 + 1 }
    }

    /// How many letters two keys share at their start.
    fn shared(self, other: Key) -> usize {
        ((self.0 ^ other.0).leading_zeros() as usize / 5).min(MAX_WORD)
    }
}

/// What stands at the end of a key.
pub(crate) struct End {
    /// A word ends here.
    pub(crate) accepts: bool,
    /// Where the turn of a GADDAG leads.
    pub(crate) turn: Option<Node>,
}

/// One open node on the path of the last key.
#[derive(Default)]
struct Open {
    arcs: Vec<u32>,
    accepts: bool,
}

/// Adds one graph to the array from its sorted keys, and calls `closed` with the key of every
/// node as it is finished.
pub(crate) fn add_graph(
    builder: &mut Builder,
    keys: impl Iterator<Item = (Key, End)>,
    mut closed: impl FnMut(Key, Node),
) -> Result<Node, TooManySlots> {
    let mut path: [Open; MAX_WORD + 1] = Default::default();
    let mut last = Key(0);
    let mut close_down_to = |builder: &mut Builder, path: &mut [Open], last: Key, keep: usize| {
        for depth in (keep + 1..=last.len()).rev() {
            let open = &mut path[depth];
            let node = builder.intern(&open.arcs)?;
            open.arcs.clear();
            let accepts = if std::mem::take(&mut open.accepts) { ACCEPTS } else { 0 };
            closed(Key(last.0 & !(u128::MAX >> (5 * depth))), Node(node.0 | accepts));
            let letter = u32::from(last.place(depth - 1)) << LETTER_SHIFT;
            path[depth - 1].arcs.push(node.0 | letter | accepts);
        }
        Ok(())
    };
    for (key, end) in keys {
        close_down_to(builder, &mut path, last, key.shared(last))?;
        let open = &mut path[key.len()];
        open.accepts = end.accepts;
        open.arcs.extend(end.turn.map(|node| node.0 & !ACCEPTS));
        last = key;
    }
    close_down_to(builder, &mut path, last, 0)?;
    builder.intern(&path[0].arcs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_compare_and_share_as_words_do() {
        let key = |places: &[u8]| Key::new(places.iter().copied());
        assert!(key(&[1]) < key(&[1, 1]) && key(&[1, 31]) < key(&[2]));
        assert_eq!(key(&[1, 2, 3]).shared(key(&[1, 2, 4, 5])), 2);
        assert_eq!(key(&[1, 2]).shared(key(&[1, 2, 4])), 2);
        assert_eq!(key(&[7; 15]).len(), 15);
        assert_eq!(key(&[]).len(), 0);
        assert_eq!(key(&[16]).len(), 1);
        assert_eq!(key(&[1, 16]).place(1), 16);
    }

    #[test]
    fn equal_tails_are_kept_once() {
        let mut builder = Builder::new();
        let keys = [[1, 9, 9], [2, 9, 9], [3, 9, 9]]
            .map(|places| (Key::new(places), End { accepts: true, turn: None }));
        let root = add_graph(&mut builder, keys.into_iter(), |_, _| {}).unwrap();
        // Two single arcs for the tail, three arcs for the root, and the empty fan.
        assert_eq!(builder.slots().len(), 1 + 2 + 3);
        assert_eq!(builder.words_after(root), 3);
    }
}
