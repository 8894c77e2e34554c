//! Words as people write them, in a file of their own beside a lexicon: NOÇAO is *noção*, ETE is
//! *été*, and COTE may be *côte*, *côté*, *cote* or *coté*.
//!
//! What differs from the letters is a *pattern*: a dot for a letter as it is, a digit for two to
//! fifteen of them (`A` is ten), other characters for themselves, what is plain at the end left out,
//! and a bar between the forms of one word, so `3ã` and `.ô|.ô.é||3é`. The file has each pattern
//! once. After its header follow
//!
//! - the number of patterns, where each of their texts begins and where the last ends, the texts;
//! - where each block begins and where the last ends, the blocks.
//!
//! A block is about 256 words in the order of the lexicon: a bit for each that says whether it has
//! a pattern, then the numbers of the patterns, from 1; 0 is that of the word before. The commonest
//! take one byte, most others two.

use crate::alphabet::Alphabet;
use crate::beside::{self, Beside, BesideError, Body, put_number};
use crate::letter::Letter;
use crate::lexicon::Lexicon;
use crate::word::Word;
use std::borrow::Cow;
use std::collections::HashMap;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Words of a block.
const BLOCK: usize = 256;
/// Bytes of the bits of a block.
const BITS: usize = BLOCK / 8;
/// Numbers that take one byte; bytes from here on begin longer numbers.
const ONE_BYTE: usize = 192;
/// Numbers that take two bytes.
const TWO_BYTES: usize = (255 - ONE_BYTE) * 256;
/// Patterns that can be numbered at all.
const PATTERNS: usize = ONE_BYTE + TWO_BYTES + 65_535;

/// How people write a word: its forms, the commonest first.
///
/// ```
/// use lexicon::{Alphabet, Entry, Lexicon, Notes, compile, forms};
/// let french = Alphabet::FRENCH;
/// let word = french.fold("cote")?;
/// let plain = Lexicon::open("tiny", compile(french, &[Entry::plain(word)], &Notes::default())?)?;
/// let forms = forms::compile(&plain, [(word, vec!["côte".to_owned(), "coté".to_owned()])]);
/// let lexicon = plain.with_forms(forms)?;
/// assert_eq!(lexicon.written(&word).forms(), ["côte", "coté"]);
/// assert_eq!(lexicon.written(&word).in_capitals().as_deref(), Some("CÔTE/COTÉ"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    forms: Vec<String>,
    /// One of the forms is the letters as they are.
    plain: bool,
}

impl Written {
    /// Every form, in lower case. There are none where nothing is known and where the word is
    /// written as its letters are.
    pub fn forms(&self) -> &[String] {
        &self.forms
    }

    /// How to show the word among others in capital letters; nothing where the letters will do
    /// because they are one of the ways to write it.
    pub fn in_capitals(&self) -> Option<String> {
        (!self.plain && !self.forms.is_empty()).then(|| self.forms.join("/").to_uppercase())
    }
}

/// The forms of the words of one lexicon.
pub(crate) struct Forms {
    body: Body,
    alphabet: Alphabet,
    /// Where things begin: the texts of the patterns, the table of the blocks, the blocks.
    texts: usize,
    table: usize,
    blocks: usize,
}

impl Forms {
    pub(crate) fn open(bytes: Cow<'static, [u8]>, lexicon: &Lexicon) -> Result<Forms, BesideError> {
        let body = Body::open(Beside::Forms, bytes, lexicon)?;
        let alphabet = lexicon.alphabet();
        let laid_out = || {
            let patterns = body.number(0)?;
            let texts = patterns.checked_add(2)?.checked_mul(4)?;
            let table = texts.checked_add(body.number(texts - 4)?)?;
            let count = lexicon.len().div_ceil(BLOCK);
            let blocks = table.checked_add(4 * (count + 1))?;
            let end = blocks.checked_add(body.number(blocks - 4)?)?;
            (end == body.bytes().len()).then_some((texts, table, blocks))
        };
        let (texts, table, blocks) = laid_out().ok_or(BesideError::Damaged(Beside::Forms))?;
        Ok(Forms { body, alphabet, texts, table, blocks })
    }

