//! PostgreSQL for the storage tests, which start and stop a server of their own: here it is only
//! made sure that its programs are there.

#[path = "../../crates/server/tests/postgres/programs.rs"]
mod programs;

use crate::debian;

/// Installs PostgreSQL where it is missing and we may; otherwise says what is missing.
pub fn require() -> Result<(), String> {
    if programs::find().is_err() {
        debian::install("postgresql")?;
    }
    programs::find().map(drop)
}
