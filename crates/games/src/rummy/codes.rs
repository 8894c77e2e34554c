//! Why Rummy refuses a command.

crate::codes! {
    /// First a card is drawn.
    DRAW_FIRST = "draw_first";
    /// A card was drawn already.
    DRAWN_ALREADY = "drawn_already";
    /// There is no card to draw.
    NO_CARD_TO_DRAW = "no_card_to_draw";
    /// The words do not meet the task.
    TASK_NOT_MET = "task_not_met";
    /// All cards must be used.
    CARDS_LEFT_OVER = "cards_left_over";
    /// A word has two letters at least.
    WORD_TOO_SHORT = "word_too_short";
    /// A bonus card is put on a word, not into it.
    BONUS_IS_NO_LETTER = "bonus_is_no_letter";
    /// No bonus cards in this round.
    NO_BONUS_CARDS = "no_bonus_cards";
    /// The letter or word that counts four times must be named, and exist.
    FOURFOLD_NOT_NAMED = "fourfold_not_named";
    /// Nothing counts four times in this round.
    NOTHING_FOURFOLD = "nothing_fourfold";
    /// The card just taken may not be discarded at once.
    JUST_TAKEN = "just_taken";
    /// A letter that the alphabet does not have.
    UNKNOWN_LETTER = "unknown_letter";
    /// Laid and left cards are more or fewer than a hand.
    HAND_NOT_WHOLE = "hand_not_whole";
    /// The player sits this round out.
    SITTING_OUT = "sitting_out";
}
