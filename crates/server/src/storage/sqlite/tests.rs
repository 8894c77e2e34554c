//! What cannot be brought about from outside: SQLite's own limits.

use super::*;
use crate::storage::{Entry, Standing};
use games::{GameName, Millis};

fn record(number: u64) -> Record {
    let touched = WallTime(1);
    Record {
        id: TableId::new(number),
        code: TableCode::new(number.to_string()),
        game: GameName::ALL[0],
        created: touched,
        standing: Standing {
            touched,
            open: false,
            finished: false,
            clock: Millis(0),
            wake_at: None,
        },
        document: "{}".into(),
        setup: None,
    }
}

/// The first entry of a table, so many bytes long.
fn first_entry(number: u64, bytes: usize) -> Write {
    Write {
        table: TableId::new(number),
        expected: Revision::FIRST,
        standing: record(number).standing,
        document: None,
        setup: None,
        first_entry: 0,
        entries: vec![Entry { text: "x".repeat(bytes), note: None }],
    }
}

/// A large write that finds no room fails alone: the small ones in its group are kept.
#[tokio::test]
async fn only_the_write_that_finds_no_room_fails() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(&folder.path().join("tables")).pragma("max_page_count", "40");
    let store = Sqlite::open_with(options).await.unwrap();
    for number in 1..=9 {
        store.create(record(number)).await.unwrap();
    }
    // Queued together before the writer runs, these become one group.
    let answers = tokio::join!(
        store.commit(first_entry(1, 10)),
        store.commit(first_entry(3, 400_000)),
        store.commit(first_entry(2, 10)),
    );
    assert_eq!(answers, (Ok(Revision(1)), Err(StorageError::Full), Ok(Revision(1))));
    assert!(store.load(TableId::new(3)).await.unwrap().unwrap().entries.is_empty());
    assert_eq!(store.load(TableId::new(2)).await.unwrap().unwrap().entries.len(), 1);
    store.commit(first_entry(4, 10)).await.unwrap();
}

#[tokio::test]
async fn a_connection_that_may_not_write_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(&folder.path().join("tables"));
    Sqlite::open_with(options.clone()).await.unwrap().close().await.unwrap();
    let refused = Sqlite::open_with(options.pragma("query_only", "1")).await.err().unwrap();
    assert!(matches!(refused, StorageError::ReadOnly(_)), "{refused}");
}

#[tokio::test]
async fn the_folder_of_the_file_is_made_on_the_first_start() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("not/yet/there/tables.sqlite");
    let store = Sqlite::open(&file).await.unwrap();
    store.create(record(1)).await.unwrap();
    assert!(file.is_file());
}
