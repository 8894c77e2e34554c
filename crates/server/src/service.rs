//! What every request shares, and how heavy work is kept off the network's threads.

use crate::limits::{LOOKUPS_AT_ONCE, WAIT_FOR_TURN};
use crate::protocol::Problem;
use crate::words::Words;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// What every request shares. Cloning it is cheap and gives the same service.
#[derive(Clone)]
pub struct Service {
    words: Arc<Words>,
    turns: Arc<Semaphore>,
}

impl Service {
    /// A service with the lexicons that ship and those imported into `data`.
    pub fn new(data: Option<PathBuf>) -> Service {
        Service {
            words: Arc::new(Words::new(data)),
            turns: Arc::new(Semaphore::new(LOOKUPS_AT_ONCE)),
        }
    }

    /// Looks something up on a thread where it may take its time, a few at once.
    pub(crate) async fn look_up<Answer: Send + 'static>(
        &self,
        ask: impl FnOnce(&Words) -> Result<Answer, Problem> + Send + 'static,
    ) -> Result<Answer, Problem> {
        let turn = tokio::time::timeout(WAIT_FOR_TURN, Arc::clone(&self.turns).acquire_owned());
        let Ok(Ok(turn)) = turn.await else { return Err(Problem::Busy) };
        let words = Arc::clone(&self.words);
        let work = tokio::task::spawn_blocking(move || {
            // The turn ends with the work, also when the caller has gone away meanwhile.
            let _turn = turn;
            ask(&words)
        });
        work.await.unwrap_or_else(|reason| {
            tracing::error!(%reason, "a look-up broke off");
            Err(Problem::Internal)
        })
    }
}
