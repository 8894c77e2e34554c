//! What cannot be brought about from outside: SQLite's own limits.

use super::file::{options, touch};
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

/// The lock of a file, which is made if it is missing.
fn lock(file: &Path) -> Lock {
    touch(file).unwrap();
    Lock::take(file).unwrap()
}

/// A large write that finds no room fails alone: the small ones in its group are kept.
#[tokio::test]
async fn only_the_write_that_finds_no_room_fails() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables");
    let options = options(&file).pragma("max_page_count", "40");
    let store = Sqlite::open_with(options, true, Some(lock(&file))).await.unwrap();
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
    let file = folder.path().join("tables");
    Sqlite::open(&file).await.unwrap().close().await.unwrap();
    let shut = options(&file).pragma("query_only", "1");
    let refused = Sqlite::open_with(shut, true, Some(lock(&file))).await.err().unwrap();
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

/// A copy of a large house is read for long; meanwhile commands go on.
#[tokio::test]
async fn carrying_waits_for_nobody_who_reads() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables");
    let store = Sqlite::open(&file).await.unwrap();
    store.create(record(1)).await.unwrap();
    let mut reader = options(&file).connect().await.unwrap();
    sqlx::raw_sql("BEGIN; SELECT count(*) FROM tables").execute(&mut reader).await.unwrap();
    store.create(record(2)).await.unwrap();

    let mut writer = options(&file).connect().await.unwrap();
    let mut carrier = carrier::Carrier::new(options(&file));
    let started = std::time::Instant::now();
    for _ in 0..20 {
        carrier.after(&mut writer, 4_000).await;
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(started.elapsed() < PATIENCE, "{:?}", started.elapsed());
    store.create(record(3)).await.unwrap();
}
