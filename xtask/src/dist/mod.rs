//! `cargo xtask dist`: everything that is handed out, in `target/release-files`.
//!
//! An archive, on Linux a Debian package, the bill of materials and the sums of all of them. Who
//! makes them again from the same commit with the same tools gets the same bytes: entries are
//! sorted, bear the time of the release and belong to root, and the program is built with paths
//! that do not depend on where the sources lie.

mod archive;
mod container;
mod contents;
mod debian_package;
mod file;
mod notices;
mod program;

use crate::shell::target;
use crate::{moment, supply};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// Makes a release. `--program FILE` takes a program that is built already, `--output DIR` puts
/// everything elsewhere.
pub fn run_chore(args: &[String]) -> Result<(), String> {
    let mut built: Option<PathBuf> = None;
    let mut output = target().join("release-files");
    for pair in args.chunks(2) {
        let [name, value] = pair else { return Err(format!("{}: expected a path", pair[0])) };
        match name.as_str() {
            "--program" => built = Some(value.into()),
            "--output" => output = value.into(),
            other => return Err(format!("{other:?}: expected --program FILE or --output DIR")),
        }
    }
    let time = moment::of_release()?;
    let host = moment::host()?;
    let built = match built {
        Some(path) => path,
        None => program::build(time)?,
    };
    let program = program::Program::look_at(&built)?;
    let bill = supply::bill_of_materials()?;
    let contents = contents::of_release(&program, &notices::written()?, &bill)?;
    let name = format!("abecedar-{}-{host}", program.version);

    fs::create_dir_all(&output).map_err(|error| format!("{}: {error}", output.display()))?;
    let mut made = vec![
        put(&output, &format!("{name}.tar.gz"), &archive::pack(&contents, Some(&name), time)?)?,
        put(&output, &format!("abecedar-{}.cdx.json", program.version), bill.as_bytes())?,
    ];
    if cfg!(target_os = "linux") {
        let package = debian_package::DebianPackage::of(&program, &contents)?;
        made.push(put(&output, &package.file_name(), &package.pack(time)?)?);
    }
    made.sort();
    let sums: String = made.iter().map(|(name, sum)| format!("{sum}  {name}\n")).collect();
    put(&output, "SHA256SUMS", sums.as_bytes())?;
    print!("\nin {}:\n{sums}", output.display());
    Ok(())
}

/// Writes a file; gives its name and its sum.
fn put(folder: &Path, name: &str, bytes: &[u8]) -> Result<(String, String), String> {
    let path = folder.join(name);
    fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    let sum = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    Ok((name.to_owned(), sum))
}
