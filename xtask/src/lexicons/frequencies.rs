//! How often words are used: the lists of the package wordfreq.
//!
//! Such a list is a MessagePack array in gzip. Its first element is a header
//! `{"format": "cB", "version": 1}`; each further element, number `n` counted from 0, is an array
//! of the words that make up 10^(-n/100) of all text. The Zipf value of such a word, the
//! logarithm of how often it occurs in a billion words, is 9 - n/100.

use flate2::read::GzDecoder;
use lexicon::source::usable;
use lexicon::{Alphabet, Word};
use std::collections::BTreeMap;
use std::io::Read;

/// Where Zipf values in hundredths begin: a word that makes up all text.
const TOP: usize = 900;

/// Zipf values in hundredths by folded word.
///
/// Spellings that fold into the same word occur together as often as all of them: `ou` and `où`.
pub(super) fn read(alphabet: Alphabet, packed: &[u8]) -> Result<BTreeMap<Word, u16>, String> {
    let mut shares: BTreeMap<Word, f64> = BTreeMap::new();
    each_word(packed, |text, place| {
        if let Ok(word) = usable(alphabet, text) {
            *shares.entry(word).or_default() += 10f64.powf(place as f64 / -100.0);
        }
    })?;
    let zipf = |share: f64| (TOP as f64 + 100.0 * share.log10()).round().max(0.0) as u16;
    Ok(shares.into_iter().map(|(word, share)| (word, zipf(share))).collect())
}

/// Hands each word as it is written to `each`, with the number of its row; they are in small
/// letters, names as well.
pub(super) fn each_word(packed: &[u8], mut each: impl FnMut(&str, usize)) -> Result<(), String> {
    let mut bytes = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    let mut pack = Pack { rest: &bytes };
    let count = pack.array()?;
    let header = pack.map()?;
    let mut format = None;
    for _ in 0..header {
        match pack.text()? {
            "format" => format = Some(pack.text()?),
            _ => pack.skip_number()?,
        }
    }
    if format != Some("cB") {
        return Err(format!("found the format {format:?}: expected \"cB\""));
    }
    for place in 0..count.saturating_sub(1) {
        for _ in 0..pack.array()? {
            each(pack.text()?, place);
        }
    }
    Ok(())
}

/// The little of MessagePack that such a list uses.
struct Pack<'a> {
    rest: &'a [u8],
}

impl<'a> Pack<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], String> {
        let (taken, rest) =
            self.rest.split_at_checked(count).ok_or("the list of frequencies is cut off")?;
        self.rest = rest;
        Ok(taken)
    }

    fn number(&mut self, bytes: usize) -> Result<usize, String> {
        Ok(self.take(bytes)?.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)))
    }

    fn array(&mut self) -> Result<usize, String> {
        match self.number(1)? {
            short @ 0x90..=0x9F => Ok(short & 0x0F),
            0xDC => self.number(2),
            0xDD => self.number(4),
            other => Err(format!("found 0x{other:02X}: expected an array")),
        }
    }

    fn map(&mut self) -> Result<usize, String> {
        match self.number(1)? {
            short @ 0x80..=0x8F => Ok(short & 0x0F),
            other => Err(format!("found 0x{other:02X}: expected a small map")),
        }
    }

    fn text(&mut self) -> Result<&'a str, String> {
        let length = match self.number(1)? {
            short @ 0xA0..=0xBF => short & 0x1F,
            0xD9 => self.number(1)?,
            0xDA => self.number(2)?,
            0xDB => self.number(4)?,
            other => return Err(format!("found 0x{other:02X}: expected text")),
        };
        std::str::from_utf8(self.take(length)?).map_err(|error| error.to_string())
    }

    fn skip_number(&mut self) -> Result<(), String> {
        match self.number(1)? {
            0..=0x7F => Ok(()),
            other => Err(format!("found 0x{other:02X}: expected a small number")),
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use std::io::Write;

    /// A list with `rows` of words, the most frequent first.
    pub(in crate::lexicons) fn packed(rows: &[&[&str]]) -> Vec<u8> {
        let mut bytes = vec![0xDC, 0, rows.len() as u8 + 1, 0x82];
        let text = |bytes: &mut Vec<u8>, text: &str| {
            bytes.push(0xA0 | text.len() as u8);
            bytes.extend_from_slice(text.as_bytes());
        };
        text(&mut bytes, "format");
        text(&mut bytes, "cB");
        text(&mut bytes, "version");
        bytes.push(1);
        for row in rows {
            bytes.push(0x90 | row.len() as u8);
            row.iter().for_each(|word| text(&mut bytes, word));
        }
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(&bytes).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn words_are_as_frequent_as_all_their_spellings_together() {
        let list = packed(&[&[], &["ou"], &["où", "l'", "a"]]);
        let read = read(Alphabet::FRENCH, &list).unwrap();
        let ou = Alphabet::FRENCH.fold("ou").unwrap();
        // 10^-0.01 and 10^-0.02 together are 10^0.296.
        assert_eq!(read.into_iter().collect::<Vec<_>>(), [(ou, 900 + 30 - 1)]);
    }

    #[test]
    fn a_list_cut_off_or_of_another_kind_is_refused() {
        let cut = {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
            encoder.write_all(&[0x92, 0x80]).unwrap();
            encoder.finish().unwrap()
        };
        assert!(read(Alphabet::FRENCH, &cut).unwrap_err().contains("expected \"cB\""));
        assert!(read(Alphabet::FRENCH, b"plain").is_err());
    }
}
