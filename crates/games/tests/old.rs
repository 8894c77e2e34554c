//! Games that earlier versions saved still open, with the scores that they had.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use games::AnyTable;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs::read_to_string;
use std::path::Path;

/// What the version that saved a game said about it.
#[derive(Deserialize)]
struct Stood {
    game: String,
    entries: u32,
    over: bool,
    scores: Vec<i32>,
}

#[test]
fn games_saved_by_earlier_versions_open_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old");
    let stood = read_to_string(folder.join("scores.json")).unwrap();
    let stood: BTreeMap<String, Stood> = serde_json::from_str(&stood).unwrap();
    assert!(stood.len() > 20, "the files are there");
    for (file, stood) in stood {
        let text = read_to_string(folder.join(&file)).unwrap();
        let table = AnyTable::read(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        assert_eq!(table.game().as_str(), stood.game, "{file}");
        assert_eq!(table.entry_count(), stood.entries, "{file}");
        assert_eq!(table.outcome().is_some(), stood.over, "{file}");
        let scores: Vec<i32> = table.scores().iter().map(|points| points.0).collect();
        assert_eq!(scores, stood.scores, "{file}");
        // Saved anew, it is in the format of today, and the same table.
        let again = AnyTable::read(&table.save()).unwrap();
        assert_eq!(again, table, "{file}");
    }
}