    /// How the word at this place of the sorted list is written.
    pub(crate) fn at(&self, index: usize, letters: &[Letter]) -> Written {
        let pattern = self.number(index).and_then(|number| self.pattern(number));
        let forms = pattern.into_iter().flat_map(|pattern| pattern.split('|'));
        let mut written = Written::default();
        for pattern in forms {
            written.plain |= pattern.is_empty();
            written.forms.extend(laid_over(self.alphabet, pattern, letters));
        }
        written
    }

    /// The number of the pattern of a word, if it has one.
    fn number(&self, index: usize) -> Option<usize> {
        let entry = self.table + 4 * (index / BLOCK);
        let (from, to) = (self.body.number(entry)?, self.body.number(entry + 4)?);
        let block =
            self.body.slice(self.blocks.checked_add(from)?, self.blocks.checked_add(to)?)?;
        let (bits, mut codes) = block.split_at_checked(BITS)?;
        let is_marked = |nth: usize| bits[nth / 8] >> (nth % 8) & 1 == 1;
        let nth = index % BLOCK;
        if !is_marked(nth) {
            return None;
        }
        let before = (0..nth).filter(|&nth| is_marked(nth)).count();
        let mut pattern = None;
        for _ in 0..=before {
            let (code, rest) = read_code(codes)?;
            pattern = code.checked_sub(1).or(pattern);
            codes = rest;
        }
        pattern
    }

    fn pattern(&self, number: usize) -> Option<&str> {
        let entry = 4usize.checked_mul(number.checked_add(1)?)?;
        // The last entry is where the texts end.
        if entry + 8 > self.texts {
            return None;
        }
        let (from, to) = (self.body.number(entry)?, self.body.number(entry + 4)?);
        let text = self.body.slice(self.texts.checked_add(from)?, self.texts.checked_add(to)?)?;
        std::str::from_utf8(text).ok()
    }
}

/// The number that bytes begin with, and the bytes after it.
fn read_code(bytes: &[u8]) -> Option<(usize, &[u8])> {
    match *bytes {
        [first, ref rest @ ..] if usize::from(first) < ONE_BYTE => Some((first.into(), rest)),
        [255, low, high, ref rest @ ..] => {
            let number = usize::from(u16::from_le_bytes([low, high]));
            Some((ONE_BYTE + TWO_BYTES + number, rest))
        }
        [first, second, ref rest @ ..] if first < 255 => {
            Some((ONE_BYTE + (usize::from(first) - ONE_BYTE) * 256 + usize::from(second), rest))
        }
        _ => None,
    }
}

fn write_code(bytes: &mut Vec<u8>, number: usize) {
    if number < ONE_BYTE {
        bytes.push(number as u8);
    } else if number < ONE_BYTE + TWO_BYTES {
        let rest = number - ONE_BYTE;
        bytes.extend([(ONE_BYTE + rest / 256) as u8, (rest % 256) as u8]);
    } else {
        bytes.push(255);
        bytes.extend(((number - ONE_BYTE - TWO_BYTES) as u16).to_le_bytes());
    }
}

/// A form: one pattern laid over the letters. Nothing if it is longer than they are.
fn laid_over(alphabet: Alphabet, pattern: &str, letters: &[Letter]) -> Option<String> {
    let mut rest = letters.iter();
    let mut form = String::with_capacity(2 * letters.len());
    for c in pattern.chars() {
        if let Some(plain) = plain_letters(c) {
            for _ in 0..plain {
                form.extend(alphabet.display(*rest.next()?).to_lowercase());
            }
        } else {
            form.push(c);
            for _ in 0..letters_of(alphabet, c)?.len() {
                rest.next()?;
            }
        }
    }
    form.extend(rest.flat_map(|&letter| alphabet.display(letter).to_lowercase()));
    Some(form)
}

/// How many letters stand as they are, where a character of a pattern says so. Forms are in lower
/// case, so capitals are free for this.
fn plain_letters(c: char) -> Option<u32> {
    match c {
        '.' => Some(1),
        '2'..='9' | 'A'..='F' => c.to_digit(16),
        _ => None,
    }
}

/// The letters that a character of a form stands for.
fn letters_of(alphabet: Alphabet, c: char) -> Option<Vec<Letter>> {
    if is_combining_mark(c) {
        return Some(Vec::new());
    }
    alphabet.fold_letters(c.encode_utf8(&mut [0; 4])).ok()
}

