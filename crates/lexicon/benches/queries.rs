//! Membership, sub-anagrams and compiling, beside the `fst` crate on the same words.
//!
//! `cargo xtask bench` runs this and prints the ratios.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use fst::raw::{CompiledAddr, Fst};
use lexicon::{Alphabet, Entry, Letter, Lexicon, Library, Notes, Rack, Word, compile};
use std::hint::black_box;

/// A small generator, so that every run asks the same questions.
struct Shuffle(u64);

impl Shuffle {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

fn places(word: &[Letter]) -> Vec<u8> {
    word.iter().map(|letter| letter.place()).collect()
}

fn fst_of(lexicon: &Lexicon) -> fst::Set<Vec<u8>> {
    fst::Set::from_iter(lexicon.words().map(|word| places(&word))).unwrap()
}

/// Half real words, half near misses (one letter changed), in random order.
fn questions(lexicon: &Lexicon) -> Vec<Word> {
    let words: Vec<Word> = lexicon.words().collect();
    let alphabet: Vec<Letter> = lexicon.alphabet().all().collect();
    let mut shuffle = Shuffle(7);
    let mut asked = Vec::new();
    while asked.len() < 20_000 {
        let word = words[shuffle.below(words.len())];
        asked.push(word);
        let mut letters = word.to_vec();
        let at = shuffle.below(letters.len());
        letters[at] = alphabet[shuffle.below(alphabet.len())];
        if !lexicon.contains(&letters) {
            asked.push(Word::new(&letters).unwrap());
        }
    }
    asked
}

/// Racks of seven letters drawn as the letters of the lexicon's words fall.
fn racks(lexicon: &Lexicon, letters: usize, blanks: u8) -> Vec<Rack> {
    let pool: Vec<Letter> = lexicon.words().step_by(97).flat_map(|word| word.to_vec()).collect();
    let mut shuffle = Shuffle(11);
    let mut rack = || Rack::new((0..letters).map(|_| pool[shuffle.below(pool.len())]), blanks);
    (0..200).map(|_| rack()).collect()
}

/// The same walk over the nodes of an fst: every letter of a node that the rack has.
fn fst_sub_anagrams(
    fst: &Fst<Vec<u8>>,
    at: CompiledAddr,
    counts: &mut [u8; 32],
    blanks: u8,
) -> usize {
    let node = fst.node(at);
    let mut found = usize::from(node.is_final());
    for transition in node.transitions() {
        let letter = transition.inp as usize;
        if counts[letter] > 0 {
            counts[letter] -= 1;
            found += fst_sub_anagrams(fst, transition.addr, counts, blanks);
            counts[letter] += 1;
        } else if blanks > 0 {
            found += fst_sub_anagrams(fst, transition.addr, counts, blanks - 1);
        }
    }
    found
}

fn benches(criterion: &mut Criterion) {
    let library = Library::new(None);
    for name in ["pt", "fr", "en"] {
        let lexicon = library.open(name).unwrap();
        let set = fst_of(&lexicon);
        let asked = questions(&lexicon);
        let as_bytes: Vec<Vec<u8>> = asked.iter().map(|word| places(word)).collect();

        let mut group = criterion.benchmark_group("membership");
        group.bench_function(BenchmarkId::new("abecedar", name), |bencher| {
            bencher.iter(|| asked.iter().filter(|word| lexicon.contains(black_box(word))).count());
        });
        group.bench_function(BenchmarkId::new("fst", name), |bencher| {
            bencher.iter(|| as_bytes.iter().filter(|word| set.contains(black_box(word))).count());
        });
        group.finish();

        for (title, letters, blanks) in
            [("sub-anagrams of 7", 7, 0), ("sub-anagrams of 7 and a blank", 7, 1)]
        {
            let racks = racks(&lexicon, letters, blanks);
            let counted: Vec<[u8; 32]> = racks
                .iter()
                .map(|rack| {
                    let mut counts = [0; 32];
                    rack.present().for_each(|letter| counts[letter.index()] = rack.count(letter));
                    counts
                })
                .collect();
            let fst = set.as_fst();
            let ours: usize = racks.iter().map(|rack| lexicon.sub_anagrams(rack).count()).sum();
            let theirs = |counted: &[[u8; 32]]| -> usize {
                let walk = |counts: &[u8; 32]| {
                    fst_sub_anagrams(fst, fst.root().addr(), &mut counts.clone(), blanks)
                };
                counted.iter().map(walk).sum()
            };
            assert_eq!(ours, theirs(&counted), "both walks find the same words");

            let mut group = criterion.benchmark_group(title);
            group.bench_function(BenchmarkId::new("abecedar", name), |bencher| {
                bencher.iter(|| {
                    let found = |rack| lexicon.sub_anagrams(black_box(rack)).count();
                    racks.iter().map(found).sum::<usize>()
                });
            });
            group.bench_function(BenchmarkId::new("fst", name), |bencher| {
                bencher.iter(|| theirs(black_box(&counted)));
            });
            group.finish();
        }
    }
    compiling(criterion, &library);
}

fn compiling(criterion: &mut Criterion, library: &Library) {
    let words: Vec<Word> = library.open("pt").unwrap().words().collect();
    let entries: Vec<Entry> = words.into_iter().take(400_000).map(Entry::plain).collect();
    let mut group = criterion.benchmark_group("compile 400,000 words");
    group.sample_size(10);
    group.bench_function(BenchmarkId::new("abecedar", "pt"), |bencher| {
        bencher.iter(|| compile(Alphabet::PORTUGUESE, black_box(&entries), &Notes::default()));
    });
    group.finish();
}

criterion_group!(all, benches);
criterion_main!(all);
