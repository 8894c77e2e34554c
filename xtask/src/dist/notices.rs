//! `NOTICES.txt`: the licences of everything inside the program, in their own words.

use crate::shell::root;
use crate::supply::{Graph, Page};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// How the names of such files begin.
const NAMES: [&str; 5] = ["LICEN", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

const HEAD: &str = "\
Abecedar contains the work of others. What follows are their notices and licences, in their own
words; where several packages have the same text it stands once, after their names. Word lists are
told of in lexicons/README.md and lexicons/licences.
";

/// Where a package has no text of its own.
const NO_TEXT: &str = "\
These packages are published without a text of their licence. Each is under the licence named after
it; the texts of the Apache License 2.0 and the MIT License stand above among others.
";

/// The texts, each once, after the names of those who use it.
pub fn written() -> Result<String, String> {
    let graph = Graph::read(&["--filter-platform", &crate::moment::host()?])?;
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    let mut without = Vec::new();
    for id in graph.linked_into("abecedar") {
        let package = &graph.packages[id];
        if !package.is_ours() {
            let licence = package.license.as_deref().unwrap_or_default();
            let name = format!("{} {} ({licence})", package.name, package.version);
            collect(&package.folder(), name, &mut texts, &mut without)?;
        }
    }
    let page = Page::read()?;
    for folder in &page.bundled {
        let package = &page.packages[folder];
        let licence = package.license.as_deref().unwrap_or_default();
        let (_, name) = folder.rsplit_once("node_modules/").unwrap_or(("", folder));
        let name = format!("{name} {} from npm ({licence})", package.version);
        collect(&root().join("web").join(folder), name, &mut texts, &mut without)?;
    }
    Ok(joined(texts, without))
}

fn collect(
    folder: &Path,
    name: String,
    texts: &mut BTreeMap<String, (String, Vec<String>)>,
    without: &mut Vec<String>,
) -> Result<(), String> {
    let unread = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = false;
    for entry in fs::read_dir(folder).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        let file = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if !path.is_file() || !NAMES.iter().any(|start| file.starts_with(start)) {
            continue;
        }
        let text = String::from_utf8_lossy(&fs::read(&path).map_err(unread)?).into_owned();
        // Where lines are broken makes no other licence of it.
        let key = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (_, names) = texts.entry(key).or_insert_with(|| (text, Vec::new()));
        names.push(name.clone());
        found = true;
    }
    if !found {
        without.push(name);
    }
    Ok(())
}

fn joined(texts: BTreeMap<String, (String, Vec<String>)>, mut without: Vec<String>) -> String {
    let rule = "-".repeat(80);
    let mut parts: Vec<(Vec<String>, String)> = texts
        .into_values()
        .map(|(text, mut names)| {
            names.sort();
            names.dedup();
            (names, text.replace("\r\n", "\n"))
        })
        .collect();
    parts.sort();
    let mut written = HEAD.to_owned();
    for (names, text) in parts {
        written += &format!("\n{rule}\n{}\n\n{}\n", names.join("\n"), text.trim());
    }
    if !without.is_empty() {
        without.sort();
        written += &format!("\n{rule}\n{NO_TEXT}\n{}\n", without.join("\n"));
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_inside_is_named_and_a_shared_text_stands_once() {
        let notices = written().unwrap();
        for name in ["tokio 1", "sqlx 0", "svelte 5", "@fontsource-variable/fraunces 5"] {
            assert!(notices.contains(&format!("\n{name}")), "{name}");
        }
        assert!(!notices.contains("\nproptest "));
        assert!(notices.contains("SIL OPEN FONT LICENSE"));
        assert_eq!(notices, written().unwrap());
    }
}