/// What a form has instead of the letters; nothing if it is no form of the word.
fn pattern_of(alphabet: Alphabet, form: &str, word: &Word) -> Option<String> {
    let form: String = form.nfc().flat_map(char::to_lowercase).collect();
    let (mut pattern, mut plain) = (String::new(), 0);
    for c in form.chars() {
        let is_plain = match letters_of(alphabet, c)?.as_slice() {
            &[letter] => alphabet.display(letter).to_lowercase().eq([c]),
            _ => false,
        };
        if is_plain {
            plain += 1;
            continue;
        }
        match std::mem::take(&mut plain) {
            0 => {}
            1 => pattern.push('.'),
            more => pattern.extend(char::from_digit(more, 16).map(|c| c.to_ascii_uppercase())),
        }
        pattern.push(c);
    }
    let back = laid_over(alphabet, &pattern, word)? == form;
    (back && alphabet.fold(&form).is_ok_and(|folded| folded == *word)).then_some(pattern)
}

/// Compiles forms, the commonest first, into the bytes of a file. Words that the lexicon lacks are
/// passed over, and so are forms that do not fold into their word.
pub fn compile(
    lexicon: &Lexicon,
    written: impl IntoIterator<Item = (Word, Vec<String>)>,
) -> Vec<u8> {
    let mut of_words: Vec<Option<String>> = vec![None; lexicon.len()];
    for (word, forms) in written {
        let Some(index) = lexicon.index(&word) else { continue };
        let mut patterns: Vec<String> = Vec::new();
        for pattern in forms.iter().filter_map(|form| pattern_of(lexicon.alphabet(), form, &word)) {
            if !patterns.contains(&pattern) {
                patterns.push(pattern);
            }
        }
        let joined = patterns.join("|");
        // The letters as they are need no saying.
        of_words[index] = (!joined.is_empty()).then_some(joined);
    }
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for pattern in of_words.iter().flatten() {
        *counts.entry(pattern).or_default() += 1;
    }
    let mut patterns: Vec<(usize, &str)> =
        counts.into_iter().map(|(pattern, count)| (count, pattern)).collect();
    patterns.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(b.1)));
    // More than can be numbered there never are; if there were, the rarest would be left out.
    patterns.truncate(PATTERNS);
    let numbers: HashMap<&str, usize> =
        patterns.iter().enumerate().map(|(number, &(_, pattern))| (pattern, number)).collect();

    let mut body = Vec::new();
    put_number(&mut body, patterns.len());
    put_all(&mut body, patterns.iter().map(|(_, pattern)| pattern.as_bytes().to_vec()).collect());
    let blocks = of_words.chunks(BLOCK).map(|words| block(words, &numbers)).collect();
    put_all(&mut body, blocks);
    beside::write(Beside::Forms, lexicon, &body)
}

/// Appends where each of several pieces begins and where the last ends, then the pieces.
fn put_all(body: &mut Vec<u8>, pieces: Vec<Vec<u8>>) {
    let mut at = 0;
    for piece in &pieces {
        put_number(body, at);
        at += piece.len();
    }
    put_number(body, at);
    body.extend(pieces.into_iter().flatten());
}

