//! The encodings in which dictionaries are written: UTF-8, and Latin-1 and Latin-9 of old.

use super::super::error::Problem;
use super::super::lines::utf8;
use std::borrow::Cow;

/// How bytes of a dictionary stand for text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    Utf8,
    Latin1,
    Latin9,
}

/// The names that a message lists.
pub(super) const KNOWN: &str = "SET with UTF-8, ISO8859-1 or ISO8859-15";

impl Encoding {
    /// By the name that stands after `SET`, in any of its spellings.
    pub(super) fn named(name: &str) -> Option<Encoding> {
        let plain: String =
            name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_uppercase();
        match plain.as_str() {
            "UTF8" => Some(Encoding::Utf8),
            "ISO88591" | "LATIN1" => Some(Encoding::Latin1),
            "ISO885915" | "LATIN9" => Some(Encoding::Latin9),
            _ => None,
        }
    }

    /// The bytes as text.
    pub(super) fn decode(self, line: &[u8]) -> Result<Cow<'_, str>, Problem> {
        // ASCII is the same in all of them, and most lines are nothing else.
        if self == Encoding::Utf8 || line.is_ascii() {
            return utf8(line).map(Cow::Borrowed);
        }
        Ok(line
            .iter()
            .map(|&byte| match (self, byte) {
                (Encoding::Latin9, 0xA4) => '€',
                (Encoding::Latin9, 0xA6) => 'Š',
                (Encoding::Latin9, 0xA8) => 'š',
                (Encoding::Latin9, 0xB4) => 'Ž',
                (Encoding::Latin9, 0xB8) => 'ž',
                (Encoding::Latin9, 0xBC) => 'Œ',
                (Encoding::Latin9, 0xBD) => 'œ',
                (Encoding::Latin9, 0xBE) => 'Ÿ',
                _ => char::from(byte),
            })
            .collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_old_encodings_differ_in_the_ligature() {
        let bytes = b"c\xBDur \xE9t\xE9";
        assert_eq!(Encoding::Latin9.decode(bytes).unwrap(), "cœur été");
        assert_eq!(Encoding::Latin1.decode(bytes).unwrap(), "c½ur été");
        assert!(Encoding::Utf8.decode(bytes).is_err());
    }

    #[test]
    fn names_are_known_in_every_spelling() {
        assert_eq!(Encoding::named("utf-8"), Some(Encoding::Utf8));
        assert_eq!(Encoding::named("ISO8859-1"), Some(Encoding::Latin1));
        assert_eq!(Encoding::named("ISO-8859-15"), Some(Encoding::Latin9));
        assert_eq!(Encoding::named("KOI8-R"), None);
    }
}
