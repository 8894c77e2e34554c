//! Measured frequencies, in a file of their own beside a lexicon.
//!
//! They come from data under another licence than the words, so they ship apart: one byte a word.

use crate::beside::{self, Beside, BesideError, Body};
use crate::commonness::Commonness;
use crate::lexicon::Lexicon;
use crate::word::Word;
use std::borrow::Cow;

/// The frequencies of the words of one lexicon.
pub(crate) struct Frequencies {
    body: Body,
}

impl Frequencies {
    pub(crate) fn open(
        bytes: Cow<'static, [u8]>,
        lexicon: &Lexicon,
    ) -> Result<Frequencies, BesideError> {
        let body = Body::open(Beside::Frequencies, bytes, lexicon)?;
        match body.bytes().len() == lexicon.len() {
            true => Ok(Frequencies { body }),
            false => Err(BesideError::Damaged(Beside::Frequencies)),
        }
    }

    /// The commonness of the word at this place of the sorted list.
    pub(crate) fn at(&self, index: usize) -> Option<Commonness> {
        self.body.bytes().get(index).copied().and_then(Commonness::from_byte)
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
    beside::write(Beside::Frequencies, lexicon, &body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alphabet, Entry, Notes};

    fn lexicon(words: &[&str]) -> Lexicon {
        let entry = |word: &&str| Entry::plain(Alphabet::ENGLISH.fold(word).unwrap());
        let entries: Vec<Entry> = words.iter().map(entry).collect();
        let bytes = crate::compile(Alphabet::ENGLISH, &entries, &Notes::default()).unwrap();
        Lexicon::open("test", bytes).unwrap()
    }

    #[test]
    fn measured_frequencies_take_the_place_of_estimates_and_belong_to_one_lexicon() {
        let plain = lexicon(&["cat", "frown", "work"]);
        let word = |text| Alphabet::ENGLISH.fold(text).unwrap();
        let list = [(word("work"), 560), (word("work"), 20), (word("absent"), 300)];
        let bytes = compile(&plain, list);
        let measured = plain.with_frequencies(bytes.clone()).unwrap();
        let zipf = |text| measured.details(&word(text)).unwrap().commonness.map(Commonness::zipf);
        assert_eq!((zipf("work"), zipf("cat")), (Some(5.6), None));

        let other = lexicon(&["cat", "frown", "works"]);
        assert_eq!(
            other.with_frequencies(bytes.clone()).err(),
            Some(BesideError::OtherLexicon(Beside::Frequencies))
        );
        assert_eq!(
            plain.with_frequencies(bytes[..20].to_vec()).err(),
            Some(BesideError::Damaged(Beside::Frequencies))
        );
        let mut flipped = bytes;
        flipped[25] ^= 4;
        assert_eq!(
            plain.with_frequencies(flipped).err(),
            Some(BesideError::Damaged(Beside::Frequencies))
        );
        assert_eq!(
            plain.with_frequencies(vec![]).err(),
            Some(BesideError::Foreign(Beside::Frequencies))
        );
    }
}
