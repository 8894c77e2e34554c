//! Table time: milliseconds since the table was opened, as its keeper counts them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A moment of table time, or a length of it, in milliseconds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Millis(pub u64);

impl Millis {
    /// So many seconds.
    pub const fn from_seconds(seconds: u32) -> Millis {
        Millis(seconds as u64 * 1000)
    }

    /// This moment, later by `length`.
    #[must_use]
    pub const fn plus(self, length: Millis) -> Millis {
        Millis(self.0.saturating_add(length.0))
    }

    /// How long after `earlier` this is; nothing if it is not after it.
    #[must_use]
    pub const fn since(self, earlier: Millis) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}
