//! Opening the page in the user's browser: a courtesy that never fails aloud.

use std::process::{Command, Stdio};

/// Asks the desktop to open the address. Where there is no desktop or no browser, nothing
/// happens: the address is on standard output all the same.
pub(crate) fn open(address: &str) {
    let Some(mut command) = opener() else { return };
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    match command.spawn() {
        // Somebody has to wait for the child, or it stays behind as a zombie.
        Ok(mut child) => {
            std::thread::spawn(move || child.wait());
        }
        Err(reason) => tracing::info!(%reason, "no browser was opened"),
    }
}

fn opener() -> Option<Command> {
    if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        // `start` takes its first quoted argument for a window title.
        command.args(["/C", "start", ""]);
        Some(command)
    } else if cfg!(target_os = "macos") {
        Some(Command::new("open"))
    } else {
        // Without a display `xdg-open` falls back to browsers that run in the terminal.
        let display =
            ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
        display.then(|| Command::new("xdg-open"))
    }
}
