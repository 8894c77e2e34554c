//! Reading a dictionary: a count, then one stem a line with its flags and morphological fields.

use super::super::error::{Problem, SourceError};
use super::super::gather::Policy;
use super::super::lines::Lines;
use super::super::report::Tally;
use super::affix_file::alias;
use super::affixes::{Affixes, Marks};
use super::flag::Flag;
use std::io::BufRead;

/// One line of a dictionary: a word and what its flags say.
#[derive(Clone, Debug)]
pub struct Stem {
    /// The word as it is written.
    pub text: String,
    /// The morphological fields behind it, as they are written.
    pub fields: String,
    flags: Vec<Flag>,
    pub(super) marks: Marks,
}

impl Stem {
    /// Does it bear the flag?
    pub fn has(&self, flag: Flag) -> bool {
        self.flags.contains(&flag)
    }

    /// Is it in the dictionary only to say that it is no word?
    pub fn is_forbidden(&self) -> bool {
        self.marks.forbidden
    }
}

/// The stems of a dictionary, one at a time.
pub struct Stems<'a, R> {
    affixes: &'a Affixes,
    lines: Lines<R>,
    policy: Policy,
    declared: u64,
    found: u64,
    /// What was wrong but did no harm.
    pub notes: Tally,
}

impl<'a, R: BufRead> Stems<'a, R> {
    /// Opens a dictionary, reading its first line; `file` is the name that errors give.
    pub fn open(
        affixes: &'a Affixes,
        file: &str,
        input: R,
        policy: Policy,
    ) -> Result<Stems<'a, R>, SourceError> {
        let mut lines = Lines::new(file, input);
        let first = match lines.bytes()? {
            Some(bytes) => String::from_utf8_lossy(bytes).into_owned(),
            None => return Err(SourceError::whole(file, Problem::NoWords)),
        };
        let declared = first.trim().parse().map_err(|_| {
            SourceError::unexpected(file, 1, &first, "the number of entries that follow")
        })?;
        Ok(Stems { affixes, lines, policy, declared, found: 0, notes: Tally::default() })
    }

    /// The number of the line read last, counted from 1.
    pub fn line(&self) -> u64 {
        self.lines.number()
    }

    /// The next stem.
    ///
    /// hunspell takes the count on the first line as a hint, and published dictionaries are off
    /// by a few; so a wrong one is an error only for [`Policy::Strict`], and so is a flag that
    /// the affix file does not declare.
    pub fn next_stem(&mut self) -> Result<Option<Stem>, SourceError> {
        while let Some(bytes) = self.lines.bytes()? {
            let decoded = self.affixes.encoding.decode(bytes).map(String::from);
            let (file, number) = (self.lines.file(), self.lines.number());
            let line = decoded.map_err(|problem| SourceError::at(file, number, problem))?;
            if line.trim().is_empty() {
                continue;
            }
            self.found += 1;
            return self.stem(&line).map(Some);
        }
        if self.declared != self.found {
            let (declared, found) = (self.declared, self.found);
            if self.policy == Policy::Strict {
                let problem = Problem::WrongCount { what: "entries".to_owned(), declared, found };
                return Err(SourceError::at(self.lines.file(), 1, problem));
            }
            self.notes.add("entries more or fewer than declared", declared.abs_diff(found));
        }
        Ok(None)
    }

    fn stem(&mut self, line: &str) -> Result<Stem, SourceError> {
        let (text, flags, fields) = split(line);
        let (file, number) = (self.lines.file(), self.lines.number());
        let affixes = self.affixes;
        let flags = match flags {
            "" => Vec::new(),
            text if affixes.flag_aliases.is_empty() => {
                let expected = affixes.style.expected();
                let bad = |_| SourceError::unexpected(file, number, text, expected);
                affixes.style.flags(text).map_err(bad)?
            }
            text => alias(&affixes.flag_aliases, text).cloned().ok_or_else(|| {
                let expected = "the number of an AF line of the affix file";
                SourceError::unexpected(file, number, text, expected)
            })?,
        };
        let (marks, unknown) = affixes.marks(&flags);
        if let Some(flag) = unknown {
            if self.policy == Policy::Strict {
                let flag = affixes.style.write(flag);
                let problem = Problem::UnknownFlag { flag, entry: text };
                return Err(SourceError::at(file, number, problem));
            }
            self.notes.count("entries with an unknown flag");
        }
        let fields = alias(&affixes.field_aliases, fields).map_or(fields, String::as_str);
        Ok(Stem { text, fields: fields.to_owned(), flags, marks })
    }
}

/// Word, flags and fields of a line.
///
/// A word may hold spaces, so the fields start at a tab or at a space before `xx:`; a slash that
/// belongs to the word has a backslash in front.
fn split(line: &str) -> (String, &str, &str) {
    let bytes = line.as_bytes();
    let fields_at = (0..bytes.len()).find(|&place| match bytes[place] {
        b'\t' => true,
        b' ' => bytes.get(place + 3) == Some(&b':'),
        _ => false,
    });
    let (head, fields) = match fields_at {
        // A tab and a space are whole characters, so this is a border between characters.
        Some(place) => (&line[..place], line[place..].trim()),
        None => (line.trim_end(), ""),
    };
    let slash = (1..head.len())
        .find(|&place| head.as_bytes()[place] == b'/' && head.as_bytes()[place - 1] != b'\\');
    let Some(slash) = slash else { return (head.trim().replace("\\/", "/"), "", fields) };
    let word = head[..slash].trim().replace("\\/", "/");
    let behind = head[slash + 1..].trim();
    match behind.split_once(char::is_whitespace) {
        None => (word, behind, fields),
        Some((flags, more)) => (word, flags, if fields.is_empty() { more.trim() } else { fields }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_word_flags_and_fields() {
        let cases = [
            ("abade/pb\t[CAT=nc,G=m]", ("abade", "pb", "[CAT=nc,G=m]")),
            ("1er/-- po:adj is:mas", ("1er", "--", "po:adj is:mas")),
            ("a priori po:adv", ("a priori", "", "po:adv")),
            ("km\\/h/S", ("km/h", "S", "")),
            ("word/1 2", ("word", "1", "2")),
            ("/", ("/", "", "")),
            ("été/S.\t", ("été", "S.", "")),
            ("word", ("word", "", "")),
        ];
        for (line, (word, flags, fields)) in cases {
            assert_eq!(split(line), (word.to_owned(), flags, fields), "{line}");
        }
    }
}
