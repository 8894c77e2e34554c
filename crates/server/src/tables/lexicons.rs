//! The words that tables are played with, each lexicon opened once and shared.

use crate::limits::{LEXICON_KEPT, LEXICONS_AT_ONCE, LEXICONS_WAITING};
use crate::pool::{NotDone, Pool};
use crate::protocol::{Problem, TableProblem};
use crate::words;
use bots::Words;
use games::Dictionary;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The words that tables are played with.
#[derive(Clone)]
pub(crate) struct Lexicons {
    words: Arc<words::Words>,
    /// Lexicons are opened beside the network, and beside everything that people look up.
    pub(crate) pool: Pool,
    /// The words, and when their file was last looked at.
    opened: Arc<Mutex<HashMap<String, (Instant, Words)>>>,
}

impl Lexicons {
    pub(crate) fn new(words: Arc<words::Words>) -> Lexicons {
        let pool = Pool::new("lexicons", LEXICONS_AT_ONCE, LEXICONS_WAITING);
        Lexicons { words, pool, opened: Arc::default() }
    }

    /// The names of the lexicons that there are. It is a look into a folder and waits for none of
    /// those that are being opened.
    pub(crate) async fn names(&self) -> Result<Vec<String>, TableProblem> {
        let words = Arc::clone(&self.words);
        tokio::task::spawn_blocking(move || words.names()).await.map_err(|fault| {
            tracing::error!(%fault, "the lexicons could not be listed");
            TableProblem::Internal
        })
    }

    /// The words of a lexicon, for a new table. One that was imported anew is opened anew; tables
    /// that are in memory go on with the one they began with.
    pub(crate) async fn open(&self, name: &str) -> Result<Words, TableProblem> {
        if let Some(words) = self.known(name) {
            return Ok(words);
        }
        let (lexicons, asked) = (self.clone(), name.to_owned());
        let opened = self.pool.work(move || lexicons.open_now(&asked)).await;
        flat(opened).map_err(|problem| match problem {
            Problem::Busy => TableProblem::Busy,
            Problem::UnknownLexicon { name, .. } => TableProblem::BadSettings {
                part: "lexicon".to_owned(),
                detail: format!("there is no lexicon {name:?}"),
            },
            _ => TableProblem::Internal,
        })
    }

    /// The same, for a table that there is already: it has to wait, however busy we are.
    pub(crate) async fn open_again(&self, name: &str) -> Result<Words, Problem> {
        if let Some(words) = self.known(name) {
            return Ok(words);
        }
        let (lexicons, asked) = (self.clone(), name.to_owned());
        flat(self.pool.work_patiently(move || lexicons.open_now(&asked)).await)
    }

    /// The words, if the file was looked at lately.
    fn known(&self, name: &str) -> Option<Words> {
        let opened = self.opened();
        let (looked, words) = opened.get(name)?;
        (looked.elapsed() < LEXICON_KEPT).then(|| words.clone())
    }

    fn open_now(&self, name: &str) -> Result<Words, Problem> {
        // Whoever waited for a turn may find that another has opened it meanwhile.
        if let Some(words) = self.known(name) {
            return Ok(words);
        }
        let lexicon = self.words.open(name)?;
        let mut opened = self.opened();
        let words = match opened.get(name) {
            Some((_, words)) if words.checksum() == Dictionary::checksum(&lexicon) => words.clone(),
            _ => Words::new(lexicon),
        };
        opened.insert(name.to_owned(), (Instant::now(), words.clone()));
        Ok(words)
    }

    fn opened(&self) -> MutexGuard<'_, HashMap<String, (Instant, Words)>> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn flat<T>(done: Result<Result<T, Problem>, NotDone>) -> Result<T, Problem> {
    done.unwrap_or_else(|not_done| Err(not_done.into()))
}
