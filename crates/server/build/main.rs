//! Builds the web page into the program, so that plain `cargo run` is the one command.
//!
//! Vite writes into `OUT_DIR`; the only thing that changes in the source tree is
//! `web/node_modules`. Where Node is missing the build ends with one sentence.

mod npm;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the page is made of, relative to the workspace. The folder `web` as a whole is not
/// watched: it holds `node_modules` and the browser tests.
const SOURCES: [&str; 10] = [
    "crates/texts/rules.json",
    "locales",
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/vite.config.ts",
];

fn main() {
    if let Err(sentence) = build() {
        println!("cargo::error={sentence}");
    }
}

fn build() -> Result<(), String> {
    let root = directory("CARGO_MANIFEST_DIR")?.join("../..");
    let built = directory("OUT_DIR")?.join("web");
    println!("cargo::rerun-if-changed=build");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let web = root.join("web");
    npm::require_node()?;
    // Debug and release builds, clippy and tests may all get here at the same time.
    let _turn = npm::take_turn(&web)?;
    npm::install(&web)?;
    bundle(&web, &built)
}

fn bundle(web: &Path, built: &Path) -> Result<(), String> {
    let output = Command::new("node")
        .current_dir(web)
        .args(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--emptyOutDir"])
        .arg("--outDir")
        .arg(built)
        .stdin(Stdio::null())
        .output()
        .map_err(|reason| npm::cannot_start("node", &reason))?;
    if output.status.success() {
        return Ok(());
    }
    // What Vite says belongs to the reader, above the sentence.
    eprint!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    Err("the web page does not build; what Vite says about it stands below".to_owned())
}

fn directory(variable: &str) -> Result<PathBuf, String> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| format!("cargo did not set {variable}"))
}
