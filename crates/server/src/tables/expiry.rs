//! Tables that nobody visits any more are deleted, without being loaded, as fast as others are
//! made. Nothing can bring them back, so the clock has to be trusted first.
//!
//! A clock that is set forward while the process runs is not believed: time passes here no faster
//! than the process has run. And where it says at the start that every table there is was left
//! alone for too long, it may just as well be wrong: nothing is deleted then before the process
//! has run for a day, which leaves people time to come back and somebody to notice.

use super::hall::Hall;
use crate::config::TableRules;
use crate::limits::{SWEEP, SWEEP_DOUBT, SWEEP_PAUSE, SWEPT_AT_ONCE};
use crate::storage::{Expiry, StorageError, WallTime};
use std::sync::Weak;
use tokio::time::{Duration, Instant, sleep};

const DAY: i64 = 24 * 3_600_000;

/// What the time is, as far as it can be trusted with deleting.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Calendar {
    /// What the clock on the wall showed at the start.
    start: WallTime,
    /// Did every table seem to be too old then?
    doubtful: bool,
}

impl Calendar {
    /// At the start of the process, when `newest` was the last visit of all.
    pub(crate) fn new(start: WallTime, newest: Option<WallTime>, rules: &TableRules) -> Calendar {
        let doubtful = newest.is_some_and(|newest| newest < ago(start, rules.expire_days));
        if doubtful {
            tracing::warn!(
                "by the clock nobody has visited any table for {} days: nothing is deleted today",
                rules.expire_days
            );
        }
        Calendar { start, doubtful }
    }

    /// The time to go by, after the process has run for so long; nothing while it is in doubt.
    pub(crate) fn today(&self, wall: WallTime, run: Duration) -> Option<WallTime> {
        if self.doubtful && run < SWEEP_DOUBT {
            return None;
        }
        let run = i64::try_from(run.as_millis()).unwrap_or(i64::MAX);
        Some(wall.min(WallTime(self.start.0.saturating_add(run))))
    }
}

/// So many days before a time.
fn ago(time: WallTime, days: u32) -> WallTime {
    WallTime(time.0.saturating_sub(i64::from(days).saturating_mul(DAY)))
}

/// Deletes tables that nobody visits, as long as the hall stands.
pub(crate) async fn sweep(hall: Weak<Hall>, calendar: Calendar) {
    let started = Instant::now();
    loop {
        sleep(SWEEP).await;
        let Some(hall) = hall.upgrade() else { return };
        let Some(today) = calendar.today(WallTime::now(), started.elapsed()) else { continue };
        match hall.sweep(today).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "tables that nobody visits were deleted"),
            Err(fault) => tracing::warn!(%fault, "old tables were not deleted"),
        }
    }
}

impl Hall {
    /// Deletes every table that nobody has visited for too long, and says how many; score sheets too.
    pub(crate) async fn sweep(&self, today: WallTime) -> Result<u64, StorageError> {
        let rules = &self.rules;
        let mut deleted = 0;
        loop {
            let expiry = Expiry {
                visited_before: ago(today, rules.expire_days),
                unstarted_before: ago(today, rules.unstarted_days.min(rules.expire_days)),
                spared: self.in_memory(),
                limit: SWEPT_AT_ONCE,
            };
            let gone = self.storage.expire(expiry).await?;
            self.metrics.tables_expired.add(gone);
            deleted += gone;
            if gone < u64::from(SWEPT_AT_ONCE) {
                break;
            }
            sleep(SWEEP_PAUSE).await;
        }
        let before = ago(today, rules.expire_days);
        while self.storage.expire_sheets(before, SWEPT_AT_ONCE).await? == u64::from(SWEPT_AT_ONCE) {
            sleep(SWEEP_PAUSE).await;
        }
        Ok(deleted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Record, Standing, TableCode, TableId};
    use crate::tables::trial;
    use games::{GameName, Millis};

    const HOUR: Duration = Duration::from_secs(3600);
    const START: WallTime = WallTime(2_000_000 * DAY / 100);

    fn rules() -> TableRules {
        TableRules { expire_days: 30, unstarted_days: 3, ..TableRules::default() }
    }

    fn later(days: i64) -> WallTime {
        WallTime(START.0 + days * DAY)
    }

    #[test]
    fn a_clock_that_jumps_while_the_process_runs_is_not_believed() {
        let calendar = Calendar::new(START, Some(START), &rules());
        let after = WallTime(START.0 + HOUR.as_millis() as i64);
        assert_eq!(calendar.today(after, HOUR), Some(after));
        assert_eq!(calendar.today(later(400), HOUR), Some(after), "forward");
        assert_eq!(calendar.today(later(-9), HOUR), Some(later(-9)), "back deletes less");
    }

    #[test]
    fn where_everything_seems_too_old_at_the_start_nothing_is_deleted_for_a_day() {
        let day = 24 * HOUR;
        let doubtful = Calendar::new(START, Some(later(-31)), &rules());
        assert_eq!(doubtful.today(later(0), HOUR), None);
        assert_eq!(doubtful.today(later(1), day - HOUR), None);
        assert_eq!(doubtful.today(later(1), day), Some(later(1)));
        for newest in [None, Some(later(-29)), Some(later(5))] {
            assert!(Calendar::new(START, newest, &rules()).today(later(0), HOUR).is_some());
        }
    }

    fn record(number: u64, touched: WallTime) -> Record {
        let standing =
            Standing { touched, open: false, finished: false, clock: Millis(0), wake_at: None };
        Record {
            id: TableId::new(number),
            code: TableCode::new(number.to_string()),
            game: GameName::ALL[0],
            created: touched,
            standing,
            document: "{}".into(),
            setup: None,
        }
    }

    /// More than one batch, and none that is in memory, however long ago somebody was there.
    #[tokio::test]
    async fn a_sweep_keeps_pace_and_spares_what_is_in_memory() {
        let folder = tempfile::tempdir().unwrap();
        let hall = trial::hall(folder.path()).await;
        let many = u64::from(SWEPT_AT_ONCE) * 2 + 50;
        for number in 1..=many {
            hall.storage.create(record(number, later(-4))).await.unwrap();
        }
        hall.storage.create(record(many + 1, later(-2))).await.unwrap();
        hall.seem_to_keep(TableId::new(7));
        assert_eq!(hall.sweep(later(0)).await, Ok(many - 1));
        assert_eq!(hall.storage.count().await, Ok(2));
        assert!(hall.storage.load(TableId::new(7)).await.unwrap().is_some());
    }
}
