//! Why Classic refuses a command.

crate::codes! {
    /// The first word needs two letter cards at least.
    FIRST_WORD_TOO_SHORT = "first_word_too_short";
    /// No bonus card with the first word.
    BONUS_ON_FIRST_WORD = "bonus_on_first_word";
    /// One bonus card a play.
    ONE_BONUS_CARD = "one_bonus_card";
    /// A bonus card is laid on a letter, not as one.
    BONUS_IS_NO_LETTER = "bonus_is_no_letter";
    /// The bonus card must name a letter that is laid in this play.
    BONUS_NEEDS_LAID_LETTER = "bonus_needs_laid_letter";
    /// A letter that the alphabet does not have.
    UNKNOWN_LETTER = "unknown_letter";
    /// No card was named for the exchange.
    NOTHING_EXCHANGED = "nothing_exchanged";
    /// The draw pile has fewer cards than that.
    PILE_TOO_SHORT = "pile_too_short";
}
