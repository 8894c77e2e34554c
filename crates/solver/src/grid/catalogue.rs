//! All words of a lexicon by their length, dearest first, with sets of those that have a letter at
//! a place: what fits a stretch of a line, and is dear enough, is then a few operations on the first
//! part of such sets.

use super::line::Spot;
use super::search::Values;
use lexicon::{Letter, LetterSet, Lexicon, MAX_LETTER, MAX_WORD};

const LETTERS: usize = MAX_LETTER as usize + 1;

/// All words of one length.
#[derive(Clone, Debug, Default)]
pub(super) struct OfLength {
    length: usize,
    /// Their letters, one word after the other, the dearest word first.
    letters: Vec<u8>,
    /// What the letters of each word are worth together.
    worth: Vec<i32>,
    /// Which letters each word has.
    has: Vec<u32>,
    /// How many 64-bit blocks a set of all of them takes.
    blocks: usize,
    /// For each place in the word and each letter: the words that have it there.
    having: Vec<u64>,
    /// The letters that stand at each place.
    pub(super) at: [u32; MAX_WORD],
}

/// All words by length.
#[derive(Clone, Debug)]
pub(super) struct Catalogue {
    of: Vec<OfLength>,
}

impl Catalogue {
    /// Looks at every word once.
    pub(super) fn new(lexicon: &Lexicon, values: &Values) -> Catalogue {
        let mut words: Vec<Vec<(i32, [u8; MAX_WORD])>> = vec![Vec::new(); MAX_WORD + 1];
        for word in lexicon.words() {
            let mut letters = [0; MAX_WORD];
            letters.iter_mut().zip(word.iter()).for_each(|(to, letter)| *to = letter.place());
            let worth = word.iter().map(|letter| values[letter.index()]).sum();
            words[word.len()].push((worth, letters));
        }
        let of = words.into_iter().enumerate().map(|(length, mut words)| {
            words.sort_by_key(|word| std::cmp::Reverse(word.0));
            OfLength::new(length, &words)
        });
        Catalogue { of: of.collect() }
    }

    /// The words of a length.
    pub(super) fn of(&self, length: usize) -> &OfLength {
        &self.of[length]
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        let bytes = |of: &OfLength| {
            size_of_val(&*of.letters)
                + size_of_val(&*of.worth)
                + size_of_val(&*of.has)
                + size_of_val(&*of.having)
        };
        self.of.iter().map(bytes).sum()
    }
}

impl OfLength {
    fn new(length: usize, words: &[(i32, [u8; MAX_WORD])]) -> OfLength {
        let blocks = words.len().div_ceil(64);
        let mut of = OfLength {
            length,
            blocks,
            having: vec![0; length * LETTERS * blocks],
            ..OfLength::default()
        };
        for (nth, (worth, letters)) in words.iter().enumerate() {
            of.letters.extend_from_slice(&letters[..length]);
            of.worth.push(*worth);
            let mut has = 0;
            for (place, &letter) in letters[..length].iter().enumerate() {
                has |= 1 << letter;
                of.at[place] |= 1 << letter;
                let set = (place * LETTERS + usize::from(letter)) * blocks;
                of.having[set + nth / 64] |= 1 << (nth % 64);
            }
            of.has.push(has);
        }
        of
    }

    /// How many words there are.
    pub(super) fn len(&self) -> usize {
        self.worth.len()
    }

    /// What the dearest word is worth.
    pub(super) fn dearest(&self) -> i32 {
        self.worth.first().copied().unwrap_or(0)
    }

    /// What a word is worth.
    #[inline]
    pub(super) fn worth(&self, nth: usize) -> i32 {
        self.worth[nth]
    }

    /// Which letters a word has.
    #[inline]
    pub(super) fn has(&self, nth: usize) -> u32 {
        self.has[nth]
    }

    /// The letters of a word.
    #[inline]
    pub(super) fn word(&self, nth: usize) -> &[u8] {
        &self.letters[nth * self.length..(nth + 1) * self.length]
    }

    /// How many words could pass a test that the dearer ones pass first.
    pub(super) fn while_dear(&self, passes: impl Fn(i32) -> bool) -> usize {
        self.worth.partition_point(|&worth| passes(worth))
    }

    /// The words of a block that fit a stretch: what lies there, what the words across allow, of
    /// letters that can be laid at all, and with the letter that is demanded on an open square.
    #[inline]
    pub(super) fn fitting(
        &self,
        spots: &[Spot],
        block: usize,
        playable: LetterSet,
        demanded: Option<Letter>,
    ) -> u64 {
        let mut fitting = match self.len() - block * 64 {
            64.. => u64::MAX,
            left => (1 << left) - 1,
        };
        let having = |place: usize, letter: usize| {
            self.having[(place * LETTERS + letter) * self.blocks + block]
        };
        for (place, spot) in spots.iter().enumerate() {
            if !spot.is_open() {
                fitting &= having(place, usize::from(spot.fixed));
            }
        }
        if fitting == 0 {
            return 0;
        }
        for (place, spot) in spots.iter().enumerate() {
            if spot.crossed {
                let mut fits = 0;
                for letter in spot.allowed.and(playable) {
                    fits |= having(place, letter.index());
                }
                fitting &= fits;
                if fitting == 0 {
                    return 0;
                }
            }
        }
        if let Some(demanded) = demanded {
            let mut fits = 0;
            for (place, spot) in spots.iter().enumerate() {
                if spot.is_open() {
                    fits |= having(place, demanded.index());
                }
            }
            fitting &= fits;
        }
        fitting
    }
}
