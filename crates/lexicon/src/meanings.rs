//! What words mean, in a file of their own beside a lexicon: explanations or synonyms, packed.
//!
//! After its header follow the notes, with their length before them: source, licence, kind. Then
//! come the number of blocks; for each block the place of its first word in the lexicon and where
//! it begins; where the last ends; and the blocks, each deflated by itself, so that one word costs
//! one block. A block is a series of records in the order of the lexicon:
//!
//! | | |
//! |---|---|
//! | number | places after the first word of the block |
//! | number | bytes that follow in the record |
//! | number | base words: those that this one is a form of |
//! | numbers | how far each is away in the lexicon, turned so that none is negative |
//! | text | a sense a line: a letter for the part of speech or a dash, then the sense |
//!
//! A line with `=` says how the word of the senses after it is written, where that is not as its
//! letters are. Numbers in records have seven bits a byte, the lowest first.

use crate::beside::{self, Beside, BesideError, Body, put_number};
use crate::entry::Parts;
use crate::lexicon::Lexicon;
use crate::word::Word;
use flate2::Compression;
use flate2::read::{DeflateDecoder, DeflateEncoder};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Read;

/// Bytes of records from which on a block is full.
const BLOCK: usize = 1 << 16;
/// The most that a block unpacks to: a full one and its longest record.
const LARGEST: u64 = 1 << 20;

/// What the texts are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Each sense explains the word.
    Explanations,
    /// Each sense is a list of words that mean about the same.
    Synonyms,
}

impl Kind {
    const fn text(self) -> &'static str {
        match self {
            Kind::Explanations => "explanations",
            Kind::Synonyms => "synonyms",
        }
    }
}

/// Where meanings come from, to be shown beside them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// From where.
    pub source: String,
    /// Under which licence.
    pub licence: String,
    /// What they are.
    pub kind: Kind,
}

/// One sense of a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sense {
    /// How the word is written in this sense, in lower case.
    pub written: String,
    /// What the word is in this sense; nothing where the source does not say.
    pub part: Parts,
    /// The sense.
    pub text: String,
}

/// What is known about one word before it is packed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meaning {
    /// Its senses.
    pub senses: Vec<Sense>,
    /// Words that it is a form of.
    pub bases: Vec<Word>,
}

/// The meaning of a word itself, or of one that it is a form of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// Whose meaning it is.
    pub word: Word,
    /// Its senses.
    pub senses: Vec<Sense>,
}

/// The meanings of the words of one lexicon.
pub struct Meanings {
    body: Body,
    provenance: Provenance,
    /// Where the table of the blocks begins, and how many there are.
    table: usize,
    count: usize,
}

impl Meanings {
    /// Opens a file beside a lexicon.
    pub fn open(
        bytes: impl Into<Cow<'static, [u8]>>,
        lexicon: &Lexicon,
    ) -> Result<Meanings, BesideError> {
        let body = Body::open(Beside::Meanings, bytes.into(), lexicon)?;
        let laid_out = || {
            let notes = body.number(0)?.checked_add(4)?;
            let mut lines = std::str::from_utf8(body.slice(4, notes)?).ok()?.lines();
            let mut next = || lines.next().map(str::to_owned);
            let (source, licence, kind) = (next()?, next()?, next()?);
            let kinds = [Kind::Explanations, Kind::Synonyms];
            let kind = kinds.into_iter().find(|known| known.text() == kind)?;
            let (count, table) = (body.number(notes)?, notes + 4);
            let blocks = table.checked_add(count.checked_mul(8)?)?.checked_add(4)?;
            let end = blocks.checked_add(body.number(blocks - 4)?)?;
            let provenance = Provenance { source, licence, kind };
            (end == body.bytes().len()).then_some((provenance, table, count))
        };
        let (provenance, table, count) =
            laid_out().ok_or(BesideError::Damaged(Beside::Meanings))?;
        Ok(Meanings { body, provenance, table, count })
    }

    /// Where they come from.
    pub fn provenance(&self) -> &Provenance {
        &self.provenance
    }

