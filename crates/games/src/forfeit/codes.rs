//! Why Forfeit refuses a command: Classic's reasons, and one of its own.

pub use crate::classic::codes::{
    BONUS_IS_NO_LETTER, BONUS_NEEDS_LAID_LETTER, BONUS_ON_FIRST_WORD, FIRST_WORD_TOO_SHORT,
    NOTHING_EXCHANGED, ONE_BONUS_CARD, PILE_TOO_SHORT, UNKNOWN_LETTER,
};
use crate::refusal::Code;

/// No word of the play fits the category.
pub const CATEGORY_DOES_NOT_FIT: Code = Code::new("category_does_not_fit");

/// Every code of the game, so that the texts can be checked for gaps.
pub const ALL: &[Code] = &[
    CATEGORY_DOES_NOT_FIT,
    BONUS_IS_NO_LETTER,
    BONUS_NEEDS_LAID_LETTER,
    BONUS_ON_FIRST_WORD,
    FIRST_WORD_TOO_SHORT,
    NOTHING_EXCHANGED,
    ONE_BONUS_CARD,
    PILE_TOO_SHORT,
    UNKNOWN_LETTER,
];
