//! The names of players: text from outside that everybody at the table is shown.

use super::TableProblem;
use crate::limits::NAME_CHARACTERS;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How many marks may stand on one letter; more of them run over the lines above and below.
const MARKS: usize = 2;

/// A name that can be shown to others: composed, without characters that nobody sees, not long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerName(String);

impl PlayerName {
    /// The name in what somebody typed.
    ///
    /// ```
    /// use server::protocol::PlayerName;
    /// let name = PlayerName::new("  Zoe\u{308}\u{202e}\u{0} da\n Silva ")?;
    /// assert_eq!(name.as_str(), "Zoë da Silva");
    /// assert!(PlayerName::new("\u{200b} ").is_err());
    /// # Ok::<(), server::protocol::TableProblem>(())
    /// ```
    pub fn new(typed: &str) -> Result<PlayerName, TableProblem> {
        let unusable = TableProblem::BadName { most: NAME_CHARACTERS as u32 };
        if typed.len() > 16 * NAME_CHARACTERS {
            return Err(unusable);
        }
        let shown: String = typed
            .chars()
            .map(|c| if c.is_whitespace() { ' ' } else { c })
            .filter(is_shown)
            .collect();
        let words: Vec<&str> = shown.split_whitespace().collect();
        let mut marks = 0;
        let few_marks = |c: &char| {
            marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
            marks <= MARKS
        };
        let name: String = words.join(" ").nfc().filter(few_marks).collect();
        if name.is_empty() || name.chars().count() > NAME_CHARACTERS {
            return Err(unusable);
        }
        Ok(PlayerName(name))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as text.
    pub fn into_text(self) -> String {
        self.0
    }
}

/// Does one see the character, or is it a space? Controls, marks of direction, joiners, tags,
/// private and unassigned planes are left out.
fn is_shown(c: &char) -> bool {
    let hidden = matches!(*c as u32,
        0xAD | 0x34F | 0x61C | 0x115F..=0x1160 | 0x17B4..=0x17B5 | 0x180B..=0x180F
        | 0x200B..=0x200F | 0x2028..=0x202E | 0x2060..=0x206F | 0x3164 | 0xE000..=0xF8FF
        | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFD | 0x1BCA0..=0x1BCA3
        | 0x1D173..=0x1D17A | 0xE0000..);
    !c.is_control() && !hidden
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_composed_and_cleaned() {
        let name = |typed: &str| PlayerName::new(typed).map(PlayerName::into_text);
        assert_eq!(name("E\u{301}loi\u{200d}se"), Ok("Éloise".to_owned()));
        assert_eq!(name("<b>Ana</b>"), Ok("<b>Ana</b>".to_owned()));
        assert_eq!(name("a\u{335}\u{336}\u{337}\u{338}b").map(|n| n.chars().count()), Ok(4));
        for empty in ["", " \t", "\u{202e}\u{feff}", "\u{e0041}"] {
            assert!(name(empty).is_err(), "{empty:?}");
        }
        assert!(name(&"x".repeat(NAME_CHARACTERS)).is_ok());
        assert!(name(&"x".repeat(NAME_CHARACTERS + 1)).is_err());
        assert!(name(&"\u{301}".repeat(100_000)).is_err());
    }
}
