//! Where an attack takes place: against which server, until when, and what was answered.

use crate::Fault;
use crate::process::Process;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::time::Instant;

/// Kinds of answers that are named in a row; the rest is summed up.
const NAMED: usize = 5;

/// An attack that is under way.
pub(super) struct Field {
    /// Whom it is for.
    pub(super) server: SocketAddr,
    seconds: u32,
    answers: Mutex<BTreeMap<String, u64>>,
    noted: Mutex<Vec<String>>,
    began: OnceLock<(Instant, Duration)>,
}

/// What came of an attack, as far as the attacker can tell.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub(super) struct Report {
    /// How often it was answered how.
    answers: BTreeMap<String, u64>,
    /// What else is worth saying.
    noted: Vec<String>,
    /// What does not work any longer, if something does not.
    pub(super) broken: Option<String>,
    /// What it cost the attacker.
    pub(super) processor_ms: u64,
}

impl Field {
    pub(super) fn new(server: SocketAddr, seconds: u32) -> Field {
        Field {
            server,
            seconds,
            answers: Mutex::default(),
            noted: Mutex::default(),
            began: OnceLock::new(),
        }
    }

    /// All is prepared: says so, waits until it may begin, and gives the moment of the end.
    pub(super) async fn go(&self) -> Result<Instant, Fault> {
        println!("ready");
        let mut line = String::new();
        let mut input = BufReader::new(tokio::io::stdin());
        input.read_line(&mut line).await.map_err(Fault::during("waiting for the beginning"))?;
        if line.trim() != "go" {
            return Err(Fault::new("called off"));
        }
        let had = Process::own().processor().unwrap_or_default();
        // It begins once.
        let _ = self.began.set((Instant::now(), had));
        Ok(Instant::now() + Duration::from_secs(self.seconds.into()))
    }

    /// Counts an answer.
    pub(super) fn count(&self, what: impl Into<String>) {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        *answers.entry(what.into()).or_default() += 1;
    }

    /// How often something was answered so far.
    pub(super) fn counted(&self, what: &str) -> u64 {
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        answers.get(what).copied().unwrap_or_default()
    }

    /// Notes something worth saying.
    pub(super) fn note(&self, what: String) {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }

    /// What came of it.
    pub(super) fn report(&self, broken: Option<String>) -> Report {
        let had = self.began.get().map_or(Duration::ZERO, |(_, had)| *had);
        let has = Process::own().processor().unwrap_or(had);
        Report {
            answers: self.answers.lock().unwrap_or_else(PoisonError::into_inner).clone(),
            noted: self.noted.lock().unwrap_or_else(PoisonError::into_inner).clone(),
            broken,
            processor_ms: has.saturating_sub(had).as_millis() as u64,
        }
    }
}

impl Report {
    /// It on one line.
    pub(super) fn line(&self) -> String {
        // No map in it has keys other than strings, so it always has a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What was answered, the most frequent first, and what was noted.
    pub(super) fn said(&self) -> String {
        let mut counts: Vec<(&str, u64)> =
            self.answers.iter().map(|(what, times)| (what.as_str(), *times)).collect();
        counts.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
        let rest: u64 = counts.iter().skip(NAMED).map(|(_, times)| times).sum();
        counts.truncate(NAMED);
        let mut said: Vec<String> =
            counts.iter().map(|(what, times)| format!("{times} × {what}")).collect();
        if rest > 0 {
            said.push(format!("{rest} × other"));
        }
        said.extend(self.noted.iter().cloned());
        said.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_frequent_answers_are_named_and_the_rest_summed_up() {
        let field = Field::new(SocketAddr::from(([127, 0, 0, 1], 1)), 1);
        for (what, times) in [("a", 1), ("b", 9), ("c", 3), ("d", 4), ("e", 5), ("f", 2), ("g", 1)]
        {
            (0..times).for_each(|_| field.count(what));
        }
        field.note("and so on".into());
        assert_eq!(field.counted("e"), 5);
        let report: Report = serde_json::from_str(&field.report(None).line()).unwrap();
        assert_eq!(report.said(), "9 × b, 5 × e, 4 × d, 3 × c, 2 × f, 2 × other, and so on");
    }
}