fn block(words: &[Option<String>], numbers: &HashMap<&str, usize>) -> Vec<u8> {
    let (mut block, mut before) = (vec![0; BITS], None);
    for (nth, pattern) in words.iter().enumerate() {
        if let Some(&number) = pattern.as_ref().and_then(|pattern| numbers.get(pattern.as_str())) {
            block[nth / 8] |= 1 << (nth % 8);
            let code = if before.replace(number) == Some(number) { 0 } else { number + 1 };
            write_code(&mut block, code);
        }
    }
    block
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, Notes};
    use proptest::prelude::*;

    const WRITTEN: [&[&str]; 7] = [
        &["côte", "côté", "cote", "coté"],
        &["été"],
        &["œuvre", "œuvré"],
        &["riz"],
        &["même", "mémé"],
        &["exæquo"],
        &["garçon"],
    ];

    fn lexicon() -> Lexicon {
        let entry = |forms: &&[&str]| Entry::plain(Alphabet::FRENCH.fold(forms[0]).unwrap());
        let entries: Vec<Entry> = WRITTEN.iter().map(entry).collect();
        let bytes = crate::compile(Alphabet::FRENCH, &entries, &Notes::default()).unwrap();
        Lexicon::open("test", bytes).unwrap()
    }

    fn bytes(lexicon: &Lexicon) -> Vec<u8> {
        let owned = |forms: &[&str]| forms.iter().map(|form| (*form).to_owned()).collect();
        let word = |forms: &[&str]| lexicon.alphabet().fold(forms[0]).unwrap();
        compile(lexicon, WRITTEN.iter().map(|forms| (word(forms), owned(forms))))
    }

    #[test]
    fn words_come_back_as_they_were_written_and_in_that_order() {
        let plain = lexicon();
        let lexicon = plain.with_forms(bytes(&plain)).unwrap();
        for forms in WRITTEN {
            let word = lexicon.alphabet().fold(forms[0]).unwrap();
            let wanted = if forms == ["riz"] { &[] } else { forms };
            assert_eq!(lexicon.written(&word).forms(), wanted);
            assert!(plain.written(&word).forms().is_empty(), "nothing is known without them");
        }
        let shown = |text| lexicon.written(&Alphabet::FRENCH.fold(text).unwrap()).in_capitals();
        assert_eq!(shown("ete").as_deref(), Some("ÉTÉ"));
        assert_eq!(shown("meme").as_deref(), Some("MÊME/MÉMÉ"));
        assert_eq!(shown("cote"), None, "that is one of the ways to write it");
        assert_eq!(shown("riz"), None);
        assert_eq!(shown("zebre"), None, "no word");
    }

    #[test]
    fn decomposed_text_and_capitals_are_the_same_form_and_what_does_not_fold_is_none() {
        let plain = lexicon();
        let word = Alphabet::FRENCH.fold("ete").unwrap();
        let forms = ["E\u{301}TE\u{301}", "été", "étéé", "it's"].map(str::to_owned).to_vec();
        let lexicon = plain.with_forms(compile(&plain, [(word, forms)])).unwrap();
        assert_eq!(lexicon.written(&word).forms(), ["été"]);
    }

    #[test]
    fn more_patterns_than_a_byte_can_number_come_back_too() {
        for number in [0, 191, 192, 300, 16_319, 16_320, 70_000] {
            let mut code = Vec::new();
            write_code(&mut code, number);
            code.push(7);
            assert_eq!(read_code(&code), Some((number, &[7][..])));
        }
        assert_eq!(read_code(&[255, 1]), None);
        assert_eq!(read_code(&[]), None);
    }

    #[test]
    fn forms_that_are_cut_off_damaged_or_of_other_words_are_refused() {
        let lexicon = lexicon();
        let whole = bytes(&lexicon);
        let fault = |bytes: Vec<u8>| lexicon.with_forms(bytes).err();
        for end in 8..whole.len() {
            let refused = fault(whole[..end].to_vec());
            let wanted =
                [BesideError::Damaged(Beside::Forms), BesideError::OtherLexicon(Beside::Forms)];
            assert!(refused.is_some_and(|error| wanted.contains(&error)), "{end} bytes");
        }
        for at in 24..whole.len() {
            let mut flipped = whole.clone();
            flipped[at] ^= 4;
            assert_eq!(fault(flipped), Some(BesideError::Damaged(Beside::Forms)));
        }
        assert_eq!(fault(b"hello".to_vec()), Some(BesideError::Foreign(Beside::Forms)));
        let entries = [Entry::plain(Alphabet::FRENCH.fold("autre").unwrap())];
        let other = crate::compile(Alphabet::FRENCH, &entries, &Notes::default()).unwrap();
        let other = Lexicon::open("other", other).unwrap();
        let refused = other.with_forms(whole).err();
        assert_eq!(refused, Some(BesideError::OtherLexicon(Beside::Forms)));
    }

    proptest! {
        /// What is part of the program is not read through, so whatever it is must do no harm.
        #[test]
        fn damage_behind_an_unread_checksum_never_panics(
            damage in prop::collection::vec((24usize..400, any::<u8>()), 1..12),
        ) {
            let lexicon = lexicon();
            let mut damaged = bytes(&lexicon);
            let len = damaged.len();
            for (at, value) in damage {
                damaged[24 + at % (len - 24)] = value;
            }
            if let Ok(lexicon) = lexicon.with_forms(&*damaged.leak()) {
                for word in lexicon.words() {
                    lexicon.written(&word).in_capitals();
                }
            }
        }
    }
}