    /// What a word means: its own meaning first, then those of the words that it is a form of.
    /// `lexicon` must be the one that they were opened with.
    pub fn of(&self, lexicon: &Lexicon, word: &Word) -> Result<Vec<Explained>, BesideError> {
        let Some(index) = lexicon.index(word) else { return Ok(Vec::new()) };
        let (senses, bases) = self.record(index)?;
        let mut explained = vec![Explained { word: *word, senses }];
        for base in bases {
            let (senses, _) = self.record(base)?;
            explained.extend(lexicon.word_at(base).map(|word| Explained { word, senses }));
        }
        explained.retain(|explained| !explained.senses.is_empty());
        for Explained { word, senses } in &mut explained {
            let plain = lexicon.alphabet().spell(word).to_string().to_lowercase();
            for sense in senses.iter_mut().filter(|sense| sense.written.is_empty()) {
                sense.written.clone_from(&plain);
            }
        }
        Ok(explained)
    }

    /// The words that a word is a form of, as far as the source says, whether it explains them or
    /// not. `lexicon` must be the one that they were opened with.
    pub fn bases(&self, lexicon: &Lexicon, word: &Word) -> Result<Vec<Word>, BesideError> {
        let Some(index) = lexicon.index(word) else { return Ok(Vec::new()) };
        let (_, bases) = self.record(index)?;
        Ok(bases.into_iter().filter_map(|base| lexicon.word_at(base)).collect())
    }

    /// Senses of the word at a place of the lexicon, and the places of its bases.
    fn record(&self, index: usize) -> Result<(Vec<Sense>, Vec<usize>), BesideError> {
        let damaged = BesideError::Damaged(Beside::Meanings);
        let first = |block: usize| self.body.number(self.table + 8 * block).unwrap_or(usize::MAX);
        // The first block that begins after the word comes after the one that may have it.
        let (mut low, mut high) = (0, self.count);
        while low < high {
            let middle = (low + high) / 2;
            if first(middle) <= index { low = middle + 1 } else { high = middle }
        }
        let Some(block) = low.checked_sub(1) else { return Ok((Vec::new(), Vec::new())) };
        let unpacked = self.unpacked(block).ok_or(damaged)?;
        let mut rest = unpacked.as_slice();
        while !rest.is_empty() {
            let ahead = read_number(&mut rest).ok_or(damaged)?;
            let length = read_number(&mut rest).ok_or(damaged)?;
            let (record, after) = rest.split_at_checked(length).ok_or(damaged)?;
            if first(block).checked_add(ahead) == Some(index) {
                return parsed(record, index).ok_or(damaged);
            }
            rest = after;
        }
        Ok((Vec::new(), Vec::new()))
    }

    fn unpacked(&self, block: usize) -> Option<Vec<u8>> {
        let blocks = self.table + 8 * self.count + 4;
        let begins = |block: usize| {
            let entry = self.table + 8 * block + if block < self.count { 4 } else { 0 };
            blocks.checked_add(self.body.number(entry)?)
        };
        let packed = self.body.slice(begins(block)?, begins(block + 1)?)?;
        let mut unpacked = Vec::with_capacity(BLOCK);
        DeflateDecoder::new(packed).take(LARGEST).read_to_end(&mut unpacked).ok()?;
        Some(unpacked)
    }
}

fn parsed(mut record: &[u8], index: usize) -> Option<(Vec<Sense>, Vec<usize>)> {
    let mut bases = Vec::new();
    for _ in 0..read_number(&mut record)? {
        let turned = read_number(&mut record)?;
        let away = turned / 2;
        bases.push(if turned % 2 == 0 {
            index.checked_add(away)?
        } else {
            index.checked_sub(away)?
        });
    }
    let (mut senses, mut written) = (Vec::new(), "");
    for line in std::str::from_utf8(record).ok()?.lines() {
        let (part, text) = line.split_at_checked(1)?;
        let part = match part {
            "=" => {
                written = text;
                continue;
            }
            "-" => Parts::NONE,
            part => part.parse().ok()?,
        };
        senses.push(Sense { written: written.to_owned(), part, text: text.to_owned() });
    }
    Some((senses, bases))
}

