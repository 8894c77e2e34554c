//! What a store does on a disk that is full or may not be written to.

use crate::small_disk::Disk;
use crate::storage::{append, record};
use server::storage::{Sqlite, Storage, StorageError, TableId};

/// Everything that was answered is there, a full disk is called full, and once there is room
/// again the store goes on by itself.
#[tokio::test]
async fn a_full_disk_loses_nothing_and_heals() {
    let disk = Disk::new(1_024);
    let store = Sqlite::open(&disk.file()).await.unwrap();
    let ballast = disk.path().join("ballast");
    std::fs::write(&ballast, vec![1; 400 * 1_024]).unwrap();
    let table = TableId::new(1);
    store.create(record(1)).await.unwrap();
    let large = |number| {
        let mut write = append(table, number);
        write.entries[0].text = "x".repeat(20_000);
        write
    };
    let mut kept = 0;
    let refused = loop {
        match store.commit(large(kept)).await {
            Ok(_) => kept += 1,
            Err(error) => break error,
        }
        assert!(kept < 100, "the disk never filled up");
    };
    assert_eq!(refused, StorageError::Full);
    assert!(refused.to_string().contains("disk is full"), "{refused}");
    assert_eq!(store.commit(large(kept)).await, Err(StorageError::Full));
    assert_eq!(store.load(table).await.unwrap().unwrap().entries.len() as u32, kept);

    std::fs::remove_file(&ballast).unwrap();
    store.commit(large(kept)).await.unwrap();
    store.close().await.unwrap();
    let again = Sqlite::open(&disk.file()).await.unwrap();
    assert_eq!(again.load(table).await.unwrap().unwrap().entries.len() as u32, kept + 1);
    again.close().await.unwrap();
}

#[tokio::test]
async fn a_read_only_disk_is_named_as_such() {
    let disk = Disk::new(4_096);
    assert!(disk.allow_writing(false));
    let nothing_yet = Sqlite::open(&disk.file()).await.err().unwrap();
    assert!(matches!(nothing_yet, StorageError::ReadOnly(_)), "{nothing_yet}");
    assert!(nothing_yet.to_string().contains("tables.sqlite"), "{nothing_yet}");

    assert!(disk.allow_writing(true));
    let store = Sqlite::open(&disk.file()).await.unwrap();
    store.create(record(1)).await.unwrap();
    store.close().await.unwrap();
    assert!(disk.allow_writing(false));
    let refused = Sqlite::open(&disk.file()).await.err().unwrap();
    assert!(matches!(refused, StorageError::ReadOnly(_)), "{refused}");
}
