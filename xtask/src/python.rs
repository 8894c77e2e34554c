//! Python for the example of a player of one's own, which a test lets play.

use crate::debian;
use std::process::{Command, Stdio};

/// Installs Python where it is missing and we may; otherwise says what is missing.
pub fn require() -> Result<(), String> {
    if !is_here() {
        debian::install("python3")?;
    }
    let missing = "the test of the arena needs python3, and it was not found: install it (on \
                   Debian: apt-get install python3)";
    if is_here() { Ok(()) } else { Err(missing.into()) }
}

fn is_here() -> bool {
    let asked = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
