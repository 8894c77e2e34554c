//! Disks that are full or may not be written to, as small file systems in memory.
//!
//! Only root may mount one. Where that cannot be done these tests say so on standard error; what
//! SQLite answers when its own limits are reached is shown by the tests beside the code.

use crate::storage::{append, record};
use server::storage::{Sqlite, Storage, StorageError, TableId};
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A small disk, for as long as it is held.
struct Disk(TempDir);

impl Disk {
    /// A disk of so many KB, if it can be had.
    fn new(kilobytes: u32) -> Option<Disk> {
        let folder = tempfile::tempdir().unwrap();
        let size = format!("size={kilobytes}k");
        if mount(&["-t", "tmpfs", "-o", &size, "tmpfs"], folder.path()) {
            return Some(Disk(folder));
        }
        eprintln!("no file system can be mounted here, so this was not tried on a real one");
        None
    }

    fn allow_writing(&self, allowed: bool) {
        let options = if allowed { "remount,rw" } else { "remount,ro" };
        assert!(mount(&["-o", options], self.0.path()));
    }

    fn file(&self) -> std::path::PathBuf {
        self.0.path().join("tables.sqlite")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

fn mount(options: &[&str], at: &Path) -> bool {
    let mut command = Command::new("mount");
    command.args(options).arg(at).status().is_ok_and(|status| status.success())
}

/// Everything that was answered is there, a full disk is called full, and once there is room
/// again the store goes on by itself.
#[tokio::test]
async fn a_full_disk_loses_nothing_and_heals() {
    let Some(disk) = Disk::new(1_024) else { return };
    let store = Sqlite::open(&disk.file()).await.unwrap();
    let ballast = disk.0.path().join("ballast");
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
    let Some(disk) = Disk::new(4_096) else { return };
    disk.allow_writing(false);
    let nothing_yet = Sqlite::open(&disk.file()).await.err().unwrap();
    assert!(matches!(nothing_yet, StorageError::ReadOnly(_)), "{nothing_yet}");
    assert!(nothing_yet.to_string().contains("tables.sqlite"), "{nothing_yet}");

    disk.allow_writing(true);
    let store = Sqlite::open(&disk.file()).await.unwrap();
    store.create(record(1)).await.unwrap();
    store.close().await.unwrap();
    disk.allow_writing(false);
    let refused = Sqlite::open(&disk.file()).await.err().unwrap();
    assert!(matches!(refused, StorageError::ReadOnly(_)), "{refused}");
}
