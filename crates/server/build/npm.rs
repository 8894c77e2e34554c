//! Installing what the web page is built with, once for each lockfile.
//!
//! The build script and the chores (`xtask`) both use this file.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

/// What Vite asks for; the sentence below says the same.
const OLDEST_NODE: (u32, u32) = (20, 19);
const NEEDED: &str = "the web page is built with Node.js 20.19 or newer";
const REMEDY: &str =
    "install it from your system's packages or from https://nodejs.org and try again";

/// On Windows npm is a script, which is found only by its whole name.
pub const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Waits until no other build works in this `web` folder; the turn ends when the file is dropped.
///
/// The lock lies in the system's temporary folder: `npm ci` empties `node_modules`, and nothing
/// else of the source tree is ours to write to.
pub fn take_turn(web: &Path) -> Result<File, String> {
    let mut hasher = DefaultHasher::new();
    web.canonicalize().unwrap_or_else(|_| web.to_owned()).hash(&mut hasher);
    let path = std::env::temp_dir().join(format!("abecedar-web-{:016x}.lock", hasher.finish()));
    let failed = |reason: io::Error| format!("cannot lock {}: {reason}", path.display());
    let file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&path)
        // Somebody else on this machine made it: reading is enough to lock it.
        .or_else(|_| File::open(&path))
        .map_err(failed)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => file.lock().map_err(failed)?,
        Err(TryLockError::Error(reason)) => return Err(failed(reason)),
    }
    Ok(file)
}

/// Makes sure that a new enough Node.js is there.
pub fn require_node() -> Result<(), String> {
    let output = Command::new("node")
        .arg("--version")
        .stdin(Stdio::null())
        .output()
        .map_err(|reason| cannot_start("node", &reason))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').map(str::parse::<u32>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) if (major, minor) >= OLDEST_NODE => Ok(()),
        _ => Err(format!("{NEEDED}, and this one is {version:?}: {REMEDY}")),
    }
}

/// Runs `npm ci` unless that was done for this very lockfile.
pub fn install(web: &Path) -> Result<(), String> {
    let lockfile = web.join("package-lock.json");
    let wanted = fs::read(&lockfile)
        .map_err(|reason| format!("cannot read {}: {reason}", lockfile.display()))?;
    // A copy of the lockfile, written after everything else: half an installation has none.
    let stamp = web.join("node_modules/.installed-from.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let output = Command::new(NPM)
        .current_dir(web)
        // Everything is needed to build, whatever NODE_ENV says.
        .args(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel", "error"])
        .stdin(Stdio::null())
        .output()
        .map_err(|reason| cannot_start("npm", &reason))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let said: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).collect();
        return Err(format!("npm cannot install what the web page needs: {}", said.join(" / ")));
    }
    fs::write(&stamp, wanted)
        .map_err(|reason| format!("cannot write {}: {reason}", stamp.display()))
}

/// The sentence for a program that does not start.
pub fn cannot_start(program: &str, reason: &io::Error) -> String {
    match reason.kind() {
        io::ErrorKind::NotFound => format!("{NEEDED}, and `{program}` was not found: {REMEDY}"),
        _ => format!("`{program}` does not start: {reason}"),
    }
}
