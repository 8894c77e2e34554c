//! What few letters and blanks make: a table for words of up to eight letters, made at first use.
//!
//! Letters in the order of the alphabet, of which some may be equal, have a place among all such
//! runs of their number: the sum of what each adds by its own place in the run. So every set of a
//! hand is looked up by a sum, without a search, and with blanks as fast as without.
//!
//! Runs of up to six letters have four bits: with no, one, two and three blanks. Runs of seven have
//! one, for seven letters alone.

use crate::graph::{Graph, Node};
use crate::letter::{Letter, LetterSet, MAX_LETTER};
use crate::lexicon::Lexicon;

/// The longest words of the table.
const LONGEST: usize = 8;
/// The most letters that blanks may be added to.
const WITH_BLANKS: usize = 6;
/// The most blanks.
const MOST_BLANKS: usize = 3;
/// The most letters.
const MOST: usize = WITH_BLANKS + 1;

/// Which runs of letters make a word, with so many blanks; from [`Lexicon::few`].
pub struct Few {
    /// What a letter adds to the place of its run, by how many letters stand before it.
    steps: [[u32; MAX_LETTER as usize + 1]; MOST],
    /// Where the runs of so many letters begin.
    starts: [u32; MOST + 1],
    /// Four bits a run, two runs a byte.
    with_blanks: Vec<u8>,
    /// One bit a run of seven letters.
    sevens: Vec<u64>,
}

impl Few {
    pub(crate) fn new(lexicon: &Lexicon) -> Few {
        let letters = lexicon.alphabet().letters().len() as u32;
        let mut steps = [[0; MAX_LETTER as usize + 1]; MOST];
        for (before, steps) in steps.iter_mut().enumerate() {
            let before = before as u32;
            for (letter, step) in (0..).zip(steps.iter_mut().skip(1)) {
                *step = choose(letter + before, before + 1);
            }
        }
        let mut starts = [0; MOST + 1];
        for count in 0..MOST {
            starts[count + 1] = starts[count] + choose(letters + count as u32 - 1, count as u32);
        }
        let few = Few {
            steps,
            starts,
            with_blanks: vec![0; starts[MOST] as usize / 2 + 1],
            sevens: vec![0; choose(letters + MOST as u32 - 1, MOST as u32) as usize / 64 + 1],
        };
        let mut filler = Filler { few, graph: lexicon.graph(), run: [Letter::FIRST; LONGEST] };
        filler.walk(lexicon.alphagrams().root(), 0);
        filler.few
    }

    /// What a letter adds to the place of a run in which so many stand before it.
    #[inline]
    pub fn step(&self, before: usize, letter: Letter) -> u32 {
        self.steps.get(before).map_or(0, |steps| steps[letter.index()])
    }

    /// Do so many letters, whose run has this place, and so many blanks make a word? Nothing is
    /// said about more than the table holds.
    #[inline]
    pub fn makes(&self, letters: usize, place: u32, blanks: usize) -> Option<bool> {
        if letters <= WITH_BLANKS {
            if blanks > MOST_BLANKS || letters + blanks > LONGEST {
                return None;
            }
            let at = self.starts[letters] + place;
            let byte = self.with_blanks.get(at as usize / 2)?;
            return Some(byte >> ((at & 1) * 4 + blanks as u32) & 1 == 1);
        }
        if letters > MOST || blanks > 0 {
            return None;
        }
        self.sevens.get(place as usize / 64).map(|bits| bits >> (place % 64) & 1 == 1)
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        size_of::<Few>() + self.with_blanks.len() + 8 * self.sevens.len()
    }
}

/// How many ways there are to choose so many of some.
fn choose(from: u32, count: u32) -> u32 {
    let ways = (0..count)
        .fold(1u64, |ways, nth| ways * u64::from(from.saturating_sub(nth)) / u64::from(nth + 1));
    ways as u32
}

/// Fills the table from every alphagram.
struct Filler<'a> {
    few: Few,
    graph: Graph<'a>,
    run: [Letter; LONGEST],
}

