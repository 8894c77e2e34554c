//! The text that describes an alphabet. This is where such texts are read.
//!
//! One thing a line: `code` and its tag, `letters` and all of them in order (spaces between them
//! count for nothing), and as many lines of `fold` as there are characters that are written with
//! other letters. Whatever follows a `#` is a remark.

use super::{Described, MAX_CODE};
use crate::MAX_LETTER;
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// Why a text describes no alphabet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AlphabetFault {
    /// A line that is none of the three kinds.
    Line(String),
    /// A code that is missing, too long, or not of small letters a to z.
    Code(String),
    /// There are no letters, or more than a set of letters has room for.
    Count(usize),
    /// A letter that is named twice, or has no upper-case form of one character.
    Letter(char),
    /// A character that is to be written with what are no letters of the alphabet.
    Fold(char),
    /// Another alphabet has this code.
    Taken(String),
}

impl fmt::Display for AlphabetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AlphabetFault::Line(line) => {
                write!(f, "{line:?}: expected `code …`, `letters …` or `fold … …`")
            }
            AlphabetFault::Code(code) => write!(
                f,
                "the code {code:?}: expected a language tag of one to {MAX_CODE} letters a to z"
            ),
            AlphabetFault::Count(count) => {
                write!(f, "{count} letters: expected 1 to {MAX_LETTER}, which fit in one set")
            }
            AlphabetFault::Letter(letter) => {
                write!(f, "{letter:?} is named twice, or is no upper-case letter")
            }
            AlphabetFault::Fold(from) => {
                write!(f, "{from:?} folds into something that is no letter of the alphabet")
            }
            AlphabetFault::Taken(code) => write!(f, "there is another alphabet {code:?}"),
        }
    }
}

impl std::error::Error for AlphabetFault {}

/// Reads a text. What it says is kept for as long as the program runs: alphabets are few.
pub(super) fn read(text: &str) -> Result<&'static Described, AlphabetFault> {
    let mut code = String::new();
    let mut letters = Vec::new();
    let mut folds: Vec<(char, &'static str)> = Vec::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let strange = || AlphabetFault::Line(line.to_owned());
        match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            [] => {}
            ["code", tag] if code.is_empty() => code = (*tag).to_owned(),
            ["letters", named @ ..] if letters.is_empty() => {
                letters = named.iter().flat_map(|part| part.nfc()).collect();
            }
            ["fold", from, to] => {
                let mut from = from.nfc().flat_map(char::to_uppercase);
                let (Some(from), None) = (from.next(), from.next()) else { return Err(strange()) };
                let to: String = to.nfc().flat_map(char::to_uppercase).collect();
                folds.push((from, to.leak()));
            }
            _ => return Err(strange()),
        }
    }
    let fits = (1..=MAX_CODE).contains(&code.len());
    if !fits || !code.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Err(AlphabetFault::Code(code));
    }
    check(&letters, &folds)?;
    Ok(Box::leak(Box::new(Described {
        code: code.leak(),
        letters: letters.leak(),
        folds: folds.leak(),
    })))
}

fn check(letters: &[char], folds: &[(char, &str)]) -> Result<(), AlphabetFault> {
    if !(1..=usize::from(MAX_LETTER)).contains(&letters.len()) {
        return Err(AlphabetFault::Count(letters.len()));
    }
    for (place, &letter) in letters.iter().enumerate() {
        let upper = letter.is_alphabetic() && letter.to_uppercase().eq([letter]);
        if !upper || letters[..place].contains(&letter) {
            return Err(AlphabetFault::Letter(letter));
        }
    }
    let written = |to: &str| !to.is_empty() && to.chars().all(|c| letters.contains(&c));
    match folds.iter().find(|(_, to)| !written(to)) {
        Some((from, _)) => Err(AlphabetFault::Fold(*from)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_with_remarks_spaces_and_marks_of_any_form() {
        let text = "# nearly Catalan\n\ncode ca # its tag\nletters A B C C\u{327} L\nfold ŀ l\n";
        let read = read(text).unwrap();
        assert_eq!(read.code, "ca");
        assert_eq!(read.letters, ['A', 'B', 'C', 'Ç', 'L']);
        assert_eq!(read.folds, [('Ŀ', "L")]);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let faults = [
            ("letters ABC", AlphabetFault::Code(String::new())),
            ("code Q1\nletters ABC", AlphabetFault::Code("Q1".into())),
            ("code latin\nletters ABC", AlphabetFault::Code("latin".into())),
            ("code xx", AlphabetFault::Count(0)),
            ("code xx\nletters ABA", AlphabetFault::Letter('A')),
            ("code xx\nletters AbC", AlphabetFault::Letter('b')),
            ("code xx\nletters A1", AlphabetFault::Letter('1')),
            ("code xx\nletters ABC\nfold Ä AE", AlphabetFault::Fold('Ä')),
            ("code xx\ncode yy", AlphabetFault::Line("code yy".into())),
            ("alphabet xx", AlphabetFault::Line("alphabet xx".into())),
        ];
        for (text, fault) in faults {
            assert_eq!(read(text), Err(fault), "{text}");
        }
        let many: String = ('А'..='Я').collect();
        assert_eq!(read(&format!("code ru\nletters {many}")), Err(AlphabetFault::Count(32)));
    }
}
