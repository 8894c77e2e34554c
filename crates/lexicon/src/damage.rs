//! Tests: whatever happened to the bytes of a lexicon, opening it is an answer and never a panic,
//! and what is accepted can be walked to its end.

use crate::file::{mend_checksums, packed, unpacked};
use crate::{Alphabet, Entry, FileError, Lexicon, Notes, Pattern, Rack, compile};
use proptest::prelude::*;

/// As it is written, and as it was written before graphs were packed.
fn both() -> [Vec<u8>; 2] {
    let bytes = bytes();
    let older = unpacked(&bytes).unwrap();
    [bytes, older]
}

fn bytes() -> Vec<u8> {
    let words = ["passe", "passer", "repasser", "riz", "raz", "munie", "unie", "a\u{ef}e", "ai"];
    let fold = |word: &&str| Entry::plain(Alphabet::FRENCH.fold(word).unwrap());
    let entries: Vec<Entry> = words.iter().map(fold).collect();
    let notes = Notes { title: "Test".into(), source: "here".into(), licence: "none".into() };
    compile(Alphabet::FRENCH, &entries, &notes).unwrap()
}

/// Asks everything that walks the graph; bounded by the counts that were validated.
fn ask_everything(lexicon: &Lexicon) {
    let rack = Rack::new(Alphabet::FRENCH.fold_letters("PASSERIZMUN").unwrap(), 2);
    assert!(lexicon.words().count() <= lexicon.len());
    assert!(lexicon.sub_anagrams(&rack).count() <= lexicon.len());
    assert!(lexicon.alphagrams().within(&rack).count() <= lexicon.alphagram_count());
    lexicon.matches(&Pattern::parse(Alphabet::FRENCH, ".A*").unwrap()).for_each(drop);
    for word in lexicon.words() {
        lexicon.details(&word);
    }
}

#[test]
fn a_lexicon_cut_anywhere_is_refused() {
    for whole in both() {
        for end in 0..whole.len() {
            assert!(Lexicon::open("cut", whole[..end].to_vec()).is_err(), "{end} bytes");
            assert!(Lexicon::open_embedded("cut", whole[..end].to_vec().leak()).is_err());
        }
        let mut longer = whole;
        longer.push(0);
        assert!(matches!(Lexicon::open("longer", longer), Err(FileError::Length { .. })));
    }
}

#[test]
fn an_older_file_is_the_same_lexicon_and_packs_into_what_is_written_today() {
    let [now, older] = both();
    assert_ne!(now, older);
    assert_eq!(packed(&older).unwrap(), now);
    assert_eq!(packed(&now).unwrap(), now);
    let [now, older] = [now, older].map(|bytes| Lexicon::open("both", bytes).unwrap());
    assert_eq!(now.checksum(), older.checksum());
    assert_eq!(now.sizes().memory, older.sizes().packed);
    assert_eq!((now.len(), now.notes()), (older.len(), older.notes()));
    assert!(now.words().eq(older.words()));
    assert!(now.words().enumerate().all(|(nth, word)| {
        now.index(&word) == Some(nth)
            && older.index(&word) == Some(nth)
            && now.word_at(nth) == Some(word)
            && older.details(&word) == now.details(&word)
    }));
}

#[test]
fn a_lexicon_with_any_one_bit_flipped_is_refused() {
    for whole in both() {
        for at in 0..whole.len() * 8 {
            let mut flipped = whole.clone();
            flipped[at / 8] ^= 1 << (at % 8);
            assert!(Lexicon::open("flipped", flipped).is_err(), "bit {at}");
        }
    }
}

#[test]
fn foreign_bytes_other_versions_and_other_alphabets_are_named() {
    assert_eq!(Lexicon::open("x", b"hello".as_slice()).err(), Some(FileError::Foreign));
    let mut newer = bytes();
    newer[8] = 3;
    assert_eq!(Lexicon::open("x", newer).err(), Some(FileError::Version(3)));
    let mut other = bytes();
    other[12..14].copy_from_slice(b"tl");
    mend_checksums(&mut other);
    assert_eq!(Lexicon::open("x", other).err(), Some(FileError::Alphabet("tl".into())));
}

#[test]
fn every_slot_damaged_behind_good_checksums_is_refused_or_harmless() {
    for whole in both() {
        for at in 80..whole.len() {
            for value in [0, 1, 0x7f, 0xff] {
                let mut damaged = whole.clone();
                damaged[at] = value;
                mend_checksums(&mut damaged);
                if let Ok(lexicon) = Lexicon::open("damaged", damaged) {
                    ask_everything(&lexicon);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn random_damage_behind_good_checksums_never_panics_and_always_ends(
        damage in prop::collection::vec((20usize..600, any::<u8>()), 1..12),
        older in any::<bool>(),
    ) {
        let mut damaged = both()[usize::from(older)].clone();
        let len = damaged.len();
        for (at, value) in damage {
            damaged[at % len] = value;
        }
        mend_checksums(&mut damaged);
        if let Ok(lexicon) = Lexicon::open("damaged", damaged) {
            ask_everything(&lexicon);
        }
    }

    #[test]
    fn random_slots_behind_a_good_header_never_panic_and_always_end(
        slots in prop::collection::vec(any::<u32>(), 40..41),
        mask in any::<u32>(),
    ) {
        let [_, mut damaged] = both();
        for (slot, chunk) in slots.iter().zip(damaged[84..].chunks_exact_mut(4)) {
            chunk.copy_from_slice(&(slot & mask).to_le_bytes());
        }
        mend_checksums(&mut damaged);
        if let Ok(lexicon) = Lexicon::open("damaged", damaged.clone()) {
            ask_everything(&lexicon);
        }
        // Unchecked graphs may have circles; to look a word up still ends.
        if let Ok(lexicon) = Lexicon::open_embedded("damaged", damaged.leak()) {
            lexicon.details(&Alphabet::FRENCH.fold("PASSERAIENT").unwrap());
        }
    }
}
