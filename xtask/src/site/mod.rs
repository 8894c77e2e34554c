//! `cargo xtask docs`: the documentation as a site, in `target/site`.
//!
//! `docs/site.toml` says which pages there are and in which order; the pages are the Markdown files
//! that one also reads in the repository, and the rules of the games, which come from the same texts
//! as those in the program. The site needs no server: it can be opened from the disk.

mod frame;
mod links;
mod markdown;
mod plan;
mod quoted;
mod rules;
mod search;

use crate::files::below;
use crate::shell::{root, target};
use links::Target;
use plan::Plan;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What every page needs beside it.
const ALONGSIDE: [(&str, &str); 2] =
    [("site.css", include_str!("site.css")), ("site.js", include_str!("site.js"))];

/// Writes the site; `--output DIR` puts it elsewhere.
pub fn run_chore(args: &[String]) -> Result<(), String> {
    let output = match args {
        [] => target().join("site"),
        [name, folder] if name == "--output" => PathBuf::from(folder),
        _ => return Err("docs: expected nothing or --output DIR".into()),
    };
    let faults = faults()?;
    if !faults.is_empty() {
        return Err(format!("docs:\n  {}", faults.join("\n  ")));
    }
    let files = made()?;
    for (name, bytes) in &files {
        let path = output.join(name);
        let unwritten = |error: std::io::Error| format!("{}: {error}", path.display());
        fs::create_dir_all(path.parent().unwrap_or(&output)).map_err(unwritten)?;
        fs::write(&path, bytes).map_err(unwritten)?;
    }
    println!("{} files; begin with {}", files.len(), output.join("index.html").display());
    Ok(())
}

/// All files of the site by their names.
fn made() -> Result<Vec<(String, Vec<u8>)>, String> {
    let plan = Plan::read()?;
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let mut copied = BTreeSet::new();
    let mut index = Vec::new();
    for page in plan.pages() {
        let html = markdown::to_html(&page.text, |link| {
            match links::resolve(&page.source, link, &plan)? {
                Target::Elsewhere(address) | Target::Page(address) => Ok(address),
                Target::File(path) => {
                    copied.insert(path.clone());
                    Ok(format!("files/{path}"))
                }
            }
        })?;
        index.extend(search::entries(page, &html));
        files.push((page.output.clone(), frame::around(page, &html, &plan).into_bytes()));
    }
    files.push(("search.js".into(), search::written(&index)?.into_bytes()));
    for (name, text) in ALONGSIDE {
        files.push((name.into(), text.into()));
    }
    for path in copied {
        let bytes = fs::read(root().join(&path)).map_err(|error| format!("{path}: {error}"))?;
        files.push((format!("files/{path}"), bytes));
    }
    Ok(files)
}

/// Links of any Markdown file that lead nowhere, and examples that are not as they are quoted.
fn faults() -> Result<Vec<String>, String> {
    let plan = Plan::read()?;
    let mut faults = Vec::new();
    for source in markdown_files()? {
        let text = fs::read_to_string(root().join(&source))
            .map_err(|error| format!("{source}: {error}"))?;
        for link in markdown::links(&text) {
            if let Err(fault) = links::resolve(&source, &link, &plan) {
                faults.push(fault);
            }
        }
        faults.extend(quoted::faults(&source, &text)?);
    }
    Ok(faults)
}

/// Every Markdown file of ours, by its path from the root.
fn markdown_files() -> Result<Vec<String>, String> {
    let top = root().canonicalize().map_err(|error| error.to_string())?;
    let mut files = vec!["README.md".into(), "CONTRIBUTING.md".into(), "CHANGELOG.md".into()];
    for folder in ["docs", "crates", "lexicons"] {
        for path in below(&top.join(folder))? {
            if path.extension().is_some_and(|ending| ending == "md") {
                files.push(from_root(&top, &path));
            }
        }
    }
    Ok(files)
}

fn from_root(top: &Path, path: &Path) -> String {
    path.strip_prefix(top).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_link_of_the_documentation_leads_somewhere() {
        assert_eq!(faults().unwrap(), Vec::<String>::new());
    }

    #[test]
    fn every_link_of_the_site_leads_to_one_of_its_files() {
        let files = made().unwrap();
        let names: BTreeSet<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        let mut seen = 0;
        for (page, bytes) in files.iter().filter(|(name, _)| name.ends_with(".html")) {
            let html = String::from_utf8_lossy(bytes);
            for part in html.split(" href=\"").chain(html.split(" src=\"")).skip(1) {
                let Some((link, _)) = part.split_once('"') else { continue };
                if link.contains("://") || link.starts_with('#') || part.starts_with('<') {
                    continue;
                }
                let name = link.split('#').next().unwrap_or(link);
                assert!(names.contains(name), "{page}: {link}");
                seen += 1;
            }
        }
        assert!(seen > 1000, "only {seen} links");
    }

    #[test]
    fn the_rules_are_there_in_five_languages() {
        let files = made().unwrap();
        for language in ["pt", "fr", "ro", "es", "en"] {
            let name = format!("rules-classic-{language}.html");
            let (_, bytes) = files.iter().find(|(found, _)| *found == name).unwrap();
            let html = String::from_utf8_lossy(bytes);
            assert!(html.contains(&format!("lang=\"{language}\"")), "{name}");
            assert!(html.contains("SC-28") && html.contains("TREINO"), "{name}");
        }
    }
}
