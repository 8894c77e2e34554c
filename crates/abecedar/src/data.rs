//! Where the program keeps what belongs to its user.

use std::path::PathBuf;

/// The directory that was asked for, or the usual one of the system.
pub fn directory(asked: Option<PathBuf>) -> Option<PathBuf> {
    asked.or_else(|| {
        let usual = directories::ProjectDirs::from("", "", "abecedar")?;
        Some(usual.data_dir().to_owned())
    })
}
