//! What French words mean: the explanations that WikDict takes from the French Wiktionary to tell
//! the senses of a word apart. Its dictionaries lead from French into other languages; what counts
//! here is the French in them, and each has explanations that others lack.
//!
//! A dictionary is a text and an index, which says where entries begin and how long they are. An
//! entry begins with the headword, how it is spoken and what it is. Then come translations, with a
//! number before them where there are several senses, and after each what explains it in French;
//! several explanations have a line with a number alone between them.

use super::meanings::{Dictionary, Headwords, inflections};
use super::recipe::Kitchen;
use flate2::read::MultiGzDecoder;
use lexicon::meanings::{Kind, Provenance};
use lexicon::{Lexicon, Parts};
use std::collections::BTreeSet;
use std::io::Read;

/// Into which languages.
const INTO: [&str; 6] = ["deu", "ita", "spa", "por", "bul", "rus"];

pub(super) fn read(kitchen: &Kitchen, lexicon: &Lexicon) -> Result<Dictionary, String> {
    let mut headwords = Headwords::default();
    for into in INTO {
        let package = format!("dict-freedict-fra-{into}");
        let path = |ending| format!("usr/share/dictd/freedict-fra-{into}.{ending}");
        let (packed, index) = (path("dict.dz"), path("index"));
        let files = kitchen.files(&package, |path| path == packed || path == index)?;
        let mut bytes = Vec::new();
        MultiGzDecoder::new(files.get(&packed)?)
            .read_to_end(&mut bytes)
            .map_err(|error| format!("{packed}: {error}"))?;
        let places = places(&String::from_utf8_lossy(files.get(&index)?));
        for (from, length) in places.ok_or_else(|| format!("{index}: a line is no entry"))? {
            let entry = bytes.get(from..from + length).unwrap_or_default();
            explained(&String::from_utf8_lossy(entry), &mut headwords);
        }
    }
    let meanings = headwords.explain(lexicon, |wanted, each| {
        let folder = "usr/share/hunspell/fr";
        inflections(kitchen, "hunspell-fr-comprehensive", folder, wanted, each)
    })?;
    let provenance = Provenance {
        source: format!(
            "Wiktionnaire through DBnary and WikDict, {}",
            kitchen.name(&format!("dict-freedict-fra-{}", INTO[0]))?
        ),
        licence: "CC BY-SA 3.0".to_owned(),
        kind: Kind::Explanations,
    };
    Ok(Dictionary { provenance, meanings })
}

/// Where entries begin and how long they are, in the order of the text.
fn places(index: &str) -> Option<BTreeSet<(usize, usize)>> {
    let entry = |line: &str| {
        let mut columns = line.rsplit('\t');
        let (length, from) = (columns.next()?, columns.next()?);
        Some((number(from)?, number(length)?))
    };
    index.lines().map(entry).collect()
}

/// A number in the digits of the index, six bits each.
fn number(digits: &str) -> Option<usize> {
    const DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    digits
        .chars()
        .try_fold(0usize, |number, digit| number.checked_mul(64)?.checked_add(DIGITS.find(digit)?))
}

/// Takes what an entry explains. Names and expressions of several words are left out.
fn explained(entry: &str, headwords: &mut Headwords) {
    let mut lines = entry.lines();
    let Some((headword, part)) = lines.next().and_then(heading) else { return };
    // The line after the heading translates.
    for line in lines.skip(1) {
        let (number, rest) = line.trim_start().split_once('.').unwrap_or_default();
        let numbered = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
        if !numbered || !rest.is_empty() && !rest.starts_with(' ') {
            headwords.add(headword, part, line.trim());
        }
    }
}

/// Headword and part of speech: `accord /a.kɔʁ/ <n, masc>`.
fn heading(line: &str) -> Option<(&str, Parts)> {
    let headword = line.split(' ').next()?;
    let (before, kinds) = line.strip_suffix('>')?.rsplit_once(" <")?;
    let spoken = before.strip_prefix(headword)?.trim();
    let part = match kinds.split(',').next()? {
        "n" => Parts::NOUN,
        "v" => Parts::VERB,
        "adj" => Parts::ADJECTIVE,
        "adv" => Parts::ADVERB,
        "pn" => return None,
        _ => Parts::OTHER,
    };
    (spoken.is_empty() || spoken.starts_with('/')).then_some((headword, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_by_the_index() {
        assert_eq!(places("accord\tBA\tQ\nété\tB\tC\n"), Some([(1, 2), (64, 16)].into()));
        assert_eq!(places("accord"), None);
    }

    #[test]
    fn headings_name_single_words() {
        assert_eq!(heading("passer /pa.se/ /pɑ.se/ <v>"), Some(("passer", Parts::VERB)));
        assert_eq!(heading("été /e.te/ <n, masc>"), Some(("été", Parts::NOUN)));
        assert_eq!(heading("été indien /e.te ɛ̃.djɛ̃/ <n, masc>"), None);
        assert_eq!(heading("Abel /a.bɛl/ <pn, masc>"), None);
    }
}
