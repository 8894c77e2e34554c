//! A compiled lexicon answers just as a plain set of words would.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use lexicon::{
    Alphabet, Entry, Letter, LetterSet, Lexicon, Node, Notes, Parts, Pattern, Rack, Word, compile,
};
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashSet};

fn letter() -> impl Strategy<Value = Letter> {
    // Few letters, so that words share beginnings, endings and alphagrams; Ç and Z among them.
    prop::sample::select(vec!['A', 'B', 'C', 'Ç', 'E', 'Z'])
        .prop_map(|c| Alphabet::PORTUGUESE.letter(c).unwrap())
}

fn word() -> impl Strategy<Value = Word> {
    prop_oneof![
        9 => vec(letter(), 2..7),
        1 => vec(letter(), 7..=lexicon::MAX_WORD),
    ]
    .prop_map(|letters| Word::new(&letters).unwrap())
}

fn parts() -> impl Strategy<Value = Parts> {
    prop::sample::select(vec!["", "N", "AV", "NAVDX"]).prop_map(|text| text.parse().unwrap())
}

fn lists() -> impl Strategy<Value = BTreeMap<Word, Parts>> {
    btree_map(word(), parts(), 1..120)
}

fn compiled(words: &BTreeMap<Word, Parts>) -> Lexicon {
    // The order of the entries does not matter.
    let entries: Vec<Entry> =
        words.iter().rev().map(|(&word, &parts)| Entry { word, parts, rank: None }).collect();
    let bytes = compile(Alphabet::PORTUGUESE, &entries, &Notes::default()).unwrap();
    Lexicon::open("random", bytes).unwrap()
}

/// Can the rack spell the word, and how many blanks does that take?
fn blanks_needed(rack: &Rack, word: &[Letter]) -> Option<u8> {
    let mut left = *rack;
    word.iter()
        .all(|&letter| left.take(letter) || left.take_blank())
        .then(|| rack.blanks() - left.blanks())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn membership_order_index_and_details(words in lists(), strangers in vec(word(), 0..50)) {
        let lexicon = compiled(&words);
        let set: HashSet<Word> = words.keys().copied().collect();
        prop_assert_eq!(lexicon.len(), set.len());
        prop_assert!(lexicon.words().eq(words.keys().copied()));
        for (index, (word, parts)) in words.iter().enumerate() {
            prop_assert!(lexicon.contains(word));
            prop_assert_eq!(lexicon.index(word), Some(index));
            prop_assert_eq!(lexicon.details(word).map(|details| details.parts), Some(*parts));
        }
        for stranger in strangers {
            prop_assert_eq!(lexicon.contains(&stranger), set.contains(&stranger));
            prop_assert_eq!(lexicon.index(&stranger).is_some(), set.contains(&stranger));
        }
    }

    #[test]
    fn prefixes_and_patterns(
        words in lists(),
        prefix in vec(letter(), 0..4),
        sets in vec(vec(letter(), 0..5), 0..8),
    ) {
        let lexicon = compiled(&words);
        let expected = words.keys().copied().filter(|word| word.starts_with(&prefix));
        prop_assert!(lexicon.starting_with(&prefix).eq(expected));

        let sets: Vec<LetterSet> = sets
            .iter()
            .map(|set| if set.is_empty() { LetterSet::ALL } else { set.iter().copied().collect() })
            .collect();
        let fits = |word: &Word| {
            word.len() == sets.len() && word.iter().zip(&sets).all(|(l, set)| set.contains(*l))
        };
        let pattern = Pattern::of_sets(&sets);
        let expected: Vec<Word> = words.keys().copied().filter(|word| fits(word)).collect();
        prop_assert_eq!(lexicon.matches(&pattern).collect::<Vec<_>>(), expected);
        prop_assert!(words.keys().all(|word| pattern.fits(word) == fits(word)));
    }

    #[test]
    fn anagrams_and_alphagrams(
        words in lists(),
        letters in vec(letter(), 0..9),
        blanks in 0u8..3,
    ) {
        let lexicon = compiled(&words);
        let rack = Rack::new(letters, blanks);
        let found: Vec<_> = lexicon.sub_anagrams(&rack).collect();
        let expected: Vec<Word> =
            words.keys().copied().filter(|word| blanks_needed(&rack, word).is_some()).collect();
        prop_assert_eq!(found.iter().map(|found| found.word).collect::<Vec<_>>(), expected);
        for found in &found {
            prop_assert_eq!(Some(found.blanks.count_ones() as u8), blanks_needed(&rack, &found.word));
            // The letters that are no blanks are on the rack.
            let mut left = rack;
            for (nth, &letter) in found.word.iter().enumerate() {
                let blank = found.is_blank(nth);
                let taken = if blank { left.take_blank() } else { left.take(letter) };
                prop_assert!(taken);
            }
        }
        let exact: Vec<_> = lexicon.anagrams(&rack).collect();
        let whole: Vec<_> = found.into_iter().filter(|f| f.word.len() == rack.len()).collect();
        prop_assert_eq!(exact, whole);

        let alphagrams: BTreeSet<Word> = words.keys().map(|word| word.alphagram()).collect();
        prop_assert_eq!(lexicon.alphagram_count(), alphagrams.len());
        let index = lexicon.alphagrams();
        let expected: Vec<Word> = alphagrams
            .iter()
            .copied()
            .filter(|alphagram| blanks_needed(&rack, alphagram).is_some())
            .collect();
        let within: Vec<Word> = index.within(&rack).map(|found| found.word).collect();
        prop_assert_eq!(within, expected);
        for alphagram in alphagrams {
            prop_assert!(index.contains(&alphagram));
            let anagrams: Vec<Word> = index.words(&alphagram).map(|found| found.word).collect();
            let expected: Vec<Word> =
                words.keys().copied().filter(|word| word.alphagram() == alphagram).collect();
            prop_assert_eq!(anagrams, expected);
        }
    }

    #[test]
    fn the_gaddag_spells_every_word_from_every_letter_and_nothing_else(words in lists()) {
        let lexicon = compiled(&words);
        let mut spelled = BTreeSet::new();
        spell_gaddag(&lexicon, lexicon.gaddag(), &mut Vec::new(), None, &mut spelled);
        let expected: BTreeSet<(Word, usize)> =
            words.keys().flat_map(|word| (1..=word.len()).map(|turn| (*word, turn))).collect();
        prop_assert_eq!(spelled, expected);
    }
}

/// Collects every word with the number of its letters that were read backwards.
fn spell_gaddag(
    lexicon: &Lexicon,
    node: Node,
    path: &mut Vec<Letter>,
    turned: Option<usize>,
    spelled: &mut BTreeSet<(Word, usize)>,
) {
    let graph = lexicon.graph();
    if node.accepts() {
        let turn = turned.unwrap_or(path.len());
        let mut letters: Vec<Letter> = path[..turn].iter().rev().copied().collect();
        letters.extend(&path[turn..]);
        assert!(spelled.insert((Word::new(&letters).unwrap(), turn)), "spelled twice");
    }
    let fan = graph.fan(node);
    if let Some(behind) = graph.turn(fan) {
        assert_eq!(turned, None, "a word turns only once");
        spell_gaddag(lexicon, behind, path, Some(path.len()), spelled);
    }
    for letter in fan.letters() {
        path.push(letter);
        spell_gaddag(lexicon, graph.child(fan, letter), path, turned, spelled);
        path.pop();
    }
}
