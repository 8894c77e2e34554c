//! The packages of npm, and which of them become part of the page.

use crate::shell::root;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What `web/package-lock.json` pins, and what the page's sources ask for.
pub struct Page {
    /// By folder, as in the lock file: `node_modules/svelte`.
    pub packages: BTreeMap<String, NodePackage>,
    /// The names in `web/package.json`.
    pub asked_for: BTreeSet<String>,
    /// Folders of what is bundled into the page, with all that it names as its dependencies.
    pub bundled: BTreeSet<String>,
}

/// One package at one version.
#[derive(Deserialize, Clone, Debug)]
pub struct NodePackage {
    #[serde(default)]
    pub version: String,
    pub license: Option<String>,
    pub resolved: Option<String>,
    pub integrity: Option<String>,
    #[serde(default)]
    pub dependencies: BTreeMap<String, String>,
    #[serde(default, rename = "devDependencies")]
    tools: BTreeMap<String, String>,
}

impl Page {
    /// Reads the lock file and the sources.
    pub fn read() -> Result<Page, String> {
        #[derive(Deserialize)]
        struct Lock {
            packages: BTreeMap<String, NodePackage>,
        }
        let web = root().join("web");
        let path = web.join("package-lock.json");
        let unread = |error: String| format!("{}: {error}", path.display());
        let text = fs::read_to_string(&path).map_err(|error| unread(error.to_string()))?;
        let lock: Lock = serde_json::from_str(&text).map_err(|error| unread(error.to_string()))?;
        let mut packages = lock.packages;
        let own = packages.remove("").ok_or_else(|| unread("no package of our own".into()))?;
        let asked_for: BTreeSet<String> =
            own.dependencies.into_keys().chain(own.tools.into_keys()).collect();
        let mut bundled = BTreeSet::new();
        for name in imported(&web.join("src"))?.intersection(&asked_for) {
            reach(&packages, &format!("node_modules/{name}"), &mut bundled);
        }
        Ok(Page { packages, asked_for, bundled })
    }
}

/// The name of the package in a folder of the lock file.
pub fn name_of(folder: &str) -> &str {
    folder.rsplit_once("node_modules/").map_or(folder, |(_, name)| name)
}

fn reach(packages: &BTreeMap<String, NodePackage>, folder: &str, reached: &mut BTreeSet<String>) {
    let Some(package) = packages.get(folder) else { return };
    if !reached.insert(folder.to_owned()) {
        return;
    }
    for name in package.dependencies.keys() {
        // As node looks for it: in the package's own folder first, then further out.
        let near = format!("{folder}/node_modules/{name}");
        let found =
            if packages.contains_key(&near) { near } else { format!("node_modules/{name}") };
        reach(packages, &found, reached);
    }
}

/// Every package that a source of the page names in an import, tests not counted.
fn imported(folder: &Path) -> Result<BTreeSet<String>, String> {
    let mut names = BTreeSet::new();
    for path in crate::files::below(folder)? {
        let name = path.to_string_lossy();
        let source = [".ts", ".svelte", ".css"].iter().any(|ending| name.ends_with(ending));
        if source && !name.ends_with(".test.ts") {
            let text = fs::read_to_string(&path).map_err(|error| unread(&path, &error))?;
            names.extend(packages_named(&text));
        }
    }
    Ok(names)
}

fn unread(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// What stands in quotes after `from`, `import`, `import(` or `url(`, cut to the package's name.
fn packages_named(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for start in ["from ", "import ", "import(", "url("] {
        for rest in text.split(start).skip(1) {
            let Some(quote) = rest.chars().next().filter(|c| matches!(c, '\'' | '"')) else {
                continue;
            };
            let Some((said, _)) = rest[1..].split_once(quote) else { continue };
            let parts = if said.starts_with('@') { 2 } else { 1 };
            names.insert(said.split('/').take(parts).collect::<Vec<_>>().join("/"));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_found_in_every_form() {
        let text = "import { a } from 'svelte/motion'; import('uqr'); import \"@scope/pack/x.css\";
            src: url('@fontsource-variable/fraunces/files/f.woff2')";
        let names: Vec<String> = packages_named(text).into_iter().collect();
        assert_eq!(names, ["@fontsource-variable/fraunces", "@scope/pack", "svelte", "uqr"]);
    }

    #[test]
    fn the_page_has_its_framework_and_fonts_and_no_tools() {
        let page = Page::read().unwrap();
        for inside in ["svelte", "@fluent/bundle", "@fontsource-variable/fraunces", "uqr"] {
            assert!(page.bundled.contains(&format!("node_modules/{inside}")), "{inside}");
        }
        for outside in ["vite", "eslint", "@playwright/test"] {
            assert!(!page.bundled.contains(&format!("node_modules/{outside}")), "{outside}");
        }
    }
}
