//! How much each seat may still say, whatever number of connections says it.

use crate::throttle::{Bucket, Pace};
use games::Seat;
use std::collections::HashMap;

/// How much each seat of a table may still say.
#[derive(Default)]
pub(crate) struct Paces {
    seats: HashMap<Seat, Bucket>,
}

impl Paces {
    /// A seat says something; if that is too much, in how many seconds it may.
    pub(crate) fn take(&mut self, seat: Seat, pace: Pace) -> Result<(), u32> {
        self.seats.entry(seat).or_insert_with(|| Bucket::of(pace)).take()
    }
}
