//! The packages that the lexicons are made from, pinned to one version and one checksum each.
//!
//! They stand in `lexicons/sources.tsv`, one a line: client, package, version, file, sha256.

use std::fmt;
use std::str::FromStr;

/// Which client fetches a package.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Client {
    Npm,
    Pip,
    Apt,
}

impl FromStr for Client {
    type Err = String;

    fn from_str(text: &str) -> Result<Client, String> {
        match text {
            "npm" => Ok(Client::Npm),
            "pip" => Ok(Client::Pip),
            "apt" => Ok(Client::Apt),
            _ => Err(format!("unknown client {text:?}: expected npm, pip or apt")),
        }
    }
}

impl fmt::Display for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Client::Npm => "npm",
            Client::Pip => "pip",
            Client::Apt => "apt-get",
        })
    }
}

/// One pinned package.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pin {
    pub(super) client: Client,
    pub(super) package: String,
    pub(super) version: String,
    /// The name of the file that the client leaves behind.
    pub(super) file: String,
    pub(super) sha256: String,
}

/// All pinned packages.
#[derive(Debug)]
pub(super) struct Pins(Vec<Pin>);

impl Pins {
    /// Reads the data file; `file` is its name for messages.
    pub(super) fn read(file: &str, text: &str) -> Result<Pins, String> {
        let mut pins = Vec::new();
        for (number, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let at = |problem: String| format!("{file}:{}: {problem}", number + 1);
            let columns: Vec<&str> = line.split('\t').collect();
            let [client, package, version, name, sha256] = columns[..] else {
                let expected = "expected client, package, version, file and sha256";
                return Err(at(format!("found {} columns: {expected}", columns.len())));
            };
            if sha256.len() != 64 || !sha256.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                return Err(at(format!("{sha256:?} is no sha256: expected 64 hexadecimal digits")));
            }
            pins.push(Pin {
                client: client.parse().map_err(at)?,
                package: package.to_owned(),
                version: version.to_owned(),
                file: name.to_owned(),
                sha256: sha256.to_lowercase(),
            });
        }
        Ok(Pins(pins))
    }

    /// The pin of a package.
    pub(super) fn of(&self, package: &str) -> Result<&Pin, String> {
        self.0
            .iter()
            .find(|pin| pin.package == package)
            .ok_or_else(|| format!("the package {package} is not pinned"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_has_five_columns_and_a_real_checksum() {
        let sum = "a".repeat(64);
        let text = format!("# comment\n\nnpm\tthing\t1.0\tthing-1.0.tgz\t{sum}\n");
        let pins = Pins::read("sources.tsv", &text).unwrap();
        assert_eq!(pins.of("thing").unwrap().client, Client::Npm);
        assert!(pins.of("other").is_err());
        for (bad, message) in [
            ("npm\tthing", "sources.tsv:1: found 2 columns"),
            ("ftp\ta\tb\tc\tSUM", "sources.tsv:1: unknown client \"ftp\""),
            ("npm\ta\tb\tc\tabc", "sources.tsv:1: \"abc\" is no sha256"),
        ] {
            let error = Pins::read("sources.tsv", &bad.replace("SUM", &sum)).unwrap_err();
            assert!(error.starts_with(message), "{error}");
        }
    }
}
