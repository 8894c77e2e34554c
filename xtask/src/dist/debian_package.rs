//! The package for Debian and its kin.
//!
//! It installs the program with manual, completions and a service that nobody has started yet: a
//! host looks at `/etc/abecedar/environment` first. Removing it leaves `/var/lib/abecedar` alone,
//! even when it is purged, for people's games are there.

use super::archive;
use super::file::File;
use super::program::Program;
use crate::shell::root;
use flate2::{Compression, GzBuilder};
use md5::{Digest, Md5};
use std::io::Write;

const AFTER_INSTALLING: &str = r#"#!/bin/sh
set -e
if [ "$1" = configure ]; then
    getent passwd abecedar >/dev/null || useradd --system --user-group --no-create-home \
        --home-dir /var/lib/abecedar --shell /usr/sbin/nologin abecedar
    if [ -d /run/systemd/system ]; then
        systemctl daemon-reload
        # After an upgrade; what did not run stays so.
        [ -z "$2" ] || systemctl try-restart abecedar.service
    fi
fi
"#;

const BEFORE_REMOVING: &str = r#"#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now abecedar.service
fi
"#;

const AFTER_REMOVING: &str = r#"#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
fi
"#;

const SETTINGS: &str = "etc/abecedar/environment";

/// A package that is ready to be written.
pub struct DebianPackage {
    version: String,
    architecture: &'static str,
    needs: String,
    files: Vec<File>,
}

impl DebianPackage {
    /// From the files of an archive, put where Debian wants them.
    pub fn of(program: &Program, contents: &[File]) -> Result<DebianPackage, String> {
        let architecture = match std::env::consts::ARCH {
            "x86_64" => "amd64",
            "aarch64" => "arm64",
            "riscv64" => "riscv64",
            other => return Err(format!("Debian's name for {other} is not known here")),
        };
        let mut needs = "passwd".to_owned();
        if let Some((major, minor)) = program.needs_glibc() {
            needs = format!("libc6 (>= {major}.{minor}), libgcc-s1, {needs}");
        }
        let mut files: Vec<File> = Vec::new();
        for file in contents {
            files.extend(placed(file)?);
        }
        files.push(File::new("usr/share/doc/abecedar/copyright", copyright()?));
        Ok(DebianPackage { version: program.version.clone(), architecture, needs, files })
    }

    /// `abecedar_0.1.0_amd64.deb`
    pub fn file_name(&self) -> String {
        format!("abecedar_{}_{}.deb", self.version, self.architecture)
    }

    /// The package as bytes.
    pub fn pack(&self, time: i64) -> Result<Vec<u8>, String> {
        let control = [
            File::new("control", self.control()),
            File::new("md5sums", self.sums()),
            File::new("conffiles", format!("/{SETTINGS}\n")),
            File::program("postinst", AFTER_INSTALLING),
            File::program("prerm", BEFORE_REMOVING),
            File::program("postrm", AFTER_REMOVING),
        ];
        let parts = [
            ("debian-binary", b"2.0\n".to_vec()),
            ("control.tar.gz", archive::pack(&control, None, time)?),
            ("data.tar.gz", archive::pack(&self.files, None, time)?),
        ];
        let mut package = ar::Builder::new(Vec::new());
        for (name, bytes) in parts {
            let mut header = ar::Header::new(name.into(), bytes.len() as u64);
            header.set_mode(0o100_644);
            header.set_mtime(u64::try_from(time).map_err(|_| "a release before 1970")?);
            package.append(&header, &bytes[..]).map_err(|error| format!("cannot pack: {error}"))?;
        }
        package.into_inner().map_err(|error| format!("cannot pack: {error}"))
    }

    fn control(&self) -> String {
        let bytes: usize = self.files.iter().map(|file| file.bytes.len()).sum();
        format!(
            "Package: abecedar\n\
             Version: {}\n\
             Architecture: {}\n\
             Maintainer: The Abecedar contributors <abecedar@localhost>\n\
             Installed-Size: {}\n\
             Depends: {}\n\
             Suggests: nginx | haproxy, postgresql\n\
             Section: games\n\
             Priority: optional\n\
             Description: five word games to play in the browser and the terminal\n \
             Serves word games with cards and tiles in Portuguese, French, Romanian,\n \
             Spanish and English, with bots, lessons and tables for friends; one process,\n \
             no other service needed. The word lists are inside.\n",
            self.version,
            self.architecture,
            bytes.div_ceil(1024),
            self.needs
        )
    }

    fn sums(&self) -> String {
        let mut lines: Vec<String> = self
            .files
            .iter()
            .filter(|file| file.path != SETTINGS)
            .map(|file| {
                let sum: String =
                    Md5::digest(&file.bytes).iter().map(|byte| format!("{byte:02x}")).collect();
                format!("{sum}  {}\n", file.path)
            })
            .collect();
        lines.sort_by(|left, right| left[32..].cmp(&right[32..]));
        lines.concat()
    }
}