fn read_number(bytes: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for nth in 0..5 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= usize::from(byte & 0x7F) << (7 * nth);
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

fn write_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Compiles meanings into the bytes of a file. Words that the lexicon lacks are passed over, bases
/// among them, and words about which nothing is left.
pub fn compile(
    lexicon: &Lexicon,
    provenance: &Provenance,
    meanings: &BTreeMap<Word, Meaning>,
) -> Vec<u8> {
    let line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut blocks: Vec<(usize, Vec<u8>)> = Vec::new();
    for (word, meaning) in meanings {
        let Some(index) = lexicon.index(word) else { continue };
        let mut bases: Vec<usize> =
            meaning.bases.iter().filter_map(|base| lexicon.index(base)).collect();
        bases.retain(|&base| base != index);
        if bases.is_empty() && meaning.senses.is_empty() {
            continue;
        }
        let mut record = Vec::new();
        write_number(&mut record, bases.len());
        for base in bases {
            let turned = if base > index { 2 * (base - index) } else { 2 * (index - base) + 1 };
            write_number(&mut record, turned);
        }
        let plain = lexicon.alphabet().spell(word).to_string().to_lowercase();
        let mut written = plain.as_str();
        for sense in &meaning.senses {
            if sense.written != written {
                written = &sense.written;
                let shown = if written == plain { "" } else { written };
                record.extend(format!("={shown}\n").into_bytes());
            }
            record.extend(format!("{}{}\n", letter(sense.part), line(&sense.text)).into_bytes());
        }
        if blocks.last().is_none_or(|(_, block)| block.len() >= BLOCK) {
            blocks.push((index, Vec::new()));
        }
        let Some((first, block)) = blocks.last_mut() else { continue };
        write_number(block, index - *first);
        write_number(block, record.len());
        block.append(&mut record);
    }
    let Provenance { source, licence, kind } = provenance;
    let notes = [line(source), line(licence), kind.text().to_owned()].join("\n");
    let mut body = Vec::new();
    put_number(&mut body, notes.len());
    body.extend(notes.into_bytes());
    put_number(&mut body, blocks.len());
    let mut packed: Vec<u8> = Vec::new();
    for (first, block) in &blocks {
        put_number(&mut body, *first);
        put_number(&mut body, packed.len());
        // Reading from memory into memory cannot fail.
        let _ = DeflateEncoder::new(block.as_slice(), Compression::best()).read_to_end(&mut packed);
    }
    put_number(&mut body, packed.len());
    body.append(&mut packed);
    beside::write(Beside::Meanings, lexicon, &body)
}

/// The letter of a part of speech; a dash where there is none, or more than one.
fn letter(part: Parts) -> String {
    let letters = part.to_string();
    if letters.len() == 1 { letters } else { "-".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alphabet, Entry, Notes};
    use proptest::prelude::*;

    const WORDS: [&str; 6] = ["cote", "cotes", "passe", "passer", "riz", "zebre"];

    fn lexicon() -> Lexicon {
        let entries = WORDS.map(|word| Entry::plain(Alphabet::FRENCH.fold(word).unwrap()));
        let bytes = crate::compile(Alphabet::FRENCH, &entries, &Notes::default()).unwrap();
        Lexicon::open("test", bytes).unwrap()
    }

    fn word(text: &str) -> Word {
        Alphabet::FRENCH.fold(text).unwrap()
    }

    fn sense(written: &str, part: Parts, text: &str) -> Sense {
        Sense { written: written.to_owned(), part, text: text.to_owned() }
    }

    fn provenance() -> Provenance {
        Provenance { source: "here".into(), licence: "none".into(), kind: Kind::Explanations }
    }

    fn bytes(lexicon: &Lexicon) -> Vec<u8> {
        let senses = vec![
            sense("côte", Parts::NOUN, "Os du thorax"),
            sense("côté", Parts::NOUN, "Face\nd’un objet"),
            sense("cote", Parts::NONE, "Chiffre"),
        ];
        let meanings = BTreeMap::from([
            (word("cote"), Meaning { senses, bases: vec![] }),
            (word("cotes"), Meaning { senses: vec![], bases: vec![word("cote"), word("coter")] }),
            (
                word("passe"),
                Meaning {
                    senses: vec![sense("passe", Parts::NOUN, "Action de passer")],
                    bases: vec![word("passer")],
                },
            ),
            (
                word("passer"),
                Meaning { senses: vec![sense("passer", Parts::VERB, "Aller")], bases: vec![] },
            ),
            (
                word("absent"),
                Meaning { senses: vec![sense("absent", Parts::NONE, "")], bases: vec![] },
            ),
        ]);
        compile(lexicon, &provenance(), &meanings)
    }

    fn told(meanings: &Meanings, lexicon: &Lexicon, text: &str) -> Vec<String> {
        let explained = meanings.of(lexicon, &word(text)).unwrap();
        let senses = explained.iter().flat_map(|explained| &explained.senses);
        senses.map(|sense| format!("{} {} {}", sense.written, sense.part, sense.text)).collect()
    }

    #[test]
    fn a_form_names_its_bases_that_are_words_here() {
        let lexicon = lexicon();
        let meanings = Meanings::open(bytes(&lexicon), &lexicon).unwrap();
        let bases = |text| meanings.bases(&lexicon, &word(text)).unwrap();
        assert_eq!(bases("cotes"), [word("cote")]);
        assert_eq!(bases("passe"), [word("passer")]);
        assert!(bases("riz").is_empty() && bases("absent").is_empty());
    }

    #[test]
    fn a_word_has_its_own_meaning_and_those_of_the_words_that_it_is_a_form_of() {
        let lexicon = lexicon();
        let meanings = Meanings::open(bytes(&lexicon), &lexicon).unwrap();
        assert_eq!(*meanings.provenance(), provenance());
        let cote = ["côte N Os du thorax", "côté N Face d’un objet", "cote  Chiffre"];
        assert_eq!(told(&meanings, &lexicon, "cote"), cote);
        assert_eq!(told(&meanings, &lexicon, "cotes"), cote, "a base that is no word is left out");
        let passe = ["passe N Action de passer", "passer V Aller"];
        assert_eq!(told(&meanings, &lexicon, "passe"), passe);
        assert!(told(&meanings, &lexicon, "riz").is_empty());
        assert!(told(&meanings, &lexicon, "absent").is_empty());
    }

    #[test]
    fn every_place_of_a_lexicon_leads_back_to_its_word() {
        let lexicon = lexicon();
        for (index, text) in WORDS.iter().enumerate() {
            assert_eq!(lexicon.word_at(index), Some(word(text)));
        }
        assert_eq!(lexicon.word_at(WORDS.len()), None);
    }

    #[test]
    fn meanings_of_many_blocks_are_found_each() {
        let letters = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let texts: Vec<String> = letters
            .iter()
            .flat_map(|a| letters.iter().flat_map(move |b| letters.map(|c| format!("{a}{b}{c}"))))
            .collect();
        let entries: Vec<Entry> = texts.iter().map(|text| Entry::plain(word(text))).collect();
        let bytes = crate::compile(Alphabet::FRENCH, &entries, &Notes::default()).unwrap();
        let lexicon = Lexicon::open("test", bytes).unwrap();
        let long = |text: &str| format!("{text} {}", text.repeat(300));
        let meanings: BTreeMap<Word, Meaning> = texts
            .iter()
            .map(|text| {
                let senses = vec![sense(text, Parts::NOUN, &long(text))];
                (word(text), Meaning { senses, bases: vec![word("aaa")] })
            })
            .collect();
        let bytes = compile(&lexicon, &provenance(), &meanings);
        let opened = Meanings::open(bytes, &lexicon).unwrap();
        assert!(opened.count > 3, "{} blocks", opened.count);
        for text in &texts {
            let explained = opened.of(&lexicon, &word(text)).unwrap();
            assert_eq!(explained[0].senses[0].text, long(text));
            assert_eq!(explained.len(), if text == "aaa" { 1 } else { 2 });
        }
    }

    #[test]
    fn meanings_that_are_cut_off_damaged_or_of_other_words_are_refused() {
        let lexicon = lexicon();
        let whole = bytes(&lexicon);
        for end in 0..whole.len() {
            assert!(Meanings::open(whole[..end].to_vec(), &lexicon).is_err(), "{end} bytes");
        }
        for at in 24..whole.len() {
            let mut flipped = whole.clone();
            flipped[at] ^= 4;
            let refused = Meanings::open(flipped, &lexicon).err();
            assert_eq!(refused, Some(BesideError::Damaged(Beside::Meanings)));
        }
    }

    proptest! {
        /// What is part of the program is not read through, so whatever it is must do no harm.
        #[test]
        fn damage_behind_an_unread_checksum_is_an_answer_and_no_panic(
            damage in prop::collection::vec((24usize..400, any::<u8>()), 1..12),
        ) {
            let lexicon = lexicon();
            let mut damaged = bytes(&lexicon);
            let len = damaged.len();
            for (at, value) in damage {
                damaged[24 + at % (len - 24)] = value;
            }
            if let Ok(meanings) = Meanings::open(&*damaged.leak(), &lexicon) {
                for word in lexicon.words() {
                    let _ = meanings.of(&lexicon, &word);
                }
            }
        }
    }
}
