//! Every dependency that a manifest declares is named in the sources beside it.

use super::cargo_packages::Graph;
use crate::files::below;
use crate::shell::root;
use std::collections::BTreeSet;
use std::fs;

/// Dependencies that no source of their package names, and those that the workspace pins for
/// nobody.
pub fn faults(graph: &Graph) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    let mut asked_for = BTreeSet::new();
    for package in graph.packages.values().filter(|package| package.is_ours()) {
        let words = words_of(package)?;
        for declared in &package.dependencies {
            let name = declared.rename.as_ref().unwrap_or(&declared.name);
            asked_for.insert(name.clone());
            if !words.contains(&name.replace('-', "_")) {
                faults.push(format!("{} declares {name} and does not name it", package.name));
            }
        }
    }
    for name in pinned()?.difference(&asked_for) {
        faults.push(format!("the workspace pins {name}, and no package asks for it"));
    }
    Ok(faults)
}

/// All words of a package's sources. Rough, and rough is enough: a name that stands in a comment
/// alone passes, but that is rare, and nothing that is used is ever reported.
fn words_of(package: &super::Package) -> Result<BTreeSet<String>, String> {
    let mut words = BTreeSet::new();
    for path in below(&package.folder())? {
        if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            let split = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.extend(split.filter(|word| !word.is_empty()).map(str::to_owned));
        }
    }
    Ok(words)
}

fn pinned() -> Result<BTreeSet<String>, String> {
    let text = fs::read_to_string(root().join("Cargo.toml"))
        .map_err(|error| format!("Cargo.toml: {error}"))?;
    let manifest: toml::Table =
        toml::from_str(&text).map_err(|error| format!("Cargo.toml: {error}"))?;
    let pinned = manifest["workspace"]["dependencies"].as_table();
    Ok(pinned.map(|table| table.keys().cloned().collect()).unwrap_or_default())
}
