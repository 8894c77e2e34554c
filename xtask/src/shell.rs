//! Running other programs, with what they print shown as it comes.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The folder of the project, wherever the call came from.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The cargo that runs this chore, called in the folder of the project.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(root()).args(args);
    // What cargo has said of this chore's own package is not for the packages that are built next:
    // the build scripts of some look at it, and would build anew at every turn.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|start| name.starts_with(start)) {
            command.env_remove(&*name);
        }
    }
    command
}

/// Runs a program to its end; fails unless it succeeds.
pub fn run(mut command: Command) -> Result<(), String> {
    let line = said(&command);
    eprintln!("\n$ {line}");
    let status = command.status().map_err(|error| format!("{line}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("failed: {line}")) }
}

/// Runs a program to its end, shows its standard output and hands each line of it to `each`.
/// Says whether it succeeded.
pub fn read_lines(mut command: Command, mut each: impl FnMut(&str)) -> Result<bool, String> {
    let line = said(&command);
    eprintln!("\n$ {line}");
    let failed = |error: std::io::Error| format!("{line}: {error}");
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line.map_err(failed)?;
            println!("{line}");
            each(&line);
        }
    }
    Ok(child.wait().map_err(failed)?.success())
}

fn said(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    command.get_args().fold(name, |line, arg| line + " " + &arg.to_string_lossy())
}
