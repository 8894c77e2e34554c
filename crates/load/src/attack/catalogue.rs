//! The attacks, in the order in which they are tried.

use super::field::Field;
use super::{bots, connections, floods, guesses, reviews};
use crate::Fault;
use futures_util::future::BoxFuture;
use std::sync::Arc;

/// How an attack ends: with what does not work any longer, if something does not.
pub(super) type Ended = BoxFuture<'static, Result<Option<String>, Fault>>;

/// One attack.
pub(super) struct Attack {
    /// What it is called.
    pub(super) name: &'static str,
    /// What it sends.
    pub(super) sends: &'static str,
    /// Prepares it, waits, and runs it.
    pub(super) run: fn(Arc<Field>) -> Ended,
}

macro_rules! attacks {
    ($($name:literal, $sends:literal, $run:path;)+) => {
        /// All of them.
        pub(super) const ALL: &[Attack] =
            &[$(Attack { name: $name, sends: $sends, run: $run }),+];
    };
}

attacks! {
    "half-open", "1,200 half requests, opened anew", connections::half_open;
    "idle", "1,200 silent connections", connections::idle;
    "slow-headers", "400 headers, a byte each 200 ms", connections::slow_headers;
    "slow-bodies", "400 bodies, a byte each 200 ms", connections::slow_bodies;
    "guess-call", "codes, 16 lines, without pause", guesses::by_call;
    "guess-stream", "codes by handshake, 16 lines", guesses::by_stream;
    "guess-spoofed", "the same, X-Forwarded-For made up", guesses::as_others;
    "words", "look-ups, 16 lines, without pause", floods::words;
    "anagrams", "11 letters and 4 blanks, 16 lines", floods::anagrams;
    "pages", "every page, 16 lines, without pause", floods::pages;
    "large-requests", "large headers, paths and bodies", floods::large_requests;
    "reviews-one", "24 at once of one game", reviews::of_one;
    "reviews-many", "24 at once of 12 games", reviews::of_many;
    "mine", "64 tables a call, 16 lines", floods::mine;
    "new-tables", "tables of four bots, 8 lines", floods::new_tables;
    "undo", "4 games of 400 commands taken back", floods::undo;
    "not-yet", "40 streams, a phase to come, 19/s each", floods::not_yet;
    "stale", "40 streams, a phase long over, 19/s each", floods::stale;
    "previews", "40 streams, seven blanks, 19/s each", floods::previews;
    "hellos", "20 streams, 400 commands of history, up to 100 eyes", floods::hellos;
    "nonsense", "60 streams, large and broken messages", floods::nonsense;
    "slow-readers", "150 streams that read nothing", connections::slow_readers;
    "reconnecting", "32 streams that come and go", connections::reconnecting;
    "bot-noise", "20 watchers at 4 tables, 75 pings each, as a bot decides", bots::noise;
    "bots-alone", "800 tables of bots, from 50 addresses", bots::alone;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attack_has_a_name_of_its_own() {
        let names: std::collections::HashSet<&str> = ALL.iter().map(|attack| attack.name).collect();
        assert_eq!(names.len(), ALL.len());
    }
}
