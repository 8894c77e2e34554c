//! All words by their letters, so that a play of the whole hand is looked up and not searched:
//! "these cards and what lies there, is that a word?"
//!
//! A multiset of letters has a key, the sum of a number for each letter; so the key of a hand and
//! some more letters is one addition. What is found is compared letter by letter.

use lexicon::{LetterSet, Lexicon, MAX_LETTER, MAX_WORD};

const LETTERS: usize = MAX_LETTER as usize + 1;

/// How often each letter occurs.
pub(super) type Counts = [u8; LETTERS];

/// A word: its letters, and behind them its length.
type Record = [u8; MAX_WORD + 1];

/// All words of a lexicon by their letters.
#[derive(Clone, Debug)]
pub(super) struct Whole {
    /// A bit for every key, and for a few others: small enough to stay close to the processor, so
    /// that what makes no word is mostly known without a look into the table.
    maybe: Vec<u64>,
    /// Part of a key, and where its words begin, counted from 1.
    table: Vec<(u32, u32)>,
    /// Words of the same letters are neighbours; the last of them is marked.
    words: Vec<Record>,
}

/// Set in the length of the last word of the same letters.
const LAST: u8 = 0x80;

/// The number of a letter.
#[inline]
pub(super) const fn key_of(place: u8) -> u64 {
    KEYS[(place & MAX_LETTER) as usize]
}

const KEYS: [u64; LETTERS] = {
    let mut keys = [0; LETTERS];
    let (mut place, mut state) = (0, 0x9e37_79b9_7f4a_7c15u64);
    while place < LETTERS {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        keys[place] = state ^ state >> 29;
        place += 1;
    }
    keys
};

impl Whole {
    /// Looks at every word once.
    pub(super) fn new(lexicon: &Lexicon) -> Whole {
        let mut keyed: Vec<(u64, Record)> = Vec::with_capacity(lexicon.len());
        for word in lexicon.words() {
            let (mut record, mut key) = ([0; MAX_WORD + 1], 0u64);
            for (place, letter) in record.iter_mut().zip(word.iter()) {
                *place = letter.place();
                key = key.wrapping_add(key_of(letter.place()));
            }
            record[MAX_WORD] = word.len() as u8;
            keyed.push((key, record));
        }
        keyed.sort_unstable();
        let groups = keyed.chunk_by(|one, other| one.0 == other.0);
        let size = (2 * groups.clone().count()).next_power_of_two().max(2);
        let (maybe, words) = (vec![0; size.div_ceil(16)], Vec::with_capacity(keyed.len()));
        let mut whole = Whole { maybe, table: vec![(0, 0); size], words };
        for group in groups {
            let (block, bit) = whole.maybe(group[0].0);
            whole.maybe[block] |= bit;
            let mut slot = whole.slot(group[0].0);
            while whole.table[slot].1 != 0 {
                slot = (slot + 1) & (size - 1);
            }
            whole.table[slot] = (tag(group[0].0), whole.words.len() as u32 + 1);
            whole.words.extend(group.iter().map(|keyed| keyed.1));
            if let Some(last) = whole.words.last_mut() {
                last[MAX_WORD] |= LAST;
            }
        }
        whole
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.maybe) + size_of_val(&*self.table) + size_of_val(&*self.words)
    }

    /// Where the bit of a key is.
    #[inline]
    fn maybe(&self, key: u64) -> (usize, u64) {
        // The number of blocks is a power of two.
        ((key >> 13) as usize & (self.maybe.len() - 1), 1 << (key >> 58))
    }

    fn slot(&self, key: u64) -> usize {
        (key >> 7) as usize & (self.table.len() - 1)
    }

    /// The letters of a word, by its number.
    pub(super) fn word(&self, nth: u32) -> &[u8] {
        let record = &self.words[nth as usize];
        &record[..usize::from(record[MAX_WORD] & !LAST)]
    }

    /// Calls `found` with the number of every word of exactly these letters, whose key is given.
    #[inline]
    pub(super) fn each(&self, key: u64, counts: &Counts, mut found: impl FnMut(u32)) {
        let (block, bit) = self.maybe(key);
        if self.maybe[block] & bit == 0 {
            return;
        }
        let mut slot = self.slot(key);
        while self.table[slot].1 != 0 {
            if self.table[slot].0 == tag(key) {
                let mut nth = self.table[slot].1 - 1;
                loop {
                    if spelled_with(self.word(nth), counts) {
                        found(nth);
                    }
                    if self.words[nth as usize][MAX_WORD] & LAST != 0 {
                        break;
                    }
                    nth += 1;
                }
            }
            slot = (slot + 1) & (self.table.len() - 1);
        }
    }

    /// The same with so many blanks besides, which stand for any letter of a set.
    pub(super) fn each_filled(
        &self,
        key: u64,
        counts: &mut Counts,
        (blanks, letters): (u8, LetterSet),
        found: &mut impl FnMut(u32),
    ) {
        if blanks == 0 {
            return self.each(key, counts, found);
        }
        let mut left = letters;
        while let Some(letter) = left.next() {
            // The next blank stands for the same letter or for a later one.
            let from = LetterSet::from_bits(left.bits() | LetterSet::of(letter).bits());
            counts[letter.index()] += 1;
            let key = key.wrapping_add(key_of(letter.place()));
            self.each_filled(key, counts, (blanks - 1, from), found);
            counts[letter.index()] -= 1;
        }
    }
}

fn tag(key: u64) -> u32 {
    (key >> 32) as u32
}

fn spelled_with(word: &[u8], counts: &Counts) -> bool {
    let mut left = *counts;
    let held = word.iter().all(|&letter| {
        let count = &mut left[usize::from(letter & MAX_LETTER)];
        let held = *count > 0;
        *count = count.wrapping_sub(1);
        held
    });
    held && left.iter().all(|&count| count == 0)
}
