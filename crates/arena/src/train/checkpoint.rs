//! What a run of learning keeps between rounds.

use super::run::write_whole;
use games::GameName;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The file of one run. Runs with another seed or number of rounds have other files.
pub(super) struct Checkpoint {
    file: PathBuf,
}

#[derive(Serialize, Deserialize)]
struct Kept<N> {
    rounds_done: u32,
    numbers: N,
}

impl Checkpoint {
    pub(super) fn new(folder: &Path, game: GameName, seed: u64, rounds: u32) -> Checkpoint {
        Checkpoint { file: folder.join(format!("{game}-{seed}-{rounds}.json")) }
    }

    /// How many rounds are done, and the numbers after them; nothing if none is.
    pub(super) fn read<N: DeserializeOwned>(&self) -> Result<Option<(u32, N)>, String> {
        let said =
            |what: String| format!("{}: {what}; begin anew with --fresh", self.file.display());
        match std::fs::read_to_string(&self.file) {
            Ok(text) => {
                let kept: Kept<N> =
                    serde_json::from_str(&text).map_err(|error| said(error.to_string()))?;
                Ok(Some((kept.rounds_done, kept.numbers)))
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(said(error.to_string())),
        }
    }

    pub(super) fn write<N: Serialize>(&self, rounds_done: u32, numbers: &N) -> Result<(), String> {
        let kept = Kept { rounds_done, numbers };
        let text = serde_json::to_string(&kept).map_err(|error| error.to_string())?;
        write_whole(&self.file, &text)
    }

    /// The run is over. A file that stays would only be read again and change nothing.
    pub(super) fn remove(&self) {
        let _ = std::fs::remove_file(&self.file);
    }
}