/// Where Debian wants a file of the archive; nowhere, if `copyright` says the same.
fn placed(file: &File) -> Result<Option<File>, String> {
    let path = file.path.as_str();
    let moved = |path: String| File { path, ..file.clone() };
    Ok(match path {
        "abecedar" => Some(moved("usr/bin/abecedar".into())),
        "systemd/abecedar.service" => {
            let text = String::from_utf8_lossy(&file.bytes);
            let text = text.replace("/usr/local/bin/", "/usr/bin/");
            Some(File::new("usr/lib/systemd/system/abecedar.service", text))
        }
        "systemd/environment" => Some(moved(SETTINGS.into())),
        "completions/abecedar.bash" => {
            Some(moved("usr/share/bash-completion/completions/abecedar".into()))
        }
        "completions/_abecedar" => Some(moved("usr/share/zsh/vendor-completions/_abecedar".into())),
        "completions/abecedar.fish" => {
            Some(moved("usr/share/fish/vendor_completions.d/abecedar.fish".into()))
        }
        "LICENSE-MIT" | "LICENSE-APACHE" => None,
        "CHANGELOG.md" => {
            Some(File::new("usr/share/doc/abecedar/changelog.gz", zipped(&file.bytes)?))
        }
        "NOTICES.txt" => {
            Some(File::new("usr/share/doc/abecedar/NOTICES.txt.gz", zipped(&file.bytes)?))
        }
        _ => match path.strip_prefix("man/man1/") {
            Some(page) => {
                Some(File::new(format!("usr/share/man/man1/{page}.gz"), zipped(&file.bytes)?))
            }
            None => {
                let path = path.strip_prefix("docs/").unwrap_or(path);
                Some(moved(format!("usr/share/doc/abecedar/{path}")))
            }
        },
    })
}

fn zipped(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut gzip = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    gzip.write_all(bytes)
        .and_then(|()| gzip.finish())
        .map_err(|error| format!("cannot pack: {error}"))
}

fn copyright() -> Result<String, String> {
    let mit = std::fs::read_to_string(root().join("LICENSE-MIT"))
        .map_err(|error| format!("LICENSE-MIT: {error}"))?;
    Ok(format!(
        "Abecedar is under the MIT licence or the Apache License 2.0, as you like. The latter is in\n\
         /usr/share/common-licenses/Apache-2.0. What else is inside is told of in NOTICES.txt.gz, the\n\
         word lists in lexicons/README.md, all in this folder.\n\n{mit}"
    ))
}

#[cfg(test)]
mod tests {
    use super::super::{contents, program};
    use super::*;
    use std::io::Read;

    fn package() -> DebianPackage {
        let program = program::tests::fake();
        let contents = contents::of_release(&program, "notices", "{}").unwrap();
        DebianPackage::of(&program, &contents).unwrap()
    }

    #[test]
    fn the_same_release_twice_is_the_same_package() {
        let once = package().pack(1_700_000_000).unwrap();
        assert_eq!(once, package().pack(1_700_000_000).unwrap());
    }

    #[test]
    fn the_parts_are_there_in_order_and_the_program_can_be_run() {
        let bytes = package().pack(1_700_000_000).unwrap();
        let mut parts = ar::Archive::new(&bytes[..]);
        let mut names = Vec::new();
        let mut files = Vec::new();
        while let Some(part) = parts.next_entry() {
            let mut part = part.unwrap();
            let name = String::from_utf8(part.header().identifier().to_vec()).unwrap();
            let mut bytes = Vec::new();
            part.read_to_end(&mut bytes).unwrap();
            if name == "data.tar.gz" {
                let mut tar = tar::Archive::new(flate2::read::GzDecoder::new(&bytes[..]));
                for entry in tar.entries().unwrap() {
                    let entry = entry.unwrap();
                    let path = entry.path().unwrap().display().to_string();
                    files.push((path, entry.header().mode().unwrap()));
                }
            }
            names.push(name);
        }
        assert_eq!(names, ["debian-binary", "control.tar.gz", "data.tar.gz"]);
        for (path, mode) in [
            ("usr/bin/abecedar", 0o755),
            ("usr/lib/systemd/system/abecedar.service", 0o644),
            ("etc/abecedar/environment", 0o644),
            ("usr/share/man/man1/abecedar.1.gz", 0o644),
            ("usr/share/doc/abecedar/copyright", 0o644),
            ("usr/share/doc/abecedar/NOTICES.txt.gz", 0o644),
            ("usr/share/bash-completion/completions/abecedar", 0o644),
        ] {
            assert!(files.contains(&(path.to_owned(), mode)), "{path}: {files:?}");
        }
    }

    #[test]
    fn the_control_file_says_what_is_needed_and_the_service_starts_what_is_installed() {
        let package = package();
        let control = package.control();
        assert!(control.contains("\nVersion: 1.2.3\n"), "{control}");
        assert!(control.contains("\nDepends: libc6 (>= 2.34), libgcc-s1, passwd\n"), "{control}");
        assert!(control.lines().all(|line| line.contains(": ") || line.starts_with(' ')));
        let service = package.files.iter().find(|file| file.path.ends_with(".service")).unwrap();
        let text = String::from_utf8_lossy(&service.bytes);
        assert!(text.contains("ExecStart=/usr/bin/abecedar serve"), "{text}");
        assert_eq!(package.sums().lines().count(), package.files.len() - 1);
    }
}
