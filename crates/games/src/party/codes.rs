//! Why Party refuses a command, or rejects a placement.

crate::codes! {
    /// Only the other team starts the timer.
    OWN_CLOCK = "own_clock";
    /// The team has started falsely in this turn, and may not press again.
    FALSE_STARTED = "false_started";
    /// The tile does not show the rolled letter.
    WRONG_TILE = "wrong_tile";
    /// Tiles that are not in the tray.
    NOT_IN_TRAY = "not_in_tray";
    /// A card that is no tile of this game.
    NOT_A_TILE = "not_a_tile";
    /// A letter that the alphabet does not have.
    UNKNOWN_LETTER = "unknown_letter";
    /// A joker on the board keeps its letter for the whole game.
    JOKER_IS_FIXED = "joker_is_fixed";
    /// The first word does not cover the star.
    STAR_NOT_COVERED = "star_not_covered";
    /// A word needs two letters at least.
    WORD_TOO_SHORT = "word_too_short";
    /// The rolled letter is not among the tiles laid.
    ROLLED_LETTER_MISSING = "rolled_letter_missing";
    /// A joker stands for the rolled letter.
    JOKER_FOR_ROLLED_LETTER = "joker_for_rolled_letter";
    /// The letter of the Chance die must have been placed this turn.
    NOT_PLACED_THIS_TURN = "not_placed_this_turn";
    /// The team has said so already.
    ALREADY_SAID = "already_said";
}
