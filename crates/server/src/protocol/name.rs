//! The names of players: text from outside that everybody at the table is shown.

use super::TableProblem;
use crate::limits::{NAME_BYTES, NAME_CHARACTERS};
use serde::{Deserialize, Deserializer, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// How many marks may stand on one letter; more of them run over the lines above and below.
const MARKS: usize = 2;
/// Joins pictures to one: two people and two children to a family.
const JOINER: char = '\u{200d}';
/// Asks for the picture of a character that has one.
const AS_PICTURE: char = '\u{fe0f}';
/// How many code points one picture is made of: a family of four, each with a colour of skin.
const PICTURE: usize = 12;

/// A name that can be shown to others: composed, without characters that nobody sees, not long.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct PlayerName(String);

impl<'de> Deserialize<'de> for PlayerName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PlayerName, D::Error> {
        let typed = String::deserialize(from)?;
        PlayerName::new(&typed).map_err(|_| serde::de::Error::custom("expected a name"))
    }
}

impl PlayerName {
    /// The name in what somebody typed.
    ///
    /// ```
    /// use server::protocol::PlayerName;
    /// let name = PlayerName::new("  Zoe\u{308}\u{202e}\u{0} da\n Silva ")?;
    /// assert_eq!(name.as_str(), "Zoë da Silva");
    /// assert_eq!(PlayerName::new("👨\u{200d}👩\u{200d}👧")?.as_str(), "👨\u{200d}👩\u{200d}👧");
    /// assert!(PlayerName::new("\u{200b} ").is_err());
    /// # Ok::<(), server::protocol::TableProblem>(())
    /// ```
    pub fn new(typed: &str) -> Result<PlayerName, TableProblem> {
        let unusable = TableProblem::BadName { most: NAME_CHARACTERS as u32 };
        if typed.len() > NAME_BYTES {
            return Err(unusable);
        }
        let shown: String = typed
            .graphemes(true)
            .flat_map(|one| {
                let picture = one.chars().next().is_some_and(is_picture);
                one.chars().filter(move |c| is_shown(c) || picture && is_of_picture(*c))
            })
            .map(|c| if c.is_whitespace() { ' ' } else { c })
            .collect();
        let words: Vec<&str> = shown.split_whitespace().collect();
        let mut marks = 0;
        let few_marks = |c: &char| {
            marks = if is_combining_mark(*c) { marks + 1 } else { 0 };
            marks <= MARKS
        };
        let name: String = words.join(" ").nfc().filter(few_marks).collect();
        let characters: Vec<&str> = name.graphemes(true).collect();
        let endless = characters.iter().any(|one| one.chars().count() > PICTURE);
        if characters.is_empty() || characters.len() > NAME_CHARACTERS || endless {
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

/// Can a small picture begin with the character?
fn is_picture(c: char) -> bool {
    matches!(c as u32, 0x2190..=0x2BFF | 0x1F000..=0x1FAFF)
}

/// What nobody sees by itself, and what makes one picture of several characters.
fn is_of_picture(c: char) -> bool {
    c == JOINER || c == AS_PICTURE
}

/// Does one see the character, or is it a space? Controls, marks of direction, joiners, tags,
/// private and unassigned planes are left out.
fn is_shown(c: &char) -> bool {
    let space = c.is_whitespace();
    let hidden = matches!(*c as u32,
        0xAD | 0x34F | 0x61C | 0x115F..=0x1160 | 0x17B4..=0x17B5 | 0x180B..=0x180F
        | 0x200B..=0x200F | 0x2028..=0x202E | 0x2060..=0x206F | 0x3164 | 0xE000..=0xF8FF
        | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFD | 0x1BCA0..=0x1BCA3
        | 0x1D173..=0x1D17A | 0xE0000..);
    space || !c.is_control() && !hidden
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

    #[test]
    fn characters_are_counted_as_people_count_them() {
        let name = |typed: &str| PlayerName::new(typed).map(PlayerName::into_text);
        let family = "👨🏽\u{200d}👩🏽\u{200d}👧🏽\u{200d}👦🏽";
        assert_eq!(name(&format!("Família {family}")), Ok(format!("Família {family}")));
        assert_eq!(name("Zoe\u{308}\u{200d}la ❤\u{fe0f}"), Ok("Zoëla ❤\u{fe0f}".to_owned()));
        // Twenty-four characters of two code points each.
        let flags = "🇵🇹".repeat(NAME_CHARACTERS);
        assert_eq!(name(&flags), Ok(flags.clone()));
        assert!(name(&(flags + "x")).is_err());
        assert!(name(&"👨\u{200d}".repeat(20)).is_err(), "a picture without an end");
    }
}
