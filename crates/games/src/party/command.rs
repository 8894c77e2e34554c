//! What a player of Party can do.

use crate::card::Card;
use crate::grid::{At, Cell};
use serde::{Deserialize, Serialize};

/// What a player can do for the team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Command {
    /// Roll the letter die (PY-04).
    Roll,
    /// Start the timer for the other team by tapping a tile of the rolled letter (PY-08).
    Spot {
        /// The tile.
        tile: Card,
    },
    /// Stop the timer, the word being placed (PY-11).
    Stop {
        /// Which tile lies where; a joker as the lower-case letter that it stands for.
        tiles: Vec<At<Card>>,
        /// Put unknown words to the other team instead of having them rejected (PY-A34).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        appeal: bool,
    },
    /// Stop the timer and pass (PY-33).
    Pass,
    /// Have no objection to the word that lies there.
    Accept,
    /// Challenge the word that lies there (PY-31), or object to an unknown one (PY-A34).
    Challenge,
    /// Choose the letter of the Chance die (PY-26).
    Choose {
        /// The cell of a tile placed this turn.
        cell: Cell,
    },
    /// Say that there is no room for a word; once both teams say so, the game is over (PY-A22).
    NoRoom,
}

impl Command {
    /// Stops the timer with these tiles, without an appeal.
    pub fn stop(tiles: Vec<At<Card>>) -> Command {
        Command::Stop { tiles, appeal: false }
    }
}
