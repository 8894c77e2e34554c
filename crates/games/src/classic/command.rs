//! What a player of Classic can do.

use super::variant::Variant;
use crate::card::{Card, Factor};
use crate::grid::{At, Cell};
use serde::{Deserialize, Serialize};

/// What a player can do. A turn is exactly one of lay, exchange and pass (SC-05).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), rename_all = "snake_case")]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(V = crate::forfeit::Actions), rename_all = "snake_case"))]
pub enum Command<V: Variant> {
    /// Lay cards that form a word.
    Lay(Lay),
    /// Exchange cards of the hand with the draw pile.
    Exchange {
        /// The cards to give away.
        cards: Vec<Card>,
    },
    /// Do nothing.
    Pass,
    /// Have no objection to the play that lies there.
    Accept,
    /// Challenge the play that lies there, or object to an unknown word.
    Challenge,
    /// What a variant adds.
    #[serde(untagged)]
    Variant(V::Command),
}

/// Cards laid in one line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lay {
    /// Which card goes where; a blank as the lower-case letter that it stands for.
    pub cards: Vec<At<Card>>,
    /// A bonus card, and the laid letter it is put on (SC-17).
    #[serde(default)]
    pub bonus: Option<BonusUse>,
    /// Put unknown words to the others instead of having the play refused (SC-A26).
    #[serde(default)]
    pub appeal: bool,
}

/// A bonus card on a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BonusUse {
    /// The card.
    pub card: Factor,
    /// The cell of the letter it is put on.
    pub at: Cell,
}
