//! The storage suite on SQLite, and what can happen to a file.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]

#[cfg(target_os = "linux")]
mod disk;
#[cfg(target_os = "linux")]
mod small_disk;
mod storage;

use server::storage::{Sqlite, Storage, StorageError, TableId};
use sqlx::{Connection, SqliteConnection};
use std::fs;
use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use storage::{Home, append, record, storage_suite};
use tempfile::TempDir;

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("tables.sqlite")
    }

    /// A connection beside the storage.
    async fn connect(&self) -> SqliteConnection {
        SqliteConnection::connect(self.file().to_str().unwrap()).await.unwrap()
    }
}

impl Home for Folder {
    fn open(&self) -> Pin<Box<dyn Future<Output = Arc<dyn Storage>> + '_>> {
        Box::pin(async { Arc::new(Sqlite::open(&self.file()).await.unwrap()) as Arc<dyn Storage> })
    }
}

storage_suite!(async { Folder::new() });

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_and_left_as_it_is() {
    let home = Folder::new();
    home.open().await.close().await.unwrap();
    let mut beside = home.connect().await;
    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut beside).await.unwrap();
    beside.close().await.unwrap();
    let before = fs::read(home.file()).unwrap();
    let refused = Sqlite::open(&home.file()).await.err().unwrap();
    assert_eq!(refused, StorageError::Newer { found: 99, known: 1 });
    assert!(refused.to_string().contains("newer version"), "{refused}");
    assert_eq!(fs::read(home.file()).unwrap(), before);
}

#[tokio::test]
async fn a_write_is_not_answered_before_it_is_committed() {
    let home = Folder::new();
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    let mut beside = home.connect().await;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut beside).await.unwrap();
    let mut write = store.commit(append(TableId::new(1), 0));
    let early = tokio::time::timeout(Duration::from_millis(200), &mut write).await;
    assert!(early.is_err(), "answered while another held the file: {early:?}");
    // Reading goes on meanwhile, and shows nothing of what is not committed.
    assert!(store.load(TableId::new(1)).await.unwrap().unwrap().entries.is_empty());
    sqlx::raw_sql("ROLLBACK").execute(&mut beside).await.unwrap();
    write.await.unwrap();
}

/// What waits for the disk waits together: the answer to how commits are grouped.
#[tokio::test]
async fn writes_that_wait_share_one_commit() {
    let home = Folder::new();
    let store = home.open().await;
    for number in 1..=50 {
        store.create(record(number)).await.unwrap();
    }
    let before = store.figures();
    let mut beside = home.connect().await;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut beside).await.unwrap();
    let writes = (1..=50).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.commit(append(TableId::new(number), 0)).await })
    });
    let writes: Vec<_> = writes.collect();
    tokio::time::sleep(Duration::from_millis(100)).await;
    sqlx::raw_sql("ROLLBACK").execute(&mut beside).await.unwrap();
    for write in writes {
        write.await.unwrap().unwrap();
    }
    let after = store.figures();
    assert_eq!(after.writes - before.writes, 50);
    // Those that were there when the first began, and those that came while it waited.
    assert!(after.groups - before.groups <= 2, "{before:?} {after:?}");
}

#[tokio::test]
async fn the_file_is_kept_the_safe_way() {
    let home = Folder::new();
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    let mut beside = home.connect().await;
    let mode: String =
        sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut beside).await.unwrap();
    assert_eq!(mode, "wal");
    let sound: String =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut beside).await.unwrap();
    assert_eq!(sound, "ok");
}

#[tokio::test]
async fn a_copy_opens_and_equals() {
    let home = Folder::new();
    let store = home.open().await;
    for number in 1..=20 {
        store.create(record(number)).await.unwrap();
        for write in 0..5 {
            store.commit(append(TableId::new(number), write)).await.unwrap();
        }
    }
    store.put_review(TableId::new(3), "[]".into()).await.unwrap();
    let copy = home.0.path().join("copy's.sqlite");
    store.backup(&copy).await.unwrap();
    // What comes later is not in it.
    store.commit(append(TableId::new(1), 5)).await.unwrap();

    let copied = Sqlite::open(&copy).await.unwrap();
    for number in 2..=20 {
        let table = TableId::new(number);
        assert_eq!(copied.load(table).await.unwrap(), store.load(table).await.unwrap());
    }
    assert_eq!(copied.load(TableId::new(1)).await.unwrap().unwrap().entries.len(), 5);
    assert_eq!(copied.review(TableId::new(3)).await, Ok(Some("[]".into())));
    copied.commit(append(TableId::new(1), 5)).await.unwrap();

    let said = store.backup(&copy).await.unwrap_err().to_string();
    assert!(said.contains("already there"), "{said}");
    let said = store.backup(&home.0.path().join("no/folder")).await.unwrap_err();
    assert!(matches!(said, StorageError::Unavailable(_)), "{said}");
}

#[tokio::test]
async fn files_that_are_no_database_say_so() {
    let home = Folder::new();
    fs::write(home.file(), "Dear diary, this is a text and no database at all. ".repeat(50))
        .unwrap();
    let refused = Sqlite::open(&home.file()).await.err().unwrap();
    assert!(matches!(refused, StorageError::Damaged(_)), "{refused}");
    assert!(refused.to_string().contains("tables.sqlite"), "{refused}");
    // A file is no folder, so none can be made there.
    let nowhere = Sqlite::open(&home.file().join("tables")).await.err().unwrap();
    assert!(matches!(nowhere, StorageError::Unavailable(_)), "{nowhere}");
}

#[tokio::test]
async fn a_log_with_a_gap_is_damaged_and_other_tables_are_not() {
    let home = Folder::new();
    let store = home.open().await;
    for number in 1..=2 {
        store.create(record(number)).await.unwrap();
        for write in 0..3 {
            store.commit(append(TableId::new(number), write)).await.unwrap();
        }
    }
    let mut beside = home.connect().await;
    let tear = "DELETE FROM entries WHERE table_id = 1 AND number = 1";
    sqlx::raw_sql(tear).execute(&mut beside).await.unwrap();
    let said = store.load(TableId::new(1)).await.unwrap_err();
    assert!(matches!(&said, StorageError::Damaged(what) if what.contains("no entry 1")), "{said}");
    assert_eq!(store.load(TableId::new(2)).await.unwrap().unwrap().entries.len(), 3);
}
