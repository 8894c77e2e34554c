//! The words that tables are played with, each lexicon opened once and shared.

use crate::limits::LEXICON_KEPT;
use crate::protocol::{Problem, TableProblem};
use crate::service::LookUps;
use bots::Words;
use games::Dictionary;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The words that tables are played with.
#[derive(Clone)]
pub(crate) struct Lexicons {
    look_ups: LookUps,
    /// The words, and when their file was last looked at.
    opened: Arc<Mutex<HashMap<String, (Instant, Words)>>>,
}

impl Lexicons {
    pub(crate) fn new(look_ups: LookUps) -> Lexicons {
        Lexicons { look_ups, opened: Arc::default() }
    }

    /// The words of a lexicon. One that was imported anew is opened anew; tables that are in
    /// memory go on with the one they began with.
    pub(crate) async fn open(&self, name: &str) -> Result<Words, TableProblem> {
        if let Some((looked, words)) = self.opened().get(name)
            && looked.elapsed() < LEXICON_KEPT
        {
            return Ok(words.clone());
        }
        let asked = name.to_owned();
        let found = self.look_ups.look_up(move |words| words.open(&asked)).await;
        let lexicon = found.map_err(|problem| match problem {
            Problem::Busy => TableProblem::Busy,
            Problem::UnknownLexicon { name, .. } => TableProblem::BadSettings {
                part: "lexicon".to_owned(),
                detail: format!("there is no lexicon {name:?}"),
            },
            _ => TableProblem::Internal,
        })?;
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