impl Filler<'_> {
    fn walk(&mut self, node: Node, length: usize) {
        if node.accepts() {
            let run = self.run;
            mark(&mut self.few, &run[..length], 0, 0, 0);
        }
        if length == LONGEST {
            return;
        }
        for (letter, next) in self.graph.arcs(node, LetterSet::ALL) {
            self.run[length] = letter;
            self.walk(next, length + 1);
        }
    }
}

/// Marks a word without every few of its letters. `kept` letters are kept so far.
fn mark(few: &mut Few, run: &[Letter], kept: usize, place: u32, blanks: usize) {
    let Some((&letter, rest)) = run.split_first() else {
        if kept <= WITH_BLANKS {
            let at = few.starts[kept] + place;
            few.with_blanks[at as usize / 2] |= 1 << ((at & 1) * 4 + blanks as u32);
        } else if blanks == 0 {
            few.sevens[place as usize / 64] |= 1 << (place % 64);
        }
        return;
    };
    if kept < MOST {
        mark(few, rest, kept + 1, place + few.step(kept, letter), blanks);
    }
    // Of equal letters the last ones are left out.
    let equals = run.iter().take_while(|&&other| other == letter).count();
    if blanks + equals <= MOST_BLANKS {
        mark(few, &run[equals..], kept, place, blanks + equals);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alphabet, Entry, Notes, Rack, Word, compile};

    fn place(few: &Few, letters: &[Letter]) -> u32 {
        letters.iter().enumerate().map(|(before, &letter)| few.step(before, letter)).sum()
    }

    #[test]
    fn every_run_has_a_place_of_its_own() {
        let few = lexicon(&["as"]);
        let few = few.few();
        for count in 1..=3u32 {
            let mut seen = std::collections::BTreeSet::new();
            for number in 0..26usize.pow(count) {
                let letter = |nth: u32| (number / 26usize.pow(nth) % 26 + 1) as u8;
                let mut run: Vec<Letter> = (0..count).map(|nth| Letter::at(letter(nth))).collect();
                if run.is_sorted() {
                    assert!(seen.insert(place(few, &run)), "{run:?}");
                }
                run.clear();
            }
            assert_eq!(seen.len(), choose(25 + count, count) as usize);
            assert_eq!(seen.last().map(|last| *last as usize + 1), Some(seen.len()));
        }
    }

    fn lexicon(words: &[&str]) -> Lexicon {
        let fold = |word: &&str| Entry::plain(Alphabet::ENGLISH.fold(word).unwrap());
        let entries: Vec<Entry> = words.iter().map(fold).collect();
        let bytes = compile(Alphabet::ENGLISH, &entries, &Notes::default()).unwrap();
        Lexicon::open("few", bytes).unwrap()
    }

    #[test]
    fn the_table_says_what_the_graph_says() {
        let words = ["at", "tat", "attic", "zoo", "reading", "gradients", "gradient", "assess"];
        let lexicon = lexicon(&words);
        let few = lexicon.few();
        let (mut made, mut asked) = (0, 0);
        for word in lexicon.words().collect::<Vec<Word>>() {
            let sorted = word.alphagram();
            for set in 0..1u32 << sorted.len() {
                let run: Vec<Letter> = (0..sorted.len())
                    .filter(|at| set >> at & 1 == 1)
                    .map(|at| sorted[at])
                    .collect();
                for blanks in 0..4 {
                    let length = run.len() + blanks;
                    let Some(found) = few.makes(run.len(), place(few, &run), blanks) else {
                        assert!(
                            length > LONGEST
                                || (run.len() == MOST && blanks > 0)
                                || run.len() > MOST
                        );
                        continue;
                    };
                    let rack = Rack::new(run.iter().copied(), blanks as u8);
                    let expected = length >= 2 && lexicon.anagrams(&rack).next().is_some();
                    assert_eq!(found, expected, "{run:?} {blanks}");
                    made += usize::from(found);
                    asked += 1;
                }
            }
        }
        assert!(made > 100 && asked > 2 * made, "{made} of {asked}");
    }
}
