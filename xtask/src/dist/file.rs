//! One file of a release.

use crate::shell::root;

/// A file with its place in an archive or a system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it goes, with slashes and without one in front.
    pub path: String,
    pub bytes: Vec<u8>,
    /// Whether it can be run.
    pub runs: bool,
}

impl File {
    /// A file that is read.
    pub fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> File {
        File { path: path.into(), bytes: bytes.into(), runs: false }
    }

    /// A file that is run.
    pub fn program(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> File {
        File { runs: true, ..File::new(path, bytes) }
    }

    /// A file of the sources, under another name or its own.
    pub fn of_sources(source: &str, path: impl Into<String>) -> Result<File, String> {
        let bytes =
            std::fs::read(root().join(source)).map_err(|error| format!("{source}: {error}"))?;
        Ok(File::new(path, bytes))
    }

    /// What it may be used for, as `chmod` says it.
    pub fn mode(&self) -> u32 {
        if self.runs { 0o755 } else { 0o644 }
    }
}
