//! What is counted, and the names under which it is told at `/metrics`. All names are here.

use crate::cluster::links::LinkFigures;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the classes in which durations are counted, in microseconds.
const CLASSES: [u64; 10] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

/// Durations, counted in classes.
#[derive(Default)]
pub(crate) struct Durations {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    microseconds: AtomicU64,
}

impl Durations {
    pub(crate) fn observe(&self, duration: Duration) {
        let microseconds = duration.as_micros() as u64;
        for (class, end) in self.classes.iter().zip(CLASSES) {
            if microseconds <= end {
                class.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }
}

/// What is counted while the server runs.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) tables_made: Counter,
    pub(crate) tables_expired: Counter,
    pub(crate) games_started: Counter,
    pub(crate) commands: Counter,
    pub(crate) refusals: Counter,
    pub(crate) events_told: Counter,
    pub(crate) entries_kept: Counter,
    pub(crate) commits_failed: Counter,
    pub(crate) commit_seconds: Durations,
    pub(crate) bot_decisions: Counter,
    pub(crate) watchdog: Counter,
    pub(crate) reviews: Counter,
    pub(crate) streams_opened: Counter,
    pub(crate) turned_away: Counter,
    pub(crate) codes_missed: Counter,
    pub(crate) sockets_turned_away: Counter,
    pub(crate) sockets_too_slow: Counter,
    pub(crate) misunderstood: Counter,
    pub(crate) notices_sent: Counter,
    pub(crate) notices_failed: Counter,
}

/// What is true just now.
#[derive(Clone, Default)]
pub(crate) struct Gauges {
    pub(crate) tables_live: usize,
    pub(crate) connections: usize,
    pub(crate) sockets: usize,
    pub(crate) storage_writes: u64,
    pub(crate) storage_groups: u64,
    /// How many wait for their turn, by the name of what they wait for.
    pub(crate) waiting: Vec<(&'static str, usize)>,
    pub(crate) links: LinkFigures,
}

impl Metrics {
    /// All of it in the text form that Prometheus reads.
    pub(crate) fn text(&self, gauges: &Gauges) -> String {
        let mut text = String::new();
        let links = gauges.links;
        let counters = [
            ("abecedar_tables_made_total", "Tables made.", self.tables_made.get()),
            (
                "abecedar_tables_expired_total",
                "Tables deleted unvisited.",
                self.tables_expired.get(),
            ),
            ("abecedar_games_started_total", "Games started.", self.games_started.get()),
            ("abecedar_commands_total", "Commands of players.", self.commands.get()),
            ("abecedar_refusals_total", "Commands that the rules refused.", self.refusals.get()),
            ("abecedar_events_told_total", "Events told.", self.events_told.get()),
            ("abecedar_entries_kept_total", "Log entries kept.", self.entries_kept.get()),
            ("abecedar_commits_failed_total", "Writes that failed.", self.commits_failed.get()),
            ("abecedar_bot_decisions_total", "Decisions of bots.", self.bot_decisions.get()),
            (
                "abecedar_watchdog_total",
                "Bots that said nothing for too long.",
                self.watchdog.get(),
            ),
            ("abecedar_reviews_total", "Games looked at again.", self.reviews.get()),
            ("abecedar_notices_sent_total", "Notices brought to people.", self.notices_sent.get()),
            (
                "abecedar_notices_failed_total",
                "Notices that could not be brought.",
                self.notices_failed.get(),
            ),
            ("abecedar_streams_opened_total", "Streams opened.", self.streams_opened.get()),
            ("abecedar_turned_away_total", "Requests beyond a limit.", self.turned_away.get()),
            ("abecedar_codes_missed_total", "Codes that led to no table.", self.codes_missed.get()),
            (
                "abecedar_sockets_turned_away_total",
                "Sockets that found no place.",
                self.sockets_turned_away.get(),
            ),
            (
                "abecedar_sockets_too_slow_total",
                "Sockets closed because nothing moved.",
                self.sockets_too_slow.get(),
            ),
            (
                "abecedar_misunderstood_total",
                "Messages that made no sense.",
                self.misunderstood.get(),
            ),
            ("abecedar_storage_writes_total", "Writes asked for.", gauges.storage_writes),
            (
                "abecedar_storage_commits_total",
                "Commits they were grouped into.",
                gauges.storage_groups,
            ),
            ("abecedar_letters_posted_total", "Letters to other nodes.", links.posted),
            ("abecedar_letters_heard_total", "Letters from other nodes.", links.heard),
            ("abecedar_letters_unknown_total", "Letters of another version.", links.unknown),
            (
                "abecedar_forwarded_total",
                "Calls and messages sent to other nodes.",
                links.forwarded,
            ),
            ("abecedar_links_severed_total", "Links to other nodes that broke.", links.severed),
        ];
        for (name, help, value) in counters {
            metric(&mut text, name, help, "counter", value);
        }
        let tables = gauges.tables_live as u64;
        metric(&mut text, "abecedar_tables_live", "Tables in memory.", "gauge", tables);
        let connections = gauges.connections as u64;
        metric(&mut text, "abecedar_connections", "Streams open.", "gauge", connections);
        let sockets = gauges.sockets as u64;
        metric(&mut text, "abecedar_sockets", "Sockets open.", "gauge", sockets);
        let pools = "abecedar_pool_waiting";
        // Writing into a string cannot fail.
        let _ =
            writeln!(text, "# HELP {pools} Work that waits for its turn.\n# TYPE {pools} gauge");
        for (pool, waiting) in &gauges.waiting {
            let _ = writeln!(text, "{pools}{{pool=\"{pool}\"}} {waiting}");
        }
        let relayed = links.relays as u64;
        metric(&mut text, "abecedar_tables_relayed", "Tables of other nodes.", "gauge", relayed);
        let owned = tables.saturating_sub(relayed);
        metric(&mut text, "abecedar_tables_owned", "Tables kept by this node.", "gauge", owned);
        let peers = links.peers as u64;
        metric(&mut text, "abecedar_nodes", "Other nodes.", "gauge", peers);
        let way = links.way.as_micros() as u64;
        metric(&mut text, "abecedar_bus_microseconds", "A letter's way.", "gauge", way);
        self.commit_seconds.text(&mut text, "abecedar_commit_seconds", "From judged to kept.");
        text
    }
}

fn metric(text: &mut String, name: &str, help: &str, kind: &str, value: u64) {
    // Writing into a string cannot fail.
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
}

impl Durations {
    fn text(&self, text: &mut String, name: &str, help: &str) {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (class, end) in self.classes.iter().zip(CLASSES) {
            let (end, count) = (end as f64 / 1e6, class.load(Ordering::Relaxed));
            let _ = writeln!(text, "{name}_bucket{{le=\"{end}\"}} {count}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let sum = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_told_under_its_name() {
        let metrics = Metrics::default();
        metrics.commands.add(3);
        metrics.commit_seconds.observe(Duration::from_millis(3));
        let text = metrics.text(&Gauges {
            tables_live: 2,
            waiting: vec![("bots", 7)],
            ..Gauges::default()
        });
        for line in [
            "abecedar_commands_total 3",
            "abecedar_tables_live 2",
            "abecedar_pool_waiting{pool=\"bots\"} 7",
            "abecedar_commit_seconds_bucket{le=\"0.0025\"} 0",
            "abecedar_commit_seconds_bucket{le=\"0.005\"} 1",
            "abecedar_commit_seconds_count 1",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
    }
}
