//! Table time at a real table: it runs with the wall clock, and stands still when told to.

use games::Millis;
use std::time::{Duration, Instant};

/// The clock of the table.
pub struct Clock {
    /// Table time when it was last started.
    base: Millis,
    /// When that was; nothing while it stands still.
    since: Option<Instant>,
}

impl Clock {
    /// A running clock that shows this time now.
    pub fn from(base: Millis) -> Clock {
        Clock { base, since: Some(Instant::now()) }
    }

    /// What it shows.
    pub fn now(&self) -> Millis {
        let run = self.since.map_or(Duration::ZERO, |since| since.elapsed());
        self.base.plus(Millis(u64::try_from(run.as_millis()).unwrap_or(u64::MAX)))
    }

    /// When it will show this time.
    pub fn when(&self, time: Millis) -> Instant {
        Instant::now() + Duration::from_millis(time.since(self.now()).0)
    }

    /// Lets it stand still.
    pub fn pause(&mut self) {
        self.base = self.now();
        self.since = None;
    }

    /// Lets it run again.
    pub fn go_on(&mut self) {
        if self.since.is_none() {
            self.since = Some(Instant::now());
        }
    }
}
