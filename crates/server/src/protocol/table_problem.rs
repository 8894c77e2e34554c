//! What went wrong in a call about a table, for the page to say in the reader's language.

use games::Refusal;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a call about a table got no answer. It says nothing about what is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum TableProblem {
    /// There is no such table, or no such address under it.
    NoSuchTable,
    /// The table has no such seat.
    NoSuchSeat,
    /// The request or message cannot be read.
    Malformed {
        /// What was expected, and where.
        detail: String,
    },
    /// The request or message is larger than any call needs.
    TooLarge,
    /// The settings do not fit the game.
    BadSettings {
        /// Which part.
        part: String,
        /// What is wrong with it, and what was expected.
        detail: String,
    },
    /// The name is empty, or nothing of it can be shown.
    BadName {
        /// The most characters that a name can have.
        most: u32,
    },
    /// Only the holder of the seat, or the host, may do this.
    NotYours,
    /// Somebody sits there already.
    SeatTaken,
    /// The seat is free, or its player has left.
    SeatFree,
    /// Not all seats are taken yet.
    SeatsFree {
        /// The free ones.
        seats: Vec<u8>,
    },
    /// The game has begun.
    AlreadyStarted,
    /// The game has not begun.
    NotStarted,
    /// The game is still on.
    NotOver,
    /// The game is over.
    GameOver,
    /// This table gives no hints: people play against each other, and the host has not allowed them.
    NoHints,
    /// The game does not wait for this seat.
    NotAwaited,
    /// There is no such puzzle: no such game, edition or day, or a day too far away.
    NoPuzzle,
    /// The referee says no.
    Refused {
        /// Why.
        #[schema(value_type = Object)]
        refusal: Box<Refusal>,
    },
    /// The caller asks too often.
    TooOften {
        /// When to try again.
        retry_seconds: u32,
    },
    /// There are more tables or connections than the server takes.
    Full,
    /// The page was not sent by this server.
    WrongOrigin,
    /// Too much work is under way, or another server is writing; try again.
    Busy,
    /// What happened could not be kept, so it did not happen.
    CannotKeep,
    /// The fault is the server's.
    Internal,
}
