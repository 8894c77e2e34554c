//! Walking through folders.

use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder, in the order of their paths.
pub fn below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unread = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        if path.is_dir() {
            files.extend(below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
