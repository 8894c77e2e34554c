//! The clock on the wall, as those see it who wait for days.

use crate::storage::WallTime;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

/// The clock on the wall: the system's, or for tests one that can be moved on.
///
/// ```
/// use server::{Wall, storage::WallTime};
/// use std::time::Duration;
/// let wall = Wall::to_be_moved();
/// wall.move_on(Duration::from_secs(3600));
/// assert!(wall.now() > WallTime(WallTime::now().0 + 3_500_000));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Wall {
    moved: Option<Arc<AtomicI64>>,
}

impl Wall {
    /// The system's clock until it is moved on.
    pub fn to_be_moved() -> Wall {
        Wall { moved: Some(Arc::default()) }
    }

    /// Moves it on, for all who have the same; the system's own cannot be moved.
    pub fn move_on(&self, by: Duration) {
        if let Some(moved) = &self.moved {
            moved.fetch_add(by.as_millis() as i64, Ordering::SeqCst);
        }
    }

    /// What it shows.
    pub fn now(&self) -> WallTime {
        let moved = self.moved.as_ref().map_or(0, |moved| moved.load(Ordering::SeqCst));
        WallTime(WallTime::now().0.saturating_add(moved))
    }

    /// Is it a test's, which moves it by intent?
    pub(crate) const fn is_moved_by_hand(&self) -> bool {
        self.moved.is_some()
    }
}
