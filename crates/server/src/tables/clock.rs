//! Table time: it runs while the table is in memory and its game is on, and stands otherwise.

use games::Millis;
use tokio::time::{Duration, Instant};

/// The clock of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableClock {
    /// What it showed at `since`.
    shown: Millis,
    /// Since when it runs; nothing while it stands.
    since: Option<Instant>,
}

impl TableClock {
    /// A clock that stands.
    pub(crate) const fn standing(shown: Millis) -> TableClock {
        TableClock { shown, since: None }
    }

    /// A clock that runs on from what it showed.
    pub(crate) fn running(shown: Millis) -> TableClock {
        TableClock { shown, since: Some(Instant::now()) }
    }

    /// Lets it run on or stand, from what it shows. Was it otherwise before?
    pub(crate) fn run_on(&mut self, runs: bool) -> bool {
        let changes = runs != self.since.is_some();
        if changes {
            let shown = self.now();
            *self = if runs { TableClock::running(shown) } else { TableClock::standing(shown) };
        }
        changes
    }

    /// What it shows now.
    pub(crate) fn now(&self) -> Millis {
        self.at(Instant::now())
    }

    /// What it showed at a moment; before it was started, what it showed then.
    pub(crate) fn at(&self, moment: Instant) -> Millis {
        let run = self.since.map(|since| moment.saturating_duration_since(since));
        self.shown.plus(Millis(run.map_or(0, |run| run.as_millis() as u64)))
    }

    /// When it will show this; at once if it does already, never while it stands.
    pub(crate) fn moment(&self, shown: Millis) -> Option<Instant> {
        let since = self.since?;
        // A deadline is at most days away; one farther than that need not wake anybody.
        let ahead = shown.since(self.shown).0.min(30 * 24 * 3_600_000);
        // One more, because the clock counts whole milliseconds.
        Some(since + Duration::from_millis(ahead + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_clock_runs_on_from_what_it_showed_and_wakes_not_too_early() {
        let clock = TableClock::running(Millis(500));
        let moment = clock.moment(Millis(1500)).unwrap();
        assert!(clock.now() < Millis(1500));
        tokio::time::sleep_until(moment).await;
        assert!(clock.now() >= Millis(1500));
        assert_eq!(TableClock::standing(Millis(7)).now(), Millis(7));
        assert!(TableClock::standing(Millis(7)).moment(Millis(9)).is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_was_stopped_goes_on_where_it_stood() {
        let mut clock = TableClock::running(Millis(500));
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(clock.run_on(false) && !clock.run_on(false));
        tokio::time::sleep(Duration::from_secs(60)).await;
        assert_eq!(clock.now(), Millis(600));
        assert!(clock.run_on(true));
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(clock.now(), Millis(650));
    }
}
