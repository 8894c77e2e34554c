//! Disks that are full or may not be written to, as small file systems in memory.
//!
//! Only root may mount one, in the machine or in a world of its own; where that cannot be done
//! these tests fail and say so.

#![allow(dead_code, reason = "each test file uses its part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A small disk, for as long as it is held.
pub struct Disk(TempDir);

impl Disk {
    /// A disk of so many KB.
    pub fn new(kilobytes: u32) -> Disk {
        let folder = tempfile::tempdir().unwrap();
        let size = format!("size={kilobytes}k");
        assert!(
            mount(&["-t", "tmpfs", "-o", &size, "tmpfs"], folder.path()),
            "this test needs a small file system, and only root may mount one: run the tests as \
             root, or as root of a world of their own: unshare --map-root-user --mount cargo test"
        );
        Disk(folder)
    }

    /// Lets the disk be written to, or no longer. What is open for writing keeps a disk writable,
    /// so this says whether it was done.
    pub fn allow_writing(&self, allowed: bool) -> bool {
        let options = if allowed { "remount,rw" } else { "remount,ro" };
        mount(&["-o", options], self.0.path())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn file(&self) -> PathBuf {
        self.path().join("tables.sqlite")
    }

    /// Takes all the room that is left but so many KB, until it is given back.
    pub fn fill(&self, but: u64) {
        let ballast = self.path().join("ballast");
        let mut size = 0_u64;
        let file = std::fs::File::create(&ballast).unwrap();
        let block = vec![1_u8; 4_096];
        while std::io::Write::write_all(&mut &file, &block).is_ok() {
            size += 4_096;
        }
        file.set_len(size.saturating_sub(but * 1_024)).unwrap();
    }

    /// Gives the room back.
    pub fn empty(&self) {
        std::fs::remove_file(self.path().join("ballast")).unwrap();
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
