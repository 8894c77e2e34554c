//! The program of a release: built so that where and when makes no difference, and asked for its
//! own manual and completions.

use super::file::File;
use crate::files::below;
use crate::shell::{cargo, root, run, target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the program says of itself.
pub struct Program {
    pub bytes: Vec<u8>,
    pub version: String,
    /// `abecedar.1`, `abecedar-serve.1`, …
    pub manual: Vec<File>,
    /// By the name of the shell.
    pub completions: Vec<(&'static str, Vec<u8>)>,
}

/// The shells that we have completions for.
const SHELLS: [&str; 3] = ["bash", "zsh", "fish"];

/// Builds it in a folder of its own, as the flags are not those of other builds.
pub fn build(time: i64) -> Result<PathBuf, String> {
    let folder = target().join("dist");
    let mut command = cargo(&["build", "--release", "--locked", "--package", "abecedar"]);
    let strip = "profile.release.strip=\"symbols\"";
    command
        .args(["--config", strip, "--target-dir"])
        .arg(&folder)
        .env("CARGO_ENCODED_RUSTFLAGS", remapped()?.join("\u{1f}"))
        .env("CARGO_INCREMENTAL", "0")
        .env("SOURCE_DATE_EPOCH", time.to_string());
    run(command)?;
    Ok(folder.join("release").join(format!("abecedar{}", std::env::consts::EXE_SUFFIX)))
}

/// Paths of this machine do not get into the program, where panics would name them.
fn remapped() -> Result<Vec<String>, String> {
    let sources = root().canonicalize().map_err(|error| error.to_string())?;
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let mut flags = vec![format!("--remap-path-prefix={}=/abecedar", sources.display())];
    if let Some(home) = home {
        flags.push(format!("--remap-path-prefix={}=/cargo", home.display()));
    }
    Ok(flags)
}

impl Program {
    /// Reads a program and lets it write what belongs to it.
    pub fn look_at(path: &Path) -> Result<Program, String> {
        let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let said = String::from_utf8_lossy(&output(path, &["--version"])?).into_owned();
        let version = said
            .trim()
            .strip_prefix("abecedar ")
            .ok_or_else(|| format!("{} is not Abecedar: it says {said:?}", path.display()))?;
        let folder = target().join("manual");
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(failed)?;
        }
        output(path, &["manual", &folder.to_string_lossy()])?;
        let mut manual = Vec::new();
        for page in below(&folder)? {
            let name = page.file_name().unwrap_or_default().to_string_lossy().into_owned();
            manual.push(File::new(name, fs::read(&page).map_err(failed)?));
        }
        let completions = SHELLS.map(|shell| Ok((shell, output(path, &["completions", shell])?)));
        Ok(Program {
            bytes,
            version: version.to_owned(),
            manual,
            completions: completions.into_iter().collect::<Result<_, String>>()?,
        })
    }

    /// The newest version of the C library whose symbols it asks for: `2.34`.
    pub fn needs_glibc(&self) -> Option<(u32, u32)> {
        let mark = b"GLIBC_";
        let found = self.bytes.windows(mark.len()).enumerate().filter(|(_, seen)| seen == mark);
        let versions = found.filter_map(|(at, _)| {
            let rest = &self.bytes[at + mark.len()..];
            let end = rest.iter().position(|byte| *byte == 0).filter(|end| *end < 10)?;
            let text = std::str::from_utf8(&rest[..end]).ok()?;
            let mut numbers = text.split('.').map(str::parse);
            Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
        });
        versions.max()
    }
}

fn output(program: &Path, args: &[&str]) -> Result<Vec<u8>, String> {
    let line = format!("{} {}", program.display(), args.join(" "));
    let output = Command::new(program)
        .args(args)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{line}: {error}"))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(format!("{line}: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A program that only looks like one.
    pub fn fake() -> Program {
        Program {
            bytes: b"\x7fELF\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_PRIVATE\0GLIBC_2.17\0".to_vec(),
            version: "1.2.3".into(),
            manual: vec![File::new("abecedar.1", ".TH abecedar 1")],
            completions: SHELLS.map(|shell| (shell, b"complete".to_vec())).to_vec(),
        }
    }

    #[test]
    fn the_newest_symbol_says_which_c_library_is_needed() {
        assert_eq!(fake().needs_glibc(), Some((2, 34)));
    }
}
