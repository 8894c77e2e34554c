//! Measured frequencies, in a file of their own beside a lexicon.
//!
//! They come from data under another licence than the words, so they ship apart. The file is
//! bound to one lexicon by its checksum: 8 bytes of magic, the checksum of the lexicon, a checksum
//! of the bytes that follow, then one byte a word.

use crate::commonness::Commonness;
use crate::lexicon::Lexicon;
use crate::word::Word;
use std::borrow::Cow;
use std::fmt;
use xxhash_rust::xxh3::xxh3_64;

const MAGIC: [u8; 8] = *b"ABCD-FRQ";
const HEADER: usize = 24;

/// Why bytes are refused as the frequencies of a lexicon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrequencyError {
    /// They are no frequencies at all.
    Foreign,
    /// They belong to other words.
    OtherLexicon,
    /// They are cut off or damaged.
    Damaged,
}

impl fmt::Display for FrequencyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FrequencyError::Foreign => "this is not a file of word frequencies",
            FrequencyError::OtherLexicon => "these frequencies belong to another lexicon",
            FrequencyError::Damaged => "these frequencies are cut off or damaged",
        })
    }
}

impl std::error::Error for FrequencyError {}

/// The frequencies of the words of one lexicon.
pub(crate) struct Frequencies {
    bytes: Cow<'static, [u8]>,
}

impl Frequencies {
    pub(crate) fn open(
        bytes: Cow<'static, [u8]>,
        lexicon: &Lexicon,
    ) -> Result<Frequencies, FrequencyError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(FrequencyError::Foreign);
        }
        let embedded = matches!(bytes, Cow::Borrowed(_));
        let Some((header, body)) = bytes.split_at_checked(HEADER) else {
            return Err(FrequencyError::Damaged);
        };
        if header[8..16] != lexicon.checksum().to_le_bytes() {
            return Err(FrequencyError::OtherLexicon);
        }
        // What is part of the program is not read through, so that opening takes no time.
        let sound = embedded || header[16..24] == xxh3_64(body).to_le_bytes();
        if body.len() != lexicon.len() || !sound {
            return Err(FrequencyError::Damaged);
        }
        Ok(Frequencies { bytes })
    }

    /// The commonness of the word at this place of the sorted list.
    pub(crate) fn at(&self, index: usize) -> Option<Commonness> {
        self.bytes.get(HEADER + index).copied().and_then(Commonness::from_byte)
    }
}

/// Compiles Zipf frequencies, in hundredths, into the bytes of a frequency file. Words that the
/// lexicon lacks are passed over; where a word comes twice the higher value counts.
pub fn compile(lexicon: &Lexicon, zipf: impl IntoIterator<Item = (Word, u16)>) -> Vec<u8> {
    let mut body = vec![0; lexicon.len()];
    for (word, hundredths) in zipf {
        if let Some(index) = lexicon.index(&word) {
            let byte = Commonness::from_zipf(f64::from(hundredths) / 100.0).byte();
            body[index] = byte.max(body[index]);
        }
    }
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(&lexicon.checksum().to_le_bytes());
    bytes.extend_from_slice(&xxh3_64(&body).to_le_bytes());
    bytes.append(&mut body);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alphabet, Entry, Notes};

    fn lexicon(words: &[&str]) -> Lexicon {
        let entry = |word: &&str| Entry::plain(Alphabet::English.fold(word).unwrap());
        let entries: Vec<Entry> = words.iter().map(entry).collect();
        let bytes = crate::compile(Alphabet::English, &entries, &Notes::default()).unwrap();
        Lexicon::open("test", bytes).unwrap()
    }

    #[test]
    fn measured_frequencies_take_the_place_of_estimates_and_belong_to_one_lexicon() {
        let plain = lexicon(&["cat", "frown", "work"]);
        let word = |text| Alphabet::English.fold(text).unwrap();
        let list = [(word("work"), 560), (word("work"), 20), (word("absent"), 300)];
        let bytes = compile(&plain, list);
        let measured = plain.with_frequencies(bytes.clone()).unwrap();
        let zipf = |text| measured.details(&word(text)).unwrap().commonness.map(Commonness::zipf);
        assert_eq!((zipf("work"), zipf("cat")), (Some(5.6), None));

        let other = lexicon(&["cat", "frown", "works"]);
        assert_eq!(other.with_frequencies(bytes.clone()).err(), Some(FrequencyError::OtherLexicon));
        assert_eq!(
            plain.with_frequencies(bytes[..20].to_vec()).err(),
            Some(FrequencyError::Damaged)
        );
        let mut flipped = bytes;
        flipped[25] ^= 4;
        assert_eq!(plain.with_frequencies(flipped).err(), Some(FrequencyError::Damaged));
        assert_eq!(plain.with_frequencies(vec![]).err(), Some(FrequencyError::Foreign));
    }
}
