//! A refusal is a value: which rule a command breaks, and which cards or cells are at fault.
//!
//! It carries no sentence. Texts in five languages belong to codes and live elsewhere.

use crate::grid::Cell;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// Why a command is refused: a stable snake_case name.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct Code(Cow<'static, str>);

impl Code {
    /// A code with this stable name; games list theirs with [`codes!`](crate::codes).
    pub const fn new(name: &'static str) -> Code {
        Code(Cow::Borrowed(name))
    }

    /// The stable name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Declares the refusal codes of a game, each with its stable name, and `ALL` of them.
#[macro_export]
macro_rules! codes {
    ($($(#[$meta:meta])* $name:ident = $text:literal;)*) => {
        $($(#[$meta])* pub const $name: $crate::Code = $crate::Code::new($text);)*
        /// Every code of this list, so that the texts can be checked for gaps.
        pub const ALL: &[$crate::Code] = &[$($name),*];
    };
}

/// The codes that every game shares.
pub mod code {
    codes! {
        /// The seat does not exist.
        NO_SUCH_SEAT = "no_such_seat";
        /// The player has left the game.
        SEAT_LEFT = "seat_left";
        /// It is another player's turn.
        NOT_YOUR_TURN = "not_your_turn";
        /// The phase that the command was meant for is over.
        STALE = "stale";
        /// The phase that the command was meant for has not come.
        NOT_YET = "not_yet";
        /// The command does not belong into this phase.
        WRONG_PHASE = "wrong_phase";
        /// The game is over.
        GAME_OVER = "game_over";
        /// Time does not run backwards.
        TIME_RUNS_BACK = "time_runs_back";
        /// Only the table itself, or the seat concerned, may do this.
        NOT_YOURS = "not_yours";
        /// This point of the game cannot be gone back to.
        CANNOT_UNDO = "cannot_undo";
        /// The record of the game is so long that its last part is kept for playing to the end.
        RECORD_FULL = "record_full";
        /// The table stands still until somebody lets it go on.
        PAUSED = "paused";
        /// The table cannot be made to stand still: other people play too.
        CANNOT_PAUSE = "cannot_pause";
        /// The command cannot be read.
        MALFORMED = "malformed";
        /// Cards that are not in the hand.
        NOT_IN_HAND = "not_in_hand";
        /// A blank without the letter that it stands for.
        BLANK_UNDECLARED = "blank_undeclared";
        /// Words that the dictionary does not have.
        UNKNOWN_WORD = "unknown_word";
        /// Words that the table does without, because a family plays.
        FAMILY_WORD = "family_word";
        /// A cell that is named twice.
        CELL_TWICE = "cell_twice";
        /// A cell that is taken.
        CELL_TAKEN = "cell_taken";
        /// A cell outside the board.
        OFF_BOARD = "off_board";
        /// Cards that do not lie in one row or column.
        NOT_IN_LINE = "not_in_line";
        /// An empty cell between the cards.
        GAP = "gap";
        /// Cards that touch nothing on the table.
        NO_CONTACT = "no_contact";
        /// Nothing was laid.
        NOTHING_LAID = "nothing_laid";
        /// The player has answered already.
        ALREADY_ANSWERED = "already_answered";
        /// The player is not asked.
        NOT_ASKED = "not_asked";
        /// An unknown word cannot be put to the others now.
        NO_APPEAL = "no_appeal";
    }
}

/// A command that is not allowed, and why. It changes nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// Which kind of refusal.
    pub code: Code,
    /// The rule that forbids it, such as `SC-22`; empty where only the table's order is at stake.
    pub rule: Cow<'static, str>,
    /// What is at fault.
    #[serde(flatten)]
    pub about: Box<About>,
}

/// What a refusal is about: the parameters of its text.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct About {
    /// The cards at fault, as text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub cards: Vec<String>,
    /// The cells at fault.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Cell>>", optional))]
    pub cells: Vec<Cell>,
    /// The words at fault.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub words: Vec<String>,
    /// A seat that the text names, such as whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub seat: Option<Seat>,
    /// A number that the text names, such as how many cards there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "number | null", optional))]
    pub number: Option<i64>,
    /// What a reader expected, for commands that cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub detail: Option<String>,
}

impl Refusal {
    /// A refusal by a rule.
    pub fn new(code: Code, rule: &'static str) -> Refusal {
        Refusal { code, rule: Cow::Borrowed(rule), about: Box::default() }
    }

    /// Names the cards at fault.
    #[must_use]
    pub fn cards<C: fmt::Display>(mut self, cards: impl IntoIterator<Item = C>) -> Refusal {
        self.about.cards = cards.into_iter().map(|card| card.to_string()).collect();
        self
    }

    /// Names the cells at fault.
    #[must_use]
    pub fn cells(mut self, cells: impl IntoIterator<Item = Cell>) -> Refusal {
        self.about.cells = cells.into_iter().collect();
        self
    }

    /// Names the words at fault.
    #[must_use]
    pub fn words(mut self, words: impl IntoIterator<Item = String>) -> Refusal {
        self.about.words = words.into_iter().collect();
        self
    }

    /// Names a seat.
    #[must_use]
    pub fn seat(mut self, seat: Seat) -> Refusal {
        self.about.seat = Some(seat);
        self
    }

    /// Names a number.
    #[must_use]
    pub fn number(mut self, number: i64) -> Refusal {
        self.about.number = Some(number);
        self
    }

    /// Says what a reader expected.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<String>) -> Refusal {
        self.about.detail = Some(detail.into());
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        if !self.rule.is_empty() {
            write!(f, " ({})", self.rule)?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
