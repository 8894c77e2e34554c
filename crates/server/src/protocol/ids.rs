//! What people reach tables and hold seats with: a code that they read out, and secrets.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;
use utoipa::ToSchema;

/// The letters of codes: none that is taken for another when read out or written.
const CLEAR: &[u8; 20] = b"ABCDEFGHJKMNPQRSTVWX";
const CODE_LETTERS: usize = 6;
const SECRET_LETTERS: usize = 32;
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The short code of a table, as people tell each other. Capital or small makes no difference.
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
        TableCode(random.into_iter().map(letter).collect())
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
        let code = text.to_ascii_uppercase();
        let fits = code.len() == CODE_LETTERS && code.bytes().all(|byte| CLEAR.contains(&byte));
        fits.then_some(TableCode(code)).ok_or(NotOne("the code of a table"))
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
        let code = TableCode::from_random([7, 0, 255, 19, 20, 21]);
        assert_eq!(code.as_str().to_lowercase().parse(), Ok(code.clone()));
        let secret = Secret::from_random([255; 24]);
        assert_eq!((secret.reveal().len(), secret.reveal()), (32, "_".repeat(32).as_str()));
        assert_eq!(secret.reveal().parse(), Ok(secret.clone()));
        assert_eq!(format!("{secret:?}"), "Secret(…)");
    }

    #[test]
    fn other_text_is_neither() {
        for text in ["", "abc", "../../../etc/passwd..", "ABCDE\u{130}", "iiiiii", "abcde "] {
            assert!(text.parse::<TableCode>().is_err(), "{text}");
            assert!(text.parse::<Secret>().is_err(), "{text}");
        }
    }
}
