//! What can follow from each node of a lexicon's DAWG: which letters at which distance, after how
//! many letters a word can end, and what those letters are worth at most. Made once for a lexicon
//! and its letter values, it lets a search for the best play turn back long before a word is
//! finished.

use lexicon::{Lexicon, MAX_WORD, Node};
use solver::grid::Values;

/// What can follow from one node.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Ahead {
    /// The letters that can stand at each distance, 0 being the next letter.
    pub(crate) letters: [u32; MAX_WORD],
    /// Bit `n` is set if a word can end after exactly `n` more letters, `n` at least 1.
    pub(crate) ends: u16,
    /// What the letters of a word that ends after exactly `n` more are worth at most, at `n - 1`.
    pub(crate) worth: [u16; MAX_WORD],
}

/// What can follow from each node of a lexicon.
#[derive(Clone, Debug)]
pub struct Reach {
    /// The entry of each fan; 0 is the empty fan's.
    entry: Vec<u32>,
    ahead: Vec<Ahead>,
    values: Values,
}

impl Reach {
    /// Looks at every node of the DAWG once.
    pub fn new(lexicon: &Lexicon, values: &Values) -> Reach {
        let ahead = vec![Ahead::default()];
        let mut reach = Reach { entry: Vec::new(), ahead, values: *values };
        reach.learn(lexicon, lexicon.dawg());
        reach
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.entry) + size_of_val(&*self.ahead)
    }

    #[inline]
    pub(crate) fn ahead(&self, node: Node) -> &Ahead {
        let entry = self.entry.get(node.fan_id() as usize).copied().unwrap_or(0);
        self.ahead.get(entry as usize).unwrap_or(&self.ahead[0])
    }

    fn learn(&mut self, lexicon: &Lexicon, node: Node) -> u32 {
        let fan_id = node.fan_id() as usize;
        if node.is_leaf() {
            return 0;
        }
        if let Some(&entry) = self.entry.get(fan_id).filter(|&&entry| entry != 0) {
            return entry;
        }
        let graph = lexicon.graph();
        let fan = graph.fan(node);
        let mut ahead = Ahead::default();
        ahead.letters[0] = fan.letters().bits();
        for letter in fan.letters() {
            let child = graph.child(fan, letter);
            let entry = self.learn(lexicon, child);
            let below = &self.ahead[entry as usize];
            ahead.ends |= u16::from(child.accepts()) << 1 | below.ends << 1;
            let value = u16::try_from(self.values[letter.index()]).unwrap_or(0);
            if child.accepts() {
                ahead.worth[0] = ahead.worth[0].max(value);
            }
            for distance in 1..MAX_WORD {
                ahead.letters[distance] |= below.letters[distance - 1];
                if below.ends >> distance & 1 == 1 {
                    let worth = value.saturating_add(below.worth[distance - 1]);
                    ahead.worth[distance] = ahead.worth[distance].max(worth);
                }
            }
        }
        self.ahead.push(ahead);
        let entry = (self.ahead.len() - 1) as u32;
        if self.entry.len() <= fan_id {
            self.entry.resize(fan_id + 1, 0);
        }
        self.entry[fan_id] = entry;
        entry
    }
}
