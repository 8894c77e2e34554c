//! Taking files out of packages: npm tarballs, Python wheels and Debian archives.

use flate2::read::GzDecoder;
use lzma_rust2::XzReader;
use std::collections::BTreeMap;
use std::io::{Cursor, Read};

/// Files of a package by their path inside it.
#[derive(Debug, Default)]
pub(super) struct Files {
    package: String,
    files: BTreeMap<String, Vec<u8>>,
}

impl Files {
    /// Takes those files out of a package that `wanted` names; the kind of package follows from
    /// the name of its file.
    pub(super) fn unpack(
        file: &str,
        bytes: &[u8],
        wanted: impl Fn(&str) -> bool,
    ) -> Result<Files, String> {
        let files = if file.ends_with(".tgz") || file.ends_with(".tar.gz") {
            tarball(GzDecoder::new(bytes), &wanted)
        } else if file.ends_with(".whl") || file.ends_with(".zip") {
            wheel(bytes, &wanted)
        } else if file.ends_with(".deb") {
            debian(bytes, &wanted)
        } else {
            Err("expected a .tgz, .whl or .deb file".to_owned())
        };
        let files = files.map_err(|error| format!("{file}: {error}"))?;
        Ok(Files { package: file.to_owned(), files })
    }

    /// A file of the package.
    pub(super) fn get(&self, path: &str) -> Result<&[u8], String> {
        self.files
            .get(path)
            .map(Vec::as_slice)
            .ok_or_else(|| format!("{}: there is no {path} in it", self.package))
    }

    /// All files that were taken out, by path.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }
}

type Unpacked = Result<BTreeMap<String, Vec<u8>>, String>;

fn tarball(input: impl Read, wanted: &impl Fn(&str) -> bool) -> Unpacked {
    let mut files = BTreeMap::new();
    let mut archive = tar::Archive::new(input);
    for entry in archive.entries().map_err(text)? {
        let mut entry = entry.map_err(text)?;
        let path = entry.path().map_err(text)?.to_string_lossy().into_owned();
        let path = path.trim_start_matches("./").to_owned();
        if wanted(&path) && entry.header().entry_type().is_file() {
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).map_err(text)?;
            files.insert(path, bytes);
        }
    }
    Ok(files)
}

fn wheel(bytes: &[u8], wanted: &impl Fn(&str) -> bool) -> Unpacked {
    let mut files = BTreeMap::new();
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(text)?;
    for place in 0..archive.len() {
        let mut entry = archive.by_index(place).map_err(text)?;
        let path = entry.name().map_err(text)?.into_owned();
        if wanted(&path) && entry.is_file() {
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).map_err(text)?;
            files.insert(path, bytes);
        }
    }
    Ok(files)
}

/// A Debian package is an `ar` archive whose member `data.tar.*` holds the files.
fn debian(bytes: &[u8], wanted: &impl Fn(&str) -> bool) -> Unpacked {
    let mut archive = ar::Archive::new(bytes);
    while let Some(member) = archive.next_entry() {
        let member = member.map_err(text)?;
        match member.header().identifier() {
            b"data.tar.xz" => return tarball(XzReader::new(member, true), wanted),
            b"data.tar.gz" => return tarball(GzDecoder::new(member), wanted),
            b"data.tar" => return tarball(member, wanted),
            _ => {}
        }
    }
    Err("there is no data.tar.xz or data.tar.gz in it".to_owned())
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}
