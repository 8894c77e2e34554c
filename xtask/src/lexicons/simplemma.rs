//! The word lists of the package simplemma, which say what the lemma of a form is. The recipes
//! ask them only whether a word is known.
//!
//! Such a list is a stream in xz: `SMFC1`, a byte of flags, the number of records, then the
//! records in the order of their forms. A record says how many bytes its form shares with the one
//! before and gives the rest; then how many bytes to cut off the form's end and what to put there,
//! which is the lemma. Instead of the number to cut off, 254 stands for the lemma of the record
//! before, and 255 for a lemma that is given whole.

use lzma_rust2::XzReader;
use std::io::Read;

const MAGIC: &[u8] = b"SMFC1";
const SAME_LEMMA: u8 = 254;
const WHOLE_LEMMA: u8 = 255;

/// Hands each form with its lemma to `each`.
pub(super) fn read(packed: &[u8], mut each: impl FnMut(&str, &str)) -> Result<(), String> {
    let mut bytes = Vec::new();
    XzReader::new(packed, true).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    let mut stream = Stream { rest: bytes.strip_prefix(MAGIC).ok_or("expected SMFC1 in front")? };
    if stream.take(1)? != [0] {
        return Err("forms written backwards are not read".to_owned());
    }
    let (mut form, mut lemma): (Vec<u8>, Vec<u8>) = Default::default();
    for _ in 0..stream.number()? {
        form.truncate(stream.number()?);
        let length = stream.number()?;
        form.extend_from_slice(stream.take(length)?);
        let cut = stream.take(1)?[0];
        if cut != SAME_LEMMA {
            let length = stream.number()?;
            let ending = stream.take(length)?;
            let kept = match cut {
                WHOLE_LEMMA => 0,
                _ => form.len().checked_sub(usize::from(cut)).ok_or(CUT_OFF)?,
            };
            lemma = [&form[..kept], ending].concat();
        }
        let text = |bytes| std::str::from_utf8(bytes).map_err(|error| error.to_string());
        each(text(&form)?, text(&lemma)?);
    }
    match stream.rest.is_empty() {
        true => Ok(()),
        false => Err("there is more than it says".to_owned()),
    }
}

const CUT_OFF: &str = "the list of lemmas is cut off";

struct Stream<'a> {
    rest: &'a [u8],
}

impl<'a> Stream<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], String> {
        let (taken, rest) = self.rest.split_at_checked(count).ok_or(CUT_OFF)?;
        self.rest = rest;
        Ok(taken)
    }

    /// A number in groups of seven bits, the lowest first; a set eighth bit says that more follow.
    fn number(&mut self) -> Result<usize, String> {
        let mut number = 0;
        for shift in (0..28).step_by(7) {
            let byte = self.take(1)?[0];
            number |= usize::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err("found a number that is too large".to_owned())
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A list in which every form stands whole, as is every lemma.
    pub(in super::super) fn packed(pairs: &[(&str, &str)]) -> Vec<u8> {
        let mut bytes = [MAGIC, &[0, pairs.len() as u8]].concat();
        for (form, lemma) in pairs {
            bytes.extend([0, form.len() as u8]);
            bytes.extend(form.bytes());
            bytes.extend([WHOLE_LEMMA, lemma.len() as u8]);
            bytes.extend(lemma.bytes());
        }
        xz(&bytes)
    }

    fn xz(bytes: &[u8]) -> Vec<u8> {
        use std::io::Write;
        let options = lzma_rust2::XzOptions::default();
        let mut writer = lzma_rust2::XzWriter::new(Vec::new(), options).unwrap();
        writer.write_all(bytes).unwrap();
        writer.finish().unwrap()
    }

    fn pairs(packed: &[u8]) -> Result<Vec<(String, String)>, String> {
        let mut pairs = Vec::new();
        read(packed, |form, lemma| pairs.push((form.to_owned(), lemma.to_owned())))?;
        Ok(pairs)
    }

    #[test]
    fn forms_share_their_beginnings_and_lemmas_are_edited_forms() {
        let list = xz(b"SMFC1\0\x03\0\x04case\x01\x02\xC4\x83\x04\x03lor\xFE\0\x03boi\xFF\x03bou");
        let found = pairs(&list).unwrap();
        let found: Vec<(&str, &str)> =
            found.iter().map(|(form, lemma)| (form.as_str(), lemma.as_str())).collect();
        assert_eq!(found, [("case", "casă"), ("caselor", "casă"), ("boi", "bou")]);
        assert_eq!(pairs(&packed(&[("boi", "bou")])).unwrap().len(), 1);
    }

    #[test]
    fn a_list_cut_off_or_of_another_kind_is_refused() {
        assert!(pairs(&xz(b"SMFC1\0\x02\0\x01a\0\0")).unwrap_err().contains("cut off"));
        assert!(pairs(&xz(b"SMFC1\0\x01\0\x01a\x02\0")).unwrap_err().contains("cut off"));
        assert!(pairs(&xz(b"SMFC1\0\0more")).unwrap_err().contains("more than it says"));
        assert!(pairs(&xz(b"pickle")).unwrap_err().contains("SMFC1"));
        assert!(pairs(b"plain").is_err());
    }
}
