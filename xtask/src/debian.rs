//! Packages of the system, installed where we may.

use crate::shell::run;
use std::path::Path;
use std::process::{Command, Stdio};

/// Installs a package if we are root on Debian or its kin; does nothing elsewhere, where the
/// caller then finds the thing still missing and says so.
pub fn install(package: &str) -> Result<(), String> {
    if may_install() {
        run(apt(&["update"]))?;
        run(apt(&["install", "--yes", "--no-install-recommends", package]))?;
    }
    Ok(())
}

fn may_install() -> bool {
    let id = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    let root = id.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    root && Path::new("/usr/bin/apt-get").is_file()
}

fn apt(args: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive").arg("--quiet").args(args);
    command
}
