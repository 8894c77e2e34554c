//! Saved games: where they lie, and that writing one never harms the one before.

use crate::outcome::{Failure, Result};
use games::{Game, Table, saved};
use lexicon::library::write_whole;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// A file for a game that is not saved yet: in the user's own folder, named after the game and
/// the moment.
pub fn fresh_file(data: Option<PathBuf>, game: &str) -> PathBuf {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let folder = data.map_or_else(|| PathBuf::from("."), |data| data.join("saved"));
    folder.join(format!("{game}-{seconds}.abecedar"))
}

/// Writes a game down.
pub fn write<G: Game>(table: &Table<G>, file: &Path) -> std::io::Result<()> {
    write_whole(file, saved::write(table).as_bytes())
}

/// The text of a saved game.
pub fn read(file: &Path) -> Result<String> {
    let name = file.display();
    let bytes = std::fs::read(file).map_err(|error| Failure::Said(format!("{name}: {error}")))?;
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        Failure::Said(format!("{name}:{line}: not UTF-8 text; expected a saved game"))
    })
}
