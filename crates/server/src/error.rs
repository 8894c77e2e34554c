//! Why the server could not start or had to stop.

use crate::storage::StorageError;
use std::fmt;
use std::io;
use std::net::SocketAddr;

/// Why the server could not start or had to stop; its text is one sentence for the user.
#[derive(Debug)]
pub enum ServeError {
    /// Another program listens at the address that was asked for.
    InUse(SocketAddr),
    /// The address cannot be listened at for another reason.
    CannotListen(SocketAddr, io::Error),
    /// Tables have no place to be kept in.
    NoPlace,
    /// What carries letters between nodes cannot be used.
    Bus(String),
    /// The database cannot be used.
    Storage(StorageError),
    /// The machine gave no threads or sockets to work with.
    Runtime(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::InUse(address) => write!(
                f,
                "{address} is already in use by another program: \
                 stop that one, or give another address with --listen"
            ),
            ServeError::CannotListen(address, reason) => {
                write!(f, "cannot listen at {address}: {reason}")
            }
            ServeError::NoPlace => f.write_str(
                "there is no folder to keep tables in: say where with --data or --database",
            ),
            ServeError::Bus(reason) => write!(f, "the bus cannot be used: {reason}"),
            ServeError::Storage(reason) => reason.fmt(f),
            ServeError::Runtime(reason) => write!(f, "the server cannot run: {reason}"),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ServeError::InUse(_) | ServeError::NoPlace | ServeError::Bus(_) => None,
            ServeError::Storage(reason) => Some(reason),
            ServeError::CannotListen(_, reason) | ServeError::Runtime(reason) => Some(reason),
        }
    }
}
