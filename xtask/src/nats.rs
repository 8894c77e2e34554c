//! NATS for several servers that hear of each other: here it is only made sure that its program is
//! there; whoever needs one starts and stops a server of its own.

#[path = "../../crates/server/tests/nats/program.rs"]
mod program;

use crate::debian;

/// Installs NATS where it is missing and we may; otherwise says what is missing.
pub fn require() -> Result<(), String> {
    if program::find().is_err() {
        debian::install("nats-server")?;
    }
    program::find().map(drop)
}
