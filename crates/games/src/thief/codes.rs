//! Why Word Thief refuses a command.

crate::codes! {
    /// No word with this number was ever played.
    NO_SUCH_WORD = "no_such_word";
    /// The word was stolen before and is no longer there.
    WORD_GONE = "word_gone";
    /// Nobody steals an own word.
    OWN_WORD = "own_word";
    /// A word of one suit is locked.
    LOCKED_WORD = "locked_word";
    /// A word with too few letters.
    WORD_TOO_SHORT = "word_too_short";
    /// A word with fewer letters than the house asks for; the number says how many.
    TOO_SHORT_HERE = "too_short_here";
    /// More words than the house lets a steal make; the number says how many.
    TOO_MANY_WORDS = "too_many_words";
    /// More cards of this face were laid than there are: a card is used twice.
    CARD_USED_TWICE = "card_used_twice";
    /// A card of the stolen word is in none of the new ones.
    STOLEN_CARD_LEFT_OUT = "stolen_card_left_out";
    /// A new word has no card from the hand.
    NO_HAND_CARD = "no_hand_card";
    /// A new word has no card of the stolen one.
    NO_STOLEN_CARD = "no_stolen_card";
    /// The new word is only the plural of the stolen one.
    MERE_PLURAL = "mere_plural";
    /// The house keeps the order of stolen cards, and it was changed.
    ORDER_NOT_KEPT = "order_not_kept";
    /// The house keeps pieces of a stolen word together, and one was broken up.
    PIECE_BROKEN = "piece_broken";
    /// A letter that the alphabet does not have.
    UNKNOWN_LETTER = "unknown_letter";
    /// So many cards cannot be swapped; the number says how many.
    WRONG_SWAP = "wrong_swap";
    /// The pile is empty: there is nothing to swap with, one passes.
    PILE_EMPTY = "pile_empty";
    /// The pile has cards: who cannot play swaps, and does not pass.
    PILE_NOT_EMPTY = "pile_not_empty";
}
