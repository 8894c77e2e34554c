//! Where PostgreSQL's programs are, and how they are called by root, whom they refuse to serve.

use std::path::{Path, PathBuf};
use std::process::Command;

/// PostgreSQL's programs.
pub struct Programs {
    folder: PathBuf,
    root: bool,
}

/// Finds them: in the path, or where Debian puts them, the newest first.
pub fn find() -> Result<Programs, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path())))
        .collect();
    versions.sort_unstable_by_key(|(version, _)| std::cmp::Reverse(*version));
    let folder = std::env::split_paths(&path)
        .chain(versions.into_iter().map(|(_, folder)| folder.join("bin")))
        .find(|folder| ["initdb", "pg_ctl"].iter().all(|name| folder.join(name).is_file()))
        .ok_or(
            "the storage tests need PostgreSQL's programs initdb and pg_ctl, and they were not \
             found: install them (on Debian: apt-get install postgresql), or put their folder \
             into PATH",
        )?;
    let id = Command::new("id").arg("-u").output();
    let root = id.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    Ok(Programs { folder, root })
}

#[allow(dead_code, reason = "the chores only ask whether the programs are there")]
impl Programs {
    /// Makes a new server's files.
    pub fn initdb(&self) -> Command {
        self.command(&self.folder.join("initdb"))
    }

    /// Starts and stops a server.
    pub fn pg_ctl(&self) -> Command {
        self.command(&self.folder.join("pg_ctl"))
    }

    /// A program as the user whom the server runs as.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = if self.root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // Wherever the call came from, that user may not be allowed to stand there.
        command.current_dir("/");
        command
    }
}
