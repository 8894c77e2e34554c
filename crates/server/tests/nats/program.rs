//! Where the program of NATS is, which carries what several servers tell each other.

use std::path::PathBuf;

/// Finds it: in the path, or where Debian puts it, which is not in everybody's path.
pub fn find() -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual = ["/usr/sbin", "/usr/local/bin"].map(PathBuf::from);
    std::env::split_paths(&path)
        .chain(usual)
        .map(|folder| folder.join("nats-server"))
        .find(|program| program.is_file())
        .ok_or_else(|| {
            "nats-server was not found: install it (on Debian: apt-get install nats-server), or \
             put its folder into PATH"
                .to_owned()
        })
}
