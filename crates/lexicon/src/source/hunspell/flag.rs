//! Flags: the small marks behind a word that name its affixes and say what kind of word it is.

/// A flag, whatever way the dictionary writes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Flag(u32);

/// How a dictionary writes flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlagStyle {
    /// One character a flag.
    Single,
    /// Two characters a flag.
    Long,
    /// Numbers with commas between.
    Number,
}

/// Text that is no flag in the dictionary's style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BadFlags;

impl FlagStyle {
    /// By the word that stands after `FLAG`.
    pub(super) fn named(name: &str) -> Option<FlagStyle> {
        match name {
            "char" | "UTF-8" => Some(FlagStyle::Single),
            "long" => Some(FlagStyle::Long),
            "num" => Some(FlagStyle::Number),
            _ => None,
        }
    }

    /// What a flag of this style looks like, for messages.
    pub(super) const fn expected(self) -> &'static str {
        match self {
            FlagStyle::Single => "flags of one character",
            FlagStyle::Long => "flags of two characters",
            FlagStyle::Number => "flags from 1 to 65535 with commas between",
        }
    }

    /// One flag.
    pub fn flag(self, text: &str) -> Option<Flag> {
        match self.flags(text).ok()?.as_slice() {
            [flag] => Some(*flag),
            _ => None,
        }
    }

    /// A row of flags.
    pub(super) fn flags(self, text: &str) -> Result<Vec<Flag>, BadFlags> {
        match self {
            FlagStyle::Single => Ok(text.chars().map(|c| Flag(u32::from(c))).collect()),
            FlagStyle::Long => {
                let mut flags = Vec::with_capacity(text.len() / 2);
                let mut characters = text.chars().map(u32::from);
                while let Some(first) = characters.next() {
                    let second = characters.next().ok_or(BadFlags)?;
                    // Beyond this the two would not fit together; no dictionary goes there.
                    if first > 0xFFFF || second > 0xFFFF {
                        return Err(BadFlags);
                    }
                    flags.push(Flag(first << 16 | second));
                }
                Ok(flags)
            }
            FlagStyle::Number => text
                .split(',')
                .map(|number| match number.trim().parse::<u16>() {
                    Ok(number) if number > 0 => Ok(Flag(u32::from(number))),
                    _ => Err(BadFlags),
                })
                .collect(),
        }
    }

    /// How a flag of this style is written.
    pub(super) fn write(self, flag: Flag) -> String {
        let character = |code| char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
        match self {
            FlagStyle::Single => character(flag.0).to_string(),
            FlagStyle::Long => {
                [character(flag.0 >> 16), character(flag.0 & 0xFFFF)].iter().collect()
            }
            FlagStyle::Number => flag.0.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_reads_and_writes_its_flags() {
        for (style, text, written) in [
            (FlagStyle::Single, "aÝ+", vec!["a", "Ý", "+"]),
            (FlagStyle::Long, "L'D'()", vec!["L'", "D'", "()"]),
            (FlagStyle::Number, "1,42,65535", vec!["1", "42", "65535"]),
        ] {
            let flags = style.flags(text).unwrap();
            assert_eq!(flags.iter().map(|&flag| style.write(flag)).collect::<Vec<_>>(), written);
        }
    }

    #[test]
    fn what_is_no_flag_is_refused() {
        assert!(FlagStyle::Long.flags("abc").is_err());
        assert!(FlagStyle::Long.flags("a😀").is_err());
        for text in ["0", "65536", "a", "1,,2", ""] {
            assert!(FlagStyle::Number.flags(text).is_err(), "{text}");
        }
        assert_eq!(FlagStyle::Single.flag("ab"), None);
    }
}
