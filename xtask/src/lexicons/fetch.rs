//! Fetching pinned packages with the ordinary clients, and trusting none of them: what counts is
//! the checksum of the file.

use super::pins::{Client, Pin};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where package files come from.
#[derive(Debug)]
pub(super) enum Store {
    /// Files that somebody fetched already; nothing is downloaded.
    Given(PathBuf),
    /// Downloaded here once and kept.
    Cache(PathBuf),
}

impl Store {
    /// The bytes of a package, checked.
    pub(super) fn get(&self, pin: &Pin) -> Result<Vec<u8>, String> {
        let folder = match self {
            Store::Given(folder) | Store::Cache(folder) => folder,
        };
        let path = match (find(folder, pin), self) {
            (Some(path), _) => path,
            (None, Store::Given(_)) => {
                return Err(format!(
                    "{} is missing in {}: expected {} {}",
                    pin.file,
                    folder.display(),
                    pin.package,
                    pin.version
                ));
            }
            (None, Store::Cache(_)) => {
                download(folder, pin)?;
                find(folder, pin).ok_or_else(|| {
                    format!("{} left no file {} in {}", pin.client, pin.file, folder.display())
                })?
            }
        };
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let sum = hex(&Sha256::digest(&bytes));
        if sum != pin.sha256 {
            return Err(format!(
                "{} has the sha256 {sum}: expected {}, as pinned for {} {}",
                path.display(),
                pin.sha256,
                pin.package,
                pin.version
            ));
        }
        Ok(bytes)
    }
}

/// The file of a package; apt writes the epoch of a version into the name, mirrors do not.
fn find(folder: &Path, pin: &Pin) -> Option<PathBuf> {
    let without_epoch = match pin.version.split_once(':') {
        Some((epoch, _)) => pin.file.replacen(&format!("{epoch}%3a"), "", 1),
        None => pin.file.clone(),
    };
    [&pin.file, &without_epoch].map(|name| folder.join(name)).into_iter().find(|path| path.exists())
}

fn download(folder: &Path, pin: &Pin) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    eprintln!("fetching {} {} with {} …", pin.package, pin.version, pin.client);
    let (package, version) = (&pin.package, &pin.version);
    let calls: Vec<Vec<String>> = match pin.client {
        Client::Npm => vec![words("npm pack --silent", [format!("{package}@{version}")])],
        Client::Pip => ["pip", "pip3", "python3 -m pip"]
            .map(|pip| {
                let call = format!("{pip} download --quiet --no-deps --dest .");
                words(&call, [format!("{package}=={version}")])
            })
            .into(),
        Client::Apt => vec![words("apt-get download", [format!("{package}={version}")])],
    };
    let mut reason = String::new();
    for call in calls {
        match Command::new(&call[0]).args(&call[1..]).current_dir(folder).output() {
            Ok(output) if output.status.success() => return Ok(()),
            Ok(output) => reason = String::from_utf8_lossy(&output.stderr).trim().to_owned(),
            Err(error) if reason.is_empty() => reason = format!("{}: {error}", call[0]),
            Err(_) => {}
        }
    }
    Err(format!(
        "cannot fetch {package} {version} with {}: {reason}\n\
         Fetch {} by other means and say where it is with --source DIR.",
        pin.client, pin.file
    ))
}

fn words(call: &str, more: [String; 1]) -> Vec<String> {
    call.split(' ').map(str::to_owned).chain(more).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pin(sha256: &str) -> Pin {
        Pin {
            client: Client::Apt,
            package: "thing".to_owned(),
            version: "1:7.0-1".to_owned(),
            file: "thing_1%3a7.0-1_all.deb".to_owned(),
            sha256: sha256.to_owned(),
        }
    }

    #[test]
    fn only_the_pinned_bytes_are_accepted() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::Given(folder.path().to_owned());
        let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert!(store.get(&pin(sum)).unwrap_err().contains("is missing in"));
        // The name that a mirror gives the file, without the epoch.
        fs::write(folder.path().join("thing_7.0-1_all.deb"), "abc").unwrap();
        assert_eq!(store.get(&pin(sum)).unwrap(), b"abc");
        let error = store.get(&pin(&"0".repeat(64))).unwrap_err();
        assert!(error.contains(sum) && error.contains("as pinned for thing"), "{error}");
    }
}
