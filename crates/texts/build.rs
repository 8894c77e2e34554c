//! Finds the texts: every Fluent file of every language goes into the program, so that a new file
//! is listed nowhere.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

/// How the names of the page's own files begin, whose texts the program never says.
const OF_THE_PAGE: &str = "web";

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut files = "static FILES: &[(&str, &[&str])] = &[\n".to_owned();
    for folder in sorted(&locales)?.iter().filter(|path| path.is_dir()) {
        let language = folder.file_name().unwrap_or_default();
        let _ = writeln!(files, "    ({language:?}, &[");
        for file in sorted(folder)? {
            let is_text = file.extension().is_some_and(|end| end == "ftl");
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if is_text && !name.starts_with(OF_THE_PAGE) {
                let _ = writeln!(files, "        include_str!({file:?}),");
            }
        }
        files.push_str("    ]),\n");
    }
    files.push_str("];\n");
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    std::fs::write(out.join("files.rs"), files)
}

/// What a folder holds, by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder)?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
