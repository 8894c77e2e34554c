//! A `.tar.gz` that depends on nothing but what goes in.

use super::file::File;
use flate2::{Compression, GzBuilder};
use std::collections::{BTreeMap, BTreeSet};
use tar::{Builder, EntryType, Header};

/// Packs files, sorted, with the folders that they lie in; below `top`, if there is one.
pub fn pack(files: &[File], top: Option<&str>, time: i64) -> Result<Vec<u8>, String> {
    let failed = |error: std::io::Error| format!("cannot pack: {error}");
    let start = top.map(|top| format!("{top}/")).unwrap_or_default();
    let mut folders = BTreeSet::new();
    let mut sorted = BTreeMap::new();
    for file in files {
        let path = format!("{start}{}", file.path);
        for (end, _) in path.match_indices('/') {
            folders.insert(path[..=end].to_owned());
        }
        if sorted.insert(path.clone(), file).is_some() {
            return Err(format!("{path} is in the archive twice"));
        }
    }
    // No time and no name of a system in the frame either.
    let gzip = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    let mut tar = Builder::new(gzip);
    for folder in folders {
        let mut header = header(EntryType::Directory, 0o755, 0, time)?;
        tar.append_data(&mut header, folder, std::io::empty()).map_err(failed)?;
    }
    for (path, file) in sorted {
        let size = file.bytes.len() as u64;
        let mut header = header(EntryType::Regular, file.mode(), size, time)?;
        tar.append_data(&mut header, path, &file.bytes[..]).map_err(failed)?;
    }
    tar.into_inner().map_err(failed)?.finish().map_err(failed)
}

fn header(kind: EntryType, mode: u32, size: u64, time: i64) -> Result<Header, String> {
    let mut header = Header::new_gnu();
    header.set_entry_type(kind);
    header.set_mode(mode);
    header.set_size(size);
    header.set_mtime(u64::try_from(time).map_err(|_| "a release before 1970")?);
    header.set_uid(0);
    header.set_gid(0);
    header.set_username("root").map_err(|error| error.to_string())?;
    header.set_groupname("root").map_err(|error| error.to_string())?;
    Ok(header)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn files() -> Vec<File> {
        vec![
            File::new("share/z.txt", "last"),
            File::program("bin/fake", b"\x7fELF"),
            File::new("a.txt", "first"),
        ]
    }

    #[test]
    fn the_order_in_which_files_come_makes_no_difference() {
        let mut turned = files();
        turned.reverse();
        let packed = pack(&files(), Some("x-1"), 1_700_000_000).unwrap();
        assert_eq!(packed, pack(&turned, Some("x-1"), 1_700_000_000).unwrap());
        assert_ne!(packed, pack(&files(), Some("x-1"), 1_700_000_001).unwrap());
    }

    #[test]
    fn what_was_packed_comes_out_with_its_mode_and_time() {
        let packed = pack(&files(), Some("x-1"), 1_700_000_000).unwrap();
        let mut tar = tar::Archive::new(flate2::read::GzDecoder::new(&packed[..]));
        let mut seen = Vec::new();
        for entry in tar.entries().unwrap() {
            let mut entry = entry.unwrap();
            let path = entry.path().unwrap().display().to_string();
            let mut text = Vec::new();
            entry.read_to_end(&mut text).unwrap();
            assert_eq!(entry.header().mtime().unwrap(), 1_700_000_000);
            assert_eq!(entry.header().uid().unwrap(), 0);
            seen.push((path, entry.header().mode().unwrap(), text.len()));
        }
        let expected = [
            ("x-1/", 0o755, 0),
            ("x-1/bin/", 0o755, 0),
            ("x-1/share/", 0o755, 0),
            ("x-1/a.txt", 0o644, 5),
            ("x-1/bin/fake", 0o755, 4),
            ("x-1/share/z.txt", 0o644, 4),
        ];
        assert_eq!(seen, expected.map(|(path, mode, size)| (path.to_owned(), mode, size)));
    }

    #[test]
    fn nothing_is_packed_twice() {
        let twice = [File::new("a", "1"), File::new("a", "2")];
        assert!(pack(&twice, None, 0).is_err());
    }
}
