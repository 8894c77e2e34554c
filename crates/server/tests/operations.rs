//! What the operator's files speak of is what the server has: every figure in the dashboard and in
//! the alerts is counted, and the important ones are shown and explained.

#![allow(clippy::unwrap_used, reason = "a test that cannot read has failed")]

use std::collections::BTreeSet;

const METRICS: &str = include_str!("../src/metrics.rs");
const DASHBOARD: &str = include_str!("../../../docs/operations/grafana.json");
const ALERTS: &str = include_str!("../../../docs/operations/alerts.yml");
const PAGE: &str = include_str!("../../../docs/operations.md");

/// All names of figures in a text; the parts of a histogram count as the whole.
fn names(text: &str) -> BTreeSet<&str> {
    let pieces = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let names = pieces.filter(|piece| piece.starts_with("abecedar_"));
    names.map(|name| name.strip_suffix("_bucket").unwrap_or(name)).collect()
}

#[test]
fn dashboard_and_alerts_speak_of_figures_that_there_are() {
    let counted = names(METRICS);
    assert!(counted.len() > 20);
    for (file, text) in [("the dashboard", DASHBOARD), ("the alerts", ALERTS)] {
        let unknown: Vec<_> = names(text).difference(&counted).copied().collect();
        assert!(unknown.is_empty(), "{file} speaks of {unknown:?}");
    }
}

/// Without these nobody knows how a server does.
const IMPORTANT: [&str; 14] = [
    "abecedar_bus_microseconds",
    "abecedar_commands_total",
    "abecedar_commit_seconds",
    "abecedar_commits_failed_total",
    "abecedar_connections",
    "abecedar_forwarded_total",
    "abecedar_links_severed_total",
    "abecedar_nodes",
    "abecedar_pool_waiting",
    "abecedar_sockets",
    "abecedar_tables_live",
    "abecedar_tables_owned",
    "abecedar_turned_away_total",
    "abecedar_watchdog_total",
];

#[test]
fn what_is_important_is_counted_shown_and_explained() {
    let (counted, shown) = (names(METRICS), names(DASHBOARD));
    for name in IMPORTANT {
        assert!(counted.contains(name), "{name} is not counted");
        assert!(shown.contains(name), "{name} is not on the dashboard");
        // The page leaves the beginning of a name away where it follows another.
        let told = PAGE.contains(name) || PAGE.contains(&name["abecedar".len()..]);
        assert!(told, "docs/operations.md does not speak of {name}");
    }
}

#[test]
fn the_dashboard_is_json_and_its_panels_have_ids_of_their_own() {
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<u64> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len());
}
