//! What people reach tables and hold seats with: a code that they read out, and secrets.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;
use utoipa::ToSchema;

/// The letters of codes: none that is taken for another when read out or written.
const CLEAR: &[u8; 20] = b"ABCDEFGHJKMNPQRSTVWX";
/// Letters of a new code, 43 bits, and how many are read out in one breath.
const CODE_LETTERS: usize = 10;
const GROUP: usize = 5;
/// Letters of the codes of earlier versions, which still lead to their tables.
const OLD_CODE_LETTERS: usize = 6;
/// What may stand between the letters of a code: hyphens, dashes, dots and the like.
const SEPARATORS: [char; 9] =
    ['-', '_', '.', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}'];
const SECRET_LETTERS: usize = 32;
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The code of a table, as people tell each other, in two groups of letters. Capital or small,
/// with or without what separates them, makes no difference.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS, ToSchema)]
pub struct TableCode(String);

/// A secret that gives a seat or the rights of the host to whoever knows it: 192 random bits.
///
/// It shows nothing of itself in logs.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct Secret(String);

impl TableCode {
    /// A code from random bytes.
    pub fn from_random(random: [u8; CODE_LETTERS]) -> TableCode {
        // Twenty letters divide 240 evenly; the few bytes above favour some by a hair.
        let letter = |byte: u8| char::from(CLEAR[usize::from(byte) % CLEAR.len()]);
        TableCode::grouped(&random.map(letter))
    }

    /// Letters as a code is written; those of earlier versions have one group.
    fn grouped(letters: &[char]) -> TableCode {
        let mut text = String::with_capacity(CODE_LETTERS + 1);
        for (place, &letter) in letters.iter().enumerate() {
            if place == GROUP && letters.len() == CODE_LETTERS {
                text.push('-');
            }
            text.push(letter);
        }
        TableCode(text)
    }

    /// The code as text, in capitals.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Secret {
    /// A secret from random bytes.
    pub fn from_random(random: [u8; 24]) -> Secret {
        let mut text = String::with_capacity(SECRET_LETTERS);
        for three in random.chunks(3) {
            let bits = three.iter().fold(0_u32, |bits, &byte| bits << 8 | u32::from(byte));
            for place in (0..4).rev() {
                text.push(char::from(BASE64[(bits >> (6 * place)) as usize & 63]));
            }
        }
        Secret(text)
    }

    /// The secret itself; for the one who gets it and for hashing.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// A text that is no code or secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOne(&'static str);

impl fmt::Display for NotOne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

impl std::error::Error for NotOne {}

impl FromStr for TableCode {
    type Err = NotOne;

    fn from_str(text: &str) -> Result<TableCode, NotOne> {
        // People write what they hear, and telephones make dashes and spaces as they like.
        let between = |letter: &char| letter.is_whitespace() || SEPARATORS.contains(letter);
        let letters = text.chars().filter(|letter| !between(letter));
        let letters: Vec<char> =
            letters.map(|letter| letter.to_ascii_uppercase()).take(CODE_LETTERS + 1).collect();
        let clear = |letter: &char| CLEAR.iter().any(|&byte| char::from(byte) == *letter);
        let fits = [CODE_LETTERS, OLD_CODE_LETTERS].contains(&letters.len());
        if !(fits && letters.iter().all(clear)) {
            return Err(NotOne("the code of a table"));
        }
        Ok(TableCode::grouped(&letters))
    }
}

impl FromStr for Secret {
    type Err = NotOne;

    fn from_str(text: &str) -> Result<Secret, NotOne> {
        let fits = text.len() == SECRET_LETTERS && text.bytes().all(|byte| BASE64.contains(&byte));
        fits.then(|| Secret(text.to_owned())).ok_or(NotOne("a secret"))
    }
}

macro_rules! read_from_text {
    ($($type:ty),+) => {
        $(impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                String::deserialize(from)?.parse().map_err(D::Error::custom)
            }
        })+
    };
}

read_from_text!(TableCode, Secret);

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_is_read_again() {
        let code = TableCode::from_random([7, 0, 255, 19, 20, 21, 1, 2, 3, 4]);
        assert_eq!(code.as_str(), "HASXA-BBCDE");
        assert_eq!(code.as_str().to_lowercase().parse(), Ok(code.clone()));
        let secret = Secret::from_random([255; 24]);
        assert_eq!((secret.reveal().len(), secret.reveal()), (32, "_".repeat(32).as_str()));
        assert_eq!(secret.reveal().parse(), Ok(secret.clone()));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }

    #[test]
    fn a_code_is_understood_however_it_is_typed() {
        for text in
            ["HASXA-BBCDE", "hasxabbcde", " hasxa bbcde ", "HASXA\u{2013}BBCDE", "has xab.bcde"]
        {
            assert_eq!(text.parse::<TableCode>().unwrap().as_str(), "HASXA-BBCDE", "{text}");
        }
        for text in ["kqtrmb", "KQTRMB", "kqt-rmb", " KQTRMB "] {
            assert_eq!(text.parse::<TableCode>().unwrap().as_str(), "KQTRMB", "{text}");
        }
    }

    #[test]
    fn other_text_is_neither() {
        for text in [
            "",
            "abc",
            "../../../etc/passwd..",
            "ABCDE\u{130}",
            "iiiiii",
            "abcde ",
            "KQTRMBA",
            "----------",
            "KQTRM-BBCDEF",
        ] {
            assert!(text.parse::<TableCode>().is_err(), "{text}");
            assert!(text.parse::<Secret>().is_err(), "{text}");
        }
    }
}
