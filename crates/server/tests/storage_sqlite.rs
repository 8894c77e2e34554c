//! The storage suite on SQLite, and what can happen to a file.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]

#[cfg(target_os = "linux")]
mod disk;
#[cfg(target_os = "linux")]
mod small_disk;
mod storage;

use server::storage::{Backup, Put, Sqlite, Storage, StorageError, TableId};
use sqlx::sqlite::SqliteConnectOptions;
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
    assert_eq!(refused, StorageError::Newer { found: 99, known: 4 });
    assert!(refused.to_string().contains("newer version"), "{refused}");
    assert_eq!(fs::read(home.file()).unwrap(), before);
}

/// A second server on one file would keep tables in memory that the first changes.
#[tokio::test]
async fn a_file_that_is_served_is_refused_until_it_is_let_go() {
    let home = Folder::new();
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    let mut ways = vec![home.file(), home.0.path().join(".").join("tables.sqlite")];
    #[cfg(unix)]
    {
        let link = home.0.path().join("link");
        std::os::unix::fs::symlink(home.file(), &link).unwrap();
        ways.push(link);
    }
    for way in ways {
        let refused = Sqlite::open(&way).await.err().unwrap();
        assert!(matches!(refused, StorageError::InUse(_)), "{refused}");
        let said = refused.to_string();
        assert!(said.contains("tables.sqlite") && said.contains("PostgreSQL"), "{said}");
    }
    // Whoever only looks is let in, and sees what was answered.
    let beside = Sqlite::beside(&home.file()).await.unwrap();
    for number in 0..20 {
        store.commit(append(TableId::new(1), number)).await.unwrap();
        let seen = beside.load(TableId::new(1)).await.unwrap().unwrap();
        assert_eq!(seen.entries.len() as u32, number + 1);
    }
    beside.close().await.unwrap();
    store.close().await.unwrap();
    home.open().await.close().await.unwrap();
}

#[tokio::test]
async fn whoever_looks_makes_no_file_and_changes_no_version() {
    let home = Folder::new();
    assert!(Sqlite::beside(&home.file()).await.is_err());
    assert!(!home.file().exists());
    home.open().await.close().await.unwrap();
    let mut beside = home.connect().await;
    sqlx::raw_sql("PRAGMA user_version = 0").execute(&mut beside).await.unwrap();
    beside.close().await.unwrap();
    let refused = Sqlite::beside(&home.file()).await.err().unwrap();
    assert!(matches!(refused, StorageError::Older { found: 0, .. }), "{refused}");
}

#[cfg(unix)]
#[tokio::test]
async fn other_users_of_the_machine_cannot_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |file: &std::path::Path| fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let home = Folder::new();
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    for file in fs::read_dir(home.0.path()).unwrap() {
        let file = file.unwrap().path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    store.close().await.unwrap();
    // As earlier versions made it; whoever lets a group read has meant to.
    fs::set_permissions(home.file(), fs::Permissions::from_mode(0o644)).unwrap();
    home.open().await.close().await.unwrap();
    assert_eq!(mode(&home.file()), 0o640);
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
async fn a_file_that_is_no_copy_of_tables_says_so() {
    let home = Folder::new();
    let other = home.0.path().join("other");
    let refused = |file: PathBuf| async move { Backup::open(&file).await.err().unwrap() };
    assert!(matches!(refused(other.clone()).await, StorageError::Unavailable(_)));
    for text in ["", "Dear diary, this is a text and no database at all. "] {
        fs::write(&other, text.repeat(50)).unwrap();
        let said = refused(other.clone()).await;
        assert!(matches!(said, StorageError::NotOurs(_)), "{said}");
        assert!(said.to_string().contains("abecedar backup"), "{said}");
    }
    fs::remove_file(&other).unwrap();
    let options = SqliteConnectOptions::new().filename(&other).create_if_missing(true);
    let mut foreign = SqliteConnection::connect_with(&options).await.unwrap();
    let songs = "CREATE TABLE tables (song TEXT); PRAGMA user_version = 1";
    sqlx::raw_sql(songs).execute(&mut foreign).await.unwrap();
    foreign.close().await.unwrap();
    assert!(matches!(refused(other).await, StorageError::NotOurs(_)));
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

/// A copy that an earlier version made: brought up to date beside it, and left as it is.
#[tokio::test]
async fn a_copy_of_an_earlier_version_can_be_put_back() {
    let old = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old/abecedar-1.sqlite");
    let home = Folder::new();
    let copy = home.0.path().join("copy");
    fs::copy(old, &copy).unwrap();
    let before = fs::read(&copy).unwrap();
    let mut backup = Backup::open(&copy).await.unwrap();
    let tables = backup.tables().await.unwrap();
    assert!(tables.len() > 10);
    let store = home.open().await;
    for table in tables {
        let (stored, review) = backup.table(table).await.unwrap().unwrap();
        assert_eq!(store.restore(stored.clone(), review, false).await, Ok(Put::Added));
        assert_eq!(store.load(table).await.unwrap(), Some(stored));
    }
    drop(backup);
    assert_eq!(fs::read(&copy).unwrap(), before);
}

/// A file of the first version had large pages, and is written anew with small ones.
#[tokio::test]
async fn a_file_of_the_first_version_gets_small_pages_and_keeps_everything() {
    let old = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old/abecedar-1.sqlite");
    let home = Folder::new();
    fs::copy(&old, home.file()).unwrap();
    let mut before = Backup::open(&old).await.unwrap();
    let store = home.open().await;
    for table in before.tables().await.unwrap() {
        let (stored, _) = before.table(table).await.unwrap().unwrap();
        assert_eq!(store.load(table).await.unwrap(), Some(stored));
    }
    let mut beside = home.connect().await;
    let page: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut beside).await.unwrap();
    let mode: String =
        sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut beside).await.unwrap();
    assert_eq!((page, mode.as_str()), (1024, "wal"));
}

/// What a command costs: pages are copied to the log whole, so bytes are counted in pages.
#[tokio::test]
async fn a_command_writes_a_few_small_pages() {
    let home = Folder::new();
    let store = home.open().await;
    for number in 1..=500 {
        let mut table = record(number * 7_919_777);
        table.standing.open = true;
        store.create(table).await.unwrap();
    }
    let log = || fs::metadata(home.0.path().join("tables.sqlite-wal")).unwrap().len();
    let before = log();
    for round in 0..2 {
        for number in 1..=500 {
            let mut write = append(TableId::new(number * 7_919_777), round);
            write.standing.open = true;
            write.standing.touched = server::storage::WallTime(2_000);
            write.standing.wake_at = Some(server::storage::WallTime(5_000 + i64::from(round)));
            write.entries[0].text = "x".repeat(500);
            store.commit(write).await.unwrap();
        }
    }
    let each = (log() - before) / 1_000;
    println!("{each} bytes of log a command");
    assert!(each < 7_000, "{each} bytes of log a command");
}
