//! What the program tells the server when it starts it.

use std::net::SocketAddr;
use std::path::PathBuf;

/// The port that is tried first when no address was asked for.
pub const USUAL_PORT: u16 = 4747;

/// What the program tells the server when it starts it.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Where to listen.
    pub listen: Listen,
    /// The directory with what the user imported; without one there is only what ships.
    pub data: Option<PathBuf>,
    /// Open the page in the user's browser once it is ready.
    pub open: bool,
}

/// Where to listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Listen {
    /// On this machine only, at [`USUAL_PORT`] or the next free port after it.
    #[default]
    Usual,
    /// At this address and no other; port 0 takes any free one.
    At(SocketAddr),
}
