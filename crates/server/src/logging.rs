//! Logs go to standard error; standard output is for the one line with the address.

use std::io::{self, IsTerminal};
use tracing_subscriber::EnvFilter;

/// The environment variable that says how much is logged, e.g. `debug` or `server=trace`.
const VARIABLE: &str = "ABECEDAR_LOG";

/// Starts logging to standard error; what `ABECEDAR_LOG` says, else warnings and worse.
///
/// Does nothing where the program already has a subscriber.
pub fn start_logging() {
    let filter = EnvFilter::try_from_env(VARIABLE).unwrap_or_else(|_| EnvFilter::new("warn"));
    // An error here means that logging was started before, which is just as well.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .try_init();
}
