//! How many tables, and how many score sheets, a house may have in all, so that no disk fills up unnoticed.

use crate::limits::TABLES_COUNTED;
use crate::protocol::TableProblem;
use crate::storage::StorageError;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// How many tables there may be, and how many there were when they were last counted.
pub(crate) struct Quota {
    most: u64,
    counted: Mutex<Option<(Instant, u64)>>,
}

impl Quota {
    pub(crate) fn new(most: u32) -> Quota {
        Quota { most: u64::from(most), counted: Mutex::default() }
    }

    /// Is there room for one more? Tables are counted now and then, and those made since are added;
    /// other nodes that make some at the same time may go beyond by a few.
    pub(crate) async fn take(
        &self,
        count: impl Future<Output = Result<u64, StorageError>>,
    ) -> Result<(), TableProblem> {
        let mut counted = self.counted.lock().await;
        let known = counted.filter(|(when, _)| when.elapsed() < TABLES_COUNTED);
        let (when, tables) = match known {
            Some(known) => known,
            None => (Instant::now(), count.await.map_err(|fault| super::hall::problem(&fault))?),
        };
        if tables >= self.most {
            *counted = Some((when, tables));
            return Err(TableProblem::Full);
        }
        *counted = Some((when, tables + 1));
        Ok(())
    }
}
